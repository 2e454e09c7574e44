"""Who can act, and who can hear."""

from __future__ import annotations

from typing import Final, NewType

import msgspec

Seat = NewType("Seat", int)
"""Players are seats 0, 1, 2…; the seats below zero belong to the house."""

CHANCE: Final = Seat(-1)
"""Deals, shuffles and throws dice: its moves carry the outcome."""

CLOCK: Final = Seat(-2)
"""Moves when a deadline of the rules has passed."""

SPECTATOR: Final = Seat(-3)
"""Looks on. It never acts, and knows what everybody knows."""

HOUSE_NAMES: Final = {CHANCE: "chance", CLOCK: "clock", SPECTATOR: "spectator"}


class Audience(msgspec.Struct, frozen=True):
    """Who hears of an event: some seats, or everybody with the spectators."""

    seats: frozenset[Seat] | None

    def includes(self, seat: Seat) -> bool:
        return self.seats is None or seat in self.seats


EVERYONE: Final = Audience(None)


def only(*seats: Seat) -> Audience:
    """An audience of these seats and nobody else, spectators included in nobody."""
    return Audience(frozenset(seats))


def seat_name(seat: Seat) -> str:
    """How a seat is written in records: `1` for the first player, `chance`, `clock`."""
    return HOUSE_NAMES.get(seat) or str(seat + 1)
