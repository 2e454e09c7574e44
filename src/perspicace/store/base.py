"""What a store owes.

A table is kept as its journal: numbered entries of bytes, appended and never changed. Players are
kept by id; the keys that open a player's session are kept as hashes only.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    face: str
    language: str


class ConflictError(Exception):
    """Somebody else has appended entries of these numbers."""


class Store(Protocol):
    def append(
        self, table: str, first: int, entries: Sequence[bytes], *, live: bool | None = None
    ) -> Awaitable[None]:
        """Appends entries numbered from `first`, all or none, and marks whether the table is in
        play. When it is done they are on disk, and survive the process and the machine. Raises
        ConflictError if a number is taken."""

    async def read(self, table: str) -> list[bytes]:
        """The journal of a table, in order; empty for a table there is not."""

    async def live_tables(self) -> list[str]:
        """The tables that were in play at their last entry."""

    async def save_player(self, player: Player) -> None: ...

    async def player(self, id_: str) -> Player | None: ...

    async def add_key(self, digest: bytes, player: str, *, once: bool = False) -> None:
        """A key that opens this player's session; `once`: a link that works a single time."""

    async def player_of_key(self, digest: bytes) -> Player | None:
        """Who is opened by a lasting key."""

    async def spend_key(self, digest: bytes) -> Player | None:
        """Who is opened by a single-use key, which is then gone."""

    async def close(self) -> None:
        """Writes what is pending, then lets go of everything."""
