"""A stranger plays within seconds."""

from __future__ import annotations

import time
from functools import partial
from random import Random

import pytest

from .conftest import Visit
from .cqfd import QUESTIONS, composer, questions_of
from .tables import in_play

pytestmark = pytest.mark.slow


def test_first_question_in_three_taps(visit: Visit) -> None:
    """Play, take a question the tutor's table proposes or compose one by keys, ask: no form before
    it, and a default name. Composing is done with digits so that each tap is a decision."""
    stranger = visit()
    began = time.monotonic()
    stranger.go("/")
    stranger.press("button", "Jouer tout de suite")
    stranger.until(partial(in_play, stranger))
    stranger.until(lambda: stranger.screen["table"]["waiting"] == [stranger.screen["own"]["you"]])
    stranger.touch(composer(stranger).get_by_role("spinbutton").first)
    for n in Random(11).choice(QUESTIONS):
        stranger.page.keyboard.press(str(n))
        stranger.page.keyboard.press("ArrowRight")
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
