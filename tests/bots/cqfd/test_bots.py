"""The three bots at the table."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from perspicace.bots.cqfd import BOTS, NAMES
from perspicace.games.cqfd.analysis import place, weights
from perspicace.games.cqfd.moves import Ask, Deal, Lead, Ready
from perspicace.games.cqfd.options import Options
from perspicace.games.cqfd.rules import answer, check, deal, offers, play, setup
from perspicace.games.cqfd.state import Line, Phase, State
from perspicace.games.cqfd.view import view
from perspicace.kernel.bot import Decision
from perspicace.kernel.seats import CHANCE, Seat


def dealt(hands: Deal, **options: object) -> State:
    state = setup(msgspec.convert(options, Options), 2)
    state = play(state, CHANCE, Lead(Seat(0)), 0).state
    return play(state, CHANCE, hands, 0).state


def decision(level: str, state: State, memory: bytes, rng: Random) -> Decision:
    seat = state.turn
    return BOTS[level].decide(view(state, seat), offers(state, seat), memory, rng)


def questions(level: str, rng: Random) -> tuple[list[Line], Deal]:
    """What a bot asks when the other only ever asks the same."""
    hands = deal(rng)
    state, memory = dealt(hands), b""
    while state.phase is Phase.ASK:
        move = Ask(hands.hands[1]) if state.turn else None
        if move is None:
            made = decision(level, state, memory, rng)
            memory = made.memory
            assert made.pause > 0
            assert isinstance(made.move, Ask)
            move = made.move
        elif answer(move.question, hands.hands[0]) == 7:
            move = Ask((1, 1, 1, 1, 1, 1, 1, 0))
        assert check(state, state.turn, move) is None
        state = play(state, state.turn, move, 0).state
    return list(state.past[-1].sheets[0]), hands


def test_bots_are_listed_from_the_weakest() -> None:
    assert list(BOTS) == list(NAMES) == ["debutant", "habitue", "expert"]


@pytest.mark.parametrize("level", BOTS)
def test_bots_ask_legally_to_the_end(level: str) -> None:
    rng = Random(4)
    for _ in range(6):
        lines, hands = questions(level, rng)
        assert len({line.question for line in lines}) == len(lines), "no question twice"
        assert all(line.answer == answer(line.question, hands.hands[1]) for line in lines)


@pytest.mark.parametrize("level", BOTS)
def test_the_same_generator_gives_the_same_question(level: str) -> None:
    state = dealt(deal(Random(5)))
    first, again = (decision(level, state, b"", Random(6)) for _ in range(2))
    assert first == again


def test_the_regular_never_asks_against_an_answer() -> None:
    lines, hands = questions("habitue", Random(7))
    for number, line in enumerate(lines):
        fits = weights(hands.hands[0], lines[:number])
        assert fits[place(line.question)] > 0


def test_the_beginner_forgets_and_remembers_that_he_forgot() -> None:
    rng = Random(8)
    state, memory, seen = dealt(deal(rng)), b"", set[int]()
    while state.phase is Phase.ASK and len(state.sheets[0]) < 9:
        made = decision("debutant", state, memory, rng)
        if state.turn == 0:
            memory = made.memory
            forgotten = set(msgspec.json.decode(memory, type=list[int]))
            assert seen <= forgotten
            assert len(state.sheets[0]) - 1 not in forgotten, "the last answer is always there"
            seen = forgotten
        state = play(state, state.turn, made.move, 0).state
    assert seen


@pytest.mark.parametrize("level", BOTS)
def test_bots_are_ready_between_deals(level: str) -> None:
    hands = deal(Random(9))
    state = dealt(hands, series=3)
    state = play(state, Seat(0), Ask(hands.hands[1]), 0).state
    assert state.phase is Phase.BETWEEN
    for seat in (Seat(0), Seat(1)):
        made = BOTS[level].decide(view(state, seat), offers(state, seat), b"[1]", Random(1))
        assert made.move == Ready()
        assert check(state, seat, made.move) is None


@pytest.mark.parametrize("level", BOTS)
def test_nobody_waits_long_for_a_first_question(level: str) -> None:
    rng = Random(8)
    state = dealt(deal(rng))
    assert 0 < decision(level, state, b"", rng).pause < 3
