"""What several commands say, and how text is laid out: plain, so that it reads well in a pipe."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import Final

from perspicace.kernel.seats import Seat, seat_name
from perspicace.kernel.texts import Language, Text

WIDTH: Final = 88

GAME = Text("l'identifiant du jeu, par exemple cqfd", "the id of the game, for example cqfd")
JSON = Text("un objet JSON au lieu de texte", "a JSON object instead of text")
GAME_OPTION = Text(
    "une option du jeu ; peut être répété (voir perspicace games)",
    "an option of the game; may be repeated (see perspicace games)",
)
RECORD = Text("le fichier où écrire la partie", "the file to write the record to")
SEED = Text(
    "un nombre entier : la même graine donne les mêmes parties",
    "a whole number: the same seed gives the same games",
)
SAVED = Text("Partie enregistrée dans {file}.", "Record saved in {file}.")


def paragraph(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(text, WIDTH, initial_indent=margin, subsequent_indent=margin)


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells in columns: the first to the left, the others to the right."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def decimal(value: float, places: int, language: Language) -> str:
    written = f"{value:.{places}f}"
    return written.replace(".", ",") if language == "fr" else written


def called_by(names: Sequence[str]) -> Callable[[Seat], str]:
    """How the sentences of a game call each seat."""
    return lambda seat: names[seat] if seat >= 0 else seat_name(seat)
