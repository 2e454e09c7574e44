"""What every table of a house shares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.registry import Registry
from perspicace.store.base import Store

from .minds import Minds


@dataclass
class Tally:
    """What has been done since the house opened, for who watches over it."""

    moves: int = 0
    refusals: int = 0
    frames: int = 0
    frame_bytes: int = 0
    bot_failures: int = 0


@dataclass(frozen=True, kw_only=True)
class Office:
    registry: Registry
    catalogue: Catalogue
    store: Store
    minds: Minds
    now: Callable[[], float]
    """Seconds that never run back."""
    pace: float = 1.0
    """How long bots pretend to think: 1 as a person would, 0 not at all."""
    tally: Tally = field(default_factory=Tally)
