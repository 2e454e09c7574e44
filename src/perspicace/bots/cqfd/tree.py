"""The expert's questions as long as it plays by the sheet alone.

They follow from questions and answers, never from the cards in hand. Once the ranks are in order
there are a few hundred different sheets worth keeping, so each is worked out once.
"""

from __future__ import annotations

from functools import lru_cache

from perspicace.deduce.worlds import heaviest
from perspicace.games.cqfd.analysis import HANDS, best_of, further_questions, weights
from perspicace.games.cqfd.state import Line
from perspicace.kernel.offers import Counts

OPENING: Counts = (3, 2, 2, 0, 0, 0, 0, 0)
"""The best first question, whatever the names of the ranks."""


@lru_cache(maxsize=1 << 14)
def question_by_sheet(asked: tuple[Line, ...]) -> Counts:
    """The best question for who holds no cards. The lines have their ranks in order."""
    if not asked:
        return OPENING
    worlds = weights(None, asked)
    further = further_questions(worlds, heaviest(worlds, len(HANDS)))
    return HANDS[int(best_of(further, worlds)[0])]
