"""Reloads, lost lines and a house that falls: nothing is lost, and nobody has to do anything."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.support.serve import Server

from .conftest import Visit
from .cqfd import ask, ask_last, compose, composer, play_on, questions_of, some_question
from .tables import in_play, play_now, sit_down

pytestmark = pytest.mark.slow


def test_a_reload_at_any_moment_costs_nothing(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    rng = Random(2)
    for _ in range(3):
        for player in (ada, boris):
            player.frames.clear()
            player.page.reload()
            player.until(partial(in_play, player))
        play_on((ada, boris), rng, 1)
    lines = [len(sheet) for sheet in ada.screen["own"]["view"]["sheets"]]
    assert sorted(lines) == [1, 2]
    assert ada.screen["own"]["view"]["sheets"] == boris.screen["own"]["view"]["sheets"]


def test_both_screens_go_on_after_the_house_was_killed(
    visit: Visit, house: Server, tmp_path: Path
) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    rng = Random(3)
    play_on((ada, boris), rng, 3)
    told = ada.screen["own"]["log"]
    for player in (ada, boris):
        player.forgive_lost_lines()
    house.send_signal(signal.SIGKILL)
    house.close()
    for player in (ada, boris):
        expect(player.page.get_by_text("De retour dans un instant")).to_be_visible()
    with Server(tmp_path / "house.sqlite", port=house.port):
        for player in (ada, boris):
            expect(player.page.get_by_text("De retour dans un instant")).to_be_hidden()
        assert ada.screen["own"]["log"] == told
        play_on((ada, boris), rng, 2, finish=True)
        for player in (ada, boris):
            player.leave()


def test_a_question_asked_while_the_house_is_down_is_asked_when_it_is_back(
    visit: Visit, house: Server, tmp_path: Path
) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    mover = (ada, boris)[ada.screen["table"]["waiting"][0]]
    compose(mover, some_question(Random(4), but=[ada.hand(), boris.hand()]))
    for player in (ada, boris):
        player.forgive_lost_lines()
    house.send_signal(signal.SIGKILL)
    house.close()
    expect(mover.page.get_by_text("De retour dans un instant")).to_be_visible()
    mover.press("button", "Demander", within=composer(mover))
    with Server(tmp_path / "house.sqlite", port=house.port):
        mover.until(lambda: questions_of(mover) == 1)
        for player in (ada, boris):
            player.leave()


def test_notes_wait_for_their_player(visit: Visit) -> None:
    ada = visit("Ada")
    play_now(ada)
    ada.page.get_by_role("textbox", name="Notes").first.fill("pas de roi")
    ada.until(lambda: "pas de roi" in ada.screen["own"]["notes"])
    ada.page.reload()
    expect(ada.page.get_by_role("textbox", name="Notes").first).to_have_value("pas de roi")


def test_a_line_that_breaks_is_mended(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    ada.forgive_lost_lines()
    ada.offline(True)
    expect(ada.page.get_by_text("De retour dans un instant")).to_be_visible()
    ada.offline(False)
    expect(ada.page.get_by_text("De retour dans un instant")).to_be_hidden()
    rng = Random(5)
    mover = (ada, boris)[ada.screen["table"]["waiting"][0]]
    ask(mover, some_question(rng, but=[ada.hand(), boris.hand()]))
    other = boris if mover is ada else ada
    ask_last(other, mover.hand())
