"""A scripted player over real HTTP and a real WebSocket.

    async with Guest(port) as ada, Guest(port) as boris:
        await ada.introduce("Ada")
        await boris.introduce("Boris")
        table = await ada.open_table("cqfd")
        await boris.sit(table)
        await ada.begin(table)
        async with await ada.connect(table) as hers, await boris.connect(table) as his:
            await play_out([hers, his], Random(1))
            assert hers.screen == ...

A `Guest` is a browser with its cookie. A `Place` is one of its sockets at a table: it keeps the
screen up to date as the web client does, and hears only when it is asked to, so that a test decides
the order of things. Every wait is bounded.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import aiohttp
import msgspec

from perspicace.games import registry
from perspicace.kernel.offers import Offer
from perspicace.kernel.refusals import Refusal
from perspicace.wire.patch import apply

PATIENCE: Final = 15.0
"""Seconds that anything may take before a test gives up."""

SHARE: Final = "0123456789abcdef"


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.text)

    @property
    def code(self) -> str:
        """Of the refusal that this is."""
        code: str = self.json["code"]
        return code


class RefusedError(Exception):
    """The house refused what a script counted on."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code


class ClosedError(Exception):
    """The house closed the socket."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Guest:
    """One browser: what it asks of the lobby."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    @property
    def key(self) -> str:
        """The secret that holds this player's session."""
        return {cookie.key: cookie.value for cookie in self.session.cookie_jar}["perspicace"]

    async def request(self, method: str, path: str, **options: Any) -> Answer:
        """Whatever it comes to, refusals included."""
        async with self.session.request(method, self.base + path, **options) as response:
            return Answer(response.status, response.headers, await response.text())

    async def get(self, path: str) -> Any:
        return _accepted(await self.request("GET", path)).json

    async def post(self, path: str, **body: Any) -> Any:
        return _accepted(await self.request("POST", path, json=body)).json

    async def introduce(self, name: str, **more: Any) -> Any:
        return await self.post("/api/me", name=name, **more)

    async def open_table(self, game: str = "cqfd", *, share: str = SHARE, **wanted: Any) -> str:
        """The code of a new table: `seats`, `options`, `bots`, `hotseat`, `clock`, `begin`."""
        opened = await self.post("/api/tables", game=game, share=share, **wanted)
        code: str = opened["table"]
        return code

    async def sit(self, table: str, seat: int | None = None, *, share: str = SHARE) -> Any:
        return await self.post(f"/api/tables/{table}/sit", share=share, seat=seat)

    async def begin(self, table: str) -> Any:
        return await self.post(f"/api/tables/{table}/begin")

    async def connect(self, table: str, **options: Any) -> Place:
        """A socket at this table, with the first screen already on it."""
        url = f"{self.base}/api/tables/{table}/socket"
        socket = await self.session.ws_connect(url, **options)
        place = Place(socket)
        await place.hear()
        return place


class Place:
    """One socket at a table."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.screen: dict[str, Any] = {}
        self.frames: list[str] = []
        """Everything heard, as it came."""
        self.closed: int | None = None
        """The code with which the house closed this socket."""
        self._id = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.socket.close()

    @property
    def table(self) -> Any:
        return self.screen["table"]

    @property
    def own(self) -> Any:
        return self.screen["own"]

    async def hear(self) -> Any:
        """The next message, taken into the screen. Raises ClosedError when none is to come."""
        message = await asyncio.wait_for(self.socket.receive(), PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            self.closed = self.socket.close_code
            raise ClosedError(self.closed)
        self.frames.append(message.data)
        heard = msgspec.json.decode(message.data)
        if heard["type"] == "screen":
            self.screen = heard["screen"]
        elif heard["type"] == "change":
            for part in ("table", "own"):
                if heard.get(part):
                    self.screen = {**self.screen, part: apply(heard[part], self.screen[part])}
        return heard

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Hears on until something holds of the screen."""
        while not holds(self.screen):
            await self.hear()

    async def until_closed(self) -> int | None:
        """Hears everything to the end; the code with which the house closed."""
        while True:
            try:
                await self.hear()
            except ClosedError as error:
                return error.code

    async def send(self, kind: str, **fields: Any) -> int:
        """A command, without waiting for what it comes to; the number its answer will carry."""
        self._id += 1
        message = {"type": kind, "id": self._id, **fields}
        await self.socket.send_str(msgspec.json.encode(message).decode())
        return self._id

    async def answer_to(self, number: int) -> Any:
        """Hears on until the command of this number is answered. Raises RefusedError."""
        while True:
            heard = await self.hear()
            if heard["type"] == "refused" and heard["id"] == number:
                raise RefusedError(heard["code"], heard["text"])
            if heard.get("ok") == number or heard.get("id") == number:
                return heard

    async def ask(self, kind: str, **fields: Any) -> Any:
        """A command and its answer. Raises RefusedError."""
        return await self.answer_to(await self.send(kind, **fields))

    async def play(self, move: Any, *, seen: int | None = None) -> Any:
        """A move, as one who sees this screen makes it."""
        lines = len(self.own["log"]) if seen is None else seen
        return await self.ask("play", move=move, seen=lines)

    async def settle(self) -> None:
        """Hears everything that the table has had to say so far: a command that no table can obey
        is refused after all of it."""
        with contextlib.suppress(RefusedError):
            await self.ask("replace", seat=31)

    def any_move(self, rng: Random) -> Any:
        """A move that the screen offers. Scripts know no rules."""
        game = registry().find(self.table["game"])
        assert not isinstance(game, Refusal)
        offers = msgspec.convert(self.own["offers"], tuple[Offer, ...])
        return msgspec.to_builtins(rng.choice(offers).sample(game.verbs, rng))


async def play_out(places: Sequence[Place], rng: Random, *, moves: int = 10_000) -> int:
    """Plays any moves at these places until the game is over, or so many were made. All of them
    hear everything, those who only look on as well. Gives the number of moves."""
    made = 0
    for place in places:
        await place.settle()
    while places[0].table["phase"] == "playing" and made < moves:
        mover = next(place for place in places if place.own["offers"])
        await mover.play(mover.any_move(rng))
        made += 1
        for place in places:
            if place is not mover:
                await place.settle()
    return made


def _accepted(answer: Answer) -> Answer:
    if answer.status >= 400:
        raise RefusedError(answer.code, answer.json["text"])
    return answer
