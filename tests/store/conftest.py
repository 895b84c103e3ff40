"""Shared by all tests of the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from store.stores import Clock, Opened
from veillee.server.settings import Settings
from veillee.server.store import Store, open_store


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def opened(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Opened:
    """Opens a store of the test's own; the same one every time."""
    database = request.getfixturevalue("database") if request.param == "postgresql" else None

    def again() -> Store:
        return open_store(Settings(tmp_path, database=database), clock=clock)

    return again
