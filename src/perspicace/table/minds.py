"""Who thinks for bots and advisers. The table only knows this face of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from perspicace.kernel.bot import Decision
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.hindsight import Hindsight
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Record
from perspicace.kernel.refusals import Refusal


class Minds(Protocol):
    """Thinks elsewhere, so that a table is never held up. It is given views and never a state, and
    the record of a game only when it is over."""

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """The bots of a game, weakest first; the first one cannot fail."""

    async def decide(
        self,
        game: AnyGame,
        level: str,
        view: Any,
        offers: Sequence[Offer],
        memory: bytes,
        luck: bytes,
    ) -> Decision: ...

    async def advise(self, game: AnyGame, view: Any, wanted: Any) -> Any | Refusal: ...

    async def look_back(self, record: Record) -> Hindsight:
        """What can be said of a finished game."""
