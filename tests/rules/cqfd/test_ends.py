"""How a deal and a series end, and who begins."""

from __future__ import annotations

import msgspec
import pytest

from perspicace.games.cqfd import GAME
from perspicace.games.cqfd.moves import Finished, Lead
from perspicace.games.cqfd.options import OPTION_TEXTS, Options
from perspicace.games.cqfd.state import Phase
from perspicace.kernel.chance import Outcomes
from perspicace.kernel.contract import Outcome
from perspicace.kernel.record import read_options
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.seats import SPECTATOR
from tests.rules.positions import told

from .deals import EXAMPLE, MINE, MISS, A, B, both, cards, next_deal, state, steps


def test_answer_of_seven_ends_the_game() -> None:
    """CQ-R6: the asker has found the hand and wins; both hands are shown, to spectators too."""
    last = steps(f"1 {EXAMPLE}")[-1]
    assert GAME.outcome(last.state) == Outcome((A,), (1, 0), "found")
    assert GAME.actors(last.state) == ()
    assert told(last, SPECTATOR)[-1] == Finished((A,), (cards(MINE), cards(EXAMPLE)))


def test_second_player_can_win() -> None:
    """CQ-R6"""
    assert GAME.outcome(state(f"1 {MISS}", f"2 {MINE}")) == Outcome((B,), (0, 1), "found")


def test_hand_can_be_found_with_the_eleventh_question() -> None:
    """CQ-R7"""
    assert GAME.outcome(state(*both(10), f"1 {EXAMPLE}")) == Outcome((A,), (1, 0), "found")
    last = state(*both(10), f"1 {MISS}", f"2 {MINE}")
    assert GAME.outcome(last) == Outcome((B,), (0, 1), "found")


def test_there_is_no_twelfth_question() -> None:
    """CQ-R7, CQ-J3: both out of questions, a draw."""
    nearly = state(*both(10), f"1 {MISS}")
    assert GAME.outcome(nearly) is None
    spent = state(*both(11))
    assert [len(sheet) for sheet in spent.past[0].sheets] == [11, 11]
    assert GAME.outcome(spent) == Outcome((), (0, 0), "draw")


def test_who_starts_is_drawn() -> None:
    """CQ-J4: even odds, and the draw decides."""
    chance = GAME.chance(GAME.setup(Options(), 2))
    assert chance == Outcomes(((Lead(A), 1), (Lead(B), 1)))
    assert GAME.actors(state(lead=2)) == (B,)


@pytest.mark.parametrize(
    ("first_deal", "starts"),
    [
        ((f"1 {EXAMPLE}",), B),
        ((f"1 {MISS}", f"2 {MINE}"), A),
        (both(11), B),
    ],
    ids=["loser", "loser-again", "other-after-a-draw"],
)
def test_loser_starts_the_next_deal(first_deal: tuple[str, ...], starts: int) -> None:
    """CQ-J4"""
    table = state(*first_deal, *next_deal(), series=3)
    assert table.lead == table.turn == starts


def test_equal_turns_give_the_second_a_last_question() -> None:
    """CQ-J5"""
    table = state(f"1 {EXAMPLE}", equal_turns=True)
    assert GAME.outcome(table) is None
    assert GAME.actors(table) == (B,)


def test_both_find_and_share() -> None:
    """CQ-J5"""
    table = state(f"1 {EXAMPLE}", f"2 {MINE}", equal_turns=True)
    assert GAME.outcome(table) == Outcome((A, B), (1, 1), "shared")


def test_last_question_missed_leaves_the_win() -> None:
    """CQ-J5"""
    table = state(f"1 {EXAMPLE}", f"2 {MISS}", equal_turns=True)
    assert GAME.outcome(table) == Outcome((A,), (1, 0), "found")


def test_second_player_who_finds_wins_at_once() -> None:
    """CQ-J5: both have asked as often, so there is nothing to make even."""
    table = state(f"1 {MISS}", f"2 {MINE}", equal_turns=True)
    assert GAME.outcome(table) == Outcome((B,), (0, 1), "found")


def test_equal_turns_are_off_by_default() -> None:
    """CQ-J5, and the help shows the measured edge of going first."""
    assert not Options().equal_turns
    assert any(character.isdigit() for character in OPTION_TEXTS["equal_turns"].fr)
    assert "{" not in OPTION_TEXTS["equal_turns"].en


@pytest.mark.parametrize(
    "first_deal", [(f"1 {EXAMPLE}", f"2 {MISS}"), (f"1 {MISS}", f"2 {MINE}")], ids=["A", "B"]
)
def test_with_equal_turns_the_lead_swaps_each_deal(first_deal: tuple[str, ...]) -> None:
    """CQ-J5: whoever has won."""
    assert state(*first_deal, *next_deal(), equal_turns=True, series=3).lead == B


def test_series_is_won_as_soon_as_it_cannot_be_lost() -> None:
    """CQ-J6: two of three."""
    one = f"1 {EXAMPLE}"
    lead = state(one, series=3)
    assert (lead.phase, GAME.outcome(lead)) == (Phase.BETWEEN, None)
    won = state(one, *next_deal(), f"2 {MISS}", one, series=3)
    assert GAME.outcome(won) == Outcome((A,), (2, 0), "found")


def test_series_of_five_needs_three() -> None:
    """CQ-J6"""
    deals = (f"1 {EXAMPLE}", *next_deal(), f"2 {MISS}", f"1 {EXAMPLE}")
    assert GAME.outcome(state(*deals, series=5)) is None
    third = (*deals, *next_deal(), f"2 {MISS}", f"1 {EXAMPLE}")
    assert GAME.outcome(state(*third, series=5)) == Outcome((A,), (3, 0), "found")


def test_series_may_end_even() -> None:
    """CQ-J6, CQ-J3: one each and a draw make a shared series."""
    deals = (
        *(f"1 {EXAMPLE}", *next_deal()),  # B leads the second
        *(f"2 {MINE}", *next_deal()),  # A leads the third
        *both(11),
    )
    assert GAME.outcome(state(*deals, series=3)) == Outcome((A, B), (1, 1), "shared")


def test_both_say_that_they_are_ready() -> None:
    """CQ-J6: between two deals each in their own time; hands of the last deal lie open."""
    table = state(f"1 {EXAMPLE}", series=3)
    assert GAME.actors(table) == (A, B)
    assert GAME.view(table, A).past[0].hands == (cards(MINE), cards(EXAMPLE))
    waiting = state(f"1 {EXAMPLE}", "2 ready", series=3)
    assert GAME.actors(waiting) == (A,)


@pytest.mark.parametrize(("series", "good"), [("1", True), ("3", True), ("5", True), ("4", False)])
def test_series_is_of_one_three_or_five(series: str, good: bool) -> None:
    """CQ-J6"""
    options = read_options(GAME, {"series": series})
    assert isinstance(options, Refusal) != good
    assert msgspec.to_builtins(Options())["series"] == 1
