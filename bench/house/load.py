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
import json
import statistics
import sys
import time
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


class Seat:
    """One player at one table: as much of the screen as he needs to play on."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, screen: dict[str, Any]) -> None:
        self._socket = socket
        self.log = len(screen["own"]["log"])
        self.waiting = screen["table"]["waiting"]
        self.phase = screen["table"]["phase"]
        self.bytes = 0
        self._id = 0

    async def send(self, kind: str, **fields: Any) -> None:
        self._id += 1
        message = {"type": kind, "id": self._id, **fields}
        await self._socket.send_str(json.dumps(message))

    async def hear(self) -> None:
        data = await self._socket.receive_str()
        self.bytes += len(data)
        message = msgspec.json.decode(data)
        if message["type"] != "change":
            raise RuntimeError(f"unexpected {data}")
        own, patch = message.get("own") or {}, message.get("table") or {}
        if "log" in own:
            change = own["log"]
            self.log = self.log + len(change) - 1 if change[0] == "+" else len(change[1])
        if "waiting" in patch:
            self.waiting = apply(patch["waiting"], self.waiting)
        if "phase" in patch:
            self.phase = apply(patch["phase"], self.phase)


class Load:
    def __init__(self, port: int, tables: int) -> None:
        self._base = f"http://127.0.0.1:{port}/api"
        self._number = tables
        self._tables: list[list[Seat]] = []
        self._sessions: list[aiohttp.ClientSession] = []
        self._rng = Random(1)
        self.latencies: list[float] = []

    async def open(self) -> None:
        for _ in range(self._number):
            self._tables.append(await self._open_table())

    async def close(self) -> None:
        for session in self._sessions:
            await session.close()

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
            await mover.send("play", move=move, seen=mover.log)
            for seat in seats:
                await seat.hear()
            self.latencies.append(time.perf_counter() - began)
            self._played += 1
            if seats[0].phase == "over":
                await self._again(seats)

    async def _again(self, seats: list[Seat]) -> None:
        for asking in seats:
            await asking.send("again")
            for seat in seats:
                await seat.hear()

    async def _open_table(self) -> list[Seat]:
        jar = [aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) for _ in "12"]
        self._sessions += jar
        host, guest = jar
        for name, session in zip(("Ada", "Boris"), jar, strict=True):
            await self._post(session, "/me", name=name)
        table = await self._post(host, "/tables", game="cqfd", share="0" * 16)
        path = f"/tables/{table['table']}"
        await self._post(guest, f"{path}/sit", share="1" * 16)
        await self._post(host, f"{path}/begin")
        sockets = [await session.ws_connect(f"{self._base}{path}/socket") for session in jar]
        first = [json.loads(await socket.receive_str())["screen"] for socket in sockets]
        await sockets[0].receive_str()  # the guest is there
        return [Seat(socket, screen) for socket, screen in zip(sockets, first, strict=True)]

    async def _post(self, session: aiohttp.ClientSession, path: str, **body: Any) -> Any:
        async with session.post(self._base + path, json=body) as response:
            response.raise_for_status()
            return await response.json()


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
    await load.close()


def _mark(name: str) -> None:
    print(f"mark {name}", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    uvloop.run(main())
