"""The beginner: asks whatever could be the hand, and forgets some of the answers."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from perspicace.games.cqfd.analysis import HANDS, weights
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

from .manner import Choice, Situation

_FORGETS: Final = 0.1
"""Chance, turn by turn, that an older answer slips his mind. The last one never does."""
_PAUSE: Final = (4.0, 11.0)


def choose(situation: Situation, memory: bytes, rng: Random) -> Choice:
    asked = situation.asked
    forgotten = _forgotten(len(asked), memory, rng)
    kept = [line for number, line in enumerate(asked) if number not in forgotten]
    return Choice(
        question=rng.choice(_could_be(situation, kept)),
        pause=rng.uniform(*_PAUSE),
        memory=msgspec.json.encode(sorted(forgotten)),
    )


def _forgotten(lines: int, memory: bytes, rng: Random) -> set[int]:
    """What was forgotten stays so within a deal, and older lines may follow."""
    before = set(msgspec.json.decode(memory, type=list[int])) if memory and lines else set()
    return before | {line for line in range(lines - 1) if rng.random() < _FORGETS}


def _could_be(situation: Situation, kept: list[Line]) -> list[Counts]:
    """Any hand that fits what is remembered; nobody repeats a question that is on his sheet."""
    known = {line.question for line in situation.asked}
    fits = weights(situation.hand, kept)
    return [HANDS[n] for n in fits.nonzero()[0].tolist() if HANDS[n] not in known]
