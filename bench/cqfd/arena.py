"""Deals played through the real rules, between any two bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

import msgspec

from perspicace.games.cqfd.moves import Deal, Lead
from perspicace.games.cqfd.options import Options
from perspicace.games.cqfd.rules import QUESTIONS, actors, deal, offers, play, setup
from perspicace.games.cqfd.state import Phase, State, other
from perspicace.games.cqfd.view import view
from perspicace.kernel.bot import Bot
from perspicace.kernel.seats import CHANCE, Seat


class Played(msgspec.Struct, frozen=True):
    """One deal: how it ended, and how long each decision took."""

    lead: Seat
    winners: tuple[Seat, ...]
    asked: tuple[int, int]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


def deals(count: int, seed: int) -> Iterator[Deal]:
    rng = Random(seed)
    return (deal(rng) for _ in range(count))


def race(bots: tuple[Bot, Bot], dealt: Deal, lead: Seat, rng: Random, options: Options) -> Played:
    """One deal between two bots."""
    state = setup(options, 2)
    state = play(state, CHANCE, Lead(lead), 0).state
    state = play(state, CHANCE, dealt, 0).state
    memories = [b"", b""]
    seconds: tuple[list[float], list[float]] = ([], [])
    while state.phase is Phase.ASK:
        (seat,) = actors(state)
        state = _turn(state, seat, bots[seat], memories, seconds[seat], rng)
    sheets = state.past[-1].sheets
    return Played(
        lead,
        state.past[-1].winners,
        (len(sheets[0]), len(sheets[1])),
        (tuple(seconds[0]), tuple(seconds[1])),
    )


def alone(bot: Bot, dealt: Deal, rng: Random) -> tuple[int, tuple[float, ...]]:
    """Questions until the hand is found, nobody asking back; one more than allowed if it is not."""
    state = setup(Options(), 2)
    state = play(state, CHANCE, Lead(Seat(0)), 0).state
    state = play(state, CHANCE, dealt, 0).state
    memories = [b"", b""]
    seconds: list[float] = []
    for asked in range(1, QUESTIONS + 1):
        state = _turn(state, Seat(0), bot, memories, seconds, rng)
        if state.phase is not Phase.ASK:
            return asked, tuple(seconds)
        state = msgspec.structs.replace(state, turn=Seat(0))
    return QUESTIONS + 1, tuple(seconds)


def _turn(
    state: State, seat: Seat, bot: Bot, memories: list[bytes], seconds: list[float], rng: Random
) -> State:
    seen, offered = view(state, seat), offers(state, seat)
    start = perf_counter()
    decision = bot.decide(seen, offered, memories[seat], rng)
    seconds.append(perf_counter() - start)
    memories[seat] = decision.memory
    return play(state, seat, decision.move, 0).state


def winner_is(played: Played, seat: Seat) -> bool:
    return seat in played.winners and other(seat) not in played.winners
