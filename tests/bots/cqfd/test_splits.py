"""The shared counting, against counting by hand."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from perspicace.deduce.splits import answer_weights, charge, ideal_depths
from perspicace.deduce.worlds import effective_count, entropy, heaviest, normalised

RNG = Random(1)
ANSWERS = np.array([[RNG.randrange(4) for _ in range(9)] for _ in range(30)], dtype=np.uint8)
WEIGHTS = np.array(sorted((RNG.random() for _ in range(30)), reverse=True))


def test_answer_weights_add_up_the_worlds_behind_each_answer() -> None:
    got = answer_weights(ANSWERS, WEIGHTS, 4)
    for question in range(9):
        for given in range(4):
            behind = WEIGHTS[ANSWERS[:, question] == given].sum()
            assert got[question, given] == pytest.approx(behind)


def test_ideal_depths_grow_with_the_fan() -> None:
    assert ideal_depths(7, 60).tolist() == [1.0] + [2.0] * 7 + [3.0] * 49 + [4.0] * 3


def test_charge_finds_the_heavy_worlds_first() -> None:
    depths = ideal_depths(3, 30)
    got = charge(ANSWERS, WEIGHTS, 4, depths)
    for question in range(9):
        total = 0.0
        for given in range(4):
            behind = WEIGHTS[ANSWERS[:, question] == given]
            total += sum(depths[n] * weight for n, weight in enumerate(behind))
        assert got[question] == pytest.approx(total)


def test_doubt_is_counted_in_bits() -> None:
    assert entropy(np.array([0.5, 0.25, 0.25, 0.0])) == pytest.approx(1.5)
    assert effective_count(np.array([3.0, 3.0, 0.0, 3.0])) == pytest.approx(3)
    assert normalised(np.array([1.0, 3.0])).tolist() == [0.25, 0.75]


def test_heaviest_leaves_out_what_is_impossible() -> None:
    assert heaviest(np.array([1.0, 0.0, 2.0, 1.0]), 9).tolist() == [2, 0, 3]
    assert heaviest(np.array([1.0, 0.0, 2.0, 1.0]), 2).tolist() == [2, 0]
