"""All tables of a process: opened, found again, put back on the shelf."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from perspicace.kernel.refusals import Refusal, RefusedError, refuse

from . import journal
from .ledger import Ledger, rebuild
from .office import Office
from .table import Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of the code in a link: no letter or digit that could be taken for another."""

CODE_LENGTH: Final = 8
IDLE_SECONDS: Final = 600.0

log = logging.getLogger("perspicace.house")


class House:
    def __init__(self, office: Office) -> None:
        self.office = office
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | Refusal]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    async def open_table(self, opened: journal.Opened, *entries: journal.AnyEntry) -> Table:
        """A new table with its first entries. It exists once they are on disk."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        ledger = Ledger(opened, self.office.registry)
        for entry in entries:
            ledger.add(entry)
        written = [journal.encode(entry) for entry in (opened, *entries)]
        await self.office.store.append(code, 0, written)
        self._tables[code] = table = Table(code, ledger, self.office)
        return table

    async def table(self, code: str) -> Table | Refusal:
        """The living table, picked up from its journal if it was not in memory."""
        table = self._tables.get(code)
        if table is not None and not table.dead:
            return table
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def find(self, code: str) -> Table:
        """The same, for who cannot do without. Raises RefusedError."""
        table = await self.table(code)
        if isinstance(table, Refusal):
            raise RefusedError(table)
        return table

    async def wake(self) -> None:
        """Picks up every table that was in play: bots and clocks go on by themselves."""
        for code in await self.office.store.live_tables():
            table = await self.table(code)
            if isinstance(table, Refusal):
                log.error("table left asleep", extra={"table": code, "code": table.code})

    async def tidy(self) -> None:
        """Puts tables that nobody needs back on the shelf."""
        now = self.office.now()
        for code, table in [*self._tables.items()]:
            if table.dead or (table.idle and now - table.last_used > IDLE_SECONDS):
                del self._tables[code]
                await table.close()

    async def close(self) -> None:
        for table in self._tables.values():
            await table.close()
        self._tables.clear()

    async def _load(self, code: str) -> Table | Refusal:
        entries = await self.office.store.read(code)
        if not entries:
            return refuse("table/unknown")
        try:
            ledger = rebuild(entries, self.office.registry)
        except RefusedError as error:
            return error.refusal
        except Exception:
            log.exception("journal unreadable", extra={"table": code})
            return refuse("table/damaged")
        self._tables[code] = table = Table(code, ledger, self.office)
        return table
