"""Another game with the same people, a series within a game, and many round one screen."""

from __future__ import annotations

from random import Random

import msgspec

from perspicace.wire import messages
from tests.support.house import TestHouse, play_out
from tests.support.watcher import raw


async def test_a_rematch_begins_once_all_who_are_here_asked(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris, onlooker = [await house.look(table, who) for who in ("ada", "boris", None)]
    await play_out([ada, boris], Random(1))
    opened = ada.table["seal"]
    assert len(opened["shares"]) == 3
    await ada.ask(messages.Again)
    assert (ada.table["phase"], ada.table["again"]) == ("over", [0])
    await boris.ask(messages.Again)
    await ada.settle()
    for watcher in (ada, boris, onlooker):
        assert (watcher.table["phase"], watcher.table["round"]) == ("playing", 2)
        assert watcher.table["again"] == []
        assert watcher.table["outcome"] is None
        assert watcher.own["view"]["past"] == []
    assert [line["event"] for line in ada.own["log"]] == ["led", "dealt"]
    sealed = ada.table["seal"]
    assert sealed["shares"] == []
    assert sealed["seal"] != opened["seal"]
    assert sealed["promise"] != opened["promise"]


async def test_who_left_is_not_waited_for_and_keeps_his_seat(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    await play_out([ada, boris], Random(1))
    boris.leave()
    await ada.ask(messages.Again)
    assert ada.table["round"] == 2
    assert ada.table["people"][1]["away"]
    back = await house.look(table, "boris")
    assert back.own["you"] == 1


async def test_a_move_that_comes_late_from_the_last_game_is_stale(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    rng = Random(1)
    await play_out([ada, boris], rng)
    seen = len(ada.own["log"])
    await ada.ask(messages.Again)
    await boris.ask(messages.Again)
    await ada.settle()
    mover = ada if ada.own["offers"] else boris
    late = mover.send_move(mover.any_move(rng), seen=seen)
    assert (await mover.answer_to(late))["code"] == "table/stale"
    await mover.play(mover.any_move(rng))


async def test_a_move_that_names_its_game_counts_in_no_other(house: TestHouse) -> None:
    """Sent again after a rematch has begun, with a log that happens to be as long."""
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    rng = Random(1)
    await play_out([ada, boris], rng)
    await ada.ask(messages.Again)
    await boris.ask(messages.Again)
    await ada.settle()
    mover = ada if ada.own["offers"] else boris
    move, seen = raw(mover.any_move(rng)), len(mover.own["log"])
    assert await mover.refusal(messages.Play, move=move, seen=seen, round=1) == "table/stale"
    assert (await mover.ask(messages.Play, move=move, seen=seen, round=2))["type"] == "change"


async def test_a_series_goes_through_its_deals(house: TestHouse) -> None:
    table = await house.open_table(options={"series": 3}, begin=True)
    ada, boris, onlooker = [await house.look(table, who) for who in ("ada", "boris", None)]
    rng = Random(1)
    while ada.own["view"]["phase"] == "ask":
        await play_out([ada, boris], rng, moves=1)
    assert ada.table["waiting"] == [0, 1]
    shown = onlooker.own["view"]["past"][0]["hands"]
    assert len(shown) == 2
    numbers = [player.send_move({"verb": "ready"}) for player in (ada, boris)]
    for player, number in zip((ada, boris), numbers, strict=True):
        assert (await player.answer_to(number))["type"] == "change"
    assert ada.own["view"]["phase"] == "ask"
    assert onlooker.own["view"]["hand"] is None
    await play_out([ada, boris], rng)
    assert onlooker.table["phase"] == "over"
    assert len(onlooker.own["view"]["past"]) in {2, 3}


class TestHotseat:
    async def test_one_screen_turns_from_seat_to_seat(self, house: TestHouse) -> None:
        table = await house.open_table(players=("ada", "boris"), hotseat=True, begin=True)
        ada = await house.look(table, "ada")
        assert ada.own["yours"] == [0, 1]
        assert ada.own["you"] == 0
        hers = ada.own["view"]["hand"]
        answer = await ada.ask(messages.Turn, seat=1)
        assert answer["type"] == "screen"
        assert ada.own["you"] == 1
        his = ada.own["view"]["hand"]
        assert hers != his
        # What is turned away is not sent along.
        assert msgspec.json.encode(hers) not in msgspec.json.encode(answer["screen"]["own"])

    async def test_a_game_round_one_screen(self, house: TestHouse) -> None:
        table = await house.open_table(players=("ada", "boris"), hotseat=True, begin=True)
        ada = await house.look(table, "ada")
        rng = Random(1)
        while ada.table["phase"] == "playing":
            turn = ada.table["waiting"][0]
            if ada.own["you"] != turn:
                await ada.ask(messages.Turn, seat=turn)
            await ada.play(ada.any_move(rng))
        await ada.ask(messages.Again)
        assert ada.table["round"] == 2

    async def test_notes_belong_to_the_seat(self, house: TestHouse) -> None:
        table = await house.open_table(players=("ada", "boris"), hotseat=True, begin=True)
        ada = await house.look(table, "ada")
        await ada.ask(messages.Note, text="for the first seat")
        await ada.ask(messages.Turn, seat=1)
        assert ada.own["notes"] == ""
        await ada.ask(messages.Turn, seat=0)
        assert ada.own["notes"] == "for the first seat"

    async def test_two_screens_of_one_host_are_told_apart(self, house: TestHouse) -> None:
        table = await house.open_table(players=("ada", "boris"), hotseat=True, begin=True)
        left, right = await house.look(table, "ada"), await house.look(table, "ada")
        await right.ask(messages.Turn, seat=1)
        mover = left if left.own["offers"] else right
        await mover.play(mover.any_move(Random(1)))
        await mover.settle()
        assert (left.own["you"], right.own["you"]) == (0, 1)
        assert left.own["view"]["hand"] != right.own["view"]["hand"]
        assert not any(person["away"] for person in left.table["people"])
