"""SQLite in WAL mode, flushed at every commit; many tables share one flush.

All writing is done by one thread. While it waits for the disk, what arrives piles up, and goes out
together in the next transaction: the busier the house, the fewer flushes a move costs.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from .base import ConflictError, Player

SCHEMA: Final = """
create table if not exists journal (
  tab text not null, number integer not null, entry blob not null,
  primary key (tab, number)
) without rowid;
create table if not exists live (tab text primary key) without rowid;
create table if not exists players (
  id text primary key, name text not null, face text not null, language text not null
) without rowid;
create table if not exists keys (
  digest blob primary key, player text not null references players(id), once integer not null
) without rowid;
"""

MARK_LIVE: Final = "insert or ignore into live values (?)"
UNMARK_LIVE: Final = "delete from live where tab = ?"

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]


class SqliteStore:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._write_connection = _connect(path)
        self._write_connection.executescript(SCHEMA)
        self._read_connection = _connect(path)
        self._writer = threading.Thread(target=self._write, name="store-writer")
        self._writer.start()

    async def append(self, table: str, first: int, entries: Sequence[bytes], *, live: bool) -> None:
        rows = [(table, number, entry) for number, entry in enumerate(entries, first)]

        def work(db: sqlite3.Connection) -> None:
            try:
                db.executemany("insert into journal values (?, ?, ?)", rows)
            except sqlite3.IntegrityError as error:
                raise ConflictError(table, first) from error
            db.execute(MARK_LIVE if live else UNMARK_LIVE, (table,))

        await self._do(work)

    async def read(self, table: str) -> list[bytes]:
        rows = await self._ask("select entry from journal where tab = ? order by number", (table,))
        return [entry for (entry,) in rows]

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
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._write_connection.close()
        self._read_connection.close()

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, done))
        return done

    async def _ask(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await self._loop.run_in_executor(
            self._reader, lambda: self._read_connection.execute(sql, values).fetchall()
        )

    def _write(self) -> None:
        """The writer's life: take all that has piled up, write it in one transaction, tell."""
        closing = False
        while not closing:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            closing = None in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                settled = _commit(self._write_connection, jobs)
                self._loop.call_soon_threadsafe(_settle, settled)


Settled = list[tuple["asyncio.Future[Any]", Any, BaseException | None]]


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> Settled:
    """One transaction for all; if one of them fails, one for each, so that none pays for it."""
    try:
        results = _transaction(db, [work for work, _ in jobs])
    except (sqlite3.Error, ConflictError) as error:
        if len(jobs) == 1:
            return [(jobs[0][1], None, error)]
        return [settled for job in jobs for settled in _commit(db, [job])]
    return [(done, result, None) for (_, done), result in zip(jobs, results, strict=True)]


def _transaction(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    db.execute("begin immediate")
    try:
        results = [work(db) for work in works]
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise
    return results


def _settle(settled: Settled) -> None:
    for done, result, error in settled:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
    return connection
