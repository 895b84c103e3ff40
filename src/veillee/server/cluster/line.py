"""One ASGI call handed to another process: its messages go both ways over a TCP connection of their own.

TCP keeps their order, and an end that goes away is noticed by the other: nothing is lost in silence. The
house's secret, of which only a proof goes over the line, keeps strangers out; what is said is not encrypted.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
from collections.abc import Awaitable, Callable, MutableMapping
from hashlib import sha256
from typing import Any, Final, final

import msgspec

from veillee.server.monitoring.safe_traceback import safe_traceback

_log = logging.getLogger(__name__)

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

#: Processes that speak otherwise do not talk to each other.
_VERSION: Final = 1
#: How many seconds a process has to say that it takes a call.
_TAKEN_WITHIN: Final = 1.0
_NONCE: Final = 16
#: No message is larger: a record of a long game is sent in one. Little is read before it is known from whom.
_MOST: Final = 64 * 2**20
_MOST_TO_GREET: Final = 2**18
#: What of a call goes along; the rest belongs to the process that has it.
_TOLD: Final = (
    "type",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder().decode


class LineLost(ConnectionError):
    """The other process is not there, or not any more."""


@final
class Line:
    """A connection between two processes, for one call."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.is_lost = False

    async def read(self, most: int = _MOST) -> Any:
        try:
            size = int.from_bytes(await self._reader.readexactly(4), "big")
            if size > most:
                raise LineLost
            return _decode(await self._reader.readexactly(size))
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            self.is_lost = True
            raise LineLost from error

    async def write(self, message: Any) -> None:
        payload = _encode(message)
        try:
            self._writer.write(len(payload).to_bytes(4, "big") + payload)
            await self._writer.drain()
        except (OSError, RuntimeError) as error:
            self.is_lost = True
            raise LineLost from error

    def close(self) -> None:
        with contextlib.suppress(RuntimeError):  # of a loop that has ended
            self._writer.close()


async def dial(address: str, secret: bytes, scope: Message) -> Line:
    """Hand a call over; LineLost if the process there does not take it."""
    host, _, port = address.rpartition(":")
    writer = None
    try:
        async with asyncio.timeout(_TAKEN_WITHIN):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            line = Line(reader, writer)
            await _introduce(line, _proof(secret, await reader.readexactly(_NONCE)), scope)
    except BaseException as error:
        if writer is not None:
            writer.close()
        if isinstance(error, OSError | asyncio.IncompleteReadError | TimeoutError | ValueError):
            raise LineLost from error
        raise
    return line


async def _introduce(line: Line, proof: bytes, scope: Message) -> None:
    told = {name: scope[name] for name in _TOLD if name in scope}
    await line.write({"version": _VERSION, "proof": proof, "call": told})
    if await line.read() is not True:
        raise LineLost


def _proof(secret: bytes, nonce: bytes) -> bytes:
    return hmac.new(secret, b"line " + nonce, sha256).digest()


@final
class LineServer:
    """Takes calls from other processes, and lets the application answer them."""

    def __init__(self, app: App, secret: bytes) -> None:
        self._app = app
        self._secret = secret
        self._lines: set[Line] = set()
        self._server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen; returns the port."""
        self._server = await asyncio.start_server(self._attend, host, port, backlog=1024)
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    def refuse(self) -> None:
        """Take no more calls."""
        if self._server is not None:
            self._server.close()

    def close(self) -> None:
        """Take no more calls, and end all that are going on: whoever called goes to another process."""
        self.refuse()
        for line in list(self._lines):
            line.close()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        self._lines.add(line)
        try:
            scope = await self._greet(line, writer)
            await self._app(scope, _receiver(line, scope["type"]), line.write)
        except (LineLost, TimeoutError):
            pass
        except Exception as error:  # noqa: BLE001 - one call's trouble must not end the process
            if not line.is_lost:
                _log.error("a call of another process failed: %s", safe_traceback(error))
        finally:
            self._lines.discard(line)
            line.close()

    async def _greet(self, line: Line, writer: asyncio.StreamWriter) -> Message:
        nonce = os.urandom(_NONCE)
        writer.write(nonce)
        async with asyncio.timeout(_TAKEN_WITHIN):
            greeting = await line.read(_MOST_TO_GREET)
        try:
            is_known = hmac.compare_digest(greeting["proof"], _proof(self._secret, nonce))
            if not is_known or greeting["version"] != _VERSION:
                raise LineLost
            scope = _scope_of(greeting["call"])
        except (KeyError, TypeError) as error:
            raise LineLost from error
        await line.write(True)
        return scope


def _scope_of(call: dict[str, Any]) -> Message:
    """A call as an application expects it."""
    return {
        **call,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "headers": [(name, value) for name, value in call["headers"]],
        "client": tuple(call["client"]) if call.get("client") else None,
        "server": tuple(call["server"]) if call.get("server") else None,
        "extensions": {},
        "state": {},
    }


def _receiver(line: Line, kind: str) -> Receive:
    gone = {"type": "http.disconnect"} if kind == "http" else {"type": "websocket.disconnect", "code": 1006}

    async def receive() -> Message:
        try:
            message: Message = await line.read()
        except LineLost:
            return gone
        return message

    return receive
