"""How people come to sit at one table."""

from __future__ import annotations

from functools import partial

from .conftest import Visit
from .visitor import Visitor


def sit_down(
    visit: Visit, host_name: str, guest_name: str, **wishes: object
) -> tuple[Visitor, Visitor]:
    """A table opened by the host, a friend who comes by the link; the game has begun. Both have the
    board before them."""
    host = visit(host_name, **wishes)
    open_table(host)
    guest = visit(guest_name, **wishes)
    guest.go(f"/t/{host.code}")
    guest.press("button", guest.words("S’asseoir", "Sit"))
    host.press("button", host.words("Commencer", "Begin"))
    for player in (host, guest):
        player.until(partial(in_play, player))
    return host, guest


def open_table(host: Visitor) -> None:
    """As in « Créer une table », with all that it proposes."""
    host.go("/jeux/cqfd/creer")
    host.press("button", host.words("Ouvrir la table", "Open the table"))
    host.page.wait_for_url("**/t/*")


def open_shared_table(host: Visitor, other: str) -> None:
    """Two round one screen; the curtain is down."""
    host.go("/jeux/cqfd/creer")
    host.press("radio", host.words("Autour de cet écran", "Round this screen"))
    host.page.get_by_role("textbox", name=host.words("Joueur 2", "Player 2")).fill(other)
    host.press("button", host.words("Commencer", "Begin"))
    host.page.wait_for_url("**/t/*")


def play_now(player: Visitor) -> None:
    """From the shelf, against a bot."""
    player.go("/")
    player.press("button", player.words("Jouer tout de suite", "Play"))
    player.page.wait_for_url("**/t/*")
    player.until(partial(in_play, player))


def in_play(player: Visitor) -> bool:
    """Whether his browser has been shown a game that has begun."""
    screen = player.screen
    return bool(screen and screen["table"]["phase"] == "playing" and screen["own"]["view"])
