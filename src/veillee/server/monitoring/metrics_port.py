"""A port for whoever watches the server: `/metrics` over plain HTTP, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from veillee.server.monitoring.metrics import Metrics

#: A watcher needs one connection, for a moment.
_MOST_AT_ONCE: Final = 16
_WITHIN: Final = 5.0
_TYPE: Final = b"text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serving_metrics(metrics: Metrics, listening: socket.socket) -> AsyncIterator[None]:
    """Answer on a socket that listens."""
    busy: set[asyncio.StreamWriter] = set()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        busy.add(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_WITHIN):
                if len(busy) <= _MOST_AT_ONCE:
                    writer.write(_answer(await reader.readuntil(b"\r\n\r\n"), metrics))
                    await writer.drain()
        busy.discard(writer)
        writer.close()

    server = await asyncio.start_server(answer, sock=listening)
    try:
        yield
    finally:
        server.close()
        for writer in list(busy):
            writer.close()


def _answer(request: bytes, metrics: Metrics) -> bytes:
    path = request.split(b"\r\n", 1)[0].split(b" ")[1:2]
    found = request.startswith(b"GET ") and path == [b"/metrics"]
    status, body = (b"200 OK", metrics.text()) if found else (b"404 Not Found", b"Only GET /metrics.\n")
    head = b"HTTP/1.1 %b\r\ncontent-type: %b\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
    return head % (status, _TYPE, len(body)) + body
