"""What opens a game to all, its record, its review, its replays and the shares of its seed, is shut
until the game is over, and is shut again when a rematch begins."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from perspicace.games import registry
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.record import read_record
from perspicace.kernel.replay import replay
from perspicace.kernel.seal import house_share, verify
from perspicace.kernel.seats import Seat
from tests.support.client import Guest, Place, play_out
from tests.support.house import ROOT, SHARES

from .house import CODE, OpenHouse, house_of


@pytest.mark.parametrize("game", [*registry()], ids=lambda game: game.id)
async def test_a_finished_game_is_open_and_no_other(game: AnyGame, tmp_path: Path) -> None:
    async with house_of(game, game.options(), 2, tmp_path / "house.sqlite") as house:
        stranger, places = await gather(house)
        await expect_shut(stranger, places, round_=1)
        await play_out(places, Random(1))
        await expect_open(stranger, places, round_=1)
        for place in places[:2]:
            await place.ask("again")
        for place in places:
            await place.settle()
        before = [len(place.frames) for place in places]
        await play_out(places, Random(2), moves=2)
        for place, old in zip(places, before, strict=True):
            del place.frames[:old]  # they hold the shares of the first round, which are open
        await expect_shut(stranger, places, round_=2)


async def gather(house: OpenHouse) -> tuple[Guest, list[Place]]:
    """Two players and a spectator at a game that has begun; the pages are shut before it does."""
    ada, boris, stranger = [await house.guest(seat) for seat in (Seat(0), Seat(1), None)]
    await expect_shut(stranger, [], round_=1)
    await house.sit(boris, Seat(1))
    await ada.begin(CODE)
    return stranger, [await guest.connect(CODE) for guest in (ada, boris, stranger)]


async def expect_shut(stranger: Guest, places: list[Place], round_: int) -> None:
    for page in ("record", "review", "replay/0", "replay/1"):
        answer = await stranger.request("GET", f"/api/tables/{CODE}/{page}")
        assert (answer.status, answer.code) == (409, "table/not-over")
    info = await stranger.request("GET", f"/api/tables/{CODE}")
    sent = [info.text, *(frame for place in places for frame in place.frames)]
    for secret in (ROOT, house_share(ROOT, round_), *SHARES[:2]):
        assert not any(secret in text for text in sent)


async def expect_open(stranger: Guest, places: list[Place], round_: int) -> None:
    answer = await stranger.request("GET", f"/api/tables/{CODE}/record")
    record = read_record(answer.text, registry())
    assert list(replay(record))
    assert verify(record) is None
    for page in ("review", "replay/0", "replay/1"):
        assert (await stranger.request("GET", f"/api/tables/{CODE}/{page}")).status == 200
    opened = [house_share(ROOT, round_), *SHARES[:2]]
    assert all(place.table["seal"]["shares"] == opened for place in places)
    assert not any(ROOT in frame for place in places for frame in place.frames)
