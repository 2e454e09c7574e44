"""Every game of the registry keeps the contract: no game can be forgotten."""

from __future__ import annotations

import pytest

from perspicace.games import registry
from perspicace.kernel.conformance import CHECKS, Check
from perspicace.kernel.contract import AnyGame

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in registry()
    for seats in game.seats
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_contract(game: AnyGame, seats: int, check: Check) -> None:
    check(game, seats, 1)
