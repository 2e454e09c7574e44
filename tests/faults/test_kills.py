"""The house is killed in the middle of everything: what it acknowledged is there, and every game
goes on to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from perspicace.games import registry
from perspicace.kernel.record import Record, read_record, write_record
from perspicace.kernel.replay import replay
from perspicace.kernel.seal import verify
from perspicace.store.sqlite import SqliteStore
from perspicace.table import journal
from perspicace.table.ledger import Ledger

from .evening import Evening, spend_evening
from .players import BrokenPromiseError, Player, expect_kept

TABLES = 20
KILLS = 50


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite"
    evening = await spend_evening(database, store="honest", tables=TABLES, kills=KILLS, seed=1)
    await expect_kept_on_disk(database, evening)
    players = evening.players
    assert sum(i.acknowledged for p in players for i in p.rounds.values()) > 20 * KILLS
    assert sum(player.in_doubt for player in players) > KILLS


@pytest.mark.slow
async def test_acknowledging_before_writing_is_noticed(tmp_path: Path) -> None:
    """The planted fault: a store that says too early that something is on disk."""
    with pytest.raises(BrokenPromiseError, match="gone"):
        await spend_evening(
            tmp_path / "house.sqlite", store="hasty", tables=TABLES, kills=KILLS, seed=1
        )


async def expect_kept_on_disk(database: Path, evening: Evening) -> None:
    """The journals, read without a house: each round of each table against what its players meant
    and what they were promised."""
    store = SqliteStore(database)
    try:
        journals = {player.table: await store.read(player.table) for player in evening.players}
        assert await store.live_tables() == []
    finally:
        await store.close()
    for table, entries in journals.items():
        pair = [player for player in evening.players if player.table == table]
        records = games_of(entries)
        assert {*range(1, len(records) + 1)} == {round_ for p in pair for round_ in p.rounds}
        for round_, record in enumerate(records, 1):
            for player in pair:
                expect_played(record, player, round_)
            again = read_record(write_record(record), registry())
            assert record.game.outcome(list(replay(again))[-1].state) is not None
            assert verify(again) is None
        assert write_record(records[-1]) == evening.records[table]


def expect_played(record: Record, player: Player, round_: int) -> None:
    moves = [entry.move for entry in record.entries if entry.seat == player.seat]
    questions = [getattr(move, "question", None) for move in moves]
    intent = player.rounds[round_]
    expect_kept(intent, [question for question in questions if question is not None])
    assert len(questions) == len(intent.questions)


def games_of(entries: list[bytes]) -> list[Record]:
    """The records of all games of a table, the last one over like the others."""
    opened, *rest = [journal.decode(entry) for entry in entries]
    assert isinstance(opened, journal.Opened)
    ledger = Ledger(opened, registry())
    records = []
    for entry in rest:
        if isinstance(entry, journal.Reopened):
            assert ledger.phase == "over"
            records.append(ledger.record())
        ledger.add(entry)
    assert ledger.phase == "over"
    return [*records, ledger.record()]
