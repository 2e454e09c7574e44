"""Random play through the rules, ours and the peers', in steps a second on one core."""

from __future__ import annotations

from time import perf_counter

from bench.peers.environment import playouts
from perspicace.bots import bots_of
from perspicace.bots.arena import Arena
from perspicace.games.cqfd import GAME

SECONDS = 5.0
LEAST = 20_000
"""Moves a second that our rules must play."""


def ours(seconds: float) -> float:
    """As `perspicace simulate cqfd` with random bots: view, offers, check, play for each move."""
    bot = bots_of(GAME.id)["random"]
    options = GAME.options()
    moves = game = 0
    _play(options, bot, 0)
    began = perf_counter()
    while perf_counter() - began < seconds:
        game += 1
        moves += _play(options, bot, game)
    return moves / (perf_counter() - began)


def show() -> bool:
    mine = ours(SECONDS)
    print(f"{'perspicace, C.Q.F.D. with random bots':<40} {mine:>10,.0f} moves/s")
    for name, steps in playouts(SECONDS).items():
        print(f"{name:<40} {steps:>10,.0f} steps/s")
    met = mine >= LEAST
    print(f"at least {LEAST:,} moves/s: {'ok' if met else 'MISSED'}")
    return met


def _play(options: object, bot: object, number: int) -> int:
    arena = Arena(GAME, options, (bot, bot), number.to_bytes(8, "big"))  # type: ignore[arg-type]
    arena.play_out()
    return sum(entry.seat >= 0 for entry in arena.entries)
