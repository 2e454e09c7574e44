"""A collection of planted faults: games that break one promise, and the check that must notice.

The faults stay in the suite for good. A check that no longer fails on its fault protects nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from perspicace.kernel.conformance import Check
from perspicace.kernel.contract import AnyGame


class Fault(NamedTuple):
    plant: Callable[[], AnyGame]
    """Builds the faulty game afresh, for some faults remember things between calls."""
    check: Check
    says: str
    """Part of the sentence that the check must fail with: it must see *this* fault."""


FAULTS: list[Fault] = []


def fault(check: Check, says: str) -> Callable[[Callable[[], AnyGame]], Callable[[], AnyGame]]:
    """The decorated function plants a fault that `check` must notice, in these words."""

    def add(plant: Callable[[], AnyGame]) -> Callable[[], AnyGame]:
        FAULTS.append(Fault(plant, check, says))
        return plant

    return add
