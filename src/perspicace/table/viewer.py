"""Somebody in front of a screen, as the table sees him."""

from __future__ import annotations

from typing import Protocol

from perspicace.kernel.seats import Seat
from perspicace.kernel.texts import Language


class Viewer(Protocol):
    player: str | None
    language: Language
    seat: Seat
    """Whose screen he is shown. The table sets it: one of the player's own seats, or SPECTATOR."""

    def send(self, frame: bytes) -> None:
        """Hands a message over, at once. One who does not read is cut off, never waited for."""

    async def close(self) -> None:
        """The table lets him go; he may come back at once."""
