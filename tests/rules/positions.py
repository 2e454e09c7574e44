"""A tiny notation for positions: the lines of a record, without its head.

`position("cqfd", 2, "chance lead 1", "chance deal …", "1 ask …", series=3)` plays the lines and
gives the state they lead to.
"""

from __future__ import annotations

from typing import Any

from perspicace.games import registry
from perspicace.kernel.contract import AnyGame, Step
from perspicace.kernel.moves import Event, Move
from perspicace.kernel.record import read_record
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.replay import replay
from perspicace.kernel.seats import Seat


def game_of(id_: str) -> AnyGame:
    game = registry().find(id_)
    assert not isinstance(game, Refusal)
    return game


def played(id_: str, seats: int, *lines: str, **options: object) -> list[Step[Any]]:
    """The step after setup and after each line. Options are written as in a record."""
    head = ["perspicace 1", f"game {id_} {game_of(id_).version}"]
    head += [f"option {key}={str(value).lower()}" for key, value in options.items()]
    head += [f"seat {number} Player" for number in range(1, seats + 1)]
    return list(replay(read_record("\n".join([*head, *lines]), registry())))


def position(id_: str, seats: int, *lines: str, **options: object) -> Any:
    return played(id_, seats, *lines, **options)[-1].state


def told(step: Step[Any], seat: Seat) -> list[Event]:
    """What a seat hears of a step."""
    return [each.event for each in step.told if each.to.includes(seat)]


def move_of(id_: str, text: str) -> Move:
    move = game_of(id_).read(text)
    assert isinstance(move, Move), f"{text!r} is not a move of {id_}"
    return move


def refusal_of(id_: str, state: Any, seat: int, text: str) -> Refusal:
    """How a move, as written, is refused."""
    refusal = game_of(id_).check(state, Seat(seat), move_of(id_, text))
    assert refusal is not None, f"{text!r} was accepted"
    return refusal
