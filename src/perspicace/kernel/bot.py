"""Bots sit at the table: they get what a player gets, and answer with a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import msgspec

from .moves import Move
from .offers import Offer


class Decision(msgspec.Struct, frozen=True):
    """A move, what the bot wants to remember, and how long a person would have thought."""

    move: Move
    memory: bytes = b""
    pause: float = 0.0


class Bot(Protocol):
    """One way of playing one game. A bot keeps nothing between calls: what it wants to remember it
    hands back as `memory`, and finds again at its next decision, even after a restart. The
    generator is its only source of chance."""

    def decide(
        self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random
    ) -> Decision: ...
