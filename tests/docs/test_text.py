"""Links resolve, and nothing of one machine has found its way into the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .pages import DOCS, PAGES, ROOT, anchors, links, name_of, read

FOLDERS = (".ci", "bench", "docs", "src", "tests", "web")
LEFT_OUT = {"__pycache__", "node_modules"}
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:home|root|work|mnt|Users|private|workspace)/[\w.]")


def text_files() -> Iterator[Path]:
    yield from (path for path in ROOT.iterdir() if path.is_file())
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and not LEFT_OUT & set(path.parts):
                yield path


@pytest.mark.parametrize("page", [*PAGES, *sorted(ROOT.glob("bench/*/*.md"))], ids=name_of)
def test_links_resolve(page: Path) -> None:
    for link in links(page):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_page_can_be_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    ahead = [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page not in seen and page.suffix == ".md":
            seen.add(page)
            files = (link.partition("#")[0] for link in links(page) if "://" not in link)
            ahead += [(page.parent / path).resolve() for path in files if path]
    assert {page for page in PAGES if page.is_relative_to(DOCS)} <= seen


def test_decisions_are_numbered() -> None:
    pages = sorted((DOCS / "decisions").glob("[0-9]*.md"))
    for number, page in enumerate(pages, 1):
        assert page.name.startswith(f"{number:04}-")
        assert read(page).startswith(f"# {number}. ")


def test_no_path_of_a_machine() -> None:
    found = []
    for path in text_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name_of(path)}: {match[0]}" for match in MACHINE_PATH.finditer(text)]
    assert not found


def test_locks_name_no_host() -> None:
    for path in ROOT.glob("**/requirements*.txt"):
        if not {".venv", ".venv-bench"} & set(path.parts):
            assert "://" not in read(path), name_of(path)
