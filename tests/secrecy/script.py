"""One world played over real sockets, and everything that its viewer was sent.

The others act as their world has it. In the other world they do more than in the true one: they
take notes, try what is refused and ask for advice, of which the viewer may notice nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Move
from perspicace.kernel.seats import CHANCE, CLOCK, SPECTATOR, Seat
from tests.support.client import Guest, Place, RefusedError

from .house import CODE, OpenHouse, house_of, with_chance
from .worlds import Pair, Turn, plain

TRIES: Final = 5
GARBAGE: Final = (
    "",
    "{",
    "\x00",
    '{"type":"sing","id":991}',
    '{"type":"play","id":991,"seen":0,"move":{"verb":"sing"}}',
    '{"type":"play","id":991,"seen":0,"move":{},"more":1}',
    '{"type":"again","id":994}',
    '{"type":"turn","id":995,"seat":1}',
    '{"type":"turn","id":996,"seat":0,"view":true}',
    '{"type":"replace","id":997,"seat":0}',
    '{"type":"replace","id":998,"seat":1}',
)
PAGES: Final = ("", "/record", "/review", "/replay/0", "/replay/1")


class Transcript(NamedTuple):
    """All that a viewer was sent: each socket from its first frame to its last, and each page."""

    sockets: tuple[tuple[str, ...], ...]
    pages: tuple[tuple[str, int, str], ...]


async def perform(
    pair: Pair, world: int, database: Path, leaky: Callable[[AnyGame], AnyGame] | None = None
) -> Transcript:
    """What the viewer of a pair hears if this is the world. `leaky` plants a fault in the rules
    that the house plays by."""
    game = pair.game if leaky is None else leaky(pair.game)
    game = with_chance(game, pair.chance(world))
    async with house_of(game, pair.options, pair.seats, database) as house:
        evening = _Evening(house, pair, world)
        await evening.gather()
        for number, turn in enumerate(pair.turns):
            await evening.play(number, turn)
        await evening.come_back()
        await evening.settle()
        return evening.transcript()


class _Evening:
    def __init__(self, house: OpenHouse, pair: Pair, world: int) -> None:
        self._house = house
        self._pair = pair
        self._world = world
        self._places: dict[Seat, Place] = {}
        self._heard: list[Place] = []
        self._pages: list[tuple[str, int, str]] = []
        self._guest: Guest
        self._since = house.rooms.clock()

    @property
    def _others(self) -> list[Place]:
        """The players whose secrets the viewer may not know."""
        seated = range(self._pair.seats)
        return [self._places[Seat(n)] for n in seated if n != self._pair.viewer]

    async def gather(self) -> None:
        """All arrive, the viewer first; they sit down and begin."""
        viewer = self._pair.viewer
        arriving = [viewer, *(Seat(n) for n in (*range(self._pair.seats), SPECTATOR))]
        guests: dict[Seat, Guest] = {}
        for seat in arriving:
            if seat not in guests:
                guests[seat] = await self._house.guest(None if seat == SPECTATOR else seat)
                self._places[seat] = await guests[seat].connect(CODE)
                await self.settle()
        self._guest = guests[viewer]
        self._heard.append(self._places[viewer])
        await self._visit_pages()
        for seat in map(Seat, range(1, self._pair.seats)):
            await self._house.sit(guests[seat], seat)
            await self.settle()
        await self._try_in_vain(())
        await guests[Seat(0)].begin(CODE)
        self._since = self._house.rooms.clock()
        await self.settle()

    async def play(self, number: int, turn: Turn) -> None:
        """One move of the pair, with all that is tried before it."""
        clock = self._house.rooms.clock
        clock.move_on(self._since + turn.at / 1000 - clock())
        if turn.seat == CHANCE:
            return
        await self._do_in_secret(number, turn)
        await self._try_in_vain(turn.tried)
        if number % 4 == 2:
            await self._visit_pages()
            await self._ask_for_advice(self._places[self._pair.viewer])
        if number % 7 == 3:
            await self.come_back()
        if turn.seat == CLOCK:
            await self._ring(turn)
        else:
            place = self._places[turn.seat]
            await place.play(plain(turn.moves[self._world]))
        await self.settle()

    async def settle(self) -> None:
        """All hear everything there is to hear."""
        for place in [*self._places.values(), *self._heard]:
            if not place.socket.closed:
                await place.settle()

    async def come_back(self) -> None:
        """The viewer goes and returns; then a second screen of his joins and leaves."""
        viewer = self._pair.viewer
        witness = self._others[0]
        await self._places[viewer].close()
        if viewer == SPECTATOR:
            await witness.until(lambda screen: screen["table"]["spectators"] == 0)
        else:
            await witness.until(lambda screen: screen["table"]["people"][viewer]["away"])
        again = self._places[viewer] = await self._guest.connect(CODE)
        second = await self._guest.connect(CODE)
        self._heard += [again, second]
        await self.settle()
        await second.close()
        if viewer == SPECTATOR:
            await witness.until(lambda screen: screen["table"]["spectators"] == 1)

    def transcript(self) -> Transcript:
        return Transcript(tuple(tuple(place.frames) for place in self._heard), tuple(self._pages))

    async def _do_in_secret(self, number: int, turn: Turn) -> None:
        """What the others do for themselves; more of it in the other world."""
        for place in self._others:
            await place.ask("note", text=f"{number}: this is world {'AB'[self._world]}")
        if self._world == 0:
            return
        for place in self._others:
            await place.ask("note", text=f"{number}: this is really world B")
            await self._ask_for_advice(place)
            with suppress(RefusedError):
                await place.play({"verb": "cheat"})
                raise AssertionError("a cheat was accepted")
            await place.settle()

    async def _try_in_vain(self, moves: tuple[Move, ...]) -> None:
        place = self._places[self._pair.viewer]
        for n, move in enumerate(moves[:TRIES]):
            with suppress(RefusedError):
                await place.play(plain(move), seen=0 if n % 2 else None)
                raise AssertionError(f"{move} was not refused")
        for text in GARBAGE:
            await place.socket.send_str(text)
        await place.settle()

    async def _ask_for_advice(self, place: Place) -> None:
        for wanted in wishes(self._pair.game):
            with suppress(RefusedError):
                await place.ask("advise", wanted=wanted)

    async def _visit_pages(self) -> None:
        for page in PAGES:
            answer = await self._guest.request("GET", f"/api/tables/{CODE}{page}")
            self._pages.append((page, answer.status, answer.text))

    async def _ring(self, turn: Turn) -> None:
        deadline = self._pair.game.deadline(turn.before[self._world])
        assert deadline is not None
        (await self._house.table()).deadline_passed(deadline)


def wishes(game: AnyGame) -> list[Any]:
    """Something to ask of each aid of a game, and of a game that has none."""
    wanted: list[Any] = [{"aid": "none"}]
    for kind in game.aids:
        config = kind.__struct_config__
        needed: dict[str, Any] = {
            field.name: [] for field in msgspec.structs.fields(kind) if field.required
        }
        wanted.append({config.tag_field: config.tag, **needed})
    return wanted
