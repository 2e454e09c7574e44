"""Gabarit, a toy game to copy: hidden hands, secret choices made together, and a race for a bell.

It is complete and small, so that a newcomer can read it in one sitting. It is played by nobody:
`hidden` keeps it off the shelf. The house's tests play it as they play every other game.
"""

from __future__ import annotations

from perspicace.kernel.contract import Game

from .moves import Deal, Grab, Pick, Timeout, read, write
from .options import OPTION_TEXTS, Options
from .resample import resample
from .rules import actors, chance, check, deadline, offers, outcome, pieces, play, setup
from .state import State
from .texts import NAME, PITCH, REFUSALS, show, tell
from .view import View, view, worlds

GAME = Game[State, View, Options](
    id="template",
    version=1,
    name=NAME,
    pitch=PITCH,
    seats=range(2, 5),
    options=Options,
    option_texts=OPTION_TEXTS,
    moves=(Deal, Pick, Grab, Timeout),
    refusals=REFUSALS,
    setup=setup,
    actors=actors,
    chance=chance,
    offers=offers,
    check=check,
    play=play,
    deadline=deadline,
    view=view,
    outcome=outcome,
    resample=resample,
    pieces=pieces,
    worlds=worlds,
    write=write,
    read=read,
    tell=tell,
    show=show,
    hidden=True,
)

GAMES = (GAME,)
