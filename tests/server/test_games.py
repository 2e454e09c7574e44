"""Whole games over real sockets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from perspicace.games import registry
from perspicace.kernel.record import read_record
from perspicace.kernel.seal import verify
from tests.support.client import Guest, Place, RefusedError, play_out
from tests.support.fixtures import Arrive

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "options",
    [{}, {"equal_turns": True}, {"series": 3}],
    ids=["plain", "equal turns", "series of three"],
)
async def test_two_players_and_a_spectator_play_a_whole_game(
    arrive: Arrive, options: dict[str, Any]
) -> None:
    ada, boris, onlooker = await arrive("Ada"), await arrive("Boris"), await arrive()
    table = await ada.open_table(options=options)
    await boris.sit(table, share="b" * 16)
    await ada.begin(table)
    async with (
        await ada.connect(table) as hers,
        await boris.connect(table) as his,
        await onlooker.connect(table) as public,
    ):
        assert (hers.own["you"], his.own["you"], public.own["you"]) == (0, 1, None)
        promise, words = hers.table["seal"]["promise"], hers.table["seal"]["words"]
        await play_out([hers, his, public], Random(1))
        for place in (hers, his, public):
            assert place.table == hers.table
            assert place.own["log"] == hers.own["log"]
        assert hers.table["outcome"] is not None
        seal = hers.table["seal"]
        assert (seal["promise"], seal["words"], len(seal["shares"])) == (promise, words, 3)
        await expect_reload(public, await onlooker.connect(table))
    record = await onlooker.request("GET", f"/api/tables/{table}/record")
    assert record.headers["Content-Type"].startswith("text/plain")
    assert verify(read_record(record.text, registry())) is None
    review = await onlooker.get(f"/api/tables/{table}/review")
    moves = sum(line["event"] == "asked" for line in hers.own["log"])
    assert len(review["curves"]) == 2
    assert all(len(curve["worlds"]) > moves for curve in review["curves"])
    verdicts = [seat for deal in review["findings"]["deals"] for seat in deal["seats"]]
    assert sum(map(len, verdicts)) == moves
    await expect_replays(table, hers, his, ada, boris)


async def expect_replays(table: str, hers: Place, his: Place, ada: Guest, boris: Guest) -> None:
    """What each saw, for all to see, up to the last screen; and what is no seat."""
    review = await ada.get(f"/api/tables/{table}/review")
    for seat, place in enumerate((hers, his)):
        for guest in (ada, boris):
            shown = await guest.get(f"/api/tables/{table}/replay/{seat}")
            assert (shown["seat"], shown["log"]) == (seat, place.own["log"])
            assert len(shown["moments"]) == len(review["curves"][seat]["worlds"])
            assert shown["moments"][-1]["view"] == place.own["view"]
            assert shown["moments"][-1]["heard"] == len(place.own["log"])
    for named in ("2", "-1", "-3", "x", "٣", "9" * 5000):
        refused = await ada.request("GET", f"/api/tables/{table}/replay/{named}")
        assert (refused.status, refused.code) == (409, "table/no-such-seat")


async def expect_reload(place: Place, again: Place) -> None:
    """Who reloads the page sees what he saw, but for how many look on."""
    await again.settle()
    assert again.own == place.own
    assert {**again.table, "spectators": 1} == {**place.table, "spectators": 1}
    await again.close()


async def test_a_rematch_with_the_same_people(arrive: Arrive) -> None:
    ada, boris = await arrive("Ada"), await arrive("Boris")
    table = await ada.open_table()
    await boris.sit(table)
    await ada.begin(table)
    async with await ada.connect(table) as hers, await boris.connect(table) as his:
        await play_out([hers, his], Random(1))
        await hers.ask("again")
        await his.ask("again")
        await hers.until(lambda screen: screen["table"]["round"] == 2)
        assert await play_out([hers, his], Random(2)) >= 1
        assert hers.table["phase"] == "over"


async def test_a_game_with_bots_in_one_request(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await ada.open_table(bots=["debutant"], begin=True)
    async with await ada.connect(table) as hers:
        assert hers.table["phase"] == "playing"
        rng = Random(1)
        while hers.table["phase"] == "playing":
            await hers.until(
                lambda screen: bool(screen["own"]["offers"]) or screen["table"]["phase"] == "over"
            )
            if hers.own["offers"]:
                await hers.play(hers.any_move(rng))
        assert {line.get("seat") for line in hers.own["log"]} >= {0, 1}


async def test_a_game_round_one_screen(arrive: Arrive) -> None:
    ada = await arrive("Ada")
    table = await ada.open_table(hotseat=["Boris"], begin=True)
    async with await ada.connect(table) as screen:
        assert [person["name"] for person in screen.table["people"]] == ["Ada", "Boris"]
        for _ in range(4):
            turn = screen.table["waiting"][0]
            if screen.own["you"] != turn:
                await screen.ask("turn", seat=turn)
            await screen.play(screen.any_move(Random(1)))


async def test_a_toy_game_of_three(arrive: Arrive) -> None:
    guests = [await arrive(name) for name in ("Ada", "Boris", "Carla")]
    table = await guests[0].open_table("template", seats=3)
    for guest in guests[1:]:
        await guest.sit(table)
    await guests[0].begin(table)
    places = [await guest.connect(table) for guest in guests]
    assert await play_out(places, Random(1)) == 3 * 3 + 3
    assert {place.table["phase"] for place in places} == {"over"}
    for place in places:
        await place.close()


async def test_refusals_over_the_socket_and_over_http(arrive: Arrive) -> None:
    ada, boris = await arrive("Ada"), await arrive("Boris")
    table = await ada.open_table()
    with pytest.raises(RefusedError, match="table/empty-seats"):
        await ada.begin(table)
    await boris.sit(table)
    with pytest.raises(RefusedError, match="table/host-only"):
        await boris.begin(table)
    with pytest.raises(RefusedError, match="table/already-seated"):
        await boris.sit(table)
    for path in ("record", "review", "replay/0"):
        assert (await ada.request("GET", f"/api/tables/{table}/{path}")).code == "table/not-over"
    await ada.begin(table)
    async with await ada.connect(table) as hers, await boris.connect(table) as his:
        other = his if hers.own["offers"] else hers
        mover = hers if other is his else his
        with pytest.raises(RefusedError, match="cqfd/not-your-turn"):
            await other.play(mover.any_move(Random(1)))
        with pytest.raises(RefusedError, match="table/stale"):
            await mover.play(mover.any_move(Random(1)), seen=0)
        await mover.play(mover.any_move(Random(1)))


async def test_a_person_with_two_devices_sees_the_same_on_both(arrive: Arrive) -> None:
    ada, boris = await arrive("Ada"), await arrive("Boris")
    table = await ada.open_table()
    await boris.sit(table)
    await ada.begin(table)
    async with await ada.connect(table) as phone, await ada.connect(table) as laptop:
        await phone.ask("note", text="no ace")
        await laptop.settle()
        assert laptop.screen == phone.screen
