"""What every request passes: origin, rate, and headers; and what every failure becomes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.refusals import Refusal, RefusedError, refuse
from perspicace.kernel.texts import Language
from perspicace.wire.lobby import Problem

from .limits import Buckets
from .sessions import Sessions, language_of

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "perspicace",
    "X-Content-Type-Options": "nosniff",
}
STATUS: Final = {
    "house/unknown-game": 404,
    "house/went-wrong": 500,
    "server/bad-link": 404,
    "server/foreign-origin": 403,
    "server/unknown-page": 404,
    "server/unknown-player": 401,
    "server/wrong-method": 405,
    "table/host-only": 403,
    "table/unknown": 404,
    "wire/too-fast": 429,
    "wire/too-large": 413,
    "wire/unreadable": 400,
}
"""Of refusals as HTTP answers; all others are 409."""

log = logging.getLogger("perspicace.server")


class Guard:
    def __init__(
        self,
        catalogue: Catalogue,
        sessions: Sessions,
        origins: tuple[str, ...],
        buckets: Buckets,
    ) -> None:
        self._catalogue = catalogue
        self._sessions = sessions
        self._origins = frozenset(origins)
        self._buckets = buckets

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await self._answer(request, handler)
        if not response.prepared:
            response.headers.update(HEADERS)
            if request.path.startswith("/api/"):
                response.headers["Cache-Control"] = "no-store"
        return response

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            refusal = self._refuse(request)
            return (
                await handler(request) if refusal is None else await self._problem(request, refusal)
            )
        except RefusedError as error:
            return await self._problem(request, error.refusal)
        except web.HTTPRequestEntityTooLarge:
            return await self._problem(request, refuse("wire/too-large"))
        except web.HTTPMethodNotAllowed:
            return await self._problem(request, refuse("server/wrong-method"))
        except web.HTTPException as error:
            code = "server/unknown-page" if error.status == 404 else "wire/unreadable"
            return await self._problem(request, refuse(code, why=error.reason))
        except Exception:
            log.exception("request failed", extra={"path": _route(request)})
            return await self._problem(request, refuse("house/went-wrong"))

    async def _problem(self, request: web.Request, refusal: Refusal) -> web.Response:
        text = self._catalogue.say(refusal, await self._language(request, refusal))
        return web.Response(
            body=msgspec.json.encode(Problem(refusal.code, text)),
            status=STATUS.get(refusal.code, 409),
            content_type="application/json",
        )

    async def _language(self, request: web.Request, refusal: Refusal) -> Language:
        """The player's own, unless it is the store itself that fails."""
        broken = refusal.code == "house/went-wrong"
        return language_of(request, None if broken else await self._sessions.player(request))

    def _refuse(self, request: web.Request) -> Refusal | None:
        """Browsers name the page a request comes from; only our own pages may act or listen."""
        origin = request.headers.get("Origin")
        acts = request.method not in SAFE or "Upgrade" in request.headers
        if origin is not None and acts and not self._is_ours(origin, request.host):
            return refuse("server/foreign-origin")
        if acts and not self._buckets.take(request.remote or ""):
            return refuse("wire/too-fast")
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        return urlsplit(origin).netloc == host or origin in self._origins


def _route(request: web.Request) -> str:
    """The pattern of an address, without the code in it."""
    resource = request.match_info.route.resource
    return "unknown" if resource is None else resource.canonical
