"""A flat search over possible worlds, for any game.

It draws worlds that it cannot tell from the true one, tries the same few moves in each, plays on at
random for a while, and keeps the move that did best on average. Where no end is in sight, who knows
most stands best: these are games of deduction.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Any

from perspicace.kernel.bot import Decision
from perspicace.kernel.contract import AnyGame, Millis
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer
from perspicace.kernel.seats import CHANCE, Seat

from .random import random_move


class SearchBot:
    """Works from a game's `resample`, `view` and `worlds` alone."""

    def __init__(
        self,
        game: AnyGame,
        *,
        worlds: int = 8,
        candidates: int = 12,
        scouts: int = 400,
        depth: int = 2,
    ) -> None:
        self._game = game
        self._worlds = worlds
        self._candidates = candidates
        self._scouts = scouts
        self._depth = depth

    def decide(self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        return Decision(self._choose(view, offers, rng), memory, pause=1 + 2 * rng.random())

    def _choose(self, view: Any, offers: Sequence[Offer], rng: Random) -> Move:
        worlds = [self._game.resample(view, rng) for _ in range(self._worlds)]
        seat = self._seat_of(view, worlds[0])
        candidates = self._candidates_in(worlds, seat, offers, rng)
        if len(candidates) == 1:
            return candidates[0]

        def promise(move: Move) -> float:
            ends = (self._play_on(world, seat, move, rng) for world in worlds)
            return sum(self._value(end, seat) for end in ends)

        return max(candidates, key=promise)

    def _candidates_in(
        self, worlds: Sequence[Any], seat: Seat, offers: Sequence[Offer], rng: Random
    ) -> list[Move]:
        """Some moves at random, and those that were seen to win at once in one of the worlds: among
        thousands of moves the few that win would hardly be drawn otherwise."""
        drawn = [random_move(self._game, offers, rng) for _ in range(self._candidates)]
        for world in worlds:
            soon = self._soon(world)
            for _ in range(self._scouts):
                move = random_move(self._game, offers, rng)
                outcome = self._game.outcome(self._game.play(world, seat, move, soon).state)
                if outcome is not None and seat in outcome.winners:
                    drawn.append(move)
        return list(dict.fromkeys(drawn))

    def _seat_of(self, view: Any, world: Any) -> Seat:
        """A view need not name its seat, but in a resampled world its seat has the same view."""
        actors = self._game.actors(world)
        return next(seat for seat in actors if self._game.view(world, seat) == view)

    def _play_on(self, world: Any, seat: Seat, move: Move, rng: Random) -> Any:
        game = self._game
        state = game.play(world, seat, move, self._soon(world)).state
        for _ in range(self._depth):
            actors = game.actors(state)
            if not actors:
                break
            actor = rng.choice(actors)
            if actor == CHANCE:
                drawn = game.chance(state).draw(rng)
            else:
                drawn = random_move(game, game.offers(state, actor), rng)
            state = game.play(state, actor, drawn, self._soon(state)).state
        return state

    def _soon(self, state: Any) -> Millis:
        """A view need not tell the time; just before the deadline is never in the past."""
        deadline = self._game.deadline(state)
        return 0 if deadline is None else max(0, deadline - 1)

    def _value(self, state: Any, seat: Seat) -> float:
        """1 for a win alone, 0 for a loss; half a win at best while the game goes on."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        return 0.5 / (1 + log2(self._game.worlds(self._game.view(state, seat))))
