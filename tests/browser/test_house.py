"""The pages round the games: what a person finds, changes and comes back to."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .cqfd import ask, play_on, some_question
from .tables import in_play, open_shared_table, open_table, play_now, sit_down
from .visitor import Visitor

pytestmark = pytest.mark.slow


def test_a_friend_comes_by_the_link_and_a_third_one_looks_on(visit: Visit) -> None:
    ada = visit("Ada")
    open_table(ada)
    expect(ada.page.get_by_role("img", name="Code QR")).to_be_visible()
    expect(ada.page.get_by_text(f"/t/{ada.code}").first).to_be_visible()
    boris, zoe = visit("Boris"), visit("Zoé")
    for guest in (boris, zoe):
        guest.go(f"/t/{ada.code}")
    expect(boris.page.get_by_role("heading", name="Ada t’attend")).to_be_visible()
    boris.press("button", "S’asseoir")
    expect(zoe.page.get_by_text("Table complète")).to_be_visible()
    ada.press("button", "Commencer")
    zoe.until(partial(in_play, zoe))
    assert zoe.screen["own"]["you"] is None


def test_rematch_with_the_same_people(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    play_on((ada, boris), Random(20), 0, finish=True)
    ada.press("button", "Revanche")
    expect(boris.page.get_by_text("revanche ?")).to_be_visible()
    boris.press("button", "Revanche")
    for player in (ada, boris):
        player.until(partial(_in_second_game, player))


def test_two_round_one_screen_with_a_curtain_between_them(visit: Visit) -> None:
    ada = visit("Ada")
    open_shared_table(ada, "Boris")
    rng = Random(21)
    ada.until(partial(in_play, ada))
    curtain = ada.page.get_by_role("dialog")
    for turn in range(3):
        if turn > 0:
            ada.press("button", "Baisser le rideau")
        expect(curtain).to_be_visible()
        assert "Ta main" not in ada.page.content()
        ada.press("button", "Je suis", within=curtain)
        expect(curtain).to_be_hidden()
        expect(ada.page.get_by_label(re.compile("^Ta main, "))).to_be_visible()
        ask(ada, some_question(rng, but=[ada.hand()]))


def test_the_game_is_looked_back_at_from_either_seat(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    ada.page.get_by_role("textbox", name="Notes").first.fill("secret d’Ada")
    ada.until(lambda: "secret" in ada.screen["own"]["notes"])
    play_on((ada, boris), Random(22), 4, finish=True)
    for player, sees in ((ada, True), (boris, False)):
        player.press("link", "Revoir la partie")
        slider = player.page.get_by_role("slider", name="Moment de la partie")
        slider.focus()
        player.page.keyboard.press("End")
        player.press("radio", "Ada")
        expect(player.page.get_by_role("heading", name="Courbes de certitude")).to_be_visible()
        assert ("secret d’Ada" in _written(player)) is sees


def test_a_game_in_play_cannot_be_looked_back_at(visit: Visit) -> None:
    ada, _ = sit_down(visit, "Ada", "Boris")
    ada.expect_refusals()
    ada.go(f"/t/{ada.code}/revoir")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("pas finie")


def test_a_name_and_a_face_move_to_another_device_once(visit: Visit) -> None:
    ada, phone, thief = visit(), visit(), visit()
    ada.go("/moi")
    ada.page.get_by_role("textbox", name="Ton nom").fill("Ada Lovelace")
    ada.press("button", "Enregistrer")
    ada.press("button", "Préparer le lien")
    link = ada.page.get_by_text(re.compile(r"/moi#\S+")).first.inner_text()
    phone.go(link)
    expect(phone.page.get_by_text("Bienvenue, Ada Lovelace")).to_be_visible()
    assert "#" not in phone.page.url
    thief.expect_refusals()
    thief.go(link)
    expect(thief.page.get_by_text("Ce lien a déjà servi")).to_be_visible()


def test_settings_hold_at_once_and_after_a_reload(visit: Visit) -> None:
    ada = visit()
    ada.go("/reglages")
    ada.press("radio", "English")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Settings")
    ada.press("radio", "Night")
    ada.press("radio", "Very large")
    ada.page.reload()
    page = ada.page.locator("html")
    expect(page).to_have_attribute("lang", "en")
    expect(page).to_have_attribute("data-theme", "dark")
    expect(page).to_have_attribute("data-text", "larger")


def test_the_tab_says_when_it_is_your_turn(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    mover, other = (ada, boris) if ada.screen["table"]["waiting"] == [0] else (boris, ada)
    expect(mover.page).to_have_title(re.compile("^À toi"))
    expect(mover.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    expect(other.page).not_to_have_title(re.compile("^À toi"))
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


def test_what_is_not_there_is_told_kindly(visit: Visit) -> None:
    ada = visit()
    ada.expect_refusals()
    for path, words in (
        ("/nulle-part", "Il n’y a rien ici"),
        ("/t/NOSUCHTB", "Cette table n’existe pas"),
        ("/jeux/echecs", "n’est pas sur l’étagère"),
    ):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text(words)


def test_without_a_network_a_page_says_so(visit: Visit) -> None:
    ada = visit()
    ada.forgive_lost_lines()
    ada.go("/")
    ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    ada.page.reload()
    ada.offline(True)
    ada.go("/reglages")
    expect(ada.page.get_by_text("Pas de réseau").first).to_be_visible()


def test_who_stays_away_is_replaced_and_gets_the_seat_back(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris")
    code = ada.code
    boris.page.goto("about:blank")
    ada.page.get_by_role("button", name=re.compile("emplacer")).first.click(timeout=40_000)
    ada.until(lambda: ada.screen["table"]["people"][1]["bot"] is not None)
    boris.go(f"/t/{code}")
    ada.until(lambda: ada.screen["table"]["people"][1]["bot"] is None)


def test_a_game_against_a_bot_is_found_again_from_the_shelf(visit: Visit) -> None:
    ada = visit()
    play_now(ada)
    code = ada.code
    ada.press("link", "Quitter la table")
    ada.page.get_by_role("link", name=re.compile("[Rr]eprendre|[Rr]evenir")).first.click()
    ada.page.wait_for_url(f"**/t/{code}")


def _in_second_game(player: Visitor) -> bool:
    return bool(player.screen["table"]["round"] == 2)


def _written(player: Visitor) -> str:
    """All that the page shows, the contents of its fields included."""
    fields = [field.input_value() for field in player.page.locator("textarea").all()]
    return "\n".join([player.page.content(), *fields])
