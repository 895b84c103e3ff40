"""A process among those that share a database: it says that it lives, and learns who else does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final, Protocol, final

from veillee.server.store import Leases, StoreError

_log = logging.getLogger(__name__)

#: A lease is renewed so often in the time for which it holds good.
_TIMES: Final = 4


class HeldTables(Protocol):
    """The tables in this process's memory."""

    def fences(self) -> dict[str, int]: ...
    def give_up(self, ids: Iterable[str]) -> None: ...


@final
class Membership:
    """Renews the lease of all tables that this process holds."""

    def __init__(
        self, leases: Leases, tables: HeldTables, seconds: float, clock: Callable[[], float]
    ) -> None:
        """A lease holds good for so many seconds."""
        self._leases = leases
        self._seconds = seconds
        self._tables = tables
        self._clock = clock
        self._address = ""
        #: Where the living processes are reached, by their ids.
        self.living: dict[str, str] = {}
        self._good_until = 0.0
        self._hurry = asyncio.Event()
        #: Called with the ids of processes that live no more.
        self.on_gone: Callable[[set[str]], None] = lambda _: None

    @property
    def is_good(self) -> bool:
        """Whether this process counts as living."""
        return self._clock() < self._good_until

    async def join(self, address: str) -> None:
        """Be one of them, reached by others at this address; StoreError if that cannot be."""
        self._address = address
        await self._renew()

    async def live(self) -> None:
        """Renew until cancelled."""
        while True:
            try:
                async with asyncio.timeout(self._seconds / _TIMES):
                    await self._hurry.wait()
            except TimeoutError:
                pass
            self._hurry.clear()
            try:
                await self._renew()
            except StoreError as error:
                _log.warning("the lease of this process was not renewed: %s", error)

    def look(self) -> None:
        """Find out at once who lives: somebody has come or gone."""
        self._hurry.set()

    async def leave(self) -> None:
        """Let go of all tables; if that fails, others have them when the lease has passed."""
        try:
            await self._leases.leave()
        except StoreError as error:
            _log.warning("the tables of this process are not free at once: %s", error)

    async def _renew(self) -> None:
        began = self._clock()
        renewal = await self._leases.renew(self._address, self._seconds)
        self._good_until = began + self._seconds
        if renewal.has_lapsed:
            # Others may have lapsed for the same reason, and come back in a moment like this one.
            await self._give_up_lost()
        elif gone := self.living.keys() - renewal.living.keys():
            self.on_gone(gone)
        self.living = renewal.living

    async def _give_up_lost(self) -> None:
        """Others could take tables while this process did not say that it lives."""
        fences = self._tables.fences()
        if fences:
            held = await self._leases.still_held(fences)
            self._tables.give_up(fences.keys() - held)
