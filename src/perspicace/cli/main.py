"""Reads the command line and runs a command; whatever goes wrong ends in a sentence."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from perspicace.kernel.refusals import RefusedError
from perspicace.kernel.texts import Text

from . import games, play, replay, serve, simulate
from .language import chosen_language, habitual_language, sentence
from .parser import Commands

COMMANDS: Final[tuple[ModuleType, ...]] = (serve, games, play, simulate, replay)
"""Each has `add(commands)`, which describes it, and `run(args)`, which gives the exit status."""

INTERRUPTED: Final = 130
REFUSED: Final = 2
PITCH = Text(
    "Cinq jeux français de déduction, de mémoire et de coup d'œil.",
    "Five French games of deduction, memory and quick eyes.",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The whole program. Gives the exit status."""
    _never_choke_on_a_character()
    try:
        return _run(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Who reads has seen enough. Python would flush once more at exit, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: list[str]) -> int:
    language = habitual_language(os.environ)
    try:
        language = chosen_language(arguments) or language
        commands = Commands(PITCH, language)
        for command in COMMANDS:
            command.add(commands)
        args = commands.parse(arguments)
        status: int = args.run(args)
        return status
    except RefusedError as refused:
        print(sentence(refused.refusal, language), file=sys.stderr)
        return REFUSED
    finally:
        sys.stdout.flush()


def _never_choke_on_a_character() -> None:
    for flow in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(flow, io.TextIOWrapper):
            flow.reconfigure(errors="replace")
