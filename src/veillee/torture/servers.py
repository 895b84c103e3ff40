"""One server, or several processes that are one house: a PostgreSQL database and a bus between them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Self, final

from veillee.torture.server_process import ServerProcess
from veillee.torture.usage import Usage


@final
class Servers:
    """Ended with the block they are used in."""

    def __init__(
        self,
        folder: Path,
        *more: str,
        database: str | None = None,
        bus: str | None = None,
        count: int = 1,
        ports: Sequence[int] = (),
        as_usual: bool = False,
        watched: bool = False,
    ) -> None:
        """Each has a port of its own: any, unless they are named."""
        names = ["data"] if count == 1 else [f"data-{number}" for number in range(1, count + 1)]
        self.all = [
            ServerProcess(
                folder / name,
                "--port",
                str(port),
                *more,
                database=database,
                bus=bus,
                as_usual=as_usual,
                watched=watched,
            )
            for name, port in zip(names, ports or [0] * count, strict=True)
        ]

    def start(self) -> None:
        for server in self.all:
            server.start()

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.all]

    def check(self) -> None:
        """NoServer if one has ended."""
        for server in self.all:
            server.check()

    def usage(self) -> Usage:
        return sum((server.usage() for server in self.all), Usage())

    async def settled(self) -> Usage:
        """What they have used when they have nothing to do."""
        used = await asyncio.gather(*[server.settled() for server in self.all])
        return sum(used, Usage())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.all:
            server.kill()
