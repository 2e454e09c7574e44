"""Whole games, played on the page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .cqfd import play_on
from .tables import sit_down

pytestmark = pytest.mark.slow


def test_two_players_and_a_spectator_through_a_whole_game(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    zoe = visit("Zoé")
    zoe.go(f"/t/{ada.code}")
    expect(zoe.page.get_by_text("Tu regardes")).to_be_visible()
    play_on((ada, boris), Random(1), 4, finish=True)
    winner, loser = (
        (ada, boris) if ada.screen["table"]["outcome"]["winners"] == [0] else (boris, ada)
    )
    expect(winner.page.get_by_role("status").first).to_contain_text("Tu as gagné")
    name = "Ada" if winner is ada else "Boris"
    for looker in (loser, zoe):
        expect(looker.page.get_by_role("status").first).to_contain_text(f"{name} a gagné")
    for looker in (ada, boris, zoe):
        expect(
            looker.page.get_by_text(f"{name} a trouvé")
            .or_(looker.page.get_by_text("Tu as trouvé"))
            .first
        ).to_be_visible()
