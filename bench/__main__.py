"""All figures, or some of them: `python -m bench [playouts] [load] [first-load] [bots]`.

Ours and the peers' stand in the same run, since only their ratio means something on a shared
machine. The exit status is 1 if a figure misses its mark.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench import first_load, load, playouts

PARTS = ("playouts", "load", "first-load", "bots")


def main() -> int:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"bench: no part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    met = [_run(part) for part in wanted]
    return 0 if all(met) else 1


def _run(part: str) -> bool:
    print(f"\n== {part} ==", flush=True)
    if part == "playouts":
        return playouts.show()
    if part == "load":
        return load.show()
    if part == "first-load":
        return first_load.show()
    script = Path(__file__).parent / "cqfd_bots.py"
    return subprocess.run([sys.executable, str(script)], check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
