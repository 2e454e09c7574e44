"""Which language to speak: the one asked for, or else that of the locale. How to refuse in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from perspicace.games import registry
from perspicace.kernel.catalogue import Catalogue
from perspicace.kernel.refusals import Refusal, RefusedError, refuse
from perspicace.kernel.texts import Language

OPTION: Final = "--lang"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def habitual_language(environment: Mapping[str, str]) -> Language:
    locale = next((value for name in _LOCALE if (value := environment.get(name))), "")
    return "fr" if locale.startswith("fr") else "en"


def chosen_language(arguments: Sequence[str]) -> Language | None:
    """Looked for before the arguments are parsed, because the parser speaks too."""
    for place, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == OPTION:
            return _language(value if sign else "".join(arguments[place + 1 : place + 2]))
    return None


def sentence(refusal: Refusal, language: Language) -> str:
    return Catalogue(registry()).say(refusal, language)


def _language(name: str) -> Language:
    known: tuple[Language, ...] = get_args(Language)
    for language in known:
        if name == language:
            return language
    raise RefusedError(refuse("cli/unknown-language", language=name))
