"""The pages that are written from the code are current (`make docs` writes them anew)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from perspicace.games import registry
from perspicace.kernel.catalogue import Catalogue

from .pages import DOCS, PAGES, code_spans, name_of, read
from .regenerate import GENERATED


@pytest.mark.parametrize(
    ("page", "write"), GENERATED.items(), ids=lambda it: getattr(it, "name", "")
)
def test_page_is_current(page: Path, write: Callable[[], str]) -> None:
    assert read(page) == write(), f"run `make docs`: {name_of(page)} is out of date"


def test_every_refusal_is_documented() -> None:
    page = read(DOCS / "refusals.md")
    missing = [code for code in Catalogue(registry()).texts if f"| `{code}` |" not in page]
    assert not missing


def test_every_refusal_that_is_named_exists() -> None:
    texts = Catalogue(registry()).texts
    groups = {code.partition("/")[0] for code in texts} - {game.id for game in registry()}
    named = {
        (name_of(page), span)
        for page in PAGES
        for span in code_spans(page)
        if span.partition("/")[0] in groups and span.count("/") == 1 and span[-1] != "/"
    }
    rooms = {(page, span) for page, span in named if "." in span}
    assert not {(page, span) for page, span in named - rooms if span not in texts}
