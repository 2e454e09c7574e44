"""Notes stay private when all else is open: a replay shows them to who wrote them alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from perspicace.games import registry
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.seats import Seat
from perspicace.table import replay
from perspicace.table.ledger import Ledger
from tests.support.client import Guest, play_out

from .house import CODE, NAMES, house_of

PAGES = ("", "/record", "/review", "/replay/0", "/replay/1")


async def pages_with_notes(game: AnyGame, database: Path) -> set[tuple[str, str, str]]:
    """Who finds whose note on which page, once a game is over in which both took notes."""
    async with house_of(game, game.options(), 2, database) as house:
        guests = [await house.guest(seat) for seat in (Seat(0), Seat(1), None)]
        await house.sit(guests[1], Seat(1))
        await guests[0].begin(CODE)
        places = [await guest.connect(CODE) for guest in guests]
        for place, name in zip(places, NAMES[:2], strict=False):
            await place.ask("note", text=f"{name} thinks")
        await play_out(places, Random(1))
        found = set()
        for reader, guest in zip((*NAMES[:2], "a stranger"), guests, strict=True):
            for page in PAGES:
                text = await _read(guest, page)
                found |= {(reader, name, page) for name in NAMES[:2] if f"{name} thinks" in text}
        return found


async def _read(guest: Guest, page: str) -> str:
    answer = await guest.request("GET", f"/api/tables/{CODE}{page}")
    assert answer.status == 200
    return answer.text


OWN = {("Ada", "Ada", "/replay/0"), ("Boris", "Boris", "/replay/1")}


@pytest.mark.parametrize("game", [*registry()], ids=lambda game: game.id)
async def test_notes_are_shown_to_their_writer_alone(game: AnyGame, tmp_path: Path) -> None:
    assert await pages_with_notes(game, tmp_path / "house.sqlite") == OWN


async def test_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def notes(ledger: Ledger, seat: Seat, _: str | None) -> str:
        return ledger.notes.get(seat, "")

    monkeypatch.setattr(replay, "_notes", notes)
    game = next(iter(registry()))
    found = await pages_with_notes(game, tmp_path / "house.sqlite")
    assert ("Boris", "Ada", "/replay/0") in found
    assert ("a stranger", "Boris", "/replay/1") in found
