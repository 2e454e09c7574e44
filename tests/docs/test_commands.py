"""Commands that the pages name exist, and every option is named."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from perspicace.cli import main
from perspicace.cli.main import COMMANDS

from .pages import DOCS, PAGES, ROOT, code_spans, name_of, read, shell_lines

NAMES = [module.__name__.rpartition(".")[2] for module in COMMANDS]
MAKEFILE = read(ROOT / "Makefile")
TARGETS = set(re.findall(r"^(\w+):", MAKEFILE, re.MULTILINE))
SCRIPTS = json.loads(read(ROOT / "web" / "package.json"))["scripts"]
OPTION = re.compile(r"--[a-z][a-z-]*")
OTHERS = {".venv/bin/pytest", "sqlite3"}
"""What the pages also have one type."""


@cache
def options_of(command: str) -> frozenset[str]:
    """As `--help` tells them."""
    with pytest.MonkeyPatch.context() as patch:
        said: list[str] = []
        patch.setattr("sys.stdout.write", said.append)
        with pytest.raises(SystemExit):
            main([command, "--help"])
    return frozenset(OPTION.findall("".join(said)))


def commands_in(page: Path) -> list[str]:
    begins = re.compile(r"(make|perspicace) [a-z]")
    return [*shell_lines(page), *(span for span in code_spans(page) if begins.match(span))]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_exist(page: Path) -> None:
    for line in commands_in(page):
        program, *words = line.split()
        if program == "make":
            assert words[0] in TARGETS, line
        elif program == "perspicace":
            if words[0].isdecimal():  # the first line of a record
                continue
            assert words[0] in NAMES, line
            assert set(OPTION.findall(line)) <= options_of(words[0]), line
        elif program == "npm":
            assert words[:3] == ["--prefix", "web", "run"], line
            assert words[3] in SCRIPTS, line
        else:
            assert program in OTHERS, line


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_options_exist(page: Path) -> None:
    known = {option for name in NAMES for option in options_of(name)}
    named = {m[0] for span in code_spans(page) if (m := OPTION.match(span))}
    assert named <= known


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_documented(name: str) -> None:
    page = read(DOCS / "operating.md")
    assert f"`perspicace {name}" in page
    assert not {option for option in options_of(name) if f"`{option}`" not in page}


def test_every_target_is_documented() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    page = read(ROOT / "README.md")
    assert not {target for target in phony[1].split() if f"`make {target}`" not in page}


def test_the_two_commands_are_at_the_top() -> None:
    first, *_ = re.findall(r"```sh\n(.*?)```", read(ROOT / "README.md"), re.DOTALL)
    assert [line.split()[:2] for line in first.splitlines()] == [["make", "play"], ["make", "test"]]
    assert read(ROOT / "README.md").index(first) < 40
