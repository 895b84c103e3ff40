"""Opening the store where the settings say it is."""

from __future__ import annotations

import time
from collections.abc import Callable

from veillee.server.settings import Settings
from veillee.server.store.sqlite import SqliteEngine
from veillee.server.store.store import Store


def open_store(
    settings: Settings,
    committed: Callable[[int], None] = lambda _: None,
    clock: Callable[[], float] = time.time,
) -> Store:
    """The store in the data folder, or in the database that is named; StoreError if it cannot be opened.

    `committed` is told after each commit how many works shared it.
    """
    engine = SqliteEngine(settings.data, committed)
    return Store(engine, engine.secret, clock)
