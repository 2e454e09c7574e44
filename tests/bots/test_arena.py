"""The play-through loop: the same way as at the table, without waiting."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from perspicace.bots.arena import Arena, play_out
from perspicace.bots.random import RandomBot, random_move
from perspicace.games import _template, registry
from perspicace.games.cqfd import GAME as CQFD
from perspicace.games.cqfd.moves import Ready
from perspicace.kernel.bot import Bot, Decision
from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Record, Sealed, read_record, write_record
from perspicace.kernel.refusals import RefusedError
from perspicace.kernel.replay import replay
from perspicace.kernel.seal import seal_of, seed_of, verify
from perspicace.kernel.seats import CHANCE, CLOCK, Seat

TOY: AnyGame = _template.GAME


class Steady:
    """Plays at random, always after the same pause, and counts its moves in its memory."""

    def __init__(self, game: AnyGame, pause: float) -> None:
        self.game = game
        self.pause = pause
        self.found: list[bytes] = []

    def decide(self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        self.found.append(memory)
        return Decision(random_move(self.game, offers, rng), memory + b"I", self.pause)


def table(game: AnyGame, *bots: Bot, seed: bytes = b"arena") -> Record:
    return play_out(game, game.options(), bots, seed)


@pytest.mark.parametrize("game", list(registry()), ids=lambda game: game.id)
def test_a_game_is_played_to_its_end_and_replays(game: AnyGame) -> None:
    record = table(game, *[RandomBot(game)] * game.seats[0])
    *_, last = replay(record)
    assert game.outcome(last.state) is not None
    assert read_record(write_record(record), registry()) == record


def test_it_depends_on_the_seed_alone() -> None:
    first, again = (table(TOY, RandomBot(TOY), RandomBot(TOY)) for _ in range(2))
    other = table(TOY, RandomBot(TOY), RandomBot(TOY), seed=b"other")
    assert first.entries == again.entries != other.entries


def test_chance_is_drawn_so_that_a_seal_can_be_checked() -> None:
    shares = ("a share", "another")
    seed = seed_of(shares)
    record = table(CQFD, RandomBot(CQFD), RandomBot(CQFD), seed=seed)
    sealed = Sealed(seal_of(seed), shares)
    assert verify(Record(record.game, record.options, record.names, record.entries, sealed)) is None
    state = CQFD.setup(CQFD.options(), 2)
    assert record.entries[0].move == CQFD.chance(state).draw(stream(seed, "chance", 0))


def test_names_are_given_or_numbers() -> None:
    bots = [RandomBot(CQFD)] * 2
    assert table(CQFD, *bots).names == ("bot 1", "bot 2")
    assert play_out(CQFD, CQFD.options(), bots, b"", ("Ada", "Boris")).names == ("Ada", "Boris")


def test_time_advances_by_the_pauses() -> None:
    record = table(CQFD, Steady(CQFD, 2), Steady(CQFD, 3))
    times = [entry.at for entry in record.entries if entry.seat != CHANCE]
    steps = [after - before for before, after in zip([0, *times], times, strict=False)]
    assert set(steps) == {2000, 3000}


def test_those_who_choose_at_the_same_time_think_at_the_same_time() -> None:
    record = table(TOY, Steady(TOY, 4), Steady(TOY, 1), Steady(TOY, 3))
    picks = [(entry.seat, entry.at) for entry in record.entries if entry.seat >= 0][:3]
    assert picks == [(1, 1000), (2, 3000), (0, 4000)]


def test_a_pause_begins_anew_with_each_own_move() -> None:
    """Both race for the bell as soon as the last card is laid, and the quicker one always wins."""
    record = table(TOY, Steady(TOY, 2), Steady(TOY, 1))
    grabs = [e for e in record.entries if TOY.write(e.move) == "grab"]
    assert {entry.seat for entry in grabs} == {1}
    assert [entry.at for entry in grabs] == [3000, 6000, 9000]


def test_the_clock_moves_when_nobody_is_in_time() -> None:
    record = table(TOY, Steady(TOY, 60), Steady(TOY, 60))
    bells = [entry.at for entry in record.entries if entry.seat == CLOCK]
    assert bells == [65_000, 130_000, 195_000]


def test_equal_pauses_are_settled_by_the_seed() -> None:
    first = {
        table(TOY, Steady(TOY, 1), Steady(TOY, 1), seed=bytes([n])).entries[1].seat
        for n in range(10)
    }
    assert first == {0, 1}


def test_memory_comes_back_but_not_that_of_a_decision_overtaken() -> None:
    slow, quick = Steady(TOY, 2), Steady(TOY, 1)
    table(TOY, slow, quick)
    assert max(map(len, quick.found)) == 5  # three cards, two bells before the last
    assert max(map(len, slow.found)) == 3  # its cards alone


def test_bots_get_views_and_offers_only() -> None:
    seen: list[Any] = []

    class Nosy(Steady):
        def decide(
            self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random
        ) -> Decision:
            seen.append(view)
            return super().decide(view, offers, memory, rng)

    arena = Arena(CQFD, CQFD.options(), [Nosy(CQFD, 1), Nosy(CQFD, 1)], b"nosy")
    arena.play_out()
    assert {type(view).__name__ for view in seen} == {"View"}
    assert {view.seat for view in seen} == {0, 1}


def test_a_bot_that_breaks_the_rules_is_not_repaired() -> None:
    class Cheat:
        def decide(
            self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random
        ) -> Decision:
            return Decision(Ready())

    arena = Arena(CQFD, CQFD.options(), [Cheat(), Cheat()], b"cheat")
    arena.advance()
    arena.advance()
    before = arena.state
    with pytest.raises(RefusedError) as refused:
        arena.advance()
    assert refused.value.refusal.code == "cqfd/not-now"
    assert arena.state is before
    assert len(arena.entries) == 2


def test_after_the_end_nothing_comes() -> None:
    arena = Arena(CQFD, CQFD.options(), [RandomBot(CQFD)] * 2, b"end")
    outcome = arena.play_out()
    assert arena.advance() is None
    assert arena.outcome == outcome
    assert all(seat in (Seat(0), Seat(1)) for seat in outcome.winners)
