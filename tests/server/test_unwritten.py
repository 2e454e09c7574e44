"""The lobby tells nothing that is not on disk yet."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from aiohttp import web

from perspicace.server.archive import Archive
from perspicace.server.lobby import Lobby
from perspicace.server.routes import Call
from perspicace.server.sessions import Sessions
from perspicace.table.table import Table
from tests.support.house import open_house
from tests.support.watcher import Watcher


def asking_for(table: Table) -> Call:
    request = cast("web.Request", SimpleNamespace(match_info={"table": table.code, "seat": "0"}))
    return Call(request, None, None)


async def play_until_the_last_question(watchers: list[Watcher]) -> Watcher:
    """Who asks the question after which the hands lie open."""
    rng = Random(1)
    while sum(line["event"] == "asked" for line in watchers[0].own["log"]) < 21:
        mover = next(watcher for watcher in watchers if watcher.own["offers"])
        await mover.play(mover.any_move(rng))
        await mover.settle()
    return next(watcher for watcher in watchers if watcher.own["offers"])


async def test_the_end_of_a_game_is_told_once_it_is_written(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house.sqlite") as house:
        lobby, archive = Lobby(house.house, Sessions(house.store)), Archive(house.house)
        table = await house.open_table(begin=True)
        watchers = [await house.look(table, who) for who in ("ada", "boris")]
        last = await play_until_the_last_question(watchers)
        house.store.open.clear()
        last.send_move(last.any_move(Random(1)))
        async with asyncio.timeout(10):
            await house.store.waiting.wait()
        asked: list[Callable[[Call], Awaitable[Any]]] = [
            lobby.table,
            archive.record,
            archive.review,
            archive.replay,
        ]
        answers = [asyncio.ensure_future(ask(asking_for(table))) for ask in asked]
        await house.store.read(table.code)
        assert not any(answer.done() for answer in answers)
        house.store.open.set()
        info, record, curves, replay = await asyncio.gather(*answers)
        assert info.phase == "over"
        assert record.startswith("perspicace 1")
        assert len(curves.curves) == 2
        assert len(replay.moments) == len(curves.curves[0].worlds)


async def test_the_end_of_a_game_that_could_not_be_written_is_not_told(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house.sqlite") as house:
        archive = Archive(house.house)
        table = await house.open_table(begin=True)
        watchers = [await house.look(table, who) for who in ("ada", "boris")]
        last = await play_until_the_last_question(watchers)
        house.store.failures.append(OSError("disk full"))
        last.send_move(last.any_move(Random(1)))
        refusal: Any = await archive.record(asking_for(table))
        assert refusal.code in {"table/not-over", "house/went-wrong"}
