"""The addresses of the lobby, declared once for the server and for its OpenAPI description."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import web

from perspicace.kernel.refusals import Refusal, RefusedError, refuse
from perspicace.kernel.seats import Seat
from perspicace.store.base import Player
from perspicace.wire.codec import UNREADABLE

from .guard import Handler


@dataclass(frozen=True)
class Call:
    """A request, read: who asks, for which table, with what."""

    request: web.Request
    player: Player | None
    body: Any

    @property
    def table(self) -> str:
        return self.request.match_info["table"]

    @property
    def seat(self) -> Seat:
        named = self.request.match_info["seat"]
        if not re.fullmatch(r"[0-9]{1,2}", named):
            raise RefusedError(refuse("table/no-such-seat"))
        return Seat(int(named))

    def someone(self) -> Player:
        if self.player is None:
            raise RefusedError(refuse("server/unknown-player"))
        return self.player


@dataclass(frozen=True)
class Reply:
    """An answer that opens a session."""

    value: Any
    key: str | None = None


@dataclass(frozen=True, kw_only=True)
class Route:
    method: str
    path: str
    summary: str
    answer: Callable[[Call], Awaitable[Any | Reply | Refusal]]
    body: type[msgspec.Struct] | None = None
    reply: Any = None
    """What it gives: a record, a list of them, or `str` for plain text."""
    may_be_nothing: bool = False
    """Whether it may also give nothing (204)."""


def handler(
    route: Route,
    who: Callable[[web.Request], Awaitable[Player | None]],
    set_cookie: Callable[[web.Request, web.StreamResponse, str], None],
) -> Handler:
    async def handle(request: web.Request) -> web.StreamResponse:
        body = None if route.body is None else _read(await request.read(), route.body)
        value = await route.answer(Call(request, await who(request), body))
        if isinstance(value, Refusal):
            raise RefusedError(value)
        key = None
        if isinstance(value, Reply):
            value, key = value.value, value.key
        response = _write(value)
        if key is not None:
            set_cookie(request, response, key)
        return response

    return handle


def _read(data: bytes, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except UNREADABLE as error:
        raise RefusedError(refuse("wire/unreadable", why=str(error))) from error


def _write(value: Any) -> web.Response:
    if value is None:
        return web.Response(status=204)
    if isinstance(value, str):
        return web.Response(text=value, content_type="text/plain")
    return web.Response(body=msgspec.json.encode(value), content_type="application/json")
