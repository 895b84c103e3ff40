"""A house of several processes: real servers at one PostgreSQL schema and one Redis."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import httpx
import pytest

from veillee.torture.server_process import PATIENCE
from veillee.torture.servers import Servers

if TYPE_CHECKING:
    from postgresql import Cluster
    from redis_server import RedisServer


def ready(address: str) -> dict[str, str]:
    found: dict[str, str] = httpx.get(f"{address}/ready", timeout=PATIENCE).json()
    return found


def until_ready(address: str, status: str | None) -> None:
    """Wait until a server calls itself so, or says that it cannot serve."""
    until = time.monotonic() + PATIENCE
    while (found := ready(address).get("status")) != status:
        assert time.monotonic() < until, f"{found}, not {status}"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def house(
    request: pytest.FixtureRequest,
    cluster: Cluster,
    redis_server: RedisServer,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Servers]:
    """Two processes that the tests of a module share; a module may say how long a LEASE holds good."""
    lease = str(getattr(request.module, "LEASE", 2))
    with (
        cluster.schema() as url,
        Servers(
            tmp_path_factory.mktemp("house"),
            "--pace",
            "at-once",
            "--workers",
            "0",
            "--lease",
            lease,
            database=url,
            bus=redis_server.url,
            count=2,
        ) as servers,
    ):
        servers.start()
        yield servers
