"""What the three bots have in common at the table: they ask, or they are ready."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

import msgspec

from perspicace.games.cqfd.moves import Ask, Ready
from perspicace.games.cqfd.state import Line
from perspicace.games.cqfd.view import View
from perspicace.kernel.bot import Decision
from perspicace.kernel.offers import Counts, Offer

_READY_AFTER = (1.5, 4.0)
_OPENS_WITHIN = 2.5
"""Seconds: there is little to think about yet, and the other has only just sat down."""


class Situation(msgspec.Struct, frozen=True):
    """What a bot knows when it must ask."""

    hand: Counts
    asked: tuple[Line, ...]
    heard: tuple[Line, ...]


class Choice(msgspec.Struct, frozen=True):
    """A question, what to remember, and the seconds a person would have thought about it."""

    question: Counts
    pause: float
    memory: bytes = b""


class Chooser(Protocol):
    def __call__(self, situation: Situation, memory: bytes, rng: Random) -> Choice: ...


class Asker(msgspec.Struct, frozen=True):
    """A bot around a way to choose questions."""

    choose: Chooser

    def decide(self, view: View, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        if view.hand is None or not any(offer.verb == "ask" for offer in offers):
            return Decision(Ready(), pause=rng.uniform(*_READY_AFTER))
        situation = Situation(view.hand, view.sheets[view.seat], view.sheets[1 - view.seat])
        choice = self.choose(situation, memory, rng)
        pause = choice.pause if situation.asked else min(choice.pause, _OPENS_WITHIN)
        return Decision(Ask(choice.question), choice.memory, pause)
