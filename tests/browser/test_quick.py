"""A stranger plays within seconds."""

from __future__ import annotations

import time
from functools import partial

import pytest

from .conftest import Visit
from .cqfd import composer, questions_of, wait_for_turn
from .tables import in_play

pytestmark = pytest.mark.slow


def test_first_question_in_three_taps(visit: Visit) -> None:
    """No form comes before it, and no reading: play, take any question, ask."""
    stranger = visit(width=390, height=844, touch=True)
    began = time.monotonic()
    stranger.go("/")
    stranger.press("button", "Jouer tout de suite")
    stranger.until(partial(in_play, stranger))
    wait_for_turn(stranger)
    stranger.press("button", "Une question au hasard", within=composer(stranger))
    stranger.press("button", "Demander", within=composer(stranger))
    stranger.until(lambda: questions_of(stranger) == 1)
    assert time.monotonic() - began < 10


def test_first_load_is_light_and_brings_no_board(visit: Visit) -> None:
    stranger = visit()
    sizes: dict[str, int] = {}
    stranger.page.on(
        "response",
        lambda answer: sizes.__setitem__(
            answer.url, int(answer.headers.get("content-length", "0"))
        ),
    )
    stranger.page.goto("/", wait_until="networkidle")
    assert not any("/room-" in url for url in sizes)
    heavy = sum(size for url, size in sizes.items() if not url.endswith(".woff2"))
    assert 0 < heavy <= 150 * 1024
