"""A finished game, as each seat saw it."""

from __future__ import annotations

from random import Random

import pytest

from perspicace.deduce.certainty import curves
from perspicace.games import registry
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.replay import replay as steps_of
from perspicace.kernel.seats import CHANCE, SPECTATOR, Seat
from perspicace.table import journal
from perspicace.table.ledger import Ledger
from perspicace.table.replay import replay
from perspicace.wire.lobby import Replay
from tests.support.house import ROOT, SHARES

from .ledgers import settle_chance

ADA, BORIS = Seat(0), Seat(1)
GAMES = [game.id for game in registry()]


class Evening:
    """A table of two, whose journal is kept as it grows."""

    def __init__(self, game: str = "cqfd") -> None:
        opened = journal.Opened(game, 1, {}, 2, "ada", ROOT)
        self.ledger = Ledger(opened, registry())
        self._entries: list[journal.AnyEntry] = [opened]
        self.add(journal.Sat(ADA, "ada", "Ada", "", SHARES[0]))
        self.add(journal.Sat(BORIS, "boris", "Boris", "", SHARES[1]))
        self.add(journal.Began())

    def add(self, entry: journal.AnyEntry) -> None:
        self.ledger.add(entry)
        self._entries += [entry, *settle_chance(self.ledger)]

    def note(self, seat: Seat, text: str) -> None:
        self.add(journal.Noted(seat, text))

    def play(self, rng: Random, *, moves: int = 10_000) -> None:
        """Any moves, a second apart, until the game is over or so many were made."""
        ledger = self.ledger
        while ledger.actors and moves:
            seat, moves = rng.choice(ledger.actors), moves - 1
            move = rng.choice(ledger.offered[seat]).sample(ledger.game.verbs, rng)
            self.add(journal.Moved(seat, move, ledger.at + 1000))

    def begin_again(self) -> None:
        self.add(journal.Reopened())
        self.add(journal.Began())

    def ask(self, seat: Seat, player: str | None = None) -> Replay | Refusal:
        written = [journal.encode(entry) for entry in self._entries]
        return replay(written, registry(), seat, player)

    def shown(self, seat: Seat, player: str | None = None) -> Replay:
        shown = self.ask(seat, player)
        assert isinstance(shown, Replay)
        return shown

    def refused(self, seat: Seat, player: str | None = None) -> str:
        refusal = self.ask(seat, player)
        assert isinstance(refusal, Refusal)
        return refusal.code


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [ADA, BORIS])
def test_every_moment_is_as_the_seat_saw_it(game: str, seat: Seat) -> None:
    evening = Evening(game)
    evening.play(Random(1))
    rules, record = evening.ledger.game, evening.ledger.record()
    shown = evening.shown(seat)
    assert shown.seat == seat
    assert shown.log == evening.ledger.heard[seat]
    heard = 0
    for moment, step in zip(shown.moments, steps_of(record), strict=True):
        heard += sum(told.to.includes(seat) for told in step.told)
        assert moment.view == rules.view(step.state, seat)
        assert moment.heard == heard
        assert moment.waiting == tuple(s for s in rules.actors(step.state) if s != CHANCE)
    assert [moment.at for moment in shown.moments] == [0, *(entry.at for entry in record.entries)]


def test_moments_and_curves_have_the_same_numbers() -> None:
    evening = Evening()
    evening.play(Random(1))
    for seat, curve in enumerate(curves(evening.ledger.record())):
        views = [moment.view for moment in evening.shown(Seat(seat)).moments]
        assert tuple(evening.ledger.game.worlds(view) for view in views) == curve.worlds


def test_only_the_game_that_is_over_is_shown() -> None:
    evening = Evening()
    evening.play(Random(1))
    evening.begin_again()
    assert evening.refused(ADA) == "table/not-over"
    evening.play(Random(2))
    first, second = Evening(), evening.shown(ADA)
    first.play(Random(2))
    assert len(second.moments) == len(evening.ledger.moves) + 1
    assert second.log == evening.ledger.heard[ADA]
    assert second.moments[2].view.hand != first.shown(ADA).moments[2].view.hand


def test_before_the_end_nothing_is_shown() -> None:
    evening = Evening()
    for _ in range(4):
        for seat in (ADA, BORIS):
            for player in ("ada", "boris", None):
                assert evening.refused(seat, player) == "table/not-over"
        evening.play(Random(1), moves=3)


@pytest.mark.parametrize("seat", [Seat(2), Seat(31), CHANCE, SPECTATOR])
def test_a_seat_that_is_not_there(seat: Seat) -> None:
    evening = Evening()
    evening.play(Random(1))
    assert evening.refused(seat, "ada") == "table/no-such-seat"


class TestNotes:
    def evening(self) -> Evening:
        """Ada notes something at the start, twice after the first question, and at the end."""
        evening = Evening()
        evening.note(ADA, "start")
        evening.play(Random(1), moves=1)
        evening.note(ADA, "one")
        evening.note(BORIS, "mine")
        evening.note(ADA, "two")
        evening.play(Random(1))
        evening.note(ADA, "end")
        return evening

    def test_a_moment_shows_the_last_note_before_the_next_move(self) -> None:
        moments = self.evening().shown(ADA, "ada").moments
        start, asked = 2, 3  # who leads and the deal are moves of chance
        notes = ["", "", "start", *["two"] * (len(moments) - 4), "end"]
        assert [moment.notes for moment in moments] == notes
        assert moments[start].waiting
        assert moments[asked].heard > moments[start].heard

    @pytest.mark.parametrize("player", ["boris", "eve", "", None])
    def test_nobody_else_sees_them(self, player: str | None) -> None:
        assert {moment.notes for moment in self.evening().shown(ADA, player).moments} == {""}

    def test_each_seat_has_its_own(self) -> None:
        notes = {moment.notes for moment in self.evening().shown(BORIS, "boris").moments}
        assert notes == {"", "mine"}

    def test_those_of_an_earlier_game_are_gone(self) -> None:
        evening = self.evening()
        evening.begin_again()
        evening.play(Random(2))
        assert {moment.notes for moment in evening.shown(ADA, "ada").moments} == {""}

    def test_who_was_replaced_by_a_bot_still_owns_them(self) -> None:
        evening = Evening()
        evening.note(ADA, "start")
        evening.add(journal.StoodIn(ADA, "random"))
        evening.play(Random(1))
        assert evening.shown(ADA, "ada").moments[-1].notes == "start"
