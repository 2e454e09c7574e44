"""A finished game as one seat saw it: its journal folded once more, with a look at every moment."""

from __future__ import annotations

import msgspec

from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.registry import Registry
from perspicace.kernel.seats import CHANCE, Seat
from perspicace.wire.lobby import Moment, Replay

from . import journal
from .journal import AnyEntry
from .ledger import Ledger


def replay(
    entries: list[bytes], registry: Registry, seat: Seat, player: str | None
) -> Replay | Refusal:
    """The last game of this journal, for this player. His notes are in it if the seat is his:
    everything else is open to all once the game is over."""
    opened, happened = journal.read(entries)
    ledger = Ledger(opened, registry)
    if seat not in ledger.seats:
        return refuse("table/no-such-seat")
    moments: list[Moment] = []
    for entry in _without_earlier_moves(happened):
        ledger.add(entry)
        match entry:
            case journal.Began():
                moments = [_moment(ledger, seat, player)]
            case journal.Moved():
                moments.append(_moment(ledger, seat, player))
            case journal.Noted() if moments:
                notes = _notes(ledger, seat, player)
                moments[-1] = msgspec.structs.replace(moments[-1], notes=notes)
    if ledger.phase != "over":
        return refuse("table/not-over")
    return Replay(seat, ledger.heard[seat], tuple(moments))


def _without_earlier_moves(entries: list[AnyEntry]) -> list[AnyEntry]:
    """A game that begins owes nothing to the moves of those before it, which need not be played
    again: a long evening is opened as fast as a single game."""
    begun = [place for place, entry in enumerate(entries) if isinstance(entry, journal.Began)]
    last = begun[-1] if begun else 0
    return [
        entry
        for place, entry in enumerate(entries)
        if place > last or not isinstance(entry, journal.Moved)
    ]


def _moment(ledger: Ledger, seat: Seat, player: str | None) -> Moment:
    return Moment(
        at=ledger.at,
        view=ledger.game.view(ledger.state, seat),
        waiting=tuple(actor for actor in ledger.actors if actor != CHANCE),
        heard=len(ledger.heard[seat]),
        notes=_notes(ledger, seat, player),
    )


def _notes(ledger: Ledger, seat: Seat, player: str | None) -> str:
    own = player is not None and seat in ledger.seats_of(player)
    return ledger.notes.get(seat, "") if own else ""
