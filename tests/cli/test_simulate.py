from __future__ import annotations

from pathlib import Path

import pytest

from perspicace.cli.intervals import wilson

from .conftest import Perspicace


def test_figures_of_some_games(perspicace: Perspicace) -> None:
    said = perspicace("simulate", "cqfd", "--games", 5)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("C.Q.F.D.: 5 games, seed 0\n")
    assert "1 random" in said.out
    assert "moves a second" in said.out


def test_french_figures_have_commas(perspicace: Perspicace) -> None:
    out = perspicace("simulate", "cqfd", "--games", 2, "--lang", "fr").out
    assert "0,0 %" in out
    assert "Coups par partie : 22,0 en moyenne, de 22 à 22" in out


def test_json_holds_options_and_rates(perspicace: Perspicace) -> None:
    said = perspicace(
        *("simulate", "cqfd", "--games", 3, "--seed", 7, "--bots", "random,random"),
        *("--option", "series=3", "--option", "equal_turns=true", "--json"),
    )
    summary = said.json
    assert summary["options"] == {"series": 3, "equal_turns": True, "aid": "crayon"}
    assert (summary["games"], summary["seed"]) == (3, 7)
    assert [place["bot"] for place in summary["places"]] == ["random", "random"]
    place = summary["places"][0]
    assert place["low"] <= place["rate"] <= place["high"]
    assert summary["moves_per_second"] > 0


def test_the_last_record_is_written_sealed_and_the_same_for_one_seed(
    perspicace: Perspicace, tmp_path: Path
) -> None:
    first, again, other = (tmp_path / name for name in ("first", "again", "other"))
    for path, seed in ((first, 1), (again, 1), (other, 2)):
        said = perspicace("simulate", "cqfd", "--games", 2, "--seed", seed, "--record", path)
        assert f"Record saved in {path}." in said.out
    assert first.read_text() == again.read_text() != other.read_text()
    assert "seat 1 random 1\nseat 2 random 2\n" in first.read_text()
    assert perspicace("replay", first, "--verify").status == 0


def test_different_bots_keep_their_own_names(perspicace: Perspicace, tmp_path: Path) -> None:
    path = tmp_path / "record"
    bots = ("--bots", "random,search")
    perspicace("simulate", "cqfd", "--games", 1, *bots, "--record", path, "--lang", "fr")
    assert "seat 1 hasard\nseat 2 fouineur\n" in path.read_text()


def test_more_seats_where_the_game_takes_them(perspicace: Perspicace) -> None:
    summary = perspicace("simulate", "template", "--games", 2, "--seats", 4, "--json").json
    assert len(summary["places"]) == 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("belote",), "no game “belote”"),
        (("cqfd", "--games", "none"), "--games needs a whole number"),
        (("cqfd", "--games", "0"), "--games cannot be less than 1"),
        (("cqfd", "--seats", "3"), "cannot be played by 3"),
        (("cqfd", "--seats", "-1"), "cannot be played by -1"),
        (("cqfd", "--seats", "two"), "--seats needs a whole number"),
        (("cqfd", "--seed", "clover"), "--seed needs a whole number"),
        (("cqfd", "--bots", "oracle"), "no bot “oracle”"),
        (("cqfd", "--bots", ""), "no bot “”"),
        (("cqfd", "--bots", "random,"), "no bot “”"),
        (("cqfd", "--bots", "random,random,random"), "cannot be played by 3"),
        (("template", "--seats", "4", "--bots", "random,random"), "2 bots for 4 seats"),
        (("cqfd", "--option", "series"), "has no equals sign"),
        (("cqfd", "--option", "series=2"), "option of cqfd"),
        (("cqfd", "--option", "jokers=1"), "option of cqfd"),
        (("cqfd", "--option", "equal_turns=perhaps"), "option of cqfd"),
        (("cqfd", "--record", "/nowhere/at/all"), "Nothing can be written to /nowhere/at/all"),
        (("cqfd", "--record", "/"), "Nothing can be written to /"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    perspicace: Perspicace, arguments: tuple[str, ...], sentence: str
) -> None:
    status, out, err = perspicace("simulate", *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_bar_fills_on_a_terminal_only(
    perspicace: Perspicace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert perspicace("simulate", "cqfd", "--games", 1).err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    said = perspicace("simulate", "cqfd", "--games", 1)
    assert said.status == 0
    assert said.err


def test_wilson_against_published_values() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.3080, 0.2553, 0.3662), abs=1e-4)
