"""The expert's questions as long as it plays by the sheet alone.

They follow from questions and answers, never from the cards in hand. Once the ranks are in order
there are a few hundred different sheets worth keeping, so each is worked out once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from perspicace.deduce.worlds import Floats, heaviest
from perspicace.games.cqfd.analysis import HANDS, answers, best_of, further_questions, weights
from perspicace.games.cqfd.rules import HAND
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

OPENING: Counts = (3, 2, 2, 0, 0, 0, 0, 0)
"""The best first question, whatever the names of the ranks."""
_PLAYED_OUT: Final = 150
"""With so many hands left, or fewer, the best few questions are played out to the end."""
_SHORTLIST: Final = 6


@lru_cache(maxsize=1 << 14)
def question_by_sheet(asked: tuple[Line, ...]) -> Counts:
    """The best question for who holds no cards. The lines have their ranks in order."""
    if not asked:
        return OPENING
    worlds = weights(None, asked)
    live = heaviest(worlds, len(HANDS))
    further = further_questions(worlds, live)
    if len(live) > _PLAYED_OUT:
        return HANDS[int(best_of(further, worlds)[0])]
    first = int(best_of(further, worlds)[0])
    shortlist = dict.fromkeys([first, *np.argsort(further, kind="stable")[:_SHORTLIST].tolist()])
    return HANDS[min(shortlist, key=lambda question: _played_out(question, worlds))]


def _played_out(question: int, worlds: Floats) -> float:
    """Further questions, by weight, if the rest is asked by ideal cost alone."""
    total = 0.0
    given = answers()[question]
    for answer in range(HAND):
        left = worlds * (given == answer)
        live = heaviest(left, len(HANDS))
        if not live.size:
            continue
        total += float(left.sum())
        if live.size > 1:
            best = best_of(further_questions(left, live), left)
            total += _played_out(int(best[0]), left)
    return total
