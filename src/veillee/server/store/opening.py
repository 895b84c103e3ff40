"""Opening the store where the settings say it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from veillee.server.settings import Settings
from veillee.server.store.errors import StoreError
from veillee.server.store.sqlite import SqliteEngine
from veillee.server.store.sqlite_file import FILE
from veillee.server.store.sqlite_reader import SqliteReader
from veillee.server.store.store import Store

if TYPE_CHECKING:
    from veillee.server.store.postgres import PostgresEngine
    from veillee.server.store.postgres_reader import PostgresReader


def open_store(settings: Settings, clock: Callable[[], float] = time.time, owner: str | None = None) -> Store:
    """The store in the data folder, or in the database that is named; StoreError if it cannot be opened.

    With an `owner`, the name of this process, a database is shared with others that have one.
    """
    if settings.database is not None:
        shared = _postgres_engine(settings.database, owner is not None)
        return Store(shared, shared.secret, clock, owner)
    if owner is not None:
        raise StoreError("several processes share a PostgreSQL database, never a folder: name one with --db")
    engine = SqliteEngine(settings.data)
    return Store(engine, engine.secret, clock)


def open_to_look(settings: Settings) -> Store:
    """The store only to be read, as it is now: also while a server uses it; StoreError if it cannot be."""
    reader = (
        SqliteReader(settings.data / FILE)
        if settings.database is None
        else postgres_reader(settings.database)
    )
    return Store(reader, reader.secret)


def check_url(url: str) -> None:
    """StoreError if this names no PostgreSQL database; it is not repeated, for it may hold a password."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreError("a database is named by a URL such as postgresql://user@host/name")


def name_of(settings: Settings) -> str:
    """Where the store is, in words that hold no password."""
    if settings.database is None:
        return str(settings.data)
    check_url(settings.database)
    with _more_packages():
        from veillee.server.store.postgres_connection import Address  # noqa: PLC0415 - few need it
    return Address(settings.database).name


def postgres_reader(url: str) -> PostgresReader:
    """A database only to be read."""
    check_url(url)
    with _more_packages():
        from veillee.server.store.postgres_reader import PostgresReader  # noqa: PLC0415 - few need it
    return PostgresReader(url)


def _postgres_engine(url: str, shared: bool) -> PostgresEngine:
    check_url(url)
    with _more_packages():
        from veillee.server.store.postgres import PostgresEngine  # noqa: PLC0415 - few need it
    return PostgresEngine(url, shared)


@contextmanager
def _more_packages() -> Iterator[None]:
    """Say which packages an import has missed."""
    try:
        yield
    except ImportError as error:
        raise StoreError(
            f'a PostgreSQL database needs more packages: pip install "veillee[postgres]" ({error})'
        ) from error
