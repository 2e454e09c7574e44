"""A house on a real port in which everything is fixed but what a world makes different.

Codes, ids, keys, shares, names and the clock are the same in every house opened here, and what
CHANCE does is given. So two of them send the same bytes, unless a secret makes the difference.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
from aiohttp import web
from yarl import URL

from perspicace.kernel.chance import Chance, Outcomes
from perspicace.kernel.conformance.playouts import encoded
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Move
from perspicace.kernel.registry import Registry
from perspicace.kernel.seats import Seat
from perspicace.server.app import add_routes
from perspicace.server.guard import Guard
from perspicace.server.limits import Buckets
from perspicace.server.sessions import Sessions
from perspicace.server.settings import Settings
from perspicace.store.base import Player
from perspicace.table import journal
from perspicace.table.table import Table
from tests.support.client import Guest
from tests.support.house import ROOT, SHARES, TestHouse, open_house

CODE: Final = "SECRETS2"
NAMES: Final = ("Ada", "Boris", "Chloé", "Dario")
NO_LIMIT: Final = 1e9


@dataclass
class OpenHouse:
    """The rooms, and the way in."""

    rooms: TestHouse
    port: int
    guests: AsyncExitStack

    async def table(self) -> Table:
        return await self.rooms.find(CODE)

    async def guest(self, seat: Seat | None) -> Guest:
        """The browser of who will sit there, or of a stranger."""
        guest = await self.guests.enter_async_context(Guest(self.port))
        if seat is not None:
            cookie = {"perspicace": key_of(seat)}
            guest.session.cookie_jar.update_cookies(cookie, URL(guest.base))
        return guest

    async def sit(self, guest: Guest, seat: Seat) -> None:
        await guest.sit(CODE, seat, share=SHARES[seat])


@asynccontextmanager
async def house_of(
    game: AnyGame, options: Any, seats: int, database: Path
) -> AsyncIterator[OpenHouse]:
    """A house with one table, at which the host sits alone."""
    async with (
        open_house(database, games=Registry([game])) as rooms,
        _listening(rooms, database) as port,
        AsyncExitStack() as guests,
    ):
        for seat in range(seats):
            player = Player(id_of(Seat(seat)), NAMES[seat], "", "fr")
            await rooms.store.save_player(player)
            digest = hashlib.sha256(key_of(Seat(seat)).encode()).digest()
            await rooms.store.add_key(digest, player.id)
        host = id_of(Seat(0))
        chosen = msgspec.to_builtins(options)
        entries: tuple[journal.AnyEntry, ...] = (
            journal.Opened(game.id, game.version, chosen, seats, host, ROOT),
            journal.Sat(Seat(0), host, NAMES[0], "", SHARES[0]),
        )
        written = [journal.encode(entry) for entry in entries]
        await rooms.store.append(CODE, 0, written, live=False)
        yield OpenHouse(rooms, port, guests)


def with_chance(game: AnyGame, given: Mapping[bytes, Move]) -> AnyGame:
    """The game, with CHANCE doing what is given for each state it must act in."""

    def chance(state: Any) -> Chance:
        return Outcomes(((given[encoded(state)], 1),))

    return replace(game, chance=chance)


def id_of(seat: Seat) -> str:
    return f"player-{seat}"


def key_of(seat: Seat) -> str:
    return f"key-of-{seat}"


@asynccontextmanager
async def _listening(rooms: TestHouse, database: Path) -> AsyncIterator[int]:
    now: Callable[[], float] = rooms.clock
    sessions = Sessions(rooms.office.store)
    guard = Guard(rooms.office.catalogue, sessions, (), Buckets(NO_LIMIT, now))
    app = web.Application(middlewares=[guard.middleware])
    settings = Settings(
        database=database, messages_per_second=NO_LIMIT, requests_per_second=NO_LIMIT
    )
    add_routes(app, rooms.house, settings)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield runner.addresses[0][1]
    finally:
        await rooms.house.close()
        await runner.cleanup()
