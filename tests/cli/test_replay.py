from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import RECORD, Perspicace


def test_a_record_step_by_step(perspicace: Perspicace, record: Path) -> None:
    said = perspicace("replay", record)
    assert (said.status, said.err) == (0, "")
    steps = said.out.split("\n\n— ")
    assert len(steps) == 6
    assert "Move no. 3, at 4.2 s\nAda asks As R D V×4: 3.\n" in said.out
    assert "Ada has found it." in said.out


def test_a_seat_sees_its_own_hand_and_onlookers_none(perspicace: Perspicace, record: Path) -> None:
    own, other = "    R D 10 9×2 8 7\n", "    As×2 V×2 10 9 8\n"
    onlooker = perspicace("replay", record, "--at", 4).out
    first = perspicace("replay", record, "--at", 4, "--seat", 1).out
    second = perspicace("replay", record, "--at", 4, "--seat", 2).out
    assert own not in onlooker
    assert other not in onlooker
    assert own in first
    assert other not in first
    assert other in second
    assert own not in second


def test_a_seat_hears_only_what_it_was_told(perspicace: Perspicace, tmp_path: Path) -> None:
    path = tmp_path / "toy"
    perspicace("simulate", "template", "--games", 1, "--record", path)
    heard = [
        {
            event["event"]
            for step in perspicace("replay", path, "--json", *seat).json["steps"]
            for event in step["heard"]
        }
        for seat in ((), ("--seat", 1))
    ]
    assert "dealt" not in heard[0]
    assert "dealt" in heard[1]


def test_a_moment_alone(perspicace: Perspicace, record: Path) -> None:
    assert perspicace("replay", record, "--at", 0).out.startswith("— At the start\n")
    assert perspicace("replay", record, "--at", 3).out.startswith("— Move no. 3, at 4.2 s\n")
    assert "Coup n° 3, à 4,2 s" in perspicace("replay", record, "--at", 3, "--lang", "fr").out


def test_json_holds_steps_and_certainty(perspicace: Perspicace, record: Path) -> None:
    told = perspicace("replay", record, "--json", "--seat", 2).json
    assert (told["game"], told["version"], told["seat"]) == ("cqfd", 1, 2)
    assert told["names"] == ["Ada", "Boris"]
    assert told["seal"] is None
    assert [step["moves"] for step in told["steps"]] == [0, 1, 2, 3, 4, 5]
    assert told["steps"][3]["at"] == 4200
    assert told["steps"][3]["heard"][0]["answer"] == 3
    assert told["steps"][3]["heard"][0]["said"] == "Ada asks As R D V×4: 3."
    assert told["steps"][3]["view"]["hand"] == [2, 0, 0, 2, 1, 1, 1, 0]
    assert [curve["seat"] for curve in told["certainty"]] == [1, 2]
    assert [len(curve["worlds"]) for curve in told["certainty"]] == [6, 6]
    assert told["certainty"][0]["known_from"] == 5


def test_json_of_a_moment_knows_nothing_of_later(perspicace: Perspicace, record: Path) -> None:
    told = perspicace("replay", record, "--json", "--at", 3).json
    assert [step["moves"] for step in told["steps"]] == [3]
    assert [len(curve["worlds"]) for curve in told["certainty"]] == [4, 4]


def test_a_seal_is_verified(perspicace: Perspicace, tmp_path: Path) -> None:
    path = tmp_path / "sealed"
    perspicace("simulate", "cqfd", "--games", 1, "--record", path)
    assert perspicace("replay", path, "--verify").out.startswith("The seal holds (")
    told = perspicace("replay", path, "--verify", "--json").json
    assert told["seal"]["verified"]
    assert len(told["seal"]["words"]) == 4

    text = path.read_text()
    path.write_text(text.replace("share simulation 0 0", "share simulation 0 1"))
    said = perspicace("replay", path, "--verify")
    assert said == (2, "", "The seal does not match the shares that were opened.\n")


def test_chance_that_was_chosen_is_found_out(perspicace: Perspicace, tmp_path: Path) -> None:
    path = tmp_path / "sealed"
    perspicace("simulate", "cqfd", "--games", 1, "--record", path)
    lines = path.read_text().splitlines()
    dealt = next(n for n, line in enumerate(lines) if " deal " in line)
    path.write_text("\n".join([*lines[:dealt], "chance deal As R D V 10 9 8 / As R D V 10 9 8"]))
    said = perspicace("replay", path, "--verify")
    assert said.status == 2
    assert said.err.startswith("At move no. 2 chance is not")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seat", "3"), "no such seat"),
        (("--seat", "0"), "no such seat"),
        (("--seat", "Ada"), "--seat needs a whole number"),
        (("--at", "6"), "only 5 moves"),
        (("--at", "-1"), "--at cannot be less than 0"),
        (("--at", "last"), "--at needs a whole number"),
        (("--verify",), "not sealed"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(
    perspicace: Perspicace, record: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    status, out, err = perspicace("replay", record, *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not a record"),
        (b"\xff\xfe\x00", "cannot be read"),
        (b"perspicace 2\n", "Line 1"),
        (b"perspicace 1\ngame belote 1\n", "no game"),
        (b"perspicace 1\ngame cqfd 99\n", "version 99"),
        (RECORD.encode().replace(b"seat 2 Boris\n", b""), "cannot be played by 1"),
        (RECORD.encode().replace(b"ask As R", b"ask As K", 1), "Line 8"),
        (RECORD.encode().replace("V×4".encode(), "V×3".encode(), 1), "Move no. 3"),
        (RECORD.encode() + b"2 ready\n", "Move no. 6"),
        (RECORD.encode() + b"@1 2 ready\n", "before that of the line above"),
        (RECORD.encode() + b"option series=7\n", "option of cqfd"),
    ],
)
def test_a_bad_record_is_refused_before_a_word_is_said(
    perspicace: Perspicace, tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "bad"
    path.write_bytes(content)
    status, out, err = perspicace("replay", path)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_no_such_file(perspicace: Perspicace, tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        said = perspicace("replay", path)
        assert (said.status, said.err) == (2, f"The file {path} cannot be read.\n")
