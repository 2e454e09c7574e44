"""What the players of a table agree on before the deal."""

from __future__ import annotations

from typing import Literal

import msgspec

from perspicace.kernel.texts import Text

Aid = Literal["aucune", "crayon", "verifier", "tuteur"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equal_turns: bool = False
    series: Literal[1, 3, 5] = 1
    aid: Aid = "crayon"


OPTION_TEXTS = {
    "equal_turns": Text(
        "Tours égaux : si le premier joueur trouve, l'autre pose une dernière question. "
        "Commencer est un vrai avantage : entre deux experts, qui commence gagne environ "
        "{edge} % des parties.",
        "Equal turns: when the first player finds the hand, the other asks one last question. "
        "Going first is a real advantage: between two experts, the first player wins about "
        "{edge}% of the games.",
    ).filled(edge=65),
    "series": Text(
        "Série : en une, trois ou cinq donnes. Le perdant commence la suivante.",
        "Series: best of one, three or five deals. The loser starts the next one.",
    ),
    "aid": Text(
        "Aide, la même pour les deux : aucune, crayon (barrer à la main), vérifier (signale ce "
        "qui est barré sans preuve), tuteur (mains encore possibles, et la meilleure question).",
        "Aid, the same for both: none, pencil (strike by hand), check (points out what was struck "
        "without proof), tutor (hands still possible, and the best question).",
    ),
}
