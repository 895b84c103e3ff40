"""Looking up tables, campaigns and guests by what is known about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from veillee.server.store.engine import Connection
from veillee.server.store.rows import CampaignRow, GuestRow, TableRow


@final
class Conditions:
    """Conditions that all must hold; those whose value is None say nothing."""

    def __init__(self) -> None:
        self._terms: list[str] = []
        self._values: list[Any] = []

    def add(self, term: str, value: Any) -> None:
        if value is not None:
            self._terms.append(term)
            self._values.append(value)

    def one_of(self, column: str, values: str | Sequence[str] | None) -> None:
        if values is not None:
            wanted = [values] if isinstance(values, str) else list(values)
            self._terms.append(f"{column} IN ({marks(len(wanted))})")
            self._values.extend(wanted)

    @property
    def sql(self) -> str:
        return " WHERE " + " AND ".join(self._terms) if self._terms else ""

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(self._values)


def marks(count: int) -> str:
    """So many parameters; an empty list of them is a list that nothing is in."""
    return ", ".join("?" * count) or "NULL"


_OF_TABLES: Final = "id, game, players, status, created, changed, campaign, next"
_OF_CAMPAIGNS: Final = "id, game, campaign, status, created, changed"
_NEWEST: Final = " ORDER BY changed DESC, id LIMIT ? OFFSET ?"


def find_tables(connection: Connection, conditions: Conditions, limit: int, offset: int) -> list[TableRow]:
    """The tables for which the conditions hold, newest first."""
    rows = connection.execute(
        f"SELECT {_OF_TABLES} FROM tables{conditions.sql}{_NEWEST}",  # noqa: S608 - our own words
        (*conditions.values, limit, offset),
    ).fetchall()
    names = _names(connection, "seats", "table_id", [row[0] for row in rows])
    return [TableRow(*(*row, names.get(row[0], []))) for row in rows]


def find_campaigns(
    connection: Connection, conditions: Conditions, limit: int, offset: int
) -> list[CampaignRow]:
    """The campaigns for which the conditions hold, newest first."""
    rows = connection.execute(
        f"SELECT {_OF_CAMPAIGNS} FROM campaigns{conditions.sql}{_NEWEST}",  # noqa: S608 - our own words
        (*conditions.values, limit, offset),
    ).fetchall()
    names = _names(connection, "campaign_members", "campaign_id", [row[0] for row in rows])
    return [CampaignRow(*(*row, names.get(row[0], []))) for row in rows]


def _names(connection: Connection, table: str, column: str, ids: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    rows = connection.execute(
        f"SELECT {column}, name FROM {table} WHERE {column} IN ({marks(len(ids))})"  # noqa: S608 - our own names
        f" ORDER BY {column}, number",
        ids,
    )
    for id, name in rows:
        found.setdefault(id, []).append(name)
    return found


def save_guest(connection: Connection, id: str, name: str, at: float) -> None:
    connection.execute(
        "INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
        (id, name, at, at),
    )


def find_guests(connection: Connection, words: str) -> list[GuestRow]:
    """The guests of this id or, if there is none, of this name, be it at one table; the last seen first."""
    rows = connection.execute(_GUESTS.format(wanted="id = ?"), (words,)).fetchall()
    if not rows:
        rows = connection.execute(_GUESTS.format(wanted="name = ?"), (words,)).fetchall()
    return sorted((GuestRow(*row) for row in rows), key=lambda guest: -guest.seen)


#: Guests by a column: those that are kept as such, and those who only have a seat.
_GUESTS: Final = (
    "SELECT id, min(name), min(created), max(seen) FROM ("
    "SELECT id, name, created, seen FROM guests UNION ALL"
    " SELECT guest, seats.name, created, changed FROM seats JOIN tables ON tables.id = table_id"
    " WHERE guest IS NOT NULL) AS every_guest WHERE {wanted} GROUP BY id"
)


def find_guest(connection: Connection, id: str) -> GuestRow | None:
    row = connection.execute("SELECT id, name, created, seen FROM guests WHERE id = ?", (id,)).fetchone()
    return None if row is None else GuestRow(*row)
