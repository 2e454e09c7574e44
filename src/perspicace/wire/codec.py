"""Messages to bytes and back."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from perspicace.kernel.refusals import Refusal, refuse

from .messages import FromPlayer, ToViewer

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""All that can go wrong in reading a message: bad JSON, bad text, nesting without end."""

_decoder = msgspec.json.Decoder(FromPlayer)
_encoder = msgspec.json.Encoder()


def read_command(data: bytes | str) -> FromPlayer | Refusal:
    try:
        command: FromPlayer = _decoder.decode(data)
    except UNREADABLE as error:
        return refuse("wire/unreadable", why=str(error))
    return command


def read_part(data: msgspec.Raw, decoder: msgspec.json.Decoder[Any]) -> Any | Refusal:
    """A part of a message that only a game can read: a move, or what is wanted of an aid."""
    try:
        return decoder.decode(data)
    except UNREADABLE as error:
        return refuse("wire/unreadable", why=str(error))


def write_message(message: ToViewer) -> bytes:
    return _encoder.encode(message)
