"""People who only want to play while something else happens to their server, and how long they wait."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Final, Self, final

import httpx

from veillee.torture.http_client import HttpClient, Unanswered
from veillee.torture.latencies import LatencySummary, summary_of
from veillee.torture.load_tables import LoadTable, Measurements

#: Addresses of this machine that nobody else comes from, each with a table of its own.
SOURCES: Final = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
#: How long a bystander thinks, in seconds.
_THINKS: Final = 0.1
#: How long until somebody new comes, in seconds.
_KNOCKS: Final = 0.25
_PLAYERS: Final = 4


@final
class Bystanders:
    """A few tables, each from its own address, at which an answer is given every tenth of a second."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.measured = Measurements()
        self._tables = {source: LoadTable(self.measured, Random(1)) for source in SOURCES}
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """Open the tables and begin to play."""
        for source, table in self._tables.items():
            async with HttpClient(self._address, source) as http:
                names = [f"Bystander {number}" for number in range(_PLAYERS)]
                await table.open(http, [self._address], "fairy-tale", names, source)
        self._playing = [
            asyncio.create_task(self._play(source, table)) for source, table in self._tables.items()
        ]
        self._playing.append(asyncio.create_task(self._knock()))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for table in self._tables.values():
            table.leave()
        await asyncio.sleep(0.05)  # until the sockets are closed

    def begin(self) -> None:
        """From now on it counts how long they wait."""
        self.measured.begin()

    def waits(self) -> LatencySummary:
        """How long they waited until they were acknowledged and shown something, and still wait."""
        now = time.perf_counter()
        waiting = [table.waiting_for(now) for table in self._tables.values()]
        return summary_of(
            [*self.measured.acks, *self.measured.shows, *[each for each in waiting if each > 0.05]]
        )

    async def _play(self, source: str, table: LoadTable) -> None:
        while True:
            if table.is_over:
                await self._play_again(source, table)
            table.give(time.perf_counter())
            await asyncio.sleep(_THINKS)

    async def _knock(self) -> None:
        """Somebody who comes anew looks whether anybody is there."""
        while True:
            began = time.perf_counter()
            try:
                async with HttpClient(self._address, SOURCES[0]) as http:
                    await http.get("/health")
            except (Unanswered, httpx.HTTPError) as error:
                self.measured.errors.append(f"a bystander was not let in: {error!r}")
            if self.measured.measuring:
                self.measured.acks.append(time.perf_counter() - began)
            await asyncio.sleep(_KNOCKS)

    async def _play_again(self, source: str, table: LoadTable) -> None:
        try:
            async with HttpClient(self._address, source) as http:
                await table.play_again(http, [self._address], source)
        except (Unanswered, httpx.HTTPError, OSError) as error:
            self.measured.errors.append(f"a bystander found no new table: {error}")
            await asyncio.sleep(1)
