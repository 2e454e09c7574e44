"""What viewers send to a table, and what they are told when it is refused."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from perspicace.table import table as table_module
from perspicace.wire import messages
from tests.support.house import TestHouse
from tests.support.watcher import raw

COMMANDS: list[tuple[type[messages.Command], dict[str, Any]]] = [
    (messages.Play, {"move": raw({"verb": "ready"}), "seen": 99}),
    (messages.Note, {"text": "x"}),
    (messages.Advise, {"wanted": raw({"aid": "best-question"})}),
    (messages.Replace, {"seat": 0}),
    (messages.Again, {}),
    (messages.Turn, {"seat": 0}),
]


@pytest.mark.parametrize(("kind", "fields"), COMMANDS, ids=[kind.__name__ for kind, _ in COMMANDS])
@pytest.mark.parametrize("who", [None, "carla"], ids=["nobody", "somebody not seated"])
async def test_spectators_only_look_on(
    house: TestHouse, who: str | None, kind: type[messages.Command], fields: dict[str, Any]
) -> None:
    table = await house.open_table(begin=True)
    written = await house.journal(table)
    onlooker = await house.look(table, who)
    assert await onlooker.refusal(kind, **fields) == "table/not-seated"
    assert onlooker.own["you"] is None
    assert onlooker.own["offers"] == []
    assert await house.journal(table) == written


async def test_a_refusal_comes_to_one_alone_with_its_sentence(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    ada.language = "fr"
    await ada.settle()
    heard = len(boris.heard)
    answer = await ada.ask(messages.Again)
    assert answer["text"] == "La partie n'est pas finie."
    boris.language = "en"
    await boris.settle()
    assert len(boris.heard) == heard


@pytest.mark.parametrize(
    "move",
    [
        b'{"verb":"dance"}',
        b'{"verb":"ask"}',
        b'{"verb":"ask","question":"all"}',
        b'{"verb":"ask","question":[1,1,1,1,1,1,1,0],"extra":1}',
        b"null",
        b"[]",
    ],
)
async def test_a_move_that_cannot_be_read_is_refused(house: TestHouse, move: bytes) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    code = await ada.refusal(messages.Play, move=msgspec.Raw(move), seen=9)
    assert code == "wire/unreadable"


@pytest.mark.parametrize("verb", ["lead", "deal", "timeout"])
async def test_nobody_moves_for_the_house(house: TestHouse, verb: str) -> None:
    moves: dict[str, Any] = {"lead": {"seat": 0}, "deal": {"hands": [[0] * 8] * 2}, "timeout": {}}
    table = await house.open_table("template" if verb == "timeout" else "cqfd", begin=True)
    for who in ("ada", "boris"):
        player = await house.look(table, who)
        move = {"verb": verb, **moves[verb]}
        answer = await player.answer_to(player.send_move(move))
        assert answer["type"] == "refused"
        assert answer["code"] != "table/stale"


async def test_stale_and_sent_twice(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    mover, other = (ada, boris) if ada.own["offers"] else (boris, ada)
    rng = Random(1)
    move, seen = mover.any_move(rng), len(mover.own["log"])
    assert (await mover.answer_to(mover.send_move(move, seen=0)))["code"] == "table/stale"
    await mover.play(move)
    assert (await mover.answer_to(mover.send_move(move, seen=seen)))["code"] == "table/stale"
    await other.play(other.any_move(rng))
    # It is his turn again, but this is the move of before, sent once more by a bad line.
    assert (await mover.answer_to(mover.send_move(move, seen=seen)))["code"] == "table/stale"


async def test_only_who_is_away_can_be_replaced(house: TestHouse) -> None:
    table = await house.open_table(begin=True)
    ada, boris = await house.look(table, "ada"), await house.look(table, "boris")
    assert await ada.refusal(messages.Replace, seat=1) == "table/still-here"
    assert await ada.refusal(messages.Replace, seat=5) == "table/no-such-seat"
    boris.leave()
    await ada.until(lambda: ada.table["people"][1]["away"])
    house.minds.thinking.clear()
    assert (await ada.ask(messages.Replace, seat=1))["type"] == "change"
    assert await ada.refusal(messages.Replace, seat=1) == "table/not-a-player"


@pytest.mark.parametrize("seat", [1, 7])
async def test_no_screen_turns_to_the_seat_of_another(house: TestHouse, seat: int) -> None:
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    assert await ada.refusal(messages.Turn, seat=seat) == "table/no-such-seat"
    await ada.settle()
    assert ada.own["you"] == 0


async def test_a_flooded_table_says_so(house: TestHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "QUEUE", 4)
    table = await house.open_table(begin=True)
    ada = await house.look(table, "ada")
    house.store.open.clear()
    ada.send_command(messages.Note, text="on its way to the disk")
    async with asyncio.timeout(10):
        await house.store.waiting.wait()
    taken = [table.command(ada, messages.Note(id=n, text="x")) for n in range(10, 16)]
    assert taken == [True] * 4 + [False] * 2
    refusal = await table.do(lambda _: [])
    assert refusal is not None
    assert refusal.code == "table/busy"
    house.store.open.set()
    await ada.answer_to(13)
    assert await table.do(lambda _: []) is None


async def test_aids_are_worked_out_from_what_the_seat_sees(house: TestHouse) -> None:
    table = await house.open_table(options={"aid": "tuteur"}, begin=True)
    ada = await house.look(table, "ada")
    heard = len(ada.heard)
    wanted = raw({"aid": "best-question"})
    answer = await ada.ask(messages.Advise, wanted=wanted)
    assert answer["type"] == "advice"
    assert answer["advice"]["possible"] == ada.own["view"]["possible"]
    await ada.settle()
    assert len(ada.heard) == heard + 1  # the advice is the only answer


async def test_aids_that_are_refused(house: TestHouse) -> None:
    best = raw({"aid": "best-question"})
    plain = await house.open_table(begin=True)
    ada = await house.look(plain, "ada")
    assert await ada.refusal(messages.Advise, wanted=best) == "cqfd/aid-not-chosen"
    garbage = raw({"aid": "telepathy"})
    assert await ada.refusal(messages.Advise, wanted=garbage) == "wire/unreadable"
    gathering = await house.look(await house.open_table(), "ada")
    assert await gathering.refusal(messages.Advise, wanted=best) == "table/not-started"
    toy = await house.look(await house.open_table("template", begin=True), "ada")
    assert await toy.refusal(messages.Advise, wanted=best) == "table/no-aid"


async def test_an_adviser_that_fails_is_a_refusal(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("worker lost")

    monkeypatch.setattr(house.minds, "advise", fail)
    table = await house.open_table(options={"aid": "tuteur"}, begin=True)
    ada = await house.look(table, "ada")
    wanted = raw({"aid": "best-question"})
    assert await ada.refusal(messages.Advise, wanted=wanted) == "house/went-wrong"
