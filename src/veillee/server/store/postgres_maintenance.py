"""What PostgreSQL itself can say about the files of a store, and do for them."""

from __future__ import annotations

import psycopg

from veillee.server.store.engine import Connection
from veillee.server.store.errors import StoreError
from veillee.server.store.postgres_connection import AnyConnection, first_line
from veillee.server.store.schema import NAMES


def noticed(connection: Connection) -> list[str]:
    """What PostgreSQL has noticed; it reads no pages for this."""
    try:
        (failures,) = connection.execute(
            "SELECT coalesce(checksum_failures, 0) FROM pg_stat_database WHERE datname = current_database()"
        ).fetchone() or (0,)
        indexes = connection.execute(
            "SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid"
            " WHERE relnamespace = current_schema()::regnamespace AND NOT (indisvalid AND indisready)"
            " ORDER BY 1"
        ).fetchall()
    except psycopg.Error as error:
        return [f"the database cannot be asked: {error}"]
    found = [f"the index {name} is not valid: REINDEX it" for (name,) in indexes]
    return [f"{failures} pages did not fit their checksum", *found] if failures else found


def write_anew(connection: AnyConnection) -> None:
    """Make all indexes anew, and let nothing remain of rows that were deleted, nor in the statistics.

    The connection must not be in a transaction; who still reads is waited for.
    """
    try:
        # It takes as long as it takes.
        connection.execute("SET statement_timeout = 0")
        for name in NAMES:
            # VACUUM FULL reads long values by an index of theirs, so that must be right before.
            connection.execute(f"REINDEX TABLE {name}")
            connection.execute(f"VACUUM (FULL, ANALYZE) {name}")
    except psycopg.Error as error:
        raise StoreError(f"the database could not be written anew: {first_line(error)}") from error


def size_of(connection: Connection) -> int:
    """How many bytes the store's own tables and indexes take."""
    (size,) = connection.execute(
        "SELECT coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::bigint FROM pg_class"
        " WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    ).fetchone()
    return int(size)
