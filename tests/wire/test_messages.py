"""Messages: each survives the wire, unknown fields are refused, and garbage never raises."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perspicace.kernel.refusals import Refusal
from perspicace.wire import lobby, messages
from perspicace.wire.codec import read_command, read_part, write_message
from perspicace.wire.screen import Common, Own, Person, Screen, Seal

COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"move": {"verb": "ask"}, "seen": 3},
    "note": {"text": "As ?"},
    "advise": {"wanted": {"aid": "best-question"}},
    "replace": {"seat": 1},
    "again": {},
    "turn": {"seat": 1},
}
SCREEN = Screen(
    Common(
        code="CODE",
        game="cqfd",
        options={},
        phase="gathering",
        round=0,
        host=None,
        people=(Person("Ada", "", None, away=False), None),
        spectators=1,
        again=(),
        seal=Seal("promise"),
        waiting=(),
        deadline=None,
        clock=None,
        outcome=None,
    ),
    Own(None, (), None, (), (), ""),
)


def written(kind: str, **more: Any) -> bytes:
    return json.dumps({"type": kind, "id": 7, **COMMANDS[kind], **more}).encode()


def test_every_command_is_here() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(messages.FromPlayer)} == {*COMMANDS}


@pytest.mark.parametrize("kind", COMMANDS)
def test_commands_survive_the_wire(kind: str) -> None:
    command = read_command(written(kind))
    assert not isinstance(command, Refusal)
    assert command.id == 7
    assert json.loads(msgspec.json.encode(command)) == json.loads(written(kind))


@pytest.mark.parametrize("kind", COMMANDS)
def test_text_and_bytes_are_read_alike(kind: str) -> None:
    as_text = read_command(written(kind).decode())
    assert not isinstance(as_text, Refusal)
    assert msgspec.json.encode(as_text) == msgspec.json.encode(read_command(written(kind)))


@pytest.mark.parametrize("kind", COMMANDS)
def test_unknown_fields_are_refused(kind: str) -> None:
    refused(written(kind, admin=True))


@pytest.mark.parametrize("kind", COMMANDS)
def test_missing_fields_are_refused(kind: str) -> None:
    for field in ("id", *COMMANDS[kind]):
        message = json.loads(written(kind))
        del message[field]
        refused(json.dumps(message).encode())


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("play", "id", -1),
        ("play", "id", 2**31),
        ("play", "id", "7"),
        ("play", "seen", -1),
        ("play", "seen", 1.5),
        ("replace", "seat", 32),
        ("turn", "seat", -3),
        ("turn", "seat", None),
        ("note", "text", 5),
        ("note", "type", "shout"),
    ],
)
def test_values_out_of_range_are_refused(kind: str, field: str, value: Any) -> None:
    refused(written(kind, **{field: value}))


def refused(data: bytes) -> None:
    refusal = read_command(data)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "wire/unreadable"
    assert isinstance(refusal.details["why"], str)


@given(st.binary(max_size=200))
@settings(max_examples=300, deadline=None)
def test_garbage_is_refused(data: bytes) -> None:
    assert isinstance(read_command(data), Refusal)


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_garbage_as_text_is_refused(data: str) -> None:
    assert isinstance(read_command(data), Refusal)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    st.sampled_from(sorted(COMMANDS)), st.sampled_from(["id", "move", "seen", "text", "seat"]), JSON
)
@settings(max_examples=300, deadline=None)
def test_anything_in_a_field_is_read_or_refused(kind: str, field: str, value: Any) -> None:
    read = read_command(written(kind, **{field: value}))
    assert isinstance(read, messages.Command | Refusal)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 5000,
        b'{"type":"play","id":1,"seen":0,"move":' + b"[" * 5000,
        b'{"type":"play","id":1,"seen":0,"move":' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
        b'{"type":"note","id":1,"text":"\xff"}',
        rb'{"type":"note","id":1,"text":"\ud800"}',
        rb'{"type":"note","id":1,"text":"\udc00x"}',
        b'{"type":"note","id":' + b"9" * 4000 + b',"text":""}',
        b"\xef\xbb\xbf{}",
        b"",
        b"null",
    ],
)
def test_malice_is_refused(data: bytes) -> None:
    refused(data)


def test_a_part_that_only_a_game_can_read() -> None:
    decoder = msgspec.json.Decoder(lobby.ClockRule)
    assert read_part(msgspec.Raw(b'{"bank":10}'), decoder) == lobby.ClockRule(10)
    for data in (b"", b"{", b'{"bank":1}', b'{"bank":10,"x":1}', b'"\xff"', b"[" * 5000):
        assert isinstance(read_part(msgspec.Raw(data), decoder), Refusal)


@pytest.mark.parametrize(
    "message",
    [
        messages.Whole(messages.VERSION, 12, SCREEN, 3),
        messages.Change(12, {"phase": ["=", "over"]}, None, 3),
        messages.Change(12, ok=3),
        messages.Change(12),
        messages.Refused(None, "wire/unreadable", "What?"),
        messages.Refused(3, "table/stale", "Look again."),
        messages.Advice(3, {"advice": "unproven"}),
    ],
)
def test_messages_to_viewers_survive_the_wire(message: messages.ToViewer) -> None:
    read = json.loads(write_message(message))
    assert read.pop("type") == type(message).__struct_config__.tag
    for field, value in read.items():
        assert value == json.loads(msgspec.json.encode(getattr(message, field)))


def test_a_change_says_nothing_of_a_part_that_is_the_same() -> None:
    assert json.loads(write_message(messages.Change(5, ok=1))) == {
        "type": "change",
        "at": 5,
        "ok": 1,
    }


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (lobby.Introduction, {"name": ""}),
        (lobby.Introduction, {"name": "   "}),
        (lobby.Introduction, {"name": "x" * 25}),
        (lobby.Introduction, {"name": "a\nb"}),
        (lobby.Introduction, {"name": "Ada", "language": "de"}),
        (lobby.Introduction, {"name": "Ada", "face": "<svg>"}),
        (lobby.NewTable, {"game": "cqfd"}),
        (lobby.NewTable, {"game": "cqfd", "share": "short"}),
        (lobby.NewTable, {"game": "cqfd", "share": "G" * 16}),
        (lobby.NewTable, {"game": "cqfd", "share": "0" * 16, "host": "me"}),
        (lobby.ClockRule, {"bank": 9}),
        (lobby.ClockRule, {"bank": 10, "increment": 601}),
        (lobby.OneSeat, {"seat": 32}),
        (lobby.Nothing, {"x": 1}),
    ],
)
def test_bodies_that_are_refused(kind: type[lobby.Body], data: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, kind)
