"""Whole games over real sockets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.client import play_out
from tests.support.fixtures import Arrive

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "options",
    [{}, {"equal_turns": True}, {"series": 3}],
    ids=["plain", "equal turns", "series of three"],
)
async def test_two_players_and_a_spectator_play_a_whole_game(
    arrive: Arrive, options: dict[str, Any]
) -> None:
    ada, boris, onlooker = await arrive("Ada"), await arrive("Boris"), await arrive()
    table = await ada.open_table(options=options)
    await boris.sit(table)
    await ada.begin(table)
    async with (
        await ada.connect(table) as hers,
        await boris.connect(table) as his,
        await onlooker.connect(table) as public,
    ):
        moves = await play_out([hers, his, public], Random(1))
        assert moves >= 1
