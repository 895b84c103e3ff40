"""The games and campaigns of one guest, as their own list shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from veillee.core.schema import Result
from veillee.server.model.table_setup import Seat
from veillee.server.store.engine import Connection
from veillee.server.store.queries import Conditions, marks
from veillee.server.store.rows import OwnGameRow

_GAMES: Final = (
    "SELECT tables.id, tables.game, tables.status, tables.campaign, tables.created, games.began, games.ended,"
    " games.result FROM tables LEFT JOIN games ON games.table_id = tables.id{conditions}"
    # Not by when something was last written there: of a running game that tells more than anybody may know.
    " ORDER BY tables.created DESC, tables.id LIMIT ? OFFSET ?"
)
_SEATS: Final = "SELECT table_id, seat FROM seats WHERE table_id IN ({ids}) ORDER BY table_id, number"
#: How many people play or have played there, at one device or at several.
_PEOPLE: Final = "(SELECT count(*) FROM seats WHERE table_id = tables.id AND kind IN ('guest', 'stand-in'))"

_seat: Final = msgspec.json.Decoder(Seat)
_result: Final = msgspec.json.Decoder(Result)


def find_own_games(
    connection: Connection,
    guest: str,
    statuses: Sequence[str],
    game: str | None,
    among_people: bool | None,
    limit: int,
    offset: int,
) -> list[OwnGameRow]:
    """The games in which a guest has a seat, those opened last first; not those closed before they began."""
    wanted = Conditions()
    wanted.add("tables.id IN (SELECT table_id FROM seats WHERE guest = ?)", guest)
    wanted.add("tables.game = ?", game)
    wanted.one_of("tables.status", statuses)
    wanted.add("(games.began IS NOT NULL OR tables.status = ?)", "open")
    if among_people is not None:
        wanted.add(f"{_PEOPLE} {'>' if among_people else '<='} ?", 1)
    rows = connection.execute(
        _GAMES.format(conditions=wanted.sql), (*wanted.values, limit, offset)
    ).fetchall()
    seats: dict[str, list[Seat]] = {}
    ids = [row[0] for row in rows]
    for id, blob in connection.execute(_SEATS.format(ids=marks(len(ids))), ids).fetchall():
        seats.setdefault(id, []).append(_seat.decode(blob))
    return [
        OwnGameRow(*(*row[:-1], None if row[-1] is None else _result.decode(row[-1]), seats[row[0]]))
        for row in rows
    ]
