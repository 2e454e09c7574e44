"""What the players of a table agree on before the deal."""

from __future__ import annotations

from typing import Literal

import msgspec

from perspicace.kernel.texts import Text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Literal[2, 3, 4] = 3
    seconds: Literal[3, 5, 10] = 5


OPTION_TEXTS = {
    "cards": Text(
        "Cartes en main : autant de plis que de cartes.",
        "Cards in hand: as many tricks as cards.",
    ),
    "seconds": Text(
        "Secondes pendant lesquelles la sonnette attend qu'on la prenne.",
        "Seconds for which the bell waits to be grabbed.",
    ),
}
