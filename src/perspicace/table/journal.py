"""The journal of a table: all that ever happened at it, in order.

It is the only truth. A table picked up after a crash is its journal folded once more
(`ledger.Ledger`), and the record of a game is read off it (`ledger.Ledger.record`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Move
from perspicace.kernel.seats import Seat
from perspicace.wire.lobby import ClockRule


class Entry(msgspec.Struct, frozen=True, tag_field="entry"):
    """Something that happened."""


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    host: str
    root: str
    """Of the house's shares of the seeds (`kernel.seal`): never shown."""
    hotseat: bool = False
    clock: ClockRule | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """A player took a chair. `share` is his browser's part of the seed."""

    seat: Seat
    player: str
    name: str
    face: str
    share: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: Seat
    level: str


class Rose(Entry, frozen=True, tag="rose"):
    seat: Seat


class Began(Entry, frozen=True, tag="began"):
    """The people are complete, the seed is sealed."""


class Moved(Entry, frozen=True, tag="moved"):
    """A move of any seat, at a table time. A bot's move comes with what it wants to remember."""

    seat: Seat
    move: Any
    at: int
    memory: bytes = b""


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays on for somebody who is away."""

    seat: Seat
    level: str


class Returned(Entry, frozen=True, tag="returned"):
    seat: Seat


class Noted(Entry, frozen=True, tag="noted"):
    seat: Seat
    text: str


class WantedAgain(Entry, frozen=True, tag="wanted-again"):
    seat: Seat


class Reopened(Entry, frozen=True, tag="reopened"):
    """A rematch: the same people and the same options."""


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Rose
    | Began
    | Moved
    | StoodIn
    | Returned
    | Noted
    | WantedAgain
    | Reopened
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """The entry, with a move still as plain data: only its game can read it."""
    entry: AnyEntry = _decoder.decode(data)
    return entry


def read(entries: list[bytes]) -> tuple[Opened, list[AnyEntry]]:
    """The opening of a table, and all that came after."""
    first, *others = map(decode, entries)
    if not isinstance(first, Opened):
        raise ValueError("a journal begins with the opening of a table")
    return first, others


def read_move(game: AnyGame, plain: Any) -> Move:
    move: Move = msgspec.convert(plain, game.move_type)
    return move
