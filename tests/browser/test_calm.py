"""Reduced motion: the answer stands there at once, and nothing slides."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import Visit
from .cqfd import play_on
from .tables import sit_down
from .visitor import Visitor

pytestmark = pytest.mark.slow

COUNT_MOVEMENTS = """() => {
  window.__moved = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...rest) {
    window.__moved += 1
    return animate.apply(this, rest)
  }
  for (const kind of ['animationstart', 'transitionstart'])
    document.addEventListener(kind, () => (window.__moved += 1), true)
}"""


@pytest.mark.parametrize("calm", [True, False])
def test_motion_is_only_for_those_who_like_it(visit: Visit, calm: bool) -> None:
    ada, boris = sit_down(visit, "Ada", "Boris", calm=calm)
    for player in (ada, boris):
        player.page.evaluate(COUNT_MOVEMENTS)
    play_on((ada, boris), Random(14), 2, finish=True)
    moved = _moved(ada) + _moved(boris)
    assert moved == 0 if calm else moved > 0


def _moved(player: Visitor) -> int:
    player.page.wait_for_timeout(100)
    return int(player.page.evaluate("() => window.__moved"))
