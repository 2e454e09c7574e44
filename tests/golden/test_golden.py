"""Every game has playthroughs, and they are current (`make golden` writes them anew)."""

from __future__ import annotations

import pytest

from perspicace.games import registry
from perspicace.kernel.record import read_record

from .playthroughs import HERE, LONGEST, MODES, Mode, playthrough


def mode_id(mode: Mode) -> str:
    return f"{mode.game}-{mode.name}"


def test_every_game_has_a_playthrough() -> None:
    assert {mode.game for mode in MODES} == {game.id for game in registry()}


def test_every_file_belongs_to_a_mode() -> None:
    assert {mode.path for mode in MODES} == set(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("mode", MODES, ids=mode_id)
def test_playthrough_is_current(mode: Mode) -> None:
    text = mode.path.read_text("utf-8")
    assert playthrough(mode) == text
    assert len(text.splitlines()) <= LONGEST


@pytest.mark.parametrize("mode", MODES, ids=mode_id)
def test_playthrough_is_of_its_mode_and_reaches_the_end(mode: Mode) -> None:
    text = mode.path.read_text("utf-8")
    record = read_record(text, registry())
    assert (record.game.id, record.seats) == (mode.game, mode.seats)
    given = {key: getattr(record.options, key) for key in mode.options}
    assert given == mode.options
    assert "# outcome {" in text
