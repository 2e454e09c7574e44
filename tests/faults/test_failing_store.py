"""The disk fills up, or fails: the command is refused, nobody is told of it, and the table goes on
as if it had never been tried."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from perspicace.games import registry
from perspicace.kernel.record import read_record, write_record
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.replay import replay
from perspicace.kernel.seal import verify
from perspicace.table import verbs
from perspicace.table.table import Table
from perspicace.wire import messages
from tests.support.house import TestHouse, open_house
from tests.support.watcher import PATIENCE, Watcher

FULL = sqlite3.OperationalError("database or disk is full")


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[TestHouse]:
    async with open_house(tmp_path / "house.sqlite") as house:
        yield house


async def gather(house: TestHouse, game: str, **more: Any) -> tuple[Table, list[Watcher]]:
    """A table that has begun, its two players, and a spectator."""
    table = await house.open_table(game, begin=True, **more)
    return table, [await house.look(table, who) for who in ("ada", "boris", None)]


def mover_of(watchers: list[Watcher]) -> Watcher:
    return next(watcher for watcher in watchers if watcher.own["offers"])


@pytest.mark.parametrize("game", ["cqfd", "template"])
async def test_a_move_that_cannot_be_written_never_was(house: TestHouse, game: str) -> None:
    table, watchers = await gather(house, game)
    mover = mover_of(watchers)
    others = [watcher for watcher in watchers if watcher is not mover]
    move = mover.any_move(Random(1))
    before = await house.journal(table)
    heard = [len(watcher.heard) for watcher in others]
    screens = [watcher.screen for watcher in watchers]
    house.store.failures = [FULL]
    answer = await mover.answer_to(mover.send_move(move))
    assert (answer["type"], answer["code"]) == ("refused", "house/went-wrong")
    await settled(table)
    assert [len(watcher.heard) for watcher in others] == heard
    assert [watcher.screen for watcher in watchers] == screens
    assert await house.journal(table) == before
    await mover.play(move)
    await settled(table)
    assert len(await house.journal(table)) > len(before)
    assert all(len(watcher.heard) > old for watcher, old in zip(others, heard, strict=True))


@pytest.mark.parametrize("game", ["cqfd", "template"])
async def test_a_whole_game_on_a_disk_that_fails_every_third_time(
    house: TestHouse, game: str
) -> None:
    table, watchers = await gather(house, game)
    rng = Random(2)
    refused = tries = 0
    while watchers[0].table["phase"] == "playing":
        mover = mover_of(watchers)
        house.store.failures = [OSError(28, "No space left on device")] if tries % 3 == 0 else []
        answer = await mover.answer_to(mover.send_move(mover.any_move(rng)))
        refused += answer["type"] == "refused"
        tries += 1
        await settled(table)
    assert refused == (tries + 2) // 3
    text = write_record(table.ledger.record())
    record = read_record(text, registry())
    assert list(replay(record))[-1].state == table.ledger.state
    assert verify(record) is None
    code = table.code
    table_again = await _found_anew(house, code)
    assert write_record(table_again.ledger.record()) == text


async def test_a_disk_that_is_really_full(house: TestHouse) -> None:
    """No stand-in: the database may not grow by a single page."""
    table, (ada, boris, _) = await gather(house, "cqfd")
    db: sqlite3.Connection = house.store._write_connection
    pages = db.execute("pragma page_count").fetchone()[0]
    db.execute(f"pragma max_page_count = {pages}")
    note = "n" * 8000
    written = 0
    while (await ada.ask(messages.Note, text=f"{written}{note}"))["type"] != "refused":
        written += 1
        assert written < 100
    assert ada.heard[-1]["code"] == "house/went-wrong"
    entries = len(await house.journal(table))
    assert ada.own["notes"] == (f"{written - 1}{note}" if written else "")
    db.execute("pragma max_page_count = 1000000")
    await ada.ask(messages.Note, text=note)
    mover = mover_of([ada, boris])
    await mover.play(mover.any_move(Random(3)))
    assert len(await house.journal(table)) == entries + 2


async def test_a_game_that_cannot_begin_can_begin_later(house: TestHouse) -> None:
    table = await house.open_table("cqfd")
    ada = await house.look(table, "ada")
    heard = len(ada.heard)
    house.store.failures = [FULL]
    refusal = await table.do(lambda ledger: verbs.begin(ledger, "ada"))
    assert refusal is not None
    assert refusal.code == "house/went-wrong"
    await settled(table)
    assert len(ada.heard) == heard
    assert await table.do(lambda ledger: verbs.begin(ledger, "ada")) is None
    await ada.until(lambda: ada.table["phase"] == "playing")


async def test_a_table_that_cannot_be_read_either_lets_its_viewers_go(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, watchers = await gather(house, "cqfd")
    mover = mover_of(watchers)
    before = await house.journal(table)

    async def unreadable(table: str) -> list[bytes]:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "read", unreadable)
        house.store.failures = [FULL]
        mover.send_move(mover.any_move(Random(4)))
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.closed)  # type: ignore[misc]
    again = await house.find(table.code)
    assert again is not table
    assert await house.journal(again) == before
    back = [await house.look(again, who) for who in ("ada", "boris")]
    await mover_of(back).play(mover_of(back).any_move(Random(5)))


async def test_a_bot_whose_move_was_lost_moves_again(house: TestHouse) -> None:
    table = await house.open_table("cqfd", players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    await ada.until(lambda: bool(ada.own["offers"]))
    house.minds.thinking.clear()
    await ada.play(ada.any_move(Random(6)))
    house.store.failures = [FULL]
    house.minds.thinking.set()
    await ada.until(lambda: bool(ada.own["offers"]) and ada.own["log"][-1]["seat"] == 1)
    assert house.store.failures == []


async def test_a_disk_that_stays_full_is_not_hammered(house: TestHouse) -> None:
    """A bot that cannot move tries again after a while, not at once and for ever."""
    table = await house.open_table("cqfd", players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    await ada.until(lambda: bool(ada.own["offers"]))
    house.minds.thinking.clear()
    await ada.play(ada.any_move(Random(7)))
    house.store.failures = [FULL] * 1000
    house.minds.thinking.set()
    for _ in range(100):
        await house.journal(table)  # time enough for a table in a hurry to try as often
    tried = 1000 - len(house.store.failures)
    assert 1 <= tried <= 5


async def settled(table: Table) -> None:
    """Waits until everything that was queued at this table has been decided and told."""
    async with asyncio.timeout(PATIENCE):
        assert await table.do(lambda _: []) is None


async def _found_anew(house: TestHouse, code: str) -> Table:
    """The table as a house that has just opened finds it."""
    await house.house.close()
    table = await house.house.table(code)
    assert not isinstance(table, Refusal)
    return table
