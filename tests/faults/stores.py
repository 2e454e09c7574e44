"""Stores that break their promise, and minds that never think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from perspicace.kernel.bot import Decision
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.hindsight import Hindsight
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Record
from perspicace.kernel.refusals import Refusal
from perspicace.store.sqlite import SqliteStore

LATE: Final = 0.02
"""Seconds by which a hasty store writes later than it says."""


class HastyStore(SqliteStore):
    """The planted fault: it says that an entry is on disk, and writes it a moment later."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._later: set[asyncio.Task[None]] = set()

    def append(
        self, table: str, first: int, entries: Sequence[bytes], *, live: bool | None = None
    ) -> asyncio.Future[None]:
        async def write() -> None:
            await asyncio.sleep(LATE)
            await super(HastyStore, self).append(table, first, entries, live=live)

        task = asyncio.create_task(write())
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class IdleMinds:
    """In place of the pool of workers, which a table without bots does not need."""

    def __init__(self, workers: int) -> None: ...

    async def warm(self) -> None: ...

    def close(self) -> None: ...

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        return ("idle",)

    async def decide(
        self,
        game: AnyGame,
        level: str,
        view: Any,
        offers: Sequence[Offer],
        memory: bytes,
        luck: bytes,
    ) -> Decision:
        raise AssertionError("no bot sits here")

    async def advise(self, game: AnyGame, view: Any, wanted: Any) -> Any | Refusal:
        raise AssertionError("nobody asks for advice here")

    async def look_back(self, record: Record) -> Hindsight:
        raise AssertionError("nobody looks back here")
