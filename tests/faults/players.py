"""Players who lose their house in the middle of a word, and come back by themselves.

A player knows what he meant to ask, in order, and how much of it was acknowledged. He begins a
question only when the one before it stands on his screen; one that was under way when the house
went down he looks for when he is back, or says once more, word for word, without looking.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import aiohttp

from perspicace.games.cqfd.rules import ANY_HAND
from perspicace.kernel.offers import Counts, all_hands
from tests.support.client import ClosedError, Guest, Place, RefusedError

GONE: Final = (aiohttp.ClientError, ClosedError, OSError)
"""What it looks like when the house goes down."""

SAID_TWICE: Final = {"table/stale", "cqfd/not-your-turn"}


class BrokenPromiseError(AssertionError):
    """Something that was acknowledged is gone, or something stands that was never sent."""


@dataclass
class Door:
    """Where the house is, while there is one."""

    port: int = 0
    open: asyncio.Event = field(default_factory=asyncio.Event)
    last_round: bool = False
    """Games that are under way are the last ones."""


@dataclass
class Intent:
    """What a player did in one round."""

    questions: list[Counts] = field(default_factory=list)
    acknowledged: int = 0
    rematch: bool = False
    """Whether his wish for another game was acknowledged."""


class Player:
    def __init__(self, guest: Guest, table: str, seat: int, door: Door, rng: Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.rounds: dict[int, Intent] = {}
        self.in_doubt = 0
        """Questions of which he did not know, when the house went down, whether they stood."""
        self.stood = 0
        """Those of them that did."""
        self._door = door
        self._rng = rng
        self._sent: tuple[int, int, int] | None = None
        """Round, number and `seen` of the question under way."""

    async def play_on(self) -> None:
        """Until the last game of his table is over, wherever the house may be."""
        while True:
            await self._door.open.wait()
            self.guest.base = f"http://127.0.0.1:{self._door.port}"
            try:
                async with await self.guest.connect(self.table) as place:
                    await self._recover(place)
                    await self._play(place)
                    return
            except TimeoutError:
                raise  # silence is no death, though Python counts it among errors of the system
            except GONE:
                continue

    async def _play(self, place: Place) -> None:
        while True:
            intent, standing = self._look(place)
            if place.table["phase"] == "over":
                if self._door.last_round:
                    return
                if self.seat not in place.table["again"]:
                    await place.ask("again")
                    intent.rematch = True
                    continue
            elif self.seat in place.table["waiting"]:
                if standing == len(intent.questions):
                    intent.questions.append(self._new_question(intent))
                await self._say(place, standing, len(place.own["log"]))
                continue
            await place.hear()

    async def _say(self, place: Place, number: int, seen: int) -> None:
        intent = self.rounds[place.table["round"]]
        question = intent.questions[number]
        self._sent = place.table["round"], number, seen
        await place.play({"verb": "ask", "question": question}, seen=seen)
        intent.acknowledged = number + 1
        self._sent = None

    async def _recover(self, place: Place) -> None:
        """What became of the question that was under way?"""
        if self._sent is None:
            return
        round_, number, seen = self._sent
        _, standing = self._look(place)
        here = place.table["round"] == round_
        self.in_doubt += 1
        self.stood += not here or standing > number
        self._sent = None
        if here and self._rng.random() < 0.5:
            try:
                await self._say(place, number, seen)
            except RefusedError as error:
                if error.code not in SAID_TWICE:
                    raise
                self._sent = None

    def _look(self, place: Place) -> tuple[Intent, int]:
        """This round as he remembers it, and how many of his questions stand on his screen."""
        round_ = place.table["round"]
        if round_ == 0:
            raise BrokenPromiseError("the beginning of the game is gone")
        if self.rounds and round_ < max(self.rounds):
            raise BrokenPromiseError(f"round {max(self.rounds)} is gone: it is {round_} again")
        intent = self.rounds.setdefault(round_, Intent())
        standing = [tuple(event["question"]) for event in place.own["log"] if self._mine(event)]
        expect_kept(intent, standing)
        asked = place.table["phase"] != "over" or self.seat in place.table["again"]
        if intent.rematch and not asked:
            raise BrokenPromiseError("an acknowledged wish for another game is gone")
        return intent, len(standing)

    def _mine(self, event: Any) -> bool:
        return bool(event["event"] == "asked" and event["seat"] == self.seat)

    def _new_question(self, intent: Intent) -> Counts:
        """One that he has not asked in this round: what stands twice was written twice."""
        while (question := self._rng.choice(all_hands(ANY_HAND))) in intent.questions:
            pass
        return question


def expect_kept(intent: Intent, standing: list[Counts]) -> None:
    """What stands of a round is what was sent, in order, with nothing lost that was promised."""
    if len(standing) < intent.acknowledged:
        lost = intent.acknowledged - len(standing)
        raise BrokenPromiseError(f"{lost} acknowledged questions are gone")
    if standing != intent.questions[: len(standing)]:
        raise BrokenPromiseError(f"{standing} stands, but {intent.questions} was sent")
