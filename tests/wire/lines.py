"""What goes over a socket, byte for byte: single requests, and the line of a table's client."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import Any

from wire.clock_loop import ClockLoop

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
#: What a line sends to hear when all that was sent before it has come.
_MARK = b"all of it?"
#: The same for every line: the answer to it is compared, too.
_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


async def exchange(
    loop: ClockLoop,
    address: tuple[str, int],
    method: str,
    path: str,
    cookie: str | None = None,
    body: Any = None,
) -> bytes:
    """Ask once over a connection of its own; returns all bytes that came back, head and body."""
    answer = asyncio.ensure_future(_exchange(address, method, path, cookie, body))
    loop.expecting(answer)
    return await answer


async def _exchange(address: tuple[str, int], method: str, path: str, cookie: str | None, body: Any) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection(*address)
    head = [*_head(method, path, cookie), "connection: close"]
    if body is not None:
        head += ["content-type: application/json", f"content-length: {len(data)}"]
    writer.write("\r\n".join([*head, "", ""]).encode() + data)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


def _head(method: str, path: str, cookie: str | None) -> list[str]:
    """The first lines of a request from a page of the house, which has the same address at every house."""
    found = [f"{method} {path} HTTP/1.1", "host: localhost", "origin: http://localhost"]
    return found if cookie is None else [*found, f"cookie: {cookie}"]


class Line:
    """A client's socket at a table: all that came, and when."""

    def __init__(self, loop: ClockLoop, address: tuple[str, int], table: str, cookie: str | None) -> None:
        self._loop = loop
        self._address = address
        self._path = f"/api/v1/tables/{table}/socket"
        self._cookie = cookie
        #: Each frame as it came, and the head of each answer to a handshake.
        self.heard: list[tuple[float, bytes]] = []
        self.is_open = False
        #: How often something was sent or came, marks apart.
        self.moved = 0
        self._marked: asyncio.Future[None] | None = None
        self._ids = 0

    async def open(self, since: dict[int, int] | None = None) -> None:
        self._reader, self._writer = await asyncio.open_connection(*self._address)
        head = _head("GET", self._path, self._cookie)
        head += ["upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13"]
        self._writer.write("\r\n".join([*head, f"sec-websocket-key: {_KEY}", "", ""]).encode())
        answer = self._loop.expecting(asyncio.ensure_future(self._reader.readuntil(b"\r\n\r\n")))
        self._note(await answer)
        self.is_open = True
        self._task = asyncio.create_task(self._read())
        self.say(type="hello", protocol=2, since=since or {})

    def say(self, **message: Any) -> None:
        self._send(_TEXT, json.dumps(message).encode())
        self.moved += 1

    def command(self, kind: str, seat: int, **more: Any) -> None:
        self._ids += 1
        self.say(type=kind, id=self._ids, seat=seat, **more)

    async def mark(self) -> None:
        """Wait until the server has read what was said, and what it sent before that has come."""
        if self.is_open:
            self._marked = self._loop.create_future()
            self._send(_PING, _MARK)
            await self._loop.expecting(self._marked)

    async def close(self) -> None:
        """Hang up, as a browser does when its page is left."""
        if self.is_open:
            self._send(_CLOSE, struct.pack("!H", 1001))
            await self._loop.expecting(asyncio.ensure_future(asyncio.wait([self._task])))
        self.moved += 1

    def events_of(self, receiver: int) -> int:
        """How many events of a receiver its client keeps by now."""
        count = 0
        for _, data in self.heard:
            at = data.find(b'{"type":"update"')
            told = json.loads(data[at:])["seats"].get(str(receiver), {}) if at >= 0 else {}
            if "events_from" in told:
                count = told["events_from"] + len(told["events"])
        return count

    def _note(self, data: bytes) -> None:
        self.heard.append((self._loop.now, data))
        self.moved += 1

    def _send(self, kind: int, data: bytes) -> None:
        """A frame of a client is masked; a mask of zeros leaves it as it is."""
        size = struct.pack("!BH", 0xFE, len(data)) if len(data) > 125 else bytes([0x80 | len(data)])
        if self.is_open:
            self._writer.write(bytes([kind]) + size + bytes(4) + data)

    async def _read(self) -> None:
        """Hear frames until the server hangs up."""
        try:
            while True:
                head = await self._reader.readexactly(2)
                size = head[1]
                if size > 125:
                    more = await self._reader.readexactly(2 if size == 126 else 8)
                    head, size = head + more, int.from_bytes(more, "big")
                self._hear(head[0], head, await self._reader.readexactly(size))
        except (asyncio.IncompleteReadError, OSError):
            pass
        self.is_open = False
        self._writer.close()
        if self._marked is not None and not self._marked.done():
            self._marked.set_result(None)

    def _hear(self, kind: int, head: bytes, data: bytes) -> None:
        if kind == _PONG and data == _MARK:
            assert self._marked is not None
            self._marked.set_result(None)
            return
        if kind == _PING:
            self._send(_PONG, data)
        self._note(head + data)
