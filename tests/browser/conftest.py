"""Browsers and houses for the tests of the client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.support.browser import LAUNCH
from tests.support.serve import Server

from .visitor import Visitor

Visit = Callable[..., Visitor]
"""Somebody comes with a browser of his own: `visit("Ada")`, `visit(width=360, touch=True)`."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return LAUNCH


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "house.sqlite") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visit]:
    """Each visitor has a profile of his own. When the test is over, none of their pages may have
    complained."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, **wishes: Any) -> Visitor:
        visitor = Visitor(browser, f"http://127.0.0.1:{house.port}", **wishes)
        visitors.append(visitor)
        if name is not None:
            visitor.introduce(name)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
        assert visitor.complaints == []
