"""boardgame.io, the best known open game server, playing C.Q.F.D. beside ours.

    python -m bench.peers.boardgameio --tables 50 --moves 10000

Its own server with its in-memory storage runs as a child; another child plays the tables over
real sockets, each in a closed loop (see ``boardgameio/load.mjs``). Choices in the peer's favour:
production mode, no undo stack, matches created before the counted moves, memory read right after
a garbage collection.
"""

import argparse
import dataclasses
import hashlib
import json
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from bench.peers.process import Child, PeerError, cpu_seconds, rss_kb

HOME = Path(__file__).parent / "boardgameio"
_INSTALLED = HOME / "node_modules" / ".lock-digest"
_COLLECTIONS = 3


@dataclass(frozen=True)
class PeerResult:
    moves: int  # accepted, that is: both players were sent the new state
    cpu_seconds: float  # of the server alone, while these moves were played
    moves_per_cpu_second: float
    p50_ms: float  # from sending a question until the last of the two players has the new state
    p99_ms: float
    bytes_per_move: float  # payload of the messages about it, to both players together
    memory_per_table_kb: float  # two connections and one match; only means something with many


def measure(tables: int, moves: int, limit: float = 300.0) -> PeerResult:
    """Play ``moves`` moves over ``tables`` tables at once and say what they cost.

    ``limit`` is the most seconds each of the two children may live.
    """
    install()
    node = _tool("node")
    server_command = [node, "--expose-gc", "server.mjs", "--lifetime", str(limit)]
    load_command = [node, "load.mjs", "--marks", "--limit", str(limit)]
    load_command += ["--tables", str(tables), "--moves", str(moves)]
    with Child("boardgame.io", server_command, cwd=HOME) as server:
        port = server.expect("ready ", timeout=30)
        with Child("the load", [*load_command, "--port", port], cwd=HOME) as load:
            load.expect("mark heated", timeout=limit)
            memory_before = _settled_rss_kb(server)
            load.say("go")
            load.expect("mark open", timeout=limit)
            memory_after = _settled_rss_kb(server)
            load.say("go")
            load.expect("mark warm", timeout=limit)
            cpu_before = cpu_seconds(server.pid)
            load.say("go")
            load.expect("mark played", timeout=limit)
            cpu = cpu_seconds(server.pid) - cpu_before
            load.say("go")
            report = json.loads(load.line(timeout=30))
    return PeerResult(
        moves=report["moves"],
        cpu_seconds=cpu,
        moves_per_cpu_second=report["moves"] / cpu,
        p50_ms=report["p50_ms"],
        p99_ms=report["p99_ms"],
        bytes_per_move=report["bytes_per_move"],
        memory_per_table_kb=(memory_after - memory_before) / tables,
    )


def install() -> None:
    """Bring in the locked packages, unless this very lock is installed already."""
    digest = hashlib.sha256((HOME / "package-lock.json").read_bytes()).hexdigest()
    if _INSTALLED.is_file() and _INSTALLED.read_text(encoding="utf-8") == digest:
        return
    command = [_tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    try:
        done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        raise PeerError("npm ci did not end in five minutes") from None
    if done.returncode != 0:
        raise PeerError(f"npm ci failed: {done.stderr[-2000:].strip()}")
    _INSTALLED.write_text(digest, encoding="utf-8")


def _tool(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise PeerError(f"{name} is not installed")
    return path


def _settled_rss_kb(server: Child) -> int:
    """Memory once garbage is gone; without this the heap's mood decides the figure.

    Several rounds, because pages emptied by one collection are given back during a later one.
    """
    for _ in range(_COLLECTIONS):
        server.signal(signal.SIGUSR2)
        time.sleep(0.3)
    return rss_kb(server.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure boardgame.io playing C.Q.F.D.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=10_000)
    options = parser.parse_args()
    result = measure(options.tables, options.moves)
    print(json.dumps(dataclasses.asdict(result)))


if __name__ == "__main__":
    main()
