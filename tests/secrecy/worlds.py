"""Two games that one viewer cannot tell apart, found by search in any game of the registry.

The true game is played at random. Beside it walks a crowd of others: after every move that could
have been made there, be it another deal or another secret choice, those in which the viewer would
see something else are let go. One that is left at the end, and is not the true one, is the other
world.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from perspicace.kernel.chance import stream
from perspicace.kernel.conformance.playouts import (
    Moment,
    encoded,
    odd_moves,
    swapped_move,
    timeout_of,
    varied_options,
)
from perspicace.kernel.conformance.secrecy import _as_if
from perspicace.kernel.contract import AnyGame, Millis
from perspicace.kernel.moves import Move
from perspicace.kernel.seats import CHANCE, CLOCK, Seat

CROWD: Final = 200
DEALS: Final = 800
LONGEST: Final = 60
SHORTEST: Final = 6
"""Moves of players that a pair should have, to be worth its while."""

TICK: Final = 125
"""Milliseconds: an eighth of a second, so that a clock of floating seconds is exact."""


class Turn(NamedTuple):
    """One move in each world, and what the viewer tries in vain before it."""

    seat: Seat
    moves: tuple[Move, Move]
    before: tuple[Any, Any]
    at: Millis
    tried: tuple[Move, ...]


class Pair(NamedTuple):
    game: AnyGame
    options: Any
    seats: int
    viewer: Seat
    turns: tuple[Turn, ...]

    def chance(self, world: int) -> dict[bytes, Move]:
        """What CHANCE does in a world, by the state it is to act in."""
        return {
            encoded(turn.before[world]): turn.moves[world]
            for turn in self.turns
            if turn.seat == CHANCE
        }


class _World(NamedTuple):
    state: Any
    path: tuple[tuple[Any, Move], ...]
    """States and the moves made in them."""


def find_pair(game: AnyGame, seats: int, viewer: Seat, seed: int, *, same_for: int = 0) -> Pair:
    """Two worlds that differ from the deal on, or only after so many moves."""
    for attempt in range(40):
        rng = stream(b"two houses", game.id, seats, viewer, seed, attempt)
        pair = _search(game, seats, viewer, rng, same_for)
        if pair is not None:
            return pair
    raise AssertionError(f"no two worlds of {game.id} were found for {viewer}")


def _search(game: AnyGame, seats: int, viewer: Seat, rng: Random, same_for: int) -> Pair | None:
    options = varied_options(game, rng)
    truth = _World(game.setup(options, seats), ())
    others: list[_World] = []
    best: tuple[_World, _World] | None = None
    when: list[tuple[Seat, Millis]] = []
    tried: list[tuple[Move, ...]] = []
    at = 0
    while game.actors(truth.state) and len(when) < same_for + LONGEST:
        seat, move, at = _next(game, truth.state, at, rng)
        step = game.apply(truth.state, seat, move, at)
        moment = Moment(truth.state, seat, move, at, step)
        tried.append(_refused(game, moment, seats, viewer, rng))
        if len(when) >= same_for:
            others = _alike(game, moment, viewer, [truth, *others], rng)
        truth = _World(step.state, (*truth.path, (truth.state, move)))
        when.append((seat, at))
        if others:
            best = truth, rng.choice(others)
        elif best is not None:
            break
    if best is None:
        return None
    turns = tuple(
        Turn(seat, (mine[1], its[1]), (mine[0], its[0]), at, trials)
        for (seat, at), mine, its, trials in zip(
            when, best[0].path, best[1].path, tried, strict=False
        )
    )
    played = sum(1 for turn in turns if turn.seat >= 0)
    return Pair(game, options, seats, viewer, turns) if played >= SHORTEST else None


def _next(game: AnyGame, state: Any, at: Millis, rng: Random) -> tuple[Seat, Move, Millis]:
    actors = game.actors(state)
    if CHANCE in actors:
        return CHANCE, game.chance(state).draw(rng), at
    at += TICK * rng.randrange(1, 24)
    deadline = game.deadline(state)
    if deadline is not None and (at >= deadline or rng.random() < 0.2):
        timeout = timeout_of(game, state)
        assert timeout is not None
        return CLOCK, timeout, max(at, deadline)
    seat = rng.choice(actors)
    return seat, rng.choice(game.offers(state, seat)).sample(game.verbs, rng), at


def _refused(
    game: AnyGame, moment: Moment, seats: int, viewer: Seat, rng: Random
) -> tuple[Move, ...]:
    if viewer < 0:
        return ()
    odd = odd_moves(game, moment, seats, rng)
    return tuple(move for move in odd if game.check(moment.before, viewer, move) is not None)


def _alike(
    game: AnyGame, moment: Moment, viewer: Seat, worlds: list[_World], rng: Random
) -> list[_World]:
    """The other worlds after a moment, of which the viewer sees the same."""
    seen = encoded(game.view(moment.step.state, viewer))
    true_state = encoded(moment.step.state)
    alike: dict[bytes, _World] = {}
    for world in worlds:
        for move in _possible_moves(game, moment, viewer, world.state, len(worlds), rng):
            if game.check(world.state, moment.seat, move) is not None:
                continue
            state = game.play(world.state, moment.seat, move, moment.at).state
            key = encoded(state)
            if key != true_state and encoded(game.view(state, viewer)) == seen:
                alike.setdefault(key, _World(state, (*world.path, (world.state, move))))
    found = list(alike.values())
    return found if len(found) <= CROWD else rng.sample(found, CROWD)


def _possible_moves(
    game: AnyGame, moment: Moment, viewer: Seat, world: Any, crowd: int, rng: Random
) -> Iterator[Move]:
    yield moment.move
    if moment.seat == CHANCE:
        view = game.view(moment.step.state, viewer)
        for _ in range(DEALS // crowd):
            yield _as_if(moment, game.resample(view, rng))
            swapped = swapped_move(game, moment.move, rng)
            if swapped is not None:
                yield swapped
    elif moment.seat != viewer and moment.seat >= 0:
        offers = game.offers(world, moment.seat)
        for _ in range(3 if offers else 0):
            yield rng.choice(offers).sample(game.verbs, rng)


def plain(move: Move) -> Any:
    return msgspec.to_builtins(move)
