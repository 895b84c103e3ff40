"""Opening the store where the settings say it is."""

from __future__ import annotations

import time
from collections.abc import Callable

from veillee.server.settings import Settings
from veillee.server.store.errors import StoreError
from veillee.server.store.sqlite import SqliteEngine
from veillee.server.store.sqlite_reader import SqliteReader
from veillee.server.store.store import Store


def open_store(settings: Settings, clock: Callable[[], float] = time.time) -> Store:
    """The store in the data folder, or in the database that is named; StoreError if it cannot be opened."""
    if settings.database is not None:
        return _open_database(settings.database, clock)
    engine = SqliteEngine(settings.data)
    return Store(engine, engine.secret, clock)


def _open_database(url: str, clock: Callable[[], float]) -> Store:
    check_url(url)
    try:
        from veillee.server.store.postgres import PostgresEngine  # noqa: PLC0415 - few need it
    except ImportError as error:
        raise StoreError(
            f'a PostgreSQL database needs more packages: pip install "veillee[postgres]" ({error})'
        ) from error
    engine = PostgresEngine(url)
    return Store(engine, engine.secret, clock)


def check_url(url: str) -> None:
    """StoreError if this names no PostgreSQL database; it is not repeated, for it may hold a password."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreError("a database is named by a URL such as postgresql://user@host/name")


def open_to_look(settings: Settings) -> Store:
    """The store only to be read, as it is now: also while a server uses it; StoreError if it cannot be."""
    reader = SqliteReader(settings.data)
    return Store(reader, reader.secret)
