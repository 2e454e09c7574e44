"""One catalogue: every code is used, every code used is there, and its sentence has its details."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import perspicace
from perspicace.games import registry
from perspicace.kernel.catalogue import HOUSE, Catalogue
from perspicace.kernel.refusals import refuse

SOURCE = Path(perspicace.__file__).parent
CATALOGUE = Catalogue(registry())


class Use(NamedTuple):
    where: str
    code: str
    details: frozenset[str] | None
    """Nothing if they cannot be known without running the program."""


def uses() -> Iterator[Use]:
    """Each place in the source that makes a refusal with a code spelt out."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="refuse" | "Refusal"),
                    args=[ast.Constant(value=str(code)), *rest],
                    keywords=keywords,
                ):
                    names = {keyword.arg for keyword in keywords if keyword.arg}
                    plain = not rest and len(names) == len(keywords)
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield Use(where, code, frozenset(names) if plain else None)


def constants() -> set[str]:
    """Every string of the source but those of the catalogue itself and of the games' sentences."""
    return {
        node.value
        for path in SOURCE.rglob("*.py")
        if path.name not in {"catalogue.py", "texts.py"}
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def slots(sentence: str) -> set[str]:
    return {slot for _, slot, _, _ in Formatter().parse(sentence) if slot is not None}


def test_every_code_used_is_in_the_catalogue() -> None:
    assert [use for use in uses() if use.code not in CATALOGUE.texts] == []


def test_every_code_is_used() -> None:
    assert sorted(set(CATALOGUE.texts) - constants()) == []


def test_every_use_gives_the_details_of_its_sentence() -> None:
    lacking = [
        use
        for use in uses()
        if use.details is not None and not slots(CATALOGUE.texts[use.code].fr) <= use.details
    ]
    assert lacking == []


@pytest.mark.parametrize("code", CATALOGUE.texts)
def test_sentences_are_alike_in_both_languages(code: str) -> None:
    text = CATALOGUE.texts[code]
    assert text.fr.strip()
    assert text.en.strip()
    assert text.fr != text.en
    assert slots(text.fr) == slots(text.en)


def test_codes_of_the_house_and_of_games_do_not_meet() -> None:
    games = {game.id for game in registry()}
    assert not {code.partition("/")[0] for code in HOUSE} & games


def test_refusal_within_a_refusal_is_said_in_its_place() -> None:
    refusal = refuse("record/bad-line", line=3, why=refuse("record/unknown-word", word="hop"))
    assert CATALOGUE.say(refusal, "en") == "Line 3: “hop” does not begin any known line."
    assert CATALOGUE.say(refusal, "fr") == "Ligne 3 : « hop » ne commence aucune ligne connue."
