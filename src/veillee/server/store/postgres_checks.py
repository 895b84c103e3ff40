"""Whether a PostgreSQL database is a store, or can be made one: whatever is wrong is told in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg

from veillee.server.store.engine import Connection
from veillee.server.store.errors import StoreError
from veillee.server.store.metadata import read_format
from veillee.server.store.postgres_connection import Address, AnyConnection, first_line
from veillee.server.store.schema import NAMES, STORE_FORMAT, columns_of

#: The first format that was kept in PostgreSQL.
_FIRST: Final = 2

NOT_FLUSHED: Final = "PostgreSQL runs with fsync off: a power cut may take answers that were acknowledged"


@contextmanager
def readable_errors(address: Address, connection: AnyConnection) -> Iterator[None]:
    """PostgreSQL's own complaints, in words that name the database."""
    try:
        yield
    except (psycopg.errors.UndefinedColumn, psycopg.errors.UndefinedTable) as error:
        raise StoreError(f"{address.name} is not as Veillée made it ({first_line(error)}): {_DO}") from error
    except psycopg.Error as error:
        raise address.failure(error, connection) from error


_DO: Final = "name another database; `veillee restore FILE --db URL` fills an empty one with a backup"


def check_server(connection: Connection, name: str) -> None:
    """StoreError if the database writes other letters, or has no place for tables."""
    encoding, schema = connection.execute(
        "SELECT current_setting('server_encoding'), current_schema()"
    ).fetchone()
    if encoding != "UTF8":
        raise StoreError(
            f"{name} is in {encoding}: make one with `createdb --encoding UTF8 --template template0`"
        )
    if schema is None:
        raise StoreError(f"{name} has no schema to write to: its search_path names none that exists")


def flushes(connection: Connection) -> bool:
    """Whether what was committed is on the disk."""
    return bool(connection.execute("SELECT current_setting('fsync')").fetchone() == ("on",))


def format_of(connection: Connection, name: str) -> int | None:
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
    if found > STORE_FORMAT:
        raise StoreError(
            f"{name} was written by a newer version of Veillée (format {found};"
            f" this one reads formats {_FIRST} to {STORE_FORMAT}):"
            " install that version, or name another database"
        )
    return found


def check_shape(connection: Connection, name: str) -> None:
    """StoreError if a table or a column is missing."""
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
