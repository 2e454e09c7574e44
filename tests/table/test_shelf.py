"""Tables put back on the shelf, picked up again, and found after a fall."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from perspicace.kernel.refusals import Refusal
from perspicace.table import journal
from perspicace.table.house import CODE_LENGTH, IDLE_SECONDS, LETTERS
from tests.support.house import TestHouse, open_house, play_out

from .ledgers import screens


async def test_a_table_nobody_needs_goes_to_the_shelf_and_comes_back(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    await play_out([ada, boris], Random(1), moves=3)
    shown = screens(table.ledger)
    for player in (ada, boris):
        player.leave()
    await ada.settle()
    await house.house.tidy()
    assert len(house.house) == 1
    house.clock.move_on(seconds=IDLE_SECONDS + 1)
    await house.house.tidy()
    assert len(house.house) == 0
    assert table.dead
    found = await house.find(table.code)
    assert found is not table
    assert screens(found.ledger) == shown
    assert (await house.look(found, "ada")).own == ada.own


async def test_a_table_somebody_looks_at_stays(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    await house.look(table)
    house.clock.move_on(seconds=10 * IDLE_SECONDS)
    await house.house.tidy()
    assert await house.find(table.code) is table


async def test_a_table_where_a_bot_thinks_stays(house: TestHouse) -> None:
    house.minds.thinking.clear()
    table = await house.open_table(players=("ada",), bots=("random",), begin=True)
    ada = await house.look(table, "ada")
    if ada.own["offers"]:
        await ada.play(ada.any_move(Random(1)))
    ada.leave()
    await ada.settle()
    house.clock.move_on(seconds=10 * IDLE_SECONDS)
    await house.house.tidy()
    assert await house.find(table.code) is table


async def test_what_is_asked_of_a_table_on_the_shelf_does_not_wait_for_ever(
    house: TestHouse,
) -> None:
    table = await house.open_table(begin=True)
    house.clock.move_on(seconds=IDLE_SECONDS + 1)
    await house.house.tidy()
    async with asyncio.timeout(10):
        assert isinstance(await table.do(lambda _: []), Refusal)


async def test_many_who_ask_at_once_get_one_table(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    house.clock.move_on(seconds=IDLE_SECONDS + 1)
    await house.house.tidy()
    found = await asyncio.gather(*(house.find(table.code) for _ in range(10)))
    assert len({id(one) for one in found}) == 1


async def test_a_code_that_was_never_given(house: TestHouse) -> None:
    refusal = await house.house.table("NOWHERE")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "table/unknown"


async def test_codes_are_long_and_easy_to_read(house: TestHouse) -> None:
    codes = [(await house.open_table()).code for _ in range(20)]
    assert len(set(codes)) == len(codes)
    assert all(len(code) == CODE_LENGTH and {*code} <= {*LETTERS} for code in codes)
    assert not {*"IO01"} & {*LETTERS}


async def test_a_start_picks_up_the_tables_in_play_and_only_those(database: Path) -> None:
    async with open_house(database) as house:
        gathering = await house.open_table()
        playing = await house.open_table(begin=True)
        over = await house.open_table(begin=True)
        everyone = [await house.look(over, who) for who in ("ada", "boris")]
        await play_out(everyone, Random(1))
        shown = {table.code: screens(table.ledger) for table in (gathering, playing, over)}
    async with open_house(database) as house:
        assert len(house.house) == 1
        for code, before in shown.items():
            assert screens((await house.find(code)).ledger) == before


async def test_a_game_goes_on_as_if_the_house_had_never_closed(tmp_path: Path) -> None:
    """The same seed, the same moves: once in one go, once with a restart after every move."""
    async with open_house(tmp_path / "one.sqlite") as house:
        table = await house.open_table(options={"series": 3}, begin=True)
        everyone = [await house.look(table, who) for who in ("ada", "boris")]
        await play_out(everyone, Random(7))
        in_one_go = screens(table.ledger)
    rng, code = Random(7), ""
    while True:
        async with open_house(tmp_path / "many.sqlite") as house:
            if not code:
                code = (await house.open_table(options={"series": 3}, begin=True)).code
            table = await house.find(code)
            everyone = [await house.look(table, who) for who in ("ada", "boris")]
            if not await play_out(everyone, rng, moves=7):
                break
    assert screens(table.ledger) == in_one_go


async def test_a_journal_that_cannot_be_read_is_refused_and_spares_the_others(
    database: Path,
) -> None:
    async with open_house(database) as house:
        broken = await house.open_table(begin=True)
        sound = await house.open_table(begin=True)
        length = len(await house.journal(broken))
        await house.store.append(broken.code, length, [b"not an entry"], live=True)
    async with open_house(database) as house:
        refusal = await house.house.table(broken.code)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "table/damaged"
        assert (await house.look(await house.find(sound.code), "ada")).own["you"] == 0


async def test_a_table_of_rules_that_are_gone_says_so(database: Path) -> None:
    async with open_house(database) as house:
        opened = journal.Opened("cqfd", 99, {}, 2, "ada", "0" * 64)
        await house.store.append("OLDTABLE", 0, [journal.encode(opened)], live=True)
    async with open_house(database) as house:
        refusal = await house.house.table("OLDTABLE")
        assert isinstance(refusal, Refusal)
        assert refusal.code == "house/unknown-version"


async def test_closing_lets_every_viewer_go(database: Path) -> None:
    async with open_house(database) as house:
        table = await house.open_table(begin=True)
        everyone = [await house.look(table, who) for who in ("ada", "boris", None)]
    assert all(watcher.closed for watcher in everyone)
