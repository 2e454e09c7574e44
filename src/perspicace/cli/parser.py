"""The standard parser, taught to refuse as the house does: a code and a sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn

from perspicace.kernel.refusals import Refusal, RefusedError, refuse
from perspicace.kernel.texts import Language, Text

from .language import OPTION

Run = Callable[[argparse.Namespace], int]

LANGUAGE = Text("français ou anglais", "French or English")
HELP = Text("dit ceci", "says this")
USAGE = Text("usage : ", "usage: ")

_COMPLAINTS: Final = (
    (r"unrecognized arguments: (?P<argument>.+)", "cli/unknown-argument"),
    (r"argument (?P<argument>\S+): expected .+", "cli/missing-value"),
    (r"argument command: invalid choice: '(?P<command>.*?)' .+", "cli/unknown-command"),
    (r"the following arguments are required: command", "cli/no-command"),
    (r"the following arguments are required: (?P<argument>.+)", "cli/missing-argument"),
)
"""What the standard parser says in English, and our code for it."""


class Commands:
    """The commands of the program, as they are described one by one."""

    def __init__(self, pitch: Text, language: Language) -> None:
        self.language = language
        self._parser = _Parser(
            prog="perspicace",
            description=self.say(pitch),
            add_help=False,
            formatter_class=self._formatter(),
        )
        self._complete(self._parser)
        self._parser.set_defaults(language=language)
        self._commands = self._parser.add_subparsers(
            dest="command", metavar="command", required=True, parser_class=_Parser
        )

    def add(self, name: str, pitch: Text, run: Run) -> CommandParser:
        """A command: `run` gets its arguments, with the `language` to speak among them."""
        said = self.say(pitch)
        parser = self._commands.add_parser(
            name, help=said, description=said, add_help=False, formatter_class=self._formatter()
        )
        self._complete(parser)
        parser.set_defaults(run=run)
        return CommandParser(parser, self.language)

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        return self._parser.parse_args(arguments)

    def say(self, text: Text) -> str:
        return text.in_language(self.language)

    def _complete(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("-h", "--help", action="help", help=self.say(HELP))
        parser.add_argument(
            OPTION, metavar="fr|en", default=argparse.SUPPRESS, help=self.say(LANGUAGE)
        )

    def _formatter(self) -> type[argparse.HelpFormatter]:
        language = self.language

        class Formatter(argparse.HelpFormatter):
            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[argparse.Action],
                groups: Iterable[argparse._MutuallyExclusiveGroup],
                prefix: str | None = None,
            ) -> None:
                said = USAGE.in_language(language) if prefix is None else prefix
                super().add_usage(usage, actions, groups, said)

            def start_section(self, heading: str | None) -> None:
                plain = "arguments" if heading == "positional arguments" else heading
                super().start_section(plain)

        return Formatter


class CommandParser:
    """Takes the arguments of one command, with their help in the language spoken."""

    def __init__(self, parser: argparse.ArgumentParser, language: Language) -> None:
        self._parser = parser
        self._language = language

    def value(
        self,
        name: str,
        meaning: Text,
        read: Callable[[str], object] = str,
        *,
        metavar: str | None = None,
        default: object = None,
        repeated: bool = False,
    ) -> None:
        """An argument or option with a value. `read` raises RefusedError on a bad one."""
        self._parser.add_argument(
            name,
            type=read,
            metavar=metavar,
            default=[] if repeated else default,
            action="append" if repeated else "store",
            help=meaning.in_language(self._language),
        )

    def flag(self, name: str, meaning: Text) -> None:
        self._parser.add_argument(
            name, action="store_true", help=meaning.in_language(self._language)
        )


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise RefusedError(_refusal(message))


def _refusal(message: str) -> Refusal:
    for pattern, code in _COMPLAINTS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return refuse(code, **found.groupdict())
    return refuse("cli/not-understood", why=message)
