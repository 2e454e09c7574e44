"""The command line, called in process."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from perspicace.cli import main

RECORD = """\
perspicace 1
game cqfd 1
seat 1 Ada
seat 2 Boris

chance lead 1
chance deal R D 10 9×2 8 7 / As×2 V×2 10 9 8
@4.2 1 ask As R D V×4
@9.5 2 ask As R D V×4
@12 1 ask As×2 V×2 10 9 8
"""


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Perspicace = Callable[..., Said]


@pytest.fixture
def perspicace(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Perspicace:
    """Runs a command in English, with what is typed."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Said(status, captured.out, captured.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(RECORD, encoding="utf-8")
    return path
