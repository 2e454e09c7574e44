"""A journal that cannot be played on is refused in plain words. It harms no other table, and no
traceback is shown to anyone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from perspicace.kernel.catalogue import HOUSE
from perspicace.store.sqlite import APPEND, READ
from tests.support.client import Guest, Place
from tests.support.serve import Server

Rows = list[bytes]


def torn(rows: Rows) -> Rows:
    return [*rows[:-1], rows[-1][: len(rows[-1]) // 2]]


def emptied(rows: Rows) -> Rows:
    return [*rows[:-1], b""]


def scribbled_on(rows: Rows) -> Rows:
    return [*rows[:-1], b"\xff\x00 not an entry"]


def headless(rows: Rows) -> Rows:
    return rows[1:]


def opened_twice(rows: Rows) -> Rows:
    return [*rows, rows[0]]


def with_a_move_of_another_game(rows: Rows) -> Rows:
    move = {"entry": "moved", "seat": 0, "move": {"verb": "castle"}, "at": 0}
    return [*rows, msgspec.json.encode(move)]


def with_a_move_of_nobody(rows: Rows) -> Rows:
    return [*rows, b'{"entry":"stood-in","seat":9,"level":"random"}']


def of_rules_to_come(rows: Rows) -> Rows:
    return [_changed(rows[0], version=99), *rows[1:]]


def of_a_game_that_is_gone(rows: Rows) -> Rows:
    return [_changed(rows[0], game="bridge"), *rows[1:]]


DAMAGES: list[tuple[Callable[[Rows], Rows], int, str]] = [
    (torn, 409, "table/damaged"),
    (emptied, 409, "table/damaged"),
    (scribbled_on, 409, "table/damaged"),
    (headless, 409, "table/damaged"),
    (opened_twice, 409, "table/damaged"),
    (with_a_move_of_another_game, 409, "table/damaged"),
    (with_a_move_of_nobody, 409, "table/damaged"),
    (of_rules_to_come, 409, "house/unknown-version"),
    (of_a_game_that_is_gone, 404, "house/unknown-game"),
]


@pytest.mark.slow
async def test_bad_journals_are_refused_and_sound_ones_go_on(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite"
    with Server(database) as server:
        async with Guest(server.port) as ada:
            await ada.introduce("Ada", language="en")
            key = ada.key
            tables = [await _begin(ada) for _ in range(len(DAMAGES) + 1)]
        await server.stop()
    sound, *bad = tables
    for table, (damage, _, _) in zip(bad, DAMAGES, strict=True):
        _rewrite(database, table, damage)
    with Server(database) as server:
        async with Guest(server.port) as ada:
            ada.session.headers["Cookie"] = f"perspicace={key}"
            for table, (damage, status, code) in zip(bad, DAMAGES, strict=True):
                for page in ("", "/record", "/socket"):
                    answer = await ada.request("GET", f"/api/tables/{table}{page}")
                    assert (answer.status, answer.code) == (status, code), damage.__name__
                    english = HOUSE[code].en.partition("{")[0]
                    assert answer.json["text"].startswith(english)
            async with await ada.connect(sound) as place:
                await _play_alone(place, Random(1))
        await server.stop()
        expect_plain_lines(server.log())


def expect_plain_lines(log: str) -> None:
    """One line of JSON for each thing, and no traceback among them."""
    lines = [json.loads(line) for line in log.splitlines()]
    assert sum(line["event"] == "journal unreadable" for line in lines) >= 7
    assert "Traceback" not in log
    assert all("traceback" not in line for line in lines)


async def _begin(guest: Guest) -> str:
    """A table round one screen, so that a single guest can play it."""
    return await guest.open_table("cqfd", hotseat=["Boris"], begin=True)


async def _play_alone(place: Place, rng: Random) -> None:
    """Both sides of a game, to its end."""
    while place.table["phase"] == "playing":
        await place.ask("turn", seat=place.table["waiting"][0])
        await place.play(place.any_move(rng))
    assert place.table["outcome"] is not None


def _rewrite(database: Path, table: str, damage: Callable[[Rows], Rows]) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        rows = damage([entry for (entry,) in db.execute(READ, (table,))])
        db.execute("delete from entries where tab = ?", (table,))
        db.execute("delete from heads where tab = ?", (table,))
        db.executemany(APPEND, _numbered(table, rows))


def _numbered(table: str, rows: Rows) -> Iterator[tuple[str, int, bytes]]:
    for number, entry in enumerate(rows):
        yield table, number, entry


def _changed(row: bytes, **fields: object) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(row), **fields})
