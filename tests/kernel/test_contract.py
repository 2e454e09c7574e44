"""What the contract itself does: apply, audiences, verbs, texts."""

from __future__ import annotations

import pytest

from perspicace.games._template import GAME as TOY
from perspicace.games._template.moves import Grab, Pick
from perspicace.games._template.options import Options
from perspicace.kernel.moves import Move, verb_of
from perspicace.kernel.refusals import RefusedError
from perspicace.kernel.seats import CHANCE, CLOCK, EVERYONE, SPECTATOR, Seat, only, seat_name
from perspicace.kernel.texts import Text


def test_apply_raises_the_refusal_of_check() -> None:
    state = TOY.setup(Options(), 2)
    with pytest.raises(RefusedError) as caught:
        TOY.apply(state, Seat(0), Grab(), 0)
    assert caught.value.refusal == TOY.check(state, Seat(0), Grab())


def test_audiences() -> None:
    assert all(EVERYONE.includes(seat) for seat in (Seat(0), Seat(3), SPECTATOR))
    assert only(Seat(1)).includes(Seat(1))
    assert not any(only(Seat(1)).includes(seat) for seat in (Seat(0), SPECTATOR))


def test_seats_have_names() -> None:
    names = [seat_name(seat) for seat in (Seat(0), Seat(11), CHANCE, CLOCK, SPECTATOR)]
    assert names == ["1", "12", "chance", "clock", "spectator"]


def test_verbs_come_from_tags() -> None:
    assert verb_of(Pick) == verb_of(Pick(3)) == "pick"


def test_verb_is_a_word() -> None:
    class Numbered(Move, frozen=True, tag=3):
        pass

    with pytest.raises(TypeError, match="no verb"):
        verb_of(Numbered)


def test_texts_are_filled_in_both_languages() -> None:
    text = Text("{n} cartes", "{n} cards").filled(n=3)
    assert (text.in_language("fr"), text.in_language("en")) == ("3 cartes", "3 cards")
