"""The browser of this machine, as tests and figures start it."""

from __future__ import annotations

import shutil
from typing import Any, Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")

LAUNCH: Final[dict[str, Any]] = {
    "executable_path": next(filter(None, map(shutil.which, NAMES)), None),
    "args": ["--disable-background-networking", "--disable-component-update"],
}
"""Of `chromium.launch`: the system's own browser, which talks to nobody but the house."""
