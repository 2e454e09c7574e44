"""The regular: never asks against the answers, but thinks of a few questions only."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from perspicace.deduce.splits import answer_weights
from perspicace.games.cqfd.analysis import ANSWERS, HANDS, answers, weights

from .manner import Choice, Situation

_BREADTH: Final = 2
"""Questions that come to mind, each of which could be the hand."""
_WORLDS: Final = 12
"""Hands held against each other to judge them."""


def choose(situation: Situation, memory: bytes, rng: Random) -> Choice:
    fits = np.flatnonzero(weights(situation.hand, situation.asked)).tolist()
    ideas = rng.sample(fits, min(_BREADTH, len(fits)))
    against = rng.sample(fits, min(_WORLDS, len(fits)))
    given = answers()[np.ix_(against, ideas)]
    together = (answer_weights(given, np.ones(len(against)), ANSWERS) ** 2).sum(axis=1)
    pause = rng.uniform(3.0, 5.0) + 0.5 * len(fits).bit_length()
    return Choice(HANDS[ideas[int(together.argmin())]], pause)
