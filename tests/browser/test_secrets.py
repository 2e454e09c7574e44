"""What a browser holds of the other's hand: nothing, until it lies open."""

from __future__ import annotations

import json
import re
from random import Random
from unittest.mock import ANY

import pytest

from .conftest import Visit
from .cqfd import play_on
from .tables import sit_down
from .visitor import Visitor

pytestmark = pytest.mark.slow

PREFERENCES = {"language", "theme", "motion", "text", "sound"}


def test_nothing_secret_in_page_storage_or_messages(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    zoe = visit("Zoé")
    zoe.go(f"/t/{ada.code}")
    zoe.until(lambda: bool(zoe.frames))
    rng = Random(10)
    for _ in range(3):
        play_on((ada, boris), rng, 1)
        for player, other in ((ada, boris), (boris, ada), (zoe, ada), (zoe, boris)):
            assert _traces(other.hand(), other, player) == []
    # The same look finds a hand where it may be: it is not blind.
    for player in (ada, boris):
        assert len(_traces(player.hand(), player, player)) == 2


def test_a_browser_keeps_its_settings_and_the_way_back_and_no_more(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    for player in (ada, boris):
        kept = player.page.evaluate("() => [{...localStorage}, {...sessionStorage}]")
        assert kept == [{"perspicace": ANY, "perspicace.table": player.code}, {}]
        assert json.loads(kept[0]["perspicace"]).keys() == PREFERENCES
        assert player.page.evaluate("() => document.cookie") == ""
        assert "#" not in player.page.url


def _traces(hand: list[int], owner: Visitor, looker: Visitor) -> list[str]:
    """How this hand shows in what a browser holds: as data, or as the page words it."""
    held = looker.everything()
    marks = [json.dumps(hand, separators=(",", ":")), _worded(owner)]
    return [mark for mark in marks if mark in held]


def _worded(owner: Visitor) -> str:
    """As the owner's own page says it aloud."""
    said = owner.page.get_by_label(re.compile("^Ta main, ")).first.get_attribute("aria-label")
    assert said is not None
    return said.partition(", ")[2]
