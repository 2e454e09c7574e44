"""The reference: exact knowledge, and always the question that clears most doubt.

It looks at its own cards from the first question, as most programs for such games do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from perspicace.bots.cqfd.relabel import order_of, relabelled, relabelled_lines, restored
from perspicace.deduce.splits import answer_weights
from perspicace.deduce.worlds import entropy, heaviest, normalised
from perspicace.games.cqfd.analysis import ANSWERS, HANDS, answers, best_of, weights
from perspicace.games.cqfd.moves import Ask
from perspicace.games.cqfd.state import Line
from perspicace.games.cqfd.view import View
from perspicace.kernel.bot import Decision
from perspicace.kernel.offers import Counts, Offer


class Reference:
    def decide(self, view: View, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        assert view.hand is not None
        return Decision(Ask(ask_from(view.hand, view.sheets[view.seat], rng)))


def ask_from(hand: Counts, asked: Sequence[Line], rng: Random) -> Counts:
    """What the reference would ask, holding this hand."""
    order = order_of([hand, *(line.question for line in asked)], rng)
    best = _clearing_most(relabelled(hand, order), relabelled_lines(asked, order))
    return restored(HANDS[rng.choice(best)], order)


@lru_cache(maxsize=1 << 14)
def _clearing_most(hand: Counts, asked: tuple[Line, ...]) -> tuple[int, ...]:
    """All questions that clear most doubt, only those that may be the hand if there are any."""
    worlds = weights(hand, asked)
    live = heaviest(worlds, len(worlds))
    bits = entropy(answer_weights(answers()[live], normalised(worlds[live]), ANSWERS))
    return tuple(best_of(-bits, worlds).tolist())
