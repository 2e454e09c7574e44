"""Bots are found by the folder of their game."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from perspicace import bots
from perspicace.bots import bot_name, bots_of
from perspicace.bots.random import RandomBot
from perspicace.games import registry
from perspicace.games.cqfd import GAME
from perspicace.kernel.refusals import RefusedError
from perspicace.kernel.texts import Text


@pytest.mark.parametrize("game", [game.id for game in registry()])
def test_every_game_has_the_generic_bots_first(game: str) -> None:
    assert list(bots_of(game))[:2] == ["random", "search"]


def test_the_bots_of_a_folder_come_after_and_keep_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = ModuleType("perspicace.bots.cqfd")
    vars(folder)["BOTS"] = {"novice": RandomBot(GAME), "expert": RandomBot(GAME)}
    vars(folder)["NAMES"] = {"novice": Text("débutant", "novice")}
    monkeypatch.setitem(sys.modules, "perspicace.bots.cqfd", folder)
    found = bots.bots_of.__wrapped__("cqfd")
    assert list(found) == ["random", "search", "novice", "expert"]
    assert bot_name("cqfd", "novice") == Text("débutant", "novice")
    assert bot_name("cqfd", "expert") == Text("expert", "expert")


def test_generic_bots_have_a_french_name() -> None:
    assert bot_name("cqfd", "random").fr == "hasard"


def test_no_game_no_bots() -> None:
    with pytest.raises(RefusedError) as refused:
        bots_of("belote")
    assert refused.value.refusal.code == "house/unknown-game"
