"""Shared by all tests of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.live_server import Run, serving


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Lets a coroutine play at a server of its own, for a minute at most."""

    def at_a_server(play: Callable[[str], Awaitable[None]]) -> None:
        async def bounded(address: str) -> None:
            async with asyncio.timeout(60):
                await play(address)

        with serving(tmp_path) as (address, _):
            asyncio.run(bounded(address))

    return at_a_server
