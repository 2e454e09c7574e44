"""`perspicace replay`: a record again, as a seat saw it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from perspicace.deduce.certainty import curves
from perspicace.games import registry
from perspicace.kernel.contract import AnyGame, Millis, Step
from perspicace.kernel.moves import Event
from perspicace.kernel.record import Record, read_record
from perspicace.kernel.refusals import RefusedError, refuse
from perspicace.kernel.replay import replay
from perspicace.kernel.seal import verify, words_of
from perspicace.kernel.seats import SPECTATOR, Seat
from perspicace.kernel.texts import Language, Text

from .parser import Commands
from .values import whole
from .wording import JSON, called_by, decimal

PITCH = Text("une partie enregistrée, coup par coup", "a record, move by move")
FILE = Text("la partie enregistrée", "the record")
SEAT = Text("comme l'a vue cette place (sinon : le public)", "as this seat saw it (or: onlookers)")
AT = Text("seulement le moment qui suit K coups", "only the moment after K moves")
VERIFY = Text("vérifie le sceau du hasard", "checks the seal of chance")

START = Text("Au début", "At the start")
AFTER = Text("Coup n° {number}, à {at} s", "Move no. {number}, at {at} s")
VERIFIED = Text(
    "Le sceau est bon ({words}) : tout le hasard vient de la graine scellée.",
    "The seal holds ({words}): all chance comes from the sealed seed.",
)


class Moment(NamedTuple):
    """What a seat heard of a move, and all it knew after it."""

    moves: int
    at: Millis
    heard: tuple[Event, ...]
    view: Any


def add(commands: Commands) -> None:
    parser = commands.add("replay", PITCH, run)
    parser.value("file", FILE, Path)
    parser.value("--seat", SEAT, whole("--seat"), metavar="N")
    parser.value("--at", AT, whole("--at", least=0), metavar="K")
    parser.flag("--verify", VERIFY)
    parser.flag("--json", JSON)


def run(args: argparse.Namespace) -> int:
    record = _read(args.file)
    seat = _seat(record, args.seat)
    # All of it before a word is said: half a replay of a bad record would pass for a game.
    moments = _moments(record, seat)
    if args.verify:
        _verify(record)
    if args.at is not None:
        if args.at >= len(moments):
            raise RefusedError(refuse("record/no-such-moment", moves=len(record.entries)))
        record = msgspec.structs.replace(record, entries=record.entries[: args.at])
        moments = moments[args.at : args.at + 1]
    if args.json:
        described = {
            **_described(record, args.seat, moments, args.language),
            "seal": {"words": _words(record), "verified": args.verify} if record.sealed else None,
        }
        print(json.dumps(described, ensure_ascii=False, indent=2))
    elif args.verify:
        words = " ".join(_words(record))
        print(VERIFIED.filled(words=words).in_language(args.language))
    else:
        print("\n\n".join(_page(record, moment, args.language) for moment in moments))
    return 0


def _read(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise RefusedError(refuse("record/unreadable-file", file=str(path))) from None
    return read_record(text, registry())


def _seat(record: Record, number: int | None) -> Seat:
    if number is None:
        return SPECTATOR
    if not 1 <= number <= record.seats:
        raise RefusedError(refuse("table/no-such-seat"))
    return Seat(number - 1)


def _verify(record: Record) -> None:
    refusal = verify(record)
    if refusal is not None:
        raise RefusedError(refusal)


def _moments(record: Record, seat: Seat) -> list[Moment]:
    times = [0, *(entry.at for entry in record.entries)]
    steps = enumerate(zip(times, replay(record), strict=True))
    return [_moment(record.game, seat, moves, at, step) for moves, (at, step) in steps]


def _moment(game: AnyGame, seat: Seat, moves: int, at: Millis, step: Step[Any]) -> Moment:
    heard = tuple(told.event for told in step.told if told.to.includes(seat))
    return Moment(moves, at, heard, game.view(step.state, seat))


def _page(record: Record, moment: Moment, language: Language) -> str:
    at = decimal(moment.at / 1000, 1, language)
    title = AFTER.filled(number=moment.moves, at=at) if moment.moves else START
    said = [_say(record, event, language) for event in moment.heard]
    shown = record.game.show(moment.view).in_language(language)
    return "\n".join([f"— {title.in_language(language)}", *said, shown])


def _say(record: Record, event: Event, language: Language) -> str:
    return record.game.tell(event, called_by(record.names)).in_language(language)


def _words(record: Record) -> tuple[str, ...]:
    return words_of(record.sealed.seal) if record.sealed else ()


def _described(
    record: Record, seat: int | None, moments: Sequence[Moment], language: Language
) -> dict[str, Any]:
    return {
        "game": record.game.id,
        "version": record.game.version,
        "options": msgspec.to_builtins(record.options),
        "names": record.names,
        "seat": seat,
        "steps": [
            {
                "moves": moment.moves,
                "at": moment.at,
                "heard": [
                    {**msgspec.to_builtins(event), "said": _say(record, event, language)}
                    for event in moment.heard
                ],
                "view": msgspec.to_builtins(moment.view),
            }
            for moment in moments
        ],
        "certainty": [
            {"seat": curve.seat + 1, "worlds": curve.worlds, "known_from": curve.known_from}
            for curve in curves(record)
        ],
    }
