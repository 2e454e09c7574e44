"""Time to think, and deadlines of the rules."""

from __future__ import annotations

import dataclasses
import time
from pathlib import Path
from random import Random
from typing import Any

from perspicace.games import _template
from perspicace.kernel.registry import Registry
from perspicace.kernel.seats import Seat
from perspicace.table.clock import Banks
from perspicace.wire import messages
from perspicace.wire.lobby import ClockRule
from tests.support.house import TestHouse, open_house
from tests.support.watcher import Watcher

RULE = ClockRule(bank=10, increment=2)
ADA, BORIS = Seat(0), Seat(1)


class TestBanks:
    def test_who_thinks_pays(self) -> None:
        banks = Banks.full(RULE, 2)
        assert banks.spent([ADA], 4000) == (6000, 10_000)
        assert banks.spent([ADA, BORIS], 4000) == (6000, 6000)
        assert banks.spent([], 4000) == (10_000, 10_000)

    def test_a_move_gives_its_increment_up_to_the_bank(self) -> None:
        banks = Banks.full(RULE, 2)
        assert banks.after([ADA], ADA, 5000).left == (7000, 10_000)
        assert banks.after([ADA], ADA, 500).left == (10_000, 10_000)

    def test_no_bank_is_less_than_empty(self) -> None:
        banks = Banks.full(RULE, 2).after([ADA], ADA, 60_000)
        assert banks.left == (2000, 10_000)
        assert banks.spent([ADA], 100_000) == (0, 10_000)

    def test_time_is_counted_from_the_last_move(self) -> None:
        banks = Banks.full(RULE, 2).after([ADA], ADA, 5000).after([BORIS], BORIS, 8000)
        assert banks.left == (7000, 9000)

    def test_the_house_neither_thinks_nor_gains(self) -> None:
        assert Banks.full(RULE, 2).after([Seat(-1)], Seat(-1), 9000).left == (10_000, 10_000)


async def test_the_clock_on_the_screen(house: TestHouse) -> None:
    table = await house.open_table(clock=RULE, begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    mover = ada if ada.own["offers"] else boris
    seat = mover.own["you"]
    assert mover.table["clock"] == {"bank": [10_000, 10_000], "running": [seat], "at": 0}
    house.clock.move_on(seconds=5)
    await mover.play(mover.any_move(Random(1)))
    shown = mover.table["clock"]
    assert shown["bank"][seat] == 7000
    assert shown["bank"][1 - seat] == 10_000
    assert (shown["running"], shown["at"]) == ([1 - seat], 5000)


async def test_who_has_no_time_left_can_be_replaced_though_he_is_here(house: TestHouse) -> None:
    table = await house.open_table(clock=RULE, begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    slow, other = (ada, boris) if ada.own["offers"] else (boris, ada)
    seat = slow.own["you"]
    house.clock.move_on(seconds=9)
    assert await other.refusal(messages.Replace, seat=seat) == "table/still-here"
    house.clock.move_on(seconds=1)
    assert slow.table["phase"] == "playing"
    house.minds.thinking.clear()
    assert (await other.ask(messages.Replace, seat=seat))["type"] == "change"
    assert other.table["people"][seat]["bot"] is not None


async def test_an_empty_bank_alone_changes_nothing(house: TestHouse) -> None:
    table = await house.open_table(clock=RULE, begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    slow = ada if ada.own["offers"] else boris
    house.clock.move_on(seconds=3600)
    await slow.play(slow.any_move(Random(1)))
    assert slow.table["clock"]["bank"][slow.own["you"]] == 2000


async def test_no_time_is_lost_while_the_house_is_closed(database: Path) -> None:
    async with open_house(database) as house:
        table = await house.open_table(clock=RULE, begin=True)
        ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
        mover, other = (ada, boris) if ada.own["offers"] else (boris, ada)
        house.clock.move_on(seconds=4)
        await mover.play(mover.any_move(Random(1)))
        shown, seat = mover.table["clock"], other.own["you"]
    async with open_house(database) as house:
        house.clock.move_on(seconds=1)
        table = await house.find(table.code)
        back = await house.look(table, other.player)
        assert back.table["clock"] == shown
        await back.play(back.any_move(Random(1)))
        assert back.table["clock"]["bank"][seat] == 10_000


# Deadlines of the rules: CLOCK moves.


async def ring(house: TestHouse) -> tuple[Any, Watcher, Watcher]:
    """A table of the toy game where the bell waits to be grabbed."""
    table = await house.open_table("template", begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    for player in (ada, boris):
        await player.play(player.any_move(Random(1)))
    await ada.settle()
    assert ada.own["view"]["phase"] == "bell"
    return table, ada, boris


async def test_the_clock_moves_when_the_deadline_has_passed(house: TestHouse) -> None:
    table, ada, boris = await ring(house)
    deadline = ada.table["deadline"]
    assert deadline == 5000
    house.clock.move_on(seconds=5)
    table.deadline_passed(deadline)
    await ada.settle()
    for watcher in (ada, boris):
        assert watcher.own["log"][-1]["event"] == "missed"
        assert watcher.table["deadline"] is None
    assert table.ledger.moves[-1].at == 5000


async def test_who_was_quicker_than_the_clock_keeps_the_bell(house: TestHouse) -> None:
    table, ada, boris = await ring(house)
    deadline = ada.table["deadline"]
    house.clock.move_on(seconds=5)
    number = boris.send_move({"verb": "grab"})
    table.deadline_passed(deadline)
    assert (await boris.answer_to(number))["type"] == "change"
    await ada.settle()
    assert [line["event"] for line in ada.own["log"]].count("missed") == 0


async def test_one_bell_is_grabbed_once(house: TestHouse) -> None:
    _, ada, boris = await ring(house)
    numbers = [player.send_move({"verb": "grab"}) for player in (ada, boris)]
    first, second = [
        await player.answer_to(number) for player, number in zip((ada, boris), numbers, strict=True)
    ]
    assert (first["type"], second["type"]) == ("change", "refused")


async def test_the_bell_rings_by_itself(database: Path) -> None:
    """The toy game with a deadline so short that it may be waited for."""

    def soon(state: Any) -> int | None:
        deadline = _template.GAME.deadline(state)
        return None if deadline is None else state.bell_since + 20

    quick = Registry([dataclasses.replace(_template.GAME, deadline=soon)])
    async with open_house(database, games=quick, now=time.monotonic) as house:
        table = await house.open_table("template", begin=True)
        ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
        rng = Random(1)
        while ada.table["phase"] == "playing":
            for player in (ada, boris):
                await player.play(player.any_move(rng))
            turned = sum(line["event"] == "turned" for line in ada.own["log"])
            await ada.until(lambda: missed(ada) == turned)  # noqa: B023
        assert missed(ada) == 3


def missed(watcher: Watcher) -> int:
    return sum(line["event"] == "missed" for line in watcher.own["log"])


async def test_a_deadline_stands_again_after_a_restart(database: Path) -> None:
    def soon(state: Any) -> int | None:
        deadline = _template.GAME.deadline(state)
        return None if deadline is None else state.bell_since + 20

    async with open_house(database) as house:
        table, *_ = await ring(house)
    quick = Registry([dataclasses.replace(_template.GAME, deadline=soon)])
    async with open_house(database, games=quick, now=time.monotonic) as house:
        ada = await house.look(await house.find(table.code), "ada")
        await ada.until(lambda: missed(ada) == 1)
