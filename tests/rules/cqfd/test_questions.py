"""The pack, the deal, the questions and their answers."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from perspicace.games.cqfd import GAME
from perspicace.games.cqfd.moves import RANKS, Ask, Asked, Deal
from perspicace.games.cqfd.options import Options
from perspicace.games.cqfd.rules import ANY_HAND, answer, deal
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import all_hands
from perspicace.kernel.seats import CHANCE, EVERYONE, SPECTATOR
from tests.rules.positions import position, refusal_of

from .deals import EXAMPLE, MINE, MISS, A, B, cards, state, steps


def test_pack_has_four_of_each_of_eight_ranks() -> None:
    """CQ-R1"""
    pack = GAME.pieces(GAME.setup(Options(), 2))
    assert len(pack) == 32
    assert RANKS == ("As", "R", "D", "V", "10", "9", "8", "7")
    assert all(pack.count(rank) == 4 for rank in RANKS)


def test_suits_never_matter() -> None:
    """CQ-R1: a card is its rank and nothing else, in moves and in views."""
    hand = GAME.view(state(), A).hand
    assert hand == (2, 0, 0, 2, 1, 1, 1, 0)
    assert len(hand) == len(RANKS)


def test_each_is_dealt_seven_and_eighteen_stay_unseen() -> None:
    """CQ-R2"""
    hands = deal(Random(1)).hands
    assert [sum(hand) for hand in hands] == [7, 7]
    assert len(GAME.pieces(state())) - sum(map(sum, hands)) == 18


def test_cards_are_dealt_one_at_a_time() -> None:
    """CQ-R2: of the shuffled pack the first player gets the 1st, 3rd, 5th… card."""

    class Stacked(Random):
        def sample(self, population: object, k: int, *, counts: object = None) -> list[int]:  # type: ignore[override]
            return [0, 7, 1, 6, 2, 5, 3, 4, 0, 7, 1, 6, 2, 5][:k]

    assert deal(Stacked()).hands == ((2, 2, 2, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 2, 2, 2))


def test_hand_is_shown_to_its_owner_in_rank_order() -> None:
    """CQ-R2"""
    table = state()
    assert GAME.view(table, B).hand == cards(EXAMPLE)
    assert GAME.show(GAME.view(table, B)).fr.splitlines()[0].strip() == EXAMPLE
    assert GAME.view(table, SPECTATOR).hand is None


def test_players_alternate() -> None:
    """CQ-R3"""
    assert GAME.actors(state()) == (A,)
    assert GAME.actors(state(f"1 {MISS}")) == (B,)
    assert GAME.actors(state(f"1 {MISS}", f"2 {MISS}")) == (A,)
    assert refusal_of("cqfd", state(), B, f"ask {MISS}").code == "cqfd/not-your-turn"
    assert refusal_of("cqfd", state(), A, "ready").code == "cqfd/not-now"


@pytest.mark.parametrize(
    ("question", "code", "named"),
    [
        ("As R D V×3", "cqfd/not-seven-cards", 6),
        ("As×2 R×2 D×2 V×2", "cqfd/not-seven-cards", 8),
        ("As×4 R×3", "cqfd/too-few-ranks", 2),
        ("As×5 R D", "cqfd/too-many-of-a-rank", 5),
    ],
)
def test_question_has_seven_cards_over_three_ranks_or_more(
    question: str, code: str, named: int
) -> None:
    """CQ-R3, and CQ-J1 for the last: refused with the reason, the state untouched."""
    table = state()
    refusal = refusal_of("cqfd", table, A, f"ask {question}")
    assert (refusal.code, refusal.details) == (code, {"named": named})
    assert table == state()


@pytest.mark.parametrize("question", [(1,) * 7, (1,) * 9, (), (8, -1, 0, 0, 0, 0, 0, 0)])
def test_question_counts_eight_ranks(question: tuple[int, ...]) -> None:
    """CQ-R3: what no sheet could hold is refused, not raised."""
    refusal = GAME.check(state(), A, Ask(question))
    assert refusal is not None
    assert refusal.code == "cqfd/not-eight-ranks"


@pytest.mark.parametrize("question", ["As×4 R×2 D", "As×3 R×3 D", "As R D V 10 9 8"])
def test_three_to_seven_ranks_may_be_asked(question: str) -> None:
    """CQ-R3"""
    assert GAME.check(state(), A, Ask(cards(question))) is None


def test_there_are_3088_questions() -> None:
    """CQ-R3, CQ-J1: the offer holds all of them."""
    assert len(all_hands(ANY_HAND)) == 3088
    (offer,) = GAME.offers(state(), A)
    assert offer.slots == {"question": ANY_HAND}


def test_at_most_four_of_a_rank() -> None:
    """CQ-J1: the reason is told in the player's language."""
    refusal = refusal_of("cqfd", state(), A, "ask As×5 R D")
    sentence = GAME.refusals[refusal.code].filled(**refusal.details)
    assert "quatre" in sentence.fr
    assert "5" in sentence.en


WORKED_EXAMPLE = {
    "As R D V×4": 2,
    "R×2 D V×4": 2,
    "As×4 R×2 D": 2,
    "As×2 R D×4": 2,
    "10 9 8 7×4": 4,
    "V×4 10 9 8": 3,
    "V×4 10×2 9": 2,
    "V×4 10 9×2": 3,
    EXAMPLE: 7,
}


def test_worked_example() -> None:
    """CQ-R4: the nine questions of the example and their answers, in a game."""
    questions: list[str] = []
    for question in WORKED_EXAMPLE:
        questions += [f"1 {question}", f"2 {MISS}"]
    table = state(*questions[:-1])
    lines = table.past[0].sheets[A]
    assert [line.answer for line in lines] == list(WORKED_EXAMPLE.values())
    assert table.past[0].winners == (A,)


@pytest.mark.parametrize(
    ("question", "hand", "total"),
    [("As R D V×4", "R D 10 9×2 8 7", 2), ("As×2 R×2 D×3", "V×4 10 9 8", 0), (MINE, MINE, 7)],
)
def test_answer_is_the_sum_over_ranks_of_the_lesser(question: str, hand: str, total: int) -> None:
    """CQ-R4"""
    assert answer(cards(question), cards(hand)) == total


def test_only_the_total_is_told() -> None:
    """CQ-R4"""
    (told,) = steps("1 As R D V×4")[-1].told
    assert told.event == Asked(A, cards("As R D V×4"), 2)


def test_question_and_answer_are_public() -> None:
    """CQ-R5: both sheets show them, and so does a spectator's."""
    last = steps("1 As R D V×4", f"2 {MISS}")[-1]
    assert [told.to for told in last.told] == [EVERYONE]
    sheets = [GAME.view(last.state, seat).sheets for seat in (A, B, SPECTATOR)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert [len(sheet) for sheet in sheets[0]] == [1, 1]


def test_private_sheets_are_no_part_of_views() -> None:
    """CQ-R8: notes and deductions are kept by the table; no view carries those of the other."""
    table = state(f"1 {MISS}", f"2 {MISS}")
    fields = {"seat", "hand", "possible"}
    mine, yours = (msgspec.structs.asdict(GAME.view(table, seat)) for seat in (A, B))
    assert {key for key in mine if mine[key] != yours[key]} == fields - {"possible"}
    assert set(mine) == fields | {"options", "phase", "lead", "turn", "sheets", "past", "ready"}
    assert Line.__struct_fields__ == ("question", "answer")


def test_hand_over_two_ranks_is_dealt_again() -> None:
    """CQ-J2"""

    class Unlucky(Random):
        deals = 0

        def sample(self, population: list[int], k: int, *, counts: object = None) -> list[int]:  # type: ignore[override]
            self.deals += 1
            if self.deals == 1:
                return [0, 2, 0, 3, 0, 4, 0, 5, 1, 6, 1, 7, 1, 7]
            return super().sample(population, k)

    rng = Unlucky(1)
    hands = deal(rng).hands
    assert rng.deals == 2
    assert all(sum(1 for n in hand if n) >= 3 for hand in hands)


@pytest.mark.parametrize(
    "hands",
    ["As×4 R×3 / D V 10 9 8 7×2", "As×3 R D V 10 / As×2 R D V 10 9", "As R D V 10 9 / As R D V×4"],
)
def test_impossible_deals_are_refused(hands: str) -> None:
    """CQ-J2, CQ-R1: two ranks; five of a rank in both hands; a hand of six."""
    table = position("cqfd", 2, "chance lead 1")
    assert refusal_of("cqfd", table, CHANCE, f"deal {hands}").code == "cqfd/impossible-deal"
    assert GAME.check(table, CHANCE, Deal((cards(MINE), cards(EXAMPLE)))) is None
