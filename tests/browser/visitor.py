"""Somebody in front of a browser: what he sees, and what his browser has been told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from html import unescape
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from perspicace.wire.patch import apply

PATIENCE = 15.0
"""Seconds after which a test gives up."""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        language: Literal["fr", "en"] = "fr",
        theme: Literal["light", "dark"] = "light",
        calm: bool = False,
    ) -> None:
        self._context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale="fr-FR" if language == "fr" else "en-GB",
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
        )
        self._context.set_default_timeout(PATIENCE * 1000)
        self._address = address
        self._touch = touch
        self._language = language
        self.frames: list[str] = []
        """Every message its browser has been sent at a table."""
        self.complaints: list[str] = []
        self._forgiven: tuple[str, ...] = ()
        self.page: Page = self._context.new_page()
        self.page.on("websocket", self._overhear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)

    def introduce(self, name: str, face: str = "") -> None:
        """A name of his own, as he would set it under « moi »."""
        self.ask_lobby("/me", name=name, face=face, language=self._language)

    def become(self, other: Visitor) -> None:
        """The same player, on another device: with his key."""
        link = other.ask_lobby("/me/link")
        self.ask_lobby("/me/claim", key=link["key"])

    def ask_lobby(self, path: str, **body: Any) -> Any:
        answer = self._context.request.post(f"{self._address}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def leave(self) -> None:
        self._context.close()

    def offline(self, away: bool) -> None:
        """Takes the network away, or gives it back."""
        self._context.set_offline(away)

    def forgive_lost_lines(self) -> None:
        """From now on the browser itself may say that it found no house."""
        self._forgiven = ("net::ERR_", "WebSocket")

    def go(self, path: str) -> None:
        self.page.goto(path)

    def press(self, role: Any, name: str, *, within: Locator | None = None) -> None:
        self.touch((within or self.page).get_by_role(role, name=name).first)

    def touch(self, found: Locator) -> None:
        """With the finger or the mouse, whichever this visitor has."""
        if self._touch:
            found.tap()
        else:
            found.click()

    def words(self, french: str, english: str) -> str:
        """What he reads, in his language."""
        return french if self._language == "fr" else english

    def until(self, holds: Callable[[], bool]) -> None:
        """Waits until something holds of what his browser has been told."""
        ends = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < ends, "it never came to that"
            self.page.wait_for_timeout(20)

    def expect_refusals(self) -> None:
        """From now on he may ask for what the house refuses; a browser says so aloud."""
        self._forgiven = ("status of 4",)

    @property
    def code(self) -> str:
        """Of the table he is at."""
        return self.page.url.rsplit("/t/", 1)[1].partition("?")[0].partition("/")[0]

    @property
    def screen(self) -> dict[str, Any]:
        """What the house has told his browser so far, as the client puts it together."""
        return screen_of(self.frames)

    def hand(self) -> list[int]:
        hand: list[int] = self.screen["own"]["view"]["hand"]
        return hand

    def everything(self) -> str:
        """All that his browser holds: the page with its attributes, what it stores, and every
        message it was sent."""
        stored = self.page.evaluate(
            "() => JSON.stringify([{...localStorage}, {...sessionStorage}, location.href])"
        )
        return "\n".join([unescape(self.page.content()), stored, *self.frames])

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self._forgiven):
            self.complaints.append(message.text)


def screen_of(frames: list[str]) -> dict[str, Any]:
    """The last screen with its changes. What came before the first one is of another page."""
    screen: dict[str, Any] = {}
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "screen":
            screen = message["screen"]
        elif message["type"] == "change" and screen:
            for part in ("table", "own"):
                if message.get(part):
                    screen = {**screen, part: apply(message[part], screen[part])}
    return screen
