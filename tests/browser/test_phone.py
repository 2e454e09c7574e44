"""The narrowest telephone, with the finger."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import Visit
from .cqfd import play_on
from .tables import sit_down
from .visitor import Visitor

pytestmark = pytest.mark.slow

SMALL_TARGETS = """() => [...document.querySelectorAll(
  'button, a[href], input:not([type=hidden]), [role=spinbutton], [role=slider]')]
  .filter((target) => target.checkVisibility() && !target.closest('.spoken'))
  .map((target) => [target, (target.closest('label') ?? target).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < 44)
  .map(([target, box]) => `${target.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)"""


def test_a_whole_game_at_360_pixels(visit: Visit) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris", width=360, height=740, touch=True)
    _fits(ada)
    play_on((ada, boris), Random(8), 3)
    _fits(ada)
    play_on((ada, boris), Random(9), 1, finish=True)
    for player in (ada, boris):
        _fits(player)


@pytest.mark.parametrize("path", ["/", "/jeux/cqfd", "/jeux/cqfd/creer", "/moi", "/reglages"])
def test_every_page_fits_and_its_targets_are_for_fingers(visit: Visit, path: str) -> None:
    ada = visit(width=360, height=740, touch=True)
    ada.go(path)
    ada.page.get_by_role("heading", level=1).wait_for()
    _fits(ada)
    assert ada.page.evaluate(SMALL_TARGETS) == []


def _fits(player: Visitor) -> None:
    """Nothing sticks out to the side."""
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
