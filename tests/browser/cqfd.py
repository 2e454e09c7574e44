"""How a person plays C.Q.F.D. on the board."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator

from perspicace.games.cqfd.rules import ANY_HAND
from perspicace.kernel.offers import all_hands

from .visitor import Visitor

QUESTIONS = all_hands(ANY_HAND)


def composer(player: Visitor) -> Locator:
    return player.page.get_by_role("region", name=player.words("Ta question", "Your question"))


def ask(player: Visitor, question: Sequence[int]) -> None:
    """Composes a question card by card, asks it, and waits until it stands on the sheet."""
    asked = questions_of(player)
    compose(player, question)
    player.press("button", player.words("Demander", "Ask"), within=composer(player))
    player.until(lambda: questions_of(player) == asked + 1)


def compose(player: Visitor, question: Sequence[int]) -> None:
    keys = composer(player).get_by_role("spinbutton")
    for rank, n in enumerate(question):
        for _ in range(n):
            player.touch(keys.nth(rank))


def ask_by_keyboard(player: Visitor, question: Sequence[int]) -> None:
    """From wherever the focus is: Tab to the first key, digits and arrows, Enter."""
    asked = questions_of(player)
    tab_to(player, "spinbutton")
    for n in question:
        player.page.keyboard.press(str(n))
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Enter")
    player.until(lambda: questions_of(player) == asked + 1)


def tab_to(player: Visitor, role: str, name: str | None = None) -> None:
    """Walks with the Tab key alone until something of this role, and name, has the focus."""
    for _ in range(80):
        found = player.page.evaluate(
            "() => [document.activeElement?.getAttribute('role') ??"
            " {A: 'link', BUTTON: 'button', INPUT: 'textbox'}[document.activeElement?.tagName],"
            " document.activeElement?.getAttribute('aria-label') ??"
            " document.activeElement?.textContent?.trim()]"
        )
        if found[0] == role and (name is None or name in (found[1] or "")):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"no {role} {name or ''} can be reached with the Tab key")


def questions_of(player: Visitor) -> int:
    """How many questions this player has asked in this deal, as his browser was told."""
    own = player.screen["own"]
    return len(own["view"]["sheets"][own["you"]])


def wait_for_turn(player: Visitor) -> None:
    player.until(lambda: player.screen["table"]["waiting"] == [player.screen["own"]["you"]])


def some_question(rng: Random, *, but: Sequence[Sequence[int]] = ()) -> tuple[int, ...]:
    """A legal question that is none of these hands."""
    while (question := rng.choice(QUESTIONS)) in {tuple(hand) for hand in but}:
        pass
    return question


def play_on(players: Sequence[Visitor], rng: Random, turns: int, *, finish: bool = False) -> None:
    """The players ask in turn, and never the hand itself; at last, if it shall end, who is in turn
    names the other's hand."""
    hands = [player.hand() for player in players]
    for _ in range(turns):
        mover = _mover(players)
        ask(mover, some_question(rng, but=hands))
    if finish:
        mover = _mover(players)
        ask_last(mover, hands[1 - players.index(mover)])


def ask_last(player: Visitor, hand: Sequence[int]) -> None:
    compose(player, hand)
    player.press("button", player.words("Demander", "Ask"), within=composer(player))
    player.until(lambda: player.screen["table"]["phase"] == "over")


def _mover(players: Sequence[Visitor]) -> Visitor:
    """Who is in turn, once all have heard as much."""
    first = players[0]
    first.until(lambda: len({len(player.screen["own"]["log"]) for player in players}) == 1)
    seat: int = first.screen["table"]["waiting"][0]
    return players[seat]
