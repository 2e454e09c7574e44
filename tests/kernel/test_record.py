"""Records: written as a person would, read with care, refused with the line that is wrong."""

from __future__ import annotations

import pytest

from perspicace.games import registry
from perspicace.games._template import GAME as TOY
from perspicace.games._template.moves import Grab, Pick
from perspicace.games._template.options import Options
from perspicace.kernel import record as record_module
from perspicace.kernel.record import Record, Sealed, read_options, read_record, write_record
from perspicace.kernel.refusals import Refusal, RefusedError
from perspicace.kernel.replay import replay
from perspicace.kernel.seats import CHANCE, CLOCK, Seat

HEAD = "perspicace 1\ngame template 1\n"
SEATS = "seat 1 Ada\nseat 2 Boris\n"
DEAL = "chance deal 1 4 7 / 2 5 8\n"


def read(text: str) -> Record:
    return read_record(text, registry())


def refusal_of(text: str) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        read(text)
    return caught.value.refusal


def test_record_written_by_hand() -> None:
    record = read(
        f"""{HEAD}
        # A remark, and blank lines.
        option cards=3
        option seconds=10
        {SEATS}
        {DEAL}
        @4.2 1 pick 4
        2 pick 8
        @14.25 clock timeout
        """
    )
    assert record.game is TOY
    assert record.options == Options(seconds=10)
    assert record.names == ("Ada", "Boris")
    assert record.seats == 2
    assert [entry.seat for entry in record.entries] == [CHANCE, Seat(0), Seat(1), CLOCK]
    assert [entry.at for entry in record.entries] == [0, 4200, 4200, 14250]
    assert record.entries[1].move == Pick(4)


def test_example_of_the_documentation_is_a_record() -> None:
    lines = (record_module.__doc__ or "").splitlines()
    example = [line[4:] for line in lines if line.startswith("    ") or not line]
    assert len(read("\n".join(example)).entries) == 3


def test_record_is_written_as_it_was_read() -> None:
    text = (
        f"{HEAD}option seconds=10\n{SEATS}seal ab\nshare one\nshare two\n\n"
        f"{DEAL}@4.200 1 pick 4\n2 pick 8\n@4.201 2 grab\n"
    )
    record = read(text)
    assert record.sealed == Sealed("ab", ("one", "two"))
    assert record.entries[-1].move == Grab()
    assert write_record(record) == text


@pytest.mark.parametrize("name", ["Ada #1", "Zoé  L.", "2", "option a=b"])
def test_names_are_kept(name: str) -> None:
    record = read(HEAD + SEATS)
    named = Record(record.game, record.options, (name, "Boris"), ())
    assert read(write_record(named)).names == (name, "Boris")


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("chess 1", 1, "record/not-a-record"),
        ("perspicace 2", 1, "record/not-a-record"),
        ("perspicace 1\n\nseat 1 Ada", 3, "record/no-game"),
        ("perspicace 1\ngame template", 2, "record/no-game"),
        ("perspicace 1\ngame chess 1", 2, "house/unknown-game"),
        ("perspicace 1\ngame template 99", 2, "house/unknown-version"),
        (f"{HEAD}seat 2 Boris", 3, "record/unknown-word"),
        (f"{HEAD}option cards", 3, "record/unknown-word"),
        (f"{HEAD}{SEATS}# remark\nhello", 6, "record/unknown-word"),
        (f"{HEAD}{SEATS}0 pick 4", 5, "record/unknown-word"),
        (f"{HEAD}{SEATS}1 hop 4", 5, "template/unreadable"),
        (f"{HEAD}{SEATS}@2 {DEAL}@1 1 pick 4", 6, "record/time-runs-back"),
    ],
)
def test_bad_line_is_named(text: str, line: int, code: str) -> None:
    refusal = refusal_of(text)
    assert refusal.code == "record/bad-line"
    assert refusal.details["line"] == line
    assert refusal.details["why"].code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record/not-a-record"),
        ("# only a remark", "record/not-a-record"),
        (HEAD, "house/bad-seats"),
        (f"{HEAD}seat 1 Ada", "house/bad-seats"),
        (f"{HEAD}option cards=9\n{SEATS}", "house/bad-option"),
        (f"{HEAD}option colour=red\n{SEATS}", "house/bad-option"),
    ],
)
def test_record_that_is_wrong_as_a_whole(text: str, code: str) -> None:
    assert refusal_of(text).code == code


@pytest.mark.parametrize(
    ("given", "options"),
    [({}, Options()), ({"cards": "4"}, Options(cards=4)), ({"cards": 4}, Options(cards=4))],
)
def test_options_may_be_text(given: dict[str, object], options: Options) -> None:
    assert read_options(TOY, given) == options


def test_replay_steps_through_a_record() -> None:
    steps = list(replay(read(f"{HEAD}{SEATS}{DEAL}1 pick 4")))
    assert [len(step.told) for step in steps] == [0, 2, 2]
    assert steps[-1].state.picks == (4, None)


def test_replay_names_the_illegal_move() -> None:
    record = read(f"{HEAD}{SEATS}{DEAL}1 pick 4\n1 pick 7")
    with pytest.raises(RefusedError) as caught:
        list(replay(record))
    refusal = caught.value.refusal
    assert refusal.code == "record/illegal-move"
    assert refusal.details == {"number": 3, "why": Refusal("template/not-your-turn")}
