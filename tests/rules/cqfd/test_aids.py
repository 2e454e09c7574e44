"""The aid levels, worked out from a view alone."""

from __future__ import annotations

import pytest

from perspicace.games.cqfd import GAME
from perspicace.games.cqfd.advice import BestQuestion, CheckStrikes, Suggested, Unproven, advise
from perspicace.games.cqfd.analysis import Reason
from perspicace.games.cqfd.moves import write_cards
from perspicace.games.cqfd.view import View
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.seats import SPECTATOR, Seat

from .deals import EXAMPLE, MISS, A, cards, state
from .test_questions import WORKED_EXAMPLE

ACES = 0


def seen(*questions: str, aid: str, seat: Seat = A) -> View:
    return GAME.view(state(*questions, aid=aid), seat)


@pytest.mark.parametrize("aid", ["aucune", "crayon", "verifier"])
def test_tutor_is_silent_unless_chosen(aid: str) -> None:
    view = seen(aid=aid)
    assert view.possible is None
    assert advise(view, BestQuestion()) == Refusal("cqfd/aid-not-chosen")


@pytest.mark.parametrize("aid", ["aucune", "crayon"])
def test_strikes_are_not_checked_unless_chosen(aid: str) -> None:
    assert advise(seen(aid=aid), CheckStrikes(())) == Refusal("cqfd/aid-not-chosen")


def test_strike_without_proof_is_pointed_out() -> None:
    """The first player holds two aces, so that three of them are impossible and two are not."""
    wanted = CheckStrikes(((ACES, 2), (ACES, 3), (ACES, 4)))
    assert advise(seen(aid="verifier"), wanted) == Unproven(((ACES, 2),))


def test_strikes_are_judged_by_what_can_be_known() -> None:
    """The other holds no ace: to strike it is wrong all the same, for nobody could know."""
    assert advise(seen(aid="verifier"), CheckStrikes(((ACES, 0), (ACES, 1)))) == Unproven(
        ((ACES, 0), (ACES, 1))
    )


def test_answer_proves_a_strike() -> None:
    view = seen("1 As×2 R×4 D", f"2 {MISS}", aid="verifier")
    assert view.sheets[A][0].answer == 2
    wanted = CheckStrikes(((1, 0), (1, 3)))
    assert advise(view, wanted) == Unproven(((1, 0),))


def test_tutor_counts_the_hands_left() -> None:
    """Each answer leaves fewer, and the true hand is always among them."""
    questions: list[str] = []
    counts = []
    for question in list(WORKED_EXAMPLE)[:-1]:
        counts.append(seen(*questions, aid="tuteur").possible)
        questions += [f"1 {question}", f"2 {MISS}"]
    counts.append(seen(*questions, aid="tuteur").possible)
    known = [count for count in counts if count is not None]
    assert known == sorted(known, reverse=True)
    assert known[0] > 2000
    assert known[-1] >= 1


def test_tutor_suggests_a_legal_question_with_its_reason() -> None:
    advice = advise(seen("1 10 9 8 7×4", f"2 {MISS}", aid="tuteur"), BestQuestion())
    assert isinstance(advice, Suggested)
    assert sum(advice.question) == 7
    assert advice.left < advice.possible
    assert advice.reason in {Reason.MAY_BE_IT, Reason.SPLITS}


def test_tutor_names_the_hand_once_it_is_certain() -> None:
    questions: list[str] = []
    for question in list(WORKED_EXAMPLE)[:-1]:
        questions += [f"1 {question}", f"2 {MISS}"]
    view = seen(*questions, aid="tuteur")
    while view.possible != 1:
        advice = advise(view, BestQuestion())
        assert isinstance(advice, Suggested)
        questions += [f"1 {write_cards(advice.question)}", f"2 {MISS}"]
        view = seen(*questions, aid="tuteur")
    assert advise(view, BestQuestion()) == Suggested(cards(EXAMPLE), Reason.CERTAIN, 1, 1.0)


def test_who_has_no_hand_gets_no_advice() -> None:
    """A spectator, and a player before the deal or after the end."""
    refused = Refusal("cqfd/no-hand-to-find")
    assert advise(seen(aid="tuteur", seat=SPECTATOR), BestQuestion()) == refused
    assert advise(seen(f"1 {EXAMPLE}", aid="tuteur"), BestQuestion()) == refused
