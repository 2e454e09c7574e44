"""`resample` and `worlds`: what may still be true for a seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.seats import seat_name

from .playouts import encoded, expect, onlookers, playouts
from .secrecy import possible_steps

MOMENTS: Final = 24
"""Moments of a playout that are looked at, spread over it."""

DRAWS: Final = 8
FEW: Final = 4
"""So few worlds that a fair number of draws should meet the true one."""


def check_resample_keeps(game: AnyGame, seats: int, seed: int) -> None:
    """A resampled world shows the seat the same view and has the same pieces; the draw follows from
    the generator alone."""
    for playout in playouts(game, seats, seed):
        for state in _some(playout.states):
            for seat in onlookers(seats):
                view = game.view(state, seat)
                ambient = random.getstate()
                worlds = [game.resample(view, Random(number // 2)) for number in range(6)]
                expect(random.getstate() == ambient, "resample drew from the global generator")
                for first, second in zip(worlds[::2], worlds[1::2], strict=True):
                    same = encoded(first) == encoded(second)
                    expect(same, "one generator state gave two different worlds")
                    kept = encoded(game.view(first, seat)) == encoded(view)
                    expect(kept, f"resample does not keep the view of {seat_name(seat)}")
                    expect(game.pieces(first) == game.pieces(state), "resample changed the pieces")


def check_resample_varies(game: AnyGame, seats: int, seed: int) -> None:
    """Where several worlds are possible the draws differ, and nothing that is hidden stays as it
    truly is in all of them: a part that is never drawn afresh is as good as known to a search."""
    hidden: Counter[str] = Counter()
    varied: set[str] = set()
    for playout in playouts(game, seats, seed):
        rng = stream(b"resample varies", seed)
        for moment in _some(list(playout.moments)):
            truth = moment.step.state
            for seat in onlookers(seats):
                view = game.view(truth, seat)
                draws = [game.resample(view, rng) for _ in range(DRAWS)]
                if game.worlds(view) > 1:
                    _expect_variety(game, view, draws, rng)
                for step in possible_steps(game, moment, seat, moment.before, rng):
                    if encoded(game.view(step.state, seat)) == encoded(view):
                        hidden.update(_differences(truth, step.state))
                varied.update(place for draw in draws for place in _differences(truth, draw))
    frozen = sorted(place for place, times in hidden.items() if times >= 5 and place not in varied)
    expect(not frozen, f"resample never redraws {', '.join(frozen)}")


def check_worlds(game: AnyGame, seats: int, seed: int) -> None:
    """`worlds` counts at least the true world, and no fewer than resample can make; where few are
    left, the true one is among those made."""
    met: list[bool] = []
    for playout in playouts(game, seats, seed):
        rng = stream(b"worlds", seed)
        for state in _some(playout.states):
            truth = _all_views(game, state, seats)
            for seat in onlookers(seats):
                view = game.view(state, seat)
                count = game.worlds(view)
                expect(count >= 1, f"{count} worlds exclude the true one")
                draws = DRAWS * FEW if count <= FEW else DRAWS
                made = {
                    _all_views(game, game.resample(view, rng), seats)
                    for _ in range(draws if count > 1 else 2)
                }
                expect(len(made) <= count, f"worlds counts {count}, but resample makes {len(made)}")
                if 1 < count <= FEW:
                    met.append(truth in made)
    expect(sum(met) * 2 >= len(met), "resample hardly ever makes the true world")


def _some(items: list[Any]) -> list[Any]:
    return items[:: 1 + len(items) // MOMENTS]


def _all_views(game: AnyGame, state: Any, seats: int) -> bytes:
    """All that anybody knows in a state: two worlds that nobody tells apart count as one."""
    return encoded([game.view(state, seat) for seat in onlookers(seats)])


def _expect_variety(game: AnyGame, view: Any, draws: list[Any], rng: Random) -> None:
    made = {encoded(draw) for draw in draws}
    for _ in range(DRAWS * 20):
        if len(made) > 1:
            return
        made.add(encoded(game.resample(view, rng)))
    raise AssertionError(f"{game.worlds(view)} worlds are possible, but resample makes only one")


def _differences(one: Any, other: Any) -> set[str]:
    """The places at which two states differ."""
    here, there = (dict(_places(msgspec.to_builtins(state))) for state in (one, other))
    return {place for place in here.keys() | there.keys() if here.get(place) != there.get(place)}


def _places(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list | tuple):
        items = list(enumerate(data))
    else:
        yield path, data
        return
    for key, value in items:
        yield from _places(value, f"{path}/{key}" if path else str(key))
