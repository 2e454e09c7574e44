"""Our server as a child: as `perspicace serve`, but for limits that a load test would meet.

python -m bench.house.server DATABASE
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvloop

from perspicace.server.logs import set_up
from perspicace.server.run import serve
from perspicace.server.settings import Settings


def main() -> None:
    set_up()
    settings = Settings(
        database=Path(sys.argv[1]),
        port=0,
        messages_per_second=1e9,
        requests_per_second=1e9,
    )
    uvloop.run(serve(settings, lambda port: print(f"ready {port}", flush=True)))


if __name__ == "__main__":
    main()
