"""What a seat may do, told as shapes: a verb, and for each of its slots the values it takes.

A turn of C.Q.F.D. has 3,088 legal moves; a client needs one line of description to let a player
compose any of them. The same description serves random play and the test that what is offered is
accepted and what is not offered is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from .moves import Move, verb_of

Counts = tuple[int, ...]
"""How many of each kind."""


class OneOf(msgspec.Struct, frozen=True, tag="one-of", tag_field="kind"):
    """Exactly one of these values."""

    values: tuple[int | str, ...]

    def contains(self, value: object) -> bool:
        return value in self.values

    def sample(self, rng: Random) -> int | str:
        return rng.choice(self.values)


class Hand(msgspec.Struct, frozen=True, tag="hand", tag_field="kind"):
    """`total` pieces over `kinds` kinds: at most `most` of a kind, at least `least_kinds` kinds."""

    kinds: int
    total: int
    most: int
    least_kinds: int

    def contains(self, value: object) -> bool:
        return value in _hands_set(self)

    def sample(self, rng: Random) -> Counts:
        return rng.choice(all_hands(self))


Domain = OneOf | Hand


class Offer(msgspec.Struct, frozen=True):
    """One verb a seat may use now. A slot that is not listed does not exist."""

    verb: str
    slots: dict[str, Domain] = {}

    def covers(self, move: Move) -> bool:
        return verb_of(move) == self.verb and all(
            domain.contains(getattr(move, slot)) for slot, domain in self.slots.items()
        )

    def sample(self, verbs: Mapping[str, type[Move]], rng: Random) -> Move:
        """A move of this offer, each value of a slot equally likely."""
        values: dict[str, Any] = {slot: d.sample(rng) for slot, d in self.slots.items()}
        return verbs[self.verb](**values)


@lru_cache(maxsize=16)
def all_hands(shape: Hand) -> tuple[Counts, ...]:
    """Every hand of a shape, in descending order of counts."""
    hands: list[Counts] = []

    def deal(prefix: Counts, left: int) -> None:
        if len(prefix) == shape.kinds:
            if left == 0 and sum(1 for n in prefix if n) >= shape.least_kinds:
                hands.append(prefix)
            return
        for n in range(min(shape.most, left), -1, -1):
            deal((*prefix, n), left - n)

    deal((), shape.total)
    return tuple(hands)


@lru_cache(maxsize=16)
def _hands_set(shape: Hand) -> frozenset[Counts]:
    return frozenset(all_hands(shape))
