"""The rows about the store itself: its format and the server's secret."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from veillee.server.store.engine import Connection
from veillee.server.store.errors import StoreError
from veillee.server.store.schema import STORE_FORMAT


def create_store(connection: Connection, schema: Sequence[str]) -> None:
    """Make an empty database a store with a secret of its own."""
    for statement in schema:
        connection.execute(statement)
    write_metadata(connection, "secret", secrets.token_bytes(32))
    write_metadata(connection, "format", str(STORE_FORMAT).encode())


def write_metadata(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(
        "INSERT INTO house (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def read_format(connection: Connection) -> int | None:
    """The format; None if the store does not say. Format 1 wrote a number, later ones text."""
    found = connection.execute("SELECT value FROM house WHERE name = 'format'").fetchone()
    try:
        return None if found is None else int(found[0])
    except ValueError:
        return None


def read_secret(connection: Connection) -> bytes:
    found = connection.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
    if found is None:
        raise StoreError("the store has lost its secret: restore a backup with `veillee restore`")
    return bytes(found[0])
