"""Ledgers made by hand, and the screens that follow from them."""

from __future__ import annotations

from random import Random
from typing import Any

from perspicace.games import registry
from perspicace.kernel.chance import stream
from perspicace.kernel.conformance.playouts import encoded
from perspicace.kernel.seats import CHANCE, SPECTATOR, Seat
from perspicace.table import journal
from perspicace.table.ledger import Ledger
from perspicace.table.screens import common, own, people
from perspicace.wire.lobby import ClockRule
from tests.support.house import ROOT, SHARES

LEVELS = ("random", "search")


def gathered(
    *players: str | None,
    game: str = "cqfd",
    hotseat: bool = False,
    options: dict[str, Any] | None = None,
    clock: ClockRule | None = None,
) -> Ledger:
    """A table where these sit, each on his chair; the first is the host."""
    opened = journal.Opened(
        game, 1, options or {}, len(players), players[0] or "host", ROOT, hotseat, clock
    )
    ledger = Ledger(opened, registry())
    for number, player in enumerate(players):
        if player in LEVELS:
            ledger.add(journal.BotSat(Seat(number), player))
        elif player is not None:
            share = SHARES[number]
            ledger.add(journal.Sat(Seat(number), player, player.title(), "", share))
    return ledger


def begun(*players: str, game: str = "cqfd", **more: Any) -> Ledger:
    """The same, with the game begun and chance settled."""
    ledger = gathered(*players, game=game, **more)
    ledger.add(journal.Began())
    settle_chance(ledger)
    return ledger


def settle_chance(ledger: Ledger) -> list[journal.AnyEntry]:
    drawn: list[journal.AnyEntry] = []
    while CHANCE in ledger.actors:
        rng = stream(ledger.seed, "chance", len(ledger.moves))
        drawn.append(journal.Moved(CHANCE, ledger.game.chance(ledger.state).draw(rng), ledger.at))
        ledger.add(drawn[-1])
    return drawn


def finished(*players: str, game: str = "cqfd", **more: Any) -> Ledger:
    """The same, played to the end with any moves."""
    ledger, rng = begun(*players, game=game, **more), Random(1)
    while ledger.actors:
        seat = ledger.actors[0]
        move = rng.choice(ledger.offered[seat]).sample(ledger.game.verbs, rng)
        ledger.add(journal.Moved(seat, move, ledger.at))
        settle_chance(ledger)
    return ledger


def screens(ledger: Ledger) -> list[bytes]:
    """Every screen of a table as bytes: what all may know, and what each seat may."""
    table = common(ledger, "CODE", people(ledger, ledger.seats), 0)
    return [encoded(table), *(encoded(own(ledger, seat)) for seat in (*ledger.seats, SPECTATOR))]
