"""The line between two processes: who does not know the house's secret gets nothing over it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from veillee.server.cluster.line import LineLost, LineServer, Message, Receive, Send, dial

SECRET = b"the house's own"
CALL: Message = {"type": "http", "method": "GET", "path": "/health", "headers": []}


def at_a_server(play: Callable[[str, list[str]], Coroutine[Any, Any, None]]) -> None:
    """Lets a coroutine talk to a process that notes which calls it was given."""
    called: list[str] = []

    async def app(scope: Message, receive: Receive, send: Send) -> None:
        called.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def run() -> None:
        server = LineServer(app, SECRET)
        address = f"127.0.0.1:{await server.open('127.0.0.1', 0)}"
        try:
            async with asyncio.timeout(20):
                await play(address, called)
        finally:
            server.close()

    asyncio.run(run())


def test_who_knows_the_secret_is_answered() -> None:
    async def play(address: str, called: list[str]) -> None:
        line = await dial(address, SECRET, CALL)
        assert (await line.read())["status"] == 200
        line.close()
        assert called == ["/health"]

    at_a_server(play)


def test_a_stranger_is_turned_away() -> None:
    async def play(address: str, called: list[str]) -> None:
        with pytest.raises(LineLost):
            await dial(address, b"a guess", CALL)
        assert called == []

    at_a_server(play)


def test_nobody_says_much_before_it_is_known_who_it_is() -> None:
    """Nor is nonsense more than a line that ends."""

    async def play(address: str, called: list[str]) -> None:
        host, port = address.split(":")
        for sent in (b"\x03\xff\xff\xff" + b"x" * 1000, b"\x00\x00\x00\x04what", b"GET / HTTP/1.1\r\n\r\n"):
            reader, writer = await asyncio.open_connection(host, int(port))
            await reader.readexactly(16)
            writer.write(sent)
            assert await reader.read() == b""
            writer.close()
        line = await dial(address, SECRET, CALL)
        assert (await line.read())["status"] == 200
        line.close()
        assert called == ["/health"]

    at_a_server(play)
