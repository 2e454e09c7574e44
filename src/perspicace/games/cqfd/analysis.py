"""What can be known of the other hand, from one's own hand and the answers heard.

Hands and legal questions are the same 3,088 sets of seven cards: the 56 hands over two ranks could
not be named (R3) and are never dealt (J2). Everything here is exact. A `hand` of None stands for
an onlooker, who holds no cards and only hears the questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache, lru_cache
from math import comb
from random import Random
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from perspicace.deduce.splits import Answers, answer_weights, charge, ideal_depths
from perspicace.deduce.worlds import Floats, Indices, heaviest, normalised
from perspicace.kernel.offers import Counts, all_hands

from .rules import ANY_HAND, COPIES, HAND
from .state import Line, State

ANSWERS: Final = HAND + 1
"""An answer is 0 to 7."""

HANDS: Final = all_hands(ANY_HAND)
_PLACES: Final = {hand: place for place, hand in enumerate(HANDS)}
_DIGITS: Final = (COPIES + 1) ** np.arange(len(HANDS[0]))
_CHOICES: Final = np.array(
    [[comb(free, n) for n in range(COPIES + 1)] for free in range(COPIES + 1)], dtype=np.float64
)
_DEPTHS: Final = ideal_depths(HAND, len(HANDS))


class Reason(StrEnum):
    """Why a question is the best one."""

    CERTAIN = "certain"  # only one hand is left: this one
    MAY_BE_IT = "may-be-it"  # splits best, and may itself be the hand
    SPLITS = "splits"  # cannot be the hand, but splits what is left best


class Advice(msgspec.Struct, frozen=True):
    """A question, and what asking it promises."""

    question: Counts
    reason: Reason
    possible: int
    """Possible hands now."""
    left: float
    """Possible hands left on average after the answer."""
    wins: float
    """Chance that it is the hand."""


class Verdict(msgspec.Struct, frozen=True):
    """One question of a finished deal, looked at afterwards."""

    before: int
    after: int
    asked: Advice
    best: Advice


class DealReview(msgspec.Struct, frozen=True):
    """A finished deal: the verdicts on the questions of each seat."""

    seats: tuple[tuple[Verdict, ...], tuple[Verdict, ...]]


class Findings(msgspec.Struct, frozen=True):
    """A finished game, looked at afterwards."""

    deals: tuple[DealReview, ...]


def place(hand: Counts) -> int:
    """The index of a hand in HANDS, and of the same question."""
    return _PLACES[hand]


def places(hands: NDArray[np.uint8]) -> Indices:
    """The same for hands as rows of an array."""
    found: Indices = _places_by_code()[hands @ _DIGITS]
    return found


@cache
def counts() -> NDArray[np.uint8]:
    """HANDS as an array, a row each."""
    return _sealed(np.array(HANDS, dtype=np.uint8))


@cache
def answers() -> Answers:
    """`answers()[hand, question]`, by index. It is symmetric."""
    hands = counts()
    table = np.zeros((len(hands), len(hands)), dtype=np.uint8)
    for rank in range(hands.shape[1]):
        column = hands[:, rank]
        table += np.minimum(column[:, None], column[None, :])
    return _sealed(table)


def ways(own: NDArray[np.uint8], other: NDArray[np.uint8]) -> Floats:
    """In how many ways each `other` hand (a row each) can be dealt when `own` is held."""
    total = np.ones((len(own), len(other)))
    for rank in range(own.shape[1]):
        total *= _CHOICES[COPIES - own[:, rank]].take(other[:, rank], axis=1)
    return total


def weights(hand: Counts | None, lines: Sequence[Line]) -> Floats:
    """The weight of each hand of HANDS, zero where an answer or one's own cards rule it out."""
    worlds = _dealt(hand).copy()
    for line in lines:
        worlds *= answers()[place(line.question)] == line.answer
    return worlds


def count_possible(hand: Counts | None, lines: Sequence[Line]) -> int:
    """How many hands the other may hold."""
    return int(np.count_nonzero(weights(hand, lines)))


def counts_still_possible(hand: Counts | None, lines: Sequence[Line]) -> frozenset[tuple[int, int]]:
    """Each rank with each number of its cards that the other may hold."""
    live = counts()[np.flatnonzero(weights(hand, lines))]
    return frozenset(
        (rank, n) for rank in range(live.shape[1]) for n in set(live[:, rank].tolist())
    )


def draw_hand(hand: Counts | None, lines: Sequence[Line], rng: Random) -> Counts | None:
    """A hand that the other may hold, drawn by its odds; None if no hand fits."""
    worlds = weights(hand, lines)
    return rng.choices(HANDS, worlds.tolist())[0] if worlds.any() else None


def certainty(hand: Counts | None, lines: Sequence[Line]) -> tuple[int, ...]:
    """How many hands were possible before the first question and after each one."""
    return tuple(count_possible(hand, lines[:asked]) for asked in range(len(lines) + 1))


def further_questions(worlds: Floats, live: Indices) -> Floats:
    """For each question, how many more an ideal questioner would need after it, on average.

    `live` are the worlds that count, heaviest first.
    """
    shares = normalised(worlds[live])
    total = charge(answers()[live], shares, ANSWERS, _DEPTHS)
    total[live] -= shares  # who asks the hand itself has found it
    return total


def best_question(hand: Counts | None, lines: Sequence[Line]) -> Advice:
    """The question that leaves least to ask if all goes ideally.

    Of equals, first one that may be the hand, then the first in rank order.
    """
    worlds = weights(hand, lines)
    further = further_questions(worlds, heaviest(worlds, len(HANDS)))
    return _advice(int(best_of(further, worlds)[0]), worlds)


def review(hand: Counts | None, lines: Sequence[Line]) -> tuple[Verdict, ...]:
    """Each question asked, beside the best one at that moment."""
    known = certainty(hand, lines)
    return tuple(
        Verdict(
            before=known[n],
            after=known[n + 1],
            asked=_advice(place(line.question), weights(hand, lines[:n])),
            best=best_question(hand, lines[:n]),
        )
        for n, line in enumerate(lines)
    )


def findings(state: State) -> Findings:
    """Every question of a finished game beside the best one."""
    return Findings(
        tuple(
            DealReview(
                (review(deal.hands[0], deal.sheets[0]), review(deal.hands[1], deal.sheets[1]))
            )
            for deal in state.past
        )
    )


def best_of(further: Floats, worlds: Floats) -> Indices:
    """All questions as good as the best; if some of them may be the hand, only those."""
    best = np.flatnonzero(further <= further.min() + 1e-9)
    may_be_it = best[worlds[best] > 0]
    return may_be_it if may_be_it.size else best


@lru_cache(maxsize=256)
def _dealt(hand: Counts | None) -> Floats:
    own = np.array([hand or (0,) * len(HANDS[0])], dtype=np.uint8)
    dealt: Floats = ways(own, counts())[0]
    return dealt


@cache
def _places_by_code() -> Indices:
    table = np.zeros((COPIES + 1) ** len(HANDS[0]), dtype=np.intp)
    table[counts() @ _DIGITS] = np.arange(len(HANDS))
    return table


def _advice(question: int, worlds: Floats) -> Advice:
    live = np.flatnonzero(worlds)
    shares = normalised(worlds[live])
    column = answers()[live][:, [question]]
    chance = answer_weights(column, shares, ANSWERS)[0]
    left = answer_weights(column, np.ones(len(live)), ANSWERS)[0]
    wins = float(chance[HAND])
    if len(live) == 1 and wins:
        reason = Reason.CERTAIN
    else:
        reason = Reason.MAY_BE_IT if wins else Reason.SPLITS
    return Advice(HANDS[question], reason, len(live), float(chance @ left), wins)


def _sealed(table: NDArray[np.uint8]) -> NDArray[np.uint8]:
    table.setflags(write=False)
    return table
