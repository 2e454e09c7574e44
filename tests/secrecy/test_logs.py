"""No line of the log tells a secret: neither of a game nor of who plays it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from perspicace.games import registry
from perspicace.kernel.contract import AnyGame
from perspicace.kernel.seal import house_share
from perspicace.kernel.seats import Seat
from perspicace.server.logs import Lines
from perspicace.table.table import Table
from perspicace.table.viewer import Viewer
from perspicace.wire.messages import FromPlayer
from tests.support.client import RefusedError, play_out
from tests.support.house import ROOT, SHARES

from .house import CODE, NAMES, house_of, id_of, key_of

NOTE = "je crois qu'il tient le roi"


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """Everything logged by anyone, as the house writes it."""
    written: list[str] = []

    class Capture(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    handler = Capture(logging.INFO)
    handler.setFormatter(Lines())
    house = logging.getLogger("perspicace")
    level = house.level
    logging.getLogger().addHandler(handler)
    house.setLevel(logging.INFO)
    try:
        yield written
    finally:
        house.setLevel(level)
        logging.getLogger().removeHandler(handler)


async def play_a_whole_game(game: AnyGame, database: Path) -> list[str]:
    """A game in which things go wrong on the way. Gives all its secrets, as text."""
    secrets = [NOTE, ROOT, house_share(ROOT, 1), CODE, *SHARES[:2], *NAMES[:2]]
    async with house_of(game, game.options(), 2, database) as house:
        guests = [await house.guest(Seat(seat)) for seat in (0, 1)]
        await house.sit(guests[1], Seat(1))
        await guests[0].begin(CODE)
        places = [await guest.connect(CODE) for guest in guests]
        await places[0].ask("note", text=NOTE)
        await play_out(places, Random(3), moves=1)
        state = (await house.table()).ledger.state
        house.rooms.store.failures = [OSError(f"no space left for {NOTE} {state.hands}")]
        with pytest.raises(RefusedError, match="house/went-wrong"):
            await places[0].ask("note", text="")
        await places[0].socket.send_str('{"type":"play"')
        await play_out(places, Random(4))
        record = (await house.table()).ledger.record()
    secrets += [text for seat in (Seat(0), Seat(1)) for text in (id_of(seat), key_of(seat))]
    for entry in record.entries:
        written = game.write(entry.move)
        secrets += [written, repr(entry.move), entry.move.__class__.__name__ + "("]
        secrets += [part for part in written.split(" ", 1)[1:] if len(part) > 3]
    return secrets


@pytest.mark.parametrize("game", [*registry()], ids=lambda game: game.id)
async def test_log_holds_no_secret(game: AnyGame, tmp_path: Path, lines: list[str]) -> None:
    secrets = await play_a_whole_game(game, tmp_path / "house.sqlite")
    assert any("table failed" in line and "OSError" in line for line in lines), lines
    assert told_by(lines, secrets) == []


@pytest.mark.parametrize("game", [*registry()], ids=lambda game: game.id)
async def test_planted_line_is_noticed(
    game: AnyGame, tmp_path: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table.command

    def command(table: Table, viewer: Viewer, command: FromPlayer) -> bool:
        logging.getLogger("perspicace.table").info("command %s of %s", command, viewer.player)
        return honest(table, viewer, command)

    monkeypatch.setattr(Table, "command", command)
    secrets = await play_a_whole_game(game, tmp_path / "house.sqlite")
    told = told_by(lines, secrets)
    assert NOTE in told
    assert id_of(Seat(0)) in told


def told_by(lines: list[str], secrets: list[str]) -> list[str]:
    return [secret for secret in secrets if any(secret in line for line in lines)]
