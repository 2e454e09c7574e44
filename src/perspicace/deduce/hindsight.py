"""A finished game, looked back at."""

from __future__ import annotations

from perspicace.kernel.hindsight import Hindsight
from perspicace.kernel.record import Record
from perspicace.kernel.replay import replay

from .certainty import curves


def look_back(record: Record) -> Hindsight:
    """Its curves, and what the game itself finds in it. May be slow. Raises RefusedError where the
    record does what the rules forbid."""
    review = record.game.review
    *_, last = replay(record)
    return Hindsight(curves(record), None if review is None else review(last.state))
