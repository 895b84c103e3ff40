"""From format 1: papers and campaigns were JSON, and every answer replaced one large snapshot.

No game's rules are asked: what was shown and told is taken from the snapshot as it stands.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from veillee.core.record import digest
from veillee.server.model.table_setup import Seat
from veillee.server.store.campaign_rows import member_rows, save_campaign, status_of
from veillee.server.store.schema import sqlite_schema
from veillee.server.store.table_rows import pack

_log = logging.getLogger(__name__)

_OLD: Final = ("papers", "lines", "snapshots", "campaigns")
_MANY: Final = 1_000
_UNREADABLE: Final = (ValueError, KeyError, TypeError, AttributeError, zlib.error, msgspec.MsgspecError)


def upgrade(connection: sqlite3.Connection) -> None:
    """Fill the tables of format 2 from those of format 1, which go."""
    for name in _OLD:
        connection.execute(f"ALTER TABLE {name} RENAME TO old_{name}")
    for statement in sqlite_schema():
        if not statement.startswith("CREATE TABLE house "):
            connection.execute(statement)
    _upgrade_each(connection, "papers", _upgrade_table)
    _upgrade_each(connection, "campaigns", _upgrade_campaign)
    for name in _OLD:
        connection.execute(f"DROP TABLE old_{name}")


def _upgrade_each(
    connection: sqlite3.Connection,
    what: str,
    upgrade_one: Callable[[sqlite3.Connection, str, dict[str, Any]], None],
) -> None:
    """What cannot even be read must not keep the rest from being used: it stays in the copy of the file."""
    ids = connection.execute(f"SELECT id FROM old_{what}").fetchall()  # noqa: S608 - our own names
    for number, (id,) in enumerate(ids, 1):
        row = connection.execute(f"SELECT papers FROM old_{what} WHERE id = ?", (id,)).fetchone()  # noqa: S608
        connection.execute("SAVEPOINT one")
        try:
            upgrade_one(connection, id, json.loads(row[0]))
        except _UNREADABLE as error:
            _log.warning("%s %s cannot be read and is left out: %s", what, id, error)
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        if len(ids) > _MANY and number % _MANY == 0:
            _log.warning("upgrading what is kept: %d of %d %s", number, len(ids), what)


def _upgrade_table(connection: sqlite3.Connection, id: str, papers: dict[str, Any]) -> None:
    lines = _lines(connection, id)
    snapshot = _snapshot(connection, id)
    seats = [msgspec.convert(seat, Seat) for seat in papers["seats"]]
    status = _status(papers, lines, snapshot)
    created = papers["created"]
    description = None if snapshot is None else snapshot["description"]
    connection.execute(
        "INSERT INTO tables"
        " (id, game, players, status, created, changed, campaign, next, papers, description, lines)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            id,
            papers["game"],
            len(seats),
            status,
            created,
            created,
            papers.get("campaign"),
            papers.get("next"),
            _encoded({name: value for name, value in papers.items() if name != "seats"}),
            None if description is None else digest(description),
            len(lines),
        ),
    )
    _write_seats(connection, id, papers, seats)
    _write_lines(connection, id, lines, _told(snapshot))
    if snapshot is not None:
        _write_kept(connection, id, lines, len(seats), snapshot)
    if lines:
        _write_game(connection, id, papers, lines, status)
    if lines and status != "playing":
        pack(connection, id)


def _lines(connection: sqlite3.Connection, id: str) -> list[str]:
    rows = connection.execute("SELECT number, line FROM old_lines WHERE id = ? ORDER BY number", (id,))
    found = list(rows)
    if [number for number, _ in found] != list(range(len(found))):
        raise ValueError("lines of its record are missing")
    return [line for _, line in found]


def _snapshot(connection: sqlite3.Connection, id: str) -> dict[str, Any] | None:
    row = connection.execute("SELECT snapshot FROM old_snapshots WHERE id = ?", (id,)).fetchone()
    found: dict[str, Any] | None = None if row is None else json.loads(zlib.decompress(row[0]))
    return found


def _status(papers: dict[str, Any], lines: list[str], snapshot: dict[str, Any] | None) -> str:
    if papers.get("closed"):
        return "abandoned"
    if not lines:
        return "open"
    if snapshot is not None:
        status: str = snapshot["status"]
        return status
    result = _result(lines)
    if result is None:
        return "playing"
    return "abandoned" if result.get("abandoned") else "over"


def _result(lines: list[str]) -> dict[str, Any] | None:
    last = json.loads(lines[-1])
    return last["result"] if last["type"] == "end" else None


def _told(snapshot: dict[str, Any] | None) -> bytes | None:
    """All events so far, receiver by receiver, as if they had been told with the last line."""
    if snapshot is None:
        return None
    return _encoded(
        [
            [1 << receiver, {name: value for name, value in event.items() if name != "n"}]
            for receiver, events in enumerate(snapshot["events"])
            for event in events
        ]
    )


def _write_seats(connection: sqlite3.Connection, id: str, papers: dict[str, Any], seats: list[Seat]) -> None:
    for number, (seat, data) in enumerate(zip(seats, papers["seats"], strict=True)):
        connection.execute(
            "INSERT INTO seats (table_id, number, guest, name, kind, seat) VALUES (?, ?, ?, ?, ?, ?)",
            (id, number, seat.guest, seat.name, seat.kind, _encoded(data)),
        )
        if seat.guest is not None:
            connection.execute(
                "INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET"
                " created = min(created, excluded.created), seen = max(seen, excluded.seen)",
                (seat.guest, seat.name, papers["created"], papers["created"]),
            )


def _write_lines(connection: sqlite3.Connection, id: str, lines: list[str], told: bytes | None) -> None:
    last = len(lines) - 1
    connection.executemany(
        "INSERT INTO lines (table_id, number, line, events) VALUES (?, ?, ?, ?)",
        [(id, number, line, told if number == last else None) for number, line in enumerate(lines)],
    )


def _about(lines: list[str]) -> dict[str, Any]:
    """The game, and the rules and cards it was last played by."""
    header = json.loads(lines[0])
    rules = [json.loads(line) for line in lines if '"type":"epoch"' in line][-1:] or [header]
    return {"game": header["game"], "revision": rules[0]["revision"], "data": rules[0]["data"]}


def _write_kept(
    connection: sqlite3.Connection, id: str, lines: list[str], seats: int, snapshot: dict[str, Any]
) -> None:
    after = len(lines)
    described = _encoded(snapshot["description"])
    connection.execute(
        "INSERT INTO descriptions (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
        (digest(snapshot["description"]), zlib.compress(described)),
    )
    views = {"status": snapshot["status"], "messages": snapshot["messages"]}
    connection.execute(
        "INSERT INTO views (table_id, after, data) VALUES (?, ?, ?)",
        (id, after, zlib.compress(_encoded(views))),
    )
    if snapshot["status"] != "playing":
        return
    state = {
        "format": 2,
        "about": _about(lines),
        "position": snapshot["position"],
        "hash": json.loads(lines[-1])["hash"],
        "phases": 0,
        "take_backs": snapshot["take_backs"],
        "told": [len(events) for events in snapshot["events"]],
        # What was answered before cannot be taken back freely: nothing is kept to go back to.
        "locked": [["undo-barrier"]] * seats,
        "answers": [[] for _ in range(seats)],
        "rewound": [True] * (seats + 1),
        "now": None,
        "messages": snapshot["messages"],
    }
    connection.execute(
        "INSERT INTO snapshots (table_id, after, data) VALUES (?, ?, ?)",
        (id, after, zlib.compress(_encoded(state))),
    )


def _write_game(
    connection: sqlite3.Connection, id: str, papers: dict[str, Any], lines: list[str], status: str
) -> None:
    """When a game began and ended was not kept: the table's own date stands for both."""
    header = json.loads(lines[0])
    result = _result(lines)
    connection.execute(
        "INSERT INTO games (table_id, game, revision, data, players, began, ended, status, result)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            id,
            header["game"],
            header["revision"],
            header["data"],
            len(papers["seats"]),
            papers["created"],
            None if status == "playing" else papers["created"],
            status,
            None if result is None else _encoded(result),
        ),
    )


def _upgrade_campaign(connection: sqlite3.Connection, id: str, papers: dict[str, Any]) -> None:
    progress = papers["progress"]
    created = papers["created"]
    status = status_of(progress)
    row = (id, papers["game"], progress["campaign"], status, created, created, _encoded(papers))
    guests = [seat.get("guest") for seat in papers["seats"]]
    save_campaign(connection, row, member_rows(id, papers["names"], progress["seats"], guests))


def _encoded(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
