"""A sentence in the two languages of the house."""

from __future__ import annotations

from typing import Literal, NamedTuple

Language = Literal["fr", "en"]


class Text(NamedTuple):
    fr: str
    en: str

    def in_language(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en

    def filled(self, **details: object) -> Text:
        return Text(self.fr.format(**details), self.en.format(**details))
