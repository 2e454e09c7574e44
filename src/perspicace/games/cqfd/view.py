"""What a seat may know."""

from __future__ import annotations

import msgspec

from perspicace.kernel.offers import Counts
from perspicace.kernel.seats import SPECTATOR, Seat

from .analysis import count_possible
from .options import Options
from .state import PastDeal, Phase, Sheets, State


class View(msgspec.Struct, frozen=True):
    seat: Seat
    options: Options
    phase: Phase
    lead: Seat
    """Who asked first in this deal, or will in the next."""
    turn: Seat | None
    hand: Counts | None
    """One's own, while a deal is played. Both hands of finished deals are in `past`."""
    sheets: Sheets
    past: tuple[PastDeal, ...]
    ready: tuple[Seat, ...]
    possible: int | None
    """How many hands the other may still hold: told by the tutor alone."""


def view(state: State, seat: Seat) -> View:
    hand = None if seat == SPECTATOR or state.hands is None else state.hands[seat]
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        lead=state.lead,
        turn=state.turn if state.phase is Phase.ASK else None,
        hand=hand,
        sheets=state.sheets,
        past=state.past,
        ready=state.ready,
        possible=_possible(state, seat, hand),
    )


def worlds(view: View) -> float:
    """The hands the other may hold. A spectator's count is that of both hands apart."""
    if view.phase is not Phase.ASK:
        return 1
    if view.hand is not None:
        return count_possible(view.hand, view.sheets[view.seat])
    return count_possible(None, view.sheets[0]) * count_possible(None, view.sheets[1])


def _possible(state: State, seat: Seat, hand: Counts | None) -> int | None:
    if hand is None or state.options.aid != "tuteur":
        return None
    return count_possible(hand, state.sheets[seat])
