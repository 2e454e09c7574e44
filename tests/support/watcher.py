"""Somebody in front of a screen, without a socket between him and the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer
from perspicace.kernel.seats import SPECTATOR
from perspicace.kernel.texts import Language
from perspicace.table.table import Table
from perspicace.wire import messages
from perspicace.wire.codec import read_command
from perspicace.wire.patch import apply

PATIENCE: Final = 15.0
"""Seconds that anything may take before a test gives up."""


class Watcher:
    """What `table.viewer.Viewer` asks for. He keeps all he hears, and his screen up to date."""

    def __init__(self, table: Table, player: str | None, language: Language = "en") -> None:
        self._at = table
        self.player = player
        self.language: Language = language
        self.seat = SPECTATOR
        self.heard: list[dict[str, Any]] = []
        self.screen: dict[str, Any] = {}
        self.closed = False
        self._news = asyncio.Event()
        self._id = 0

    def send(self, frame: bytes) -> None:
        heard = msgspec.json.decode(frame)
        self.heard.append(heard)
        if heard["type"] == "screen":
            self.screen = heard["screen"]
        elif heard["type"] == "change":
            for part in ("table", "own"):
                if heard.get(part):
                    self.screen = {**self.screen, part: apply(heard[part], self.screen[part])}
        self._news.set()

    async def close(self) -> None:
        self.closed = True
        self._news.set()

    @property
    def table(self) -> Any:
        return self.screen["table"]

    @property
    def own(self) -> Any:
        return self.screen["own"]

    def leave(self) -> None:
        self._at.leave(self)

    async def settle(self) -> None:
        """Waits until everything that was queued at the table has been decided and told."""
        async with asyncio.timeout(PATIENCE):
            assert await self._at.do(lambda _: []) is None
            await asyncio.sleep(0)  # an idle table answers on the spot: let the others have a turn

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits for news until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()

    def send_command(self, kind: type[messages.Command], **fields: Any) -> int:
        """A command as it would come over a socket; the number its answer will carry."""
        self._id += 1
        written = msgspec.json.encode(kind(id=self._id, **fields))
        command = read_command(written)
        assert isinstance(command, kind)
        assert self._at.command(self, command)
        return self._id

    async def answer_to(self, number: int) -> dict[str, Any]:
        """The message that answers this command: a change or screen, an advice, or a refusal."""

        def answers() -> list[dict[str, Any]]:
            return [m for m in self.heard if number in {m.get("ok"), m.get("id")}]

        await self.until(lambda: bool(answers()))
        return answers()[0]

    async def ask(self, kind: type[messages.Command], **fields: Any) -> dict[str, Any]:
        return await self.answer_to(self.send_command(kind, **fields))

    async def refusal(self, kind: type[messages.Command], **fields: Any) -> str:
        """The code with which a command is refused."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    def send_move(self, move: Any, *, seen: int | None = None) -> int:
        lines = len(self.own["log"]) if seen is None else seen
        return self.send_command(messages.Play, move=raw(move), seen=lines)

    async def play(self, move: Any, *, seen: int | None = None) -> dict[str, Any]:
        """A move that is accepted, once it is answered."""
        answer = await self.answer_to(self.send_move(move, seen=seen))
        assert answer["type"] == "change", answer
        return answer

    def any_move(self, rng: Random) -> Move:
        offers = msgspec.convert(self.own["offers"], tuple[Offer, ...])
        return rng.choice(offers).sample(self._at.ledger.game.verbs, rng)


def raw(value: Any) -> msgspec.Raw:
    """A part of a command that only a game can read."""
    return msgspec.Raw(msgspec.json.encode(value))
