"""Private notes: seen by their writer alone, and waiting for him."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from perspicace.wire import messages
from tests.support.house import TestHouse, open_house, play_out

NOTE = "no ace at all"


@pytest.mark.rule("CQ-R8")
async def test_notes_are_private(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, *others = [await house.look(table, who) for who in ("ada", "boris", None)]
    await ada.settle()
    heard = [len(other.heard) for other in others]
    await ada.ask(messages.Note, text=NOTE)
    assert ada.own["notes"] == NOTE
    await ada.settle()
    assert [len(other.heard) for other in others] == heard
    await play_out([ada, *others], Random(1), moves=3)
    others += [await house.look(table, "boris"), await house.look(table)]
    for other in others:
        assert NOTE.encode() not in msgspec.json.encode(other.heard)


@pytest.mark.rule("CQ-R8")
async def test_notes_are_kept_over_a_reload(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    await ada.ask(messages.Note, text=NOTE)
    ada.leave()
    assert (await house.look(table, "ada")).own["notes"] == NOTE


@pytest.mark.rule("CQ-R8")
async def test_notes_are_kept_over_a_restart(database: Path) -> None:
    async with open_house(database) as house:
        table = await house.open_table(begin=True)
        ada = await house.look(table, "ada")
        await ada.ask(messages.Note, text=NOTE)
    async with open_house(database) as house:
        table = await house.find(table.code)
        assert (await house.look(table, "ada")).own["notes"] == NOTE
        assert (await house.look(table, "boris")).own["notes"] == ""


@pytest.mark.rule("CQ-R8")
async def test_two_screens_of_one_player_show_the_same_notes(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    phone, laptop = await house.look(table, "ada"), await house.look(table, "ada")
    await phone.ask(messages.Note, text=NOTE)
    await laptop.settle()
    assert phone.own == laptop.own


async def test_a_note_too_long_leaves_the_old_one(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    await ada.ask(messages.Note, text=NOTE)
    assert await ada.refusal(messages.Note, text="x" * 9000) == "table/note-too-long"
    assert ada.own["notes"] == NOTE


async def test_a_new_game_has_an_empty_sheet(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    await ada.ask(messages.Note, text=NOTE)
    await play_out([ada, boris], Random(1))
    assert ada.own["notes"] == NOTE
    await ada.ask(messages.Again)
    await boris.ask(messages.Again)
    await ada.settle()
    assert ada.own["notes"] == ""
