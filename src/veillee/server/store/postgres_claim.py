"""A PostgreSQL database made or found fit, and kept for one server: whatever is wrong is told in one line.

A lock that lives as long as its connection keeps a second server away. A mark in the database, looked at in
every commit, stops a server that has lost the lock without noticing.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final

import psycopg

from veillee.server.store.errors import StoreError
from veillee.server.store.house import furnish, read_format, read_secret, write_house
from veillee.server.store.postgres_connection import Address, AnyConnection, PostgresConnection, first_line
from veillee.server.store.schema import FORMAT, NAMES, columns_of, postgres_schema

_log = logging.getLogger(__name__)

#: The first format that was kept in PostgreSQL.
_FIRST: Final = 2
#: How long, in seconds, a server that was just killed may take to let go.
_PATIENCE: Final = 2.0
#: Advisory locks, one for each schema: of the server that uses it, and of whoever is writing.
_SERVER: Final = "1449486700, hashtext(current_schema())"
_WRITING: Final = "1449486701, hashtext(current_schema())"
#: The lock is waited for before the mark is looked at: a statement sees what was committed when it began.
_BEGIN: Final = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT {lock}(" + _WRITING + ")"
_MARK: Final = "; SELECT value FROM house WHERE name = 'server'"
_TOGETHER: Final = _BEGIN.format(lock="pg_advisory_xact_lock_shared") + _MARK
_ALONE: Final = _BEGIN.format(lock="pg_advisory_xact_lock") + _MARK


@final
class Claim:
    """Opens the database for this server alone; StoreError if it cannot be, or another server uses it."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._mutex = threading.Lock()
        self._mark = secrets.token_bytes(16)
        self._connection = self._locked()
        try:
            with _told(address, self._connection):
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
            with _told(self._address, connection):
                self._lock(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _lock(self, connection: AnyConnection) -> None:
        give_up = time.monotonic() + _PATIENCE
        while connection.execute(f"SELECT pg_try_advisory_lock({_SERVER})").fetchone() != (True,):
            if time.monotonic() >= give_up:
                raise StoreError(f"cannot use {self._address.name}: another server is using it")
            time.sleep(0.05)

    def _open(self) -> bytes:
        connection = PostgresConnection(self._connection)
        with self._connection.transaction():
            _check_server(self._connection, self._address.name)
            if _look(connection, self._address.name) is None:
                furnish(connection, postgres_schema())
            _check_shape(connection, self._address.name)
            secret = read_secret(connection)
        with self._connection.transaction():
            # Whoever wrote before has either committed or will find this mark.
            connection.execute(f"SELECT pg_advisory_xact_lock({_WRITING})")
            write_house(connection, "server", self._mark)
        return secret


@contextmanager
def _told(address: Address, connection: AnyConnection) -> Iterator[None]:
    """PostgreSQL's own complaints, in words that name the database."""
    try:
        yield
    except (psycopg.errors.UndefinedColumn, psycopg.errors.UndefinedTable) as error:
        raise StoreError(f"{address.name} is not as Veillée made it ({first_line(error)}): {_DO}") from error
    except psycopg.Error as error:
        raise address.failure(error, connection) from error


_DO: Final = "restore a backup with `veillee restore`, or name another database"


def _check_server(connection: AnyConnection, name: str) -> None:
    row = connection.execute(
        "SELECT current_setting('server_encoding'), current_setting('fsync'), current_schema()"
    ).fetchone()
    encoding, fsync, schema = row or ("", "", None)
    if encoding != "UTF8":
        raise StoreError(
            f"{name} is in {encoding}: make one with `createdb --encoding UTF8 --template template0`"
        )
    if schema is None:
        raise StoreError(f"{name} has no schema to write to: its search_path names none that exists")
    if fsync != "on":
        _log.warning("PostgreSQL runs with fsync off: a power cut may take answers that were acknowledged")


def _look(connection: PostgresConnection, name: str) -> int | None:
    """The database's format, None if it is empty; StoreError if it is not ours or too new."""
    rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    names = {table for (table,) in rows}
    if not names:
        return None
    if "house" not in names:
        raise StoreError(f"{name} is not empty, and not one of Veillée's: name another database")
    found = read_format(connection)
    if found is None or found < _FIRST:
        raise StoreError(f"{name} does not say its format: {_DO}")
    if found > FORMAT:
        raise StoreError(
            f"{name} was written by a newer version of Veillée (format {found};"
            f" this one reads formats {_FIRST} to {FORMAT}): install that version, or name another database"
        )
    return found


def _check_shape(connection: PostgresConnection, name: str) -> None:
    found: dict[str, set[str]] = {}
    for table, column in connection.execute(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    ):
        found.setdefault(table, set()).add(column)
    for table in NAMES:
        columns = found.get(table, set())
        if missing := set(columns_of(table)) - columns:
            lost = (
                f"{table} lacks {', '.join(sorted(missing))}" if columns else f"the table {table} is missing"
            )
            raise StoreError(f"{name} is not as Veillée made it ({lost}): {_DO}")
