"""`perspicace games`: what can be played here, how, and against whom."""

from __future__ import annotations

import argparse
import json
import typing
from typing import Any

import msgspec

from perspicace.bots import bot_name, bots_of
from perspicace.games import registry
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.texts import Language, Text

from .parser import Commands
from .wording import JSON, paragraph

PITCH = Text("les jeux, leurs options et leurs robots", "the games, their options and their bots")
SEATS = Text("{seats} joueurs", "{seats} players")
BOTS = Text("Robots : {bots}", "Bots: {bots}")


def add(commands: Commands) -> None:
    parser = commands.add("games", PITCH, run)
    parser.flag("--json", JSON)


def run(args: argparse.Namespace) -> int:
    shelf = [describe(game, args.language) for game in registry().shelf()]
    if args.json:
        print(json.dumps({"games": shelf}, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(_page(game, args.language) for game in shelf))
    return 0


def describe(game: AnyGame, language: Language) -> dict[str, Any]:
    return {
        "id": game.id,
        "version": game.version,
        "name": game.name,
        "pitch": game.pitch.in_language(language),
        "seats": list(game.seats),
        "options": [
            _option(game, field, language) for field in msgspec.structs.fields(game.options)
        ],
        "bots": [
            {"id": bot, "name": bot_name(game.id, bot).in_language(language)}
            for bot in bots_of(game.id)
        ],
    }


def _option(game: AnyGame, field: msgspec.structs.FieldInfo, language: Language) -> dict[str, Any]:
    values = [True, False] if field.type is bool else list(typing.get_args(field.type))
    return {
        "name": field.name,
        "values": values or None,  # any whole number
        "default": field.default,
        "help": game.option_texts[field.name].in_language(language),
    }


def _page(game: dict[str, Any], language: Language) -> str:
    counts = game["seats"]
    seats = str(counts[0]) if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"
    lines = [
        f"{game['name']}  ({game['id']}, {SEATS.filled(seats=seats).in_language(language)})",
        *paragraph(game["pitch"], indent=2),
        *paragraph(
            BOTS.filled(bots=", ".join(map(_bot, game["bots"]))).in_language(language), indent=2
        ),
    ]
    for option in game["options"]:
        values = option["values"]
        allowed = "|".join(map(_plain, values)) if values else "N"
        lines.append(f"  --option {option['name']}={allowed}  [{_plain(option['default'])}]")
        lines += paragraph(option["help"], indent=6)
    return "\n".join(lines)


def _bot(bot: dict[str, str]) -> str:
    return bot["id"] if bot["id"] == bot["name"] else f"{bot['id']} ({bot['name']})"


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
