"""The shelf: games by id, and old rules beside new ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from perspicace.games import registry
from perspicace.games._template import GAME as TOY
from perspicace.games.cqfd import GAME as CQFD
from perspicace.kernel.refusals import refuse
from perspicace.kernel.registry import Registry

OLD = CQFD
NEW = replace(CQFD, version=2)


def test_folders_are_found_by_themselves() -> None:
    found = list(registry())
    assert TOY in found
    assert CQFD in found


def test_hidden_games_are_not_on_the_shelf() -> None:
    shelf = registry().shelf()
    assert CQFD in shelf
    assert TOY not in shelf


@pytest.mark.parametrize("order", [(OLD, NEW), (NEW, OLD)])
def test_newest_rules_unless_asked(order: tuple[object, ...]) -> None:
    games = Registry(order)  # type: ignore[arg-type]
    assert list(games) == [NEW]
    assert games.find("cqfd") is NEW
    assert games.find("cqfd", 1) is OLD


def test_unknown_games_and_versions_are_refused() -> None:
    games = Registry([CQFD])
    assert games.find("chess") == refuse("house/unknown-game", game="chess")
    assert games.find("cqfd", 3) == refuse("house/unknown-version", game="cqfd", version=3)


def test_one_version_is_registered_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Registry([CQFD, CQFD])


def test_verbs_and_move_type() -> None:
    assert list(TOY.verbs) == ["deal", "pick", "grab", "timeout"]
    assert set(TOY.moves) == set(TOY.move_type.__args__)
