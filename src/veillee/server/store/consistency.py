"""Whether everything in the store fits together: what `veillee doctor` finds, in words."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from veillee.core.record import RecordError, digest, parse_record
from veillee.server.model.table_setup import Seat
from veillee.server.store import campaign_rows, table_rows
from veillee.server.store.engine import Connection
from veillee.server.store.packing import unpacked_events
from veillee.server.store.repair import is_readable
from veillee.server.store.schema import OF_A_TABLE

STATUSES: Final = ("open", "playing", "over", "abandoned")

#: What reading a damaged row may raise; whatever the database itself raises is told by the caller.
_BROKEN: Final = (zlib.error, msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError)


def examine(connection: Connection) -> list[str]:
    """All that is wrong, table by table; nothing if the store is sound."""
    return [
        *_strays(connection),
        *_each(connection, "SELECT hash FROM descriptions", "description", _description),
        *_each(connection, "SELECT id FROM campaigns", "campaign", _campaign),
        *_each(connection, "SELECT id FROM tables", "table", examine_table),
    ]


def _each(
    connection: Connection, ids: str, noun: str, look: Callable[[Connection, str], Iterator[str]]
) -> Iterator[str]:
    for (id,) in connection.execute(f"{ids} ORDER BY 1").fetchall():
        try:
            yield from (f"{noun} {id}: {finding}" for finding in look(connection, id))
        except _BROKEN as error:
            yield f"{noun} {id}: cannot be read: {error}"


def _strays(connection: Connection) -> Iterator[str]:
    """Rows that belong to nothing."""
    for table in OF_A_TABLE:
        rows = connection.execute(
            f"SELECT DISTINCT table_id FROM {table} WHERE table_id NOT IN (SELECT id FROM tables)"  # noqa: S608
        ).fetchall()
        yield from (f"{table}: there are rows of table {id}, which is not kept" for (id,) in rows)
    rows = connection.execute(
        "SELECT DISTINCT campaign_id FROM campaign_members"
        " WHERE campaign_id NOT IN (SELECT id FROM campaigns)"
    ).fetchall()
    yield from (f"campaign_members: there are rows of campaign {id}, which is not kept" for (id,) in rows)


def _description(connection: Connection, name: str) -> Iterator[str]:
    (data,) = connection.execute("SELECT data FROM descriptions WHERE hash = ?", (name,)).fetchone()
    if digest(msgspec.json.decode(zlib.decompress(data))) != name:
        yield "it does not fit its hash"


def _campaign(connection: Connection, id: str) -> Iterator[str]:
    setup = campaign_rows.load_campaign(connection, id)
    if setup is None:
        return
    (status,) = connection.execute("SELECT status FROM campaigns WHERE id = ?", (id,)).fetchone()
    if status != campaign_rows.status_of(setup.progress):
        yield f"its status is {status}, but its papers say otherwise"


def examine_table(connection: Connection, id: str) -> Iterator[str]:
    """What is wrong with one table: its rows, what is packed in them, and the hash chain of its record."""
    status, players, count, description, blob = connection.execute(
        "SELECT status, players, lines, description, papers FROM tables WHERE id = ?", (id,)
    ).fetchone()
    seats = connection.execute("SELECT seat FROM seats WHERE table_id = ? ORDER BY number", (id,)).fetchall()
    setup = table_rows.setup_of(blob, [seat for (seat,) in seats])
    if status not in STATUSES:
        yield f"its status is {status!r}"
    if setup.id != id or setup.players != players:
        yield "its papers are those of another table"
    if description is not None and not _has_description(connection, description):
        yield "its description is missing"
    yield from _seats(connection, id)
    yield from _kept(connection, id, count)
    yield from _lines(connection, id, count)


def _has_description(connection: Connection, name: str) -> bool:
    return connection.execute("SELECT 1 FROM descriptions WHERE hash = ?", (name,)).fetchone() is not None


def _seats(connection: Connection, id: str) -> Iterator[str]:
    rows = connection.execute(
        "SELECT number, guest, name, kind, seat FROM seats WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    for expected, (number, guest, name, kind, blob) in enumerate(rows):
        seat = msgspec.json.decode(blob, type=Seat)
        if number != expected:
            yield f"seat {expected} is missing"
            return
        if (seat.guest, seat.name, seat.kind) != (guest, name, kind):
            yield f"seat {number} is looked up by other words than it says"


def _kept(connection: Connection, id: str, count: int) -> Iterator[str]:
    for what in ("snapshots", "views"):
        rows = connection.execute(
            f"SELECT after, data FROM {what} WHERE table_id = ?",  # noqa: S608 - our own names
            (id,),
        ).fetchall()
        for after, data in rows:
            if not is_readable(data):
                yield f"{what}: one cannot be read"
            elif after > count:
                yield f"{what}: one stands after line {after} of {count}"


def _lines(connection: Connection, id: str, count: int) -> Iterator[str]:
    texts = table_rows.load_record(connection, id)
    numbers = [number for (number,) in _numbers(connection, id)]
    packed = connection.execute("SELECT events, count FROM packed WHERE table_id = ?", (id,)).fetchone()
    if packed is not None:
        if numbers:
            yield "its record is packed, but it has lines besides"
        if len(unpacked_events(packed[0])) != packed[1] or len(texts) != packed[1]:
            yield "its packed record has another number of lines than it says"
    elif numbers != list(range(len(numbers))):
        yield "lines of its record are missing"
        return
    if len(texts) != count:
        yield f"its record has {len(texts)} lines instead of {count}"
    if texts:
        try:
            parse_record("".join(f"{text}\n" for text in texts))
        except RecordError as error:
            yield f"its record does not hold: {error}"
    for _, events in table_rows.load_events(connection, id, 0):
        msgspec.json.decode(events)


def _numbers(connection: Connection, id: str) -> list[Any]:
    return connection.execute("SELECT number FROM lines WHERE table_id = ? ORDER BY number", (id,)).fetchall()
