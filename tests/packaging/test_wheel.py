"""A wheel carries the client, built from the sources beside it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import CLIENT, ClientHook, build_client, digest
from perspicace.server.settings import CLIENT as SERVED

ROOT = Path(hatch_build.__file__).parent


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A little project."""
    for name in ("web/src/App.svelte", "web/public/robots.txt", "web/package.json"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


@pytest.fixture
def ran(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm was asked to do. Its build empties the folder, as the real one does."""
    asked: list[str] = []

    def run(command: list[str], *, cwd: Path, check: bool) -> None:
        assert (cwd, check) == (root / "web", True)
        asked.append(" ".join(command[1:]))
        if command[1:] == ["run", "build"]:
            shutil.rmtree(root / CLIENT, ignore_errors=True)
            (root / CLIENT).mkdir(parents=True)

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    return asked


def hook(root: Path) -> ClientHook:
    parts: list[Any] = [None] * 4
    return ClientHook(str(root), {}, *parts)


def test_the_client_is_built_where_it_is_served_from() -> None:
    assert ROOT / CLIENT == SERVED


def test_a_wheel_has_the_client_built_once(root: Path, ran: list[str]) -> None:
    hook(root).initialize("standard", {})
    assert ran == ["ci --no-audit --no-fund", "run build"]
    hook(root).initialize("standard", {})
    assert len(ran) == 2


def test_an_editable_install_builds_nothing(root: Path, ran: list[str]) -> None:
    hook(root).initialize("editable", {})
    assert not ran


@pytest.mark.parametrize(
    "change", ["web/src/App.svelte", "web/src/new.ts", "src/perspicace/games/x/RULES.md"]
)
def test_it_is_built_again_when_a_source_changes(root: Path, ran: list[str], change: str) -> None:
    build_client(root)
    before = digest(root)
    (root / change).parent.mkdir(parents=True, exist_ok=True)
    (root / change).write_text("another")
    assert digest(root) != before
    build_client(root)
    assert len(ran) == 4


def test_or_when_one_is_gone(root: Path, ran: list[str]) -> None:
    build_client(root)
    (root / "web/public/robots.txt").unlink()
    build_client(root)
    assert len(ran) == 4


def test_without_npm_a_sentence_says_what_is_missing(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(RuntimeError, match="Node"):
        build_client(root)
