"""A bad line: a proxy before a server that drops, doubles, delays, swaps and cuts what goes over its sockets.

What is no WebSocket goes through untouched, so that whole clients can come by its address.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Literal, Self, final
from urllib.parse import urlsplit

#: What befalls a message. After `silence` nothing passes on this line any more, and nobody is told.
Fate = Literal["pass", "drop", "duplicate", "reorder", "delay", "cut", "silence"]
UP: Final = "up"
DOWN: Final = "down"

#: How long a message that shall come after the next one waits for it, in seconds.
_SWAP_WITHIN: Final = 0.3
_LONGEST_HEAD: Final = 65_536
_TEXT, _BINARY = 1, 2
_HEAD_END: Final = b"\r\n\r\n"
_COMPRESSION: Final = re.compile(rb"sec-websocket-extensions:[^\r]*\r\n", re.IGNORECASE)


@dataclass(frozen=True)
class Message:
    """A message on its way: on which line, whither, which of them, and what it says."""

    line: int
    way: Literal["up", "down"]
    number: int
    text: bytes


@dataclass(frozen=True)
class Frame:
    """A frame as it came, and what it holds."""

    kind: int
    raw: bytes
    payload: bytes


async def read_frame(reader: asyncio.StreamReader) -> Frame:
    """The next frame; IncompleteReadError at the end."""
    head = await reader.readexactly(2)
    size = head[1] & 127
    more = await reader.readexactly({126: 2, 127: 8}.get(size, 0))
    if more:
        size = int.from_bytes(more, "big")
    mask = await reader.readexactly(4) if head[1] & 128 else b""
    payload = await reader.readexactly(size)
    return Frame(head[0] & 15, head + more + mask + payload, _unmasked(payload, mask))


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    if not any(mask):
        return payload
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


@final
class BadLine:
    """Listens on loopback, and passes on to a server what `decide` lets through."""

    def __init__(
        self,
        server: str,
        decide: Callable[[Message], Fate],
        delay: Callable[[], float] = lambda: 0.2,
    ) -> None:
        """`delay` says for how many seconds a message is held up."""
        self._server = urlsplit(server)
        self.decide = decide
        self.delay = delay
        self.fates: Counter[str] = Counter()
        self.lines = 0
        self._listening: asyncio.Server | None = None
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        assert self._listening is not None  # noqa: S101 - it was started
        return f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", 0, limit=_LONGEST_HEAD)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._listening is not None:
            self._listening.close()
        for task in list(self._serving):
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - a server runs this in one
        self._serving.add(task)
        try:
            await self._serve(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # it is over; a cancelled task of a server would be told of as an error
        finally:
            self._serving.discard(task)
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(_HEAD_END)
        is_socket = b"upgrade: websocket" in head.lower()
        up_reader, up_writer = await asyncio.open_connection(
            self._server.hostname, self._server.port, limit=_LONGEST_HEAD
        )
        try:
            up_writer.write(_COMPRESSION.sub(b"", head) if is_socket else head)
            if is_socket:
                answer = await up_reader.readuntil(_HEAD_END)
                writer.write(answer)
                is_socket = b" 101 " in answer.split(b"\r\n", 1)[0] + b" "
            if is_socket:
                self.lines += 1
                line = _Line(self, self.lines)
                await _both(line.pass_on(UP, reader, up_writer), line.pass_on(DOWN, up_reader, writer))
            else:
                await _both(_copy(reader, up_writer), _copy(up_reader, writer))
        finally:
            up_writer.transport.abort()


@final
class _Line:
    """One WebSocket connection."""

    def __init__(self, proxy: BadLine, number: int) -> None:
        self._proxy = proxy
        self._number = number
        self._is_silent = False

    async def pass_on(
        self, way: Literal["up", "down"], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Pass on what goes one way, until the other end is gone: then what is still under way arrives."""
        under_way = _UnderWay(writer)
        number = 0
        try:
            while True:
                frame = await read_frame(reader)
                if self._is_silent:
                    continue
                if frame.kind not in (_TEXT, _BINARY):
                    under_way.put(frame.raw)
                    continue
                number += 1
                fate = self._proxy.decide(Message(self._number, way, number, frame.payload))
                self._proxy.fates[fate] += 1
                self._befall(fate, frame.raw, under_way)
        except asyncio.IncompleteReadError:
            await under_way.end()
        finally:
            under_way.stop()

    def _befall(self, fate: Fate, raw: bytes, under_way: _UnderWay) -> None:
        match fate:
            case "pass":
                under_way.put(raw)
            case "duplicate":
                under_way.put(raw)
                under_way.put(raw)
            case "reorder":
                under_way.hold(raw)
            case "delay":
                under_way.put(raw, self._proxy.delay())
            case "cut":
                raise ConnectionResetError
            case "silence":
                self._is_silent = True
            case "drop":
                pass


@final
class _UnderWay:
    """What has set out one way and is not there yet."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        self._held = b""
        self._hurry: asyncio.TimerHandle | None = None
        self._sending = asyncio.create_task(self._send())

    def put(self, raw: bytes, delay: float = 0.0) -> None:
        """Let it arrive, after this delay and all that set out before it; then what was held for it."""
        self._queue.put_nowait((asyncio.get_running_loop().time() + delay, raw))
        self._let_go()

    def hold(self, raw: bytes) -> None:
        """Let it arrive after the next one."""
        self._let_go()
        self._held = raw
        self._hurry = asyncio.get_running_loop().call_later(_SWAP_WITHIN, self._let_go)

    def _let_go(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
        held, self._held = self._held, b""
        if held:
            self._queue.put_nowait((0.0, held))

    async def _send(self) -> None:
        while True:
            due, raw = await self._queue.get()
            await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
            if not self._writer.is_closing():
                self._writer.write(raw)
            self._queue.task_done()

    async def end(self) -> None:
        self._let_go()
        await self._queue.join()

    def stop(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
        self._sending.cancel()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()


async def _both(one: Coroutine[Any, Any, None], other: Coroutine[Any, Any, None]) -> None:
    """Both ways, until either ends: then the connection does."""
    tasks = [asyncio.ensure_future(one), asyncio.ensure_future(other)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
