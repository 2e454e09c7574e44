"""The first visit, as a phone on a slow network has it: what it weighs and how long it takes.

A real Chromium with its processor slowed four times and a network of 1.6 Mbit/s with 150 ms there
and back. Each page is opened in a fresh profile several times; medians are shown.
"""

from __future__ import annotations

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from bench.peers.process import Child
from tests.support.browser import LAUNCH

ROUNDS = 3
PAGES = {"home": "/", "game page": "/jeux/cqfd", "rules": "/jeux/cqfd/regles"}
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
SLOWDOWN = 4
MOST_KB = 150.0
"""All of the first load over the wire, fonts aside."""
QUIET_MS = 2000
"""A page is ready for the finger once nothing has held the main thread for so long."""

WATCH = """
window.__shift = 0
window.__busyUntil = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.__busyUntil = Math.max(window.__busyUntil, entry.startTime + entry.duration)
}).observe({ type: 'longtask', buffered: true })
"""
FIGURES = """() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  const loaded = performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd
  return [painted, Math.max(painted, loaded, window.__busyUntil), window.__shift]
}"""


@dataclass
class Visit:
    first_paint_ms: float
    interactive_ms: float
    layout_shift: float
    kb: float
    font_kb: float


@dataclass
class Weight:
    """What came over the wire, by kind."""

    kinds: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def listen(self, session: CDPSession) -> None:
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)

    def _received(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "Other")
        self.sizes[kind] += event["encodedDataLength"] / 1024


def show() -> bool:
    print(
        f"{'page':<12} {'first paint':>12} {'interactive':>12} {'shift':>7} {'kB':>7} {'fonts':>7}"
    )
    met = True
    with _house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for name, path in PAGES.items():
            visits = [_visit(browser, address + path) for _ in range(ROUNDS)]
            visit = Visit(*(median(values) for values in zip(*map(astuple, visits), strict=True)))
            print(
                f"{name:<12} {visit.first_paint_ms:>9,.0f} ms {visit.interactive_ms:>9,.0f} ms"
                f" {visit.layout_shift:>7.3f} {visit.kb:>7.1f} {visit.font_kb:>7.1f}",
                flush=True,
            )
            met &= visit.kb <= MOST_KB
        browser.close()
    print(
        f"at most {MOST_KB:g} kB before a game is opened, fonts aside: {'ok' if met else 'MISSED'}"
    )
    return met


def _visit(browser: Browser, url: str) -> Visit:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    weight = Weight()
    weight.listen(session)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.add_init_script(WATCH)
    page.goto(url, wait_until="networkidle")
    page.wait_for_timeout(QUIET_MS)
    painted, interactive, shift = page.evaluate(FIGURES)
    context.close()
    fonts = weight.sizes.pop("Font", 0.0)
    return Visit(painted, interactive, shift, sum(weight.sizes.values()), fonts)


@contextmanager
def _house() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite")
        with Child("our server", [sys.executable, "-m", "bench.house.server", database]) as server:
            yield f"http://127.0.0.1:{server.expect('ready ', timeout=30)}"
