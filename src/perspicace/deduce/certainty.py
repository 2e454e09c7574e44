"""Certainty curves: how much each seat could still doubt, moment by moment of a record."""

from __future__ import annotations

from perspicace.kernel.hindsight import Curve
from perspicace.kernel.record import Record
from perspicace.kernel.replay import replay
from perspicace.kernel.seats import Seat


def curves(record: Record) -> tuple[Curve, ...]:
    """One curve a seat. Raises RefusedError where the record does what the rules forbid."""
    game = record.game
    states = [step.state for step in replay(record)]
    doubts = [
        tuple(game.worlds(game.view(state, Seat(seat))) for state in states)
        for seat in range(record.seats)
    ]
    return tuple(
        Curve(Seat(seat), worlds, _known_from(worlds)) for seat, worlds in enumerate(doubts)
    )


def _known_from(worlds: tuple[float, ...]) -> int | None:
    """Before anything is hidden there is one world too, which is no discovery."""
    for moment in range(1, len(worlds)):
        if worlds[moment] == 1 < worlds[moment - 1]:
            return moment
    return None
