"""The client: its pages, scripts, fonts and pictures.

Its files are read once, at the start. An address is looked up among them and never on the disk, so
none leads out of their folder.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from aiohttp import ETag, web

from perspicace.kernel.contract import AnyGame

from . import door

PAGES: Final = (
    "/",
    "/jeux/{game}",
    "/jeux/{game}/regles",
    "/jeux/{game}/apprendre",
    "/jeux/{game}/creer",
    "/t/{table}",
    "/t/{table}/revoir",
    "/moi",
    "/reglages",
    "/kit",
)
"""Addresses at which the client draws something. It is one page that looks at its own address."""

ELSEWHERE: Final = r"/{path:(?!api/).*}"

INDEX: Final = "/index.html"
ASSETS: Final = "assets"
"""The folder of files that the build names by their content: under one name they never change."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED: Final = {".png", ".woff", ".woff2"}
"""Files that would not become smaller."""


class File(NamedTuple):
    body: bytes
    zipped: bytes | None
    headers: dict[str, str]
    tag: str


def add(app: web.Application, folder: Path, games: Sequence[AnyGame]) -> None:
    files = _read_all(folder)
    if INDEX not in files:
        door.add(app, games)
        return

    async def page(request: web.Request) -> web.Response:
        return _answer(request, files[INDEX])

    async def file(request: web.Request) -> web.Response:
        if request.path in files:
            return _answer(request, files[request.path])
        if "text/html" in request.headers.get("Accept", ""):  # a person: the client says it better
            return _answer(request, files[INDEX], status=404)
        raise web.HTTPNotFound

    for path in PAGES:
        app.router.add_get(path, page)
    app.router.add_get(ELSEWHERE, file)


def _read_all(folder: Path) -> dict[str, File]:
    """Every file of the client, by its address. What the build notes for itself is hidden."""
    return {
        f"/{path.relative_to(folder).as_posix()}": _read(path, folder)
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    headers = {
        "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
        "Cache-Control": FOR_EVER if path.is_relative_to(folder / ASSETS) else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    zipped = None if path.suffix in PACKED else gzip.compress(body, 9, mtime=0)
    return File(body, zipped, headers, hashlib.sha256(body).hexdigest()[:16])


def _answer(request: web.Request, file: File, status: int = 200) -> web.Response:
    # The tag is weak: it is the same whether the file is zipped or not.
    if status == 200 and _has(request, file.tag):
        response = web.Response(status=304, headers=file.headers)
    elif file.zipped is not None and _takes_gzip(request):
        headers = {**file.headers, "Content-Encoding": "gzip"}
        response = web.Response(status=status, headers=headers, body=file.zipped)
    else:
        response = web.Response(status=status, headers=file.headers, body=file.body)
    response.etag = ETag(file.tag, is_weak=True)
    return response


def _has(request: web.Request, tag: str) -> bool:
    return any(known.value in {tag, "*"} for known in request.if_none_match or ())


def _takes_gzip(request: web.Request) -> bool:
    """A coding may be named only to be declined, with a weight of nothing."""
    for coding in request.headers.get("Accept-Encoding", "").split(","):
        name, _, weight = coding.lower().replace(" ", "").partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False
