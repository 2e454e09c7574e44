"""Moves and events are small frozen records, each tagged with its verb."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True):
    """What a seat does. A game's moves are subclasses, tagged with a verb each."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """What is told of a move. A game's events are subclasses, tagged with a past tense each."""


def verb_of(move: Move | type[Move]) -> str:
    tag = move.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{move!r} has no verb: give its class a tag")
    return tag
