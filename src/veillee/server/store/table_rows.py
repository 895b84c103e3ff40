"""A game table's rows: how a save writes them and how a table is read again."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

import msgspec

from veillee.server.model.table_setup import Seat, TableSetup, read_table_setup
from veillee.server.store.engine import Connection
from veillee.server.store.errors import StoreError, TableTaken
from veillee.server.store.packing import packed_events, packed_lines, unpacked_events, unpacked_lines
from veillee.server.store.rows import GameEnded, StoredLine, StoredState, StoredTable, TableChange

#: While a game goes on, `changed` is written once in so many seconds: two indexes would move at every answer.
MINUTE: Final = 60.0
#: A snapshot is replaced soon; what is kept for good is packed tighter.
_FAST: Final = 1

_encode: Final = msgspec.json.Encoder().encode


class SetupRows(NamedTuple):
    """A table's setup as rows, made before anybody can change them again."""

    columns: dict[str, Any]
    seats: list[tuple[Any, ...]]
    #: The id and the name of everybody who plays a seat, in the order of their ids.
    guests: list[tuple[str, str]]
    game: str
    players: int
    created: float


def rows_of(setup: TableSetup) -> SetupRows:
    return SetupRows(
        {"papers": setup_blob(setup), "campaign": setup.campaign, "next": setup.next},
        [seat_row(setup.id, number, seat) for number, seat in enumerate(setup.seats)],
        sorted({seat.guest: seat.name for seat in setup.seats if seat.guest is not None}.items()),
        setup.game,
        setup.players,
        setup.created,
    )


def save_table(
    connection: Connection,
    change: TableChange,
    setup: SetupRows | None,
    now: float,
    owner: str | None = None,
) -> None:
    """Write all of a change; StoreError if it does not follow what is kept, TableTaken if another holds it.

    A table that is new is held by `owner`.
    """
    found = connection.execute(
        "SELECT lines, status, changed, fence, EXISTS (SELECT 1 FROM packed WHERE table_id = id)"
        " FROM tables WHERE id = ?",
        (change.id,),
    ).fetchone()
    if found is None:
        _insert(connection, change, setup, now, owner)
        found = (0, change.status, now, change.fence, False)
    lines, status, changed, fence, is_packed = found
    if fence != change.fence:
        raise TableTaken(f"table {change.id} is served by another process")
    if change.lines and (is_packed or change.first != lines):
        kept = f"{lines} that are kept{', of a game that is over' if is_packed else ''}"
        raise StoreError(f"table {change.id}: line {change.first} does not follow the {kept}")
    columns = _columns(change, {} if setup is None else dict(setup.columns), changed, now)
    # Something is always written there: whoever takes the table meanwhile waits, or is noticed.
    _update(connection, change.id, (lines, status, fence), columns or {"lines": lines})
    if setup is not None:
        save_seats(connection, setup.seats)
        _note_guests(connection, setup.guests, now)
    connection.executemany(
        "INSERT INTO lines (table_id, number, line, events) VALUES (?, ?, ?, ?)",
        [
            (change.id, number, line.text, line.events)
            for number, line in enumerate(change.lines, change.first)
        ],
    )
    _save_game(connection, change)
    _save_kept(connection, change)
    if change.ended is not None:
        _end(connection, change.id, change.ended, change.snapshot is not None)


def _insert(
    connection: Connection, change: TableChange, setup: SetupRows | None, now: float, owner: str | None
) -> None:
    if setup is None or change.status is None:
        raise StoreError(f"there is no table {change.id}")
    connection.execute(
        "INSERT INTO tables (id, game, players, status, created, changed, papers, fence, lease_owner)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            change.id,
            setup.game,
            setup.players,
            change.status,
            setup.created,
            now,
            b"",
            change.fence,
            owner,
        ),
    )


def _columns(change: TableChange, columns: dict[str, Any], changed: float, now: float) -> dict[str, Any]:
    """The columns of `tables` that a change touches, besides those of its setup."""
    if change.status is not None:
        columns["status"] = change.status
    if columns or now - changed >= MINUTE:
        columns["changed"] = now
    if change.description is not None:
        columns["description"] = change.description.hash
    if change.lines:
        columns["lines"] = change.first + len(change.lines)
    return columns


def _update(connection: Connection, id: str, seen: tuple[int, str, int], columns: dict[str, Any]) -> None:
    """Also where two writers met: only one of them finds the lines, the status and the fence it has seen."""
    names = ", ".join(f"{name} = ?" for name in columns)
    done = connection.execute(
        f"UPDATE tables SET {names} WHERE id = ? AND lines = ? AND status = ? AND fence = ?",  # noqa: S608 - our own names
        (*columns.values(), id, *seen),
    )
    if done.rowcount != 1:
        raise StoreError(f"table {id} was changed by somebody else")


def save_seats(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    connection.executemany(
        "INSERT INTO seats (table_id, number, guest, name, kind, seat) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, number) DO UPDATE SET"
        " guest = excluded.guest, name = excluded.name, kind = excluded.kind, seat = excluded.seat",
        rows,
    )


def check_fence(connection: Connection, id: str, fence: int) -> None:
    """TableTaken if a table is not held under this fence any more; nobody takes it before the commit."""
    done = connection.execute("UPDATE tables SET fence = fence WHERE id = ? AND fence = ?", (id, fence))
    if done.rowcount != 1:
        raise TableTaken(f"table {id} is served by another process")


def _note_guests(connection: Connection, guests: list[tuple[str, str]], now: float) -> None:
    """Somebody plays here now; the name they gave themselves stays, whatever the seat is called."""
    connection.executemany(
        "INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
        [(id, name, now, now) for id, name in guests],
    )


def seat_row(id: str, number: int, seat: Seat) -> tuple[Any, ...]:
    return id, number, seat.guest, seat.name, seat.kind, _encode(seat)


def setup_blob(setup: TableSetup) -> bytes:
    """The setup without the seats, which are rows of their own."""
    return _encode({name: getattr(setup, name) for name in setup.__struct_fields__ if name != "seats"})


def setup_of(blob: bytes, seats: list[bytes]) -> TableSetup:
    return read_table_setup(b'{"seats":[' + b",".join(seats) + b"]," + blob[1:])


def _save_game(connection: Connection, change: TableChange) -> None:
    begun = change.begun
    if begun is not None:
        connection.execute(
            "INSERT INTO games (table_id, game, revision, data, players, began, status)"
            " VALUES (?, ?, ?, ?, ?, ?, 'playing')",
            (change.id, begun.game, begun.revision, begun.data, begun.players, begun.at),
        )


def _save_kept(connection: Connection, change: TableChange) -> None:
    if change.description is not None:
        connection.execute(
            "INSERT INTO descriptions (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
            (change.description.hash, zlib.compress(change.description.data)),
        )
    if change.snapshot is not None:
        connection.execute(
            "INSERT INTO snapshots (table_id, after, data) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET after = excluded.after, data = excluded.data",
            (change.id, change.snapshot.after, zlib.compress(change.snapshot.data, _FAST)),
        )
    if change.views is not None:
        connection.execute(
            "INSERT INTO views (table_id, after, data) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, after) DO UPDATE SET data = excluded.data",
            (change.id, change.views.after, zlib.compress(change.views.data)),
        )


def _end(connection: Connection, id: str, ended: GameEnded, has_snapshot: bool) -> None:
    """Write down how it ended and pack the record; the state before the end is of no more use."""
    connection.execute(
        "UPDATE games SET status = ?, result = ?, ended = ? WHERE table_id = ?",
        (ended.status, ended.result, ended.at, id),
    )
    pack(connection, id)
    if not has_snapshot:
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (id,))


def pack(connection: Connection, id: str) -> None:
    """Put a finished game's lines and events into one row."""
    lines = _lines_from(connection, id, 0)
    if not lines:
        return
    connection.execute(
        "INSERT INTO packed (table_id, lines, events, count) VALUES (?, ?, ?, ?)",
        (id, packed_lines(lines), packed_events(lines), len(lines)),
    )
    connection.execute("DELETE FROM lines WHERE table_id = ?", (id,))


def _lines_from(connection: Connection, id: str, first: int) -> list[StoredLine]:
    rows = connection.execute(
        "SELECT line, events FROM lines WHERE table_id = ? AND number >= ? ORDER BY number", (id, first)
    )
    return [StoredLine(text, events) for text, events in rows]


# Reading


def load_table(connection: Connection, id: str) -> StoredTable | None:
    """A table as it is kept; None if there is none of this id."""
    found = connection.execute(
        "SELECT tables.papers, tables.status, tables.lines, descriptions.data, fence FROM tables"
        " LEFT JOIN descriptions ON descriptions.hash = tables.description WHERE tables.id = ?",
        (id,),
    ).fetchone()
    if found is None:
        return None
    blob, status, count, description, fence = found
    seats = connection.execute("SELECT seat FROM seats WHERE table_id = ? ORDER BY number", (id,)).fetchall()
    snapshot = _kept(connection, "SELECT after, data FROM snapshots WHERE table_id = ?", id)
    views = _kept(
        connection, "SELECT after, data FROM views WHERE table_id = ? ORDER BY after DESC LIMIT 1", id
    )
    header, last, tail = _record_of(connection, id, count, 0 if snapshot is None else snapshot.after)
    return StoredTable(
        setup_of(blob, [seat for (seat,) in seats]),
        status,
        count,
        header,
        last,
        None if description is None else zlib.decompress(description),
        snapshot,
        tail,
        views,
        fence,
    )


def _kept(connection: Connection, sql: str, id: str) -> StoredState | None:
    found = connection.execute(sql, (id,)).fetchone()
    return None if found is None else StoredState(found[0], zlib.decompress(found[1]))


def _record_of(
    connection: Connection, id: str, count: int, after: int
) -> tuple[str | None, str | None, list[StoredLine]]:
    """The record's first line, its last, and the lines from number `after` on."""
    if not count:
        return None, None, []
    packed = connection.execute("SELECT lines FROM packed WHERE table_id = ?", (id,)).fetchone()
    if packed is not None:
        texts = unpacked_lines(packed[0])
        return texts[0], texts[-1], []
    ends = connection.execute(
        "SELECT line FROM lines WHERE table_id = ? AND number IN (0, ?) ORDER BY number", (id, count - 1)
    ).fetchall()
    return ends[0][0], ends[-1][0], _lines_from(connection, id, after)


def load_record(connection: Connection, id: str) -> list[str]:
    """The texts of all lines of a table's record."""
    packed = connection.execute("SELECT lines FROM packed WHERE table_id = ?", (id,)).fetchone()
    if packed is not None:
        return unpacked_lines(packed[0])
    rows = connection.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY number", (id,))
    return [text for (text,) in rows]


def load_events(connection: Connection, id: str, first: int) -> list[tuple[int, bytes]]:
    """What was told with the lines from number `first` on, where anything was."""
    packed = connection.execute("SELECT events FROM packed WHERE table_id = ?", (id,)).fetchone()
    if packed is not None:
        found = enumerate(unpacked_events(packed[0]))
        return [(number, events) for number, events in found if number >= first and events is not None]
    rows = connection.execute(
        "SELECT number, events FROM lines"
        " WHERE table_id = ? AND number >= ? AND events IS NOT NULL ORDER BY number",
        (id, first),
    )
    return [(number, events) for number, events in rows]


def load_views(connection: Connection, id: str) -> list[StoredState]:
    rows = connection.execute("SELECT after, data FROM views WHERE table_id = ? ORDER BY after", (id,))
    return [StoredState(after, zlib.decompress(data)) for after, data in rows]
