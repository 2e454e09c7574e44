"""What a game says about itself, in both languages."""

from __future__ import annotations

from string import Formatter

import msgspec

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.seats import Seat, seat_name
from perspicace.kernel.texts import Text

from .playouts import expect, onlookers, option_types, playouts

FORM_TYPES = (msgspec.inspect.BoolType, msgspec.inspect.IntType, msgspec.inspect.LiteralType)
"""What a form can be drawn for."""


def check_facts(game: AnyGame, seats: int, seed: int) -> None:
    """Names, options and refusals are complete and well formed."""
    expect(game.id.isidentifier() and game.id.islower(), f"{game.id!r} is not a plain name")
    expect(seats in game.seats, f"{game.id} is not played by {seats}")
    expect(len(game.verbs) == len(game.moves), "two moves have one verb")
    expect(all(verb.islower() for verb in game.verbs), "a move has no tag of its own")
    fields = game.options.__struct_fields__
    expect(set(fields) == set(game.option_texts), "each option has a sentence of help")
    config = game.options.__struct_config__
    expect(config.frozen, "options are frozen")
    expect(config.forbid_unknown_fields, "options forbid unknown fields")
    for name, kind in option_types(game).items():
        plain = isinstance(kind, FORM_TYPES)
        expect(plain, f"option {name} is not a bool, an int or a Literal")
    written = msgspec.json.encode(game.options())
    expect(msgspec.json.decode(written, type=game.options) == game.options(), "options are data")
    for text in (game.pitch, *game.option_texts.values(), *game.refusals.values()):
        _expect_both(text)
    for code, text in game.refusals.items():
        expect(code.startswith(f"{game.id}/"), f"{code} does not begin with the game's id")
        expect(_slots(text.fr) == _slots(text.en), f"{code} has other details in French")


def check_texts(game: AnyGame, seats: int, seed: int) -> None:
    """Every event and every view can be told in both languages."""

    def name(seat: Seat) -> str:
        return f"Player {seat_name(seat)}"

    for playout in playouts(game, seats, seed):
        for moment in playout.moments:
            for told in moment.step.told:
                _expect_both(game.tell(told.event, name))
        for state in playout.states[:: max(1, len(playout.states) // 20)]:
            for seat in onlookers(seats):
                _expect_both(game.show(game.view(state, seat)))


def _expect_both(text: Text) -> None:
    expect(isinstance(text, Text), f"{text!r} is not a text in two languages")
    expect(all(sentence.strip() for sentence in text), f"{text!r} lacks a language")


def _slots(sentence: str) -> set[str]:
    return {slot for _, slot, _, _ in Formatter().parse(sentence) if slot is not None}
