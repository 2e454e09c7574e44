"""Another world that a seat cannot tell from its own."""

from __future__ import annotations

from random import Random

from perspicace.kernel.offers import Counts
from perspicace.kernel.seats import Seat

from .analysis import draw_hand
from .state import Phase, State
from .view import View


def resample(view: View, rng: Random) -> State:
    """Hidden hands are drawn by their real odds: by the cards left, and the answers heard."""
    return State(
        options=view.options,
        phase=view.phase,
        lead=view.lead,
        turn=view.lead if view.turn is None else view.turn,
        hands=_hands(view, rng) if view.phase is Phase.ASK else None,
        sheets=view.sheets,
        past=view.past,
        ready=view.ready,
    )


def _hands(view: View, rng: Random) -> tuple[Counts, Counts]:
    if view.hand is not None:
        hidden = draw_hand(view.hand, view.sheets[view.seat], rng)
        assert hidden is not None, "the true hand always fits the answers"  # noqa: S101
        return (view.hand, hidden) if view.seat == Seat(0) else (hidden, view.hand)
    while True:
        first = draw_hand(None, view.sheets[1], rng)
        second = first and draw_hand(first, view.sheets[0], rng)
        if first and second:
            return first, second
