"""The page of the protocol speaks of the messages as they are."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any, get_args

import msgspec
import pytest
from aiohttp import WSCloseCode
from msgspec.structs import replace

from perspicace.deduce.hindsight import look_back
from perspicace.games import registry
from perspicace.games.cqfd import GAME as CQFD
from perspicace.games.cqfd.advice import Suggested, Unproven
from perspicace.games.cqfd.moves import Asked, Dealt, Finished, Led, Readied
from perspicace.games.cqfd.view import View
from perspicace.kernel import seal
from perspicace.kernel.offers import Domain, Offer
from perspicace.kernel.record import read_record
from perspicace.kernel.refusals import Refusal
from perspicace.server import limits, sockets
from perspicace.server.guard import STATUS
from perspicace.table import table, verbs
from perspicace.wire import lobby, messages, screen
from perspicace.wire.codec import read_command, read_part
from perspicace.wire.patch import apply, difference

from .pages import DOCS, Block, blocks, code_spans, read

PAGE = DOCS / "protocol.md"
TEXT = read(PAGE)
SPANS = set(code_spans(PAGE))
JSON = [block for block in blocks(PAGE) if block.language == "json"]
EXAMPLES = [block for block in JSON if not block.kind]
KINDS = (*get_args(messages.FromPlayer), *get_args(messages.ToViewer))
COMMANDS = {kind.__struct_config__.tag for kind in get_args(messages.FromPlayer)}


EVENTS = Led | Dealt | Asked | Finished | Readied


def tag_of(kind: Any) -> str:
    tag: str = kind.__struct_config__.tag
    return tag


def plain(text: str) -> Any:
    return json.loads(text)


def test_every_message_is_named_and_shown() -> None:
    tags = {tag_of(kind) for kind in KINDS}
    assert {f"**`{tag}`**" for tag in tags} <= set(re.findall(r"\*\*`\w+`\*\*", TEXT))
    assert {plain(block.text)["type"] for block in EXAMPLES} == tags


def test_every_field_is_named() -> None:
    records: tuple[Any, ...] = (*KINDS, screen.Common, screen.Own, screen.Person, screen.Clock)
    records += (screen.Seal, Offer, *get_args(Domain), lobby.NewTable, lobby.SitDown)
    records += (lobby.Review, lobby.Curve, lobby.Replay, lobby.Moment)
    fields = {field for record in records for field in record.__struct_fields__}
    shown = {key for block in JSON for key in re.findall(r'"(\w+)":', block.text)}
    words = {word for span in SPANS for word in re.findall(r"\w+", span)}
    assert not fields - shown - words


@pytest.mark.parametrize(
    "block", [block for block in EXAMPLES if plain(block.text)["type"] in COMMANDS], ids=str
)
def test_commands_are_read(block: Block) -> None:
    command = read_command(block.text)
    assert not isinstance(command, Refusal), command
    match command:
        case messages.Play(move=move):
            part = read_part(move, msgspec.json.Decoder(CQFD.move_type))
        case messages.Advise(wanted=wanted):
            part = read_part(wanted, msgspec.json.Decoder(CQFD.aid_type))
        case _:
            part = None
    assert not isinstance(part, Refusal), part


@pytest.mark.parametrize(
    "block", [block for block in EXAMPLES if plain(block.text)["type"] not in COMMANDS], ids=str
)
def test_answers_are_as_they_are_sent(block: Block) -> None:
    """Decoded and encoded again, an example gives itself: no field is missing, none is made up."""
    message = plain(block.text)
    again = plain(block.text)
    if message["type"] == "screen":
        table, own = again["screen"]["table"], again["screen"]["own"]
        own["log"] = _events(own["log"])
        own["view"] = _back(own["view"], View)
        table["options"] = _back(table["options"], CQFD.options)
        kept = {**again["screen"]["own"], "log": []}
        _back({**again, "screen": {"table": table, "own": kept}}, messages.Whole)
        assert _back(kept, screen.Own) == kept
        assert _back(table, screen.Common) == table
    elif message["type"] == "advice":
        again["advice"] = _back(again["advice"], Suggested | Unproven)
    else:
        kind = {tag_of(kind): kind for kind in KINDS}[message["type"]]
        parts = {part: again.pop(part) for part in ("table", "own") if part in again}
        again = {**_back(again, kind), **parts}  # patches have a test of their own
    assert again == message


def test_the_change_follows_from_the_screen() -> None:
    """The patches of the example lead to another whole screen, and the house would write them."""
    shown = {plain(block.text)["type"]: plain(block.text) for block in EXAMPLES}
    before, change = shown["screen"]["screen"], shown["change"]
    for part, typed in (("table", _common), ("own", _own)):
        after = apply(change[part], before[part])
        patch = difference(typed(before[part]), typed(after))
        assert plain(msgspec.json.encode(patch).decode()) == change[part]


def test_patches_do_what_they_say() -> None:
    (block,) = (block for block in JSON if block.kind == "patches")
    for example in plain(block.text):
        assert apply(example["patch"], example["before"]) == example["after"]


@pytest.mark.parametrize(
    "block", [block for block in JSON if block.kind not in {"", "patches"}], ids=str
)
def test_lobby_examples_are_read(block: Block) -> None:
    kind = getattr(lobby, block.kind)
    value = msgspec.json.decode(block.text, type=kind)
    assert {*plain(block.text)} <= {*kind.__struct_fields__}
    options = getattr(value, "options", {})
    assert msgspec.convert(options, CQFD.options) is not None


def test_the_review_is_that_of_the_record() -> None:
    (shown,) = (plain(block.text) for block in JSON if block.kind == "Review")
    (record,) = (block.text for block in blocks(PAGE) if block.text.startswith("perspicace 1\n"))
    seen = look_back(read_record(record, registry()))
    assert shown["curves"] == [
        {"worlds": [*curve.worlds], "known_from": curve.known_from} for curve in seen.curves
    ]
    verdict = seen.findings.deals[0].seats[0][-1]
    for part in ("asked", "best"):
        told = getattr(verdict, part)
        rounded = replace(told, left=round(told.left, 2), wins=round(told.wins, 4))
        verdict = replace(verdict, **{part: rounded})
    assert shown["findings"]["deals"][0]["seats"] == [
        [plain(msgspec.json.encode(verdict).decode())],
        [],
    ]


def test_every_status_is_documented() -> None:
    rows = dict(re.findall(r"^\| (\d{3}) \| (.*) \|$", TEXT, re.MULTILINE))
    told = {
        code: int(status) for status, row in rows.items() for code in re.findall(r"`(.*?)`", row)
    }
    assert told == STATUS


def test_every_close_code_is_documented() -> None:
    told = set(re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE))
    used = re.findall(r"WSCloseCode\.(\w+)", inspect.getsource(sockets))
    assert {str(WSCloseCode[name].value) for name in used} <= told


def test_limits_are_as_told() -> None:
    for told in (
        f"| a message | {limits.LARGEST_MESSAGE // 1024} KiB |",
        f"| the body of a request | {limits.LARGEST_BODY // 1024} KiB |",
        f"more than\n{limits.LARGEST_BACKLOG // 1024} KiB unread",
        f"more than {sockets.PATIENCE} messages",
        f"pings every {sockets.HEARTBEAT:.0f} seconds",
        f"| requests waiting at a table | {table.QUEUE} |",
        f"| notes of a seat | {verbs.LONGEST_NOTE} characters |",
        f"| games at one table | {seal.ROUNDS} |",
        f"`version` is that of this protocol, {messages.VERSION}.",
    ):
        assert told in TEXT


def test_every_address_is_named() -> None:
    described = plain(read(DOCS / "openapi.json"))["paths"]
    addresses = {
        f"{method.upper()} {path}" for path, methods in described.items() for method in methods
    }
    assert addresses <= SPANS


def _events(log: list[Any]) -> Any:
    return _back(log, tuple[EVENTS, ...])


def _common(table: dict[str, Any]) -> screen.Common:
    common = msgspec.convert({**table, "options": None}, screen.Common)
    return replace(common, options=msgspec.convert(table["options"], CQFD.options))


def _own(own: dict[str, Any]) -> screen.Own:
    log = msgspec.convert(own["log"], tuple[EVENTS, ...])
    view = msgspec.convert(own["view"], View)
    return replace(msgspec.convert({**own, "log": ()}, screen.Own), view=view, log=log)


def _back(value: Any, kind: Any) -> Any:
    """Through its type and back to plain data."""
    return plain(msgspec.json.encode(msgspec.convert(value, kind)).decode())
