"""The second engine: a PostgreSQL database, a few connections that write it, a pool of those that read."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from queue import SimpleQueue
from typing import Any, Final, TypeVar, final

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolTimeout

from veillee.server.store.engine import GroupCommit, Work
from veillee.server.store.errors import ConnectionLost, StoreError
from veillee.server.store.postgres_connection import (
    Address,
    AnyConnection,
    PostgresConnection,
    configure_reader,
)
from veillee.server.store.postgres_lock import ServerLock
from veillee.server.store.postgres_maintenance import noticed, write_anew

T = TypeVar("T")

#: While one commit waits for the disk the next ones are filled.
_WRITERS: Final = 2
_READERS: Final = 4
#: How many seconds a read waits for a connection, and how long the pool tries for one by itself.
_READ_WITHIN: Final = 3.0
_TRY_FOR: Final = 1.0
#: How many seconds a transaction that was broken off waits at most before each further try.
_PAUSES: Final = (0.01, 0.04, 0.16)


@final
class PostgresEngine:
    """Connects at once; StoreError if the database cannot be used, or another server uses it.

    It may be shared by several processes, if all say so.
    """

    def __init__(self, url: str, shared: bool = False) -> None:
        self._address = Address(url)
        self._lock = ServerLock(self._address, shared)
        self.secret = self._lock.secret
        self._writers: SimpleQueue[_Writer] = SimpleQueue()
        for writer in self._new_writers():
            self._writers.put(writer)
        self._pool = ConnectionPool(
            self._address.conninfo,
            min_size=_READERS,
            configure=configure_reader,
            timeout=_READ_WITHIN,
            reconnect_timeout=_TRY_FOR,
            name="store-read",
            open=True,
        )
        self._reading = ThreadPoolExecutor(_READERS, "store-read")
        self._writes = GroupCommit(self._transact, _WRITERS)
        self._closed = False

    def _new_writers(self) -> list[_Writer]:
        """All connected, so that no work at the beginning waits for that."""
        writers = [_Writer(self._address, self._lock) for _ in range(_WRITERS)]
        try:
            for writer in writers:
                writer.connect()
        except StoreError:
            for writer in writers:
                writer.close()
            self._lock.close()
            raise
        return writers

    async def run(self, work: Work[T]) -> T:
        return await self._writes.run(work)

    async def run_alone(self, work: Work[T]) -> T:
        return await self._writes.run(work, alone=True)

    async def read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    def findings(self) -> list[str]:
        try:
            connection = self._address.connect()
        except StoreError as error:
            return [str(error)]
        with connection:
            return noticed(PostgresConnection(connection))

    def rebuild(self) -> None:
        self._lock.renew()
        with closing(self._address.connect()) as connection:
            write_anew(connection)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._writes.close()
        self._reading.shutdown()
        self._pool.close()
        for _ in range(_WRITERS):
            self._writers.get().close()
        self._lock.close()

    def _transact(self, works: Sequence[Work[Any]], alone: bool) -> list[Any]:
        writer = self._writers.get()
        try:
            return writer.transact(works, alone)
        finally:
            self._writers.put(writer)

    def _read(self, work: Work[T]) -> T:
        try:
            return self._read_once(work)
        except ConnectionLost:
            # The pool does not know yet that the server was started again, or its connections cut.
            self._pool.check()
            return self._read_once(work)

    def _read_once(self, work: Work[T]) -> T:
        try:
            connection = self._pool.getconn()
        except PoolTimeout as error:
            raise ConnectionLost(f"cannot reach {self._address.name}") from error
        try:
            return work(PostgresConnection(connection))
        except psycopg.Error as error:
            raise self._address.failure(error, connection) from error
        finally:
            with suppress(psycopg.Error):
                connection.rollback()
            self._pool.putconn(connection)


@final
class _Passing(Exception):
    """Nothing was done, and a further try may succeed; what to raise if not."""

    def __init__(self, failure: StoreError) -> None:
        super().__init__(str(failure))
        self.failure = failure


@final
class _Writer:
    """A connection that writes, made again when it was lost."""

    def __init__(self, address: Address, lock: ServerLock) -> None:
        self._address = address
        self._lock = lock
        self._connection: AnyConnection | None = None

    def transact(self, works: Sequence[Work[Any]], alone: bool) -> list[Any]:
        """Do works in one transaction; again if it was broken off before it could be committed.

        Each pause is longer than the last and of chance length: who tries again at once can take the same
        lock before the other wakes, and is broken off once more.
        """
        for pause in _PAUSES:
            try:
                return self._once(works, alone)
            except _Passing:
                time.sleep(pause * random.uniform(0.5, 1.0))
        try:
            return self._once(works, alone)
        except _Passing as passing:
            raise passing.failure from passing

    def connect(self) -> AnyConnection:
        if self._connection is None:
            self._lock.renew()
            self._connection = self._address.connect()
            self._lock.prepare(self._connection)
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _once(self, works: Sequence[Work[Any]], alone: bool) -> list[Any]:
        connection = self.connect()
        committing = False
        try:
            self._lock.begin(connection, alone)
            speaking = PostgresConnection(connection)
            results = [work(speaking) for work in works]
            committing = True
            _commit(connection)
        except psycopg.Error as error:
            failure = self._address.failure(error, connection)
            self._roll_back(connection)
            # Whether a commit that broke off was taken cannot be known; whoever asked reads again.
            is_untaken = isinstance(failure, ConnectionLost) and not committing
            if is_untaken or isinstance(error, errors.SerializationFailure | errors.DeadlockDetected):
                raise _Passing(failure) from error
            raise failure from error
        except BaseException:
            self._roll_back(connection)
            raise
        return results

    def _roll_back(self, connection: AnyConnection) -> None:
        try:
            connection.execute("ROLLBACK")
        except psycopg.Error:
            self.close()


def _commit(connection: AnyConnection) -> None:
    if connection.execute("COMMIT").statusmessage != "COMMIT":
        raise StoreError("PostgreSQL did not commit")
