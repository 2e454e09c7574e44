"""What a seat may know."""

from __future__ import annotations

from math import comb

import msgspec

from perspicace.kernel.contract import Millis
from perspicace.kernel.seats import Seat

from .options import Options
from .state import Cards, Phase, State, Trick, pack


class View(msgspec.Struct, frozen=True):
    seat: Seat
    options: Options
    phase: Phase
    hand: Cards
    """One's own; a spectator has none."""
    pick: int | None
    """One's own card on the table, while it lies face down."""
    held: tuple[int, ...]
    """How many cards each seat holds, a card it has laid face down not counted."""
    placed: tuple[bool, ...]
    """Which seats have laid a card face down."""
    tricks: tuple[Trick, ...]
    bell_since: Millis


def view(state: State, seat: Seat) -> View:
    seated = seat >= 0
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        hand=state.hands[seat] if seated else (),
        pick=state.picks[seat] if seated else None,
        held=tuple(len(hand) for hand in state.hands),
        placed=tuple(pick is not None for pick in state.picks),
        tricks=state.tricks,
        bell_since=state.bell_since,
    )


def unseen(view: View) -> Cards:
    """The cards of the pack that the seat of a view has not seen."""
    turned = {card for trick in view.tricks for card in trick.cards}
    seen = {*view.hand, view.pick, *turned}
    return tuple(card for card in pack(view.options, len(view.held)) if card not in seen)


def worlds(view: View) -> float:
    """The ways to deal what is unseen to the others, and to choose the cards they have laid."""
    others = [seat for seat in range(len(view.held)) if seat != view.seat]
    left = len(unseen(view))
    ways = 1
    for seat in others:
        laid = view.placed[seat]
        cards = view.held[seat] + laid
        ways *= comb(left, cards) * (cards if laid else 1)
        left -= cards
    return ways
