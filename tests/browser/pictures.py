"""`python -m tests.browser.pictures`: the pictures of the README, taken of the running game."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.support.browser import LAUNCH
from tests.support.serve import Server

from .cqfd import play_on
from .tables import sit_down
from .visitor import Visitor

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
DESK: Final[dict[str, Any]] = {"width": 1280, "height": 800}
PHONE: Final[dict[str, Any]] = {"width": 390, "height": 844}


class Studio:
    """One house, a browser, and whoever is to be seen."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def visit(self, name: str | None = None, **wishes: Any) -> Visitor:
        visitor = Visitor(self._browser, self._address, calm=True, **wishes)
        if name is not None:
            visitor.introduce(name)
        return visitor

    def take_all(self) -> None:
        shelf = self.visit(**DESK)
        shelf.go("/")
        shelf.page.get_by_role("heading", level=1).wait_for()
        _take(shelf, "shelf")
        ada, boris = sit_down(self.visit, "Ada", "Boris", **DESK)
        play_on((ada, boris), Random(17), 7)
        _take(ada, "table")
        phone = self.visit(**PHONE, theme="dark")
        phone.become(boris)
        phone.go(f"/t/{ada.code}")
        phone.until(lambda: bool(phone.frames))
        _take(phone, "phone")
        play_on((ada, boris), Random(18), 0, finish=True)
        ada.go(f"/t/{ada.code}/revoir?at=7&place=1")
        ada.page.get_by_role("slider").first.wait_for()
        _take(ada, "review")


def _take(visitor: Visitor, name: str) -> None:
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "house.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**LAUNCH)
        Studio(browser, f"http://127.0.0.1:{server.port}").take_all()
        browser.close()


if __name__ == "__main__":
    main()
