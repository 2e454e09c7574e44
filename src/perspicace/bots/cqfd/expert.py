"""The expert: asks well, betrays little, and reads what the other betrays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from perspicace.deduce.worlds import Floats, Indices, effective_count, heaviest
from perspicace.games.cqfd.analysis import (
    HANDS,
    best_of,
    count_possible,
    further_questions,
    weights,
)
from perspicace.games.cqfd.rules import HAND, QUESTIONS
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

from .manner import Choice, Situation
from .reader import read
from .relabel import order_of, relabelled, relabelled_lines, restored
from .tree import question_by_sheet

OWN_HAND_FROM: Final = 10.0
"""With so few hands left it looks at its own cards: what that betrays comes too late to be used."""
UNREAD: Final = 0.35
"""Who is this surely discreet is not read."""
_BREADTH: Final = 256
"""Hands that count in choosing a question, heaviest first, when the sheet alone does not choose."""


def choose(situation: Situation, memory: bytes, rng: Random) -> Choice:
    question = question_for(situation.hand, situation.asked, situation.heard, rng)
    left = count_possible(None, situation.asked)
    return Choice(question, pause=rng.uniform(1.5, 3.0) + 0.2 * left.bit_length())


def question_for(hand: Counts, asked: Sequence[Line], heard: Sequence[Line], rng: Random) -> Counts:
    """The expert's question. It depends on the hand only when few are left for the other."""
    order = order_of([line.question for line in (*asked, *heard)], rng)
    mine, his = relabelled_lines(asked, order), relabelled_lines(heard, order)
    reading = read(mine, his)
    last = len(asked) == QUESTIONS - 1 or any(line.answer == HAND for line in heard)
    unread = reading.discreet >= UNREAD
    worlds = weights(None, mine) if unread else reading.worlds
    if last or effective_count(worlds) <= OWN_HAND_FROM:
        best = last_questions(relabelled(hand, order), worlds, guess=last)
        return restored(HANDS[rng.choice(best.tolist())], order)
    if unread:
        order = order_of([line.question for line in asked], rng)
        return restored(question_by_sheet(relabelled_lines(asked, order)), order)
    return restored(_question_by_reading(mine, his), order)


def last_questions(hand: Counts, worlds: Floats, *, guess: bool = False) -> Indices:
    """The best questions when few hands are left, one's own cards counted in.

    With `guess` there is no other question to come: all that counts is to name the hand.
    """
    held = worlds * weights(hand, ()) / weights(None, ())
    if guess:
        return np.flatnonzero(held >= held.max() * (1 - 1e-9))
    return best_of(further_questions(held, heaviest(held, _BREADTH)), held)


@lru_cache(maxsize=1 << 12)
def _question_by_reading(asked: tuple[Line, ...], heard: tuple[Line, ...]) -> Counts:
    worlds = read(asked, heard).worlds
    further = further_questions(worlds, heaviest(worlds, _BREADTH))
    return HANDS[int(best_of(further, worlds)[0])]
