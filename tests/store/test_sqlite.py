"""SQLite: on disk at every commit, and few commits when many write."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from perspicace.store.sqlite import SqliteStore

WRITER = """
import asyncio, sys
from pathlib import Path
from perspicace.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    number = 0
    while True:
        jobs = [store.append(f"T{t}", number, [b"%d" % number], live=True) for t in range(5)]
        await asyncio.gather(*jobs)
        number += 1
        print(number, flush=True)

asyncio.run(main())
"""


async def test_write_ahead_log_flushed_at_every_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    for connection in (store._write_connection, store._read_connection):
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert connection.execute("pragma synchronous").fetchone() == (2,)  # full
        assert connection.execute("pragma foreign_keys").fetchone() == (1,)
    await store.close()


async def test_many_appends_share_few_transactions(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    statements: list[str] = []
    store._write_connection.set_trace_callback(statements.append)
    await asyncio.gather(*(store.append(f"T{n}", 0, [b"x"], live=True) for n in range(300)))
    store._write_connection.set_trace_callback(None)
    commits = [statement for statement in statements if statement.lower().startswith("commit")]
    assert 1 <= len(commits) <= 30
    await store.close()


async def test_one_alone_is_not_kept_waiting_for_company(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    await asyncio.wait_for(store.append("A", 0, [b"x"], live=True), timeout=10)
    await store.close()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    path.write_text("not a database, but long enough to be looked at" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        SqliteStore(path)


@pytest.mark.slow
def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """A process that writes as fast as it can is killed right after an acknowledgement."""
    path = tmp_path / "house.sqlite"
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        acknowledged = 0
        while acknowledged < 20:
            acknowledged = int(writer.stdout.readline())
        writer.send_signal(signal.SIGKILL)
        acknowledged = max([acknowledged, *map(int, writer.stdout.read().split())])
        writer.wait(timeout=30)

    async def count() -> list[int]:
        store = SqliteStore(path)
        journals = [await store.read(f"T{table}") for table in range(5)]
        await store.close()
        for entries in journals:
            assert entries == [b"%d" % number for number in range(len(entries))]
        return [len(entries) for entries in journals]

    assert min(asyncio.run(count())) >= acknowledged
