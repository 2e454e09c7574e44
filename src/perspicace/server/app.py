"""The composition root: the rooms of the house put together, opened and closed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Final

from aiohttp import web

from perspicace.bots.pool import Pool
from perspicace.games import registry
from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.refusals import RefusedError, refuse
from perspicace.store.sqlite import SqliteStore
from perspicace.table.house import House
from perspicace.table.office import Office
from perspicace.wire.lobby import Health

from . import page
from .archive import Archive
from .guard import Guard
from .limits import LARGEST_BODY, Bucket, Buckets
from .lobby import Lobby
from .metrics import Metrics
from .openapi import describe
from .routes import Call, Route, handler
from .sessions import Sessions, language_of, set_cookie
from .settings import Settings
from .sockets import attend

TIDY_SECONDS: Final = 60.0

log = logging.getLogger("perspicace.server")


async def build(settings: Settings) -> web.Application:
    """The application, with its store open and every table that was in play picked up."""
    store = SqliteStore(settings.database)
    pool = Pool(settings.workers)
    catalogue = Catalogue(registry())
    office = Office(
        registry=registry(),
        catalogue=catalogue,
        store=store,
        minds=pool,
        now=time.monotonic,
        pace=settings.pace,
    )
    house = House(office)
    guard = Guard(
        catalogue,
        Sessions(store),
        settings.origins,
        Buckets(settings.requests_per_second, time.monotonic),
    )
    app = web.Application(middlewares=[guard.middleware], client_max_size=LARGEST_BODY)
    add_routes(app, house, settings)
    page.add(app, settings.client, registry().shelf())

    async def life(_: web.Application) -> AsyncIterator[None]:
        await house.wake()
        log.info("open", extra={"tables": len(house)})
        chores = [asyncio.create_task(_tidy(house)), asyncio.create_task(pool.warm())]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        pool.close()
        await store.close()
        log.info("closed")

    async def let_go(_: web.Application) -> None:
        await house.close()

    app.cleanup_ctx.append(life)
    app.on_shutdown.append(let_go)
    return app


def add_routes(app: web.Application, house: House, settings: Settings) -> None:
    sessions = Sessions(house.office.store)
    metrics = Metrics(house)

    async def health(_: Call) -> Health:
        await house.office.store.live_tables()
        return Health("ok", len(house))

    async def figures(request: web.Request) -> web.Response:
        if not _from_this_machine(request):
            raise RefusedError(refuse("server/unknown-page"))
        return web.Response(body=metrics.page(), content_type="text/plain")

    async def socket(request: web.Request) -> web.StreamResponse:
        table = await house.find(request.match_info["table"])
        player = await sessions.player(request)
        bucket = Bucket(settings.messages_per_second, time.monotonic)
        metrics.connections += 1
        try:
            return await attend(request, table, player, language_of(request, player), bucket)
        finally:
            metrics.connections -= 1

    routes = (
        *Lobby(house, sessions).routes(),
        *Archive(house).routes(),
        Route(
            method="GET",
            path="/health",
            summary="Whether the house is open and its store answers",
            answer=health,
            reply=Health,
        ),
    )
    description = describe(routes)

    async def openapi(_: web.Request) -> web.Response:
        return web.json_response(description)

    for route in routes:
        app.router.add_route(route.method, route.path, handler(route, sessions.player, set_cookie))
    app.router.add_get("/api/tables/{table}/socket", socket)
    app.router.add_get("/api/openapi.json", openapi)
    app.router.add_get("/metrics", figures)


def _from_this_machine(request: web.Request) -> bool:
    """Figures are for who runs the house: how much is told to others is a hint at their hands. A
    relay on the same machine says for whom it asks."""
    return request.remote in {"127.0.0.1", "::1"} and "X-Forwarded-For" not in request.headers


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        await house.tidy()
