"""Finished games, open to all who have the link: the record, the review, the replay of a seat."""

from __future__ import annotations

from typing import NamedTuple

from perspicace.kernel.record import Record, write_record
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.table.house import House
from perspicace.table.ledger import Ledger
from perspicace.table.replay import replay
from perspicace.wire import lobby as wire

from .reviews import Reviews
from .routes import Call, Route


class Finished(NamedTuple):
    """A game that is over, as it was when it was asked for: a rematch may begin meanwhile."""

    round: int
    record: Record
    length: int
    """Of the journal by then."""


class Archive:
    def __init__(self, house: House) -> None:
        self._house = house
        self._reviews = Reviews(house.office.minds)

    def routes(self) -> tuple[Route, ...]:
        table = "/api/tables/{table}"
        return (
            Route(
                method="GET",
                path=f"{table}/record",
                summary="The record of a finished game",
                answer=self.record,
                reply=str,
            ),
            Route(
                method="GET",
                path=f"{table}/review",
                summary="Certainty curves of a finished game, and what the game finds in it",
                answer=self.review,
                reply=wire.Review,
            ),
            Route(
                method="GET",
                path=f"{table}/replay/{{seat}}",
                summary="A finished game as a seat saw it, moment by moment",
                answer=self.replay,
                reply=wire.Replay,
            ),
        )

    async def record(self, call: Call) -> str | Refusal:
        finished = await self._finished(call)
        return finished if isinstance(finished, Refusal) else write_record(finished.record)

    async def review(self, call: Call) -> wire.Review | Refusal:
        finished = await self._finished(call)
        if isinstance(finished, Refusal):
            return finished
        return await self._reviews.find(call.table, finished.round, finished.record)

    async def replay(self, call: Call) -> wire.Replay | Refusal:
        finished = await self._finished(call)
        if isinstance(finished, Refusal):
            return finished
        entries = await self._house.office.store.read(call.table)
        player = None if call.player is None else call.player.id
        return replay(entries[: finished.length], self._house.office.registry, call.seat, player)

    async def _finished(self, call: Call) -> Finished | Refusal:
        table = await self._house.find(call.table)
        return await table.look(_finished)


def _finished(ledger: Ledger) -> Finished | Refusal:
    if ledger.phase != "over":
        return refuse("table/not-over")
    return Finished(ledger.round, ledger.record(), ledger.length)
