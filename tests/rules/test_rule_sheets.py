"""The printed rules and the tests agree: every numbered rule stands in both languages, and every
one is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import perspicace.games

GAMES = Path(perspicace.games.__file__).parent
HERE = Path(__file__).parent
NUMBER = re.compile(r"\b[A-Z]{2}-[RJ]\d+\b")
SHEETS = sorted(GAMES.glob("*/RULES.md"))


def test_every_game_has_its_rules() -> None:
    folders = {path.parent for path in GAMES.glob("*/rules.py")}
    assert folders == {sheet.parent for sheet in SHEETS}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_rules_are_in_both_languages(sheet: Path) -> None:
    _, french, english = re.split(r"^## .*$", sheet.read_text("utf-8"), flags=re.MULTILINE)
    assert NUMBER.findall(french) == NUMBER.findall(english)
    assert NUMBER.findall(french)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_every_rule_is_named_by_a_test(sheet: Path) -> None:
    folder = HERE / sheet.parent.name.strip("_")
    named = {
        rule for path in folder.glob("*.py") for rule in NUMBER.findall(path.read_text("utf-8"))
    }
    assert set(NUMBER.findall(sheet.read_text("utf-8"))) == named
