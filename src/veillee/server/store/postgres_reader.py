"""A PostgreSQL database that is only looked at, also while a server writes it."""

from __future__ import annotations

import asyncio
import threading
from typing import TypeVar, final

import psycopg

from veillee.server.store.engine import ONLY_READ, Connection, Work
from veillee.server.store.errors import StoreError
from veillee.server.store.file_checks import FileChecks
from veillee.server.store.metadata import read_secret
from veillee.server.store.postgres_checks import (
    NOT_FLUSHED,
    check_server,
    check_shape,
    flushes,
    format_of,
    readable_errors,
)
from veillee.server.store.postgres_connection import Address, PostgresConnection, configure_reader
from veillee.server.store.postgres_lock import is_locked
from veillee.server.store.postgres_maintenance import noticed, size_of

T = TypeVar("T")


@final
class PostgresReader:
    """An engine that never writes, takes no lock and makes nothing; StoreError if it cannot read."""

    def __init__(self, url: str) -> None:
        self._address = Address(url)
        self._connection = self._address.connect()
        self._reading = threading.Lock()
        try:
            with readable_errors(self._address, self._connection):
                configure_reader(self._connection)
            self.secret = self._read(self._checked)
        except BaseException:
            self._connection.close()
            raise

    def _checked(self, connection: Connection) -> bytes:
        name = self._address.name
        with readable_errors(self._address, self._connection):
            check_server(connection, name)
            if format_of(connection, name) is None:
                raise StoreError(f"{name} is empty: `veillee serve` makes it a store")
            check_shape(connection, name)
            return read_secret(connection)

    async def run(self, work: Work[T]) -> T:
        raise StoreError(ONLY_READ)

    async def run_alone(self, work: Work[T]) -> T:
        raise StoreError(ONLY_READ)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reading:
            try:
                with self._connection.transaction():
                    return work(PostgresConnection(self._connection))
            except psycopg.Error as error:
                raise self._address.failure(error, self._connection) from error

    def findings(self) -> list[str]:
        return self._read(noticed)

    async def check_files(self) -> FileChecks:
        """Its size and whether a server uses it; who may read its files is PostgreSQL's own matter."""
        return await self.read(_check_files)

    def rebuild(self) -> None:
        raise StoreError(ONLY_READ)

    def close(self) -> None:
        self._connection.close()


def _check_files(connection: Connection) -> FileChecks:
    notes = [] if flushes(connection) else [NOT_FLUSHED]
    return FileChecks(size_of(connection), None, is_locked(connection), [], notes)
