"""Every verb of the table: what it writes, and each reason why not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from perspicace.kernel.moves import Move
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.seal import ROUNDS
from perspicace.kernel.seats import CLOCK, Seat
from perspicace.table import journal, verbs
from perspicace.table.ledger import Ledger
from perspicace.table.verbs import Decided

from .ledgers import LEVELS, begun, finished, gathered, screens

ADA, BORIS, NOBODY = Seat(0), Seat(1), Seat(9)
FIRST = begun("ada", "boris").actors[0]
"""Who asks first."""


def code_of(decided: Decided) -> str:
    assert isinstance(decided, Refusal), decided
    return decided.code


def sit(ledger: Ledger, player: str, seat: int | None = None) -> Decided:
    chosen = None if seat is None else Seat(seat)
    return verbs.sit(ledger, player, chosen, name=player, face="", share="e" * 16)


def seat_bot(ledger: Ledger, player: str, seat: int, level: str = "random") -> Decided:
    return verbs.seat_bot(ledger, player, Seat(seat), level, LEVELS)


def a_move(ledger: Ledger, seat: Seat) -> Move:
    rng = Random(1)
    return rng.choice(ledger.offered[seat]).sample(ledger.game.verbs, rng)


def play(ledger: Ledger, seat: Seat, move: Move, seen: int | None = None) -> Decided:
    lines = len(ledger.heard[seat]) if seen is None else seen
    return verbs.play(ledger, seat, move, seen=lines, at=0)


class TestSit:
    def test_the_first_free_chair_if_none_is_named(self) -> None:
        decided = sit(gathered("ada", None), "boris")
        assert decided == [journal.Sat(BORIS, "boris", "boris", "", "e" * 16)]

    def test_the_chair_that_is_named(self) -> None:
        ledger = gathered("ada", None, None, game="template")
        decided = sit(ledger, "boris", 2)
        assert decided == [journal.Sat(Seat(2), "boris", "boris", "", "e" * 16)]

    @pytest.mark.parametrize(
        ("ledger", "player", "seat", "code"),
        [
            (begun("ada", "boris"), "carla", None, "table/started"),
            (gathered("ada", None), "ada", None, "table/already-seated"),
            (gathered("ada", "boris"), "carla", None, "table/full"),
            (gathered("ada", None), "carla", 2, "table/no-such-seat"),
            (gathered("ada", None), "carla", 0, "table/seat-taken"),
            (gathered("ada", None, hotseat=True), "ada", 0, "table/seat-taken"),
        ],
    )
    def test_refusals(self, ledger: Ledger, player: str, seat: int | None, code: str) -> None:
        assert code_of(sit(ledger, player, seat)) == code

    def test_the_host_of_a_hotseat_table_takes_several(self) -> None:
        ledger = gathered("ada", None, hotseat=True)
        assert isinstance(sit(ledger, "ada"), list)


class TestRise:
    @pytest.mark.parametrize("player", ["boris", "ada"], ids=["himself", "the host"])
    def test_a_chair_is_left(self, player: str) -> None:
        assert verbs.rise(gathered("ada", "boris"), player, BORIS) == [journal.Rose(BORIS)]

    @pytest.mark.parametrize(
        ("ledger", "player", "seat", "code"),
        [
            (begun("ada", "boris"), "boris", BORIS, "table/started"),
            (gathered("ada", None), "ada", BORIS, "table/no-such-seat"),
            (gathered("ada", "boris"), "ada", NOBODY, "table/no-such-seat"),
            (gathered("ada", "boris"), "boris", ADA, "table/host-only"),
            (gathered("ada", "boris"), "carla", BORIS, "table/host-only"),
        ],
    )
    def test_refusals(self, ledger: Ledger, player: str, seat: Seat, code: str) -> None:
        assert code_of(verbs.rise(ledger, player, seat)) == code


class TestSeatBot:
    def test_a_bot_is_seated(self) -> None:
        assert seat_bot(gathered("ada", None), "ada", 1) == [journal.BotSat(BORIS, "random")]

    @pytest.mark.parametrize(
        ("ledger", "player", "seat", "level", "code"),
        [
            (begun("ada", "boris"), "ada", 1, "random", "table/started"),
            (gathered("ada", None), "boris", 1, "random", "table/host-only"),
            (gathered("ada", None), "ada", 1, "genius", "house/unknown-bot"),
            (gathered("ada", None), "ada", 2, "random", "table/no-such-seat"),
            (gathered("ada", "boris"), "ada", 1, "random", "table/seat-taken"),
        ],
    )
    def test_refusals(self, ledger: Ledger, player: str, seat: int, level: str, code: str) -> None:
        assert code_of(seat_bot(ledger, player, seat, level)) == code


class TestBegin:
    def test_the_host_begins(self) -> None:
        assert verbs.begin(gathered("ada", "boris"), "ada") == [journal.Began()]

    @pytest.mark.parametrize(
        ("ledger", "player", "code"),
        [
            (begun("ada", "boris"), "ada", "table/started"),
            (gathered("ada", "boris"), "boris", "table/host-only"),
            (gathered("ada", None), "ada", "table/empty-seats"),
        ],
    )
    def test_refusals(self, ledger: Ledger, player: str, code: str) -> None:
        assert code_of(verbs.begin(ledger, player)) == code


class TestPlay:
    def test_a_move_is_written_with_its_time_and_memory(self) -> None:
        ledger = begun("ada", "boris")
        seat = ledger.actors[0]
        move = a_move(ledger, seat)
        decided = verbs.play(ledger, seat, move, seen=2, at=1234, memory=b"x")
        assert decided == [journal.Moved(seat, move, 1234, b"x")]

    def test_not_before_the_game_has_begun(self) -> None:
        move = a_move(begun("ada", "boris"), FIRST)
        assert code_of(play(gathered("ada", "boris"), ADA, move)) == "table/not-started"

    def test_what_was_decided_on_an_older_table_is_stale(self) -> None:
        ledger = begun("ada", "boris")
        seat = ledger.actors[0]
        assert code_of(play(ledger, seat, a_move(ledger, seat), seen=0)) == "table/stale"

    def test_what_is_sent_twice_counts_once(self) -> None:
        ledger = begun("ada", "boris", game="template")
        while ledger.state.phase == "pick":
            seat = ledger.actors[0]
            ledger.add(journal.Moved(seat, a_move(ledger, seat), 0))
        seen = len(ledger.heard[ADA])
        grab = a_move(ledger, ADA)
        ledger.add(journal.Moved(ADA, grab, 0))
        assert code_of(play(ledger, ADA, grab, seen=seen)) == "table/stale"

    def test_who_chooses_at_the_same_time_is_not_stale(self) -> None:
        ledger = begun("ada", "boris", game="template")
        seen = len(ledger.heard[BORIS])
        move = a_move(ledger, BORIS)
        ledger.add(journal.Moved(ADA, a_move(ledger, ADA), 0))
        assert isinstance(play(ledger, BORIS, move, seen=seen), list)

    def test_the_rules_refuse(self) -> None:
        ledger = begun("ada", "boris")
        seat = ledger.actors[0]
        move = a_move(ledger, seat)
        assert code_of(play(ledger, Seat(1 - seat), move)) == "cqfd/not-your-turn"

    def test_nothing_after_the_end(self) -> None:
        over, move = finished("ada", "boris"), a_move(begun("ada", "boris"), FIRST)
        assert all(isinstance(play(over, seat, move), Refusal) for seat in over.seats)


class TestTimeOut:
    def test_the_clock_moves_at_the_deadline_that_stands(self) -> None:
        ledger = ringing()
        deadline = ledger.game.deadline(ledger.state)
        assert deadline == 5000
        decided = verbs.time_out(ledger, deadline=deadline, at=4990)
        assert isinstance(decided, list)
        [moved] = decided
        assert isinstance(moved, journal.Moved)
        assert (moved.seat, moved.at) == (CLOCK, deadline)

    def test_an_older_deadline_means_nothing(self) -> None:
        assert verbs.time_out(ringing(), deadline=4000, at=4000) == []
        assert verbs.time_out(begun("ada", "boris"), deadline=0, at=0) == []
        assert verbs.time_out(gathered("ada", "boris"), deadline=0, at=0) == []


def ringing() -> Ledger:
    """A table of the toy game where the bell waits to be grabbed."""
    ledger = begun("ada", "boris", game="template")
    while ledger.state.phase == "pick":
        seat = ledger.actors[0]
        ledger.add(journal.Moved(seat, a_move(ledger, seat), 0))
    return ledger


class TestNote:
    def test_a_note_is_written_once(self) -> None:
        ledger = begun("ada", "boris")
        assert verbs.note(ledger, ADA, "As!") == [journal.Noted(ADA, "As!")]
        ledger.add(journal.Noted(ADA, "As!"))
        assert verbs.note(ledger, ADA, "As!") == []

    def test_too_long(self) -> None:
        longest = "x" * verbs.LONGEST_NOTE
        assert isinstance(verbs.note(begun("ada", "boris"), ADA, longest), list)
        refused = verbs.note(begun("ada", "boris"), ADA, longest + "x")
        assert code_of(refused) == "table/note-too-long"


class TestReplace:
    def test_a_bot_plays_for_who_is_away(self) -> None:
        decided = verbs.replace(begun("ada", "boris"), BORIS, absent=True, level="random")
        assert decided == [journal.StoodIn(BORIS, "random")]

    @pytest.mark.parametrize(
        ("ledger", "seat", "absent", "code"),
        [
            (gathered("ada", "boris"), BORIS, True, "table/not-started"),
            (finished("ada", "boris"), BORIS, True, "table/over"),
            (begun("ada", "boris"), NOBODY, True, "table/no-such-seat"),
            (begun("ada", "random"), BORIS, True, "table/not-a-player"),
            (begun("ada", "boris"), BORIS, False, "table/still-here"),
        ],
    )
    def test_refusals(self, ledger: Ledger, seat: Seat, absent: bool, code: str) -> None:
        decided = verbs.replace(ledger, seat, absent=absent, level="random")
        assert code_of(decided) == code

    def test_not_twice(self) -> None:
        ledger = begun("ada", "boris")
        ledger.add(journal.StoodIn(BORIS, "random"))
        decided = verbs.replace(ledger, BORIS, absent=True, level="random")
        assert code_of(decided) == "table/not-a-player"


class TestAgain:
    def test_it_begins_once_all_who_are_here_asked(self) -> None:
        ledger = finished("ada", "boris")
        assert verbs.again(ledger, [ADA], here=[ADA, BORIS]) == [journal.WantedAgain(ADA)]
        ledger.add(journal.WantedAgain(ADA))
        begins: list[Any] = [journal.WantedAgain(BORIS), journal.Reopened(), journal.Began()]
        assert verbs.again(ledger, [BORIS], here=[ADA, BORIS]) == begins

    def test_who_is_away_is_not_waited_for(self) -> None:
        decided = verbs.again(finished("ada", "boris"), [ADA], here=[ADA])
        assert decided == [journal.WantedAgain(ADA), journal.Reopened(), journal.Began()]

    def test_to_ask_twice_changes_nothing(self) -> None:
        ledger = finished("ada", "boris")
        ledger.add(journal.WantedAgain(ADA))
        assert verbs.again(ledger, [ADA], here=[ADA, BORIS]) == []

    def test_refusals(self) -> None:
        assert code_of(verbs.again(begun("ada", "boris"), [ADA], here=[ADA])) == "table/not-over"
        ledger = finished("ada", "boris")
        ledger.round = ROUNDS
        assert code_of(verbs.again(ledger, [ADA], here=[ADA])) == "table/no-more-rounds"


def test_no_verb_changes_the_ledger() -> None:
    for ledger in (gathered("ada", None), begun("ada", "boris"), finished("ada", "boris")):
        before = screens(ledger), ledger.length
        move = a_move(begun("ada", "boris"), FIRST)
        sit(ledger, "carla")
        verbs.rise(ledger, "ada", ADA)
        seat_bot(ledger, "ada", 1)
        verbs.begin(ledger, "ada")
        play(ledger, ADA, move)
        verbs.note(ledger, ADA, "x")
        verbs.replace(ledger, BORIS, absent=True, level="random")
        verbs.again(ledger, [ADA], here=[ADA])
        assert (screens(ledger), ledger.length) == before
