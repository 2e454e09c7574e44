"""Finished games: looked back at once, and shown as they were when they were asked for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
import pytest_asyncio
from aiohttp import web

from perspicace.kernel.hindsight import Hindsight
from perspicace.kernel.record import Record
from perspicace.server import reviews
from perspicace.server.archive import Archive
from perspicace.server.routes import Call
from perspicace.table.table import Table
from perspicace.wire import messages
from perspicace.wire.lobby import Replay, Review
from tests.support.house import TestHouse, open_house, play_out
from tests.support.watcher import Watcher


class Visit:
    """A table at which a game is over, those who played it, and the archive."""

    def __init__(self, house: TestHouse, table: Table, players: list[Watcher]) -> None:
        self.house = house
        self.table = table
        self.players = players
        self.archive = Archive(house.house)

    @property
    def call(self) -> Call:
        named = {"table": self.table.code, "seat": "0"}
        return Call(cast("web.Request", SimpleNamespace(match_info=named)), None, None)

    async def ask_for_rematch(self) -> None:
        for player in self.players:
            player.send_command(messages.Again)
        await self.players[0].until(lambda: self.players[0].table["phase"] == "playing")


@pytest_asyncio.fixture
async def visit(tmp_path: Path) -> AsyncIterator[Visit]:
    async with open_house(tmp_path / "house.sqlite") as house:
        table = await house.open_table(begin=True)
        players = [await house.look(table, who) for who in ("ada", "boris")]
        await play_out(players, Random(1))
        yield Visit(house, table, players)


async def test_many_who_ask_cost_one_look_back(visit: Visit) -> None:
    visit.house.minds.thinking.clear()
    asked = [asyncio.create_task(visit.archive.review(visit.call)) for _ in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()  # who goes away does not take it from the others
    visit.house.minds.thinking.set()
    first, second = await asyncio.gather(*asked[1:])
    assert isinstance(first, Review)
    assert first is second is await visit.archive.review(visit.call)
    assert visit.house.minds.looked_back == 1


async def test_a_rematch_is_looked_at_anew(visit: Visit) -> None:
    first = await visit.archive.review(visit.call)
    await visit.ask_for_rematch()
    await play_out(visit.players, Random(2))
    assert await visit.archive.review(visit.call) != first
    assert visit.house.minds.looked_back == 2


async def test_a_failure_is_not_kept(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Record) -> Hindsight:
        raise OSError("no worker")

    with monkeypatch.context() as patch:
        patch.setattr(visit.house.minds, "look_back", fail)
        with pytest.raises(OSError, match="no worker"):
            await visit.archive.review(visit.call)
    assert isinstance(await visit.archive.review(visit.call), Review)


async def test_the_oldest_review_goes_first(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)
    known, record = reviews.Reviews(visit.house.minds), visit.table.ledger.record()
    for round_ in (1, 2, 3, 3, 2, 1):
        await known.find(visit.table.code, round_, record)
    assert visit.house.minds.looked_back == 4


async def test_a_rematch_that_begins_meanwhile_is_not_shown(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game was over when its replay was asked for; when the journal is read, the next one is
    under way."""
    before = await visit.archive.replay(visit.call)
    read = visit.house.store.read

    async def read_late(table: str) -> list[bytes]:
        await visit.ask_for_rematch()
        return await read(table)

    monkeypatch.setattr(visit.house.store, "read", read_late)
    shown: Any = await visit.archive.replay(visit.call)
    assert isinstance(shown, Replay)
    assert shown == before
    assert visit.table.ledger.round == 2
