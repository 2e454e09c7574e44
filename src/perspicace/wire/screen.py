"""The screen: everything that one viewer may know of a table, built from nothing for him."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from perspicace.kernel.contract import Outcome
from perspicace.kernel.moves import Event
from perspicace.kernel.offers import Offer
from perspicace.kernel.seats import Seat

Phase = Literal["gathering", "playing", "over"]


class Person(msgspec.Struct, frozen=True):
    """Who sits on a chair, as all may see it."""

    name: str
    face: str
    bot: str | None
    """The level of the bot that plays here: seated as one, or standing in for who is away."""
    away: bool
    """A player of flesh whose screen is not connected."""


class Clock(msgspec.Struct, frozen=True):
    """Time to think: a bank for each seat in milliseconds, as it stood at table time `at`."""

    bank: tuple[int, ...]
    running: tuple[Seat, ...]
    at: int


class Seal(msgspec.Struct, frozen=True):
    """The sealed deal. `promise` stands from the first day; `seal` and its words from the moment
    the game begins; `shares` are opened when it is over."""

    promise: str
    seal: str | None = None
    words: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()


class Common(msgspec.Struct, frozen=True):
    """What everybody at the table may know."""

    code: str
    game: str
    options: Any
    phase: Phase
    round: int
    """Which game of this table: a rematch counts one more."""
    host: Seat | None
    """The first seat of who opened the table, if he sits."""
    people: tuple[Person | None, ...]
    spectators: int
    again: tuple[Seat, ...]
    """Who has asked for a rematch."""
    seal: Seal
    waiting: tuple[Seat, ...]
    """Who must act."""
    deadline: int | None
    clock: Clock | None
    outcome: Outcome | None


class Own(msgspec.Struct, frozen=True):
    """What only the viewers of one seat may know; for spectators, what is left of it."""

    you: Seat | None
    yours: tuple[Seat, ...]
    """All seats of this player: more than one on a hotseat table."""
    view: Any | None
    offers: tuple[Offer, ...]
    log: tuple[Event, ...]
    notes: str


class Screen(msgspec.Struct, frozen=True):
    table: Common
    own: Own
