"""Opens the house, serves until told to stop, closes it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sqlite3
import sys
from collections.abc import Callable

from aiohttp import web

from perspicace.kernel.refusals import RefusedError, refuse

from .app import build
from .settings import Settings

log = logging.getLogger("perspicace.server")


async def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serves until SIGTERM or SIGINT. `ready` is told the port once the first player can come.
    Raises RefusedError if the house cannot be opened."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    try:
        app = await build(settings)
    except (OSError, sqlite3.Error) as error:
        raise RefusedError(refuse("server/bad-store", store=str(settings.database))) from error
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=5.0)
    await runner.setup()
    try:
        port = await _listen(runner, settings)
        _settle_in()
        ready(port)
        await stop.wait()
        log.info("closing")
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, settings: Settings) -> int:
    site = web.TCPSite(runner, settings.host, settings.port)
    try:
        await site.start()
    except OSError as error:
        raise RefusedError(refuse("server/port-taken", port=settings.port)) from error
    port: int = runner.addresses[0][1]
    log.info("listening", extra={"address": settings.host, "port": port})
    return port


def _settle_in() -> None:
    """Leaves the loop to its work. What is loaded by now stays, and what a table makes is freed by
    counting references: the cycle collector need not look at the first, nor often at the second.
    The other threads wait for the disk and have little to say: they need not break in on the loop
    every five milliseconds, it lets them speak whenever it listens to its sockets."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.05)
