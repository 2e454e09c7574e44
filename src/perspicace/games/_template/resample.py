"""Another world that a seat cannot tell from its own."""

from __future__ import annotations

from random import Random

from .state import Cards, State
from .view import View, unseen


def resample(view: View, rng: Random) -> State:
    """The unseen cards are dealt again; which of them lie face down is anyone's guess."""
    left = list(unseen(view))
    rng.shuffle(left)
    hands: list[Cards] = []
    picks: list[int | None] = []
    for seat, held in enumerate(view.held):
        if seat == view.seat:
            hands.append(view.hand)
            picks.append(view.pick)
        else:
            hands.append(tuple(sorted(left.pop() for _ in range(held))))
            picks.append(left.pop() if view.placed[seat] else None)
    return State(
        options=view.options,
        aside=tuple(sorted(left)),
        hands=tuple(hands),
        picks=tuple(picks),
        phase=view.phase,
        tricks=view.tricks,
        bell_since=view.bell_since,
    )
