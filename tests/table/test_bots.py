"""Bots at the table: they move by themselves, and a bad one holds nobody up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perspicace.games.cqfd.moves import Ask, Ready
from perspicace.kernel.bot import Decision
from perspicace.kernel.offers import Offer
from perspicace.table import journal
from perspicace.wire import messages
from tests.support.house import TestHouse, open_house


def broken(*_: object) -> Decision:
    raise RuntimeError("out of ideas")


def cheating(view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
    return Decision(Ready())


async def test_bots_play_a_whole_game_among_themselves(house: TestHouse) -> None:
    table = await house.open_table(players=("ada",), bots=("random",), options={"series": 3})
    onlooker, ada = await house.look(table), await house.look(table, "ada")
    await table.do(lambda _: [journal.Began()])
    ada.leave()
    await onlooker.until(lambda: onlooker.table["people"][0]["away"])
    player = await house.look(table, "ada")
    player.leave()
    await table.do(lambda _: [journal.StoodIn(table.ledger.seats[0], "random")])
    await onlooker.until(lambda: onlooker.table["phase"] == "over")
    assert onlooker.table["outcome"] is not None


async def test_a_bot_answers_each_move(house: TestHouse) -> None:
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    rng = Random(2)
    for _ in range(5):
        await ada.until(lambda: bool(ada.own["offers"]) or ada.table["phase"] == "over")
        if ada.table["phase"] == "over":
            break
        await ada.play(ada.any_move(rng))
    await ada.until(lambda: bool(ada.own["offers"]) or ada.table["phase"] == "over")
    asked = [line["seat"] for line in ada.own["log"] if line["event"] == "asked"]
    assert set(asked) == {0, 1}


@pytest.mark.parametrize("mind", [broken, cheating])
async def test_a_bot_that_cannot_play_hands_over(house: TestHouse, mind: Any) -> None:
    house.minds.instead["search"] = mind
    table = await house.open_table(players=("ada",), bots=("search",), begin=True)
    ada = await house.look(table, "ada")
    if ada.own["offers"]:
        await ada.play(ada.any_move(Random(1)))
    await ada.until(lambda: ada.table["people"][1]["bot"] == "random")
    await ada.until(lambda: bool(ada.own["offers"]))
    entries = [journal.decode(entry) for entry in await house.journal(table)]
    assert journal.StoodIn(table.ledger.seats[1], "random") in entries
    assert not any(
        isinstance(entry, journal.Moved) and entry.move == {"verb": "ready"} for entry in entries
    )


async def test_a_failure_is_counted(house: TestHouse) -> None:
    house.minds.instead["search"] = broken
    table = await house.open_table(players=("ada",), bots=("search",), begin=True)
    ada = await house.look(table, "ada")
    if ada.own["offers"]:
        await ada.play(ada.any_move(Random(1)))
    await ada.until(lambda: ada.table["people"][1]["bot"] == "random")
    assert house.office.tally.bot_failures == 1


async def test_the_plainest_bot_is_asked_again(house: TestHouse) -> None:
    failures = [broken, broken]
    plain = house.minds

    def moody(view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        if failures:
            failures.pop()()
        return Decision(Ask((4, 2, 1, 0, 0, 0, 0, 0)))

    plain.instead["random"] = moody
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    if ada.own["offers"]:
        await ada.play(ada.any_move(Random(1)))
    await ada.until(lambda: any(line.get("seat") == 1 for line in ada.own["log"][2:]))
    assert failures == []


async def test_what_a_bot_remembers_comes_back_to_it_alone(house: TestHouse) -> None:
    remembered: list[bytes] = []

    def counting(view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        remembered.append(memory)
        return Decision(Ask((4, 2, 1, 0, 0, 0, 0, 0)), memory + b"\xff")

    house.minds.instead["random"] = counting
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    for _ in range(3):
        await ada.until(lambda: bool(ada.own["offers"]))
        await ada.play(Ask((0, 0, 0, 0, 0, 1, 2, 4)))
    await ada.until(lambda: bool(ada.own["offers"]))
    assert remembered[:3] == [b"", b"\xff", b"\xff\xff"]


async def test_a_bot_whose_move_could_not_be_written_moves_once_the_disk_is_back(
    house: TestHouse,
) -> None:
    house.minds.thinking.clear()
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    if ada.own["offers"]:
        await ada.play(ada.any_move(Random(1)))
    house.store.failures.append(OSError("disk full"))
    house.minds.thinking.set()
    await ada.until(lambda: bool(ada.own["offers"]))
    assert house.store.failures == []


async def test_a_bot_in_turn_when_the_house_fell_moves_after_the_restart(database: Path) -> None:
    async with open_house(database) as house:
        house.minds.thinking.clear()
        table = await house.open_table(players=("ada",), bots=("random",), begin=True)
        ada = await house.look(table, "ada")
        if ada.own["offers"]:
            await ada.play(ada.any_move(Random(1)))
        assert ada.table["waiting"] == [1]
        lines = len(ada.own["log"])
    async with open_house(database) as house:
        assert len(house.house) == 1
        ada = await house.look(await house.find(table.code), "ada")
        await ada.until(lambda: ada.table["waiting"] == [0])
        assert len(ada.own["log"]) == lines + 1


async def test_a_bot_is_given_nothing_but_its_view(house: TestHouse) -> None:
    seen: list[Any] = []

    def looking(view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        seen.append(view)
        return Decision(Ask((4, 2, 1, 0, 0, 0, 0, 0)))

    house.minds.instead["random"] = looking
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    if not seen:
        await ada.until(lambda: bool(ada.own["offers"]))
        await ada.play(Ask((0, 0, 0, 0, 0, 1, 2, 4)))
    await ada.until(lambda: bool(seen))
    assert type(seen[0]) is type(table.ledger.game.view(table.ledger.state, table.ledger.seats[1]))
    assert seen[0].seat == 1


async def test_a_bot_asks_for_no_rematch_and_is_not_waited_for(house: TestHouse) -> None:
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    rng = Random(3)
    while ada.table["phase"] == "playing":
        await ada.until(lambda: bool(ada.own["offers"]) or ada.table["phase"] == "over")
        if ada.own["offers"]:
            await ada.play(ada.any_move(rng))
    await ada.ask(messages.Again)
    assert (ada.table["phase"], ada.table["round"]) == ("playing", 2)
