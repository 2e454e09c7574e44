"""Play itself: who acts, what is offered and refused, chance, the clock, and the end."""

from __future__ import annotations

import random
from random import Random
from typing import Any, Final

from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.refusals import Refusal, RefusedError
from perspicace.kernel.seats import CHANCE, CLOCK, SPECTATOR, seat_name

from .playouts import (
    Moment,
    encoded,
    expect,
    odd_moves,
    onlookers,
    players,
    playouts,
    timeout_of,
    varied_options,
    walk,
)

HOUSE: Final = (CHANCE, CLOCK, SPECTATOR)
RECENT: Final = 60
"""Past states that are looked at after every move; all are looked at in the end."""


def check_playouts(game: AnyGame, seats: int, seed: int) -> None:
    """Random play reaches the end; actors are in order; the pieces are kept; play repeats."""
    for playout in playouts(game, seats, seed, count=6):
        pieces = game.pieces(playout.states[0])
        expect(pieces == tuple(sorted(pieces)), "pieces are sorted")
        for state in playout.states:
            _expect_actors(game, state, seats)
            expect(game.pieces(state) == pieces, "a move changed the multiset of pieces")
        for moment in playout.moments:
            again = game.apply(moment.before, moment.seat, moment.move, moment.at)
            expect(encoded(again) == encoded(moment.step), "one move led to two different steps")
        outcome = game.outcome(playout.states[-1])
        if outcome is None:
            raise AssertionError("nobody may act, yet there is no outcome")
        expect(len(outcome.scores) == seats, "each seat has a score")
        winners = [seat for seat in players(seats) if seat in outcome.winners]
        expect(list(outcome.winners) == winners, "winners are seats, in order, without repetition")


def check_states_stay(game: AnyGame, seats: int, seed: int) -> None:
    """No function changes a state: every past state keeps its bytes until the end of the game."""
    rng = stream(b"states stay", seed)
    for options in (game.options(), varied_options(game, rng)):
        _expect_states_stay(game, options, seats, rng)


def check_offers(game: AnyGame, seats: int, seed: int) -> None:
    """What is offered is accepted, what is not offered is refused, each verb is offered once."""
    for playout in playouts(game, seats, seed):
        rng = stream(b"offers", seed)
        for moment in playout.moments:
            state = moment.before
            actors = game.actors(state)
            for seat in onlookers(seats):
                offers = game.offers(state, seat)
                expect(
                    bool(offers) == (seat in actors), "offers are for actors, and for all of them"
                )
                expect(encoded(game.offers(state, seat)) == encoded(offers), "offers vary")
                verbs = [offer.verb for offer in offers]
                expect(len(set(verbs)) == len(verbs), "a verb is offered twice")
                for offer in offers:
                    fields = game.verbs[offer.verb].__struct_fields__
                    expect(set(offer.slots) == set(fields), f"{offer.verb} lacks a slot")
                    for _ in range(3):
                        move = offer.sample(game.verbs, rng)
                        expect(
                            game.check(state, seat, move) is None, f"{move} is offered, but refused"
                        )
            _expect_only_offers(game, moment, seats, rng)


def check_refusals(game: AnyGame, seats: int, seed: int) -> None:
    """A refusal has a code and details that its sentence can be filled with, `apply` raises it, and
    the state is untouched."""
    for playout in playouts(game, seats, seed, count=2):
        rng = stream(b"refusals", seed)
        for moment in playout.moments:
            state, before = moment.before, encoded(moment.before)
            for move in odd_moves(game, moment, seats, rng):
                for seat in (*players(seats), *HOUSE):
                    refusal = game.check(state, seat, move)
                    if refusal is None:
                        continue
                    expect_sentence(game, refusal)
                    try:
                        game.apply(state, seat, move, moment.at)
                    except RefusedError as error:
                        expect(error.refusal == refusal, "apply and check refuse differently")
                    else:
                        raise AssertionError(f"{move} is refused, yet it was played")
                    expect(encoded(state) == before, "a refused move changed the state")


def check_chance_is_seeded(game: AnyGame, seats: int, seed: int) -> None:
    """A draw follows from the generator alone, is legal, and leaves the global generator alone."""
    for playout in playouts(game, seats, seed):
        for moment in playout.moments:
            if moment.seat != CHANCE:
                continue
            for number in range(12):
                ambient = random.getstate()
                draws = [game.chance(moment.before).draw(Random(number)) for _ in range(2)]
                expect(random.getstate() == ambient, "chance was drawn from the global generator")
                expect(draws[0] == draws[1], "one generator state gave two different draws")
                legal = game.check(moment.before, CHANCE, draws[0]) is None
                expect(legal, f"CHANCE drew {draws[0]}, which is refused")


def check_clock(game: AnyGame, seats: int, seed: int) -> None:
    """CLOCK may move exactly while a deadline stands, and its move is `timeout`."""
    for playout in playouts(game, seats, seed, count=6):
        for state in playout.states:
            deadline = game.deadline(state)
            move = timeout_of(game, state)
            expect(
                (deadline is None) == (move is None),
                f"the deadline is {deadline}, but CLOCK's legal move is {move}",
            )
            if move is not None:
                expect(move == game.verbs["timeout"](), "CLOCK's move is timeout")
                expect(CHANCE not in game.actors(state), "a deadline stands while CHANCE draws")
                after = game.apply(state, CLOCK, move, deadline or 0).state
                expect(encoded(after) != encoded(state), "a timeout changed nothing")
            if not game.actors(state):
                expect(deadline is None, "a deadline stands after the end")


def expect_sentence(game: AnyGame, refusal: Refusal) -> None:
    expect(refusal.code in game.refusals, f"{refusal.code} is not in the game's catalogue")
    try:
        game.refusals[refusal.code].filled(**refusal.details)
    except KeyError as missing:
        raise AssertionError(f"{refusal.code} lacks the detail {missing}") from missing


def _expect_states_stay(game: AnyGame, options: Any, seats: int, rng: Random) -> None:
    kept: list[tuple[Any, bytes]] = []
    state = game.setup(options, seats)
    before = encoded(state)
    for moment in walk(game, options, seats, rng):
        kept.append((moment.before, before))
        state = moment.step.state
        before = encoded(state)
        for seat in onlookers(seats):
            view = game.view(state, seat)
            shown = encoded(view)
            game.offers(state, seat)
            game.worlds(view)
            game.resample(view, rng)
            expect(encoded(view) == shown, "a view was changed in place")
        expect(encoded(state) == before, "a state was changed by looking at it")
        _expect_unchanged(kept[-RECENT:])
    _expect_unchanged(kept)


def _expect_unchanged(kept: list[tuple[Any, bytes]]) -> None:
    for past, bytes_then in kept:
        expect(encoded(past) == bytes_then, "a past state was changed in place")


def _expect_actors(game: AnyGame, state: Any, seats: int) -> None:
    actors = list(game.actors(state))
    expect(actors == sorted(set(actors)), f"actors {actors} are not in order, or not unique")
    strangers = set(actors) - {*players(seats), CHANCE}
    expect(not strangers, f"{[seat_name(seat) for seat in strangers]} may not act")
    expect(CHANCE not in actors or actors == [CHANCE], "CHANCE stands alone")
    ended = game.outcome(state) is not None
    expect(ended == (not actors), "there are no actors exactly when there is an outcome")


def _expect_only_offers(game: AnyGame, moment: Moment, seats: int, rng: Random) -> None:
    """CHANCE and CLOCK are offered nothing; what they may do is for their own checks."""
    for move in odd_moves(game, moment, seats, rng):
        for seat in onlookers(seats):
            offered = any(offer.covers(move) for offer in game.offers(moment.before, seat))
            legal = game.check(moment.before, seat, move) is None
            expect(legal or not offered, f"{move} is offered, but refused")
            expect(offered or not legal, f"{move} is not offered to {seat_name(seat)}, but legal")
        if CHANCE not in game.actors(moment.before):
            idle = game.check(moment.before, CHANCE, move) is not None
            expect(idle, f"CHANCE is not an actor, but may play {move}")
