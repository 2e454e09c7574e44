"""Plays many tables of C.Q.F.D. over real sockets, each in a closed loop.

    python -m bench.house.load --port P --tables T --moves M

At each table the player to move sends a random question and waits until both players have been
told; then the other one does. A game that ends is followed by a rematch, whose cost is counted and
whose delay is not. Between its phases it prints a mark and waits for a line, so that who measures
the server can read its figures while nothing is under way.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import secrets
import statistics
import sys
import time
from collections import deque
from random import Random
from typing import Any

import aiohttp
import msgspec
import uvloop

from perspicace.games.cqfd.rules import ANY_HAND
from perspicace.kernel.offers import all_hands
from perspicace.wire.patch import apply

QUESTIONS = all_hands(ANY_HAND)
WARM_UP = 0.1
"""Part of the moves played before those that count."""


class Told(msgspec.Struct):
    """As much of a message as a player needs to play on."""

    type: str
    table: dict[str, Any] = {}
    own: dict[str, Any] = {}
    screen: dict[str, Any] = {}


_told = msgspec.json.Decoder(Told)


class Seat(asyncio.Protocol):
    """One player at one table, on a bare socket: the load must cost less than what it measures."""

    def __init__(self) -> None:
        self.bytes = 0
        self._id = 0
        self._data = b""
        self._open = False
        self._frames: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._transport: Any = None

    async def sit(self, port: int, path: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        screen = (await self._next()).screen
        self.log = len(screen["own"]["log"])
        self.waiting = screen["table"]["waiting"]
        self.phase = screen["table"]["phase"]

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, self._data = self._data.partition(b"\r\n\r\n")
            self._open = bool(found)
            if not found:
                self._data = head
        while (frame := self._take()) is not None:
            self._frames.append(frame)
        if self._frames and self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def send(self, kind: str, **fields: Any) -> None:
        """A text frame; its mask is zero, so that the payload stands as it is."""
        self._id += 1
        data = msgspec.json.encode({"type": kind, "id": self._id, **fields})
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)

    async def hear(self) -> None:
        told = await self._next()
        if told.type != "change":
            raise RuntimeError(f"unexpected {told}")
        if "log" in told.own:
            change = told.own["log"]
            self.log = self.log + len(change) - 1 if change[0] == "+" else len(change[1])
        if "waiting" in told.table:
            self.waiting = apply(told.table["waiting"], self.waiting)
        if "phase" in told.table:
            self.phase = apply(told.table["phase"], self.phase)

    async def _next(self) -> Told:
        if not self._frames:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        frame = self._frames.popleft()
        self.bytes += len(frame)
        return _told.decode(frame)

    def _take(self) -> bytes | None:
        """The next whole text frame. The server's are final and not masked."""
        data = self._data
        if not self._open or len(data) < 2:
            return None
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        if len(data) < start + size:
            return None
        self._data = data[start + size :]
        return data[start : start + size]


class Load:
    def __init__(self, port: int, tables: int) -> None:
        self._port = port
        self._number = tables
        self._tables: list[list[Seat]] = []
        self._rng = Random(1)
        self.latencies: list[float] = []

    async def open(self) -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            for _ in range(self._number):
                self._tables.append(await self._open_table(http))

    def close(self) -> None:
        for table in self._tables:
            for seat in table:
                seat.close()

    async def play(self, moves: int) -> int:
        """Plays at least so many moves over all tables, and says how many were played."""
        self._left = moves
        self._played = 0
        await asyncio.gather(*(self._play(table) for table in self._tables))
        return self._played

    def bytes(self) -> int:
        return sum(seat.bytes for table in self._tables for seat in table)

    async def _play(self, seats: list[Seat]) -> None:
        while self._left > 0:
            self._left -= 1
            mover = seats[seats[0].waiting[0]]
            question = self._rng.choice(QUESTIONS)
            began = time.perf_counter()
            move = {"verb": "ask", "question": question}
            mover.send("play", move=move, seen=mover.log)
            for seat in seats:
                await seat.hear()
            self.latencies.append(time.perf_counter() - began)
            self._played += 1
            if seats[0].phase == "over":
                await self._again(seats)

    async def _again(self, seats: list[Seat]) -> None:
        for asking in seats:
            asking.send("again")
            for seat in seats:
                await seat.hear()

    async def _open_table(self, http: aiohttp.ClientSession) -> list[Seat]:
        cookies = [await self._introduce(http, name) for name in ("Ada", "Boris")]
        host, guest = cookies
        table = await self._post(http, "/tables", host, game="cqfd", share="0" * 16)
        path = f"/tables/{table['table']}"
        await self._post(http, f"{path}/sit", guest, share="1" * 16)
        await self._post(http, f"{path}/begin", host)
        seats = [Seat(), Seat()]
        for seat, cookie in zip(seats, cookies, strict=True):
            await seat.sit(self._port, f"/api{path}/socket", cookie)
        await seats[0].hear()  # the guest is there
        return seats

    async def _introduce(self, http: aiohttp.ClientSession, name: str) -> str:
        async with http.post(self._url("/me"), json={"name": name}) as response:
            return response.headers["Set-Cookie"].partition(";")[0]

    async def _post(self, http: aiohttp.ClientSession, path: str, cookie: str, **body: Any) -> Any:
        headers = {"Cookie": cookie}
        async with http.post(self._url(path), json=body, headers=headers) as response:
            response.raise_for_status()
            return await response.json()

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self._port}/api{path}"


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--moves", type=int, required=True)
    options = parser.parse_args()
    load = Load(options.port, options.tables)
    _mark("heated")
    await load.open()
    _mark("open")
    await load.play(int(options.moves * WARM_UP))
    load.latencies.clear()
    bytes_before = load.bytes()
    _mark("warm")
    played = await load.play(options.moves)
    _mark("played")
    cuts = statistics.quantiles(load.latencies, n=100)
    report = {
        "moves": played,
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
        "bytes_per_move": (load.bytes() - bytes_before) / played,
    }
    print(json.dumps(report), flush=True)
    load.close()


def _mark(name: str) -> None:
    print(f"mark {name}", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    uvloop.run(main())
