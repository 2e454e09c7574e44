"""Who is told what: one screen a seat, first whole, then as differences."""

from __future__ import annotations

from collections.abc import Mapping

from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.seats import SPECTATOR, Seat
from perspicace.wire import messages
from perspicace.wire.codec import write_message
from perspicace.wire.patch import difference
from perspicace.wire.screen import Common, Own, Person, Screen

from .chairs import Chair
from .ledger import Ledger
from .office import Tally
from .screens import common, own, people
from .viewer import Viewer


class Fanout:
    """The viewers of a table. All viewers of one seat have been shown the same screen."""

    def __init__(self, code: str, catalogue: Catalogue, tally: Tally) -> None:
        self._code = code
        self._catalogue = catalogue
        self._tally = tally
        self._common: Common | None = None
        self._owns: dict[Seat, Own] = {}
        self.viewers: set[Viewer] = set()
        self._new: set[Viewer] = set()
        self._chairs: tuple[Chair | None, ...] = ()
        self._people: tuple[Person | None, ...] = ()
        self._by_seat: dict[Seat, list[Viewer]] = {}
        self._stale = True

    def add(self, viewer: Viewer, ledger: Ledger) -> None:
        """From now on he is told; the first thing he is sent is the whole screen of his seat."""
        self.viewers.add(viewer)
        self.turn(viewer, _own_seat(viewer, ledger))

    def turn(self, viewer: Viewer, seat: Seat) -> None:
        """Turns another seat's screen to him, which must be his."""
        viewer.seat = seat
        self._new.add(viewer)
        self._stale = True

    def remove(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._new.discard(viewer)
        self._stale = True

    def here(self, ledger: Ledger) -> frozenset[Seat]:
        """The seats whose player is connected, whichever of his seats his screen shows."""
        present = {viewer.player for viewer in self.viewers if viewer.seat != SPECTATOR}
        return frozenset(
            Seat(number)
            for number, chair in enumerate(ledger.chairs)
            if chair is not None and chair.player in present
        )

    async def close(self) -> None:
        for viewer in [*self.viewers]:
            self.remove(viewer)
            await viewer.close()

    def show(self, ledger: Ledger, at: int, oks: Mapping[Viewer, list[int]]) -> None:
        """Brings every screen up to date, and answers the commands that were done."""
        if self._stale or ledger.chairs is not self._chairs:
            self._look_round(ledger)
        table = common(ledger, self._code, self._people, len(self._by_seat.get(SPECTATOR, ())))
        table_patch = None if self._common is None else difference(self._common, table) or None
        self._common = table
        for seat, viewers in self._by_seat.items():
            before, now = self._owns.get(seat), own(ledger, seat)
            self._owns[seat] = now
            own_patch = None if before is None else difference(before, now) or None
            news: bytes | None = None
            for viewer in viewers:
                if viewer in self._new:
                    self._new.discard(viewer)
                    screen = Screen(table, now)
                    ok, *more = oks.get(viewer) or (None,)
                    self.send(viewer, messages.Whole(messages.VERSION, at, screen, ok))
                elif viewer in oks:
                    ok, *more = oks[viewer]
                    self.send(viewer, messages.Change(at, table_patch, own_patch, ok))
                elif table_patch or own_patch:
                    news = news or write_message(messages.Change(at, table_patch, own_patch))
                    self._send(viewer, news)
                    continue
                else:
                    continue
                for id_ in more:
                    self.send(viewer, messages.Change(at, ok=id_))

    def refuse(self, viewer: Viewer, id_: int | None, refusal: Refusal) -> None:
        text = self._catalogue.say(refusal, viewer.language)
        self.send(viewer, messages.Refused(id_, refusal.code, text))

    def send(self, viewer: Viewer, message: messages.ToViewer) -> None:
        self._send(viewer, write_message(message))

    def _send(self, viewer: Viewer, frame: bytes) -> None:
        self._tally.frames += 1
        self._tally.frame_bytes += len(frame)
        viewer.send(frame)

    def _look_round(self, ledger: Ledger) -> None:
        """People came, left, sat down or rose: see who is in front of which screen."""
        if ledger.chairs is not self._chairs:
            self._reseat(ledger)
        self._stale = False
        self._people = people(ledger, self.here(ledger))
        self._by_seat = {}
        for viewer in self.viewers:
            self._by_seat.setdefault(viewer.seat, []).append(viewer)
        self._owns = {seat: own for seat, own in self._owns.items() if seat in self._by_seat}

    def _reseat(self, ledger: Ledger) -> None:
        """People sat down or rose: nobody goes on seeing the screen of a seat that is not his."""
        self._chairs = ledger.chairs
        for viewer in self.viewers:
            if viewer.seat not in ledger.seats_of(viewer.player or ""):
                seat = _own_seat(viewer, ledger)
                if seat != viewer.seat:
                    self.turn(viewer, seat)


def _own_seat(viewer: Viewer, ledger: Ledger) -> Seat:
    seats = ledger.seats_of(viewer.player) if viewer.player is not None else ()
    return seats[0] if seats else SPECTATOR
