"""The front door of a house whose client was not built: a page that says what this address is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from aiohttp import web

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.texts import Text

from .sessions import language_of

GREETING = Text("La maison est ouverte.", "The house is open.")
BUILD = Text(
    "Le client n'est pas construit : « make play » s'en charge.",
    "The client has not been built: make play does it.",
)
SHELF = Text("Sur l'étagère", "On the shelf")
TERMINAL = Text("Pour jouer tout de suite dans un terminal :", "To play at once in a terminal:")
CLIENTS = Text(
    "Toute application peut jouer ici : voici la description du salon.",
    "Any program can play here: this is the description of the lobby.",
)


def add(app: web.Application, games: Sequence[AnyGame]) -> None:
    style = (files("perspicace.server") / "static" / "door.css").read_text(encoding="utf-8")

    async def door(request: web.Request) -> web.Response:
        language = language_of(request, None)
        return web.Response(text=_html(games, language), content_type="text/html")

    async def door_style(_: web.Request) -> web.Response:
        return web.Response(text=style, content_type="text/css")

    app.router.add_get("/", door)
    app.router.add_get("/door.css", door_style)


def _html(games: Sequence[AnyGame], language: str) -> str:
    def say(text: Text) -> str:
        return escape(text.fr if language == "fr" else text.en)

    shelf = "".join(
        f"<li><strong>{escape(game.name)}</strong> {say(game.pitch)}"
        f"<p>{say(TERMINAL)} <code>perspicace play {escape(game.id)}</code></p></li>"
        for game in games
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<title>Perspicace</title>"
        '<link rel="stylesheet" href="/door.css"></head>'
        f"<body><main><h1>Perspicace</h1><p>{say(GREETING)} {say(BUILD)}</p>"
        f"<h2>{say(SHELF)}</h2><ul>{shelf}</ul>"
        f'<p><a href="/api/openapi.json">{say(CLIENTS)}</a></p></main></body></html>'
    )
