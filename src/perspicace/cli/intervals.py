"""How far a rate that was counted can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Of a normal law, 95 % lies within so many standard deviations."""


class Rate(NamedTuple):
    rate: float
    low: float
    high: float


def wilson(successes: int, trials: int) -> Rate:
    """A rate with Wilson's 95 % interval, which holds near 0 and 1 and for few trials."""
    rate = successes / trials
    spread = Z * Z / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return Rate(rate, max(0.0, middle - half), min(1.0, middle + half))
