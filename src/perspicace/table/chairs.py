"""A chair at a table, and who is on it."""

from __future__ import annotations

import msgspec


class Chair(msgspec.Struct, frozen=True):
    name: str
    face: str
    player: str | None = None
    """Who holds it. Nobody holds a bot's chair."""
    share: str = ""
    bot: str | None = None
    """The level of the bot that plays here, for itself or for the player while he is away."""

    @classmethod
    def for_bot(cls, level: str) -> Chair:
        return cls(name=level, face=f"bot:{level}", bot=level)

    def played_by(self, bot: str | None) -> Chair:
        return msgspec.structs.replace(self, bot=bot)
