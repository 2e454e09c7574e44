"""Kinds of askers: how likely is a question, from each hand that the asker may hold?

Each kind is a rough picture of a player, and a picture is enough: it only has to tell the hands
apart that such a player would ask from.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final

import numpy as np

from perspicace.deduce.worlds import Floats, Indices
from perspicace.games.cqfd.analysis import HANDS, counts, place, weights
from perspicace.games.cqfd.rules import COPIES
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

from .doubt import Doubt, doubt
from .relabel import alike, namings, order_of, relabelled_lines, restored
from .tree import question_by_sheet

_KEENNESS: Final = (100.0, 25.0)
"""How much a curious asker prefers a question, by bits of doubt it clears: one sharp, one lax."""
_SLIP: Final = 0.1
"""How often a candid asker says what cannot be."""
_BY_THE_TREE: Final = 0.6
"""How many of the discreet ask like the expert, question by question."""

TELLING: Final = len(_KEENNESS) + 1
"""Kinds of askers whose questions tell something."""


def likelihoods(before: Sequence[Line], question: Counts, hands: Indices) -> tuple[Floats, float]:
    """How likely the question is: for each telling kind and hand, and for a discreet asker."""
    seen = doubt(before, question, hands)
    curious = [_curious(seen, keenness) for keenness in _KEENNESS]
    telling = np.array([_candid(before, question, hands, seen), *(kind[:-1] for kind in curious)])
    return telling, _discreet(before, question, [float(kind[-1]) for kind in curious])


def _candid(before: Sequence[Line], question: Counts, hands: Indices, seen: Doubt) -> Floats:
    """Asks what could be the other's hand, as far as his own cards and the answers tell."""
    free = COPIES - counts()[hands]
    fits_own = (np.array(question, dtype=np.uint8) <= free).all(axis=1)
    fits_sheet = weights(None, before)[place(question)] > 0
    fitting = np.maximum(seen.fitting[seen.row[:-1]], 1.0)
    likelihood: Floats = (1 - _SLIP) * (fits_own & fits_sheet) / fitting + _SLIP / len(HANDS)
    return likelihood


def _curious(seen: Doubt, keenness: float) -> Floats:
    """Asks what clears most doubt, as far as his own cards and the answers tell."""
    best = seen.instead.max(axis=1)
    asked = np.exp(keenness * (seen.asked - best[seen.row]))
    every = np.exp(keenness * (seen.instead - best[:, None])).mean(axis=1) * len(HANDS)
    likelihood: Floats = asked / np.maximum(every[seen.row], asked)
    return likelihood


def _discreet(before: Sequence[Line], question: Counts, cleared: Sequence[float]) -> float:
    """Asks by the sheet alone: any question, a good one, or the very one the expert would ask.

    `cleared` are the likelihoods of curious askers who look away from their cards.
    """
    same = _like_the_expert(before, question) / namings(_questions(before), question)
    return _BY_THE_TREE * same + (1 - _BY_THE_TREE) * mean([1 / len(HANDS), *cleared])


def _like_the_expert(before: Sequence[Line], question: Counts) -> bool:
    """Is this, like all earlier questions, what the expert would ask, but for names of ranks?"""
    if before and not _like_the_expert(before[:-1], before[-1].question):
        return False
    order = order_of(_questions(before))
    expert = question_by_sheet(relabelled_lines(before, order))
    return alike(_questions(before), question, restored(expert, order))


def _questions(lines: Sequence[Line]) -> list[Counts]:
    return [line.question for line in lines]
