"""Clocks that ring only when a script lets them."""

from __future__ import annotations

import pytest

from perspicace.table.bell import Bell


@pytest.fixture(autouse=True)
def _silent_bells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bell, "set", lambda bell: None)
