"""A house that can be killed and opened again fifty times without waiting for its imports.

    python -m tests.faults.nursery DATABASE STORE

reads `open` and `kill` from its input. `open` forks a child that serves as `perspicace serve` does,
with the store of that name and without bots, and says `ready PORT`; `kill` ends it with SIGKILL,
and says `killed` once it is gone. At the end of the input the child is killed too.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Final

import uvloop

from perspicace.server import app
from perspicace.server.logs import set_up
from perspicace.server.run import serve
from perspicace.server.settings import Settings
from perspicace.store.sqlite import SqliteStore

from .stores import HastyStore, IdleMinds

NO_LIMIT: Final = 1e9
STORES: Final = {"honest": SqliteStore, "hasty": HastyStore}


def main() -> None:
    database, store = Path(sys.argv[1]), STORES[sys.argv[2]]
    child = 0
    for line in sys.stdin:
        if line.strip() == "open":
            child = os.fork()
            if not child:
                house(database, store)
        elif child:
            child = _kill(child)
            _say("killed")
    if child:
        _kill(child)


def house(database: Path, store: type[SqliteStore]) -> None:
    """The life of the child. It hears nothing of what its parent is told."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    set_up()
    vars(app).update(SqliteStore=store, Pool=IdleMinds)
    settings = Settings(
        database=database,
        port=0,
        messages_per_second=NO_LIMIT,
        requests_per_second=NO_LIMIT,
    )
    uvloop.run(serve(settings, lambda port: _say(f"ready {port}")))
    os._exit(0)


def _kill(child: int) -> int:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 0


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
