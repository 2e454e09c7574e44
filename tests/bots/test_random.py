from __future__ import annotations

from collections import Counter
from random import Random

from perspicace.bots.random import RandomBot
from perspicace.games.cqfd import GAME
from perspicace.games.cqfd.moves import Ask, Ready
from perspicace.games.cqfd.rules import ASKING, READYING


def test_it_plays_what_it_is_offered_and_keeps_its_memory() -> None:
    decision = RandomBot(GAME).decide(None, ASKING, b"kept", Random(1))
    assert any(offer.covers(decision.move) for offer in ASKING)
    assert decision.memory == b"kept"
    assert decision.pause > 0


def test_each_offer_is_as_likely() -> None:
    bot, rng = RandomBot(GAME), Random(2)
    offers = ASKING + READYING
    drawn = Counter(type(bot.decide(None, offers, b"", rng).move) for _ in range(1000))
    assert set(drawn) == {Ask, Ready}
    assert 430 < drawn[Ready] < 570


def test_it_depends_on_the_generator_alone() -> None:
    bot = RandomBot(GAME)
    first, second = (bot.decide(None, ASKING, b"", Random(3)) for _ in range(2))
    assert first == second
