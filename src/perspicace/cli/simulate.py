"""`perspicace simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

from perspicace.bots.arena import Arena
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.record import Record
from perspicace.kernel.refusals import RefusedError, refuse
from perspicace.kernel.texts import Language, Text

from .intervals import wilson
from .parser import Commands
from .values import (
    agreed_options,
    called,
    find_bot,
    lineup,
    new_file,
    read_game,
    read_names,
    read_pair,
    save,
    sealed_by,
    whole,
)
from .wording import GAME, GAME_OPTION, JSON, RECORD, SAVED, SEED, columns, decimal

PITCH = Text("des parties entre robots, et leurs chiffres", "games between bots, and their figures")
SEATS = Text("le nombre de joueurs", "the number of players")
BOTS = Text(
    "un robot par place, séparés par des virgules, ou un seul pour toutes",
    "one bot for each seat, separated by commas, or one for all",
)
GAMES = Text("le nombre de parties (100)", "the number of games (100)")

TITLE = Text("{game} : {games} parties, graine {seed}", "{game}: {games} games, seed {seed}")
HEAD = (
    Text("place", "seat"),
    Text("gagnées", "won"),
    Text("taux", "rate"),
    Text("à 95 %", "at 95%"),
    Text("points", "points"),
)
DRAWS = Text("Sans gagnant : {draws}.", "Nobody won: {draws}.")
LENGTH = Text(
    "Coups par partie : {mean} en moyenne, de {least} à {most} ; {rate} coups par seconde.",
    "Moves in a game: {mean} on average, from {least} to {most}; {rate} moves a second.",
)


class Place(msgspec.Struct, frozen=True):
    """How one seat fared. A shared win is a win."""

    seat: int
    bot: str
    wins: int
    rate: float
    low: float
    high: float
    points: float


class Summary(msgspec.Struct, frozen=True):
    game: str
    version: int
    options: Any
    seed: int
    games: int
    places: tuple[Place, ...]
    draws: int
    mean_moves: float
    least_moves: int
    most_moves: int
    moves_per_second: float
    """Moves of players; those of chance are not counted, but their time is."""


def add(commands: Commands) -> None:
    parser = commands.add("simulate", PITCH, run)
    parser.value("game", GAME, read_game)
    parser.value("--seats", SEATS, whole("--seats"), metavar="N")
    parser.value("--bots", BOTS, read_names, metavar="A,B", default=("random",))
    parser.value("--games", GAMES, whole("--games", least=1), metavar="K", default=100)
    parser.value("--seed", SEED, whole("--seed"), metavar="S", default=0)
    parser.value("--option", GAME_OPTION, read_pair, metavar="K=V", repeated=True)
    parser.value("--record", RECORD, new_file, metavar="FILE")
    parser.flag("--json", JSON)


def run(args: argparse.Namespace) -> int:
    game: AnyGame = args.game
    seats = _seats(game, args.seats, args.bots)
    bots = lineup(game, args.bots, seats)
    options = agreed_options(game, args.option)
    summary, last = simulate(game, options, bots, args.games, args.seed, args.language)
    if args.record:
        save(last, args.record)
    if args.json:
        print(json.dumps(msgspec.to_builtins(summary), ensure_ascii=False, indent=2))
        return 0
    print(_page(summary, game.name, args.language))
    if args.record:
        print(SAVED.filled(file=args.record).in_language(args.language))
    return 0


def simulate(
    game: AnyGame, options: Any, bots: tuple[str, ...], games: int, seed: int, language: Language
) -> tuple[Summary, Record]:
    """The figures of so many games, and the record of the last."""
    players = [find_bot(game, bot) for bot in bots]
    wins = [0] * len(bots)
    points = [0] * len(bots)
    draws = 0
    lengths: list[int] = []
    began = perf_counter()
    for number in _counted(games):
        chance, sealed = sealed_by(f"simulation {seed} {number}")
        arena = Arena(game, options, players, chance)
        outcome = arena.play_out()
        lengths.append(sum(entry.seat >= 0 for entry in arena.entries))
        draws += not outcome.winners
        for seat in outcome.winners:
            wins[seat] += 1
        points = [total + score for total, score in zip(points, outcome.scores, strict=True)]
    seconds = perf_counter() - began
    summary = Summary(
        game=game.id,
        version=game.version,
        options=options,
        seed=seed,
        games=games,
        places=tuple(
            Place(seat + 1, bot, wins[seat], *wilson(wins[seat], games), points[seat] / games)
            for seat, bot in enumerate(bots)
        ),
        draws=draws,
        mean_moves=sum(lengths) / games,
        least_moves=min(lengths),
        most_moves=max(lengths),
        moves_per_second=sum(lengths) / seconds,
    )
    record = arena.record(called(game, bots, language))
    return summary, msgspec.structs.replace(record, sealed=sealed)


def _seats(game: AnyGame, wanted: int | None, bots: tuple[str, ...]) -> int:
    """As many as asked for, or as bots were named, or as few as the game takes."""
    seats = wanted if wanted is not None else len(bots) if len(bots) > 1 else game.seats[0]
    if seats not in game.seats:
        raise RefusedError(refuse("house/bad-seats", game=game.name, seats=seats))
    return seats


def _counted(games: int) -> Iterable[int]:
    """On a terminal, with a bar that fills."""
    if not sys.stderr.isatty():
        return range(games)
    return track(range(games), "", console=Console(stderr=True), transient=True)


def _page(summary: Summary, name: str, language: Language) -> str:
    rows = [[head.in_language(language) for head in HEAD]]
    for place in summary.places:
        low, rate, high = (
            decimal(100 * share, 1, language) for share in (place.low, place.rate, place.high)
        )
        points = decimal(place.points, 2, language)
        cells = [f"{place.seat} {place.bot}", str(place.wins), f"{rate} %", f"{low} – {high} %"]
        rows.append([*cells, points])
    length = LENGTH.filled(
        mean=decimal(summary.mean_moves, 1, language),
        least=summary.least_moves,
        most=summary.most_moves,
        rate=decimal(summary.moves_per_second, 0, language),
    )
    lines = (
        TITLE.filled(game=name, games=summary.games, seed=summary.seed).in_language(language),
        columns(rows),
        DRAWS.filled(draws=summary.draws).in_language(language),
        length.in_language(language),
    )
    return "\n".join(lines)
