"""How much doubt a question clears, seen from each hand that its asker may hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
import numpy as np

from perspicace.deduce.worlds import Floats, Indices, entropy, heaviest
from perspicace.games.cqfd.analysis import (
    ANSWERS,
    HANDS,
    answers,
    counts,
    place,
    places,
    ways,
    weights,
)
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

_WORLDS: Final = 256
"""A picture of a player does not need all worlds, nor all questions he could have asked instead."""
_INSTEAD: Final = np.arange(11, len(HANDS), 48)
_NO_CARDS: Final = np.zeros((1, 8), dtype=np.uint8)


class Doubt(msgspec.Struct, frozen=True):
    """For each hand, and at last for an asker who looks away from his cards."""

    asked: Floats
    """Bits of doubt that the question clears."""
    instead: Floats
    """Bits cleared by a fair sample of all questions. One row may stand for several hands."""
    row: Indices
    """The row of each hand."""
    fitting: Floats
    """How many hands could be the other's, by row."""


def doubt(before: Sequence[Line], question: Counts, hands: Indices) -> Doubt:
    """`before` are the asker's earlier questions with their answers."""
    return _later(before, question, hands) if before else _at_first(question, hands)


def _later(before: Sequence[Line], question: Counts, hands: Indices) -> Doubt:
    likely = weights(None, before)
    live = heaviest(likely, _WORLDS)
    worlds = ways(np.concatenate([counts()[hands], _NO_CARDS]), counts()[live])
    bits = _bits(worlds, np.append(_INSTEAD, place(question)), live)
    fitting = np.count_nonzero(worlds, axis=1) * (np.count_nonzero(likely) / len(live))
    return Doubt(bits[:, -1], bits[:, :-1], np.arange(len(bits)), fitting)


def _at_first(question: Counts, hands: Indices) -> Doubt:
    """Exact, since before the first answer only the shape of a hand counts."""
    bits, fitting, shape_of = _first()
    own = counts()[hands]
    order = np.argsort(own, axis=1, kind="stable")[:, ::-1]
    shape = shape_of[places(np.take_along_axis(own, order, axis=1))]
    row = np.append(shape, len(bits) - 1)
    seen = np.append(places(np.array(question, dtype=np.uint8)[order]), place(question))
    return Doubt(bits[row, seen], bits, row, fitting)


@cache
def _first() -> tuple[Floats, Floats, Indices]:
    """Bits cleared by each first question, and hands that fit, for each shape of hand and at last
    for no hand; and the row of each shape."""
    shapes = [n for n, hand in enumerate(HANDS) if list(hand) == sorted(hand, reverse=True)]
    worlds = ways(np.concatenate([counts()[shapes], _NO_CARDS]), counts())
    every = np.arange(len(HANDS))
    shape_of = np.zeros(len(HANDS), dtype=np.intp)
    shape_of[shapes] = np.arange(len(shapes))
    return _bits(worlds, every, every), np.count_nonzero(worlds, axis=1).astype(float), shape_of


def _bits(worlds: Floats, questions: Indices, live: Indices) -> Floats:
    """Bits of doubt that each question clears for each row of worlds."""
    rows = worlds.astype(np.float32)
    rows /= np.maximum(rows.sum(axis=1, keepdims=True), 1e-9)
    given = answers()[np.ix_(live, questions)]
    shares = np.stack([rows @ (given == n).astype(np.float32) for n in range(ANSWERS)], axis=-1)
    return entropy(shares)
