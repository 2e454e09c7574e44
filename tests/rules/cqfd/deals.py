"""C.Q.F.D. on the test bench: seats 0 and 1, `EXAMPLE` the hand of the worked example."""

from __future__ import annotations

from perspicace.games.cqfd.moves import read_cards
from perspicace.games.cqfd.state import State
from perspicace.kernel.contract import Step
from perspicace.kernel.offers import Counts
from perspicace.kernel.seats import Seat
from tests.rules.positions import played

A, B = Seat(0), Seat(1)
MINE = "As×2 V×2 10 9 8"
EXAMPLE = "R D 10 9×2 8 7"
MISS = "As V 10×2 9×2 7"
"""A question that names neither hand."""


def steps(*questions: str, lead: int = 1, **options: object) -> list[Step[State]]:
    """After the lead and the deal, `1 …` and `2 …` ask in turn; other lines stand as they are.

    The first seat holds MINE, the second EXAMPLE."""
    return played("cqfd", 2, f"chance lead {lead}", deal(), *map(_ask, questions), **options)


def state(*questions: str, lead: int = 1, **options: object) -> State:
    return steps(*questions, lead=lead, **options)[-1].state


def deal() -> str:
    return f"chance deal {MINE} / {EXAMPLE}"


def cards(text: str) -> Counts:
    counts = read_cards(text)
    assert counts is not None
    return counts


def both(times: int, lead: int = 1) -> tuple[str, ...]:
    """Both ask in vain so many times."""
    return (f"{lead} {MISS}", f"{3 - lead} {MISS}") * times


def next_deal() -> tuple[str, ...]:
    return "1 ready", "2 ready", deal()


def _ask(line: str) -> str:
    seat, _, rest = line.partition(" ")
    plain = rest == "ready" or seat == "chance"
    return line if plain else f"{seat} ask {rest}"
