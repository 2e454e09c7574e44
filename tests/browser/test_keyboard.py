"""A whole game without a mouse."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .cqfd import ask_by_keyboard, some_question, tab_to, wait_for_turn
from .tables import in_play, sit_down
from .visitor import Visitor

pytestmark = pytest.mark.slow


def test_from_the_shelf_to_the_first_question(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(ada, "button", "Jouer tout de suite")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/t/*")
    ada.until(partial(in_play, ada))
    wait_for_turn(ada)
    ask_by_keyboard(ada, some_question(Random(6)))


def test_a_whole_game(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    rng = Random(7)
    hands = [ada.hand(), boris.hand()]
    for turn in range(5):
        mover = (ada, boris)[ada.screen["table"]["waiting"][0]]
        wait_for_turn(mover)
        if turn < 4:
            ask_by_keyboard(mover, some_question(rng, but=hands))
            ada.until(partial(_have_asked, ada, turn + 1))
    other = hands[1 - (ada, boris).index(mover)]
    tab_to(mover, "spinbutton")
    for n in other:
        mover.page.keyboard.press(str(n))
        mover.page.keyboard.press("ArrowRight")
    mover.page.keyboard.press("Enter")
    mover.until(lambda: mover.screen["table"]["phase"] == "over")
    tab_to(mover, "button", "Revanche")
    mover.page.keyboard.press("Enter")
    mover.until(lambda: bool(mover.screen["table"]["again"]))


def _have_asked(player: Visitor, questions: int) -> bool:
    return sum(map(len, player.screen["own"]["view"]["sheets"])) == questions
