"""Ranks have no face of their own: a sheet means the same under other names of the ranks.

Sheets that differ only in the names of the ranks are brought to one order, so that a choice worked
out once serves them all. Ranks that no question has told apart yet are put in random order, which
is how the expert's habits are kept from showing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from random import Random

from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

Order = tuple[int, ...]
"""Which rank stands at each place."""


def order_of(questions: Sequence[Counts], rng: Random | None = None) -> Order:
    """Ranks most asked for first, first question before second; those never told apart stand in
    random order, or as on the sheet if no generator is given.

    Only the questions count, which both players have heard: an order betrays nothing.
    """
    ranks = rng.sample(range(8), 8) if rng else range(8)
    return tuple(sorted(ranks, key=lambda rank: [-question[rank] for question in questions]))


def relabelled(cards: Counts, order: Order) -> Counts:
    return tuple(cards[rank] for rank in order)


def restored(cards: Counts, order: Order) -> Counts:
    """The inverse of `relabelled`."""
    at_rank = dict(zip(order, cards, strict=True))
    return tuple(at_rank[rank] for rank in range(len(order)))


def relabelled_lines(lines: Sequence[Line], order: Order) -> tuple[Line, ...]:
    return tuple(Line(relabelled(line.question, order), line.answer) for line in lines)


def alike(before: Sequence[Counts], one: Counts, other: Counts) -> bool:
    """Is it the same next question, but for the names of the ranks?"""
    return _columns(before, one) == _columns(before, other)


def namings(before: Sequence[Counts], question: Counts) -> int:
    """How many questions are alike to this one, itself included."""
    groups: dict[Counts, list[int]] = {}
    for rank, asked in enumerate(question):
        groups.setdefault(tuple(past[rank] for past in before), []).append(asked)
    total = 1
    for group in groups.values():
        total *= factorial(len(group))
        for asked in set(group):
            total //= factorial(group.count(asked))
    return total


def _columns(before: Sequence[Counts], question: Counts) -> list[Counts]:
    return sorted(zip(*before, question, strict=True))
