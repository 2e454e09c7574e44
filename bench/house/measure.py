"""What our server costs, measured as the peer is.

python -m bench.house.measure --tables 50 --moves 15000
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import tempfile
import time
from pathlib import Path

from bench.peers.boardgameio import PeerResult
from bench.peers.process import Child, cpu_seconds, rss_kb


def measure(tables: int, moves: int, limit: float = 300.0) -> PeerResult:
    """Play `moves` moves over `tables` tables at once and say what they cost. Every move is on
    disk before it is told."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite")
        with Child("our server", [sys.executable, "-m", "bench.house.server", database]) as server:
            port = server.expect("ready ", timeout=30)
            _wait_for_workers(server.pid)
            load = [sys.executable, "-m", "bench.house.load", "--port", port]
            load += ["--tables", str(tables), "--moves", str(moves)]
            with Child("the load", load) as child:
                return _measure(server, child, tables, limit)


def _measure(server: Child, load: Child, tables: int, limit: float) -> PeerResult:
    load.expect("mark heated", timeout=limit)
    memory_before = rss_kb(server.pid)
    load.say("go")
    load.expect("mark open", timeout=limit)
    memory_after = rss_kb(server.pid)
    load.say("go")
    load.expect("mark warm", timeout=limit)
    cpu_before = cpu_seconds(server.pid)
    load.say("go")
    load.expect("mark played", timeout=limit)
    cpu = cpu_seconds(server.pid) - cpu_before
    load.say("go")
    report = json.loads(load.line(timeout=30))
    return PeerResult(
        cpu_seconds=cpu,
        moves_per_cpu_second=report["moves"] / cpu,
        memory_per_table_kb=(memory_after - memory_before) / tables,
        **report,
    )


def _wait_for_workers(pid: int) -> None:
    """Bots warm up in processes of their own, and would take cores from what is measured."""
    spent = -1.0
    for _ in range(40):
        time.sleep(0.5)
        before, spent = spent, sum(cpu_seconds(child) for child in _children(pid))
        if spent == before > 0.3:
            return


def _children(pid: int) -> list[int]:
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for text in lists for child in text.read_text(encoding="utf-8").split()]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our server playing C.Q.F.D.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=10_000)
    options = parser.parse_args()
    print(json.dumps(dataclasses.asdict(measure(options.tables, options.moves))))


if __name__ == "__main__":
    main()
