from __future__ import annotations

from random import Random

import pytest

from perspicace.bots.arena import Arena, play_out
from perspicace.bots.random import RandomBot
from perspicace.bots.search import SearchBot
from perspicace.games import registry
from perspicace.games.cqfd import GAME
from perspicace.games.cqfd.analysis import best_question
from perspicace.games.cqfd.moves import Ask, Deal, Lead
from perspicace.games.cqfd.rules import ASKING, READYING
from perspicace.kernel.bot import Bot
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.seats import CHANCE, Seat


def quick(game: AnyGame) -> SearchBot:
    return SearchBot(game, worlds=2, candidates=3, scouts=5, depth=3)


@pytest.mark.parametrize("game", list(registry()), ids=lambda game: game.id)
def test_it_plays_any_game_to_the_end(game: AnyGame) -> None:
    for seats in game.seats:
        bots = [quick(game) for _ in range(seats)]
        assert play_out(game, game.options(), bots, b"any game").entries


def test_it_beats_chance() -> None:
    """« Hasard » finds a hand of C.Q.F.D. once in a few hundred games."""
    won = 0
    for number in range(3):
        bots: list[Bot] = [SearchBot(GAME), RandomBot(GAME)]
        won += Seat(0) in Arena(GAME, GAME.options(), bots, bytes([number])).play_out().winners
    assert won >= 2


def test_it_sees_a_win_among_thousands_of_moves() -> None:
    state = GAME.setup(GAME.options(), 2)
    hands = ((1, 1, 1, 1, 1, 1, 1, 0), (0, 0, 0, 0, 1, 2, 2, 2))
    state = GAME.apply(state, CHANCE, Lead(Seat(0)), 0).state
    state = GAME.apply(state, CHANCE, Deal(hands), 0).state
    while GAME.worlds(GAME.view(state, Seat(0))) > 1:
        question = best_question(hands[0], state.sheets[0]).question
        state = GAME.apply(state, Seat(0), Ask(question), 0).state
        state = GAME.apply(state, Seat(1), Ask((3, 3, 1, 0, 0, 0, 0, 0)), 0).state
    bot = SearchBot(GAME, scouts=1500)
    decision = bot.decide(GAME.view(state, Seat(0)), ASKING, b"", Random(4))
    assert decision.move == Ask(hands[1])


def test_with_one_move_to_choose_from_it_does_not_search() -> None:
    arena = Arena(GAME, GAME.options(series=3), [RandomBot(GAME)] * 2, b"between")
    while GAME.offers(arena.state, Seat(0)) != READYING:
        arena.advance()
    view = GAME.view(arena.state, Seat(0))
    decision = SearchBot(GAME, scouts=0).decide(view, READYING, b"kept", Random(5))
    assert GAME.write(decision.move) == "ready"
    assert decision.memory == b"kept"
