"""A PostgreSQL database made if it is empty, and kept for one server or for those that share it.

A lock that lives as long as its connection keeps a second server away. A mark in the database, looked at in
every commit, stops a server that has lost the lock without noticing. Processes that share a database have the
same lock and the same mark in common; which of them may write what is a matter of leases.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from typing import Final, final

import psycopg

from veillee.server.store.engine import Connection
from veillee.server.store.errors import StoreError
from veillee.server.store.metadata import create_store, read_secret, write_metadata
from veillee.server.store.postgres_checks import (
    NOT_FLUSHED,
    check_server,
    check_shape,
    flushes,
    format_of,
    readable_errors,
)
from veillee.server.store.postgres_connection import Address, AnyConnection, PostgresConnection
from veillee.server.store.schema import postgres_schema

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.store.postgres_claim")

#: How long, in seconds, a server that was just killed may take to let go.
_PATIENCE: Final = 2.0
#: The mark of all processes that share a database.
_SHARED: Final = b"shared by processes"
#: Should one of them stop in the middle of a transaction, what it has locked is free again after so long.
_STOPPED: Final = "SET idle_in_transaction_session_timeout = '1500ms'"
#: Advisory locks, one for each schema: of the server that uses it, and of whoever is writing.
_OF_SERVERS: Final = 1_449_486_700
_SERVER: Final = f"{_OF_SERVERS}, hashtext(current_schema())"
_WRITING: Final = "1449486701, hashtext(current_schema())"
#: The lock is waited for before the mark is looked at: a statement sees what was committed when it began.
_BEGIN: Final = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT {lock}(" + _WRITING + ")"
_MARK: Final = "; SELECT value FROM house WHERE name = 'server'"
_TOGETHER: Final = _BEGIN.format(lock="pg_advisory_xact_lock_shared") + _MARK
_ALONE: Final = _BEGIN.format(lock="pg_advisory_xact_lock") + _MARK


@final
class ServerLock:
    """Opens the database for this server alone; StoreError if it cannot be, or another server uses it."""

    def __init__(self, address: Address, shared: bool = False) -> None:
        self._address = address
        self._shared = shared
        self._mutex = threading.Lock()
        self._mark = _SHARED if shared else secrets.token_bytes(16)
        self._connection = self._locked()
        try:
            with readable_errors(address, self._connection):
                self.secret = self._open()
        except BaseException:
            self._connection.close()
            raise

    def begin(self, connection: AnyConnection, alone: bool) -> None:
        """Begin to write, beside others of this server or alone; StoreError if the claim is lost."""
        cursor = connection.execute(_ALONE if alone else _TOGETHER, prepare=False)
        while cursor.nextset():
            pass
        if cursor.fetchone() != (self._mark,):
            raise StoreError(f"another server has taken over {self._address.name}: start this one again")

    def prepare(self, connection: AnyConnection) -> None:
        """Let a connection write beside those of other processes."""
        if self._shared:
            connection.execute(_STOPPED)

    def renew(self) -> None:
        """Take the lock again if it went with its connection; StoreError if another server has it now."""
        with self._mutex:
            try:
                self._connection.execute("SELECT 1")
            except psycopg.Error:
                self._connection.close()
                self._connection = self._locked()

    def close(self) -> None:
        self._connection.close()

    def _locked(self) -> AnyConnection:
        connection = self._address.connect()
        try:
            with readable_errors(self._address, connection):
                self._lock(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _lock(self, connection: AnyConnection) -> None:
        give_up = time.monotonic() + _PATIENCE
        lock = "pg_try_advisory_lock_shared" if self._shared else "pg_try_advisory_lock"
        while connection.execute(f"SELECT {lock}({_SERVER})").fetchone() != (True,):
            if time.monotonic() >= give_up:
                hint = "; only servers with --bus share a database" if self._shared else ""
                raise StoreError(f"cannot use {self._address.name}: another server is using it{hint}")
            time.sleep(0.05)

    def _open(self) -> bytes:
        connection = PostgresConnection(self._connection)
        with self._connection.transaction():
            # Two that start at the same time do not both make the tables.
            connection.execute(f"SELECT pg_advisory_xact_lock({_WRITING})")
            check_server(connection, self._address.name)
            if not flushes(connection):
                _log.warning(NOT_FLUSHED)
            if format_of(connection, self._address.name) is None:
                create_store(connection, postgres_schema())
            check_shape(connection, self._address.name)
            secret = read_secret(connection)
        with self._connection.transaction():
            # Whoever wrote before has either committed or will find this mark.
            connection.execute(f"SELECT pg_advisory_xact_lock({_WRITING})")
            write_metadata(connection, "server", self._mark)
        return secret


def is_locked(connection: Connection) -> bool:
    """Whether a server uses this database; nothing is locked to find out."""
    found = connection.execute(
        "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database"
        " WHERE datname = current_database() AND locktype = 'advisory' AND granted AND objsubid = 2"
        " AND classid = ? AND objid::bigint = hashtext(current_schema())::bigint & 4294967295",
        (_OF_SERVERS,),
    ).fetchone()
    return found is not None
