"""A person at the terminal: what is typed here comes from a script."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from .conftest import Perspicace
from .test_main import PROGRAM

QUESTION = "As R D V×4\n"


def test_a_whole_game_is_played_and_kept(perspicace: Perspicace, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    typed = QUESTION * 11 + f"{path}\n"
    said = perspicace("play", "cqfd", "--bots", "random", "--seed", 3, typed=typed)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("C.Q.F.D., against random. Seed 3.")
    assert "Player asks As R D V×4" in said.out
    assert "random asks" in said.out
    assert "Nobody wins." in said.out
    assert f"Record saved in {path}." in said.out
    assert perspicace("replay", path, "--verify").status == 0


def test_a_game_that_is_won(perspicace: Perspicace) -> None:
    seed = ("play", "cqfd", "--bots", "random", "--seed", 3)
    lost = perspicace(*seed, typed=QUESTION * 11)
    hand = lost.out.split("Nobody has found: a draw. ")[1].splitlines()[0].split(" : ")[-1]
    won = perspicace(*seed, typed=f"ask {hand}\n")
    assert "Well done, you have won!" in won.out


def test_a_game_that_is_lost(perspicace: Perspicace, tmp_path: Path) -> None:
    game = ("play", "cqfd", "--bots", "search", "--seed", 1, "--record", tmp_path / "lost")
    said = perspicace(*game, typed=QUESTION * 11)
    assert "This time searcher wins." in said.out


def test_the_only_verb_may_be_left_out_or_written(perspicace: Perspicace) -> None:
    bare, written = (
        perspicace("play", "cqfd", "--bots", "random", "--seed", 3, typed=typed)
        for typed in (QUESTION, f"ask {QUESTION}")
    )
    assert bare == written


def test_a_refusal_is_said_and_nothing_is_lost(perspicace: Perspicace) -> None:
    seed = ("play", "cqfd", "--bots", "random", "--seed", 3, "--lang", "fr")
    bad = "n'importe quoi\n\nAs R D V×3\nready\ndeal As / R\n{0}\n" + "x" * 9999 + "\n"
    stumbling = perspicace(*seed, typed=bad + QUESTION * 11).out
    straight = perspicace(*seed, typed=QUESTION * 11).out
    assert "Une question porte sur sept cartes ; tu en as nommé 6." in stumbling
    assert "Ce coup ne se joue pas maintenant." in stumbling
    assert stumbling.splitlines()[-5:] == straight.splitlines()[-5:]


def test_a_game_with_more_opponents_and_choices_made_together(perspicace: Perspicace) -> None:
    said = perspicace(
        "play", "template", "--bots", "random,random", "--seed", 1, typed="grab\nnope\n"
    )
    assert said.status == 0
    assert "against random 2, random 3." in said.out
    assert "for example: pick" in said.out
    assert "The game stops here." in said.out


def test_the_end_of_the_input_stops_the_game_and_keeps_what_was_played(
    perspicace: Perspicace, tmp_path: Path
) -> None:
    path = tmp_path / "half"
    said = perspicace("play", "cqfd", "--seed", 3, "--record", path, typed=QUESTION)
    assert said.status == 0
    assert "The game stops here." in said.out
    assert "Player asks As R D V×4" in perspicace("replay", path).out


def test_a_name_that_cannot_be_written_is_asked_again(
    perspicace: Perspicace, tmp_path: Path
) -> None:
    typed = QUESTION * 11 + f"/nowhere/at/all\n{tmp_path}/kept\n"
    said = perspicace("play", "cqfd", "--bots", "random", "--seed", 3, typed=typed)
    assert "Nothing can be written to /nowhere/at/all" in said.out
    assert (tmp_path / "kept").exists()


def test_a_record_need_not_be_kept(perspicace: Perspicace) -> None:
    said = perspicace("play", "cqfd", "--bots", "random", typed=QUESTION * 11 + "\n")
    assert said.status == 0
    assert "Record saved" not in said.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("belote",), "no game “belote”"),
        (("cqfd", "--bots", "oracle"), "no bot “oracle”"),
        (("cqfd", "--bots", "random,random"), "cannot be played by 3"),
        (("cqfd", "--seed", "clover"), "--seed needs a whole number"),
        (("cqfd", "--option", "series"), "has no equals sign"),
        (("cqfd", "--option", "series=2"), "option of cqfd"),
        (("cqfd", "--record", "/nowhere/at/all"), "Nothing can be written"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    perspicace: Perspicace, arguments: tuple[str, ...], sentence: str
) -> None:
    status, out, err = perspicace("play", *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_an_interrupted_game_is_kept_and_leaves_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "interrupted"
    game = ("play", "cqfd", "--bots", "random", "--seed", "3", "--lang", "en")
    command = [*PROGRAM, *game, "--record", str(path)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write(QUESTION.encode())
        playing.stdin.flush()
        asked = any(b"Player asks" in line for line in playing.stdout)
        asked_again = any(b"for example" in line for line in playing.stdout)
        playing.send_signal(signal.SIGINT)
        _, complaint = playing.communicate()
    assert asked
    assert asked_again
    assert (playing.returncode, complaint) == (130, b"\n")
    assert "1 ask As R D V×4" in path.read_text(encoding="utf-8")
