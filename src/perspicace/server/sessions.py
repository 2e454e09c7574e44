"""Who is in front of a browser: a name and a face, held by an unguessable key in a cookie."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, cast

from aiohttp import web

from perspicace.kernel.texts import Language
from perspicace.store.base import Player, Store

COOKIE: Final = "perspicace"
YEAR: Final = 365 * 24 * 3600


class Sessions:
    """The store knows keys by their digests alone: who reads it cannot sit down as anyone."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def player(self, request: web.Request) -> Player | None:
        key = request.cookies.get(COOKIE)
        return await self._store.player_of_key(_digest(key)) if key else None

    async def introduce(self, known: Player | None, player: Player) -> tuple[Player, str | None]:
        """A player under a new name, or a new player with the key to his session."""
        if known is not None:
            renamed = Player(known.id, player.name, player.face, player.language)
            await self._store.save_player(renamed)
            return renamed, None
        await self._store.save_player(player)
        return player, await self._new_key(player)

    async def link(self, player: Player) -> str:
        """A key for another device, good for one use."""
        return await self._new_key(player, once=True)

    async def claim(self, key: str) -> tuple[Player, str] | None:
        player = await self._store.spend_key(_digest(key))
        return None if player is None else (player, await self._new_key(player))

    async def _new_key(self, player: Player, *, once: bool = False) -> str:
        key = secrets.token_urlsafe(32)
        await self._store.add_key(_digest(key), player.id, once=once)
        return key


def set_cookie(request: web.Request, response: web.StreamResponse, key: str) -> None:
    secure = request.secure or request.headers.get("X-Forwarded-Proto") == "https"
    response.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="Lax", secure=secure, path="/"
    )


def new_player_id() -> str:
    return secrets.token_hex(8)


def language_of(request: web.Request, player: Player | None) -> Language:
    """The player's own, else what the browser prefers, else French."""
    if player is not None:
        return cast("Language", player.language)
    wanted = request.headers.get("Accept-Language", "fr")
    return "en" if wanted.lower().startswith("en") else "fr"


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()
