"""The toy game, rule by rule. Three players hold 1 4 7, 2 5 8 and 3 6 9 of a pack of twelve."""

from __future__ import annotations

from random import Random

import pytest

from perspicace.games._template import GAME
from perspicace.games._template.moves import Dealt, Grabbed, Missed, Picked, Placed, Turned
from perspicace.games._template.options import Options
from perspicace.games._template.state import State, Trick
from perspicace.kernel.contract import Outcome, Step
from perspicace.kernel.moves import Event
from perspicace.kernel.seats import CHANCE, CLOCK, SPECTATOR, Seat
from tests.rules.positions import played, refusal_of, told

A, B, C = Seat(0), Seat(1), Seat(2)
DEAL = "chance deal 1 4 7 / 2 5 8 / 3 6 9"
FIRST_TRICK = (DEAL, "@1 1 pick 1", "@2 2 pick 2", "@3 3 pick 9")


def last(*lines: str, **options: object) -> Step[State]:
    return played("template", 3, *lines, **options)[-1]


@pytest.mark.parametrize(("seats", "cards", "size"), [(2, 3, 9), (3, 3, 12), (4, 4, 19)])
def test_pack_holds_all_hands_and_three_more(seats: int, cards: int, size: int) -> None:
    """TP-R1"""
    pack = GAME.setup(Options(cards=cards), seats).aside  # type: ignore[arg-type]
    assert pack == tuple(range(1, size + 1))


def test_each_sees_only_their_own_hand() -> None:
    """TP-R2"""
    step = last(DEAL)
    assert [told(step, seat) for seat in (A, B, C)] == [
        [Dealt((1, 4, 7))],
        [Dealt((2, 5, 8))],
        [Dealt((3, 6, 9))],
    ]
    assert told(step, SPECTATOR) == []
    assert GAME.view(step.state, B).hand == (2, 5, 8)
    assert GAME.view(step.state, SPECTATOR).hand == ()


def test_three_cards_lie_aside() -> None:
    """TP-R2"""
    assert last(DEAL).state.aside == (10, 11, 12)
    drawn = GAME.chance(GAME.setup(Options(), 3)).draw(Random(1))
    assert GAME.check(GAME.setup(Options(), 3), CHANCE, drawn) is None


@pytest.mark.parametrize(
    "hands",
    ["1 4 / 2 5 8 / 3 6 9", "1 4 7 / 2 5 8", "1 4 7 / 1 5 8 / 3 6 9", "1 4 7 / 2 5 8 / 3 6 13"],
)
def test_impossible_deals_are_refused(hands: str) -> None:
    """TP-R2"""
    refusal = refusal_of("template", GAME.setup(Options(), 3), CHANCE, f"deal {hands}")
    assert refusal.code == "template/impossible-deal"


def test_all_choose_together_and_in_secret() -> None:
    """TP-R3: any order; the others hear that one has chosen, and not what."""
    step = last(DEAL, "2 pick 5")
    assert GAME.actors(step.state) == (A, C)
    assert told(step, A) == told(step, SPECTATOR) == [Placed(B)]
    assert told(step, B) == [Placed(B), Picked(5)]
    assert GAME.view(step.state, A).placed == (False, True, False)
    assert GAME.view(step.state, A) == GAME.view(last(DEAL, "2 pick 8").state, A)


def test_only_a_card_in_hand_can_be_chosen() -> None:
    """TP-R3"""
    refusal = refusal_of("template", last(DEAL).state, A, "pick 2")
    assert (refusal.code, refusal.details) == ("template/not-in-hand", {"card": 2})


def test_choice_is_not_taken_back() -> None:
    """TP-R4"""
    table = last(DEAL, "2 pick 5").state
    assert refusal_of("template", table, B, "pick 8").code == "template/not-your-turn"
    assert GAME.offers(table, B) == ()


def test_cards_are_turned_at_once_and_the_highest_wins() -> None:
    """TP-R5"""
    step = last(*FIRST_TRICK)
    assert told(step, SPECTATOR) == [Placed(C), Turned((1, 2, 9), C)]
    assert step.state.tricks == (Trick((1, 2, 9), C),)


def test_first_to_grab_the_bell_scores() -> None:
    """TP-R6: all may try; the time it took is told."""
    assert GAME.actors(last(*FIRST_TRICK).state) == (A, B, C)
    step = last(*FIRST_TRICK, "@4.5 1 grab")
    assert told(step, SPECTATOR) == [Grabbed(A, 1500)]
    assert step.state.tricks[-1].bell == A
    assert refusal_of("template", step.state, B, "grab").code == "template/not-now"


@pytest.mark.parametrize("seconds", [3, 5, 10])
def test_clock_takes_the_bell_away(seconds: int) -> None:
    """TP-R7: so many seconds after the cards were turned, and not without a bell."""
    ringing = last(*FIRST_TRICK, seconds=seconds).state
    assert GAME.deadline(ringing) == 3000 + 1000 * seconds
    step = last(*FIRST_TRICK, "@20 clock timeout", seconds=seconds)
    events: list[Event] = [Missed()]
    assert told(step, A) == events
    assert step.state.tricks[-1].bell is None
    assert GAME.deadline(step.state) is None
    assert refusal_of("template", step.state, CLOCK, "timeout").code == "template/not-your-turn"


def test_most_points_win() -> None:
    """TP-R8: a point a trick, a point a bell."""
    tricks = (*FIRST_TRICK, "1 grab", "1 pick 4", "2 pick 5", "3 pick 6", "1 grab")
    assert GAME.outcome(last(*tricks).state) is None
    end = last(*tricks, "1 pick 7", "2 pick 8", "3 pick 3", "1 grab").state
    assert GAME.outcome(end) == Outcome((A,), (3, 1, 2), "most-points")


def test_equal_points_share_the_win() -> None:
    """TP-R8"""
    end = last(
        *("chance deal 1 4 / 2 5 / 3 6", "1 pick 1", "2 pick 2", "3 pick 3", "1 grab"),
        *("1 pick 4", "2 pick 5", "3 pick 6", "1 grab"),
        cards=2,
    ).state
    assert GAME.outcome(end) == Outcome((A, C), (2, 0, 2), "shared")
