"""Golden playthroughs: whole games with all that anybody was told and shown.

A playthrough is a record, and what the rules made of it stands in its remarks: who was told what
after each move, and at some moments each seat's view, offers and number of possible worlds. It can
be replayed like any record, and a change of the rules shows as a difference that a person can read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from perspicace.games import registry
from perspicace.kernel.chance import stream
from perspicace.kernel.conformance.playouts import onlookers, walk
from perspicace.kernel.contract import AnyGame, Step
from perspicace.kernel.record import Entry, Record, read_options, read_record, write_record
from perspicace.kernel.refusals import Refusal
from perspicace.kernel.replay import replay
from perspicace.kernel.seats import CHANCE, CLOCK, Audience, Seat, seat_name

HERE = Path(__file__).parent
LONGEST = 300
"""Lines that a person will still read."""
NAMES = ("Ada", "Boris", "Chloé", "Denis", "Esther", "Farid", "Gaëlle", "Hugo")


class Mode(NamedTuple):
    """A way to play a game that has a playthrough of its own."""

    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, Any]

    @property
    def path(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"


MODES = (
    Mode("cqfd", "plain", 2, 2, {}),
    Mode("cqfd", "equal-turns", 2, 67, {"equal_turns": True}),
    Mode("cqfd", "series-of-3-with-tutor", 2, 42, {"series": 3, "aid": "tuteur"}),
    Mode("template", "two-seats", 2, 3, {}),
    Mode("template", "four-seats", 4, 1, {"cards": 2, "seconds": 3}),
)


def playthrough(mode: Mode) -> str:
    """The text of a mode: of the record it already has, or of a new one."""
    if mode.path.exists():
        return annotated(read_record(mode.path.read_text("utf-8"), registry()))
    return annotated(new_record(mode))


def new_record(mode: Mode) -> Record:
    game = registry().find(mode.game)
    assert not isinstance(game, Refusal)
    options = read_options(game, mode.options)
    rng = stream(b"golden", mode.seed)
    moments = walk(game, options, mode.seats, rng)
    entries = tuple(Entry(moment.seat, moment.move, moment.at) for moment in moments)
    return Record(game, options, NAMES[: mode.seats], entries)


def annotated(record: Record) -> str:
    head, _, body = write_record(record).partition("\n\n")
    steps = list(replay(record))
    lines = [head, "", *_scene(record, steps[0].state)]
    last = len(record.entries) - 1
    written = zip(body.splitlines(), record.entries, pairwise(steps), strict=True)
    for number, (line, entry, (_, step)) in enumerate(written):
        lines += ["", line, *_news(record, step)]
        house = entry.seat in {CHANCE, CLOCK}
        if house or number % 6 == 0 or number == last:
            lines += _scene(record, step.state)
    lines += ["", f"# outcome {_plain(record.game.outcome(steps[-1].state))}"]
    return "\n".join(lines) + "\n"


def _news(record: Record, step: Step[Any]) -> Iterator[str]:
    def name(seat: Seat) -> str:
        return record.names[seat]

    for told in step.told:
        sentence = record.game.tell(told.event, name)
        yield f"# told {_who(told.to)} {_plain(told.event)}"
        yield f"#   {sentence.fr} | {sentence.en}"


def _scene(record: Record, state: Any) -> Iterator[str]:
    """A moment as everybody sees it."""
    game: AnyGame = record.game
    awaited = " ".join(seat_name(seat) for seat in game.actors(state)) or "nobody"
    yield f"# awaited {awaited}, deadline {game.deadline(state)}"
    for seat in onlookers(record.seats):
        view = game.view(state, seat)
        yield f"# view {seat_name(seat)} {_plain(view)}"
        offers = game.offers(state, seat)
        if offers:
            yield f"# offers {seat_name(seat)} {_plain(offers)}"
        yield f"# worlds {seat_name(seat)} {game.worlds(view):g}"


def _who(audience: Audience) -> str:
    if audience.seats is None:
        return "everyone"
    return "only " + " ".join(seat_name(seat) for seat in sorted(audience.seats))


def _plain(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
