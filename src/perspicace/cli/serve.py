"""`perspicace serve`: opens the house to players."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from pathlib import Path
from typing import Final

import segno
import uvloop

from perspicace.kernel.refusals import RefusedError, refuse
from perspicace.kernel.texts import Text
from perspicace.server.logs import set_up
from perspicace.server.run import serve
from perspicace.server.settings import Settings

from .parser import Commands
from .values import whole

PITCH = Text("ouvre la maison aux joueurs", "opens the house to players")
PORT = Text(
    "le port, 8000 d'ordinaire ; 0 en choisit un libre", "the port, 8000 as a rule; 0: a free one"
)
LAN = Text(
    "pour tous les téléphones de la pièce : montre l'adresse et un code QR",
    "for all phones in the room: shows the address and a QR code",
)
DATA = Text("le dossier où tout est gardé", "the folder where everything is kept")
STORE = Text("ou bien la base elle-même, sqlite:CHEMIN", "or the database itself, sqlite:PATH")
BUS = Text(
    "par où circulent les nouvelles : local:, dans ce seul processus",
    "what carries the news: local:, within this one process",
)
ORIGIN = Text(
    "une autre adresse de la maison, derrière un serveur relais (répétable)",
    "another address of the house, behind a proxy (may be repeated)",
)
DEBUG = Text("journal bavard, pour qui cherche une erreur", "a talkative log, to look for an error")
OPEN = Text("La maison est ouverte : {address}", "The house is open: {address}")
SCHEME: Final = "sqlite:"
LOCAL_BUS: Final = "local:"
HIGHEST_PORT: Final = 65_535


def add(commands: Commands) -> None:
    command = commands.add("serve", PITCH, run)
    command.value("--port", PORT, whole("--port", 0), default=8000)
    command.flag("--lan", LAN)
    command.value("--data", DATA, Path, default=Path("data"))
    command.value("--store", STORE)
    command.value("--bus", BUS, default=LOCAL_BUS)
    command.value("--origin", ORIGIN, repeated=True)
    command.flag("--debug", DEBUG)


def run(args: argparse.Namespace) -> int:
    if args.port > HIGHEST_PORT:
        raise RefusedError(refuse("server/port-taken", port=args.port))
    if args.bus != LOCAL_BUS:
        raise RefusedError(refuse("server/unknown-bus", bus=args.bus))
    settings = Settings(
        database=_database(args.store, args.data),
        host="0.0.0.0" if args.lan else "127.0.0.1",  # noqa: S104 - what --lan asks for
        port=args.port,
        origins=tuple(args.origin),
        workers=max(1, (os.cpu_count() or 1) - 1),
    )
    set_up(debug=args.debug)

    def ready(port: int) -> None:
        address = f"http://{_lan_address() if args.lan else 'localhost'}:{port}/"
        print(OPEN.filled(address=address).in_language(args.language), flush=True)
        if args.lan:
            segno.make(address).terminal(out=sys.stdout, compact=True)
            sys.stdout.flush()

    uvloop.run(serve(settings, ready))
    return 0


def _database(store: str | None, data: Path) -> Path:
    if store is None:
        return data / "perspicace.sqlite"
    if not store.startswith(SCHEME) or store == SCHEME:
        raise RefusedError(refuse("server/unknown-store", store=store))
    return Path(store.removeprefix(SCHEME))


def _lan_address() -> str:
    """The address by which this machine is known in the room. Naming a destination for datagrams
    makes the system choose a way out; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address
