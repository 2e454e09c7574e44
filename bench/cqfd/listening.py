"""What the expert's questions betray to one who knows exactly how it plays."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from perspicace.bots.cqfd.expert import OWN_HAND_FROM, UNREAD
from perspicace.bots.cqfd.reader import read
from perspicace.bots.cqfd.relabel import order_of, relabelled, relabelled_lines
from perspicace.deduce.splits import Answers, ideal_depths
from perspicace.deduce.worlds import Floats, Indices, effective_count, heaviest
from perspicace.games.cqfd.analysis import (
    ANSWERS,
    HANDS,
    answers,
    counts,
    place,
    ways,
    weights,
)
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

_DEPTHS = ideal_depths(7, len(HANDS))
_DOUBT = 0.02
"""The expert's reading differs a little with the random order of ranks, unknown to the other."""

_SUPPORT = 48
"""Hands that weigh in the expert's choice. It counts a few more, which hardly ever matter."""


@lru_cache(maxsize=1 << 10)
def betrayed(
    asked: tuple[Line, ...], heard: tuple[Line, ...], question: Counts, hands: tuple[int, ...]
) -> Floats | None:
    """How likely the expert asks this from each of these hands; None if they are all alike.

    `asked` and `heard` are the expert's sheet and the other's when it asked.
    """
    order = order_of([line.question for line in (*asked, *heard)])
    mine, his = relabelled_lines(asked, order), relabelled_lines(heard, order)
    reading = read(mine, his)
    worlds = weights(None, mine) if reading.discreet >= UNREAD else reading.worlds
    if effective_count(worlds) > OWN_HAND_FROM:
        return None
    own = counts()[list(hands)][:, order]
    live = heaviest(worlds, _SUPPORT)
    held = ways(own, counts()[live]) * (worlds[live] / weights(None, ())[live])
    held /= np.maximum(held.sum(axis=1, keepdims=True), 1e-12)
    distinct, which = np.unique(held.round(9), axis=0, return_inverse=True)
    shares = _choice(distinct, live, place(relabelled(question, order)), worlds)
    likelihood: Floats = shares[which.reshape(-1)] + _DOUBT / len(HANDS)
    return likelihood


def _choice(held: Floats, live: Indices, question: int, worlds: Floats) -> Floats:
    """The chance, for each row of weights, that the expert picks this question."""
    given = answers()[live]
    code = np.random.default_rng(0).integers(1 << 60, size=len(live)) @ given.astype(np.int64)
    _, kinds, kind = np.unique(code, return_index=True, return_inverse=True)
    cost = _charges(held, given[:, kinds])
    every = cost[:, kind]
    every[:, live] -= held
    best = every <= every.min(axis=1, keepdims=True) + 1e-9
    may_be_it = np.zeros(len(HANDS), dtype=bool)
    may_be_it[live] = True
    inside = best & may_be_it
    inside[:, live] &= held > 0
    chosen = np.where(inside.any(axis=1, keepdims=True), inside, best)
    share: Floats = chosen[:, question] / chosen.sum(axis=1)
    return share


def _charges(held: Floats, given: Answers) -> Floats:
    """As `charge` of the package, for several rows of weights at once."""
    rows, questions = len(held), given.shape[1]
    heaviest_first = np.argsort(-held, axis=1, kind="stable")
    seen = np.zeros(rows * questions * ANSWERS, dtype=np.int32)
    first = np.arange(rows * questions).reshape(rows, questions) * ANSWERS
    total = np.zeros((rows, questions))
    for step in range(held.shape[1]):
        world = heaviest_first[:, step]
        weight = held[np.arange(rows), world]
        if not weight.any():
            break
        at = first + given[world]
        before = seen.take(at)
        total += weight[:, None] * _DEPTHS.take(before)
        seen[at] = before + 1
    return total
