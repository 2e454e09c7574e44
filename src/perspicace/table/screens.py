"""A screen for each viewer, built from nothing."""

from __future__ import annotations

from collections.abc import Collection

from perspicace.kernel.seats import CHANCE, SPECTATOR, Seat
from perspicace.wire.screen import Clock, Person, Screen

from .chairs import Chair
from .ledger import Ledger


def screen(
    ledger: Ledger, code: str, seat: Seat, *, here: Collection[Seat], spectators: int
) -> Screen:
    """What the viewer of this seat may know; SPECTATOR for everybody else. `here` are the seats
    whose player is connected."""
    state = ledger.state
    playing = ledger.phase != "gathering"
    chair = None if seat == SPECTATOR else ledger.chairs[seat]
    actors = tuple(ledger.game.actors(state)) if playing else ()
    waiting = tuple(actor for actor in actors if actor != CHANCE)
    hosts = ledger.seats_of(ledger.opened.host)
    return Screen(
        table=code,
        game=ledger.opened.game,
        options=ledger.options,
        phase=ledger.phase,
        round=ledger.round,
        you=None if seat == SPECTATOR else seat,
        yours=ledger.seats_of(chair.player) if chair and chair.player else (),
        host=hosts[0] if hosts else None,
        people=tuple(
            _person(chair, away=Seat(number) not in here)
            for number, chair in enumerate(ledger.chairs)
        ),
        spectators=spectators,
        again=ledger.again,
        seal=ledger.seal,
        view=ledger.game.view(state, seat) if playing else None,
        offers=ledger.game.offers(state, seat) if playing and seat != SPECTATOR else (),
        waiting=waiting,
        deadline=ledger.game.deadline(state) if playing else None,
        clock=Clock(ledger.banks.left, waiting, ledger.banks.at) if ledger.banks else None,
        outcome=ledger.game.outcome(state) if playing else None,
        log=ledger.heard[seat],
        notes="" if seat == SPECTATOR else ledger.notes.get(seat, ""),
    )


def _person(chair: Chair | None, *, away: bool) -> Person | None:
    if chair is None:
        return None
    return Person(chair.name, chair.face, chair.bot, chair.player is not None and away)
