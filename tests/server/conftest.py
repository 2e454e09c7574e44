"""A real house, and guests who come to it."""

from __future__ import annotations

from tests.support.fixtures import arrive, server

__all__ = ["arrive", "server"]
