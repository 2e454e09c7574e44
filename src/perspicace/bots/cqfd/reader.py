"""Reading the other player: his questions were asked from a hand, and may betray it.

He is one of a few kinds of askers, and which one is learnt from the same questions. The discreet
kind betrays nothing, so reading never rules a hand out, and a player who only pretends to be
readable can mislead by little.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
import numpy as np

from perspicace.deduce.worlds import Floats, heaviest, normalised
from perspicace.games.cqfd.analysis import weights
from perspicace.games.cqfd.state import Line

from .askers import TELLING, likelihoods

DISCREET: Final = 0.6
"""How many players, before the first question, are taken for discreet."""
_FOCUS: Final = 160
"""So many hands, the likeliest, are told apart; the rest is held for asked by a discreet player."""

_BELIEVED: Final = 0.9
"""Who seems so discreet after two questions is not listened to any further."""

_RESERVE: Final = 0.6
"""However telling his questions, this much is held back: he may be an impostor."""


class Reading(msgspec.Struct, frozen=True):
    worlds: Floats
    """Weights of the hands he may hold, by both sheets and for who holds no cards. Shared: only to
    be read."""
    discreet: float
    """How likely it is that his questions say nothing."""


@lru_cache(maxsize=512)
def read(asked: tuple[Line, ...], heard: tuple[Line, ...]) -> Reading:
    """`asked` are one's own questions, `heard` the other's."""
    worlds = weights(None, asked)
    if not heard:
        return Reading(worlds, discreet=1.0)
    silent = DISCREET
    told = np.full((TELLING, len(worlds)), (1 - DISCREET) / TELLING)
    focus = heaviest(worlds, len(worlds))
    for turn, line in enumerate(heard):
        if turn:
            focus = heaviest(worlds * told.sum(axis=0), _FOCUS)
        telling, unmoved = likelihoods(heard[:turn], line.question, focus)
        silent *= unmoved
        kept = np.zeros_like(told)
        kept[:, focus] = told[:, focus] * telling
        told = kept
        read = worlds * (silent + told.sum(axis=0))
        discreet = silent * float(worlds.sum()) / float(read.sum())
        if turn and discreet > _BELIEVED:
            break
    return Reading(_RESERVE * normalised(worlds) + (1 - _RESERVE) * normalised(read), discreet)
