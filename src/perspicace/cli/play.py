"""`perspicace play`: a person at the terminal, against bots."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from perspicace.bots import bots_of
from perspicace.bots.arena import Arena
from perspicace.kernel.bot import Decision
from perspicace.kernel.contract import AnyGame, Outcome
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Record
from perspicace.kernel.refusals import Refusal, RefusedError, refuse
from perspicace.kernel.seats import Seat
from perspicace.kernel.texts import Language, Text

from .language import sentence
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
from .wording import GAME, GAME_OPTION, RECORD, SAVED, SEED, called_by

PITCH = Text("joue au terminal contre des robots", "play at the terminal against bots")
BOTS = Text(
    "tes adversaires, séparés par des virgules (sinon : le plus fort)",
    "your opponents, separated by commas (or: the strongest)",
)

YOU = Text("Joueur", "Player")
WELCOME = Text(
    "{game}, contre {others}. Graine {seed}. Ctrl-D arrête la partie.",
    "{game}, against {others}. Seed {seed}. Ctrl-D stops the game.",
)
EXAMPLE = Text("Tu peux jouer, par exemple : {moves}", "You may play, for example: {moves}")
STOPPED = Text("La partie s'arrête là.", "The game stops here.")
WON = Text("Bravo, tu as gagné !", "Well done, you have won!")
SHARED = Text("Tu gagnes, avec {others}.", "You win, with {others}.")
LOST = Text("Cette fois, c'est {others} qui gagne.", "This time {others} wins.")
DRAW = Text("Personne ne gagne.", "Nobody wins.")
KEEP = Text(
    "Un nom de fichier pour garder la partie, ou rien : ",
    "A file name to keep the record, or nothing: ",
)

PERSON = Seat(0)


def add(commands: Commands) -> None:
    parser = commands.add("play", PITCH, run)
    parser.value("game", GAME, read_game)
    parser.value("--bots", BOTS, read_names, metavar="A,B")
    parser.value("--seed", SEED, whole("--seed"), metavar="S")
    parser.value("--option", GAME_OPTION, read_pair, metavar="K=V", repeated=True)
    parser.value("--record", RECORD, new_file, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    game: AnyGame = args.game
    language: Language = args.language
    options = agreed_options(game, args.option)
    bots = _opponents(game, args.bots)
    names = [YOU.in_language(language), *called(game, bots, language, first=2)]
    seed = secrets.randbelow(2**32) if args.seed is None else args.seed
    chance, sealed = sealed_by(f"play {seed}")
    players = [Person(game, language), *(find_bot(game, bot) for bot in bots)]
    arena = Arena(game, options, players, chance)
    welcome = WELCOME.filled(game=game.name, others=", ".join(names[1:]), seed=seed)
    print(welcome.in_language(language))
    try:
        _play(arena, names, language)
    except EOFError:
        print("\n" + STOPPED.in_language(language))
    finally:
        # Also when the game was broken off: what was played is not lost.
        record = msgspec.structs.replace(arena.record(names), sealed=sealed)
        if args.record:
            save(record, args.record)
    if args.record:
        print(SAVED.filled(file=args.record).in_language(language))
    elif arena.outcome:
        _keep(record, language)
    return 0


class Person:
    """Sits in the arena like a bot. Table time stands still while a person thinks."""

    def __init__(self, game: AnyGame, language: Language) -> None:
        self._game = game
        self._language = language

    def decide(self, view: Any, offers: Sequence[Offer], memory: bytes, rng: Random) -> Decision:
        print(self._game.show(view).in_language(self._language))
        examples = " | ".join(
            self._game.write(offer.sample(self._game.verbs, rng)) for offer in offers
        )
        print(EXAMPLE.filled(moves=examples).in_language(self._language))
        while True:
            move = self._game.read(self._with_verb(input("> ").strip(), offers))
            if not isinstance(move, Refusal):
                # The rules refuse alike in every world that looks the same from this seat.
                refusal = self._game.check(self._game.resample(view, rng), PERSON, move)
                if refusal is None:
                    return Decision(move, memory)
                move = refusal
            print(sentence(move, self._language))

    def _with_verb(self, typed: str, offers: Sequence[Offer]) -> str:
        """The verb may be left out where there is only one."""
        begun = typed.partition(" ")[0] in self._game.verbs
        return typed if begun or len(offers) != 1 else f"{offers[0].verb} {typed}"


def _opponents(game: AnyGame, named: tuple[str, ...] | None) -> tuple[str, ...]:
    """As many as were named; one alone, or none, fills the smallest table."""
    names = named or tuple(bots_of(game.id))[-1:]
    seats = 1 + len(names) if len(names) > 1 else game.seats[0]
    if seats not in game.seats:
        raise RefusedError(refuse("house/bad-seats", game=game.name, seats=seats))
    return lineup(game, names, seats - 1)


def _play(arena: Arena, names: Sequence[str], language: Language) -> None:
    game = arena.game
    while (step := arena.advance()) is not None:
        for told in step.told:
            if told.to.includes(PERSON):
                print(game.tell(told.event, called_by(names)).in_language(language))
    print(game.show(game.view(arena.state, PERSON)).in_language(language))
    if arena.outcome:
        print(_verdict(arena.outcome, names).in_language(language))


def _verdict(outcome: Outcome, names: Sequence[str]) -> Text:
    others = ", ".join(names[seat] for seat in outcome.winners if seat != PERSON)
    if PERSON in outcome.winners:
        return SHARED.filled(others=others) if others else WON
    return LOST.filled(others=others) if others else DRAW


def _keep(record: Record, language: Language) -> None:
    """Asks until the record is saved, or not wanted."""
    while True:
        try:
            typed = input(KEEP.in_language(language)).strip()
        except EOFError:
            print()
            return
        if not typed:
            return
        try:
            save(record, new_file(typed))
        except RefusedError as refused:
            print(sentence(refused.refusal, language))
        else:
            print(SAVED.filled(file=typed).in_language(language))
            return
