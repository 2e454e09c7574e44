"""One folder a game. A folder with a `GAMES` tuple is found by itself: nothing else lists it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.registry import Registry


@cache
def registry() -> Registry:
    games: list[AnyGame] = []
    for module in iter_modules(__path__):
        games += import_module(f"{__name__}.{module.name}").GAMES
    return Registry(games)
