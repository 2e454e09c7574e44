"""The lobby: who you are, which games there are, opening a table and sitting down at it."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, get_args

import msgspec

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.record import read_options
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import Seat
from perspicace.store.base import Player
from perspicace.table import journal, verbs
from perspicace.table.house import House
from perspicace.table.table import Table
from perspicace.wire import lobby as wire
from perspicace.wire.screen import Person

from .routes import Call, Reply, Route
from .sessions import Sessions, new_player_id


class Lobby:
    def __init__(self, house: House, sessions: Sessions) -> None:
        self._house = house
        self._sessions = sessions
        self._office = house.office

    def routes(self) -> tuple[Route, ...]:
        table = "/api/tables/{table}"
        return (
            Route(
                method="GET",
                path="/api/games",
                summary="The games on the shelf",
                answer=self.games,
                reply=list[wire.GameInfo],
            ),
            Route(
                method="GET",
                path="/api/me",
                summary="Your name and face; nothing (204) for a browser that has never been here",
                answer=self.me,
                reply=wire.Myself,
                may_be_nothing=True,
            ),
            Route(
                method="POST",
                path="/api/me",
                summary="Introduce yourself, or change your name; sets the session cookie",
                answer=self.introduce,
                body=wire.Introduction,
                reply=wire.Myself,
            ),
            Route(
                method="POST",
                path="/api/me/link",
                summary="A key that moves you to another device, once",
                answer=self.link,
                body=wire.Nothing,
                reply=wire.Key,
            ),
            Route(
                method="POST",
                path="/api/me/claim",
                summary="Use such a key on the other device",
                answer=self.claim,
                body=wire.Key,
                reply=wire.Myself,
            ),
            Route(
                method="POST",
                path="/api/tables",
                summary="Open a table",
                answer=self.open_table,
                body=wire.NewTable,
                reply=wire.TableInfo,
            ),
            Route(
                method="GET",
                path=table,
                summary="A table, as anyone with its link may see it",
                answer=self.table,
                reply=wire.TableInfo,
            ),
            Route(
                method="POST",
                path=f"{table}/sit",
                summary="Take a chair",
                answer=self.sit,
                body=wire.SitDown,
                reply=wire.TableInfo,
            ),
            Route(
                method="POST",
                path=f"{table}/rise",
                summary="Leave a chair; the host may free any",
                answer=self.rise,
                body=wire.OneSeat,
                reply=wire.TableInfo,
            ),
            Route(
                method="POST",
                path=f"{table}/bots",
                summary="Seat a bot (host)",
                answer=self.seat_bot,
                body=wire.BotSeat,
                reply=wire.TableInfo,
            ),
            Route(
                method="POST",
                path=f"{table}/begin",
                summary="Begin the game (host)",
                answer=self.begin,
                body=wire.Nothing,
                reply=wire.TableInfo,
            ),
        )

    async def games(self, call: Call) -> list[wire.GameInfo]:
        return [self._game_info(game) for game in self._office.registry.shelf()]

    async def me(self, call: Call) -> wire.Myself | None:
        """Nothing for a browser that has never been here, which is no fault of its own."""
        return None if call.player is None else _myself(call.player)

    async def introduce(self, call: Call) -> Reply:
        said: wire.Introduction = call.body
        new = Player(new_player_id(), said.name.strip(), said.face, said.language)
        player, key = await self._sessions.introduce(call.player, new)
        return Reply(_myself(player), key)

    async def link(self, call: Call) -> wire.Key:
        return wire.Key(await self._sessions.link(call.someone()))

    async def claim(self, call: Call) -> Reply | Refusal:
        claimed = await self._sessions.claim(call.body.key)
        if claimed is None:
            return refuse("server/bad-link")
        player, key = claimed
        return Reply(_myself(player), key)

    async def open_table(self, call: Call) -> wire.TableInfo | Refusal:
        host, wanted = call.someone(), call.body
        game = self._office.registry.find(wanted.game)
        if isinstance(game, Refusal):
            return game
        seats = game.seats[0] if wanted.seats is None else wanted.seats
        if seats not in game.seats:
            return refuse("house/bad-seats", game=game.name, seats=seats)
        options = read_options(game, wanted.options)
        if isinstance(options, Refusal):
            return options
        opened = journal.Opened(
            game=game.id,
            version=game.version,
            options=msgspec.to_builtins(options),
            seats=seats,
            host=host.id,
            root=secrets.token_hex(32),
            hotseat=wanted.hotseat is not None,
            clock=wanted.clock,
        )
        people = self._first_people(game, seats, host, wanted)
        if isinstance(people, Refusal):
            return people
        table = await self._house.open_table(opened, *people)
        if wanted.begin:
            refusal = await table.do(lambda ledger: verbs.begin(ledger, host.id))
            if refusal is not None:
                return refusal
        return await _table_info(table)

    async def table(self, call: Call) -> wire.TableInfo | Refusal:
        return await _table_info(await self._house.find(call.table))

    async def sit(self, call: Call) -> wire.TableInfo | Refusal:
        player, wanted = call.someone(), call.body
        return await self._do(
            call,
            partial(
                verbs.sit,
                player=player.id,
                seat=None if wanted.seat is None else Seat(wanted.seat),
                name=player.name,
                face=player.face,
                share=wanted.share,
            ),
        )

    async def rise(self, call: Call) -> wire.TableInfo | Refusal:
        seat = Seat(call.body.seat)
        return await self._do(call, partial(verbs.rise, player=call.someone().id, seat=seat))

    async def seat_bot(self, call: Call) -> wire.TableInfo | Refusal:
        player, wanted = call.someone(), call.body
        return await self._do(
            call,
            lambda ledger: verbs.seat_bot(
                ledger,
                player.id,
                Seat(wanted.seat),
                wanted.level,
                self._office.minds.levels(ledger.game),
            ),
        )

    async def begin(self, call: Call) -> wire.TableInfo | Refusal:
        return await self._do(call, partial(verbs.begin, player=call.someone().id))

    async def _do(self, call: Call, decide: Any) -> wire.TableInfo | Refusal:
        table = await self._house.find(call.table)
        refusal = await table.do(decide)
        return await _table_info(table) if refusal is None else refusal

    def _first_people(
        self, game: AnyGame, seats: int, host: Player, wanted: wire.NewTable
    ) -> list[journal.AnyEntry] | Refusal:
        names = (host.name, *(name.strip() for name in wanted.hotseat or ()))
        if len(names) + len(wanted.bots) > seats:
            return refuse("house/bad-seats", game=game.name, seats=len(names) + len(wanted.bots))
        levels = self._office.minds.levels(game)
        for level in wanted.bots:
            if level not in levels:
                return refuse("house/unknown-bot", game=game.name, bot=level)
        people: list[journal.AnyEntry] = [
            journal.Sat(Seat(number), host.id, name, host.face, wanted.share)
            for number, name in enumerate(names)
        ]
        return people + [
            journal.BotSat(Seat(number), level)
            for number, level in enumerate(wanted.bots, len(names))
        ]

    def _game_info(self, game: AnyGame) -> wire.GameInfo:
        return wire.GameInfo(
            id=game.id,
            version=game.version,
            name=game.name,
            pitch=game.pitch._asdict(),
            seats=tuple(game.seats),
            options=tuple(
                wire.OptionInfo(
                    field.name,
                    (False, True) if field.type is bool else get_args(field.type),
                    field.default,
                    game.option_texts[field.name]._asdict(),
                )
                for field in msgspec.structs.fields(game.options)
            ),
            bots=self._office.minds.levels(game),
        )


def _myself(player: Player) -> wire.Myself:
    return wire.Myself(player.name, player.face, player.language)


async def _table_info(table: Table) -> wire.TableInfo | Refusal:
    return await table.look(
        lambda ledger: wire.TableInfo(
            table=table.code,
            game=ledger.opened.game,
            options=ledger.options,
            phase=ledger.phase,
            people=tuple(
                None if chair is None else Person(chair.name, chair.face, chair.bot, away=False)
                for chair in ledger.chairs
            ),
            promise=ledger.seal.promise,
        )
    )
