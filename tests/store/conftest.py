"""Every store there is, one suite over all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from perspicace.store.base import Store
from perspicace.store.sqlite import SqliteStore

Open = Callable[[], Store]
"""Opens a store, each time the same one."""


@pytest.fixture(params=["sqlite"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    stores: dict[str, Open] = {"sqlite": lambda: SqliteStore(tmp_path / "new" / "house.sqlite")}
    return stores[request.param]


@pytest_asyncio.fixture
async def store(open_store: Open) -> AsyncIterator[Store]:
    store = open_store()
    yield store
    await store.close()
