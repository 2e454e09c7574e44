"""A refusal is a value: a stable code, the details its sentence needs, and an untouched state."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done. `code` is a key of the catalogue and never changes meaning."""

    code: str
    details: dict[str, Any] = {}


class RefusedError(Exception):
    """Raised where a refusal cannot be returned: by `apply` on a move that `check` refuses, and by
    readers of files. It carries the value."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.details)
        self.refusal = refusal


def refuse(code: str, **details: Any) -> Refusal:
    return Refusal(code, details)
