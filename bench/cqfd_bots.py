"""How strong the bots of C.Q.F.D. are, how fast, and what they betray.

    python bench/cqfd_bots.py [--deals 5000] [--seed 1] [--thorough]

The figures are explained in bench/cqfd/README.md. The exit status is 1 if one misses its mark.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

# One core, and the repository's own packages, also when this file is started by its name.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.cqfd.arena import Played, alone, deals, race, winner_is
from bench.cqfd.exploiter import GREEDY, IMPOSTOR, LISTENER
from bench.cqfd.figures import mean_of, quantile, share_of
from bench.cqfd.reference import Reference
from perspicace.bots.cqfd import BOTS
from perspicace.games.cqfd.options import Options
from perspicace.kernel.bot import Bot
from perspicace.kernel.seats import Seat

_FIRST, _SECOND = Seat(0), Seat(1)
_missed: list[str] = []


def row(name: str, figure: str, mark: str = "", met: bool = True) -> None:
    verdict = ("ok" if met else "MISSED") if mark else ""
    print(f"{name:<52} {figure:<30} {mark:<12} {verdict}", flush=True)
    if not met:
        _missed.append(name)


def races(bots: tuple[Bot, Bot], count: int, seed: int, *, equal_turns: bool) -> list[Played]:
    """Each bot leads in every second deal."""
    rng = Random(seed)
    options = Options(equal_turns=equal_turns)
    return [
        race(bots, dealt, (_FIRST, _SECOND)[n % 2], rng, options)
        for n, dealt in enumerate(deals(count, seed))
    ]


def percent(hits: int, total: int) -> str:
    share, low, high = share_of(hits, total)
    return f"{share:6.1%}  [{low:.1%}, {high:.1%}]"


def show_wins(
    name: str, bots: tuple[Bot, Bot], count: int, seed: int, least: float, most: float
) -> list[Played]:
    """Races won by the first bot of the two."""
    played = races(bots, count, seed, equal_turns=False)
    won = sum(winner_is(deal, _FIRST) for deal in played)
    mark = f">= {least:.0%}" if least else f"<= {most:.0%}" if most < 1 else ""
    row(name, percent(won, count), mark, least <= won / count <= most)
    return played


def show_questions(name: str, count: int, seed: int, low: float, high: float) -> None:
    """Questions that a bot needs when nobody asks back."""
    rng = Random(seed)
    needed = [alone(BOTS[name], dealt, rng)[0] for dealt in deals(count, seed)]
    mean, error = mean_of(needed)
    mark = f"<= {high}" if not low else f"> {low}" if high > 12 else f"{low} to {high}"
    figure = f"{mean:.3f} +- {error:.3f}  (worst {max(needed)})"
    row(f"{name}: questions to find a hand", figure, mark, low <= mean <= high)


def show_equals(count: int, seed: int) -> None:
    """Played with equal turns: who finds first, and whether the other still finds in his turn."""
    expert = BOTS["expert"]
    played = races((expert, expert), count, seed, equal_turns=True)
    shared = sum(len(deal.winners) == 2 for deal in played)
    first = sum(deal.lead in deal.winners for deal in played)
    row("expert against itself: races won by who leads", percent(first, count))
    row("expert against itself: shared with equal turns", percent(shared, count))


def show_seconds(seconds: Sequence[float]) -> None:
    """In milliseconds, the cold start counted in: the process has decided nothing before."""
    marks = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    at = {name: quantile(seconds, q) * 1000 for name, q in marks.items()}
    figure = " ".join(f"{name} {ms:.1f}" for name, ms in at.items())
    row("expert: ms a decision, cold start included", figure, "p95 < 300", at["p95"] < 300)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thorough", action="store_true", help="more pairings")
    options = parser.parse_args(arguments)
    count, seed = options.deals, options.seed
    expert, start = BOTS["expert"], perf_counter()
    print(f"C.Q.F.D. bots: {count} deals a line, seed {seed}, 95 % intervals")
    played = show_wins(
        "expert beats the reference", (expert, Reference()), count, seed, least=0.6, most=1
    )
    show_seconds([second for deal in played for second in deal.seconds[_FIRST]])
    show_questions("expert", count, seed, low=0, high=5.55)
    show_questions("habitue", count, seed, low=5.9, high=6.5)
    show_questions("debutant", count, seed, low=6.8, high=99)
    exploiters = {"listener": LISTENER, "impostor": IMPOSTOR}
    if options.thorough:
        exploiters["greedy"] = GREEDY
    for name, bot in exploiters.items():
        show_wins(f"exploiter ({name}) beats expert", (bot, expert), count, seed, 0, most=0.65)
    show_equals(count, seed)
    if options.thorough:
        for name in ("habitue", "debutant"):
            show_wins(f"expert beats {name}", (expert, BOTS[name]), count, seed, least=0, most=1)
    print(f"{perf_counter() - start:.0f} s" + (f", missed: {_missed}" if _missed else ""))
    return 1 if _missed else 0


if __name__ == "__main__":
    sys.exit(main())
