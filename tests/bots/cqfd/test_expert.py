"""What the expert betrays, and what it reads."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bench.cqfd.reference import ask_from
from perspicace.bots.cqfd.expert import OWN_HAND_FROM, question_for
from perspicace.bots.cqfd.reader import read
from perspicace.bots.cqfd.relabel import alike, namings, order_of, relabelled, restored
from perspicace.bots.cqfd.tree import OPENING, question_by_sheet
from perspicace.deduce.worlds import effective_count
from perspicace.games.cqfd.analysis import HANDS, place, weights
from perspicace.games.cqfd.rules import answer, deal
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts


def sheet(hand: Counts, *questions: Counts) -> tuple[Line, ...]:
    return tuple(Line(question, answer(question, hand)) for question in questions)


def found_after(seed: int) -> int:
    """Questions the expert needs when nobody asks back."""
    rng = Random(seed)
    mine, his = deal(rng).hands
    lines: tuple[Line, ...] = ()
    while not lines or lines[-1].answer < 7:
        lines += sheet(his, question_for(mine, lines, (), rng))
    return len(lines)


def test_while_many_hands_are_left_the_question_does_not_depend_on_the_hand() -> None:
    rng = Random(1)
    for seed in range(30):
        mine, his = deal(rng).hands
        heard = sheet(mine, ask_from(his, (), rng)) if seed % 2 else ()
        lines: tuple[Line, ...] = ()
        while effective_count(read(lines, heard).worlds) > 4 * OWN_HAND_FROM:
            asked = {question_for(hand, lines, heard, Random(seed)) for hand in HANDS[::400]}
            assert len(asked) == 1
            lines += sheet(his, *asked)


def test_the_first_question_names_each_rank_as_often() -> None:
    named = np.zeros(8)
    for seed in range(2000):
        named += question_for(HANDS[0], (), (), Random(seed))
    assert named == pytest.approx(7 / 8 * 2000, rel=0.1)


def test_the_expert_finds_fast() -> None:
    needed = [found_after(seed) for seed in range(40)]
    assert np.mean(needed) < 6
    assert max(needed) <= 11


def test_with_the_last_word_the_expert_names_the_likeliest_hand() -> None:
    rng = Random(2)
    mine, his = deal(rng).hands
    lines = sheet(his, *HANDS[100:2000:300])
    guess = question_for(mine, lines, sheet(mine, mine), rng)
    worlds = weights(mine, lines)
    assert worlds[place(guess)] > 0


def test_reading_the_curious_makes_their_hand_likelier() -> None:
    gained = []
    for seed in range(40):
        rng = Random(seed)
        mine, his = deal(rng).hands
        heard = sheet(mine, ask_from(his, (), rng))
        heard += sheet(mine, ask_from(his, heard, rng))
        plain = weights(None, ())
        reading = read((), heard).worlds
        gained.append(np.log2(reading[place(his)] * plain.sum() / plain[place(his)]))
    assert np.mean(gained) > 1.5


def test_reading_never_rules_out_a_hand_nor_loses_much() -> None:
    rng = Random(3)
    for _ in range(20):
        mine, his = deal(rng).hands
        heard = sheet(mine, *rng.sample(HANDS, 3))
        lines = sheet(his, *rng.sample(HANDS, 1))
        plain = weights(None, lines)
        reading = read(lines, heard).worlds
        assert ((reading > 0) == (plain > 0)).all()
        assert np.log2(reading[place(his)] * plain.sum() / plain[place(his)]) > -1


def test_an_expert_is_taken_for_discreet() -> None:
    rng = Random(4)
    trusted = []
    for _ in range(20):
        mine, his = deal(rng).hands
        heard: tuple[Line, ...] = ()
        for _ in range(3):
            heard += sheet(mine, question_for(his, heard, (), rng))
        trusted.append(read((), heard).discreet)
    assert np.median(trusted) > 0.6


def test_relabelling_comes_back() -> None:
    rng = Random(5)
    for hand in rng.choices(HANDS, k=20):
        order = order_of(rng.choices(HANDS, k=2), rng)
        assert restored(relabelled(hand, order), order) == hand


def test_alike_questions_are_counted() -> None:
    assert alike([], OPENING, OPENING[::-1])
    assert not alike([OPENING], OPENING, OPENING[::-1])
    assert namings([], OPENING) == 8 * 7 * 6 // 2
    assert namings([OPENING], OPENING) == 1


def test_the_tree_opens_as_if_no_cards_were_seen() -> None:
    assert question_by_sheet(()) == OPENING
