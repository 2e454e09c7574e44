"""The obligations of the contract, as checks that any game can be put through.

Each check takes a game, a number of seats and a seed, plays, and raises AssertionError with a
sentence that says what is owed. The house runs `CHECKS` over every game of the registry; who writes
a game elsewhere can run them on it too.

What no check can know is what a seat *ought* to be able to see: that is for the rule sheet of the
game and its tests. The checks take the game's word for it, given twice, by `view` and by
`resample`, and hold every other way out of the state against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perspicace.kernel.contract import AnyGame

from .facts import check_facts, check_texts
from .knowledge import check_resample_keeps, check_resample_varies, check_worlds
from .play import (
    check_chance_is_seeded,
    check_clock,
    check_offers,
    check_playouts,
    check_refusals,
    check_states_stay,
)
from .records import check_messages, check_notation, check_records
from .secrecy import check_two_worlds

Check = Callable[[AnyGame, int, int], None]

CHECKS: Final[tuple[Check, ...]] = (
    check_facts,
    check_texts,
    check_playouts,
    check_states_stay,
    check_offers,
    check_refusals,
    check_chance_is_seeded,
    check_clock,
    check_notation,
    check_records,
    check_messages,
    check_resample_keeps,
    check_resample_varies,
    check_worlds,
    check_two_worlds,
)

__all__ = [
    "CHECKS",
    "Check",
    "check_chance_is_seeded",
    "check_clock",
    "check_facts",
    "check_messages",
    "check_notation",
    "check_offers",
    "check_playouts",
    "check_records",
    "check_refusals",
    "check_resample_keeps",
    "check_resample_varies",
    "check_states_stay",
    "check_texts",
    "check_two_worlds",
    "check_worlds",
]
