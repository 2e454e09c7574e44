"""The state of a game: data, and nothing that changes it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from perspicace.kernel.offers import Counts
from perspicace.kernel.seats import Seat

from .options import Options


class Phase(StrEnum):
    LEAD = "lead"
    DEAL = "deal"
    ASK = "ask"
    BETWEEN = "between"
    OVER = "over"


class Line(msgspec.Struct, frozen=True):
    """One line of a sheet: a question and its answer."""

    question: Counts
    answer: int


Sheets = tuple[tuple[Line, ...], tuple[Line, ...]]
"""The lines each seat has asked in this deal."""


class PastDeal(msgspec.Struct, frozen=True):
    """A finished deal, face up."""

    lead: Seat
    hands: tuple[Counts, Counts]
    sheets: Sheets
    winners: tuple[Seat, ...]


class State(msgspec.Struct, frozen=True):
    options: Options
    phase: Phase = Phase.LEAD
    lead: Seat = Seat(0)
    turn: Seat = Seat(0)
    hands: tuple[Counts, Counts] | None = None
    sheets: Sheets = ((), ())
    past: tuple[PastDeal, ...] = ()
    ready: tuple[Seat, ...] = ()


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def points(past: tuple[PastDeal, ...]) -> tuple[int, int]:
    """Deals won by each seat. A shared win counts for both."""
    return (
        sum(Seat(0) in deal.winners for deal in past),
        sum(Seat(1) in deal.winners for deal in past),
    )
