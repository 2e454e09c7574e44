"""Bots and advisers at work, beside the table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from perspicace.kernel.chance import luck
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import Seat
from perspicace.wire import messages

from .office import Office
from .viewer import Viewer

if TYPE_CHECKING:
    from .fanout import Fanout
    from .table import Table

RESPITE: Final = 1.0
"""Seconds before a bot that failed is asked again, so that a broken one cannot spin."""

log = logging.getLogger("perspicace.bots")


class Thinking:
    """One thought a seat at a time; what it comes to is queued like any other move."""

    def __init__(self, table: Table, office: Office) -> None:
        self._table = table
        self._office = office
        self._seats: dict[Seat, asyncio.Task[None]] = {}
        self._advice: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._seats or self._advice)

    def start_where_needed(self) -> None:
        ledger = self._table.ledger
        for seat in ledger.actors:
            chair = ledger.chairs[seat] if seat >= 0 else None
            if chair is not None and chair.bot is not None and seat not in self._seats:
                task = asyncio.create_task(self._decide(seat, chair.bot))
                self._seats[seat] = task

    def advise(self, viewer: Viewer, id_: int, view: Any, wanted: Any, fanout: Fanout) -> None:
        task = asyncio.create_task(self._advise(viewer, id_, view, wanted, fanout))
        self._advice.add(task)
        task.add_done_callback(self._advice.discard)

    def done(self, seat: Seat) -> None:
        """The table has taken up what was thought for this seat."""
        self._seats.pop(seat, None)

    def stop(self) -> None:
        for task in [*self._seats.values(), *self._advice]:
            task.cancel()

    async def _decide(self, seat: Seat, level: str) -> None:
        table, office = self._table, self._office
        ledger = table.ledger
        began = office.now()
        seen = len(ledger.heard[seat])
        try:
            decision = await office.minds.decide(
                ledger.game,
                level,
                ledger.game.view(ledger.state, seat),
                ledger.offered[seat],
                ledger.memories.get(seat, b""),
                luck(ledger.seed, "bot", seat, len(ledger.moves)),
            )
            await asyncio.sleep(max(0.0, decision.pause * office.pace - office.now() + began))
        except Exception:
            log.exception("bot failed", extra={"table": table.code, "level": level})
            office.tally.bot_failures += 1
            await asyncio.sleep(RESPITE)
            table.bot_failed(seat, level)
        else:
            table.bot_moved(seat, level, decision.move, decision.memory, seen)

    async def _advise(
        self, viewer: Viewer, id_: int, view: Any, wanted: Any, fanout: Fanout
    ) -> None:
        try:
            advice = await self._office.minds.advise(self._table.ledger.game, view, wanted)
        except Exception:
            log.exception("advice failed", extra={"table": self._table.code})
            advice = refuse("house/went-wrong")
        if isinstance(advice, Refusal):
            fanout.refuse(viewer, id_, advice)
        else:
            fanout.send(viewer, messages.Advice(id_, advice))
