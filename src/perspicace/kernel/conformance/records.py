"""What is written down: moves, records, and the messages that views and events become."""

from __future__ import annotations

from random import Random

import msgspec

from perspicace.kernel.chance import stream
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Event, Move
from perspicace.kernel.record import Entry, Record, read_record, write_record
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.registry import Registry
from perspicace.kernel.replay import replay
from perspicace.kernel.seats import SPECTATOR

from .play import expect_sentence
from .playouts import encoded, expect, onlookers, parts, players, playouts

GARBAGE = ("", " ", "?", "0", "-1", "9" * 400, "é\u0301", "a b c", "/", "×", "\x00", "\u2028", "٣²")


def check_notation(game: AnyGame, seats: int, seed: int) -> None:
    """A move is read as it was written, on one line that begins with its verb; garbage is refused
    with a sentence and never raises."""
    rng = stream(b"notation", seed)
    for playout in playouts(game, seats, seed):
        for moment in playout.moments:
            text = game.write(moment.move)
            expect(text.split()[0] in game.verbs, f"{text!r} does not begin with a verb")
            expect(len(text.splitlines()) == 1, f"{text!r} is not one line")
            expect(game.read(text) == moment.move, f"{text!r} reads as {game.read(text)}")
            _expect_calm(game, _spoilt(text, rng))
    for junk in (
        *GARBAGE,
        *game.verbs,
        *(f"{verb} {junk}" for verb in game.verbs for junk in GARBAGE),
    ):
        _expect_calm(game, junk)


def check_records(game: AnyGame, seats: int, seed: int) -> None:
    """A record survives being written and read, and replays to the same states and news."""
    names = tuple(f"Player {number}" for number in range(1, seats + 1))
    for playout in playouts(game, seats, seed):
        entries = tuple(Entry(m.seat, m.move, m.at) for m in playout.moments)
        record = Record(game, playout.options, names, entries)
        text = write_record(record)
        again = read_record(text, Registry([game]))
        expect(again.entries == entries, "the record lost or changed a move")
        expect(again.options == playout.options, "the record lost or changed an option")
        expect(again.names == names, "the record lost or changed a name")
        expect(write_record(again) == text, "the record is written differently the second time")
        for step, moment in zip(list(replay(again))[1:], playout.moments, strict=True):
            expect(encoded(step) == encoded(moment.step), "the replay differs from the play")


def check_messages(game: AnyGame, seats: int, seed: int) -> None:
    """Views, offers and events become JSON; a view holds no state; spectators hear what all do."""
    for playout in playouts(game, seats, seed):
        for moment in playout.moments:
            for seat in onlookers(seats):
                view = game.view(moment.step.state, seat)
                expect(view.__struct_config__.frozen, "a view is frozen")
                holds = any(isinstance(part, type(moment.before)) for part in parts(view))
                expect(not holds, "a view holds a state")
                msgspec.json.encode((view, game.offers(moment.step.state, seat)))
            for told in moment.step.told:
                expect(isinstance(told.event, Event), f"{told.event!r} is not an event")
                msgspec.json.encode(told.event)
                seated = all(told.to.includes(seat) for seat in players(seats))
                expect(
                    seated or not told.to.includes(SPECTATOR),
                    f"spectators are told {told.event}, but not every player",
                )


def _expect_calm(game: AnyGame, text: str) -> None:
    move = game.read(text)
    if isinstance(move, Refusal):
        expect_sentence(game, move)
    else:
        expect(isinstance(move, Move), f"{text!r} reads as {move!r}, which is no move")
        expect(game.read(game.write(move)) == move, f"{text!r} is read, but not written back")


def _spoilt(text: str, rng: Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(GARBAGE) + text[place + rng.randrange(3) :]
