"""Planted leaks, one for each way out of a house. They stay for good: a comparison of two houses
that no longer notices them protects nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest

from perspicace.games._template import GAME as TOY
from perspicace.games._template.state import State
from perspicace.games.cqfd import GAME as CQFD
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer, OneOf
from perspicace.kernel.record import write_record
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import SPECTATOR, Seat
from perspicace.server.archive import Archive
from perspicace.server.routes import Call
from perspicace.table import fanout, screens
from perspicace.table.fanout import Fanout
from perspicace.table.ledger import Ledger
from perspicace.table.table import Table
from perspicace.table.viewer import Viewer
from perspicace.wire import messages
from perspicace.wire.lobby import Replay
from perspicace.wire.screen import Common, Own
from tests.conformance import faults_of_secrecy as rules

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], AnyGame]

FIRST = Seat(0)
SECOND = Seat(1)


class Leak(NamedTuple):
    plant: Plant
    """Gives the game to be played, and may break the house."""
    viewer: Seat
    says: str
    """Part of the sentence in which the comparison must fail."""


LEAKS: list[Leak] = []


def leak(viewer: Seat, says: str) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        LEAKS.append(Leak(plant, viewer, says))
        return plant

    return add


@leak(SECOND, "frame")
def by_view(_: Patch) -> AnyGame:
    return rules.view_shows_a_hand()


@leak(SECOND, '"event":"dealt"')
def by_log_of_a_deal(_: Patch) -> AnyGame:
    return rules.deal_is_told_to_everyone()


@leak(SPECTATOR, '"event":"picked"')
def by_log_of_a_choice(_: Patch) -> AnyGame:
    return rules.choice_is_told_to_everyone()


@leak(SECOND, '"offers"')
def by_offers(_: Patch) -> AnyGame:
    def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
        given = TOY.offers(state, seat)
        if seat == FIRST or not given or given[0].verb != "pick":
            return given
        return (Offer("pick", {"card": OneOf((*state.hands[seat], *state.hands[FIRST]))}),)

    return replace(TOY, offers=offers)


@leak(SECOND, "template/not-in-hand")
def by_refusal(_: Patch) -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = TOY.check(state, seat, move)
        if refusal is None or seat != SECOND:
            return refusal
        return refuse("template/not-in-hand", card=state.hands[FIRST])

    return replace(TOY, check=check)


@leak(SPECTATOR, '"secret"')
def to_a_spectator(_: Patch) -> AnyGame:
    return rules.spectator_sees_a_hand()


@leak(FIRST, '"advice"')
def by_advice(_: Patch) -> AnyGame:
    last: list[Any] = []

    def view(state: Any, seat: Seat) -> Any:
        last[:] = [state.hands]
        return CQFD.view(state, seat)

    def advise(view: Any, wanted: Any) -> Any:
        return {"advice": "peeped", "hands": last[0]}

    return replace(CQFD, view=view, advise=advise)


@leak(SECOND, '"debug"')
def on_reconnect(patch: Patch) -> AnyGame:
    """The whole screen of who joins a game under way carries more than the screen."""
    honest = Table.enter

    def enter(table: Table, viewer: Viewer) -> bool:
        send = viewer.send

        def send_more(frame: bytes) -> None:
            viewer.send = send  # type: ignore[method-assign]
            send(frame[:-1] + b',"debug":' + msgspec.json.encode(table.ledger.state) + b"}")

        if table.ledger.phase == "playing":
            viewer.send = send_more  # type: ignore[method-assign]
        return honest(table, viewer)

    patch.setattr(Table, "enter", enter)
    return TOY


@leak(SECOND, '"deadline"')
def in_the_common_part(patch: Patch) -> AnyGame:
    def common(ledger: Ledger, *args: Any) -> Common:
        shown = screens.common(ledger, *args)
        if ledger.phase != "playing":
            return shown
        return msgspec.structs.replace(shown, deadline=hash(ledger.state.hands[FIRST]))

    patch.setattr(fanout, "common", common)
    return TOY


@leak(SECOND, "this is world")
def by_notes_of_another_seat(patch: Patch) -> AnyGame:
    def own(ledger: Ledger, seat: Seat) -> Own:
        return msgspec.structs.replace(screens.own(ledger, seat), notes=ledger.notes.get(FIRST, ""))

    patch.setattr(fanout, "own", own)
    return TOY


@leak(SECOND, "frame")
def by_the_number_of_frames(patch: Patch) -> AnyGame:
    """Whatever anybody does, everybody is sent a frame, if an empty one."""
    honest = Fanout.show

    def show(self: Fanout, ledger: Ledger, at: int, oks: Mapping[Viewer, list[int]]) -> None:
        honest(self, ledger, at, oks)
        for viewer in [*self.viewers]:
            if viewer not in oks:
                self.send(viewer, messages.Change(at))

    patch.setattr(Fanout, "show", show)
    return TOY


@leak(SECOND, "/record")
def by_the_record_before_the_end(patch: Patch) -> AnyGame:
    async def record(self: Archive, call: Call) -> str:
        return write_record((await self._house.find(call.table)).ledger.record())

    patch.setattr(Archive, "record", record)
    return TOY


@leak(SPECTATOR, "/review")
def by_the_review_before_the_end(patch: Patch) -> AnyGame:
    async def review(self: Archive, call: Call) -> Any:
        record = (await self._house.find(call.table)).ledger.record()
        return await self._house.office.minds.look_back(record)

    patch.setattr(Archive, "review", review)
    return CQFD


@leak(SECOND, "/replay/0")
def by_the_replay_before_the_end(patch: Patch) -> AnyGame:
    async def replay(self: Archive, call: Call) -> Replay:
        ledger = (await self._house.find(call.table)).ledger
        return Replay(call.seat, ledger.heard[call.seat], ())

    patch.setattr(Archive, "replay", replay)
    return TOY
