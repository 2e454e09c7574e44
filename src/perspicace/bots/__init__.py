"""Bots: one folder a game, and two that play any game.

A folder named like a game's id with a `BOTS` mapping is found by itself: nothing else lists it. It
may add `NAMES`, what its bots are called at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Final

from perspicace.games import registry
from perspicace.kernel.bot import Bot
from perspicace.kernel.refusals import Refusal, RefusedError
from perspicace.kernel.texts import Text

from .random import RandomBot
from .search import SearchBot

GENERIC_NAMES: Final = {
    "random": Text("hasard", "random"),
    "search": Text("fouineur", "searcher"),
}


@cache
def bots_of(game_id: str) -> Mapping[str, Bot]:
    """The bots of a game by id, weakest first. Raises RefusedError if there is no such game."""
    game = registry().find(game_id)
    if isinstance(game, Refusal):
        raise RefusedError(game)
    generic: dict[str, Bot] = {"random": RandomBot(game), "search": SearchBot(game)}
    own: Mapping[str, Bot] = getattr(_folder(game_id), "BOTS", {})
    return MappingProxyType(generic | dict(own))


def bot_name(game_id: str, bot_id: str) -> Text:
    """What a bot is called at the table."""
    own: Mapping[str, Text] = getattr(_folder(game_id), "NAMES", {})
    return (GENERIC_NAMES | dict(own)).get(bot_id, Text(bot_id, bot_id))


def _folder(game_id: str) -> ModuleType | None:
    for module in iter_modules(__path__):
        if module.ispkg and module.name == game_id:
            return import_module(f"{__name__}.{module.name}")
    return None
