"""Fixtures for tests over a real house: import those you need into a `conftest.py`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from .client import Guest
from .little_client import write_client
from .serve import Server

Arrive = Callable[..., Awaitable[Guest]]
"""A guest who comes to the house: `await arrive("Ada")`, or nameless, to look on."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all tests that do not close it."""
    folder: Path = tmp_path_factory.mktemp("house")
    client = write_client(folder / "client")
    with Server(folder / "house.sqlite", client=client) as server:
        yield server


@pytest_asyncio.fixture
async def arrive(server: Server) -> AsyncIterator[Arrive]:
    async with AsyncExitStack() as guests:

        async def come(name: str | None = None) -> Guest:
            guest = await guests.enter_async_context(Guest(server.port))
            if name is not None:
                await guest.introduce(name)
            return guest

        yield come
