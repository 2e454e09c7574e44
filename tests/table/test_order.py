"""Written first, told afterwards; and what is not written has not happened."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from perspicace.kernel.seats import Seat
from perspicace.store.base import ConflictError
from perspicace.table import journal, verbs
from perspicace.table.table import Request, Table
from perspicace.wire import messages
from tests.support.house import TestHouse

from .ledgers import screens


async def test_nobody_hears_of_a_move_before_it_is_on_disk(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    everyone = [await house.look(table, who) for who in ("ada", "boris", None)]
    mover = next(watcher for watcher in everyone if watcher.own["offers"])
    await mover.settle()
    house.store.open.clear()
    heard = [len(watcher.heard) for watcher in everyone]
    written = await house.journal(table)
    number = mover.send_move(mover.any_move(Random(1)))
    async with asyncio.timeout(10):
        await house.store.waiting.wait()
    assert [len(watcher.heard) for watcher in everyone] == heard
    assert await house.journal(table) == written
    house.store.open.set()
    await mover.answer_to(number)
    assert [len(watcher.heard) for watcher in everyone] == [count + 1 for count in heard]
    assert len(await house.journal(table)) == len(written) + 1


async def test_who_comes_while_a_move_is_being_written_waits_for_it(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    mover = ada if ada.own["offers"] else boris
    house.store.open.clear()
    mover.send_move(mover.any_move(Random(1)))
    async with asyncio.timeout(10):
        await house.store.waiting.wait()
    looking = asyncio.create_task(house.look(table))
    house.store.open.set()
    late = await looking
    assert late.own["log"][-1]["event"] == "asked"


async def test_an_introduction_over_http_waits_for_the_disk_too(house: TestHouse) -> None:
    table = await house.open_table(players=("ada",), seats=2)
    ada = await house.look(table, "ada")
    house.store.open.clear()
    sitting = asyncio.create_task(
        table.do(lambda ledger: verbs.sit(ledger, "boris", None, name="B", face="", share="b" * 16))
    )
    async with asyncio.timeout(10):
        await house.store.waiting.wait()
    assert not sitting.done()
    assert [person and person["name"] for person in ada.table["people"]] == ["Ada", None]
    house.store.open.set()
    assert await sitting is None
    assert [person["name"] for person in ada.table["people"]] == ["Ada", "B"]


@pytest.mark.parametrize("failure", [OSError("disk full"), ConflictError("other process")])
async def test_what_cannot_be_written_is_refused_and_the_table_goes_on(
    house: TestHouse, failure: Exception
) -> None:
    table = await house.open_table(begin=True)
    everyone = [await house.look(table, who) for who in ("ada", "boris", None)]
    mover = next(watcher for watcher in everyone if watcher.own["offers"])
    await mover.settle()
    before, shown = screens(table.ledger), [watcher.screen for watcher in everyone]
    written = await house.journal(table)
    house.store.failures.append(failure)
    move = mover.any_move(Random(1))
    answer = await mover.answer_to(mover.send_move(move))
    assert (answer["type"], answer["code"]) == ("refused", "house/went-wrong")
    await mover.settle()
    assert screens(table.ledger) == before
    assert [watcher.screen for watcher in everyone] == shown
    assert await house.journal(table) == written
    await mover.play(move)
    assert len(await house.journal(table)) == len(written) + 1
    assert not any(watcher.closed for watcher in everyone)


async def test_a_failing_disk_refuses_the_lobby_as_well(house: TestHouse) -> None:
    table = await house.open_table(players=("ada",), seats=2)
    house.store.failures.append(OSError("disk full"))
    refusal = await table.do(
        lambda ledger: verbs.sit(ledger, "boris", None, name="B", face="", share="b" * 16)
    )
    assert refusal is not None
    assert refusal.code == "house/went-wrong"
    assert table.ledger.chairs[1] is None


async def keep_busy(house: TestHouse, table: Table) -> None:
    """Has the table wait for the disk, so that what comes now piles up."""
    house.store.waiting.clear()
    house.store.open.clear()
    assert table.post(Request(lambda: [journal.Noted(Seat(0), "busy")]))
    async with asyncio.timeout(10):
        await house.store.waiting.wait()


async def test_a_burst_is_gathered_into_one_message_a_seat(house: TestHouse) -> None:
    table = await house.open_table("template", players=("ada", "boris", "carla"), begin=True)
    everyone = [await house.look(table, who) for who in ("ada", "boris", "carla", None)]
    await everyone[0].settle()
    await keep_busy(house, table)
    heard = [len(watcher.heard) for watcher in everyone]
    rng = Random(1)
    numbers = [player.send_move(player.any_move(rng)) for player in everyone[:3]]
    house.store.open.set()
    for player, number in zip(everyone, numbers, strict=False):
        await player.answer_to(number)
    ada, *others = [
        len(watcher.heard) - before for watcher, before in zip(everyone, heard, strict=True)
    ]
    assert ada == 2  # her note, and then all that came meanwhile
    assert others == [1, 1, 1]
    assert {watcher.own["view"]["phase"] for watcher in everyone} == {"bell"}


async def test_each_command_of_a_burst_is_answered(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    await keep_busy(house, table)
    numbers = [ada.send_command(messages.Note, text=str(n)) for n in range(5)]
    house.store.open.set()
    answers = [await ada.answer_to(number) for number in numbers]
    assert [answer["ok"] for answer in answers] == numbers
    assert sum("own" in answer for answer in answers) == 1
    assert ada.own["notes"] == "4"


async def test_one_who_fails_in_a_burst_does_not_take_the_others_down(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    mover, other = (ada, boris) if ada.own["offers"] else (boris, ada)
    move = mover.any_move(Random(1))
    refused = other.send_move(move)
    accepted = mover.send_move(move)
    assert (await other.answer_to(refused))["code"] == "cqfd/not-your-turn"
    assert (await mover.answer_to(accepted))["type"] == "change"
