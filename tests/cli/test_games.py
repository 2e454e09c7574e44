from __future__ import annotations

from perspicace.games import registry

from .conftest import Perspicace


def test_every_game_of_the_shelf_is_told_with_its_options(perspicace: Perspicace) -> None:
    said = perspicace("games")
    assert (said.status, said.err) == (0, "")
    for game in registry().shelf():
        assert f"{game.name}  ({game.id}, " in said.out
        for option in game.option_texts:
            assert f"--option {option}=" in said.out


def test_values_and_default_of_an_option(perspicace: Perspicace) -> None:
    out = perspicace("games").out
    assert "--option series=1|3|5  [1]" in out
    assert "--option equal_turns=true|false  [false]" in out


def test_help_and_names_follow_the_language(perspicace: Perspicace) -> None:
    out = perspicace("games", "--lang", "fr").out
    assert "random (hasard)" in out
    assert "Série : en une, trois ou cinq donnes." in out


def test_json_holds_the_same(perspicace: Perspicace) -> None:
    games = perspicace("games", "--json").json["games"]
    assert [game["id"] for game in games] == [game.id for game in registry().shelf()]
    cqfd = next(game for game in games if game["id"] == "cqfd")
    assert cqfd["seats"] == [2]
    assert cqfd["bots"][0]["id"] == "random"
    series = next(option for option in cqfd["options"] if option["name"] == "series")
    assert (series["values"], series["default"]) == ([1, 3, 5], 1)
    assert series["help"].startswith("Series: best of")
