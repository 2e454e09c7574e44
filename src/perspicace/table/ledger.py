"""A table as its journal tells it.

`Ledger` folds entries one by one and holds what follows from them: who sits where, the state of the
game, what each seat has heard. It has no clock, draws no chance and sends nothing; the same entries
always give the same ledger.
"""

from __future__ import annotations

from typing import Any

import msgspec

from perspicace.kernel.contract import AnyGame, Outcome, Told
from perspicace.kernel.moves import Event, Move
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Entry as RecordEntry
from perspicace.kernel.record import Record, Sealed
from perspicace.kernel.refusals import Refusal, RefusedError
from perspicace.kernel.registry import Registry
from perspicace.kernel.seal import house_share, promise_of, seal_of, seed_of, words_of
from perspicace.kernel.seats import EVERYONE, SPECTATOR, Seat
from perspicace.wire.screen import Phase, Seal

from . import journal
from .chairs import Chair
from .clock import Banks
from .journal import AnyEntry


class Ledger:
    """What the journal of one table adds up to."""

    def __init__(self, opened: journal.Opened, registry: Registry) -> None:
        game = registry.find(opened.game, opened.version)
        if isinstance(game, Refusal):
            raise RefusedError(game)
        self.opened = opened
        self.game: AnyGame = game
        self.options: Any = msgspec.convert(opened.options, game.options)
        self.length = 1
        self.seats = tuple(Seat(number) for number in range(opened.seats))
        self.chairs: tuple[Chair | None, ...] = (None,) * opened.seats
        self.host: Seat | None = None
        self.yours: dict[Seat, tuple[Seat, ...]] = dict.fromkeys(self.seats, ())
        self.notes: dict[Seat, str] = {}
        self.round = 0
        self._clear()

    def _clear(self) -> None:
        """Nothing of the next game yet but the house's promise."""
        self.phase: Phase = "gathering"
        self.share = share = house_share(self.opened.root, self.round + 1)
        self.seed = b""
        self.seal = Seal(promise_of(share))
        self.state: Any = None
        self.actors: tuple[Seat, ...] = ()
        self.outcome: Outcome | None = None
        self.offered: dict[Seat, tuple[Offer, ...]] = dict.fromkeys(self.seats, ())
        self.moves: list[RecordEntry] = []
        self.heard: dict[Seat, tuple[Event, ...]] = dict.fromkeys((*self.seats, SPECTATOR), ())
        self.fresh: dict[Seat, int] = {}
        self.memories: dict[Seat, bytes] = {}
        self.again: tuple[Seat, ...] = ()
        self.banks: Banks | None = None

    # What can be asked of it.

    @property
    def at(self) -> int:
        """Table time of the last move."""
        return self.moves[-1].at if self.moves else 0

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        return tuple(
            Seat(number)
            for number, chair in enumerate(self.chairs)
            if chair is not None and chair.player == player
        )

    def shares(self) -> tuple[str, ...]:
        return (self.share, *(chair.share for chair in self.chairs if chair and chair.share))

    def record(self) -> Record:
        """The game as a record. Its seal is open: it may be shown only when the game is over."""
        names = tuple(chair.name if chair else "?" for chair in self.chairs)
        sealed = Sealed(seal_of(self.seed), self.shares())
        return Record(self.game, self.options, names, tuple(self.moves), sealed)

    # What changes it.

    def add(self, entry: AnyEntry) -> None:
        self.length += 1
        match entry:
            case journal.Moved(seat, move, at, memory):
                self._move(seat, move, at, memory)
            case journal.Noted(seat, text):
                self.notes[seat] = text
            case journal.Sat(seat, player, name, face, share):
                self._seat(seat, Chair(name, face, player=player, share=share))
            case journal.BotSat(seat, level):
                self._seat(seat, Chair.for_bot(level))
            case journal.Rose(seat):
                self.notes.pop(seat, None)
                self._seat(seat, None)
            case journal.StoodIn(seat, level):
                self._seat(seat, self._chair(seat).played_by(level))
            case journal.Returned(seat):
                self._seat(seat, self._chair(seat).played_by(None))
            case journal.Began():
                self._begin()
            case journal.WantedAgain(seat):
                self.again = (*self.again, seat)
            case journal.Reopened():
                self._clear()
            case journal.Opened():
                raise ValueError("a journal is opened once")

    def _chair(self, seat: Seat) -> Chair:
        chair = self.chairs[seat]
        if chair is None:
            raise ValueError("nobody sits there")
        return chair

    def _seat(self, seat: Seat, chair: Chair | None) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        hosts = self.seats_of(self.opened.host)
        self.host = hosts[0] if hosts else None
        self.yours = {
            seat: self.seats_of(chair.player) if chair and chair.player else ()
            for seat, chair in zip(self.seats, self.chairs, strict=True)
        }

    def _begin(self) -> None:
        self.round += 1
        self.phase = "playing"
        self.notes = {}
        self.seed = seed_of(self.shares())
        seal = seal_of(self.seed)
        self.seal = Seal(self.seal.promise, seal, words_of(seal))
        self.state = self.game.setup(self.options, self.opened.seats)
        self._look_around()
        if self.opened.clock:
            self.banks = Banks.full(self.opened.clock, self.opened.seats)

    def _move(self, seat: Seat, plain: Any, at: int, memory: bytes) -> None:
        """A move that was checked before it was written."""
        move = plain if isinstance(plain, Move) else journal.read_move(self.game, plain)
        if self.banks:
            self.banks = self.banks.after(self.actors, seat, at)
        self.state, told = self.game.play(self.state, seat, move, at)
        self.moves.append(RecordEntry(seat, move, at))
        if memory:
            self.memories[seat] = memory
        if told:
            self._tell(told)
        if seat >= 0:
            self.fresh[seat] = len(self.heard[seat])
        self._look_around()
        if self.outcome is not None:
            self.phase = "over"
            self.seal = msgspec.structs.replace(self.seal, shares=self.shares())

    def _tell(self, told: tuple[Told, ...]) -> None:
        public = tuple([event for event, to in told if to is EVERYONE])
        for seat, heard in self.heard.items():
            if len(public) == len(told):
                self.heard[seat] = heard + public
            else:
                news = tuple([event for event, to in told if to.includes(seat)])
                self.heard[seat] = heard + news

    def _look_around(self) -> None:
        """What the new state means for each seat. `fresh` is the log line from which on a command
        of a seat is fresh: since its offers last changed, or since its own last move, so that no
        move counts twice."""
        game, state = self.game, self.state
        self.actors = tuple(game.actors(state))
        self.outcome = None if self.actors else game.outcome(state)
        for seat, before in self.offered.items():
            offers = game.offers(state, seat) if seat in self.actors else ()
            if offers != before:
                self.offered[seat] = offers
                self.fresh[seat] = len(self.heard[seat])


def rebuild(entries: list[bytes], registry: Registry) -> Ledger:
    """The table that this journal tells of. Raises RefusedError if its rules are not here."""
    opened, happened = journal.read(entries)
    ledger = Ledger(opened, registry)
    for entry in happened:
        ledger.add(entry)
    return ledger
