"""Twenty tables in a house that is killed again and again."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.support.client import Guest

from .players import Door, Player

PATIENCE: Final = 30.0
LONGEST_PEACE: Final = 0.3
"""Seconds between the opening of the house and its next death, at most."""


class Evening(NamedTuple):
    players: list[Player]
    records: dict[str, str]
    """Of the last game of each table, as the house gave it."""


class Nursery:
    """See `nursery.py`."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def open(self) -> int:
        return int((await self._tell("open", "ready")).split()[1])

    async def kill(self) -> None:
        await self._tell("kill", "killed")

    async def _tell(self, order: str, answer: str) -> str:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{order}\n".encode())
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        assert line.startswith(answer), f"{order} was answered with {line!r}"
        return line


@asynccontextmanager
async def nursery(database: Path, store: str) -> AsyncIterator[Nursery]:
    with database.with_suffix(".log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.faults.nursery", str(database), store),
            stdin=PIPE,
            stdout=PIPE,
            stderr=log,
        )
    try:
        yield Nursery(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await asyncio.wait_for(process.wait(), PATIENCE)


async def spend_evening(
    database: Path, *, store: str, tables: int, kills: int, seed: int
) -> Evening:
    """Plays on through so many deaths, then lets every game end. Raises BrokenPromiseError as soon
    as a player misses something."""
    rng = Random(seed)
    door = Door()
    async with nursery(database, store) as house, AsyncExitStack() as guests:
        door.port = await house.open()
        players: list[Player] = []
        for _ in range(tables):
            players += await _open_table(door, guests, rng)
        door.open.set()
        tasks = [asyncio.create_task(player.play_on()) for player in players]
        try:
            for _ in range(kills):
                await _peace(tasks, rng.uniform(0, LONGEST_PEACE))
                door.open.clear()
                await house.kill()
                door.port = await house.open()
                door.open.set()
            door.last_round = True
            await asyncio.wait_for(_all(tasks), PATIENCE)
            return Evening(players, {p.table: await _record(p) for p in players if p.seat == 0})
        finally:
            await _end(tasks)


async def _peace(tasks: Sequence[asyncio.Task[None]], seconds: float) -> None:
    """Lets them play for so long. Nobody stops of himself before the last round: who did has
    failed, and is asked why."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                await task


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Python 3.11 may lose a cancellation that meets an answer: who stays is told again."""
    left = {*tasks}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1.0)
    await asyncio.gather(*tasks, return_exceptions=True)


async def _all(tasks: Sequence[asyncio.Task[None]]) -> None:
    await asyncio.gather(*tasks)


async def _open_table(door: Door, guests: AsyncExitStack, rng: Random) -> list[Player]:
    ada, boris = [await guests.enter_async_context(Guest(door.port)) for _ in "12"]
    await ada.introduce("Ada")
    await boris.introduce("Boris")
    table = await ada.open_table("cqfd")
    await boris.sit(table)
    await ada.begin(table)
    return [
        Player(guest, table, seat, door, Random(rng.random()))
        for seat, guest in enumerate((ada, boris))
    ]


async def _record(player: Player) -> str:
    return (await player.guest.request("GET", f"/api/tables/{player.table}/record")).text
