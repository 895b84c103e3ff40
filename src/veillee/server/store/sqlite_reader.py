"""A SQLite file that is only looked at: also one that a server is writing, or that is damaged."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import TypeVar, final

from veillee.server.store.engine import ONLY_READ, Work
from veillee.server.store.errors import StoreError
from veillee.server.store.metadata import read_secret
from veillee.server.store.schema import STORE_FORMAT
from veillee.server.store.sqlite import integrity
from veillee.server.store.sqlite_file import check_shape, format_of, open_to_read, readable_errors

T = TypeVar("T")


@final
class SqliteReader:
    """An engine that never writes, takes no lock and migrates nothing; StoreError if it cannot read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = open_to_read(self._path)
        self._reading = threading.Lock()
        try:
            with readable_errors(self._path):
                self._check_format()
                check_shape(self._connection, self._path)
                self.secret = read_secret(self._connection)
        except BaseException:
            self._connection.close()
            raise

    def _check_format(self) -> None:
        found = format_of(self._connection, self._path)
        if found is None:
            raise StoreError(f"{self._path} is empty: `veillee serve` makes it a store")
        if found < STORE_FORMAT:
            raise StoreError(
                f"{self._path} is of format {found}: `veillee serve` brings it up to date when it starts"
            )

    async def run(self, work: Work[T]) -> T:
        raise StoreError(ONLY_READ)

    async def run_alone(self, work: Work[T]) -> T:
        raise StoreError(ONLY_READ)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reading:
            try:
                self._connection.execute("BEGIN")
                return work(self._connection)
            except sqlite3.Error as error:
                raise StoreError(f"cannot read {self._path}: {error}") from error
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def findings(self) -> list[str]:
        with self._reading:
            return integrity(self._connection)

    def rebuild(self) -> None:
        raise StoreError(ONLY_READ)

    def close(self) -> None:
        self._connection.close()
