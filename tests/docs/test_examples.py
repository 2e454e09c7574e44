"""What the pages show is what happens: examples run, transcripts and records are real."""

from __future__ import annotations

import doctest
import io
import re
from pathlib import Path
from typing import Any

import pytest

from perspicace.cli import main
from perspicace.games import registry
from perspicace.kernel.record import read_record
from perspicace.kernel.replay import replay

from .pages import PAGES, ROOT, Block, blocks, name_of

BLOCKS = [block for page in PAGES for block in blocks(page)]
PYTHON = sorted({block.page for block in BLOCKS if block.language == "python"})
RECORDS = [block for block in BLOCKS if block.text.startswith("perspicace 1\n")]
TRANSCRIPTS = [block for block in BLOCKS if block.text.startswith("$ perspicace ")]


@pytest.fixture
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, with a data folder in it as after `make play`."""
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("somewhere")
@pytest.mark.parametrize("page", PYTHON, ids=name_of)
def test_python_runs(page: Path) -> None:
    """The blocks of a page run one after the other and share their names."""
    names: dict[str, Any] = {}
    for block in blocks(page):
        if block.language == "python":
            _run(block, names)


def _run(block: Block, names: dict[str, Any]) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, str(block), "exec"), names)  # noqa: S102 - our own pages
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, str(block), None, block.line)
    said = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.write, clear_globs=False)
    names |= test.globs
    assert not runner.failures, said.getvalue()


@pytest.mark.parametrize("block", TRANSCRIPTS, ids=str)
def test_transcript_is_real(
    block: Block, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is typed stands after `> `; what is shown is the beginning of what is said."""
    command, _, shown = block.text.partition("\n")
    typed = re.findall(r"^> (.*\n)", shown, re.MULTILINE)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(typed)))
    assert main(command.split()[2:]) == 0
    assert typed
    assert capsys.readouterr().out.startswith(re.sub(r"^> .*\n", "> ", shown, flags=re.MULTILINE))


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_record_replays_to_its_end(block: Block) -> None:
    record = read_record(block.text, registry())
    *_, last = replay(record)
    assert record.game.outcome(last.state) is not None


def test_there_are_examples_of_each_kind() -> None:
    assert ROOT / "README.md" in PYTHON
    assert RECORDS
    assert TRANSCRIPTS
    known = {"python", "json", "sh", "text", "nginx"}
    assert {block.language for block in BLOCKS} <= known
