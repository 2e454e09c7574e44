"""`python -m tests.docs.regenerate`: write the generated pages anew."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from perspicace.games import registry
from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.refusals import Refusal
from perspicace.server.app import add_routes
from perspicace.server.settings import Settings
from perspicace.store.base import Store
from perspicace.table.house import House
from perspicace.table.minds import Minds
from perspicace.table.office import Office

from .pages import DOCS, ROOT, name_of
from .typescript import game_types, house_types

TITLES = {
    "house": "The house",
    "record": "Records",
    "seal": "The sealed deal",
    "cli": "The command line",
    "table": "At the table",
    "wire": "Messages",
    "server": "The server",
}

HEAD = """\
# Refusals

Every refusal of the house and of its games: a stable code, and its sentence in both languages. A
code keeps its meaning for ever. What stands in braces is filled in.

This page is written by `make docs`.
"""


def empty_house() -> House:
    """A house that can be looked at, but not lived in: it has no store and no minds."""
    return House(
        Office(
            registry=registry(),
            catalogue=Catalogue(registry()),
            store=cast("Store", None),
            minds=cast("Minds", None),
            now=time.monotonic,
        )
    )


def refusals() -> str:
    texts = Catalogue(registry()).texts
    lines = [HEAD.rstrip("\n")]
    for group, codes in groupby(texts, _group):
        lines += ["", f"## {_title(group)}", "", "| code | français | English |"]
        lines.append("| --- | --- | --- |")
        lines += [f"| `{code}` | {texts[code].fr} | {texts[code].en} |" for code in codes]
    return "\n".join(lines) + "\n"


def openapi() -> str:
    """As a running house gives it."""
    app = web.Application()
    add_routes(app, empty_house(), Settings(database=Path()))
    address = "/api/openapi.json"
    (answer,) = (
        route.handler
        for route in app.router.routes()
        if route.method == "GET" and route.resource and route.resource.canonical == address
    )
    response = asyncio.run(cast("Any", answer)(make_mocked_request("GET", address)))
    return json.dumps(json.loads(response.text), ensure_ascii=False, indent=2) + "\n"


CLIENT = ROOT / "web" / "src"
GENERATED: dict[Path, Callable[[], str]] = {
    DOCS / "refusals.md": refusals,
    DOCS / "openapi.json": openapi,
    CLIENT / "net" / "wire.ts": house_types,
    **{
        CLIENT / "games" / game.id / "wire.ts": partial(game_types, game)
        for game in registry().shelf()
    },
}


def main() -> None:
    for path, write in GENERATED.items():
        text = write()
        changed = not path.exists() or path.read_text("utf-8") != text
        path.write_text(text, "utf-8")
        sys.stdout.write(f"{'changed' if changed else 'same   '} {name_of(path)}\n")


def _group(code: str) -> str:
    return code.partition("/")[0]


def _title(group: str) -> str:
    if group in TITLES:
        return TITLES[group]
    game = registry().find(group)
    assert not isinstance(game, Refusal), f"{group} is neither a room of the house nor a game"
    return game.name


if __name__ == "__main__":
    main()
