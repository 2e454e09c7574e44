"""The pages of the house, and what stands in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(
    [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("src/perspicace/games/*/RULES.md")]
)

_FENCE = re.compile(r"^( *)```(.*)$")
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: the first word of its head is a language, the rest is for our tests."""

    page: Path
    line: int
    language: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{name_of(self.page)}:{self.line}"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text("utf-8")


def blocks(page: Path) -> Iterator[Block]:
    """A fence may be indented, as in a numbered list; so is then its text, which is set back."""
    head: re.Match[str] | None = None
    start, inside = 0, list[str]()
    for number, line in enumerate(read(page).splitlines(), 1):
        fence = _FENCE.match(line)
        if fence is None:
            inside.append(line)
        elif head is None:
            head, start, inside = fence, number, []
        else:
            language, _, kind = head[2].strip().partition(" ")
            text = "\n".join(each.removeprefix(head[1]) for each in inside)
            yield Block(page, start, language, kind, text + "\n")
            head = None
    assert head is None, f"{name_of(page)}:{start} is not closed"


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^( *)```.*?^\1```$", "", read(page), flags=re.MULTILINE | re.DOTALL)


def links(page: Path) -> list[str]:
    return _LINK.findall(prose(page))


def anchors(page: Path) -> set[str]:
    """What `#…` can name in a page: its headings as the usual renderers write them."""
    headings = _HEADING.findall(prose(page))
    return {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in headings}


def code_spans(page: Path) -> list[str]:
    """What stands between single backticks; a span may go over the end of a line."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", prose(page))]


def shell_lines(page: Path) -> Iterator[str]:
    """Commands to be typed, without remarks and prompts."""
    for block in blocks(page):
        lines = block.text.splitlines()
        if block.language == "sh":
            yield from (line.partition(" #")[0].strip() for line in lines if line.strip())
        else:
            yield from (line.removeprefix("$ ") for line in lines if line.startswith("$ "))
