"""Screens, built from nothing for each viewer."""

from __future__ import annotations

from collections.abc import Collection

from perspicace.kernel.seats import CHANCE, SPECTATOR, Seat
from perspicace.wire.screen import Clock, Common, Own, Person

from .chairs import Chair
from .ledger import Ledger


def common(ledger: Ledger, code: str, people: tuple[Person | None, ...], spectators: int) -> Common:
    """What everybody at the table may know."""
    game, state = ledger.game, ledger.state
    playing = ledger.phase != "gathering"
    waiting = tuple([actor for actor in ledger.actors if actor != CHANCE])
    return Common(
        code=code,
        game=ledger.opened.game,
        options=ledger.options,
        phase=ledger.phase,
        round=ledger.round,
        host=ledger.host,
        people=people,
        spectators=spectators,
        again=ledger.again,
        seal=ledger.seal,
        waiting=waiting,
        deadline=game.deadline(state) if playing else None,
        clock=Clock(ledger.banks.left, waiting, ledger.banks.at) if ledger.banks else None,
        outcome=ledger.outcome,
    )


def own(ledger: Ledger, seat: Seat) -> Own:
    """What only the viewers of this seat may know; SPECTATOR for all who have none."""
    view = ledger.game.view(ledger.state, seat) if ledger.phase != "gathering" else None
    if seat == SPECTATOR:
        return Own(None, (), view, (), ledger.heard[seat], "")
    return Own(
        you=seat,
        yours=ledger.yours[seat],
        view=view,
        offers=ledger.offered[seat],
        log=ledger.heard[seat],
        notes=ledger.notes.get(seat, ""),
    )


def people(ledger: Ledger, here: Collection[Seat]) -> tuple[Person | None, ...]:
    """Who sits where; `here` are the seats whose player is connected."""
    return tuple(
        _person(chair, away=Seat(number) not in here) for number, chair in enumerate(ledger.chairs)
    )


def _person(chair: Chair | None, *, away: bool) -> Person | None:
    if chair is None:
        return None
    return Person(chair.name, chair.face, chair.bot, chair.player is not None and away)
