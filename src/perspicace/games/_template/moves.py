"""What can be done, what is told of it, and how moves are written."""

from __future__ import annotations

import re

from perspicace.kernel.contract import Millis
from perspicace.kernel.moves import Event, Move
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import Seat

from .state import Cards


class Deal(Move, frozen=True, tag="deal"):
    """CHANCE deals all hands."""

    hands: tuple[Cards, ...]


class Pick(Move, frozen=True, tag="pick"):
    """A player lays a card face down."""

    card: int


class Grab(Move, frozen=True, tag="grab"):
    """A player grabs the bell."""


class Timeout(Move, frozen=True, tag="timeout"):
    """CLOCK takes the bell away."""


class Dealt(Event, frozen=True, tag="dealt"):
    """Told to the owner of a hand alone."""

    hand: Cards


class Picked(Event, frozen=True, tag="picked"):
    """Told to who picked, so that its log can say what."""

    card: int


class Placed(Event, frozen=True, tag="placed"):
    """Told to all: a card lies face down."""

    seat: Seat


class Turned(Event, frozen=True, tag="turned"):
    cards: Cards
    winner: Seat


class Grabbed(Event, frozen=True, tag="grabbed"):
    seat: Seat
    after: Millis


class Missed(Event, frozen=True, tag="missed"):
    """Nobody was quick enough."""


def write(move: Move) -> str:
    match move:
        case Deal(hands):
            return "deal " + " / ".join(" ".join(map(str, hand)) for hand in hands)
        case Pick(card):
            return f"pick {card}"
        case Grab():
            return "grab"
        case _:
            return "timeout"


def read(text: str) -> Move | Refusal:
    verb, _, rest = text.strip().partition(" ")
    match verb:
        case "grab" if not rest:
            return Grab()
        case "timeout" if not rest:
            return Timeout()
        case "pick" if re.fullmatch(r"[0-9]{1,2}", rest):
            return Pick(int(rest))
        case "deal" if re.fullmatch(r"[0-9 /]{1,80}", rest):
            return Deal(tuple(tuple(map(int, hand.split())) for hand in rest.split("/")))
        case _:
            return refuse("template/unreadable", text=text)
