"""Rings when a deadline of the rules has passed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table


class Bell:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._deadline: int | None = None
        self._handle: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """For the deadline of the state as it is now, if it has one."""
        ledger = self._table.ledger
        playing = ledger.phase == "playing"
        deadline = ledger.game.deadline(ledger.state) if playing else None
        if deadline == self._deadline:
            return
        self.silence()
        if deadline is not None:
            wait = max(0, deadline - self._table.time()) / 1000
            loop = asyncio.get_running_loop()
            self._deadline = deadline
            self._handle = loop.call_later(wait, self._ring, deadline)

    def silence(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = self._deadline = None

    def _ring(self, deadline: int) -> None:
        self._handle = self._deadline = None
        self._table.deadline_passed(deadline)
