"""Two houses whose games differ only in what a viewer may not know send it the same bytes: the same
frames in the same order and number, the same pages, the same refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from perspicace.games import registry
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.seats import SPECTATOR, Seat, seat_name

from .compare import expect_same
from .script import perform
from .worlds import find_pair


def cases() -> Iterator[ParameterSet]:
    """Every game, every viewer; a few of them at once, the others when there is time."""
    for game in registry():
        for seats in game.seats[:2]:
            for viewer in (*map(Seat, range(seats)), SPECTATOR):
                for seed, same_for in ((1, 0), (2, 0), (3, 6)):
                    quick = seed == 1 and seats == game.seats[0] and viewer in {0, SPECTATOR}
                    yield pytest.param(
                        *(game, seats, viewer, seed, same_for),
                        id=f"{game.id}-{seats}-{seat_name(viewer)}-{seed}",
                        marks=() if quick else pytest.mark.slow,
                    )


@pytest.mark.parametrize(("game", "seats", "viewer", "seed", "same_for"), [*cases()])
async def test_viewer_cannot_tell(
    game: AnyGame, seats: int, viewer: Seat, seed: int, same_for: int, tmp_path: Path
) -> None:
    pair = find_pair(game, seats, viewer, seed, same_for=same_for)
    truth, other = [await perform(pair, world, tmp_path / f"{world}.sqlite") for world in (0, 1)]
    expect_same(truth, other)
