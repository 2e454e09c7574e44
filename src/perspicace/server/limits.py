"""How much one may send."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

LARGEST_BODY: Final = 16 * 1024
LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_BACKLOG: Final = 48 * 1024
"""Unread bytes before a viewer is cut off: below the mark at which sending would begin to wait."""

KNOWN_ADDRESSES: Final = 10_000


class Bucket:
    """Fills at a steady rate, holds two seconds' worth, and gives one drop a message."""

    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._level = 2 * rate
        self._at = now()

    def take(self) -> bool:
        now = self._now()
        self._level = min(2 * self._rate, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address; the longest unseen is forgotten first."""

    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > KNOWN_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
