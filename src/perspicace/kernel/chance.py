"""Chance is a seat: the rules say what it may do, the table draws what it does.

A table has one seed. The draw for the n-th entry of a game depends on the seed and n alone, so a
table picked up after a crash goes on with the chance it would have had, and a sealed seed can be
checked move by move once it is opened.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from .moves import Move


class Outcomes(NamedTuple):
    """The possible moves of CHANCE with whole weights."""

    moves: tuple[tuple[Move, int], ...]

    def draw(self, rng: Random) -> Move:
        moves, weights = zip(*self.moves, strict=True)
        chosen: Move = rng.choices(moves, weights)[0]
        return chosen


class Sampler(NamedTuple):
    """For outcomes too many to list, such as a deal. The generator is its only source of chance."""

    sample: Callable[[Random], Move]

    def draw(self, rng: Random) -> Move:
        return self.sample(rng)


Chance = Outcomes | Sampler


def luck(seed: bytes, *path: int | str) -> bytes:
    """The part of a seed that is for one purpose: the n-th draw, a bot's n-th decision."""
    label = "/".join(str(step) for step in path)
    return hashlib.sha256(seed + b"/" + label.encode()).digest()


def stream(seed: bytes, *path: int | str) -> Random:
    """The generator for one purpose of a table."""
    return Random(luck(seed, *path))
