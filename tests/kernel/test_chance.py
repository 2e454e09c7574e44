"""Chance: one seed, a stream for each purpose."""

from __future__ import annotations

from collections import Counter
from random import Random

from perspicace.games._template.moves import Grab, Pick
from perspicace.kernel.chance import Outcomes, Sampler, stream


def test_streams_follow_from_seed_and_purpose() -> None:
    draws = [
        stream(seed, *path).random()
        for seed in (b"one", b"two")
        for path in (("chance", 1), ("chance", 2), ("bot", 1))
    ]
    assert len(set(draws)) == 6
    assert stream(b"one", "chance", 1).random() == draws[0]


def test_outcomes_are_drawn_by_weight() -> None:
    outcomes = Outcomes(((Pick(1), 3), (Pick(2), 1), (Grab(), 0)))
    rng = Random(1)
    drawn = Counter(outcomes.draw(rng) for _ in range(400))
    assert set(drawn) == {Pick(1), Pick(2)}
    assert 250 < drawn[Pick(1)] < 350


def test_sampler_draws_from_the_generator() -> None:
    sampler = Sampler(lambda rng: Pick(rng.randrange(1000)))
    assert sampler.draw(Random(1)) == sampler.draw(Random(1))
    assert sampler.draw(Random(1)) != sampler.draw(Random(2))
