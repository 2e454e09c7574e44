"""What all commands have in common: languages, refusals, and clean ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from perspicace.cli.language import habitual_language
from perspicace.cli.main import COMMANDS, INTERRUPTED, main

from .conftest import Perspicace

PROGRAM = (sys.executable, "-c", "from perspicace.cli import main; raise SystemExit(main())")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "fr_BE", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_gives_the_language(environment: dict[str, str], language: str) -> None:
    assert habitual_language(environment) == language


@pytest.mark.parametrize(
    "arguments",
    [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--lang=fr")],
)
def test_the_language_may_be_chosen_anywhere(
    perspicace: Perspicace, arguments: tuple[str, ...]
) -> None:
    assert "2 joueurs" in perspicace(*arguments).out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "perspicace --help"),
        (("dance",), "no command “dance”"),
        (("games", "--loud"), "“--loud”"),
        (("games", "twice"), "“twice”"),
        (("games", "--lang"), "choose fr or en"),
        (("games", "--lang", "de"), "“de”"),
        (("simulate",), "game"),
        (("replay",), "file"),
        (("play",), "game"),
        (("simulate", "cqfd", "--seed"), "--seed"),
    ],
)
def test_a_bad_command_is_refused_with_a_sentence(
    perspicace: Perspicace, arguments: tuple[str, ...], sentence: str
) -> None:
    status, out, err = perspicace(*arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_refusals_are_said_in_french_too(perspicace: Perspicace) -> None:
    err = perspicace("--lang", "fr", "danse").err
    assert err == ("Il n'y a pas de commande « danse » : perspicace --help les montre toutes.\n")


def test_what_nobody_foresaw_is_a_sentence_as_well(perspicace: Perspicace) -> None:
    said = perspicace("games", "--json=yes")
    assert said.status == 2
    assert said.err.startswith("This command was not understood")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_speaks_the_language(
    perspicace: Perspicace, capsys: pytest.CaptureFixture[str], command: object
) -> None:
    name = str(getattr(command, "__name__", "")).rpartition(".")[2]
    with pytest.raises(SystemExit) as ended:
        perspicace("--lang", "fr", name, "--help")
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage : perspicace {name}")
    assert "dit ceci" in out


def test_an_interruption_ends_quietly(
    perspicace: Perspicace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("perspicace.cli.simulate.simulate", interrupt)
    assert perspicace("simulate", "cqfd") == (INTERRUPTED, "", "\n")


def test_a_reader_who_leaves_ends_it_quietly(record: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)  # nobody will ever read what is written
    with os.fdopen(writing, "wb") as nowhere:
        ended = subprocess.run(
            [*PROGRAM, "replay", str(record)], stdout=nowhere, stderr=subprocess.PIPE, check=False
        )
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_terminal_that_knows_no_accents_is_no_obstacle() -> None:
    ended = subprocess.run(
        [*PROGRAM, "--lang", "fr", "games"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"C.Q.F.D." in ended.stdout


def test_nobody_reading_the_help_is_no_trouble_either() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nowhere:
        ended = subprocess.run(
            [*PROGRAM, "--help"], stdout=nowhere, stderr=subprocess.PIPE, check=False
        )
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--port", "99999"]) == 2
    assert "Port 99999 cannot be opened" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "value"), [("--store", "postgresql://club/records"), ("--bus", "redis://club")]
)
def test_a_store_or_bus_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    assert main(["--lang", "en", "serve", option, value]) == 2
    assert f"“{value}” is not a" in capsys.readouterr().err
