"""A record played again, move by move, under the rules it was played with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .contract import AnyGame, Step
from .record import Entry, Record
from .refusals import RefusedError, refuse


def replay(record: Record) -> Iterator[Step[Any]]:
    """The step after setup, then one after each entry. Raises RefusedError, naming the move, where
    the record does what the rules forbid."""
    game: AnyGame = record.game
    step = Step(game.setup(record.options, record.seats), ())
    yield step
    for number, entry in enumerate(record.entries, 1):
        step = _next(game, step.state, entry, number)
        yield step


def _next(game: AnyGame, state: Any, entry: Entry, number: int) -> Step[Any]:
    refusal = game.check(state, entry.seat, entry.move)
    if refusal is not None:
        raise RefusedError(refuse("record/illegal-move", number=number, why=refusal))
    return game.play(state, entry.seat, entry.move, entry.at)
