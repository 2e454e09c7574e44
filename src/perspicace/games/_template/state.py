"""The state of a game: data, and nothing that changes it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from perspicace.kernel.contract import Millis
from perspicace.kernel.seats import Seat

from .options import Options

Cards = tuple[int, ...]
"""Card values in rising order."""

ASIDE: Final = 3
"""Cards that are dealt to nobody."""


class Phase(StrEnum):
    DEAL = "deal"
    PICK = "pick"
    BELL = "bell"
    OVER = "over"


class Trick(msgspec.Struct, frozen=True):
    """Cards turned up together, a card a seat, and who scored."""

    cards: Cards
    winner: Seat
    bell: Seat | None = None


class State(msgspec.Struct, frozen=True):
    options: Options
    aside: Cards
    """What has not been dealt: the whole pack at first, then the cards that nobody sees."""
    hands: tuple[Cards, ...]
    picks: tuple[int | None, ...]
    """The card each seat has laid face down, if it has."""
    phase: Phase = Phase.DEAL
    tricks: tuple[Trick, ...] = ()
    bell_since: Millis = 0
    """When the bell was last put on the table."""


def pack(options: Options, seats: int) -> Cards:
    return tuple(range(1, options.cards * seats + ASIDE + 1))


def points(tricks: tuple[Trick, ...], seats: int) -> tuple[int, ...]:
    """A point for each trick won and a point for each bell."""
    scorers = [seat for trick in tricks for seat in (trick.winner, trick.bell)]
    return tuple(scorers.count(Seat(seat)) for seat in range(seats))
