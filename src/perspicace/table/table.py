"""One table, one queue.

What people, bots and clocks want is queued. The table takes what has piled up, decides each in
turn, lets chance settle, has the store write it all, and only then tells anyone; then it takes the
next. So a move that was acknowledged is on disk, nobody hears of a move that is not, and a burst
costs each viewer one message.

It is driven by what happens, not by a task of its own: a request that finds it idle is decided on
the spot, and the store's answer sets off the telling.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeVar

from perspicace.kernel.chance import stream
from perspicace.kernel.moves import Move
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import CHANCE, Seat
from perspicace.wire import messages

from . import journal, verbs
from .bell import Bell
from .desk import Desk
from .fanout import Fanout
from .ledger import Ledger, rebuild
from .office import Office
from .thinking import RESPITE, Thinking
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


Answered = tuple[Request, Refusal | None]
"""A request that was decided: refused, or done once its entries are written."""


class Table:
    def __init__(self, code: str, ledger: Ledger, office: Office) -> None:
        self.code = code
        self.ledger = ledger
        self.dead = False
        """It is closed, or could not go on from what the store gave it: who wants it finds it
        anew."""
        self.last_used = office.now()
        self._office = office
        self._fanout = Fanout(code, office.catalogue, office.tally)
        self._thinking = Thinking(self, office)
        self._desk = Desk(code, ledger, office, self._fanout, self._thinking)
        self._bell = Bell(self)
        self._inbox: deque[Request] = deque()
        self._serving = False
        self._unwritten = 0
        """Moves of players and bots that the store has not confirmed."""
        self._repair: asyncio.Task[None] | None = None
        self._since = office.now()
        self._base = ledger.at
        self._wake()

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
        return self.post(Request(lambda: self._desk.enter(self.ledger, viewer)))

    def leave(self, viewer: Viewer) -> None:
        self._fanout.remove(viewer)
        self.post(Request(list))

    def command(self, viewer: Viewer, command: messages.FromPlayer) -> bool:
        quiet = isinstance(command, messages.Advise)
        decide = partial(self._command, viewer, command)
        return self.post(Request(decide, viewer, command.id, quiet))

    def refuse(self, viewer: Viewer, id_: int | None, refusal: Refusal) -> None:
        self._fanout.refuse(viewer, id_, refusal)

    def bot_moved(self, seat: Seat, level: str, move: Move, memory: bytes, seen: int) -> None:
        def decide() -> Decided:
            at = self.time()
            return self._desk.bot_moved(self.ledger, seat, level, move, memory, seen, at)

        if not self.post(Request(decide)):
            self._thinking.done(seat)

    def bot_failed(self, seat: Seat, level: str) -> None:
        if not self.post(Request(lambda: self._desk.bot_failed(self.ledger, seat, level))):
            self._thinking.done(seat)

    def deadline_passed(self, deadline: int) -> None:
        self.post(Request(lambda: verbs.time_out(self.ledger, deadline=deadline, at=self.time())))

    def post(self, request: Request) -> bool:
        if self.dead or len(self._inbox) >= QUEUE:
            return False
        self._inbox.append(request)
        if not self._serving:
            self._serve()
        return True

    def time(self) -> int:
        """Table time: it stands still while the house is closed."""
        return self._base + int((self._office.now() - self._since) * 1000)

    @property
    def idle(self) -> bool:
        """Nobody looks on, nothing is under way: it can be put back on the shelf."""
        return not (self._serving or self._fanout.viewers or self._thinking.busy)

    async def close(self) -> None:
        self._end()
        for request in self._inbox:
            _settle(request, refuse("table/busy"))
        await self._fanout.close()

    # Its life.

    def _serve(self) -> None:
        """Decides what has piled up. What has to be written is told when it is."""
        self._serving = True
        self.last_used = self._office.now()
        while self._inbox and not self.dead:
            requests = [self._inbox.popleft() for _ in range(min(BURST, len(self._inbox)))]
            try:
                answered, written = self._decide(requests)
                if written is not None:
                    written.add_done_callback(partial(self._written, requests, answered))
                    return
                self._answer(answered)
                self._wake()
            except Exception:
                self._failed(requests)
                return
        self._serving = False

    def _decide(
        self, requests: list[Request]
    ) -> tuple[list[Answered], asyncio.Future[None] | None]:
        first, was_live = self.ledger.length, self.ledger.phase == "playing"
        answered: list[Answered] = []
        entries: list[journal.AnyEntry] = []
        for request in requests:
            decided = request.decide()
            if isinstance(decided, Refusal):
                answered.append((request, decided))
                continue
            for entry in decided:
                self._add(entry, entries)
            answered.append((request, None))
        if not entries:
            return answered, None
        live = self.ledger.phase == "playing"
        written = self._office.store.append(
            self.code,
            first,
            [journal.encode(entry) for entry in entries],
            live=live if live != was_live else None,
        )
        return answered, asyncio.ensure_future(written)

    def _add(self, entry: journal.AnyEntry, entries: list[journal.AnyEntry]) -> None:
        """Takes an entry in, and lets chance settle what follows from it."""
        ledger = self.ledger
        ledger.add(entry)
        entries.append(entry)
        if isinstance(entry, journal.Began):
            self._since, self._base = self._office.now(), 0
        elif isinstance(entry, journal.Moved):
            self._unwritten += entry.seat >= 0
        while CHANCE in ledger.actors:
            rng = stream(ledger.seed, "chance", len(ledger.moves))
            drawn = ledger.game.chance(ledger.state).draw(rng)
            draw = journal.Moved(CHANCE, drawn, self.time())
            ledger.add(draw)
            entries.append(draw)

    def _written(
        self, requests: list[Request], answered: list[Answered], written: asyncio.Future[None]
    ) -> None:
        if self.dead:  # it was closed meanwhile: written or not, the journal knows
            return
        try:
            written.result()
            self._office.tally.moves += self._unwritten
            self._unwritten = 0
            self._answer(answered)
            self._wake()
        except Exception:
            self._failed(requests)
        else:
            self._serve()

    def _answer(self, answered: list[Answered]) -> None:
        oks: dict[Viewer, list[int]] = {}
        for request, refusal in answered:
            if refusal is None and request.viewer and request.id is not None and not request.quiet:
                oks.setdefault(request.viewer, []).append(request.id)
        self._fanout.show(self.ledger, self.time(), oks)
        for request, refusal in answered:
            if refusal is not None:
                self._office.tally.refusals += 1
                if request.viewer is not None:
                    self._fanout.refuse(request.viewer, request.id, refusal)
            _settle(request, refusal)

    def _command(self, viewer: Viewer, command: messages.FromPlayer) -> Decided:
        return self._desk.command(self.ledger, viewer, command, self.time())

    def _wake(self) -> None:
        """Those who move by themselves: bots, and CLOCK at a deadline."""
        self._thinking.start_where_needed()
        self._bell.set()

    # When something goes wrong.

    def _failed(self, requests: list[Request]) -> None:
        log.exception("table failed", extra={"table": self.code})
        self._unwritten = 0
        self._repair = asyncio.create_task(self._start_over(requests))

    async def _start_over(self, requests: list[Request]) -> None:
        """Something failed before it was written: forget it, and be the table of the journal. If
        that fails too, the viewers are let go, and find the table anew."""
        refusal = refuse("house/went-wrong")
        try:
            entries = await self._office.store.read(self.code)
            self.ledger = rebuild(entries, self._office.registry)
            self._answer([(request, refusal) for request in requests])
        except Exception:
            log.exception("table lost", extra={"table": self.code})
            self._end()
            await self._fanout.close()
            for request in [*requests, *self._inbox]:
                _settle(request, refusal)
            return
        # A bot or a clock may have been in turn when it failed. It is woken after a while, for a
        # disk that stays full is not to be tried a thousand times a second.
        asyncio.get_running_loop().call_later(RESPITE, self.post, Request(list))
        self._serve()

    def _end(self) -> None:
        self.dead = True
        self._thinking.stop()
        self._bell.silence()


def _settle(request: Request, refusal: Refusal | None) -> None:
    if request.done is not None and not request.done.done():
        request.done.set_result(refusal)
