"""axe finds nothing, on any screen, in both themes and both languages."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from .conftest import Visit
from .cqfd import play_on
from .tables import open_shared_table, open_table, play_now, sit_down
from .visitor import Visitor

pytestmark = pytest.mark.slow

PAGES = (
    "/",
    "/jeux/cqfd",
    "/jeux/cqfd/regles",
    "/jeux/cqfd/creer",
    "/moi",
    "/reglages",
    "/kit",
    "/nulle-part",
    "/t/NOSUCHTB",
)
GUISES = tuple(product(("fr", "en"), ("light", "dark")))
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}


@pytest.mark.parametrize(("language", "theme"), GUISES)
@pytest.mark.parametrize("size", SIZES)
def test_pages(
    visit: Visit, language: Literal["fr", "en"], theme: Literal["light", "dark"], size: str
) -> None:
    reader = visit(language=language, theme=theme, calm=True, **SIZES[size])
    reader.expect_refusals()
    for path in PAGES:
        reader.go(path)
        _clean(reader, path)


@pytest.mark.parametrize(("language", "theme"), GUISES)
@pytest.mark.parametrize("size", SIZES)
def test_tables(
    visit: Visit, language: Literal["fr", "en"], theme: Literal["light", "dark"], size: str
) -> None:
    wishes = {"language": language, "theme": theme, "calm": True, **SIZES[size]}
    alone = visit("Solo", **wishes)
    open_table(alone)
    _clean(alone, "gathering")
    ada, boris = sit_down(visit, "Ada", "Boris", **wishes)
    play_on((ada, boris), Random(12), 2)
    _clean(ada, "playing")
    onlooker = visit("Zoé", **wishes)
    onlooker.go(f"/t/{ada.code}")
    onlooker.until(lambda: bool(onlooker.frames))
    _clean(onlooker, "looking on")
    play_on((ada, boris), Random(13), 0, finish=True)
    _clean(ada, "over")
    ada.go(f"/t/{ada.code}/revoir")
    ada.page.get_by_role("slider").first.wait_for()
    _clean(ada, "review")


@pytest.mark.parametrize(("language", "theme"), GUISES)
def test_lesson(
    visit: Visit, language: Literal["fr", "en"], theme: Literal["light", "dark"]
) -> None:
    pupil = visit(language=language, theme=theme, calm=True, width=390, height=844)
    pupil.go("/jeux/cqfd/apprendre")
    pupil.page.wait_for_url("**/t/*")
    pupil.until(lambda: bool(pupil.frames))
    _clean(pupil, "lesson")


@pytest.mark.parametrize(("language", "theme"), GUISES)
def test_curtain_and_dialogs(
    visit: Visit, language: Literal["fr", "en"], theme: Literal["light", "dark"]
) -> None:
    host = visit("Ada", language=language, theme=theme, calm=True, width=390, height=844)
    open_shared_table(host, "Boris")
    curtain = host.page.get_by_role("dialog")
    curtain.wait_for()
    assert _faults(host) == []
    host.press("button", host.words("Je suis", "I am"), within=curtain)
    for name in (host.words("Les règles", "The rules"), host.words("Inviter", "Invite")):
        host.press("button", name)
        host.page.get_by_role("dialog").wait_for()
        _clean(host, name)
        host.page.keyboard.press("Escape")
        host.page.get_by_role("dialog").wait_for(state="hidden")


def test_the_look_is_not_blind(visit: Visit) -> None:
    """A planted fault is found: a button without a name."""
    reader = visit()
    play_now(reader)
    reader.page.evaluate(
        "() => document.querySelector('main').append(document.createElement('button'))"
    )
    assert _faults(reader) != []


def _clean(player: Visitor, where: str) -> None:
    player.page.get_by_role("heading", level=1).first.wait_for()
    assert _faults(player) == [], where


def _faults(player: Visitor) -> list[str]:
    found = Axe().run(player.page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        for node in fault["nodes"]
    ]
