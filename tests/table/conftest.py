"""A house in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from perspicace.table import table, thinking
from tests.support.house import TestHouse, open_house


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


@pytest_asyncio.fixture
async def house(database: Path) -> AsyncIterator[TestHouse]:
    async with open_house(database) as house:
        yield house


@pytest.fixture(autouse=True)
def _no_respite(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that failed is asked again at once."""
    for room in (thinking, table):
        monkeypatch.setattr(room, "RESPITE", 0.0, raising=False)
