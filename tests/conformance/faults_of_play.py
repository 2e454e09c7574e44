"""Broken rules: aliasing, ambient chance, offers that lie, records that forget, and the like."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import msgspec

from perspicace.games._template import GAME as TOY
from perspicace.games._template.moves import Grab, Pick, Timeout
from perspicace.games._template.options import Options
from perspicace.games._template.state import Phase, State
from perspicace.games.cqfd import GAME as CQFD
from perspicace.games.cqfd.state import State as CqfdState
from perspicace.kernel.chance import Chance, Sampler
from perspicace.kernel.conformance import (
    check_chance_is_seeded,
    check_clock,
    check_facts,
    check_notation,
    check_offers,
    check_playouts,
    check_records,
    check_refusals,
    check_states_stay,
    check_texts,
)
from perspicace.kernel.contract import AnyGame, Millis, Step
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import CLOCK, Seat
from perspicace.kernel.texts import Text

from .faults import fault


@fault(check_states_stay, "in place")
def play_changes_its_argument() -> AnyGame:
    def play(state: CqfdState, seat: Seat, move: Move, at: Millis) -> Step[CqfdState]:
        step = CQFD.play(state, seat, move, at)
        msgspec.structs.force_setattr(state, "turn", step.state.turn)
        return step

    return replace(CQFD, play=play)


@fault(check_states_stay, "in place")
def play_changes_a_state_of_long_ago() -> AnyGame:
    first: list[State] = []

    def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
        first.append(state)
        if len(first) == 6:
            msgspec.structs.force_setattr(first[2], "bell_since", at)
        return TOY.play(state, seat, move, at)

    return replace(TOY, play=play)


@fault(check_states_stay, "by looking at it")
def view_changes_the_state() -> AnyGame:
    def view(state: State, seat: Seat) -> Any:
        msgspec.structs.force_setattr(state, "bell_since", state.bell_since + 1)
        return TOY.view(state, seat)

    return replace(TOY, view=view)


@fault(check_records, "the replay differs")
@fault(check_playouts, "two different steps")
def play_remembers() -> AnyGame:
    calls = count()

    def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
        return TOY.play(state, seat, move, at + next(calls))

    return replace(TOY, play=play)


@fault(check_playouts, "multiset of pieces")
def play_loses_a_card() -> AnyGame:
    return after_each(lambda state: msgspec.structs.replace(state, aside=state.aside[:2]))


@fault(check_playouts, "not in order")
def actors_are_out_of_order() -> AnyGame:
    return replace(TOY, actors=lambda state: TOY.actors(state)[::-1])


@fault(check_playouts, "exactly when there is an outcome")
def outcome_comes_early() -> AnyGame:
    def outcome(state: State) -> Any:
        last = msgspec.structs.replace(state, phase=Phase.OVER)
        return TOY.outcome(last if state.tricks else state)

    return replace(TOY, outcome=outcome)


@fault(check_playouts, "every legal sequence of moves ends")
def play_never_ends() -> AnyGame:
    def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
        step = TOY.play(state, seat, move, at)
        again = TOY.setup(state.options, len(state.hands))
        return Step(again, step.told) if step.state.phase is Phase.OVER else step

    return replace(TOY, play=play)


@fault(check_offers, "offered")
def check_refuses_what_is_offered() -> AnyGame:
    return refusing(lambda state, move: move == Pick(5))


@fault(check_offers, "but legal")
def check_accepts_what_is_not_offered() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = TOY.check(state, seat, move)
        return None if refusal and refusal.code == "template/not-in-hand" else refusal

    return replace(TOY, check=check)


@fault(check_offers, "offers are for actors")
def offers_are_made_to_all() -> AnyGame:
    return replace(TOY, offers=lambda state, seat: TOY.offers(state, seat) or (Offer("grab"),))


@fault(check_offers, "is offered twice")
def offer_is_made_twice() -> AnyGame:
    return replace(TOY, offers=lambda state, seat: TOY.offers(state, seat) * 2)


@fault(check_refusals, "not in the game's catalogue")
def refusal_has_an_unknown_code() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        return TOY.check(state, seat, move) and refuse("template/no")

    return replace(TOY, check=check)


@fault(check_refusals, "lacks the detail")
def refusal_lacks_a_detail() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = TOY.check(state, seat, move)
        return refusal and Refusal(refusal.code)

    return replace(TOY, check=check)


@fault(check_refusals, "changed the state")
def refused_move_changes_the_state() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = TOY.check(state, seat, move)
        if refusal:
            msgspec.structs.force_setattr(state, "bell_since", state.bell_since + 1)
        return refusal

    return replace(TOY, check=check)


@fault(check_chance_is_seeded, "global generator")
def chance_is_the_global_generator() -> AnyGame:
    return dealing(lambda deal, rng: deal(Random(random.getrandbits(32))))


@fault(check_chance_is_seeded, "two different draws")
def chance_has_a_generator_of_its_own() -> AnyGame:
    own = Random(1)
    return dealing(lambda deal, rng: deal(own))


@fault(check_playouts, "drew or was offered")
def chance_draws_what_is_refused() -> AnyGame:
    return dealing(lambda deal, rng: msgspec.structs.replace(deal(rng), hands=()))


@fault(check_clock, "CLOCK has no legal move")
def deadline_stands_for_ever() -> AnyGame:
    return replace(CQFD, deadline=lambda state: 10_000 if state.sheets[0] else None)


@fault(check_clock, "the deadline is None")
def clock_moves_without_a_deadline() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        hasty = seat == CLOCK and isinstance(move, Timeout) and state.phase is Phase.PICK
        return None if hasty else TOY.check(state, seat, move)

    return replace(TOY, check=check)


@fault(check_clock, "CLOCK's move is timeout")
def clock_grabs_the_bell() -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        grabs = seat == CLOCK and isinstance(move, Grab) and state.phase is Phase.BELL
        return None if grabs else TOY.check(state, seat, move)

    return replace(TOY, check=check)


@fault(check_records, "lost or changed a move")
@fault(check_notation, "reads as")
def writing_loses_a_hand() -> AnyGame:
    return replace(TOY, write=lambda move: TOY.write(move).rpartition(" /")[0] or TOY.write(move))


@fault(check_records, "lost or changed an option")
def record_loses_an_option() -> AnyGame:
    class Forgetful(Options, frozen=True):
        def __post_init__(self) -> None:
            if next(made) >= 2:  # after those of the playout and the defaults: those read back
                msgspec.structs.force_setattr(self, "cards", 4)

    made = count()
    return replace(TOY, options=Forgetful)


@fault(check_notation, "which is no move")
def reading_gives_nothing() -> AnyGame:
    def read(text: str) -> Any:
        move = TOY.read(text)
        return None if isinstance(move, Refusal) else move

    return replace(TOY, read=read)


@fault(check_texts, "lacks a language")
def event_has_no_english() -> AnyGame:
    return replace(TOY, tell=lambda event, name: Text(TOY.tell(event, name).fr, ""))


@fault(check_facts, "other details in French")
def refusal_differs_in_french() -> AnyGame:
    return replace(TOY, refusals={**TOY.refusals, "template/not-in-hand": Text("Non.", "{card}?")})


@fault(check_facts, "no tag of its own")
def move_has_no_verb() -> AnyGame:
    class Hop(Move, frozen=True):
        pass

    return replace(TOY, moves=(*TOY.moves, Hop))


@fault(check_facts, "is not a bool, an int or a Literal")
def option_is_free_text() -> AnyGame:
    class Free(Options, frozen=True):
        motto: str = ""

    texts = {**TOY.option_texts, "motto": Text("Devise.", "Motto.")}
    return replace(TOY, options=Free, option_texts=texts)


@fault(check_facts, "each option has a sentence")
def option_has_no_help() -> AnyGame:
    return replace(TOY, option_texts={})


def after_each(change: Callable[[State], State]) -> AnyGame:
    """The toy game with each state changed after a move."""

    def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
        step = TOY.play(state, seat, move, at)
        return Step(change(step.state), step.told)

    return replace(TOY, play=play)


def refusing(refused: Callable[[State, Move], bool]) -> AnyGame:
    def check(state: State, seat: Seat, move: Move) -> Refusal | None:
        return refuse("template/not-now") if refused(state, move) else TOY.check(state, seat, move)

    return replace(TOY, check=check)


def dealing(draw: Callable[[Any, Random], Any]) -> AnyGame:
    """The toy game with another way to draw the deal."""

    def chance(state: State) -> Chance:
        return Sampler(lambda rng: draw(TOY.chance(state).draw, rng))

    return replace(TOY, chance=chance)
