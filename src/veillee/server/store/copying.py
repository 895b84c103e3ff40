"""Moving from one database to another: all rows of a store, as they were at one moment, or none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from veillee.server.store.engine import Connection, Engine
from veillee.server.store.errors import StoreError
from veillee.server.store.finding import marks
from veillee.server.store.house import read_secret, write_house
from veillee.server.store.schema import NAMES, columns_of, key_of
from veillee.server.store.store import Store

#: Rows read and written at a time.
_CHUNK: Final = 500
#: Rows about the database itself stay with it, but for the secret that guests are known by.
_COPIED: Final = tuple(name for name in NAMES if name != "house")

Progress = Callable[[str, int], None]


async def copy_store(source: Store, target: Store, progress: Progress = lambda _name, _count: None) -> int:
    """Copy all rows into a store that has none, and the secret; StoreError leaves the target as it was.

    Returns how many rows there are. `progress` is told the name of a table and how many of its rows are done.
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
    for name in _COPIED:
        _copy_table(source, target, name, progress)
    write_house(target, "secret", read_secret(source))
    return sum(_verified(source, target, name) for name in _COPIED)


def _copy_table(source: Connection, target: Connection, name: str, progress: Progress) -> None:
    """Chunk by chunk in the order of the primary key, which is the beginning of a row."""
    columns, key = columns_of(name), key_of(name)
    select = f"SELECT {', '.join(columns)} FROM {name}"  # noqa: S608 - our own names
    order = f" ORDER BY {', '.join(key)} LIMIT {_CHUNK}"
    after = f" WHERE ({', '.join(key)}) > ({marks(len(key))})"
    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks(len(columns))})"  # noqa: S608
    rows: list[Any] = source.execute(select + order).fetchall()
    count = 0
    while rows:
        target.executemany(insert, rows)
        count += len(rows)
        progress(name, count)
        rows = source.execute(select + after + order, rows[-1][: len(key)]).fetchall()


def _verified(source: Connection, target: Connection, name: str) -> int:
    counts = [
        connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - our own names
        for connection in (source, target)
    ]
    if counts[0] != counts[1]:
        raise StoreError(f"nothing is copied: of {counts[0]} {name} only {counts[1]} arrived")
    return int(counts[1])
