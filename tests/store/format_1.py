"""A file as the first format kept it, written with its own SQL."""

from __future__ import annotations

import json
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from veillee.core.record import Record

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS papers (id TEXT PRIMARY KEY, papers BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS lines (
    id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS campaigns (id TEXT PRIMARY KEY, papers BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (id TEXT PRIMARY KEY, snapshot BLOB NOT NULL);
"""
SECRET: Final = bytes(range(32))
ANNA: Final = {"name": "Anna", "guest": "anna", "entropy": "ab" * 32}
BOT: Final = {"name": "Odile", "guest": None, "bot": "easy"}
DESCRIPTION: Final = {"game": "x", "cards": ["é", "b"]}


def papers(id: str, **more: Any) -> dict[str, Any]:
    fields = {"options": {"rounds": 2}, "seats": [ANNA, BOT], "secret": "5e" * 32, "created": 100.0}
    return {"id": id, "game": "x", **fields, **more}


def record(id: str, *results: dict[str, Any]) -> list[str]:
    made = Record({"game": "x", "revision": 4, "data": "hash", "table": id})
    made.append({"type": "setup"})
    made.append({"type": "answer", "seat": 0})
    for result in results:
        made.append({"type": "end", "result": result, "key": "00"})
    return made.text().splitlines()


def snapshot(status: str) -> dict[str, Any]:
    return {
        "position": {"state": 1},
        "take_backs": 2,
        "status": status,
        "description": DESCRIPTION,
        "messages": [{"view": 0}, {"view": 1}, {"view": 2}],
        "events": [[{"n": 0, "type": "dealt"}, {"n": 1, "type": "played"}], [{"n": 0, "type": "dealt"}], []],
    }


def write(path: Path, tables: int = 0) -> None:
    """One table of each kind, a campaign, and so many more open tables."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(_SCHEMA)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("INSERT INTO house VALUES ('secret', ?), ('format', 1)", (SECRET,))
        _table(connection, papers("open"))
        _table(connection, papers("closed", closed=True))
        _table(connection, papers("playing", campaign="c"), record("playing"), snapshot("playing"))
        _table(connection, papers("bare"), record("bare"))
        _table(connection, papers("over", next="open"), record("over", {"winner": 1}), snapshot("over"))
        given_up = record("abandoned", {"abandoned": True})
        _table(connection, papers("abandoned"), given_up, snapshot("abandoned"))
        for number in range(tables):
            _table(connection, papers(f"more-{number}"))
        progress = {"campaign": "long", "seats": [0, 1], "members": 2, "closed": "lost"}
        campaign: dict[str, Any] = {
            "id": "c",
            "game": "x",
            "options": {},
            "progress": progress,
            "names": ["Anna", "Odile"],
        }
        campaign |= {"seats": [ANNA, BOT], "created": 90.0, "tables": ["playing"], "folded": 0, "seal": "s"}
        connection.execute("INSERT INTO campaigns VALUES (?, ?)", ("c", json.dumps(campaign)))


def _table(
    connection: sqlite3.Connection,
    papers: dict[str, Any],
    lines: list[str] | None = None,
    snapshot: dict[str, Any] | None = None,
) -> None:
    id = papers["id"]
    connection.execute("INSERT INTO papers VALUES (?, ?)", (id, json.dumps(papers).encode()))
    rows = [(id, number, line) for number, line in enumerate(lines or [])]
    connection.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
    if snapshot is not None:
        packed = zlib.compress(json.dumps(snapshot).encode(), 1)
        connection.execute("INSERT INTO snapshots VALUES (?, ?)", (id, packed))
