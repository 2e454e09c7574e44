"""Bots and advisers think in worker processes, so that no table ever waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, TypeVar

from perspicace.bots import bots_of
from perspicace.bots.arena import play_out
from perspicace.deduce.hindsight import look_back
from perspicace.games import registry
from perspicace.kernel.bot import Decision
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.hindsight import Hindsight
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Record, read_record, write_record
from perspicace.kernel.refusals import Refusal, RefusedError

T = TypeVar("T")


class Pool:
    """What `table.minds.Minds` asks for."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor = _executor(workers)

    async def warm(self) -> None:
        """Has every worker get ready before the first player waits for one."""
        await asyncio.gather(*(self._run(_load) for _ in range(self._workers)))

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        return tuple(bots_of(game.id))

    async def decide(
        self,
        game: AnyGame,
        level: str,
        view: Any,
        offers: Sequence[Offer],
        memory: bytes,
        luck: bytes,
    ) -> Decision:
        return await self._run(_decide, game.id, level, view, offers, memory, luck)

    async def advise(self, game: AnyGame, view: Any, wanted: Any) -> Any | Refusal:
        return await self._run(_advise, game.id, game.version, view, wanted)

    async def look_back(self, record: Record) -> Hindsight:
        return await self._run(_look_back, write_record(record))

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        executor = self._executor
        try:
            return await asyncio.wrap_future(executor.submit(work, *args))
        except BrokenProcessPool:
            if self._executor is executor:  # whoever notices first hires new workers
                self._executor = _executor(self._workers)
            return await asyncio.wrap_future(self._executor.submit(work, *args))


def _executor(workers: int) -> ProcessPoolExecutor:
    # Workers share the cores among themselves: none of them may take all for one product.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)


def _begin() -> None:
    """A worker leaves the terminal's interrupts to the house, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _load() -> None:
    """Plays one game of each between its strongest bots: what they look up is then in memory."""
    for game in registry().shelf():
        strongest = [*bots_of(game.id).values()][-1]
        play_out(game, game.options(), [strongest] * game.seats[0], b"warm")


def _decide(
    game: str, level: str, view: Any, offers: Sequence[Offer], memory: bytes, luck: bytes
) -> Decision:
    return bots_of(game)[level].decide(view, offers, memory, Random(luck))


def _advise(id_: str, version: int, view: Any, wanted: Any) -> Any | Refusal:
    game = registry().find(id_, version)
    if isinstance(game, Refusal):
        return game
    if game.advise is None:
        raise RefusedError(Refusal("table/no-aid"))
    return game.advise(view, wanted)


def _look_back(record: str) -> Hindsight:
    """A record travels as text: the rules it names cannot be sent to a worker."""
    return look_back(read_record(record, registry()))
