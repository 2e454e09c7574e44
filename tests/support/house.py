"""A house in this process, with a clock that stands still until a test moves it.

    async with open_house(tmp_path / "house.sqlite") as house:
        table = await house.open_table(players=("ada", "boris"), begin=True)
        ada = await house.look(table, "ada")
        await ada.play(ada.any_move(Random(1)))
        house.clock.move_on(seconds=5)

A player's id is his name in small letters. Every wait is bounded, and none is for luck.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from perspicace.bots import bots_of
from perspicace.deduce.hindsight import look_back
from perspicace.games import registry
from perspicace.kernel.bot import Decision
from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.hindsight import Hindsight
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Record
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.registry import Registry
from perspicace.kernel.seats import Seat
from perspicace.store.sqlite import SqliteStore
from perspicace.table import journal, verbs
from perspicace.table.house import House
from perspicace.table.office import Office
from perspicace.table.table import Table
from perspicace.wire.lobby import ClockRule

from .watcher import Watcher

ROOT: Final = "5" * 64
SHARES: Final = ("a" * 16, "b" * 16, "c" * 16, "d" * 16)

Decide = Callable[[Any, Sequence[Offer], bytes, Random], Decision]


class Clock:
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self._now = 1000.0

    def __call__(self) -> float:
        return self._now

    def move_on(self, seconds: float) -> None:
        self._now += seconds


class DirectMinds:
    """Bots and advisers that think here and now. `instead` gives a level another mind; while
    `thinking` is unset, nobody decides anything."""

    def __init__(self) -> None:
        self.instead: dict[str, Decide] = {}
        self.thinking = asyncio.Event()
        self.thinking.set()
        self.asked = 0
        self.looked_back = 0

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        return tuple(bots_of(game.id))

    async def decide(
        self,
        game: AnyGame,
        level: str,
        view: Any,
        offers: Sequence[Offer],
        memory: bytes,
        luck: bytes,
    ) -> Decision:
        self.asked += 1
        await self.thinking.wait()
        decide = self.instead.get(level, bots_of(game.id)[level].decide)
        return decide(view, offers, memory, Random(luck))

    async def advise(self, game: AnyGame, view: Any, wanted: Any) -> Any | Refusal:
        assert game.advise is not None
        return game.advise(view, wanted)

    async def look_back(self, record: Record) -> Hindsight:
        self.looked_back += 1
        await self.thinking.wait()
        return look_back(record)


class HeldStore(SqliteStore):
    """A store whose appends a test can hold back, or make fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.open = asyncio.Event()
        self.open.set()
        self.failures: list[BaseException] = []
        """What the next appends raise, one each."""
        self.waiting = asyncio.Event()
        """Set once an append is held back."""

    def append(
        self, table: str, first: int, entries: Sequence[bytes], *, live: bool | None = None
    ) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._append(table, first, entries, live))

    async def _append(
        self, table: str, first: int, entries: Sequence[bytes], live: bool | None
    ) -> None:
        if not self.open.is_set():
            self.waiting.set()
            await self.open.wait()
        if self.failures:
            raise self.failures.pop(0)
        await super().append(table, first, entries, live=live)


@dataclass
class TestHouse:
    """The rooms of a house, within reach of a test."""

    __test__ = False

    office: Office
    store: HeldStore
    minds: DirectMinds
    clock: Clock
    house: House
    watchers: list[Watcher] = field(default_factory=list)

    async def open_table(
        self,
        game: str = "cqfd",
        *,
        players: Sequence[str] = ("ada", "boris"),
        bots: Sequence[str] = (),
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        hotseat: bool = False,
        clock: ClockRule | None = None,
        begin: bool = False,
    ) -> Table:
        """A table with these on its first chairs; the first of them is the host. On a hotseat table
        every chair is his."""
        version = self.game(game).version
        opened = journal.Opened(
            game=game,
            version=version,
            options=dict(options or {}),
            seats=len(players) + len(bots) if seats is None else seats,
            host=players[0],
            root=ROOT,
            hotseat=hotseat,
            clock=clock,
        )
        people: list[journal.AnyEntry] = [
            journal.Sat(Seat(n), players[0] if hotseat else name, name.title(), "", SHARES[n])
            for n, name in enumerate(players)
        ]
        people += [journal.BotSat(Seat(n), level) for n, level in enumerate(bots, len(players))]
        table = await self.house.open_table(opened, *people)
        if begin:
            assert await table.do(lambda ledger: verbs.begin(ledger, players[0])) is None
        return table

    def game(self, id_: str) -> AnyGame:
        game = self.office.registry.find(id_)
        assert not isinstance(game, Refusal)
        return game

    async def look(self, table: Table, player: str | None = None) -> Watcher:
        """Somebody in front of a screen of this table, who has been shown it."""
        watcher = Watcher(table, player)
        self.watchers.append(watcher)
        assert table.enter(watcher)
        await watcher.until(lambda: bool(watcher.screen))
        return watcher

    async def find(self, code: str) -> Table:
        table = await self.house.table(code)
        assert isinstance(table, Table)
        return table

    async def journal(self, table: Table) -> list[bytes]:
        return await self.store.read(table.code)


@asynccontextmanager
async def open_house(
    database: Path,
    *,
    games: Registry | None = None,
    minds: DirectMinds | None = None,
    now: Callable[[], float] | None = None,
) -> AsyncIterator[TestHouse]:
    """Like a process that starts: with the tables that were in play picked up."""
    shelf = registry() if games is None else games
    clock = Clock()
    store = HeldStore(database)
    thinkers = DirectMinds() if minds is None else minds
    office = Office(
        registry=shelf,
        catalogue=Catalogue(shelf),
        store=store,
        minds=thinkers,
        now=clock if now is None else now,
        pace=0.0,
    )
    house = House(office)
    try:
        await house.wake()
        yield TestHouse(office, store, thinkers, clock, house)
    finally:
        store.open.set()
        await house.close()
        await store.close()


async def play_out(watchers: Sequence[Watcher], rng: Random, *, moves: int = 10_000) -> int:
    """Any moves by these until the game is over, or so many were made."""
    made = 0
    while watchers[0].table["phase"] == "playing" and made < moves:
        mover = next(watcher for watcher in watchers if watcher.own["offers"])
        await mover.play(mover.any_move(rng))
        await mover.settle()
        made += 1
    return made
