"""Two worlds: states that a seat cannot tell apart must go on giving it the same bytes.

A seat's view is the measure of what it may know. Beside the true state the check keeps others in
which the seat sees the very same view: drawn by `resample`, or reached from such a world by a move
that the seat cannot tell from the true one. At every moment, in each of these worlds,

- offers and refusals to the seat are the same, whatever it tries;
- who is awaited, until when, and the outcome are the same: the whole table can see these;
- what a spectator sees is the same: it knows what everybody knows;

and after every move that could have been made there, be it another deal, another secret choice, or
the same move in another world, *if the seat's views are still the same then it was told the same
events*, in the same order and number. Where the views differ, the seat has learnt something fairly,
and that world is let go.

So what leaks past the view, by event, offer, refusal, deadline or spectator, is found because the
views are equal and the leak is not; and what leaks by the view itself is found because `resample`
then no longer keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame, Step
from perspicace.kernel.moves import Move
from perspicace.kernel.seats import CHANCE, SPECTATOR, Seat, seat_name

from .playouts import Moment, encoded, expect, odd_moves, onlookers, playouts, swapped_move

CARRIED = 1
"""Worlds that are walked on with, for each onlooker."""


def check_two_worlds(game: AnyGame, seats: int, seed: int) -> None:
    in_doubt = False
    before = after = 0
    for playout in playouts(game, seats, seed, count=5):
        rng = stream(b"two worlds", seed)
        carried: dict[Seat, list[Any]] = {seat: [] for seat in onlookers(seats)}
        for moment in playout.moments:
            tried = odd_moves(game, moment, seats, rng)
            for seat in onlookers(seats):
                view = game.view(moment.before, seat)
                in_doubt |= game.worlds(view) > 1
                fresh = game.resample(view, rng)
                before += encoded(fresh) != encoded(moment.before)
                worlds = [*carried[seat], fresh]
                for world in worlds:
                    expect_same_to(game, seat, moment.before, world, tried)
                alike = list(_walk_on(game, moment, seat, [moment.before, *worlds], rng))
                different = [w for w in alike if encoded(w) != encoded(moment.step.state)]
                after += len(different)
                carried[seat] = different[-CARRIED:]
    expect(bool(before and after) or not in_doubt, "no two worlds were found to compare")


def expect_same_to(game: AnyGame, seat: Seat, truth: Any, other: Any, tried: list[Move]) -> None:
    """One seat cannot tell the truth from the other state by anything it is sent."""
    who = seat_name(seat)
    same_view = encoded(game.view(truth, seat)) == encoded(game.view(other, seat))
    expect(same_view, f"the view of {who} tells apart what resample holds for alike")
    same_offers = encoded(game.offers(truth, seat)) == encoded(game.offers(other, seat))
    expect(same_offers, f"the offers to {who} give away what its view hides")
    for move in tried:
        same_answer = game.check(truth, seat, move) == game.check(other, seat, move)
        expect(same_answer, f"the answer to {who} on {move} gives away what its view hides")
    expect(list(game.actors(truth)) == list(game.actors(other)), f"actors tell {who} a secret")
    expect(game.deadline(truth) == game.deadline(other), f"the deadline tells {who} a secret")
    expect(game.outcome(truth) == game.outcome(other), f"the outcome tells {who} a secret")
    public = encoded(game.view(truth, SPECTATOR)) == encoded(game.view(other, SPECTATOR))
    expect(public, f"a spectator sees what {who} may not know")


def possible_steps(
    game: AnyGame, moment: Moment, seat: Seat, world: Any, rng: Random
) -> Iterator[Step[Any]]:
    """What may have happened at a moment, for all that a seat knows, if `world` is the world."""
    moves: list[Move | None] = [moment.move]
    if moment.seat == CHANCE:
        view = game.view(moment.step.state, seat)
        moves += [_as_if(moment, game.resample(view, rng)) for _ in range(3)]
        moves += [swapped_move(game, moment.move, rng) for _ in range(12)]
        moves += [game.chance(world).draw(rng) for _ in range(3)]
    elif moment.seat != seat:
        offers = game.offers(world, moment.seat)
        moves += [rng.choice(offers).sample(game.verbs, rng) for _ in range(3) if offers]
    for move in moves:
        if move is not None and game.check(world, moment.seat, move) is None:
            yield game.play(world, moment.seat, move, moment.at)


def _as_if(moment: Moment, after: Any) -> Move:
    """The move of CHANCE, with what can be found as it is in the state that it led to, such as the
    hands, taken from another such state."""
    truth = moment.step.state
    found = {
        slot: getattr(after, place)
        for slot in moment.move.__struct_fields__
        for place in truth.__struct_fields__
        if getattr(truth, place) == getattr(moment.move, slot)
    }
    return msgspec.structs.replace(moment.move, **found)


def _walk_on(
    game: AnyGame, moment: Moment, seat: Seat, worlds: list[Any], rng: Random
) -> Iterator[Any]:
    """The states after a moment that the seat still cannot tell from the truth."""
    seen = encoded(game.view(moment.step.state, seat))
    heard = _heard(moment.step, seat)
    for world in worlds:
        for step in possible_steps(game, moment, seat, world, rng):
            if encoded(game.view(step.state, seat)) == seen:
                expect(
                    _heard(step, seat) == heard,
                    f"{seat_name(seat)} was told of {moment.move} what its view does not show",
                )
                yield step.state


def _heard(step: Step[Any], seat: Seat) -> bytes:
    return encoded([told.event for told in step.told if told.to.includes(seat)])
