"""Shared set-up: the toys are in the house, and hypothesis is reproducible unless one tortures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

os.environ["VEILLEE_GAMES"] = ",".join(["toys", os.environ.get("VEILLEE_GAMES", "")])

import hypothesis
import pytest

import veillee.core.match

if TYPE_CHECKING:
    from postgresql import Cluster
    from redis_server import RedisServer

hypothesis.settings.register_profile("suite", derandomize=True, max_examples=10, deadline=None, database=None)
hypothesis.settings.register_profile("torture", max_examples=2000, deadline=None, print_blob=True)
hypothesis.settings.load_profile("torture" if os.environ.get("VEILLEE_TORTURE") else "suite")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test the wrong build."""
    wanted = os.environ.get("VEILLEE_BUILD", "pure")
    found = "pure" if (veillee.core.match.__file__ or "").endswith(".py") else "compiled"
    if wanted != found:
        pytest.exit(f"VEILLEE_BUILD says {wanted}, but veillee.core is {found}", returncode=3)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, started when a test first asks for it."""
    from postgresql import running  # noqa: PLC0415 - most tests do without

    with running() as started:
        yield started


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server, started when a test first asks for it."""
    from redis_server import running  # noqa: PLC0415 - most tests do without

    with running() as started:
        yield started


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """The URL of an empty PostgreSQL database of the test's own."""
    with cluster.schema() as url:
        yield url
