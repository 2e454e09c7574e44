"""Finished games, looked back at: once for all who ask, since it may cost a worker a second."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from perspicace.kernel.record import Record
from perspicace.table.minds import Minds
from perspicace.wire.lobby import Curve, Review

KEPT: Final = 64
"""Reviews in memory. The oldest goes first."""

Key = tuple[str, int]
"""A table, and which of its games."""


class Reviews:
    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self._known: dict[Key, asyncio.Task[Review]] = {}

    async def find(self, table: str, round_: int, record: Record) -> Review:
        key = table, round_
        if key not in self._known:
            self._known[key] = looking = asyncio.create_task(self._look_back(record))
            looking.add_done_callback(partial(self._forget_if_failed, key))
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return await asyncio.shield(self._known[key])

    async def _look_back(self, record: Record) -> Review:
        seen = await self._minds.look_back(record)
        curves = tuple(Curve(curve.worlds, curve.known_from) for curve in seen.curves)
        return Review(curves, seen.findings)

    def _forget_if_failed(self, key: Key, looking: asyncio.Task[Review]) -> None:
        if looking.cancelled() or looking.exception() is not None:
            self._known.pop(key, None)
