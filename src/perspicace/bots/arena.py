"""Bots at play without a table: for simulations, golden playthroughs and measurements.

The way is that of the house: each bot gets a view, offers and its memory, its move is checked and
played, and all that happened is in the record. Only time is not waited for. Table time advances by
the pauses that the bots take, and CLOCK moves when a deadline comes before the earliest of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from perspicace.kernel.bot import Bot, Decision
from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame, Millis, Outcome, Step
from perspicace.kernel.offers import Offer
from perspicace.kernel.record import Entry, Record
from perspicace.kernel.seats import CHANCE, CLOCK, Seat


class Thinking(NamedTuple):
    """What a seat may do, and since when."""

    offers: tuple[Offer, ...]
    since: Millis


class Intent(NamedTuple):
    """What a seat will do, and when, if nobody is faster."""

    seat: Seat
    decision: Decision
    due: Millis


class Arena:
    """One game, a move at a time."""

    def __init__(self, game: AnyGame, options: Any, bots: Sequence[Bot], seed: bytes) -> None:
        self.game = game
        self.state: Any = game.setup(options, len(bots))
        self.entries: list[Entry] = []
        self._options = options
        self._bots = bots
        self._seed = seed
        # One generator a seat, not one a decision: seeding costs more than most moves do.
        self._generators = [stream(seed, "bot", seat) for seat in range(len(bots))]
        self._memories = [b""] * len(bots)
        self._order = stream(seed, "order")
        self._thinking: dict[Seat, Thinking] = {}
        self._now: Millis = 0

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    def advance(self) -> Step[Any] | None:
        """Whatever comes next: a move of chance, of a bot or of the clock; nothing after the end.
        Raises RefusedError if a bot breaks the rules: that is never repaired."""
        actors = self.game.actors(self.state)
        if not actors:
            return None
        if actors[0] == CHANCE:
            self._thinking.clear()
            generator = stream(self._seed, "chance", len(self.entries))
            return self._play(CHANCE, self.game.chance(self.state).draw(generator), self._now)
        return self._act(actors)

    def play_out(self) -> Outcome:
        while self.advance() is not None:
            pass
        outcome = self.outcome
        assert outcome is not None, "nobody may act exactly when the game is over"  # noqa: S101
        return outcome

    def record(self, names: Sequence[str] = ()) -> Record:
        """All that happened so far. Without names the seats are called by their numbers."""
        called = tuple(names) or tuple(f"bot {n}" for n in range(1, len(self._bots) + 1))
        return Record(self.game, self._options, called, tuple(self.entries))

    def _act(self, actors: Sequence[Seat]) -> Step[Any]:
        """Who is ready first moves. The others decide again: the move may have told them much."""
        if len(actors) > 1:
            actors = self._order.sample(actors, len(actors))
        before, self._thinking = self._thinking, {}
        first = min((self._ask(seat, before.get(seat)) for seat in actors), key=_due)
        deadline = self.game.deadline(self.state)
        if deadline is not None and deadline < first.due:
            return self._play(CLOCK, self.game.verbs["timeout"](), max(self._now, deadline))
        seat, decision, due = first
        step = self._play(seat, decision.move, due)
        # Only now: a decision that was overtaken leaves no trace.
        self._memories[seat] = decision.memory
        del self._thinking[seat]
        return step

    def _ask(self, seat: Seat, before: Thinking | None) -> Intent:
        """A pause runs from when the seat got its present offers, not from the last move of
        another: those who choose at the same time think at the same time."""
        offers = self.game.offers(self.state, seat)
        since = before.since if before and before.offers == offers else self._now
        self._thinking[seat] = Thinking(offers, since)
        decision = self._bots[seat].decide(
            self.game.view(self.state, seat), offers, self._memories[seat], self._generators[seat]
        )
        return Intent(seat, decision, max(self._now, since + round(decision.pause * 1000)))

    def _play(self, seat: Seat, move: Any, at: Millis) -> Step[Any]:
        step: Step[Any] = self.game.apply(self.state, seat, move, at)
        self.state, self._now = step.state, at
        self.entries.append(Entry(seat, move, at))
        return step


def play_out(
    game: AnyGame, options: Any, bots: Sequence[Bot], seed: bytes, names: Sequence[str] = ()
) -> Record:
    """A whole game between bots, one a seat. It depends on the arguments alone."""
    arena = Arena(game, options, bots, seed)
    arena.play_out()
    return arena.record(names)


def _due(intent: Intent) -> Millis:
    return intent.due
