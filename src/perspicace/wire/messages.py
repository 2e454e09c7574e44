"""The messages of play, both ways.

Evolution: fields are only added, with a default; a message or a field never changes its meaning.
What a client sends may hold no unknown field; what it receives may, and it ignores them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from .patch import Patch
from .screen import Screen

VERSION: Final = 1

Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Sitting = Annotated[int, msgspec.Meta(ge=0, lt=32)]


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """From a player. `id` is the client's own number: the answer carries it."""

    id: Number


class Play(Command, frozen=True, tag="play", omit_defaults=True):
    """A move of the game. `seen` is the number of log lines the player had before him: a move made
    on a table that has changed for him since is refused as stale, and so is a move sent twice."""

    move: msgspec.Raw
    seen: Number
    round: Number | None = None
    """The game of this table it is meant for. With it, a move sent again after a break in the
    connection cannot be taken for one of a rematch that has begun meanwhile."""


class Note(Command, frozen=True, tag="note"):
    """The player's private notes, whole. They are kept with the table and shown to nobody else."""

    text: str


class Advise(Command, frozen=True, tag="advise"):
    """Help that the table's options allow."""

    wanted: msgspec.Raw


class Replace(Command, frozen=True, tag="replace"):
    """Give the seat of somebody who stays away to a bot, until he is back."""

    seat: Sitting


class Again(Command, frozen=True, tag="again"):
    """Another game with the same people. It begins when every player who is here has asked."""


class Turn(Command, frozen=True, tag="turn"):
    """Hotseat: show the screen of another of one's own seats."""

    seat: Sitting


FromPlayer = Play | Note | Advise | Replace | Again | Turn


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """To a viewer."""


class Whole(Message, frozen=True, tag="screen"):
    """Everything the viewer may know: first on every connection, and whenever he is shown another
    seat, after `turn` or because he sat down or rose."""

    version: int
    at: int
    screen: Screen
    ok: int | None = None


class Change(Message, frozen=True, tag="change", omit_defaults=True):
    """What has changed since the last message on the two parts of the screen. `ok` is the id of the
    command that this answers: it is done, and on disk."""

    at: int
    table: Patch | None = None
    own: Patch | None = None
    ok: int | None = None


class Refused(Message, frozen=True, tag="refused"):
    """A command was not done, and nothing was changed by it."""

    id: int | None
    code: str
    text: str


class Advice(Message, frozen=True, tag="advice"):
    id: int
    advice: Any


ToViewer = Whole | Change | Refused | Advice
