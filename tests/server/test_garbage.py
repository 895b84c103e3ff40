"""Cyclic garbage is looked for when nobody plays or memory has grown, and games leave none behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from unittest.mock import patch

import pytest

from server.live_server import BOT, ME, Guest, serving
from veillee.server import garbage_collection
from veillee.server.backend import Backend
from veillee.server.garbage_collection import CollectionTimes, scheduled_collection
from veillee.server.tables.table import Table

MEMORY, CLOSED = 1000, 50


def test_a_search_is_due_once_after_everybody_has_stopped_playing() -> None:
    due = CollectionTimes(0.0, MEMORY, CLOSED)
    assert not due.is_due(100.0, -5.0, MEMORY, CLOSED), "nothing has happened since"
    assert not due.is_due(105.0, 100.0, MEMORY, CLOSED), "somebody plays"
    assert due.is_due(110.0, 100.0, MEMORY, CLOSED)
    due.note(110.0, 110.1, MEMORY, CLOSED)
    assert not due.is_due(1000.0, 100.0, MEMORY, CLOSED), "nothing has happened since"


def test_a_search_that_took_long_is_not_made_often() -> None:
    due = CollectionTimes(0.0, MEMORY, CLOSED)
    due.note(100.0, 101.0, MEMORY, CLOSED)
    assert not due.is_due(1100.0, 1000.0, MEMORY, CLOSED)
    assert due.is_due(2101.0, 2000.0, MEMORY, CLOSED)


def test_a_process_that_has_grown_after_much_was_closed_is_searched_whoever_plays() -> None:
    due = CollectionTimes(0.0, MEMORY, CLOSED)
    large, many = 3 * MEMORY // 2 + 1, CLOSED + 1000
    assert not due.is_due(100.0, 100.0, large - 1, many)
    assert not due.is_due(100.0, 100.0, large, many - 1), "it is tables that have grown"
    assert due.is_due(100.0, 100.0, large, many)
    due.note(100.0, 101.0, large, many)
    assert not due.is_due(102.0, 102.0, large, 2 * many)


class Knot:
    """Garbage that only a search finds."""

    def __init__(self) -> None:
        self.itself = self


def test_meanwhile_python_does_not_search_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_LOOK_EVERY", 0.01)
    closed = [0]

    async def serve() -> None:
        async with scheduled_collection(lambda: 0.0, lambda: closed[0]):
            assert not gc.isenabled()
            found = weakref.ref(Knot())
            await asyncio.sleep(0.1)
            assert found() is not None
            closed[0] = 1000
            with patch.object(garbage_collection, "peak_memory", lambda: 10**12):
                await asyncio.sleep(0.1)
            assert found() is None
        assert gc.isenabled()

    asyncio.run(serve())


def test_a_table_that_leaves_memory_leaves_nothing_to_search_for(tmp_path: Path) -> None:
    async def visit(address: str, backend: Backend) -> weakref.ref[Table]:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table) as client:
                await client.play(most=3)
                left = weakref.ref(backend.lobby._tables[table])
                object.__setattr__(backend.settings, "idle", 0.0)
            while b"veillee_tables 0.0" not in backend.metrics.text():
                await anna.http.get("/health")
            return left

    with serving(tmp_path) as (address, backend):
        gc.disable()
        try:
            assert asyncio.run(visit(address, backend))() is None
        finally:
            gc.enable()
