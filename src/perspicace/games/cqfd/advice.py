"""Aid levels: help that is worked out from a view, and so cannot know more than its seat."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perspicace.kernel.offers import Counts
from perspicace.kernel.refusals import Refusal, refuse

from .analysis import Reason, best_question, counts_still_possible
from .state import Phase
from .view import View

Strike = tuple[Annotated[int, msgspec.Meta(ge=0, le=7)], Annotated[int, msgspec.Meta(ge=0, le=4)]]
"""A rank and a count that the player has struck out on the line of deductions."""


class CheckStrikes(
    msgspec.Struct, frozen=True, tag="check-strikes", tag_field="aid", forbid_unknown_fields=True
):
    """« Vérifier »: which of these have been struck without proof?"""

    strikes: Annotated[tuple[Strike, ...], msgspec.Meta(max_length=40)]


class BestQuestion(
    msgspec.Struct, frozen=True, tag="best-question", tag_field="aid", forbid_unknown_fields=True
):
    """« Tuteur »: what would be a good question now, and why?"""


class Unproven(msgspec.Struct, frozen=True, tag="unproven", tag_field="advice"):
    """Struck counts that the answers do not exclude. Judged by what the player can know, never by
    the other's real hand: striking at random must not find it out."""

    strikes: tuple[Strike, ...]


class Suggested(msgspec.Struct, frozen=True, tag="suggested", tag_field="advice"):
    question: Counts
    reason: Reason
    possible: int
    left: float
    """Hands that this question will leave on average, of those possible now."""


def advise(view: View, wanted: CheckStrikes | BestQuestion) -> Unproven | Suggested | Refusal:
    if view.hand is None or view.phase is not Phase.ASK:
        return refuse("cqfd/no-hand-to-find")
    lines = view.sheets[view.seat]
    match wanted:
        case CheckStrikes(strikes):
            if view.options.aid not in {"verifier", "tuteur"}:
                return refuse("cqfd/aid-not-chosen")
            alive = counts_still_possible(view.hand, lines)
            return Unproven(tuple(strike for strike in strikes if strike in alive))
        case BestQuestion():
            if view.options.aid != "tuteur":
                return refuse("cqfd/aid-not-chosen")
            best = best_question(view.hand, lines)
            return Suggested(best.question, best.reason, best.possible, best.left)
