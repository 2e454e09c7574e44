"""The sentences of the game."""

from __future__ import annotations

from collections.abc import Callable

from perspicace.kernel.moves import Event
from perspicace.kernel.seats import Seat
from perspicace.kernel.texts import Text

from .moves import Dealt, Grabbed, Picked, Placed, Turned
from .state import Cards, points
from .view import View

NAME = "Gabarit"
PITCH = Text(
    "Une carte choisie en secret, une sonnette à saisir : le plus petit jeu de la maison.",
    "A card chosen in secret, a bell to grab: the smallest game in the house.",
)

REFUSALS = {
    "template/not-your-turn": Text("Ce n'est pas à toi de jouer.", "It is not your turn."),
    "template/not-now": Text("Ce coup ne se joue pas maintenant.", "This cannot be played now."),
    "template/not-in-hand": Text(
        "Tu n'as pas la carte {card} en main.", "You do not hold the card {card}."
    ),
    "template/impossible-deal": Text(
        "Cette donne ne peut pas sortir de ce paquet.", "This deal cannot come from this pack."
    ),
    "template/unreadable": Text(
        "« {text} » n'est pas un coup de ce jeu ; par exemple : pick 7.",
        "“{text}” is not a move of this game; for example: pick 7.",
    ),
}


def tell(event: Event, name: Callable[[Seat], str]) -> Text:
    match event:
        case Dealt(hand):
            return Text("Tu reçois {cards}.", "You are dealt {cards}.").filled(cards=_row(hand))
        case Picked(card):
            return Text("Tu poses le {card}.", "You lay down the {card}.").filled(card=card)
        case Placed(seat):
            return Text("{who} a choisi.", "{who} has chosen.").filled(who=name(seat))
        case Turned(cards, winner):
            return Text(
                "On retourne {cards} : le pli est à {who}.",
                "The cards are {cards}: {who} takes the trick.",
            ).filled(cards=_row(cards), who=name(winner))
        case Grabbed(seat, after):
            return Text(
                "{who} saisit la sonnette en {after} ms.", "{who} grabs the bell in {after} ms."
            ).filled(who=name(seat), after=after)
        case _:
            return Text("Personne n'a saisi la sonnette.", "Nobody grabbed the bell.")


def show(view: View) -> Text:
    """One's own cards, then each trick with its scorers."""
    tricks = [
        f"{_row(trick.cards)} → {trick.winner + 1}"
        + ("" if trick.bell is None else f" + {trick.bell + 1}")
        for trick in view.tricks
    ]
    laid = "·" if view.pick is None else str(view.pick)
    score = " ".join(map(str, points(view.tricks, len(view.held))))
    rest = "\n".join([f"{_row(view.hand)} [{laid}]", *tricks, f"= {score}"])
    return Text(f"Ma main : {rest}", f"My hand: {rest}")


def _row(cards: Cards) -> str:
    return " ".join(map(str, cards))
