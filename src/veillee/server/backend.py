"""The backend: everything one server has, put together in one place."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final, final

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from veillee.server.addresses import network_of
from veillee.server.api_error import ApiError
from veillee.server.auth import COOKIE, Guest, Signer
from veillee.server.cluster.bus import check_bus
from veillee.server.cluster.cluster import Cluster
from veillee.server.limits.connections import Connections
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.monitoring.metrics import Metrics
from veillee.server.monitoring.readiness import Readiness
from veillee.server.origins import Origins
from veillee.server.settings import ClusterSettings, Settings
from veillee.server.store import open_store
from veillee.server.tables.analyses import Analyses
from veillee.server.tables.campaigns import Campaigns
from veillee.server.tables.lobby import Lobby
from veillee.server.tables.services import Services
from veillee.server.workers.bot_pool import BotPool

#: How long a server that closes waits for clients to take their farewell, in seconds.
_FAREWELL_WITHIN: Final = 1.0

AnyConnection = ASGIConnection[Any, Any, Any, Any]


@final
class Backend:
    """Opens the store at once; StoreError if it cannot."""

    def __init__(self, settings: Settings) -> None:
        bounds = settings.bounds
        self.settings = settings
        self.metrics = Metrics()
        self._id = secrets.token_hex(8)
        if settings.cluster is not None:
            check_bus(settings.cluster.bus)
        self.store = open_store(settings, owner=None if settings.cluster is None else self._id)
        self.bots = BotPool(settings.workers, settings.think_within, memory=settings.worker_memory)
        self.signer = Signer(self.store.secret)
        services = Services(
            settings,
            self.store,
            self.bots,
            self.signer,
            self.metrics,
            time.monotonic,
            self.store.leases,
        )
        self.lobby = Lobby(services)
        self.campaigns = Campaigns(self.lobby, self.store)
        self.analyses = Analyses(self.bots, self.store, time.monotonic)
        self.origins = Origins(settings.origins)
        self.request_limit = RateLimiter(bounds.requests_per_second, bounds.requests_at_once, time.monotonic)
        self.read_limit = RateLimiter(bounds.reads_per_second, bounds.reads_at_once, time.monotonic)
        self.connect_limit = RateLimiter(bounds.connects_per_second, bounds.connects_at_once, time.monotonic)
        self.opening_limit = RateLimiter(bounds.tables_per_hour / 3600, bounds.tables_at_once, time.monotonic)
        self.message_limit = RateLimiter(
            bounds.address_messages_per_second, bounds.address_messages_at_once, time.monotonic
        )
        self.connections = Connections(bounds, settings.proxies)
        self.sockets: Counter[str] = Counter()
        self.readiness = Readiness(self.store.check, time.monotonic)
        self.cluster = None if settings.cluster is None else self._join(settings.cluster)

    def _join(self, settings: ClusterSettings) -> Cluster:
        """Be one of several: what an address may do, it may do at all of them together."""
        limits = {
            "requests": self.request_limit,
            "reads": self.read_limit,
            "connects": self.connect_limit,
            "openings": self.opening_limit,
            "messages": self.message_limit,
            "analyses": self.analyses.limit,
        }
        bounds = self.settings.bounds
        lookups = RateLimiter(bounds.reads_per_second, bounds.reads_at_once, time.monotonic)
        find = self.campaigns.last_table_of
        return Cluster(settings, self._id, self.store, self.lobby, find, limits, lookups, self.bots)

    def guest_of(self, connection: AnyConnection) -> Guest | None:
        """Whoever the cookie names; a forged one names nobody."""
        return self.signer.guest(connection.cookies.get(COOKIE))

    def check_origin(self, connection: AnyConnection) -> None:
        headers = connection.headers
        if not self.origins.allow(headers.get("origin"), headers.get("host")):
            raise ApiError(403, "server-bad-origin")

    def rate_limited(self) -> ApiError:
        self.metrics.limited.inc()
        return ApiError(429, "server-too-fast")

    async def drain(self) -> None:
        """Take no more, finish what was begun, and tell everybody to come back; bounded in time."""
        if self.cluster is not None:
            self.cluster.refuse()
        await self.lobby.drain()
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL_WITHIN):
                while self.sockets:  # noqa: ASYNC110 - they are many
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        if self.cluster is not None:
            self.cluster.hang_up()
        self.analyses.close()
        await self.lobby.drain()
        if self.cluster is not None:
            await self.cluster.leave()
        await asyncio.to_thread(self.release)

    def release(self) -> None:
        """Let go of the bots' processes and of the file; doing it twice does no harm."""
        self.bots.close()
        self.store.close()


#: How a handler asks for the backend it belongs to.
InjectedBackend = NamedDependency[Backend]


def address_of(connection: AnyConnection) -> str:
    """Whom a connection counts for, where limits count."""
    return network_of(connection.client.host) if connection.client else "?"
