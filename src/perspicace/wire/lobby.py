"""What the lobby takes and gives, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from perspicace.kernel.moves import Event
from perspicace.kernel.seats import Seat

from .screen import Person, Phase

NAME: Final = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z"
"""One line with something on it: names are written into records."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=NAME)]
Face = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[\w:.-]*\Z")]
Share = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]*\Z")]
Sitting = Annotated[int, msgspec.Meta(ge=0, lt=32)]
Level = Annotated[str, msgspec.Meta(max_length=32)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing but what is named."""


class ClockRule(Body, frozen=True):
    """Time to think, in seconds: a bank, and what each move adds to it, up to the bank."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Introduction(Body, frozen=True):
    """A name and a face: there are no accounts."""

    name: Name
    face: Face = ""
    language: Literal["fr", "en"] = "fr"


class NewTable(Body, frozen=True):
    """A table to be opened. Who opens it is its host and sits on the first chair."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    share: Share
    """This browser's part of the seed: 16 to 64 random hexadecimal digits."""
    seats: Sitting | None = None
    """The smallest number of players, if none is given."""
    options: dict[str, Any] = {}
    bots: Annotated[tuple[Level, ...], msgspec.Meta(max_length=31)] = ()
    """Levels of bots to be seated beside the host."""
    hotseat: Annotated[tuple[Name, ...], msgspec.Meta(max_length=31)] | None = None
    """Names of the others round this one screen: all chairs are the host's."""
    clock: ClockRule | None = None
    begin: bool = False
    """Begin at once: no chair may be left empty."""


class SitDown(Body, frozen=True):
    share: Share
    seat: Sitting | None = None


class OneSeat(Body, frozen=True):
    seat: Sitting


class BotSeat(Body, frozen=True):
    seat: Sitting
    level: Level


class Key(Body, frozen=True):
    """The private part of a link that moves a player to another device. It works once."""

    key: Annotated[str, msgspec.Meta(max_length=128)]


class Nothing(Body, frozen=True):
    """An empty object."""


class Myself(msgspec.Struct, frozen=True):
    name: str
    face: str
    language: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table as anyone with its link may see it."""

    table: str
    game: str
    options: Any
    phase: Phase
    people: tuple[Person | None, ...]
    promise: str


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[Any, ...]
    default: Any
    help: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    version: int
    name: str
    pitch: dict[str, str]
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class Curve(msgspec.Struct, frozen=True):
    """How many worlds were possible for a seat after each move, and when it could first know."""

    worlds: tuple[float, ...]
    known_from: int | None


class Review(msgspec.Struct, frozen=True):
    """What can be said of a finished game."""

    curves: tuple[Curve, ...]
    findings: Any
    """What the game itself has found in it, if it looks: its shape is the game's own."""


class Moment(msgspec.Struct, frozen=True):
    """A finished game as one seat saw it, before its first move or after a later one."""

    at: int
    view: Any
    waiting: tuple[Seat, ...]
    heard: int
    """Lines of the log by then."""
    notes: str
    """As they stood then; empty unless the seat is one's own."""


class Replay(msgspec.Struct, frozen=True):
    seat: Seat
    log: tuple[Event, ...]
    moments: tuple[Moment, ...]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    tables: int


class Problem(msgspec.Struct, frozen=True):
    """A refusal, with its sentence in the player's language."""

    code: str
    text: str
