"""Leaks: by the view, the log, the offers, refusals, the clock, to spectators, and by memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from perspicace.games._template import GAME as TOY
from perspicace.games._template.moves import Dealt, Pick, Picked, Placed
from perspicace.games._template.state import State
from perspicace.games._template.view import View
from perspicace.games.cqfd import GAME as CQFD
from perspicace.games.cqfd.moves import Asked, Deal
from perspicace.games.cqfd.moves import Dealt as CqfdDealt
from perspicace.games.cqfd.state import State as CqfdState
from perspicace.kernel.conformance import (
    check_messages,
    check_resample_keeps,
    check_resample_varies,
    check_two_worlds,
    check_worlds,
)
from perspicace.kernel.contract import AnyGame, Millis, Step, Told
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer, OneOf
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import EVERYONE, SPECTATOR, Seat, only

from .faults import fault

FIRST = Seat(0)


class OpenView(View, frozen=True):
    """A view with a field too many."""

    secret: Any = None


def open_view(state: State, seat: Seat, secret: Any) -> OpenView:
    return OpenView(**msgspec.structs.asdict(TOY.view(state, seat)), secret=secret)


def holds_one(state: State) -> bool:
    """A secret of the first seat."""
    return 1 in state.hands[FIRST]


@fault(check_two_worlds, "the view of")
@fault(check_resample_keeps, "does not keep the view")
def view_shows_a_hand() -> AnyGame:
    return replace(TOY, view=lambda state, seat: open_view(state, seat, state.hands[FIRST]))


@fault(check_resample_varies, "resample makes only one")
def view_shows_all_and_resample_uses_it() -> AnyGame:
    def view(state: State, seat: Seat) -> View:
        return open_view(state, seat, (state.hands, state.picks, state.aside))

    def resample(view: Any, rng: Random) -> State:
        hands, picks, aside = view.secret
        world = TOY.resample(view, rng)
        return msgspec.structs.replace(world, hands=hands, picks=picks, aside=aside)

    return replace(TOY, view=view, resample=resample)


@fault(check_two_worlds, "was told of")
def deal_is_told_to_everyone() -> AnyGame:
    return with_told(lambda told: Told(told.event, EVERYONE) if is_a(told, Dealt) else told)


@fault(check_two_worlds, "was told of")
def deal_is_told_to_the_neighbour() -> AnyGame:
    def misdirect(told: Told) -> Told:
        if told.to.seats == frozenset({FIRST}) and is_a(told, Dealt):
            return Told(told.event, only(FIRST, Seat(1)))
        return told

    return with_told(misdirect)


@fault(check_two_worlds, "was told of")
def choice_is_told_to_everyone() -> AnyGame:
    return with_told(lambda told: Told(told.event, EVERYONE) if is_a(told, Picked) else told)


@fault(check_two_worlds, "was told of")
def number_of_events_depends_on_a_secret() -> AnyGame:
    def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
        step = TOY.play(state, seat, move, at)
        echo = (Told(Placed(seat), EVERYONE),) if move == Pick(1) else ()
        return Step(step.state, (*step.told, *echo))

    return replace(TOY, play=play)


@fault(check_two_worlds, "was told of")
def log_of_cqfd_shows_a_hand() -> AnyGame:
    def play(state: CqfdState, seat: Seat, move: Move, at: Millis) -> Step[CqfdState]:
        step = CQFD.play(state, seat, move, at)
        if isinstance(move, Deal):
            return Step(step.state, (Told(CqfdDealt(move.hands[1][0]), only(FIRST)),))
        return step

    return replace(CQFD, play=play)


@fault(check_two_worlds, "was told of")
def answer_of_cqfd_is_told_with_a_hand() -> AnyGame:
    def play(state: CqfdState, seat: Seat, move: Move, at: Millis) -> Step[CqfdState]:
        step = CQFD.play(state, seat, move, at)
        if state.hands and is_a(step.told[0], Asked):
            own = Told(Asked(seat, state.hands[seat], 7), EVERYONE)
            return Step(step.state, (*step.told, own))
        return step

    return replace(CQFD, play=play)


@fault(check_two_worlds, "the offers to")
def order_of_offers_depends_on_a_secret() -> AnyGame:
    def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
        given = TOY.offers(state, seat)
        if given and given[0].verb == "pick" and holds_one(state) and seat != FIRST:
            return (Offer("pick", {"card": OneOf(state.hands[seat][::-1])}),)
        return given

    return replace(TOY, offers=offers)


@fault(check_two_worlds, "the answer to")
def refusal_says_who_holds_the_card() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = TOY.check(state, seat, move)
        if refusal and isinstance(move, Pick):
            held = any(move.card in hand for hand in state.hands)
            return refuse(refusal.code, card=move.card, held=held)
        return refusal

    return replace(TOY, check=check)


@fault(check_two_worlds, "the answer to")
def refusal_of_cqfd_depends_on_the_other_hand() -> AnyGame:
    def check(state: CqfdState, seat: Seat, move: Move) -> Refusal | None:
        refusal = CQFD.check(state, seat, move)
        if refusal and seat == FIRST and state.hands and state.hands[1][0]:
            return refuse("cqfd/not-now")
        return refusal

    return replace(CQFD, check=check)


@fault(check_two_worlds, "the deadline tells")
def deadline_depends_on_a_secret() -> AnyGame:
    def deadline(state: State) -> Millis | None:
        given = TOY.deadline(state)
        return given and given + sum(state.hands[FIRST])

    return replace(TOY, deadline=deadline)


@fault(check_two_worlds, "actors tell")
def actors_depend_on_a_secret() -> AnyGame:
    def actors(state: State) -> Sequence[Seat]:
        given = TOY.actors(state)
        return given[:1] if holds_one(state) else given

    return replace(TOY, actors=actors)


@fault(check_resample_keeps, "does not keep the view of spectator")
def spectator_sees_a_hand() -> AnyGame:
    def view(state: State, seat: Seat) -> View:
        return open_view(state, seat, state.hands[FIRST] if seat == SPECTATOR else None)

    return replace(TOY, view=view)


@fault(check_two_worlds, "a spectator sees what")
def spectator_sees_a_hand_and_resample_uses_it() -> AnyGame:
    def view(state: State, seat: Seat) -> View:
        return open_view(state, seat, state.hands[FIRST] if seat == SPECTATOR else None)

    def resample(view: Any, rng: Random) -> State:
        while (world := TOY.resample(view, rng)).hands[FIRST] != view.secret:
            if view.seat != SPECTATOR:
                break
        return world

    return replace(TOY, view=view, resample=resample)


@fault(check_messages, "spectators are told")
def spectators_alone_are_told() -> AnyGame:
    return with_told(lambda told: Told(told.event, only(SPECTATOR)) if is_a(told, Dealt) else told)


@fault(check_messages, "a view holds a state")
def view_holds_the_state() -> AnyGame:
    class Wrapped(msgspec.Struct, frozen=True):
        inside: tuple[State]

    def view(state: State, seat: Seat) -> Any:
        return Wrapped((state,))

    return replace(TOY, view=view)


@fault(check_two_worlds, "no two worlds were found")
@fault(check_resample_varies, "resample makes only one")
def resample_clones_the_truth() -> AnyGame:
    return with_peeping(lambda truth, view, rng: truth)


@fault(check_resample_varies, "resample never redraws hands/0")
def resample_leaves_one_hand_as_it_is() -> AnyGame:
    def resample(truth: State, view: View, rng: Random) -> State:
        world = TOY.resample(view, rng)
        drawn, true = set(world.hands[FIRST]), set(truth.hands[FIRST])
        swap = dict(zip(sorted(drawn - true), sorted(true - drawn), strict=True))
        swap |= {there: here for here, there in swap.items()}
        return msgspec.structs.replace(
            world,
            hands=tuple(tuple(sorted(swap.get(c, c) for c in hand)) for hand in world.hands),
            picks=tuple(pick and swap.get(pick, pick) for pick in world.picks),
            aside=tuple(sorted(swap.get(card, card) for card in world.aside)),
        )

    return replace(with_peeping(resample), seats=range(3, 4))


@fault(check_worlds, "hardly ever makes the true world")
def resample_avoids_the_truth() -> AnyGame:
    def resample(truth: State, view: View, rng: Random) -> State:
        for _ in range(100):
            if (world := TOY.resample(view, rng)) != truth:
                break
        return world

    return with_peeping(resample, at_first=True)


@fault(check_resample_keeps, "changed the pieces")
def resample_loses_a_card() -> AnyGame:
    def resample(view: View, rng: Random) -> State:
        world = TOY.resample(view, rng)
        return msgspec.structs.replace(world, aside=world.aside[1:])

    return replace(TOY, resample=resample)


@fault(check_resample_keeps, "two different worlds")
def resample_has_chance_of_its_own() -> AnyGame:
    own = Random(1)
    return replace(TOY, resample=lambda view, rng: TOY.resample(view, own))


@fault(check_worlds, "but resample makes")
def worlds_are_counted_short() -> AnyGame:
    return replace(TOY, worlds=lambda view: min(2, TOY.worlds(view)))


@fault(check_worlds, "exclude the true one")
def worlds_exclude_the_truth() -> AnyGame:
    return replace(CQFD, worlds=lambda view: CQFD.worlds(view) - 1)


def is_a(told: Told, kind: type) -> bool:
    return isinstance(told.event, kind)


def with_told(change: Any) -> AnyGame:
    """The toy game with each audience changed."""

    def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
        step = TOY.play(state, seat, move, at)
        return Step(step.state, tuple(change(told) for told in step.told))

    return replace(TOY, play=play)


def with_peeping(resample: Any, *, at_first: bool = False) -> AnyGame:
    """The toy game with a resample that remembers the last state, or the first, it showed so."""
    shown: dict[View, State] = {}

    def view(state: State, seat: Seat) -> View:
        seen = TOY.view(state, seat)
        if not at_first or seen not in shown:
            shown[seen] = state
        return seen

    return replace(TOY, view=view, resample=lambda view, rng: resample(shown[view], view, rng))
