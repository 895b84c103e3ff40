"""The embedded engine: one SQLite file, one thread that writes it, and readers beside."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar, final

from veillee.server.store.checkpoints import Checkpoints
from veillee.server.store.engine import GroupCommit, Work
from veillee.server.store.errors import StoreError
from veillee.server.store.metadata import read_secret
from veillee.server.store.sqlite_file import FILE, lock_folder, open_file, open_to_checkpoint, open_to_read
from veillee.server.store.sqlite_tools import transaction

T = TypeVar("T")

_READERS: Final = 2


@final
class SqliteEngine:
    """Opens the file at once; StoreError if it cannot be used, or another server uses it."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._lock = lock_folder(folder)
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        try:
            self._connection = open_file(self._path)
            self.secret = read_secret(self._connection)
            for _ in range(_READERS):
                self._readers.put(open_to_read(self._path))
            self._checkpoints = Checkpoints(open_to_checkpoint(self._path))
        except BaseException:
            self._lock.close()
            raise
        self._reading = ThreadPoolExecutor(_READERS, "store-read")
        self._writes = GroupCommit(self._transact)
        self._closed = False

    async def run(self, work: Work[T]) -> T:
        return await self._writes.run(work)

    async def run_alone(self, work: Work[T]) -> T:
        return await self._writes.run(work)

    async def read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    def findings(self) -> list[str]:
        connection = open_to_read(self._path)
        try:
            return integrity(connection)
        finally:
            connection.close()

    def rebuild(self) -> None:
        try:
            # VACUUM alone copies an index as it is; without it a page that was freed keeps what was on it.
            self._connection.execute("REINDEX")
            self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise StoreError(f"the file could not be written anew: {error}") from error

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._writes.close()
        self._checkpoints.close()
        self._reading.shutdown()
        for _ in range(_READERS):
            self._readers.get().close()
        self._connection.close()
        self._lock.close()

    def _transact(self, works: Sequence[Work[Any]], _alone: bool) -> list[Any]:
        try:
            with transaction(self._connection):
                found = [work(self._connection) for work in works]
            self._checkpoints.note_commit(self._connection)
        except sqlite3.Error as error:
            raise StoreError(f"cannot use {self._path}: {error}") from error
        return found

    def _read(self, work: Work[T]) -> T:
        connection = self._readers.get()
        try:
            connection.execute("BEGIN")
            return work(connection)
        except sqlite3.Error as error:
            raise StoreError(f"cannot use {self._path}: {error}") from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._readers.put(connection)


def integrity(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with its pages and indexes."""
    try:
        rows = connection.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.DatabaseError as error:
        return [f"the file cannot be read: {error}"]
    return [line for (found,) in rows for line in found.splitlines() if found != "ok"]
