"""The socket of a table: reads a client's messages, limits them, and sends it what the table tells."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from veillee.core.serials import LineBroken, Serials
from veillee.server.api_error import ApiError
from veillee.server.auth import token_hash
from veillee.server.backend import Backend, InjectedBackend, address_of
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.messages import PROTOCOL, Cut, FromClient, Hello, Ping, Pong, numbered, read_message
from veillee.server.tables.client_commands import handle, take_cut
from veillee.server.tables.client_connection import ClientConnection
from veillee.server.tables.table import Table

AnySocket = WebSocket[Any, Any, Any]


class _Gone(Exception):
    """The client has hung up."""


@final
class _Client:
    """One accepted socket with what waits to be sent."""

    def __init__(self, socket: AnySocket, backend: Backend) -> None:
        bounds = backend.settings.bounds
        self.socket = socket
        self.backend = backend
        self._address = address_of(socket)
        self._bounds = bounds
        self._limit = RateLimiter(bounds.messages_per_second, bounds.messages_at_once, time.monotonic)
        self._outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._serials = Serials()

    async def read(self) -> FromClient:
        """The next message that was not here before; ApiError if one before it is missing, or none comes."""
        counted = self._serials.heard > 0
        try:
            while True:
                async with asyncio.timeout(self._bounds.silent_within if counted else None):
                    message = await self._receive()
                if self._serials.is_new(message.serial):
                    return message
        except (TimeoutError, LineBroken) as error:
            raise ApiError(408, "server-line-broken") from error

    async def _receive(self) -> FromClient:
        event: Any = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise _Gone
        data = (event.get("text") or "").encode() or event.get("bytes") or b""
        if len(data) > self._bounds.message:
            raise ApiError(413, "server-too-large", most=self._bounds.message)
        if not self._limit.take("") or not self.backend.message_limit.take(self._address):
            raise self.backend.rate_limited()
        try:
            return read_message(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ApiError(400, "server-bad-message", problem=str(error)) from error

    async def read_hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._bounds.hello_within):
                hello = await self.read()
        except TimeoutError as error:
            raise ApiError(408, "server-no-hello") from error
        if not isinstance(hello, Hello):
            raise ApiError(400, "server-no-hello")
        if hello.protocol != PROTOCOL:
            raise ApiError(400, "server-other-protocol", given=hello.protocol, known=PROTOCOL)
        return hello

    def send(self, data: bytes) -> None:
        """Queue a message; a client that takes none for too long is let go."""
        if self._outgoing.qsize() < self._bounds.waiting_to_be_sent:
            self._outgoing.put_nowait(data)
        elif self._outgoing.qsize() == self._bounds.waiting_to_be_sent:
            self._outgoing.put_nowait(4008)

    def close(self, code: int) -> None:
        self._outgoing.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued, in order, until it is a code to close with."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            while True:
                item = await self._outgoing.get()
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                data = numbered(item, self._serials.next()) if self._serials.heard else item
                await self.socket.send_data(data, mode="text", encoding="utf-8")


@websocket("/api/v1/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str], backend: InjectedBackend) -> None:
    """Play at a table, or look on: docs/protocol.md says how."""
    try:
        backend.check_origin(socket)
    except ApiError as error:
        await socket.close(error.close)
        return
    address = address_of(socket)
    await socket.accept()
    client = _Client(socket, backend)
    writer = asyncio.create_task(client.write())
    backend.sockets[address] += 1
    backend.metrics.sockets.inc()
    try:
        if backend.sockets[address] > backend.settings.bounds.sockets_per_address:
            raise backend.rate_limited()
        if not backend.connect_limit.take(address):
            raise backend.rate_limited()
        await _attend(client, table)
    except ApiError as error:
        ClientConnection(client.send, client.close).fail(error)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.shield(writer), 5)
    except (_Gone, WebSocketException):
        pass
    finally:
        writer.cancel()
        backend.metrics.sockets.dec()
        backend.sockets[address] -= 1
        if not backend.sockets[address]:
            del backend.sockets[address]


async def _attend(client: _Client, id: str) -> None:
    """Hello, then one message after the other until the client or the table hangs up."""
    hello = await client.read_hello()
    backend = client.backend
    table = await backend.lobby.find(id)
    connection = _connection(client, hello, table)
    await table.call(lambda: table.join(connection))
    try:
        while True:
            message = await client.read()
            if connection.is_replaced:
                return
            await _handle_message(table, connection, message)
    finally:
        table.post(lambda: table.part(connection))


def _connection(client: _Client, hello: Hello, table: Table) -> ClientConnection:
    """A connection for whom the client says it is; ApiError if its token is no longer good."""
    socket = client.socket
    guest = client.backend.guest_of(socket)
    scheme, _, token = socket.headers.get("authorization", "").partition(" ")
    hashed = token_hash(token.strip()) if scheme.lower() == "bearer" else None
    if hashed is not None and hashed not in [seat.token for seat in table.setup.seats]:
        raise ApiError(403, "server-token-revoked")
    return ClientConnection(
        client.send, client.close, guest.id if guest else None, hashed, dict(hello.since), hello.client
    )


async def _handle_message(table: Table, connection: ClientConnection, message: FromClient) -> None:
    match message:
        case Hello():
            raise ApiError(400, "server-hello-again")
        case Ping():
            connection.send(Pong())
        case Cut():
            await table.call(lambda: take_cut(table, connection, message))
        case _:
            connection.received_at = time.monotonic()
            await table.call(lambda: handle(table, connection, message))
