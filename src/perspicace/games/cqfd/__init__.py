"""C.Q.F.D., « Cartes Qu'il Faut Deviner »: two players, seven hidden cards each."""

from __future__ import annotations

from perspicace.kernel.contract import Game

from .advice import BestQuestion, CheckStrikes, advise
from .analysis import findings
from .moves import Ask, Deal, Lead, Ready, read, write
from .options import OPTION_TEXTS, Options
from .resample import resample
from .rules import actors, chance, check, deadline, offers, outcome, pieces, play, setup
from .state import State
from .texts import NAME, PITCH, REFUSALS, show, tell
from .view import View, view, worlds

GAME = Game[State, View, Options](
    id="cqfd",
    version=1,
    name=NAME,
    pitch=PITCH,
    seats=range(2, 3),
    options=Options,
    option_texts=OPTION_TEXTS,
    moves=(Lead, Deal, Ask, Ready),
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
    aids=(CheckStrikes, BestQuestion),
    advise=advise,
    review=findings,
)

GAMES = (GAME,)
