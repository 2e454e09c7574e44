"""Every check fails on the faults planted for it."""

from __future__ import annotations

import re

import pytest

from perspicace.kernel.conformance import CHECKS

from . import faults_of_play, faults_of_secrecy
from .faults import FAULTS, Fault

GARDENS = (faults_of_play, faults_of_secrecy)


@pytest.mark.parametrize(
    "fault", FAULTS, ids=lambda fault: f"{fault.plant.__name__}-{fault.check.__name__}"
)
def test_fault_is_noticed(fault: Fault) -> None:
    game = fault.plant()
    with pytest.raises(AssertionError, match=re.escape(fault.says)):
        fault.check(game, game.seats[0], 1)


def test_every_check_has_a_fault() -> None:
    assert {fault.check for fault in FAULTS} == set(CHECKS)


def test_every_garden_has_planted() -> None:
    assert {fault.plant.__module__ for fault in FAULTS} == {room.__name__ for room in GARDENS}
