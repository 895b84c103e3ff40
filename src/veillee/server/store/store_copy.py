"""Moving from one database to another: all rows of a store, as they were at one moment, or none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final

from veillee.server.store.engine import Connection, Engine
from veillee.server.store.errors import StoreError
from veillee.server.store.metadata import read_secret, write_metadata
from veillee.server.store.queries import marks
from veillee.server.store.schema import NAMES, columns_of, key_of
from veillee.server.store.store import Store

#: Rows read and written at a time.
_CHUNK: Final = 500
#: Rows about the database itself stay with it, but for the secret that guests are known by.
_COPIED: Final = tuple(name for name in NAMES if name != "house")

Progress = Callable[[float], None]


async def copy_store(source: Store, target: Store, progress: Progress = lambda _: None) -> int:
    """Copy all rows into a store that has none, and the secret; StoreError leaves the target as it was.

    Returns how many rows there are. `progress` is told what part of them is done.
    """
    count = await _copy_rows(source._engine, target._engine, progress)  # noqa: SLF001 - stores among themselves
    target.secret = source.secret
    return count


async def _copy_rows(source: Engine, target: Engine, progress: Progress) -> int:
    loop = asyncio.get_running_loop()

    def read(reading: Connection) -> int:
        # The rows are written while the source shows one state; this thread only waits.
        writing = target.run_alone(lambda connection: _copy(reading, connection, progress))
        return asyncio.run_coroutine_threadsafe(writing, loop).result()

    return await source.read(read)


def _copy(source: Connection, target: Connection, progress: Progress) -> int:
    for name in _COPIED:
        if target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None:  # noqa: S608 - our own names
            raise StoreError(f"nothing is copied: the target is not empty, there are {name} in it")
    total = sum(_count(source, name) for name in _COPIED)
    done = 0
    for name in _COPIED:
        for rows in _chunks(source, name):
            _insert(target, name, rows)
            done += len(rows)
            progress(done / total)
    write_metadata(target, "secret", read_secret(source))
    for name in _COPIED:
        _verify(source, target, name)
    return total


def _chunks(source: Connection, name: str) -> Iterator[list[Any]]:
    """All rows of a table in the order of its primary key, which is the beginning of a row."""
    columns, key = columns_of(name), key_of(name)
    select = f"SELECT {', '.join(columns)} FROM {name}"  # noqa: S608 - our own names
    order = f" ORDER BY {', '.join(key)} LIMIT {_CHUNK}"
    after = f" WHERE ({', '.join(key)}) > ({marks(len(key))})"
    rows = source.execute(select + order).fetchall()
    while rows:
        yield rows
        rows = source.execute(select + after + order, rows[-1][: len(key)]).fetchall()


def _insert(target: Connection, name: str, rows: list[Any]) -> None:
    columns = columns_of(name)
    target.executemany(
        f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks(len(columns))})",  # noqa: S608 - our own names
        rows,
    )


def _verify(source: Connection, target: Connection, name: str) -> None:
    wanted, arrived = _count(source, name), _count(target, name)
    if wanted != arrived:
        raise StoreError(f"nothing is copied: of {wanted} {name} only {arrived} arrived")


def _count(connection: Connection, name: str) -> int:
    (count,) = connection.execute(f"SELECT count(*) FROM {name}").fetchone()  # noqa: S608 - our own names
    return int(count)
