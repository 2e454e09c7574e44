"""A client of a few lines, as a build leaves it in its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FILES: Final = {
    "index.html": b"<!doctype html><title>A little client</title>",
    "worker.js": b"addEventListener('fetch', () => {})",
    "manifest.webmanifest": b'{"name": "A little client"}',
    "robots.txt": b"User-agent: *\n",
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    ".sources": b"not to be served",
    "icons/icon-180.png": b"\x89PNG\r\n\x1a\n",
    "assets/index-1a2b3c.js": b"document.title = 'drawn'\n" * 40,
    "assets/index-4d5e6f.css": b"body { color: teal }\n" * 40,
    "assets/text-7a8b9c.woff2": b"wOF2" * 40,
}


def write_client(folder: Path) -> Path:
    for name, body in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder
