"""What can be done, what is told of it, and how both are written."""

from __future__ import annotations

import re

from perspicace.kernel.moves import Event, Move
from perspicace.kernel.offers import Counts
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import Seat

RANKS = ("As", "R", "D", "V", "10", "9", "8", "7")
"""The names of the eight ranks, as printed at the head of the sheet."""


class Lead(Move, frozen=True, tag="lead"):
    """CHANCE draws who asks first."""

    seat: Seat


class Deal(Move, frozen=True, tag="deal"):
    """CHANCE deals both hands."""

    hands: tuple[Counts, Counts]


class Ask(Move, frozen=True, tag="ask"):
    """A player names seven cards."""

    question: Counts


class Ready(Move, frozen=True, tag="ready"):
    """A player has seen enough of a finished deal of a series."""


class Led(Event, frozen=True, tag="led"):
    seat: Seat


class Dealt(Event, frozen=True, tag="dealt"):
    deal: int


class Asked(Event, frozen=True, tag="asked"):
    seat: Seat
    question: Counts
    answer: int


class Finished(Event, frozen=True, tag="finished"):
    """A deal is over: both hands lie open."""

    winners: tuple[Seat, ...]
    hands: tuple[Counts, Counts]


class Readied(Event, frozen=True, tag="readied"):
    seat: Seat


def write_cards(cards: Counts) -> str:
    """`As R D V×4`, in rank order."""
    return " ".join(
        rank if n == 1 else f"{rank}×{n}" for rank, n in zip(RANKS, cards, strict=True) if n
    )


def read_cards(text: str) -> Counts | None:
    """The cards so written, in any order; `x` and `*` may stand for the times sign."""
    counts = dict.fromkeys(RANKS, 0)
    for word in text.split():
        match = re.fullmatch(r"(As|R|D|V|10|9|8|7)(?:[×x*](\d))?", word)
        if not match or counts[match[1]]:
            return None
        counts[match[1]] = int(match[2] or 1)
    return tuple(counts.values())


def write(move: Move) -> str:
    match move:
        case Lead(seat):
            return f"lead {seat + 1}"
        case Deal((first, second)):
            return f"deal {write_cards(first)} / {write_cards(second)}"
        case Ask(question):
            return f"ask {write_cards(question)}"
        case _:
            return "ready"


def read(text: str) -> Move | Refusal:
    verb, _, rest = text.strip().partition(" ")
    if verb == "ready" and not rest:
        return Ready()
    if verb == "lead" and rest in {"1", "2"}:
        return Lead(Seat(int(rest) - 1))
    if verb == "ask" and (question := read_cards(rest)):
        return Ask(question)
    if verb == "deal" and rest.count("/") == 1:
        first, second = (read_cards(part) for part in rest.split("/"))
        if first and second:
            return Deal((first, second))
    return refuse("cqfd/unreadable", text=text)
