"""What can be said of a game once it is over."""

from __future__ import annotations

from typing import Any

import msgspec

from .seats import Seat


class Curve(msgspec.Struct, frozen=True):
    """How much one seat could still doubt, moment by moment."""

    seat: Seat
    worlds: tuple[float, ...]
    """Before the first move and after each: how many worlds were possible for the seat."""
    known_from: int | None
    """After how many moves there was first only one world left of several: the seat could have
    known. None if that never came."""


class Hindsight(msgspec.Struct, frozen=True):
    curves: tuple[Curve, ...]
    findings: Any
    """Of the game's own `review`; None if it has none."""
