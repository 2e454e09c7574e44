"""What people do at a table: each verb looks at the ledger, and gives the entries to be written, or
the reason why not. None of them changes anything."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from perspicace.kernel.moves import Move
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seal import ROUNDS
from perspicace.kernel.seats import CLOCK, Seat

from . import journal
from .journal import AnyEntry
from .ledger import Ledger

Decided = list[AnyEntry] | Refusal

LONGEST_NOTE: Final = 8192


def not_playing(ledger: Ledger) -> Refusal:
    return refuse("table/over" if ledger.phase == "over" else "table/not-started")


def sit(
    ledger: Ledger, player: str, seat: Seat | None, *, name: str, face: str, share: str
) -> Decided:
    """Take a free chair; any, if none is named."""
    if ledger.phase != "gathering":
        return refuse("table/started")
    if ledger.seats_of(player) and not (ledger.opened.hotseat and player == ledger.opened.host):
        return refuse("table/already-seated")
    free = [s for s in ledger.seats if ledger.chairs[s] is None]
    if seat is None:
        if not free:
            return refuse("table/full")
        seat = free[0]
    if seat not in ledger.seats:
        return refuse("table/no-such-seat")
    if seat not in free:
        return refuse("table/seat-taken")
    return [journal.Sat(seat, player, name, face, share)]


def rise(ledger: Ledger, player: str, seat: Seat) -> Decided:
    """Leave a chair, or, for the host, have it left."""
    if ledger.phase != "gathering":
        return refuse("table/started")
    if seat not in ledger.seats or (chair := ledger.chairs[seat]) is None:
        return refuse("table/no-such-seat")
    if player not in {chair.player, ledger.opened.host}:
        return refuse("table/host-only")
    return [journal.Rose(seat)]


def seat_bot(
    ledger: Ledger, player: str, seat: Seat, level: str, levels: Collection[str]
) -> Decided:
    if ledger.phase != "gathering":
        return refuse("table/started")
    if player != ledger.opened.host:
        return refuse("table/host-only")
    if level not in levels:
        return refuse("house/unknown-bot", game=ledger.game.name, bot=level)
    if seat not in ledger.seats:
        return refuse("table/no-such-seat")
    if ledger.chairs[seat] is not None:
        return refuse("table/seat-taken")
    return [journal.BotSat(seat, level)]


def begin(ledger: Ledger, player: str) -> Decided:
    if ledger.phase != "gathering":
        return refuse("table/started")
    if player != ledger.opened.host:
        return refuse("table/host-only")
    if None in ledger.chairs:
        return refuse("table/empty-seats")
    return [journal.Began()]


def play(
    ledger: Ledger, seat: Seat, move: Move, *, seen: int, at: int, memory: bytes = b""
) -> Decided:
    """A move, made by one who had `seen` lines of the log before him. More than there are he saw in
    an earlier game."""
    if ledger.phase == "gathering":
        return refuse("table/not-started")
    if not ledger.fresh.get(seat, 0) <= seen <= len(ledger.heard[seat]):
        return refuse("table/stale")
    refusal = ledger.game.check(ledger.state, seat, move)
    return refusal if refusal is not None else [journal.Moved(seat, move, at, memory)]


def time_out(ledger: Ledger, *, deadline: int, at: int) -> Decided:
    """CLOCK moves, if the deadline it was set for still stands."""
    if ledger.phase != "playing" or ledger.game.deadline(ledger.state) != deadline:
        return []
    return [journal.Moved(CLOCK, ledger.game.verbs["timeout"](), max(at, deadline))]


def note(ledger: Ledger, seat: Seat, text: str) -> Decided:
    if len(text) > LONGEST_NOTE:
        return refuse("table/note-too-long", size=len(text), limit=LONGEST_NOTE)
    return [] if ledger.notes.get(seat, "") == text else [journal.Noted(seat, text)]


def replace(ledger: Ledger, seat: Seat, *, absent: bool, level: str) -> Decided:
    """Have a bot play for who is away, or has no time left on his clock."""
    if ledger.phase != "playing":
        return not_playing(ledger)
    if seat not in ledger.seats or (chair := ledger.chairs[seat]) is None:
        return refuse("table/no-such-seat")
    if chair.player is None or chair.bot is not None:
        return refuse("table/not-a-player")
    if not absent:
        return refuse("table/still-here", name=chair.name)
    return [journal.StoodIn(seat, level)]


def again(ledger: Ledger, seats: Collection[Seat], *, here: Collection[Seat]) -> Decided:
    """A player, for all his seats, asks for another game; it begins once all who are here did."""
    if ledger.phase != "over":
        return refuse("table/not-over")
    if ledger.round == ROUNDS:
        return refuse("table/no-more-rounds")
    asked: list[AnyEntry] = [journal.WantedAgain(s) for s in seats if s not in ledger.again]
    if {*here} <= {*ledger.again, *seats}:
        asked += [journal.Reopened(), journal.Began()]
    return asked
