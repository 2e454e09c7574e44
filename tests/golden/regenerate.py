"""`python -m tests.golden.regenerate`: write all playthroughs anew, each from its own record.

A mode without a file gets a new game. Read the differences before you commit them.
"""

from __future__ import annotations

import sys

from .playthroughs import MODES, playthrough


def main() -> None:
    for mode in MODES:
        text = playthrough(mode)
        mode.path.parent.mkdir(exist_ok=True)
        changed = not mode.path.exists() or mode.path.read_text("utf-8") != text
        mode.path.write_text(text, "utf-8")
        sys.stdout.write(f"{'changed' if changed else 'same   '} {mode.game}/{mode.name}\n")


if __name__ == "__main__":
    main()
