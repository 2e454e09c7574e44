"""A table picked up from its journal is the same table, wherever the journal was cut off."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from perspicace.games import registry
from perspicace.kernel.record import read_record, write_record
from perspicace.kernel.refusals import RefusedError
from perspicace.kernel.seal import verify
from perspicace.kernel.seats import CLOCK, Seat
from perspicace.table import journal
from perspicace.table.ledger import Ledger, rebuild
from perspicace.wire.lobby import ClockRule

from .ledgers import finished, gathered, screens, settle_chance

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("cqfd", 2, {}),
    ("cqfd", 2, {"equal_turns": True, "series": 3, "aid": "tuteur"}),
    ("template", 2, {}),
    ("template", 4, {"cards": 4}),
]


def whole_life(game: str, seats: int, options: dict[str, Any]) -> list[journal.AnyEntry]:
    """All that can happen at a table, one way or another: people who come and go, two rounds,
    notes, bots that stand in, memories, clocks and timeouts."""
    rng = Random(seats)
    table = gathered(*([None] * seats), game=game, options=options, clock=ClockRule(60, 2))
    entries: list[journal.AnyEntry] = [table.opened]

    def write(*news: journal.AnyEntry) -> None:
        for entry in news:
            table.add(entry)
            entries.extend([entry, *settle_chance(table)])

    for seat in table.seats:
        write(journal.Sat(seat, f"p{seat}", f"Player {seat}", "face", "a" * 16))
    last = table.seats[-1]
    write(journal.Rose(last), journal.BotSat(last, "random"), journal.Began())
    while table.round < 2 or table.phase == "playing":
        if table.phase == "over":
            write(journal.WantedAgain(Seat(0)), journal.Reopened(), journal.Began())
        write(*_something(table, rng))
    write(journal.WantedAgain(Seat(0)))
    return entries


def _something(table: Ledger, rng: Random) -> list[journal.AnyEntry]:
    at = table.at + rng.randrange(2000)
    if rng.random() < 0.1:
        return [journal.Noted(Seat(0), f"note {at}")]
    if rng.random() < 0.1:
        return [journal.StoodIn(Seat(0), "search"), journal.Returned(Seat(0))]
    deadline = table.game.deadline(table.state)
    if deadline is not None and rng.random() < 0.5:
        return [journal.Moved(CLOCK, table.game.verbs["timeout"](), deadline)]
    seat = rng.choice(table.actors)
    move = rng.choice(table.offered[seat]).sample(table.game.verbs, rng)
    return [journal.Moved(seat, move, at, b"\x00memory" if seat == table.seats[-1] else b"")]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_journal_cut_off_anywhere_gives_the_table_of_that_moment(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    entries = whole_life(game, seats, options)
    written = [journal.encode(entry) for entry in entries]
    live = rebuild(written[:1], registry())
    for length in range(1, len(entries) + 1):
        if length > 1:
            live.add(entries[length - 1])
        found = rebuild(written[:length], registry())
        assert screens(found) == screens(live)
        assert kept(found) == kept(live)


def kept(ledger: Ledger) -> tuple[Any, ...]:
    """What no screen shows, but play goes on from."""
    return (
        ledger.length,
        ledger.state,
        ledger.seed,
        ledger.fresh,
        ledger.memories,
        ledger.moves,
        ledger.banks,
        ledger.chairs,
    )


def test_entries_survive_being_written() -> None:
    for entry in whole_life("template", 3, {}):
        again = journal.decode(journal.encode(entry))
        assert journal.encode(again) == journal.encode(entry)
        if not isinstance(entry, journal.Moved):
            assert again == entry


def test_rules_that_are_gone_are_refused_with_a_sentence() -> None:
    opened = journal.Opened("cqfd", 99, {}, 2, "ada", "0" * 64)
    with pytest.raises(RefusedError) as raised:
        rebuild([journal.encode(opened)], registry())
    assert raised.value.refusal.code == "house/unknown-version"


@pytest.mark.parametrize(
    "entries",
    [
        [journal.Began()],
        [gathered("ada", None).opened, gathered("ada", None).opened],
        [gathered("ada", None).opened, journal.Returned(Seat(0))],
    ],
    ids=["no beginning", "opened twice", "nobody sits there"],
)
def test_a_journal_that_makes_no_sense_is_not_played_on(entries: list[journal.AnyEntry]) -> None:
    with pytest.raises(ValueError, match=r"journal|sits"):
        rebuild([journal.encode(entry) for entry in entries], registry())


@pytest.mark.parametrize("game", ["cqfd", "template"])
def test_the_record_of_a_game_reads_back_and_its_seal_holds(game: str) -> None:
    ledger = finished("ada", "boris", game=game)
    record = read_record(write_record(ledger.record()), registry())
    assert verify(record) is None
    assert [entry.move for entry in record.entries] == [entry.move for entry in ledger.moves]


def test_shares_stay_closed_until_the_game_is_over() -> None:
    ledger = gathered("ada", "boris")
    promise = ledger.seal.promise
    assert ledger.seal.words == ledger.seal.shares == ()
    ledger.add(journal.Began())
    assert ledger.seal.promise == promise
    assert len(ledger.seal.words) == 4
    assert ledger.seal.shares == ()
    over = finished("ada", "boris")
    assert over.seal.shares == over.shares()
