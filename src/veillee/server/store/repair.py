"""What can be put right without losing anything that was played, and doing so.

Rows that belong to nothing go. A snapshot that cannot be read goes, too: the game is played again from its
record when somebody opens it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from veillee.server.store.engine import Connection
from veillee.server.store.schema import OF_A_TABLE

_UNREADABLE: Final = (zlib.error, msgspec.MsgspecError, TypeError)


class Step(NamedTuple):
    """What would be done, in words and in SQL."""

    words: str
    sql: str
    parameters: tuple[Any, ...] = ()


def plan(connection: Connection) -> list[str]:
    """What `repair` would do."""
    return [step.words for step in _steps(connection)]


def repair(connection: Connection) -> list[str]:
    """Put right what can be; returns what was done."""
    steps = list(_steps(connection))
    for step in steps:
        connection.execute(step.sql, step.parameters)
    return [step.words for step in steps]


def _steps(connection: Connection) -> Iterator[Step]:
    for table in OF_A_TABLE:
        yield from _strays(connection, table, "table_id", "tables")
    yield from _strays(connection, "campaign_members", "campaign_id", "campaigns")
    yield from _unreadable(connection, "snapshots")
    yield from _unreadable(connection, "views")


def _strays(connection: Connection, table: str, column: str, owners: str) -> Iterator[Step]:
    strays = f"FROM {table} WHERE {column} NOT IN (SELECT id FROM {owners})"  # noqa: S608 - our own names
    (count,) = connection.execute(f"SELECT count(*) {strays}").fetchone()
    if count:
        yield Step(f"remove {count} of the {table}, which belong to none of the {owners}", f"DELETE {strays}")


def _unreadable(connection: Connection, what: str) -> Iterator[Step]:
    rows = connection.execute(
        f"SELECT table_id, after FROM {what} WHERE table_id IN (SELECT id FROM tables) ORDER BY 1, 2"  # noqa: S608
    ).fetchall()
    for id, after in rows:
        where = f"FROM {what} WHERE table_id = ? AND after = ?"
        (data,) = connection.execute(f"SELECT data {where}", (id, after)).fetchone()
        if not is_readable(data):
            yield Step(
                f"drop one of the {what} of table {id}, which cannot be read; its record stays",
                f"DELETE {where}",
                (id, after),
            )


def is_readable(data: Any) -> bool:
    """Whether a snapshot or views can be read."""
    try:
        msgspec.json.decode(zlib.decompress(data))
    except _UNREADABLE:
        return False
    return True
