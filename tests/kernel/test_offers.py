"""Offers: what they cover is what they draw."""

from __future__ import annotations

from random import Random

import pytest

from perspicace.games._template import GAME as TOY
from perspicace.games._template.moves import Grab, Pick
from perspicace.kernel.offers import Hand, Offer, OneOf, all_hands

SMALL = Hand(kinds=3, total=3, most=2, least_kinds=2)


def test_all_hands_of_a_shape() -> None:
    assert all_hands(SMALL) == (
        *((2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (1, 0, 2), (0, 2, 1), (0, 1, 2)),
    )


@pytest.mark.parametrize(
    ("value", "inside"),
    [((1, 1, 1), True), ((3, 0, 0), False), ((1, 1), False), ((2, 2, -1), False), ("abc", False)],
)
def test_hand_contains(value: object, inside: bool) -> None:
    assert SMALL.contains(value) == inside


def test_hand_draws_every_one_of_its_hands() -> None:
    rng = Random(1)
    assert {SMALL.sample(rng) for _ in range(200)} == set(all_hands(SMALL))


def test_one_of() -> None:
    domain = OneOf((2, 5))
    rng = Random(1)
    assert {domain.sample(rng) for _ in range(40)} == {2, 5}
    assert domain.contains(5)
    assert not domain.contains(3)


def test_offer_covers_its_own_moves() -> None:
    offer = Offer("pick", {"card": OneOf((2, 5))})
    assert offer.covers(Pick(5))
    assert not offer.covers(Pick(3))
    assert not offer.covers(Grab())
    drawn = {offer.sample(TOY.verbs, Random(seed)) for seed in range(20)}
    assert drawn == {Pick(2), Pick(5)}


def test_offer_without_slots() -> None:
    assert Offer("grab").covers(Grab())
    assert Offer("grab").sample(TOY.verbs, Random(1)) == Grab()
