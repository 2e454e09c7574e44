"""People who come, go, stay away, and come back: each sees the screen of his own chair."""

from __future__ import annotations

import asyncio
from random import Random

from perspicace.kernel.seats import Seat
from perspicace.table import verbs
from perspicace.table.table import Table
from perspicace.wire import messages
from tests.support.house import TestHouse
from tests.support.watcher import Watcher


async def sit(table: Table, player: str, seat: int | None = None) -> None:
    chosen = None if seat is None else Seat(seat)
    refusal = await table.do(
        lambda ledger: verbs.sit(
            ledger, player, chosen, name=player.title(), face="", share="e" * 16
        )
    )
    assert refusal is None


async def rise(table: Table, player: str, seat: int) -> None:
    assert await table.do(lambda ledger: verbs.rise(ledger, player, Seat(seat))) is None


def screens_of(watcher: Watcher) -> set[int | None]:
    """All seats whose screens this viewer was ever shown whole."""
    return {m["screen"]["own"]["you"] for m in watcher.heard if m["type"] == "screen"}


async def test_who_sits_down_while_looking_on_is_given_his_screen(house: TestHouse) -> None:
    table = await house.open_table(players=("ada",), seats=2)
    boris = await house.look(table, "boris")
    onlooker = await house.look(table)
    assert boris.own["you"] is None
    assert boris.table["spectators"] == 2
    await sit(table, "boris")
    await boris.settle()
    assert boris.own["you"] == 1
    assert onlooker.table["people"][1] == {
        "name": "Boris",
        "face": "",
        "bot": None,
        "away": False,
    }
    assert onlooker.table["spectators"] == 1
    assert screens_of(onlooker) == {None}


async def test_a_chair_that_changes_hands_shows_nothing_of_the_other(house: TestHouse) -> None:
    table = await house.open_table()
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    carla = await house.look(table, "carla")
    await boris.ask(messages.Note, text="a secret of Boris")
    await rise(table, "boris", 1)
    await sit(table, "carla", 1)
    await table.do(lambda ledger: verbs.begin(ledger, "ada"))
    await ada.settle()
    assert (ada.own["you"], boris.own["you"], carla.own["you"]) == (0, None, 1)
    assert boris.own["view"]["hand"] is None
    assert carla.own["view"]["hand"] is not None
    assert all("secret" not in str(message) for message in carla.heard)


async def test_people_who_change_places_change_screens(house: TestHouse) -> None:
    table = await house.open_table("template", players=("ada", "boris"), seats=3)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    await rise(table, "ada", 0)
    await rise(table, "boris", 1)
    await sit(table, "ada", 1)
    await sit(table, "boris", 0)
    await sit(table, "carla", 2)
    await table.do(lambda ledger: verbs.begin(ledger, "ada"))
    await ada.settle()
    assert (ada.own["you"], boris.own["you"]) == (1, 0)
    assert (ada.own["view"]["seat"], boris.own["view"]["seat"]) == (1, 0)
    assert ada.table["host"] == 1


async def test_places_changed_in_one_burst(house: TestHouse) -> None:
    """Nobody is shown the steps between, and nobody the screen of the other."""
    table = await house.open_table()
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    carla = await house.look(table, "carla")
    await boris.ask(messages.Note, text="a secret of Boris")
    await asyncio.gather(
        rise(table, "ada", 0),
        rise(table, "boris", 1),
        sit(table, "carla", 1),
        sit(table, "boris", 0),
    )
    await ada.settle()
    assert (ada.own["you"], boris.own["you"], carla.own["you"]) == (None, 0, 1)
    assert [watcher.own["notes"] for watcher in (ada, boris, carla)] == ["", "", ""]
    assert all("secret" not in str(message) for message in [*ada.heard, *carla.heard])


async def test_a_bot_stands_in_and_the_seat_is_taken_back(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    boris.leave()
    await ada.until(lambda: ada.table["people"][1]["away"])
    house.minds.thinking.clear()
    await ada.ask(messages.Replace, seat=1)
    assert ada.table["people"][1]["bot"] in house.minds.levels(house.game("cqfd"))
    again = await house.look(table, "boris")
    assert again.own["you"] == 1
    assert again.table["people"][1] == {"name": "Boris", "face": "", "bot": None, "away": False}
    await ada.settle()
    assert ada.table["people"] == again.table["people"]


async def test_what_a_bot_thought_is_dropped_when_its_player_is_back(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    mover, other = (ada, boris) if ada.own["offers"] else (boris, ada)
    seat, name = mover.own["you"], mover.player
    mover.leave()
    await other.until(lambda: other.table["people"][seat]["away"])
    house.minds.thinking.clear()
    await other.ask(messages.Replace, seat=seat)
    back = await house.look(table, name)
    log = back.own["log"]
    house.minds.thinking.set()
    await back.play(back.any_move(Random(1)))
    await back.settle()
    assert len(back.own["log"]) == len(log) + 1
    assert back.own["offers"] == []


async def test_a_stand_in_plays_on_and_the_player_finds_the_table_as_it_is(
    house: TestHouse,
) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    await ada.ask(messages.Replace, seat=1)
    await ada.until(lambda: bool(ada.own["offers"]))
    log = len(ada.own["log"])
    await ada.play(ada.any_move(Random(1)))
    await ada.until(lambda: len(ada.own["log"]) >= log + 2)
    boris = await house.look(table, "boris")
    assert boris.own["log"] == ada.own["log"]
    assert boris.own["view"]["sheets"] == ada.own["view"]["sheets"]


async def test_one_of_two_screens_closed_is_not_an_absence(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    phone, laptop = await house.look(table, "boris"), await house.look(table, "boris")
    phone.leave()
    await ada.settle()
    assert not ada.table["people"][1]["away"]
    laptop.leave()
    await ada.settle()
    assert ada.table["people"][1]["away"]


async def test_all_screens_of_a_seat_show_the_same(house: TestHouse) -> None:
    table = await house.open_table("template", begin=True)
    phone = await house.look(table, "ada")
    await phone.play(phone.any_move(Random(1)))
    laptop = await house.look(table, "ada")
    await phone.settle()
    assert phone.screen == laptop.screen
