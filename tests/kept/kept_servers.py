"""Servers on copies of the data folders that are kept of every landed format."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from kept.folders import FORMATS, KEPT, each, expected
from server.live_server import Guest, serving
from veillee.server.settings import Bounds, Pace, Settings
from veillee.server.store import Store, open_store

T = TypeVar("T")

#: Nothing moves by itself.
NOTHING_MOVES: Final = Pace(forced=1e6, bots=1e6, cut=1e6, window=1e6)
#: As many connections as it takes.
BOUNDS: Final = Bounds(connects_at_once=10_000, requests_at_once=10_000, reads_at_once=100_000)
#: Longer than any game here takes, in seconds.
PATIENCE: Final = 100


@dataclass(frozen=True)
class KeptServer:
    """A server on a copy of a kept folder, and what is expected of it."""

    era: str
    folder: Path
    address: str
    expected: dict[str, Any]

    def guest(self, key: str | None) -> Guest:
        """Somebody with the cookie they had; nobody in particular if there is no key."""
        guest = Guest(self.address, None)
        if key in self.expected["guests"]:
            guest.http.cookies.set("veillee", self.expected["guests"][key]["cookie"].strip('"'))
        return guest

    def run(self, play: Callable[[], Awaitable[T]]) -> T:
        async def bounded() -> T:
            async with asyncio.timeout(PATIENCE):
                return await play()

        return asyncio.run(bounded())


def tables(*statuses: str) -> list[tuple[str, str]]:
    """The tables of every format that are in one of these ways, chapters that are over left out."""
    infos = {era: expected(era, "house")["tables"] for era in FORMATS}
    found = [(era, name, infos[era][name]["info"]) for era, name in each("house", "tables")]
    return [
        (era, name)
        for era, name, info in found
        if info["status"] in statuses and (info["status"] == "playing" or not info["campaign"])
    ]


def copied(era: str, folder: Path) -> Path:
    shutil.copytree(KEPT / era / "house", folder)
    return folder


def with_store(folder: Path, do: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        store = open_store(Settings(folder))
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(go())


@contextmanager
def kept_servers(paths: pytest.TempPathFactory, pace: Pace) -> Iterator[Callable[[str], KeptServer]]:
    """Servers on copies of kept folders, started when they are first wanted."""
    found: dict[str, KeptServer] = {}
    with ExitStack() as stack:

        def server(era: str) -> KeptServer:
            if era not in found:
                folder = copied(era, paths.mktemp("house") / era)
                address, _ = stack.enter_context(serving(folder, pace, bounds=BOUNDS))
                found[era] = KeptServer(era, folder, address, expected(era, "house"))
            return found[era]

        yield server


Find = Callable[[str], KeptServer]
