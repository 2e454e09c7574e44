from __future__ import annotations

import pytest

from perspicace.deduce.certainty import curves
from perspicace.games import registry
from perspicace.kernel.record import read_record
from perspicace.kernel.refusals import RefusedError

GAME = """\
perspicace 1
game cqfd 1
seat 1 Ada
seat 2 Boris

chance lead 1
chance deal R D 10 9×2 8 7 / As×2 V×2 10 9 8
1 ask As R D V×4
2 ask As R D V×4
1 ask As×2 V×2 10 9 8
"""


def test_doubt_falls_with_each_own_question_and_ends_in_certainty() -> None:
    ada, boris = curves(read_record(GAME, registry()))
    assert (ada.seat, boris.seat) == (0, 1)
    assert ada.worlds[:2] == boris.worlds[:2] == (1, 1)
    assert 3088 > ada.worlds[2] > ada.worlds[3] == ada.worlds[4] > 1
    assert boris.worlds[2] == boris.worlds[3] > boris.worlds[4] > 1
    assert ada.worlds[5] == boris.worlds[5] == 1


def test_known_from_is_the_first_moment_of_one_world_out_of_several() -> None:
    ada, boris = curves(read_record(GAME, registry()))
    assert ada.known_from == boris.known_from == 5
    broken_off = "".join(GAME.splitlines(keepends=True)[:-1])
    assert [curve.known_from for curve in curves(read_record(broken_off, registry()))] == [
        None,
        None,
    ]


def test_a_bad_record_is_refused() -> None:
    with pytest.raises(RefusedError) as refused:
        curves(read_record(GAME + "1 ready\n", registry()))
    assert refused.value.refusal.code == "record/illegal-move"
