"""The sentences of the game."""

from __future__ import annotations

from collections.abc import Callable

from perspicace.kernel.moves import Event
from perspicace.kernel.seats import Seat
from perspicace.kernel.texts import Text

from .moves import RANKS, Asked, Dealt, Finished, Led, write_cards
from .state import Line
from .view import View

NAME = "C.Q.F.D."
PITCH = Text(
    "Sept cartes cachées, onze questions : devine la main de l'autre avant qu'il ne trouve la "
    "tienne.",
    "Seven hidden cards, eleven questions: work out the other hand before yours is found.",
)

REFUSALS = {
    "cqfd/not-your-turn": Text("Ce n'est pas à toi de jouer.", "It is not your turn."),
    "cqfd/not-now": Text("Ce coup ne se joue pas maintenant.", "This cannot be played now."),
    "cqfd/not-eight-ranks": Text(
        "Une question donne un nombre pour chacune des huit valeurs, de l'as au sept.",
        "A question gives a number for each of the eight ranks, from the ace to the seven.",
    ),
    "cqfd/not-seven-cards": Text(
        "Une question porte sur sept cartes ; tu en as nommé {named}.",
        "A question names seven cards; you have named {named}.",
    ),
    "cqfd/too-many-of-a-rank": Text(
        "Il n'y a que quatre cartes de chaque valeur ; tu en as demandé {named}.",
        "There are only four cards of a rank; you have asked for {named}.",
    ),
    "cqfd/too-few-ranks": Text(
        "Une question porte sur trois valeurs au moins ; tu en as choisi {named}.",
        "A question covers at least three ranks; you have chosen {named}.",
    ),
    "cqfd/impossible-deal": Text(
        "Cette donne ne peut pas sortir d'un jeu de 32 cartes.",
        "This deal cannot come from a pack of 32 cards.",
    ),
    "cqfd/unreadable": Text(
        "« {text} » n'est pas un coup de C.Q.F.D. ; par exemple : ask As R D V×4.",
        "“{text}” is not a move of C.Q.F.D.; for example: ask As R D V×4.",
    ),
    "cqfd/aid-not-chosen": Text(
        "Cette aide n'a pas été choisie pour cette table.",
        "This aid was not chosen for this table.",
    ),
    "cqfd/no-hand-to-find": Text(
        "Il n'y a pas de main à deviner en ce moment.", "There is no hand to find right now."
    ),
}


def tell(event: Event, name: Callable[[Seat], str]) -> Text:
    match event:
        case Led(seat):
            return Text("{who} commence.", "{who} goes first.").filled(who=name(seat))
        case Dealt(deal):
            return Text("Donne n° {deal}.", "Deal no. {deal}.").filled(deal=deal)
        case Asked(seat, question, answer):
            return Text(
                "{who} demande {cards} : {answer}.", "{who} asks {cards}: {answer}."
            ).filled(who=name(seat), cards=write_cards(question), answer=answer)
        case Finished(winners, hands):
            shown = " ; ".join(
                f"{name(Seat(seat))} : {write_cards(hand)}" for seat, hand in enumerate(hands)
            )
            who = name(winners[0]) if winners else ""
            return _verdict(winners).filled(who=who, hands=shown)
        case _:
            return Text("On continue.", "On to the next deal.")


def _verdict(winners: tuple[Seat, ...]) -> Text:
    if len(winners) == 1:
        return Text("{who} a trouvé, C.Q.F.D. ! {hands}", "{who} has found it. {hands}")
    if winners:
        return Text(
            "Tous deux ont trouvé : victoire partagée. {hands}",
            "Both have found: a shared win. {hands}",
        )
    return Text("Personne n'a trouvé : match nul. {hands}", "Nobody has found: a draw. {hands}")


def show(view: View) -> Text:
    """The sheet as on paper: eight columns, one line a question, the answer at the right."""
    head = "    " + "".join(f"{rank:>4}" for rank in RANKS)
    hand = [] if view.hand is None else [f"    {write_cards(view.hand)}", ""]
    sheets: list[str] = []
    for seat, lines in enumerate(view.sheets):
        sheets += [f"[{seat + 1}]{head[3:]}", *map(_row, range(1, len(lines) + 1), lines)]
    page = "\n".join([*hand, *sheets])
    return Text(page, page)


def _row(number: int, line: Line) -> str:
    cells = "".join(f"{n or '·':>4}" for n in line.question)
    return f"{number:>3} {cells}   → {line.answer}"
