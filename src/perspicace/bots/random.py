"""« Hasard »: plays anything it is offered. The weakest bot, and the measure of all others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perspicace.kernel.bot import Decision
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer


def random_move(game: AnyGame, offers: Sequence[Offer], rng: Random) -> Move:
    """An offer, each equally likely, and a move of it."""
    return rng.choice(offers).sample(game.verbs, rng)


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def decide(self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        return Decision(random_move(self._game, offers, rng), memory, pause=0.5 + rng.random())
