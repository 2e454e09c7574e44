"""What viewers and bots want of a table, brought to its verbs."""

from __future__ import annotations

import logging

import msgspec

from perspicace.kernel.moves import Move
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import SPECTATOR, Seat
from perspicace.wire import messages
from perspicace.wire.codec import read_part

from . import journal, verbs
from .fanout import Fanout
from .ledger import Ledger
from .office import Office
from .thinking import Thinking
from .verbs import Decided
from .viewer import Viewer

log = logging.getLogger("perspicace.table")


class Desk:
    """Knows who is here and what time it is, which the ledger does not."""

    def __init__(
        self, code: str, ledger: Ledger, office: Office, fanout: Fanout, thinking: Thinking
    ) -> None:
        self._code = code
        self._office = office
        self._fanout = fanout
        self._thinking = thinking
        self._moves = msgspec.json.Decoder(ledger.game.move_type)
        self._aids = msgspec.json.Decoder(ledger.game.aid_type)

    def enter(self, ledger: Ledger, viewer: Viewer) -> Decided:
        self._fanout.add(viewer, ledger)
        chair = None if viewer.seat == SPECTATOR else ledger.chairs[viewer.seat]
        if chair is not None and chair.player is not None and chair.bot is not None:
            return [journal.Returned(viewer.seat)]
        return []

    def command(
        self, ledger: Ledger, viewer: Viewer, command: messages.FromPlayer, at: int
    ) -> Decided:
        if viewer.seat == SPECTATOR:
            return refuse("table/not-seated")
        match command:
            case messages.Play():
                if command.round not in {None, ledger.round}:
                    return refuse("table/stale")
                move = read_part(command.move, self._moves)
                if isinstance(move, Refusal):
                    return move
                return verbs.play(ledger, viewer.seat, move, seen=command.seen, at=at)
            case messages.Note(text=text):
                return verbs.note(ledger, viewer.seat, text)
            case messages.Replace(seat=seat):
                return self._replace(ledger, Seat(seat), at)
            case messages.Again():
                seats = ledger.yours[viewer.seat]
                return verbs.again(ledger, seats, here=self._fanout.here(ledger))
            case messages.Turn(seat=seat):
                return self._turn(ledger, viewer, Seat(seat))
            case messages.Advise():
                return self._advise(ledger, viewer, command)

    def bot_moved(
        self, ledger: Ledger, seat: Seat, level: str, move: Move, memory: bytes, seen: int, at: int
    ) -> Decided:
        self._thinking.done(seat)
        if not _played_by(ledger, seat, level):
            return []
        decided = verbs.play(ledger, seat, move, seen=seen, at=at, memory=memory)
        if isinstance(decided, Refusal) and decided.code != "table/stale":
            log.error("bot refused", extra={"table": self._code, "code": decided.code})
            return self._hand_over(ledger, seat, level)
        return decided

    def bot_failed(self, ledger: Ledger, seat: Seat, level: str) -> Decided:
        self._thinking.done(seat)
        return self._hand_over(ledger, seat, level)

    def _hand_over(self, ledger: Ledger, seat: Seat, level: str) -> Decided:
        """A bot that cannot play gives its chair to the plainest one: the table goes on, and the
        record says who played."""
        plainest = self._office.minds.levels(ledger.game)[0]
        if level == plainest or not _played_by(ledger, seat, level):
            return []
        return [journal.StoodIn(seat, plainest)]

    def _replace(self, ledger: Ledger, seat: Seat, at: int) -> Decided:
        second_best = self._office.minds.levels(ledger.game)[-2:][0]
        absent = seat not in self._fanout.here(ledger) or _out_of_time(ledger, seat, at)
        return verbs.replace(ledger, seat, absent=absent, level=second_best)

    def _turn(self, ledger: Ledger, viewer: Viewer, seat: Seat) -> Decided:
        if seat not in ledger.yours[viewer.seat]:
            return refuse("table/no-such-seat")
        self._fanout.turn(viewer, seat)
        return []

    def _advise(self, ledger: Ledger, viewer: Viewer, command: messages.Advise) -> Decided:
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


def _played_by(ledger: Ledger, seat: Seat, level: str) -> bool:
    """Whether this bot still plays here: its player may be back."""
    chair = ledger.chairs[seat]
    return chair is not None and chair.bot == level


def _out_of_time(ledger: Ledger, seat: Seat, at: int) -> bool:
    if ledger.banks is None or seat not in ledger.seats:
        return False
    return ledger.banks.spent(ledger.actors, at)[seat] == 0
