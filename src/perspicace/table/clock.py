"""Time to think: a bank for each seat, an increment for each move.

Nothing happens by itself when a bank is empty: the others may then have the seat played by a bot,
as for one who is away. Deadlines that belong to a game's rules are CLOCK's moves, not this.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perspicace.kernel.seats import Seat
from perspicace.wire.lobby import ClockRule


class Banks(msgspec.Struct, frozen=True):
    """What each seat had left, in milliseconds, at table time `at`."""

    rule: ClockRule
    left: tuple[int, ...]
    at: int = 0

    @classmethod
    def full(cls, rule: ClockRule, seats: int) -> Banks:
        return cls(rule, (rule.bank * 1000,) * seats)

    def after(self, thinking: Sequence[Seat], mover: Seat, at: int) -> Banks:
        """When `mover` has moved: all who were to act have paid, and he gets his increment."""
        left = list(self.spent(thinking, at))
        if mover >= 0:
            left[mover] = min(left[mover] + self.rule.increment * 1000, self.rule.bank * 1000)
        return Banks(self.rule, tuple(left), at)

    def spent(self, thinking: Sequence[Seat], at: int) -> tuple[int, ...]:
        """What is left at a later time, while these are thinking."""
        return tuple(
            max(0, left - (at - self.at)) if seat in thinking else left
            for seat, left in enumerate(self.left)
        )
