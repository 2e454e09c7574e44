"""Opening, closing, watching over the house, and guests who do not listen."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.client import PATIENCE, Guest, Place, RefusedError, play_out
from tests.support.fixtures import Arrive
from tests.support.serve import Server

pytestmark = pytest.mark.slow


async def figure(guest: Guest, name: str) -> float:
    page = (await guest.request("GET", "/metrics")).text
    found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
    assert found, page
    return float(found[1])


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Asks again until it holds, within the patience of a test."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.01)


async def two_at_a_table(arrive: Arrive) -> tuple[Guest, Guest, str]:
    ada, boris = await arrive("Ada"), await arrive("Boris")
    table = await ada.open_table()
    await boris.sit(table)
    await ada.begin(table)
    return ada, boris, table


async def test_health_and_figures(arrive: Arrive) -> None:
    ada, boris, table = await two_at_a_table(arrive)
    before = await figure(ada, "perspicace_moves_total")
    async with await ada.connect(table) as hers, await boris.connect(table) as his:
        open_sockets = await figure(ada, "perspicace_connections")
        assert open_sockets >= 2
        moves = await play_out([hers, his], Random(1), moves=4)
        assert await figure(ada, "perspicace_moves_total") == before + moves
    health = await ada.get("/health")
    assert health["status"] == "ok"
    assert health["tables"] == await figure(ada, "perspicace_tables") >= 1
    assert await figure(ada, "process_cpu_seconds_total") > 0

    async def all_gone() -> bool:
        return await figure(ada, "perspicace_connections") == open_sockets - 2

    await until(all_gone)


async def test_who_does_not_read_is_cut_off_and_holds_nobody_up(arrive: Arrive) -> None:
    ada, boris, table = await two_at_a_table(arrive)
    async with await ada.connect(table) as hers, await boris.connect(table) as his:
        deaf = await deaf_viewer(boris, table)
        await hers.until(lambda screen: not screen["table"]["people"][1]["away"])
        sent = 0

        async def cut_off() -> bool:
            nonlocal sent
            for _ in range(25):
                sent += 1
                await his.ask("note", text=f"{sent} ".ljust(8000, "x"))
            return await connections() < before

        async def connections() -> float:
            return await figure(ada, "perspicace_connections")

        before = await connections()
        await until(cut_off)
        deaf.close()
        await hers.ask("note", text="never noticed")
        assert not hers.socket.closed


async def deaf_viewer(guest: Guest, table: str) -> socket.socket:
    """A socket of this guest at a table, whose other end is never read."""
    host, port = "127.0.0.1", int(guest.base.rsplit(":", 1)[1])
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, (host, port))
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: perspicace={guest.key}\r\n\r\n"
    )
    await loop.sock_sendall(deaf, request.encode())
    assert (await loop.sock_recv(deaf, 12)).startswith(b"HTTP/1.1 101")
    return deaf


async def test_closing_and_opening_again_costs_nothing(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite"
    with Server(database) as server:
        async with Guest(server.port) as ada, Guest(server.port) as boris:
            await ada.introduce("Ada")
            await boris.introduce("Boris")
            table = await ada.open_table(options={"series": 3})
            await boris.sit(table)
            await ada.begin(table)
            hers, his = await ada.connect(table), await boris.connect(table)
            await play_out([hers, his], Random(1), moves=5)
            await hers.ask("note", text="no ace")
            ending = asyncio.create_task(server.stop())
            closed = await asyncio.gather(hers.until_closed(), his.until_closed())
            assert [*closed] == [1012, 1012]
            assert await ending == 0
            key = ada.key
    with Server(database) as server:
        async with Guest(server.port) as ada:
            ada.session.cookie_jar.update_cookies({"perspicace": key})
            assert (await ada.get("/health"))["tables"] == 1
            async with await ada.connect(table) as back:
                assert back.own == hers.own
                assert back.table["waiting"] == hers.table["waiting"]
                assert back.table["people"][1]["away"]


async def test_the_house_closes_while_a_bot_thinks_and_the_bot_moves_after(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite"
    with Server(database) as server:
        async with Guest(server.port) as ada:
            await ada.introduce("Ada")
            table = await ada.open_table(bots=["random"], begin=True)
            async with await ada.connect(table) as hers:
                await hers.until(lambda screen: bool(screen["own"]["offers"]))
                lines = len(hers.own["log"])
                await hers.send("play", move=hers.any_move(Random(1)), seen=lines)
                await server.kill()
            key = ada.key
    with Server(database) as server:
        async with Guest(server.port) as ada:
            ada.session.cookie_jar.update_cookies({"perspicace": key})
            async with await ada.connect(table) as back:
                await back.until(lambda screen: bool(screen["own"]["offers"]))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path, language: str) -> None:
    program = "from perspicace.cli import main; raise SystemExit(main())"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = ["serve", "--port", port, "--data", str(tmp_path), "--lang", language]
        said = subprocess.run(
            [sys.executable, "-c", program, *command],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert said.returncode == 2
    sentences = [line for line in said.stderr.splitlines() if not line.startswith("{")]
    assert len(sentences) == 1
    assert port in sentences[0]
    assert "Traceback" not in said.stderr


async def test_a_first_interrupt_closes_as_politely(tmp_path: Path) -> None:
    with Server(tmp_path / "house.sqlite") as server:
        server.send_signal(signal.SIGINT)
        assert await server.ended() == 0


async def provoke(guest: Guest, place: Place, table: str) -> None:
    """Everything that goes wrong in a day."""
    for data in (b"{", b"\xff", b"[]"):
        await guest.request("POST", "/api/me", data=data)
        await place.socket.send_bytes(data)
    for path in (f"/api/tables/{table}/record", f"/api/tables/{table}x", f"/nothing/{table}"):
        await guest.request("GET", path)
    for body in ({"game": "chess", "share": "0" * 16}, {"game": "cqfd", "share": "secret"}):
        await guest.request("POST", "/api/tables", json=body)
    refused: dict[str, dict[str, Any]] = {
        "again": {},
        "turn": {"seat": 1},
        "note": {"text": "x" * 9000},
    }
    for kind, fields in refused.items():
        with pytest.raises(RefusedError):
            await place.ask(kind, **fields)
    with pytest.raises(RefusedError):
        await place.play({"verb": "ask", "question": [7] * 8})


async def test_the_log_holds_no_secret_and_no_traceback(tmp_path: Path) -> None:
    shares = ("feedfacefeedface", "badc0ffebadc0ffe")
    with Server(tmp_path / "house.sqlite") as server:
        async with Guest(server.port) as ada, Guest(server.port) as boris:
            await ada.introduce("Ada Secretive")
            await boris.introduce("Boris Secretive")
            table = await ada.open_table(share=shares[0])
            await boris.sit(table, share=shares[1])
            await ada.begin(table)
            link = (await ada.post("/api/me/link"))["key"]
            async with await ada.connect(table) as hers, await boris.connect(table) as his:
                await hers.ask("note", text="my private note")
                hand = hers.own["view"]["hand"]
                await provoke(ada, hers, table)
                await play_out([hers, his], Random(1), moves=3)
            keys = (ada.key, boris.key, link)
        assert await server.stop() == 0
        log = server.log()
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.splitlines()]
    assert {"open", "listening", "closing", "closed"} <= {line["event"] for line in lines}
    assert "Traceback" not in log
    assert all("traceback" not in line for line in lines)
    secrets = (*keys, *shares, table, "Secretive", "private note", str(hand), json.dumps(hand))
    for secret in secrets:
        assert secret not in log
        assert secret.replace(" ", "") not in log


async def test_figures_are_for_who_runs_the_house(arrive: Arrive) -> None:
    """How much others are told is a hint at their hands: who comes through a relay gets nothing."""
    ada = await arrive("Ada")
    relayed = await ada.request("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert relayed.status == 404
    assert "perspicace_" not in relayed.text
    assert (await ada.request("GET", "/metrics")).status == 200
