"""A process's part in a cluster, put together: its place, its lines to the others, and the bus."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol, final

from veillee.server.cluster.bus import Bus, News, Spent, total_of
from veillee.server.cluster.forwarding import FindCampaign, Forwarding
from veillee.server.cluster.forwarding import Tables as FoundTables
from veillee.server.cluster.helpers import Helpers, Thinkers
from veillee.server.cluster.line import App, LineServer
from veillee.server.cluster.membership import HeldTables, Membership
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.settings import ClusterSettings
from veillee.server.store import Store


class Tables(HeldTables, FoundTables, Protocol):
    """What a cluster asks of the lobby."""


@final
class Cluster:
    """One of several processes that share a database."""

    def __init__(
        self,
        settings: ClusterSettings,
        id: str,
        store: Store,
        tables: Tables,
        find_campaign: FindCampaign,
        limits: dict[str, RateLimiter],
        lookups: RateLimiter,
        thinkers: Thinkers,
    ) -> None:
        self._settings = settings
        self._secret = store.secret
        self._leases = store.leases
        self._tables = tables
        self._find_campaign = find_campaign
        self._limits = limits
        self._lookups = lookups
        self._spent = {name: limiter.share() for name, limiter in limits.items()}
        self._lines: LineServer | None = None
        self._living: asyncio.Task[None] | None = None
        self._speaking: asyncio.Task[None] | None = None
        self._membership = Membership(store.leases, tables, settings.lease, time.monotonic)
        self._helpers = Helpers(store.secret, thinkers, lambda: self._membership.living)
        thinkers.elsewhere = self._helpers.choose
        self.bus = Bus(settings.bus, store.secret, id, self._hear)

    @property
    def is_good(self) -> bool:
        """Whether this process may serve tables."""
        return self._membership.is_good

    def forwarding(self, app: App) -> App:
        """The application behind which every table is found, whichever process serves it."""
        found = Forwarding(app, self._secret, self._leases, self._tables, self._find_campaign, self._lookups)
        self._membership.on_gone = found.cut
        return found

    async def start(self, app: App) -> None:
        """Take part; StoreError if the database does not take this process's name."""
        settings = self._settings
        self._lines = LineServer(self._helpers.answering(app), self._secret)
        port = await self._lines.open(settings.host, settings.port)
        name = f"[{settings.host}]" if ":" in settings.host else settings.host
        await self._membership.join(f"{name}:{port}")
        self._living = asyncio.create_task(self._membership.live())
        self._speaking = asyncio.create_task(self.bus.run(self._total, lambda: self._helpers.idle))

    def refuse(self) -> None:
        """Take no more calls; those that are going on come to their end."""
        if self._lines is not None:
            self._lines.refuse()

    def hang_up(self) -> None:
        """Take no more calls: whoever called looks for another process, and waits until that may answer."""
        if self._lines is not None:
            self._lines.close()

    async def leave(self) -> None:
        """Let others have all tables, and tell them so."""
        await _end(self._living)
        await self._membership.leave()
        await _end(self._speaking)

    def _total(self) -> Spent:
        return total_of(self._spent)

    def _hear(self, news: News) -> None:
        if news.moves:
            self._membership.look()
        self._helpers.note(news.by, news.idle)
        for name, spent in news.spent.items():
            limiter = self._limits.get(name)
            if limiter is not None:
                for key, count in spent.items():
                    limiter.charge(key, count)


async def _end(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
