"""Exact knowledge of the other hand."""

from __future__ import annotations

from itertools import product
from math import comb, prod
from random import Random

import numpy as np
import pytest

from perspicace.games.cqfd import analysis
from perspicace.games.cqfd.analysis import Reason
from perspicace.games.cqfd.moves import read_cards
from perspicace.games.cqfd.rules import answer
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

MINE: Counts = (2, 0, 0, 2, 1, 1, 1, 0)
EXAMPLE: Counts = (0, 1, 1, 0, 1, 2, 1, 1)
EXAMPLE_LINES = tuple(
    Line(read_cards(cards) or (), given)
    for cards, given in (
        ("As R D V×4", 2),
        ("R×2 D V×4", 2),
        ("As×4 R×2 D", 2),
        ("As×2 R D×4", 2),
        ("10 9 8 7×4", 4),
        ("V×4 10 9 8", 3),
        ("V×4 10×2 9", 2),
        ("V×4 10 9×2", 3),
    )
)


def test_there_are_3144_hands_of_which_3088_can_be_named() -> None:
    hands = [hand for hand in product(range(5), repeat=8) if sum(hand) == 7]
    assert len(hands) == 3144
    assert set(analysis.HANDS) == {hand for hand in hands if sum(map(bool, hand)) >= 3}
    assert len(analysis.HANDS) == 3088


def test_answers_are_those_of_the_rules() -> None:
    rng, table = Random(1), analysis.answers()
    for _ in range(200):
        hand, question = rng.choices(analysis.HANDS, k=2)
        at = analysis.place(hand), analysis.place(question)
        assert table[at] == table[at[::-1]] == answer(question, hand)


def test_weights_count_the_ways_to_deal_a_hand() -> None:
    given = analysis.weights(MINE, ())
    for hand in Random(2).choices(analysis.HANDS, k=100):
        ways = prod(comb(4 - mine, held) for mine, held in zip(MINE, hand, strict=True))
        assert given[analysis.place(hand)] == ways


def test_the_worked_example_ends_in_certainty() -> None:
    known = analysis.certainty(MINE, EXAMPLE_LINES)
    assert known[0] == analysis.count_possible(MINE, ())
    assert sorted(known, reverse=True) == list(known)
    assert analysis.weights(MINE, EXAMPLE_LINES)[analysis.place(EXAMPLE)] > 0
    assert known[-1] == analysis.count_possible(MINE, EXAMPLE_LINES) == 1
    advice = analysis.best_question(MINE, EXAMPLE_LINES)
    assert (advice.question, advice.reason) == (EXAMPLE, Reason.CERTAIN)
    assert (advice.possible, advice.left, advice.wins) == (1, 1.0, 1.0)


def test_an_onlooker_knows_less() -> None:
    lines = EXAMPLE_LINES[:2]
    assert analysis.count_possible(None, lines) > analysis.count_possible(MINE, lines)


def test_counts_still_possible_are_those_of_the_possible_hands() -> None:
    alive = analysis.counts_still_possible(MINE, EXAMPLE_LINES)
    assert alive == frozenset(enumerate(EXAMPLE))
    before = analysis.counts_still_possible(MINE, ())
    assert (0, 2) in before
    assert (0, 3) not in before, "four aces, two of them in my hand"


def test_the_best_question_leaves_less_than_those_asked() -> None:
    for verdict in analysis.review(MINE, EXAMPLE_LINES[:4]):
        assert verdict.best.left < verdict.asked.left
        assert verdict.after <= verdict.before == verdict.asked.possible == verdict.best.possible


def test_what_a_question_leaves_is_what_counting_gives() -> None:
    lines = EXAMPLE_LINES[:3]
    advice = analysis.best_question(MINE, lines)
    worlds = analysis.weights(MINE, lines)
    left = 0.0
    for given in range(8):
        after = analysis.weights(MINE, (*lines, Line(advice.question, given)))
        left += after.sum() / worlds.sum() * np.count_nonzero(after)
    assert advice.left == pytest.approx(left)


def test_a_drawn_hand_fits() -> None:
    rng = Random(3)
    lines = EXAMPLE_LINES[:3]
    for _ in range(20):
        hand = analysis.draw_hand(MINE, lines, rng)
        assert hand is not None
        assert analysis.weights(MINE, lines)[analysis.place(hand)] > 0
    assert analysis.draw_hand(MINE, (Line(EXAMPLE, 7), Line(EXAMPLE, 0)), rng) is None
