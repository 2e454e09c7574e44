"""Figures with their confidence: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

_Z = 1.96


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """A mean and how far off it may be."""
    return fmean(values), _Z * stdev(values) / sqrt(len(values))


def share_of(hits: int, total: int) -> tuple[float, float, float]:
    """A share and its interval (Wilson)."""
    share, spread = hits / total, _Z**2 / total
    centre = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / total + spread / (4 * total)) / (1 + spread)
    return share, centre - half, centre + half


def quantile(values: Sequence[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(q * len(ordered)), len(ordered) - 1)]
