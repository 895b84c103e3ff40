"""Retention: deleting tables with all that was kept of them, and letting a guest's name leave."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.store import campaign_rows, table_rows
from veillee.server.store.engine import Connection
from veillee.server.store.queries import marks
from veillee.server.store.schema import OF_A_TABLE

#: How many rows one statement deletes: PostgreSQL and SQLite both bound the number of parameters.
_AT_ONCE: Final = 500


def forget_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Delete tables, and descriptions that no other table shares; returns how many tables there were."""
    count = 0
    for start in range(0, len(ids), _AT_ONCE):
        some = ids[start : start + _AT_ONCE]
        for table in OF_A_TABLE:
            connection.execute(f"DELETE FROM {table} WHERE table_id IN ({marks(len(some))})", some)  # noqa: S608
        count += connection.execute(f"DELETE FROM tables WHERE id IN ({marks(len(some))})", some).rowcount  # noqa: S608
    connection.execute(
        "DELETE FROM descriptions WHERE hash NOT IN"
        " (SELECT description FROM tables WHERE description IS NOT NULL)"
    )
    return count


def forget_campaigns(connection: Connection, ids: Sequence[str]) -> int:
    """Delete campaigns with all their tables; returns how many campaigns there were."""
    count = 0
    for id in ids:
        tables = _ids(connection, "SELECT id FROM tables WHERE campaign = ?", id)
        forget_tables(connection, tables)
        connection.execute("DELETE FROM campaign_members WHERE campaign_id = ?", (id,))
        count += connection.execute("DELETE FROM campaigns WHERE id = ?", (id,)).rowcount
    return count


def forget_idle_guests(connection: Connection, before: float) -> int:
    """Delete guests who have no seat anywhere and were last seen before that; returns how many."""
    return connection.execute(f"DELETE {_IDLE}", (before,)).rowcount


def count_idle_guests(connection: Connection, before: float) -> int:
    (count,) = connection.execute(f"SELECT count(*) {_IDLE}", (before,)).fetchone()
    return int(count)


_IDLE: Final = (
    "FROM guests WHERE seen < ?"
    " AND id NOT IN (SELECT guest FROM seats WHERE guest IS NOT NULL)"
    " AND id NOT IN (SELECT guest FROM campaign_members WHERE guest IS NOT NULL)"
)


def forget_guest(connection: Connection, id: str) -> None:
    """Take a guest's name and number out of seats and campaigns; what was played stays as it is."""
    for table in _ids(connection, "SELECT DISTINCT table_id FROM seats WHERE guest = ?", id):
        _leave_table(connection, table, id)
    for campaign in _ids(connection, "SELECT DISTINCT campaign_id FROM campaign_members WHERE guest = ?", id):
        _leave_campaign(connection, campaign, id)
    connection.execute("DELETE FROM guests WHERE id = ?", (id,))


def _ids(connection: Connection, sql: str, guest: str) -> list[str]:
    return sorted(id for (id,) in connection.execute(sql, (guest,)).fetchall())


def _leave_table(connection: Connection, table: str, guest: str) -> None:
    (status, blob) = connection.execute("SELECT status, papers FROM tables WHERE id = ?", (table,)).fetchone()
    rows = connection.execute(
        "SELECT seat FROM seats WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    setup = table_rows.setup_of(blob, [seat for (seat,) in rows])
    _leave_seats(setup, guest, status)
    written = table_rows.rows_of(setup)
    connection.execute("UPDATE tables SET papers = ? WHERE id = ?", (written.columns["papers"], table))
    table_rows.save_seats(connection, written.seats)


def _leave_seats(setup: TableSetup, guest: str, status: str) -> None:
    """An open seat is free again; in a running game it belongs to an absent player whom nobody can be."""
    nobody = secrets.token_urlsafe(16)
    for number, seat in enumerate(setup.seats):
        if seat.guest != guest:
            continue
        if status == "playing":
            seat.guest, seat.name, seat.token = nobody, "", None
        else:
            setup.seats[number] = Seat(serial=seat.serial, entropy=seat.entropy)
    if setup.request is not None and setup.request.guest == guest:
        setup.request = None


def _leave_campaign(connection: Connection, campaign: str, guest: str) -> None:
    setup = campaign_rows.load_campaign(connection, campaign)
    members = _numbers(connection, campaign, guest)
    if setup is not None:
        setup.names = ["" if number in members else name for number, name in enumerate(setup.names)]
        setup.seats = [Seat(serial=seat.serial) if seat.guest == guest else seat for seat in setup.seats]
        # The seal stays as it is: it covers the progress, which this leaves alone.
        blob = msgspec.json.encode(setup)
        connection.execute("UPDATE campaigns SET papers = ? WHERE id = ?", (blob, campaign))
    connection.execute(
        "UPDATE campaign_members SET guest = NULL, name = '' WHERE campaign_id = ? AND guest = ?",
        (campaign, guest),
    )


def _numbers(connection: Connection, campaign: str, guest: str) -> set[Any]:
    rows = connection.execute(
        "SELECT number FROM campaign_members WHERE campaign_id = ? AND guest = ?", (campaign, guest)
    )
    return {number for (number,) in rows}
