"""Possible worlds with weights: how sure is one who holds them for possible?

Weights need not sum to one. A world of weight zero is impossible.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
Indices = NDArray[np.intp]


def normalised(weights: Floats) -> Floats:
    """The same weights, summing to one."""
    shares: Floats = weights / weights.sum()
    return shares


def entropy(shares: Floats) -> Floats:
    """Bits of doubt, along the last axis, of shares that sum to one there."""
    logs = np.log2(shares, out=np.zeros_like(shares), where=shares > 0)
    doubt: Floats = -(shares * logs).sum(axis=-1)
    return doubt


def effective_count(weights: Floats) -> float:
    """How many equally likely worlds would leave the same doubt."""
    return float(2.0 ** entropy(normalised(weights)))


def heaviest(weights: Floats, most: int) -> Indices:
    """The possible worlds, heaviest first, at most so many; equal weights keep their order."""
    order = np.argsort(-weights, kind="stable")
    return order[: min(most, int(np.count_nonzero(weights)))]
