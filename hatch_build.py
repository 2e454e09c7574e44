"""Puts the built client into a wheel. An editable install, which `make` uses, needs none of it."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/perspicace/server/static/client")
MARK = CLIENT / ".sources"
"""The digest of what the client was built from."""

FOLDERS = ("web/src", "web/public")
FILES = ("web/*.ts", "web/*.js", "web/*.json", "web/*.html", "src/perspicace/games/*/RULES.md")


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            build_client(Path(self.root))


def build_client(root: Path) -> None:
    """Builds it, unless it is there and was built from what is here."""
    sources = digest(root)
    mark = root / MARK
    if mark.exists() and mark.read_text("utf-8") == sources:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("The client is built with Node.js 20 or newer and npm.")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True)  # noqa: S603 - our own
    mark.write_text(sources, "utf-8")


def digest(root: Path) -> str:
    """Of the names and contents of all that the client is made of."""
    total = hashlib.sha256()
    for path in sorted(_sources(root)):
        name = path.relative_to(root).as_posix()
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for folder in FOLDERS:
        yield from (path for path in (root / folder).rglob("*") if path.is_file())
    for pattern in FILES:
        yield from root.glob(pattern)
