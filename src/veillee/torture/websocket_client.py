"""A WebSocket client that costs next to nothing, since it shares its machine with the server it measures.

It knows what our server does: whole, unmasked, uncompressed frames. The mask of its own frames is zero.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, final
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = b"\0\0\0\0"

#: Takes the payload of each message.
Hear = Callable[[bytes], None]


class NoSocket(ConnectionError):
    """The server did not open a socket; the message is how it answered."""


@final
class WebSocketClient(asyncio.Protocol):
    """One connection. `hear` is called with each message, `lost` once the server has closed it."""

    def __init__(self, request: bytes, hear: Hear, lost: Callable[[], None]) -> None:
        self._request = request
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - it is a stream
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded and not self._upgrade():
            return
        while self._take_frame():
            pass

    def _upgrade(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = self._buffer[: self._buffer.find(b"\r\n")].decode(errors="replace")
        del self._buffer[: end + 4]
        if " 101 " not in f"{first} ":
            if not self.opened.done():
                self.opened.set_exception(NoSocket(first))
            self._end()
            return False
        self._upgraded = True
        if not self.opened.done():
            self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Take the first frame out of the buffer, if it is whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        end = start + size
        if len(buffer) < end:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start:end])
        del buffer[:end]
        if kind == _TEXT:
            self._hear(payload)
        elif kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self._send(_CLOSE, payload[:2])
            self._end()
        return True

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(NoSocket(str(error or "the connection was closed")))
            self.opened.exception()
        self._transport = None
        self._lost()

    def send(self, payload: bytes) -> None:
        """Send a text message; one that is sent after the end is dropped."""
        self._send(_TEXT, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((_FINAL | kind, _MASKED | size))
        elif size < 65536:
            head = struct.pack("!BBH", _FINAL | kind, _MASKED | 126, size)
        else:
            head = struct.pack("!BBQ", _FINAL | kind, _MASKED | 127, size)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + _NO_MASK + payload)

    def pause(self) -> None:
        """Read nothing more, as a client does that hangs."""
        if self._transport is not None:
            self._transport.pause_reading()

    def close(self) -> None:
        """Hang up; `lost` is not called then."""
        self._lost = _nothing
        self._hear = _ignored
        self._end()

    def _end(self) -> None:
        if self._transport is not None:
            self._transport.close()

    @property
    def is_open(self) -> bool:
        return self._transport is not None


def _nothing() -> None:
    pass


def _ignored(_: bytes) -> None:
    pass


async def dial(
    address: str,
    table: str,
    cookie: str,
    hear: Hear,
    lost: Callable[[], None] = _nothing,
    source: str | None = None,
) -> WebSocketClient:
    """The socket of a table, opened; ConnectionError if it is not to be had."""
    parts = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/v1/tables/{table}/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: veillee={cookie}"] if cookie else []),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: WebSocketClient(request, hear, lost),
        parts.hostname or "",
        parts.port or 80,
        local_addr=(source, 0) if source else None,
    )
    try:
        await wire.opened
    except BaseException:  # also when whoever dials gives up meanwhile
        wire.close()
        raise
    return wire
