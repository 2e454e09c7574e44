"""The record of a game: who sat where, what was agreed, and every move with its time.

Chance is in it, so a record replays without a generator, and a person can write one by hand:

    perspicace 1
    game cqfd 1
    option series=3
    seat 1 Ada
    seat 2 Boris

    chance lead 1
    chance deal R D 10 9×2 8 7 / As×2 V×2 10 9 8
    @4.2 1 ask As R D V×4

A line may begin with the table time in seconds; without it the time of the line before holds. A
line that begins with `#` is a remark.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .contract import AnyGame, Millis
from .moves import Move
from .refusals import Refusal, RefusedError, refuse
from .registry import Registry
from .seats import CHANCE, CLOCK, Seat, seat_name

FORMAT = 1


class Entry(msgspec.Struct, frozen=True):
    """One move of a seat, at a table time."""

    seat: Seat
    move: Move
    at: Millis


class Sealed(msgspec.Struct, frozen=True):
    """The seed of a game's chance, opened: what it was sealed with, and by whom."""

    seal: str
    shares: tuple[str, ...]


class Record(msgspec.Struct, frozen=True):
    game: AnyGame
    options: Any
    names: tuple[str, ...]
    entries: tuple[Entry, ...]
    sealed: Sealed | None = None

    @property
    def seats(self) -> int:
        return len(self.names)


def write_record(record: Record) -> str:
    game = record.game
    lines = [f"perspicace {FORMAT}", f"game {game.id} {game.version}"]
    chosen = msgspec.to_builtins(record.options)
    default = msgspec.to_builtins(game.options())
    lines += [f"option {k}={_plain(v)}" for k, v in chosen.items() if v != default[k]]
    lines += [f"seat {number} {name}" for number, name in enumerate(record.names, 1)]
    if record.sealed:
        lines.append(f"seal {record.sealed.seal}")
        lines += [f"share {share}" for share in record.sealed.shares]
    lines.append("")
    at = 0
    for entry in record.entries:
        time = f"@{entry.at / 1000:.3f} " if entry.at != at else ""
        at = entry.at
        lines.append(f"{time}{seat_name(entry.seat)} {game.write(entry.move)}")
    return "\n".join(lines) + "\n"


def read_record(text: str, registry: Registry) -> Record:
    """The record written so. Raises RefusedError, naming the line, on anything it does not know."""
    reader = _Reader(registry)
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if content and not content.startswith("#"):
            refusal = reader.take(content)
            if refusal is not None:
                raise RefusedError(refuse("record/bad-line", line=number, why=refusal))
    return reader.finish()


def read_options(game: AnyGame, given: dict[str, Any]) -> Any | Refusal:
    """Options as written in a record or on a command line: every value may be text."""
    try:
        return msgspec.convert(given, game.options, strict=False)
    except msgspec.ValidationError as error:
        return refuse("house/bad-option", game=game.id, why=str(error))


class _Reader:
    """Takes a record line by line."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._format: int | None = None
        self._game: AnyGame | None = None
        self._options: dict[str, str] = {}
        self._names: list[str] = []
        self._seal = ""
        self._shares: list[str] = []
        self._entries: list[Entry] = []
        self._at = 0

    def take(self, line: str) -> Refusal | None:
        word, _, rest = line.partition(" ")
        if self._format is None:
            return self._take_format(word, rest)
        if self._game is None:
            return self._take_game(word, rest)
        match word:
            case "option" if "=" in rest:
                key, _, value = rest.partition("=")
                self._options[key.strip()] = value.strip()
            case "seat" if rest.startswith(f"{len(self._names) + 1} "):
                self._names.append(rest.partition(" ")[2].strip())
            case "seal":
                self._seal = rest
            case "share":
                self._shares.append(rest)
            case _:
                return self._take_entry(self._game, line)
        return None

    def finish(self) -> Record:
        if self._game is None:
            raise RefusedError(refuse("record/not-a-record"))
        if len(self._names) not in self._game.seats:
            raise RefusedError(
                refuse("house/bad-seats", game=self._game.id, seats=len(self._names))
            )
        options = read_options(self._game, dict(self._options))
        if isinstance(options, Refusal):
            raise RefusedError(options)
        sealed = Sealed(self._seal, tuple(self._shares)) if self._seal else None
        return Record(self._game, options, tuple(self._names), tuple(self._entries), sealed)

    def _take_format(self, word: str, rest: str) -> Refusal | None:
        if word != "perspicace" or rest != str(FORMAT):
            return refuse("record/not-a-record")
        self._format = FORMAT
        return None

    def _take_game(self, word: str, rest: str) -> Refusal | None:
        match = re.fullmatch(r"(\S+) (\d{1,6})", rest)
        if word != "game" or not match:
            return refuse("record/no-game")
        game = self._registry.find(match[1], int(match[2]))
        if isinstance(game, Refusal):
            return game
        self._game = game
        return None

    def _take_entry(self, game: AnyGame, line: str) -> Refusal | None:
        match = re.fullmatch(r"(?:@(\d{1,9}(?:\.\d{1,3})?) )?\s*(chance|clock|[1-9]\d?) (.+)", line)
        if not match:
            return refuse("record/unknown-word", word=line.partition(" ")[0])
        move = game.read(match[3])
        if isinstance(move, Refusal):
            return move
        at = round(float(match[1]) * 1000) if match[1] else self._at
        if at < self._at:
            return refuse("record/time-runs-back")
        self._at = at
        house = {"chance": CHANCE, "clock": CLOCK}
        seat = house.get(match[2]) or Seat(int(match[2]) - 1)
        self._entries.append(Entry(seat, move, at))
        return None


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
