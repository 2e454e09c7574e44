"""Values typed on the command line, read or refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from perspicace.bots import bot_name, bots_of
from perspicace.games import registry
from perspicace.kernel.bot import Bot
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.record import Record, Sealed, read_options, write_record
from perspicace.kernel.refusals import Refusal, RefusedError, refuse
from perspicace.kernel.seal import seal_of, seed_of
from perspicace.kernel.texts import Language


def read_game(text: str) -> AnyGame:
    game = registry().find(text)
    if isinstance(game, Refusal):
        raise RefusedError(game)
    return game


def whole(argument: str, least: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers, from a least one on."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise RefusedError(refuse("cli/not-a-number", argument=argument, text=text)) from None
        if least is not None and number < least:
            raise RefusedError(refuse("cli/too-small", argument=argument, least=least))
        return number

    return read


def read_pair(text: str) -> tuple[str, str]:
    """`name=value`, of an option of a game."""
    name, sign, value = text.partition("=")
    if not sign:
        raise RefusedError(refuse("cli/not-a-pair", text=text))
    return name.strip(), value.strip()


def read_names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def new_file(text: str) -> Path:
    """Where a record will be written, refused at once rather than after the game."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise RefusedError(refuse("record/unwritable-file", file=text))
    return path


def agreed_options(game: AnyGame, pairs: Sequence[tuple[str, str]]) -> Any:
    options = read_options(game, dict(pairs))
    if isinstance(options, Refusal):
        raise RefusedError(options)
    return options


def find_bot(game: AnyGame, name: str) -> Bot:
    bot = bots_of(game.id).get(name)
    if bot is None:
        raise RefusedError(refuse("house/unknown-bot", game=game.name, bot=name))
    return bot


def lineup(game: AnyGame, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot a seat: as named, or one for all."""
    named = tuple(names) * seats if len(names) == 1 else tuple(names)
    if len(named) != seats:
        raise RefusedError(refuse("cli/other-seats", bots=len(named), seats=seats))
    for name in named:
        find_bot(game, name)
    return named


def called(game: AnyGame, bots: Sequence[str], language: Language, first: int = 1) -> list[str]:
    """Names for bots at the table; alike ones are told apart by their seats."""
    names = [bot_name(game.id, bot).in_language(language) for bot in bots]
    return [
        f"{name} {seat}" if names.count(name) > 1 else name
        for seat, name in enumerate(names, first)
    ]


def sealed_by(share: str) -> tuple[bytes, Sealed]:
    """The seed made of one share, and the seal that lets anyone check it in the record."""
    seed = seed_of((share,))
    return seed, Sealed(seal_of(seed), (share,))


def save(record: Record, path: Path) -> None:
    try:
        path.write_text(write_record(record), encoding="utf-8")
    except OSError:
        raise RefusedError(refuse("record/unwritable-file", file=str(path))) from None
