"""One table, one task, one queue.

What people, bots and clocks want is queued. The task takes what has piled up, decides each in turn
(`verbs`), lets chance settle, has the store write it all, and only then tells anyone. So a move
that was acknowledged is on disk, nobody hears of a move that is not, and a burst costs each viewer
one message.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple, TypeVar

import msgspec

from perspicace.kernel.chance import stream
from perspicace.kernel.moves import Move
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import CHANCE, SPECTATOR, Seat
from perspicace.wire import messages
from perspicace.wire.codec import read_part

from . import journal, thinking, verbs
from .bell import Bell
from .fanout import Fanout
from .ledger import Ledger, rebuild
from .office import Office
from .verbs import Decided
from .viewer import Viewer

BURST: Final = 64
"""Requests decided before the table turns to the disk and to its viewers."""

QUEUE: Final = 512
"""Requests that may wait. More are refused: somebody is flooding the table."""

log = logging.getLogger("perspicace.table")

T = TypeVar("T")


class Request(NamedTuple):
    """Something wanted of the table, and who is to be answered."""

    decide: Callable[[], Decided]
    viewer: Viewer | None = None
    id: int | None = None
    quiet: bool = False
    """Not acknowledged when accepted: an aid is answered by its advice."""
    done: asyncio.Future[Refusal | None] | None = None


@dataclass
class Batch:
    """What one round of the task has done so far."""

    entries: list[journal.AnyEntry] = field(default_factory=list)
    accepted: list[Request] = field(default_factory=list)
    refused: list[tuple[Request, Refusal]] = field(default_factory=list)


class Table:
    def __init__(self, code: str, ledger: Ledger, office: Office) -> None:
        self.code = code
        self.ledger = ledger
        self._office = office
        self._moves = msgspec.json.Decoder(ledger.game.move_type)
        self._aids = msgspec.json.Decoder(ledger.game.aid_type)
        self._inbox: deque[Request] = deque()
        self._called: asyncio.Event = asyncio.Event()
        self._fanout = Fanout(code, office.catalogue, office.tally)
        self._thinking = thinking.Thinking(self, office)
        self._bell = Bell(self)
        self._since = office.now()
        self._base = ledger.at
        self._task = asyncio.create_task(self._live(), name=f"table {code}")
        self.last_used = office.now()

    # What others ask of it.

    async def do(self, decide: Callable[[Ledger], Decided]) -> Refusal | None:
        """Has something decided and written, and waits for it."""
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        if not self.post(Request(lambda: decide(self.ledger), done=done)):
            return refuse("table/busy")
        return await done

    async def look(self, read: Callable[[Ledger], T]) -> T | Refusal:
        """What can be read off the table, once all of it is on disk."""
        found: list[T] = []

        def decide(ledger: Ledger) -> Decided:
            found.append(read(ledger))
            return []

        refusal = await self.do(decide)
        return found[0] if refusal is None else refusal

    def enter(self, viewer: Viewer) -> bool:
        return self.post(Request(lambda: self._enter(viewer)))

    def leave(self, viewer: Viewer) -> None:
        self._fanout.remove(viewer)
        self.post(Request(list))

    def command(self, viewer: Viewer, command: messages.FromPlayer) -> bool:
        quiet = isinstance(command, messages.Advise)
        decide = partial(self._decide, viewer, command)
        return self.post(Request(decide, viewer, command.id, quiet))

    async def refuse(self, viewer: Viewer, id_: int | None, refusal: Refusal) -> None:
        await self._fanout.refuse(viewer, id_, refusal)

    def post(self, request: Request) -> bool:
        if self.dead or len(self._inbox) >= QUEUE:
            return False
        self._inbox.append(request)
        self._called.set()
        return True

    def time(self) -> int:
        """Table time: it stands still while the house is closed."""
        return self._base + int((self._office.now() - self._since) * 1000)

    @property
    def dead(self) -> bool:
        """It could not go on from what the store gave it; who asks for it again gets it anew."""
        return self._task.done()

    @property
    def idle(self) -> bool:
        """Nobody looks on, nothing is under way: it can be put back on the shelf."""
        return not self._inbox and not self._fanout.viewers and not self._thinking.busy

    async def close(self) -> None:
        self._thinking.stop()
        self._bell.silence()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._fanout.close()

    # Its life.

    async def _live(self) -> None:
        self._wake()
        while True:
            if not self._inbox:
                self._called.clear()
                await self._called.wait()
            requests = [self._inbox.popleft() for _ in range(min(BURST, len(self._inbox)))]
            self.last_used = self._office.now()
            try:
                await self._serve(requests)
            except Exception:
                log.exception("table failed", extra={"table": self.code})
                if not await self._start_over(requests):
                    break
                self._look_again_soon()
        await self._fanout.close()
        while self._inbox:
            _settle(self._inbox.popleft(), refuse("house/went-wrong"))

    async def _serve(self, requests: list[Request]) -> None:
        first, was_live = self.ledger.length, self.ledger.phase == "playing"
        batch = Batch()
        for request in requests:
            decided = request.decide()
            if isinstance(decided, Refusal):
                batch.refused.append((request, decided))
                continue
            for entry in decided:
                self._add(entry, batch.entries)
            batch.accepted.append(request)
        if batch.entries:
            live = self.ledger.phase == "playing"
            await self._office.store.append(
                self.code,
                first,
                [journal.encode(entry) for entry in batch.entries],
                live=live if live != was_live else None,
            )
        await self._answer(batch)
        self._wake()

    def _add(self, entry: journal.AnyEntry, entries: list[journal.AnyEntry]) -> None:
        """Takes an entry in, and lets chance settle what follows from it."""
        self.ledger.add(entry)
        entries.append(entry)
        if isinstance(entry, journal.Began):
            self._since, self._base = self._office.now(), 0
        elif isinstance(entry, journal.Moved) and entry.seat >= 0:
            self._office.tally.moves += 1
        ledger = self.ledger
        while CHANCE in ledger.actors:
            rng = stream(ledger.seed, "chance", len(ledger.moves))
            drawn = ledger.game.chance(ledger.state).draw(rng)
            draw = journal.Moved(CHANCE, drawn, self.time())
            ledger.add(draw)
            entries.append(draw)

    async def _answer(self, batch: Batch) -> None:
        oks: dict[Viewer, list[int]] = {}
        for request in batch.accepted:
            if request.viewer is not None and request.id is not None and not request.quiet:
                oks.setdefault(request.viewer, []).append(request.id)
        await self._fanout.show(self.ledger, self.time(), oks)
        for request, refusal in batch.refused:
            self._office.tally.refusals += 1
            if request.viewer is not None:
                await self._fanout.refuse(request.viewer, request.id, refusal)
        for request in batch.accepted:
            _settle(request, None)
        for request, refusal in batch.refused:
            _settle(request, refusal)

    async def _start_over(self, requests: list[Request]) -> bool:
        """Something failed before it was written: forget it, and be the table of the journal.
        False if that fails too: the viewers are let go, and find the table anew."""
        refusal = refuse("house/went-wrong")
        try:
            entries = await self._office.store.read(self.code)
            self.ledger = rebuild(entries, self._office.registry)
            for request in requests:
                if request.viewer is not None:
                    await self._fanout.refuse(request.viewer, request.id, refusal)
            await self._fanout.show(self.ledger, self.time(), {})
        except Exception:
            log.exception("table lost", extra={"table": self.code})
            return False
        finally:
            for request in requests:
                _settle(request, refusal)
        return True

    def _look_again_soon(self) -> None:
        """A bot or a clock may have been in turn when something failed."""
        loop = asyncio.get_running_loop()
        loop.call_later(thinking.RESPITE, self.post, Request(list))

    def _wake(self) -> None:
        """Those who move by themselves: bots, and CLOCK at a deadline."""
        self._thinking.start_where_needed()
        self._bell.set()

    # What each command of a viewer comes to.

    def _enter(self, viewer: Viewer) -> Decided:
        self._fanout.add(viewer, self.ledger)
        chair = None if viewer.seat == SPECTATOR else self.ledger.chairs[viewer.seat]
        if chair is not None and chair.player is not None and chair.bot is not None:
            return [journal.Returned(viewer.seat)]
        return []

    def _decide(self, viewer: Viewer, command: messages.FromPlayer) -> Decided:
        if viewer.seat == SPECTATOR:
            return refuse("table/not-seated")
        match command:
            case messages.Play():
                move = read_part(command.move, self._moves)
                if isinstance(move, Refusal):
                    return move
                return verbs.play(self.ledger, viewer.seat, move, seen=command.seen, at=self.time())
            case messages.Note(text=text):
                return verbs.note(self.ledger, viewer.seat, text)
            case messages.Replace(seat=seat):
                return self._replace(Seat(seat))
            case messages.Again():
                seats = self.ledger.seats_of(viewer.player or "")
                return verbs.again(self.ledger, seats, here=self._fanout.here(self.ledger))
            case messages.Turn(seat=seat):
                return self._turn(viewer, Seat(seat))
            case messages.Advise():
                return self._advise(viewer, command)

    def _replace(self, seat: Seat) -> Decided:
        levels = self._office.minds.levels(self.ledger.game)
        absent = seat not in self._fanout.here(self.ledger) or self._out_of_time(seat)
        return verbs.replace(self.ledger, seat, absent=absent, level=levels[len(levels) // 2])

    def _out_of_time(self, seat: Seat) -> bool:
        ledger = self.ledger
        if ledger.banks is None or seat not in ledger.seats:
            return False
        return ledger.banks.spent(ledger.actors, self.time())[seat] == 0

    def _turn(self, viewer: Viewer, seat: Seat) -> Decided:
        if viewer.player is None or seat not in self.ledger.seats_of(viewer.player):
            return refuse("table/no-such-seat")
        self._fanout.turn(viewer, seat)
        return []

    def _advise(self, viewer: Viewer, command: messages.Advise) -> Decided:
        ledger = self.ledger
        if ledger.game.advise is None:
            return refuse("table/no-aid")
        if ledger.phase != "playing":
            return verbs.not_playing(ledger)
        wanted = read_part(command.wanted, self._aids)
        if isinstance(wanted, Refusal):
            return wanted
        view = ledger.game.view(ledger.state, viewer.seat)
        self._thinking.advise(viewer, command.id, view, wanted, self._fanout)
        return []

    # What bots and clocks bring back.

    def bot_moved(self, seat: Seat, level: str, move: Move, memory: bytes, seen: int) -> None:
        def decide() -> Decided:
            self._thinking.done(seat)
            if not self._played_by(seat, level):
                return []
            at = self.time()
            decided = verbs.play(self.ledger, seat, move, seen=seen, at=at, memory=memory)
            if isinstance(decided, Refusal) and decided.code != "table/stale":
                log.error("bot refused", extra={"table": self.code, "code": decided.code})
                return self._hand_over(seat, level)
            return decided

        self.post(Request(decide))

    def bot_failed(self, seat: Seat, level: str) -> None:
        def decide() -> Decided:
            self._thinking.done(seat)
            return self._hand_over(seat, level)

        self.post(Request(decide))

    def _hand_over(self, seat: Seat, level: str) -> Decided:
        """A bot that cannot play gives its chair to the plainest one: the table goes on, and the
        record says who played."""
        plainest = self._office.minds.levels(self.ledger.game)[0]
        if level == plainest or not self._played_by(seat, level):
            return []
        return [journal.StoodIn(seat, plainest)]

    def _played_by(self, seat: Seat, level: str) -> bool:
        """Whether this bot still plays here: its player may be back."""
        chair = self.ledger.chairs[seat]
        return chair is not None and chair.bot == level

    def deadline_passed(self, deadline: int) -> None:
        self.post(Request(lambda: verbs.time_out(self.ledger, deadline=deadline, at=self.time())))


def _settle(request: Request, refusal: Refusal | None) -> None:
    if request.done is not None and not request.done.done():
        request.done.set_result(refusal)
