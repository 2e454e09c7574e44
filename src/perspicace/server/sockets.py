"""A viewer at the end of a WebSocket."""

from __future__ import annotations

import asyncio
from typing import Final, cast

from aiohttp import WSCloseCode, WSMsgType, web

from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import SPECTATOR
from perspicace.kernel.texts import Language
from perspicace.store.base import Player
from perspicace.table.table import Table
from perspicace.wire.codec import read_command

from .limits import LARGEST_BACKLOG, LARGEST_MESSAGE, Bucket

HEARTBEAT: Final = 25.0
SPOKEN: Final = frozenset({WSMsgType.TEXT, WSMsgType.BINARY})
PATIENCE: Final = 100
"""Messages refused for coming too fast before the connection is closed."""


class SocketViewer:
    """What `table.viewer.Viewer` asks for."""

    def __init__(
        self, socket: web.WebSocketResponse, player: Player | None, language: Language
    ) -> None:
        self.player = None if player is None else player.id
        self.language: Language = language
        self.seat = SPECTATOR
        self._socket = socket
        self._transport: asyncio.WriteTransport | None = None

    async def open(self, request: web.Request) -> None:
        await self._socket.prepare(request)
        self._transport = cast("asyncio.WriteTransport | None", request.transport)

    def send(self, frame: bytes) -> None:
        """Hands a text frame straight to the transport: whole, unmasked and not compressed, it may
        stand between any two frames of the library's own."""
        transport = self._transport
        if transport is None or transport.is_closing() or self._socket.closed:
            return
        if transport.get_write_buffer_size() > LARGEST_BACKLOG:
            transport.abort()
            return
        transport.write(_header(len(frame)) + frame)

    async def close(self) -> None:
        await self._socket.close(code=WSCloseCode.SERVICE_RESTART)


async def attend(
    request: web.Request,
    table: Table,
    player: Player | None,
    language: Language,
    bucket: Bucket,
) -> web.WebSocketResponse:
    """Serves one viewer until he leaves."""
    socket = web.WebSocketResponse(
        heartbeat=HEARTBEAT, max_msg_size=LARGEST_MESSAGE, compress=False, timeout=2.0
    )
    viewer = SocketViewer(socket, player, language)
    try:
        await viewer.open(request)
    except ConnectionResetError:  # he left before the door was open
        return socket
    if not table.enter(viewer):
        await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
        return socket
    # A task of its own, so that a message wakes it alone and not the whole chain of handlers.
    listening = asyncio.create_task(_listen(socket, viewer, table, bucket))
    try:
        await listening
    finally:
        listening.cancel()
        table.leave(viewer)
    return socket


async def _listen(
    socket: web.WebSocketResponse, viewer: SocketViewer, table: Table, bucket: Bucket
) -> None:
    too_fast = 0
    while (message := await socket.receive()).type in SPOKEN:
        if not bucket.take():
            too_fast += 1
            if too_fast > PATIENCE:
                await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            table.refuse(viewer, None, refuse("wire/too-fast"))
            continue
        command = read_command(message.data)
        if isinstance(command, Refusal):
            table.refuse(viewer, None, command)
        elif not table.command(viewer, command):
            table.refuse(viewer, command.id, refuse("table/busy"))


def _header(length: int) -> bytes:
    """Of a final text frame from a server (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
