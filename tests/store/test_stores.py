"""What every store owes."""

from __future__ import annotations

import asyncio

import pytest

from perspicace.store.base import ConflictError, Player, Store

from .conftest import Open

ADA = Player("1", "Ada", "face:1", "fr")


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append("A", 0, [b"0", b"1"], live=True)
    await store.append("B", 0, [b"other"], live=True)
    await store.append("A", 2, [b"2"], live=True)
    assert await store.read("A") == [b"0", b"1", b"2"]
    assert await store.read("B") == [b"other"]


async def test_a_table_there_is_not_is_empty(store: Store) -> None:
    assert await store.read("nowhere") == []
    assert await store.live_tables() == []


async def test_entries_are_bytes_of_any_kind(store: Store) -> None:
    entries = [b"", bytes(range(256)), b"x" * 100_000, "é ♠".encode()]
    await store.append("A", 0, entries, live=False)
    assert await store.read("A") == entries


async def test_order_is_by_number_past_nine(store: Store) -> None:
    entries = [str(number).encode() for number in range(25)]
    for number, entry in enumerate(entries):
        await store.append("A", number, [entry], live=True)
    assert await store.read("A") == entries


@pytest.mark.parametrize("first", [0, 1])
async def test_a_conflict_leaves_nothing_behind(store: Store, first: int) -> None:
    await store.append("A", 0, [b"0", b"1"], live=False)
    with pytest.raises(ConflictError):
        await store.append("A", first, [b"mine", b"mine", b"mine"], live=True)
    assert await store.read("A") == [b"0", b"1"]
    assert await store.live_tables() == []


async def test_of_two_who_write_the_same_number_one_wins(store: Store) -> None:
    results = await asyncio.gather(
        *(store.append("A", 0, [b"%d" % n], live=True) for n in range(5)), return_exceptions=True
    )
    assert [type(result) for result in results].count(ConflictError) == 4
    assert len(await store.read("A")) == 1


async def test_many_at_once_all_arrive(store: Store) -> None:
    await asyncio.gather(*(store.append(f"T{n}", 0, [b"a", b"b"], live=True) for n in range(200)))
    assert len(await store.live_tables()) == 200
    assert all([await store.read(f"T{n}") == [b"a", b"b"] for n in range(0, 200, 40)])


async def test_one_that_fails_among_many_takes_nobody_down(store: Store) -> None:
    await store.append("A", 0, [b"taken"], live=False)
    results = await asyncio.gather(
        store.append("B", 0, [b"b"], live=True),
        store.append("A", 0, [b"conflict"], live=True),
        store.append("C", 0, [b"c"], live=True),
        store.add_key(b"digest", "nobody"),
        store.save_player(ADA),
        return_exceptions=True,
    )
    assert [result is None for result in results] == [True, False, True, False, True]
    assert sorted(await store.live_tables()) == ["B", "C"]
    assert await store.read("A") == [b"taken"]
    assert await store.player("1") == ADA


async def test_a_job_that_is_nonsense_takes_nobody_down(store: Store) -> None:
    unwritable = Player("2", "\ud800", "", "fr")
    results = await asyncio.wait_for(
        asyncio.gather(
            store.append("A", 0, [b"a"], live=True),
            store.save_player(unwritable),
            store.append("B", 0, [b"b"], live=True),
            return_exceptions=True,
        ),
        timeout=10,
    )
    assert [result is None for result in results] == [True, False, True]
    await asyncio.wait_for(store.append("A", 1, [b"later"], live=True), timeout=10)
    assert await store.read("A") == [b"a", b"later"]


async def test_one_who_no_longer_waits_takes_nobody_down(store: Store) -> None:
    impatient = asyncio.ensure_future(store.append("A", 0, [b"a"], live=True))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.wait_for(store.append("B", 0, [b"b"], live=True), timeout=10)
    assert await store.read("B") == [b"b"]


async def test_a_table_is_live_as_its_last_entries_say(store: Store) -> None:
    await store.append("A", 0, [b"0"], live=False)
    assert await store.live_tables() == []
    await store.append("A", 1, [b"1"], live=True)
    await store.append("A", 2, [b"2"], live=True)
    assert await store.live_tables() == ["A"]
    await store.append("A", 3, [b"3"], live=False)
    assert await store.live_tables() == []


async def test_a_player_is_kept_and_renamed(store: Store) -> None:
    assert await store.player("1") is None
    await store.save_player(ADA)
    assert await store.player("1") == ADA
    renamed = Player("1", "Ada L. ♠", "", "en")
    await store.save_player(renamed)
    assert await store.player("1") == renamed


async def test_renaming_keeps_the_keys(store: Store) -> None:
    await store.save_player(ADA)
    await store.add_key(b"digest", "1")
    await store.save_player(Player("1", "Adèle", "", "fr"))
    found = await store.player_of_key(b"digest")
    assert found is not None
    assert found.name == "Adèle"


async def test_a_lasting_key_opens_again_and_again(store: Store) -> None:
    await store.save_player(ADA)
    await store.add_key(b"digest", "1")
    assert await store.player_of_key(b"digest") == ADA
    assert await store.player_of_key(b"digest") == ADA
    assert await store.player_of_key(b"another") is None
    assert await store.spend_key(b"digest") is None
    assert await store.player_of_key(b"digest") == ADA


async def test_a_single_use_key_opens_once(store: Store) -> None:
    await store.save_player(ADA)
    await store.add_key(b"digest", "1", once=True)
    assert await store.player_of_key(b"digest") is None
    found = await asyncio.gather(*(store.spend_key(b"digest") for _ in range(5)))
    assert sorted(player is not None for player in found) == [False] * 4 + [True]
    assert await store.spend_key(b"digest") is None


async def test_everything_is_there_when_it_is_opened_again(open_store: Open) -> None:
    store = open_store()
    await store.append("A", 0, [b"0", b"1"], live=True)
    await store.save_player(ADA)
    await store.add_key(b"lasting", "1")
    await store.add_key(b"once", "1", once=True)
    await store.close()
    store = open_store()
    assert await store.read("A") == [b"0", b"1"]
    assert await store.live_tables() == ["A"]
    assert await store.player_of_key(b"lasting") == ADA
    assert await store.spend_key(b"once") == ADA
    await store.append("A", 2, [b"2"], live=True)
    await store.close()


async def test_closing_writes_what_is_pending(open_store: Open) -> None:
    store = open_store()
    pending = [
        asyncio.ensure_future(store.append(f"T{n}", 0, [b"x"], live=True)) for n in range(50)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*pending)
    store = open_store()
    assert len(await store.live_tables()) == 50
    await store.close()


async def test_two_houses_over_one_store_see_each_other(open_store: Open) -> None:
    one, two = open_store(), open_store()
    await one.append("A", 0, [b"0"], live=True)
    assert await two.read("A") == [b"0"]
    with pytest.raises(ConflictError):
        await two.append("A", 0, [b"mine"], live=True)
    await two.append("A", 1, [b"1"], live=True)
    assert await one.read("A") == [b"0", b"1"]
    await one.close()
    await two.close()
