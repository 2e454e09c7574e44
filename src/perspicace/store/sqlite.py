"""SQLite in WAL mode, flushed at every commit; many tables share one flush.

One transaction is under way at a time. Its rows are inserted at once, in memory; the commit, which
waits for the disk, is left to a thread. What arrives meanwhile piles up and goes out together in
the next transaction: the busier the house, the fewer flushes a move costs.

The entries of all tables follow each other in one list, each with the place of the one before it at
the same table, so that a transaction of many tables fills few pages.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from .base import ConflictError, Player

SCHEMA: Final = """
create table if not exists entries (
  id integer primary key, tab text not null, number integer not null,
  previous integer, entry blob not null,
  check ((number = 0) = (previous is null))
);
create table if not exists heads (
  tab text primary key, last integer not null, number integer not null
) without rowid;
create trigger if not exists entry_opens after insert on entries when new.number = 0 begin
  insert into heads values (new.tab, new.id, new.number);
end;
create trigger if not exists entry_follows after insert on entries when new.number > 0 begin
  update heads set last = new.id, number = new.number where tab = new.tab;
end;
create table if not exists live (tab text primary key) without rowid;
create table if not exists players (
  id text primary key, name text not null, face text not null, language text not null
) without rowid;
create table if not exists keys (
  digest blob primary key, player text not null references players(id), once integer not null
) without rowid;
"""

CROWD: Final = 8
GATHERING: Final = 0.004
"""After a transaction of a crowd, so many seconds are left for the next crowd to come together: a
flush costs the same for one as for all. A quiet house never waits."""

MARK_LIVE: Final = "insert or ignore into live values (?)"
UNMARK_LIVE: Final = "delete from live where tab = ?"

APPEND: Final = """
insert into entries (tab, number, previous, entry) values
  (?1, ?2, (select last from heads where tab = ?1 and number = ?2 - 1), ?3)
"""
READ: Final = """
with recursive chain as (
  select id, previous, entry from entries where id = (select last from heads where tab = ?)
  union all
  select entries.id, entries.previous, entries.entry
  from chain join entries on entries.id = chain.previous
)
select entry from chain order by id
"""

Row = tuple[str, int, bytes]


class Job(NamedTuple):
    """Something to be written: entries of a journal, other work, or both."""

    done: asyncio.Future[Any]
    rows: Sequence[Row]
    work: Callable[[sqlite3.Connection], Any] | None


class SqliteStore:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-writer")
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._write_connection = _connect(path)
        self._write_connection.executescript(SCHEMA)
        self._read_connection = _connect(path)
        self._waiting: list[Job] = []
        self._under_way: asyncio.Task[None] | None = None
        self.commits = 0

    def append(
        self, table: str, first: int, entries: Sequence[bytes], *, live: bool | None = None
    ) -> asyncio.Future[None]:
        rows = [(table, number, entry) for number, entry in enumerate(entries, first)]

        def mark(db: sqlite3.Connection) -> None:
            db.execute(MARK_LIVE if live else UNMARK_LIVE, (table,))

        return self._do(None if live is None else mark, rows)

    async def read(self, table: str) -> list[bytes]:
        return [entry for (entry,) in await self._ask(READ, (table,))]

    async def live_tables(self) -> list[str]:
        return [tab for (tab,) in await self._ask("select tab from live", ())]

    async def save_player(self, player: Player) -> None:
        row = (player.id, player.name, player.face, player.language)
        await self._do(
            lambda db: db.execute(
                "insert into players values (?, ?, ?, ?) on conflict (id) do update"
                " set name = excluded.name, face = excluded.face, language = excluded.language",
                row,
            )
        )

    async def player(self, id_: str) -> Player | None:
        rows = await self._ask("select id, name, face, language from players where id = ?", (id_,))
        return Player(*rows[0]) if rows else None

    async def add_key(self, digest: bytes, player: str, *, once: bool = False) -> None:
        row = (digest, player, once)
        await self._do(lambda db: db.execute("insert into keys values (?, ?, ?)", row))

    async def player_of_key(self, digest: bytes) -> Player | None:
        rows = await self._ask(
            "select id, name, face, language from players join keys on player = id"
            " where digest = ? and not once",
            (digest,),
        )
        return Player(*rows[0]) if rows else None

    async def spend_key(self, digest: bytes) -> Player | None:
        def work(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "delete from keys where digest = ? and once returning player", (digest,)
            ).fetchone()
            return row[0] if row else None

        owner = await self._do(work)
        return await self.player(owner) if owner else None

    async def close(self) -> None:
        while self._under_way is not None:
            await self._under_way
        self._writer.shutdown()
        self._reader.shutdown()
        self._write_connection.close()
        self._read_connection.close()

    def _do(
        self, work: Callable[[sqlite3.Connection], Any] | None = None, rows: Sequence[Row] = ()
    ) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append(Job(done, rows, work))
        if self._under_way is None:
            self._under_way = self._loop.create_task(self._write())
        return done

    async def _ask(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await self._loop.run_in_executor(
            self._reader, lambda: self._read_connection.execute(sql, values).fetchall()
        )

    async def _write(self) -> None:
        """Writes what has piled up, and what piles up meanwhile, until nothing is left."""
        crowded = False
        while self._waiting:
            if crowded:
                await asyncio.sleep(GATHERING)
            jobs, self._waiting = self._waiting, []
            crowded = len(jobs) >= CROWD
            await self._transaction(jobs)
        self._under_way = None

    async def _transaction(self, jobs: list[Job]) -> None:
        """One transaction for all; if one of them fails, one for each, so that none pays for it."""
        db = self._write_connection
        try:
            db.execute("begin immediate")
            db.executemany(APPEND, [row for job in jobs for row in job.rows])
            results = [None if job.work is None else job.work(db) for job in jobs]
            await self._loop.run_in_executor(self._writer, db.execute, "commit")
        except Exception as error:
            if db.in_transaction:
                db.execute("rollback")
            if len(jobs) > 1:
                for job in jobs:
                    await self._transaction([job])
            elif not jobs[0].done.cancelled():
                jobs[0].done.set_exception(_meaning(error, jobs[0]))
            return
        self.commits += 1
        for job, result in zip(jobs, results, strict=True):
            if not job.done.cancelled():
                job.done.set_result(result)


def _meaning(error: Exception, job: Job) -> Exception:
    """Rows that do not follow the last one: somebody else was faster."""
    if isinstance(error, sqlite3.IntegrityError) and job.rows:
        table, first, _ = job.rows[0]
        return ConflictError(table, first)
    return error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
    return connection
