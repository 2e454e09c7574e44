"""What a host may set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parent / "static" / "client"
"""Where the build of the client puts it."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further addresses under which browsers know this house, besides its own."""
    workers: int = 1
    """Processes in which bots think."""
    pace: float = 1.0
    """How long bots pretend to think: 1 as a person would, 0 not at all."""
    messages_per_second: float = 20.0
    """What one connection may send in the long run, and twice that in a burst."""
    requests_per_second: float = 10.0
    """The same for the lobby, by address."""
    client: Path = CLIENT
    """The folder of the built client. Without one, a plain page is served in its stead."""
