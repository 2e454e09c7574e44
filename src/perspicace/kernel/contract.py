"""The contract: what every game gives, and what it owes.

A game is a value of type `Game`: a handful of facts and a dozen pure functions. Pure means: no
clock, no randomness but the generator passed in, no input or output, no memory between calls, and
no change to an argument. States, moves, views and events are frozen records; a function that
"changes" a state returns another one, sharing what did not change.

The obligations are written beside each signature. `perspicace.kernel.conformance` tests them for
every game of the registry, and a game that is not in the registry cannot be played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar, Union

import msgspec

from .chance import Chance
from .moves import Event, Move, verb_of
from .offers import Offer
from .refusals import Refusal, RefusedError
from .seats import Audience, Seat
from .texts import Text

S = TypeVar("S")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options

Millis = int
"""Table time: milliseconds since the game began, as the table counts them."""


class Told(NamedTuple):
    """An event and who hears it. There is no default audience: to forget it is a type error."""

    event: Event
    to: Audience


class Step(NamedTuple, Generic[S]):
    """What a move leads to: the next state, and what is told of it, in order."""

    state: S
    told: tuple[Told, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Several winners share the win; none is a draw, or a loss of all."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, O]):
    """One game under one version of its rules."""

    id: str
    """Short, lower case, for ever: records and links are written with it."""

    version: int
    """Of the rules. A change that makes an old record play differently needs a new number; the old
    rules stay registered as long as their records are to be opened."""

    name: str
    """As printed on the box."""

    pitch: Text
    """One sentence that makes one want to play."""

    seats: range
    """The numbers of players it can be played by."""

    options: type[O]
    """A frozen record with a default for every field, unknown fields forbidden. Each field is a
    bool, an int or a `Literal`, so that a form can be drawn for it."""

    option_texts: Mapping[str, Text]
    """A sentence of help for each option."""

    moves: tuple[type[Move], ...]
    """Every move there is, CHANCE's and CLOCK's included. Verbs are unique."""

    refusals: Mapping[str, Text]
    """The codes that `check` and `advise` of this game use, each with its sentence. They begin with
    the game's id and a slash."""

    setup: Callable[[O, int], S]
    """The state before anything happened, for these options and this number of seats. Whatever is
    random about it is left to a first move of CHANCE."""

    actors: Callable[[S], Sequence[Seat]]
    """Who may act now, in seat order, without repetition. Several when choices are simultaneous.
    CHANCE stands alone: while it must draw nobody else may act. Empty exactly when `outcome` is
    given. CLOCK never stands here; see `deadline`. The whole table can see who is awaited, so this
    follows from every view, as do `deadline` and `outcome`."""

    chance: Callable[[S], Chance]
    """What CHANCE may do. Asked only when CHANCE is the actor. Every outcome it can draw passes
    `check`, and drawing depends on the generator alone."""

    offers: Callable[[S, Seat], tuple[Offer, ...]]
    """All that a seat may do, in a fixed order, each verb at most once: a move is covered by an
    offer if and only if `check` accepts it. Empty for a seat that is not an actor, and for house
    seats. It must follow from the seat's view alone: two states with one view make one offer."""

    check: Callable[[S, Seat, Move], Refusal | None]
    """Why this move is refused, or nothing if it is legal. It never raises on a move of this game,
    whatever its values. Like offers, it follows from what the seat knows: a refusal tells it
    nothing new. CLOCK's move is legal exactly when a deadline stands."""

    play: Callable[[S, Seat, Move, Millis], Step[S]]
    """The state after a legal move made at a table time, and what is told of it. Deterministic.
    Never called with a move that `check` refuses: callers use `apply`. A seat is told no more than
    its next view shows: what is only glimpsed stands in the view as long as it is in sight."""

    deadline: Callable[[S], Millis | None]
    """The table time at which CLOCK will move if the state is still the same, or none. Its move is
    `timeout`, which has no values."""

    view: Callable[[S, Seat], V]
    """All that a seat may know, built from nothing: a frozen record that holds no state. SPECTATOR
    gets what everybody knows. It tells apart any two states between which the seat could tell, and
    no others. After the end it may show everything."""

    outcome: Callable[[S], Outcome | None]
    """How it ended, or nothing while it goes on. Every legal sequence of moves ends."""

    resample: Callable[[V, Random], S]
    """A state that the seat of this view cannot tell from the true one: the same view, the same
    multiset of pieces, and all that is hidden drawn afresh, near enough to its real odds."""

    pieces: Callable[[S], tuple[str, ...]]
    """The multiset of pieces of a state, sorted: no move and no resampling changes it."""

    worlds: Callable[[V], float]
    """How many arrangements of what is hidden are still possible for the seat of this view, counted
    from the view alone. 1 is certainty. Certainty curves are drawn from it."""

    write: Callable[[Move], str]
    """A move as a person would write it in a record: its verb, a space, its values."""

    read: Callable[[str], Move | Refusal]
    """The move written so. `read(write(move)) == move`, and nothing makes it raise."""

    tell: Callable[[Event, Callable[[Seat], str]], Text]
    """An event as a sentence of the log, with the names of the seats."""

    show: Callable[[V], Text]
    """A view as a page of plain text, for the command line and for who debugs."""

    aids: tuple[type[Any], ...] = ()
    """What `advise` can be asked: frozen records tagged with a verb."""

    advise: Callable[[V, Any], Any | Refusal] | None = None
    """Help computed from a view alone, so that it cannot know more than the seat. May be slow: the
    table asks for it in a worker."""

    review: Callable[[S], Any] | None = None
    """What can be said of a finished game beyond its certainty curves, from its last state: a
    record of the game's own. May be slow: the house asks for it in a worker."""

    hidden: bool = field(default=False)
    """Left out of the shelf: for the template, which is there to be read."""

    @cached_property
    def verbs(self) -> Mapping[str, type[Move]]:
        return {verb_of(kind): kind for kind in self.moves}

    @cached_property
    def move_type(self) -> Any:
        """The union of all moves, for decoders."""
        return Union[self.moves]  # noqa: UP007 - a union of what is known only now

    @cached_property
    def aid_type(self) -> Any:
        """The same for what `advise` can be asked."""
        return Union[self.aids] if self.aids else None  # noqa: UP007

    def apply(self, state: S, seat: Seat, move: Move, at: Millis) -> Step[S]:
        """Check, then play. Raises RefusedError on a move that `check` refuses."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise RefusedError(refusal)
        return self.play(state, seat, move, at)


AnyGame = Game[Any, Any, Any]
