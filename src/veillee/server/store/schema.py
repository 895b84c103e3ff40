"""The tables of format 2, written once for both engines."""

from __future__ import annotations

from typing import Final

#: The format this version writes. Earlier ones are read by `migrations`.
STORE_FORMAT: Final = 2

#: Columns by table; the first ones, as many as `_KEYS` says (otherwise one), are the primary key.
_TABLES: Final = {
    "house": ("name TEXT", "value BLOB NOT NULL"),
    "guests": ("id TEXT", "name TEXT NOT NULL", "created REAL NOT NULL", "seen REAL NOT NULL"),
    "tables": (
        "id TEXT",
        "game TEXT NOT NULL",
        "players INTEGER NOT NULL",
        "status TEXT NOT NULL",
        "created REAL NOT NULL",
        "changed REAL NOT NULL",
        "campaign TEXT",
        "next TEXT",
        "papers BLOB NOT NULL",
        "description TEXT",
        "lines INTEGER NOT NULL DEFAULT 0",
        # For several processes at one database: how often the table changed hands, and whose it is. How long
        # it is theirs says their row of `house`; `lease_until` is not used.
        "fence INTEGER NOT NULL DEFAULT 0",
        "lease_owner TEXT",
        "lease_until REAL",
    ),
    "seats": (
        "table_id TEXT NOT NULL",
        "number INTEGER NOT NULL",
        "guest TEXT",
        "name TEXT NOT NULL",
        "kind TEXT NOT NULL",
        "seat BLOB NOT NULL",
    ),
    "games": (
        "table_id TEXT",
        "game TEXT NOT NULL",
        "revision INTEGER NOT NULL",
        "data TEXT NOT NULL",
        "players INTEGER NOT NULL",
        "began REAL NOT NULL",
        "ended REAL",
        "status TEXT NOT NULL",
        "result BLOB",
    ),
    "lines": ("table_id TEXT NOT NULL", "number INTEGER NOT NULL", "line TEXT NOT NULL", "events BLOB"),
    "snapshots": ("table_id TEXT", "after INTEGER NOT NULL", "data BLOB NOT NULL"),
    "views": ("table_id TEXT NOT NULL", "after INTEGER NOT NULL", "data BLOB NOT NULL"),
    "packed": ("table_id TEXT", "lines BLOB NOT NULL", "events BLOB NOT NULL", "count INTEGER NOT NULL"),
    "descriptions": ("hash TEXT", "data BLOB NOT NULL"),
    "campaigns": (
        "id TEXT",
        "game TEXT NOT NULL",
        "campaign TEXT NOT NULL",
        "status TEXT NOT NULL",
        "created REAL NOT NULL",
        "changed REAL NOT NULL",
        "papers BLOB NOT NULL",
    ),
    "campaign_members": (
        "campaign_id TEXT NOT NULL",
        "number INTEGER NOT NULL",
        "guest TEXT",
        "name TEXT NOT NULL",
    ),
}
_KEYS: Final = {"seats": 2, "lines": 2, "views": 2, "campaign_members": 2}

_INDEXES: Final = {
    "guests_seen": "guests (seen)",
    "tables_status": "tables (status, changed)",
    "tables_game": "tables (game, status, changed)",
    "tables_campaign": "tables (campaign)",
    "seats_guest": "seats (guest, table_id)",
    "games_game": "games (game, status, ended)",
    "campaigns_status": "campaigns (status, changed)",
    "campaign_members_guest": "campaign_members (guest)",
}

#: Letters in the order of their numbers: as in SQLite, and an index outlives the system's next dictionary.
_POSTGRES_TYPES: Final = {
    "BLOB": "BYTEA",
    "REAL": "DOUBLE PRECISION",
    "INTEGER": "BIGINT",
    "TEXT": 'TEXT COLLATE "C"',
}

NAMES: Final = tuple(_TABLES)

#: Where the rows of one game table lie besides `tables`, each with a column `table_id`.
OF_A_TABLE: Final = ("seats", "games", "lines", "snapshots", "views", "packed")


def columns_of(table: str) -> list[str]:
    return [column.split()[0] for column in _TABLES[table]]


def key_of(table: str) -> list[str]:
    return columns_of(table)[: _KEYS.get(table, 1)]


def sqlite_schema() -> list[str]:
    """What makes an empty SQLite file a store."""
    suffixes = {"lines": " WITHOUT ROWID"}
    return [*(_create(name) + suffixes.get(name, "") for name in NAMES), *_create_indexes()]


def postgres_schema() -> list[str]:
    """What makes an empty PostgreSQL schema a store."""
    return [*(_in_postgres(_create(name)) for name in NAMES), *_create_indexes()]


def _create(table: str) -> str:
    return f"CREATE TABLE {table} ({', '.join(_TABLES[table])}, PRIMARY KEY ({', '.join(key_of(table))}))"


def _create_indexes() -> list[str]:
    return [f"CREATE INDEX {name} ON {columns}" for name, columns in _INDEXES.items()]


def _in_postgres(statement: str) -> str:
    for ours, theirs in _POSTGRES_TYPES.items():
        statement = statement.replace(f" {ours}", f" {theirs}")
    return statement
