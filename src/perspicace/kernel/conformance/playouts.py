"""Random play, and the odd moves and values that checks try out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame, Millis, Step
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer
from perspicace.kernel.seats import CHANCE, CLOCK, SPECTATOR, Seat, seat_name

LONGEST: Final = 5000
"""Moves after which a playout is held to be endless."""


class Moment(NamedTuple):
    """One move of a playout, with the state before it and the step it led to."""

    before: Any
    seat: Seat
    move: Move
    at: Millis
    step: Step[Any]


class Playout(NamedTuple):
    options: Any
    moments: tuple[Moment, ...]

    @property
    def states(self) -> list[Any]:
        return [self.moments[0].before, *(moment.step.state for moment in self.moments)]


def expect(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def encoded(value: Any) -> bytes:
    """A value as bytes that are the same whenever the value is."""
    return msgspec.json.encode(value, order="deterministic")


def players(seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats))


def onlookers(seats: int) -> tuple[Seat, ...]:
    """All who are sent views."""
    return (*players(seats), SPECTATOR)


def playouts(game: AnyGame, seats: int, seed: int, count: int = 3) -> Iterator[Playout]:
    """Games played to the end: the first under the default options, the others under any."""
    for number in range(count):
        rng = stream(b"conformance", seed, number)
        options = varied_options(game, rng) if number else game.options()
        yield Playout(options, tuple(walk(game, options, seats, rng)))


def varied_options(game: AnyGame, rng: Random) -> Any:
    default = msgspec.structs.asdict(game.options())
    types = option_types(game)
    return game.options(
        **{name: rng.choice(_values(kind, default[name])) for name, kind in types.items()}
    )


def option_types(game: AnyGame) -> dict[str, msgspec.inspect.Type]:
    info = msgspec.inspect.type_info(game.options)
    if not isinstance(info, msgspec.inspect.StructType):
        raise AssertionError("options are a msgspec record")
    return {field.name: field.type for field in info.fields}


def walk(game: AnyGame, options: Any, seats: int, rng: Random) -> Iterator[Moment]:
    """One game, move by move."""
    state = game.setup(options, seats)
    at = 0
    dealt: list[Any] = []
    for _ in range(LONGEST):
        if not game.actors(state):
            return
        at += rng.randrange(4000)
        seat, move, at = _next(game, state, at, rng, dealt)
        refusal = game.check(state, seat, move)
        expect(refusal is None, f"{seat_name(seat)} drew or was offered {move}, yet: {refusal}")
        if seat == CHANCE:
            dealt += parts(move)
        step = game.apply(state, seat, move, at)
        yield Moment(state, seat, move, at, step)
        state = step.state
    raise AssertionError(f"every legal sequence of moves ends; this one had {LONGEST} moves")


def timeout_of(game: AnyGame, state: Any) -> Move | None:
    """The move that CLOCK makes at the deadline."""
    simple = (kind() for kind in game.moves if not kind.__struct_fields__)
    return next((move for move in simple if game.check(state, CLOCK, move) is None), None)


def parts(value: Any) -> list[Any]:
    """A value and all it is made of."""
    inner: tuple[Any, ...] = ()
    if isinstance(value, msgspec.Struct):
        inner = msgspec.structs.astuple(value)
    elif isinstance(value, dict):
        inner = (*value.keys(), *value.values())
    elif isinstance(value, tuple | list | set | frozenset):
        inner = tuple(value)
    return [value, *(part for each in inner for part in parts(each))]


def odd_moves(game: AnyGame, moment: Moment, seats: int, rng: Random) -> list[Move]:
    """Moves that some seat might try at a moment: fit for it, fit for others, or fit for none."""
    state = moment.before
    moves = [moment.move]
    for seat in players(seats):
        moves += [offer.sample(game.verbs, rng) for offer in game.offers(state, seat)]
    moves += [kind() for kind in game.moves if not kind.__struct_fields__]
    changed = [changed_move(game, rng.choice(moves), rng) for _ in range(8)]
    return moves + [move for move in changed if move is not None]


def changed_move(game: AnyGame, move: Move, rng: Random) -> Move | None:
    """A move with something changed in it, or nothing if it then is no move of the game."""
    data = msgspec.json.decode(msgspec.json.encode(move))
    places = list(_leaves(data))
    if not places:
        return None
    holder, key = rng.choice(places)
    if isinstance(holder, list) and rng.random() < 0.2:
        holder.pop() if rng.random() < 0.5 else holder.append(holder[key])
    else:
        old = holder[key]
        near = [old - 1, old + 1, -1, 0, 99] if isinstance(old, int) else ["", f"{old}x"]
        holder[key] = rng.choice(near)
    return _as_move(game, data)


def swapped_move(game: AnyGame, move: Move, rng: Random) -> Move | None:
    """A move with two of its values in each other's place: often another possible deal."""
    data = msgspec.json.decode(msgspec.json.encode(move))
    places = list(_leaves(data))
    if len(places) < 2:
        return None
    (holder, key), (other, place) = rng.sample(places, 2)
    holder[key], other[place] = other[place], holder[key]
    return _as_move(game, data)


def _next(
    game: AnyGame, state: Any, at: Millis, rng: Random, dealt: list[Any]
) -> tuple[Seat, Move, Millis]:
    actors = game.actors(state)
    if CHANCE in actors:
        return CHANCE, game.chance(state).draw(rng), at
    deadline = game.deadline(state)
    if deadline is not None and (at >= deadline or rng.random() < 0.1):
        timeout = timeout_of(game, state)
        if timeout is None:
            raise AssertionError("a deadline stands, but CLOCK has no legal move")
        return CLOCK, timeout, max(at, deadline)
    seat = rng.choice(actors)
    offers = game.offers(state, seat)
    expect(bool(offers), f"{seat} is an actor, but is offered nothing")
    return seat, _choose(game, rng.choice(offers), rng, dealt), at


def _choose(game: AnyGame, offer: Offer, rng: Random, dealt: list[Any]) -> Move:
    """A move of an offer. Now and then one that names something dealt: pure chance would hardly
    ever find a hidden thing, and what follows on finding it would go untested."""
    move = offer.sample(game.verbs, rng)
    if rng.random() < 0.85:
        return move
    for slot, domain in offer.slots.items():
        known = [value for value in dealt if _hashable(value) and domain.contains(value)]
        if known:
            move = msgspec.structs.replace(move, **{slot: rng.choice(known)})
    return move


def _hashable(value: Any) -> bool:
    return isinstance(value, int | str | tuple)


def _values(kind: msgspec.inspect.Type, default: Any) -> list[Any]:
    match kind:
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.LiteralType(values):
            return list(values)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return [least, default, most]
        case _:
            return [default]


def _leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Each place that holds a plain value, the verb apart."""
    places = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in places:
        if isinstance(value, dict | list):
            yield from _leaves(value)
        elif key != "verb":
            yield data, key


def _as_move(game: AnyGame, data: Any) -> Move | None:
    try:
        move: Move = msgspec.convert(data, game.move_type)
    except msgspec.ValidationError:
        return None
    return move
