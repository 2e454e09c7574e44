"""Many tables at once over real sockets: our server, and boardgame.io under the same load.

Each size is measured several times, ours and theirs in turn, and the medians are shown: a shared
machine has moods that last longer than a run.
"""

from __future__ import annotations

from dataclasses import astuple
from statistics import median

from bench.house.measure import measure as measure_ours
from bench.peers.boardgameio import PeerResult
from bench.peers.boardgameio import measure as measure_theirs

SIZES = {1: 3_000, 50: 15_000, 500: 20_000}
"""Tables, and moves to be played at them."""
ROUNDS = 5
LEAST_RATIO = 3.0
JUDGED = (50, 500)
HEAD = (
    f"{'tables':>6} {'server':<14} {'moves/CPU s':>12} {'p50 ms':>8} {'p99 ms':>8}"
    f" {'bytes/move':>11} {'kB/table':>9}"
)


def show() -> bool:
    print(HEAD)
    met = True
    for tables, moves in SIZES.items():
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(measure_ours(tables, moves))
            theirs.append(measure_theirs(tables, moves))
        mine, peer = _median(ours), _median(theirs)
        _row(tables, "perspicace", mine)
        _row(tables, "boardgame.io", peer)
        ratio = mine.moves_per_cpu_second / peer.moves_per_cpu_second
        verdict = ""
        if tables in JUDGED:
            met &= ratio >= LEAST_RATIO
            verdict = f", at least {LEAST_RATIO:g}: {'ok' if ratio >= LEAST_RATIO else 'MISSED'}"
        print(f"{'':>6} ratio of moves per CPU second {ratio:.2f}{verdict}", flush=True)
    print("ours are on disk before they are told, theirs in memory alone")
    return met


def _median(results: list[PeerResult]) -> PeerResult:
    return PeerResult(*(median(values) for values in zip(*map(astuple, results), strict=True)))


def _row(tables: int, name: str, result: PeerResult) -> None:
    memory = f"{result.memory_per_table_kb:.0f}" if tables > 1 else "-"
    print(
        f"{tables:>6} {name:<14} {result.moves_per_cpu_second:>12,.0f} {result.p50_ms:>8.2f}"
        f" {result.p99_ms:>8.2f} {result.bytes_per_move:>11,.0f} {memory:>9}",
        flush=True,
    )
