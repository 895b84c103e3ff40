"""Who serves which table, where several processes share a PostgreSQL database.

A process says every moment that it lives, in a row of `house` that holds good for some seconds by the
database's clock: that is the lease of all tables it holds. A row that holds good for longer than any lease
was written before that clock was set back, and counts for nothing. Whoever takes a table over raises its
fence, a number that every write must bring along; so a process that was stopped, and does not know that its
time has passed, writes nothing.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from veillee.server.store.engine import Connection, Engine
from veillee.server.store.errors import TableTaken

#: Rows of processes that ended so many seconds ago are swept away by whoever starts.
_SWEPT_AFTER: Final = 60.0

_NAME: Final = "server "
_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
#: A row's value is the moment until which it holds good, where the process is reached, and its lease in
#: seconds; earlier versions did not write the last.
_TEXT: Final = "convert_from(value, 'UTF8')"
_UNTIL: Final = f"split_part({_TEXT}, ' ', 1)::float8"
_ADDRESS: Final = f"split_part({_TEXT}, ' ', 2)"
_LEASE: Final = f"coalesce(nullif(split_part({_TEXT}, ' ', 3), ''), '3600')::float8"
_LIVES: Final = f"({_UNTIL} > {_NOW} AND {_UNTIL} < {_NOW} + 2 * {_LEASE})"
_PROCESSES: Final = "name LIKE 'server _%'"
_RENEW: Final = (
    "INSERT INTO house (name, value)"  # noqa: S608 - ours
    f" VALUES (?, convert_to(({_NOW} + ?)::text || ' ' || ?, 'UTF8'))"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_LIVING: Final = f"SELECT name, {_ADDRESS} FROM house WHERE {_PROCESSES} AND {_LIVES}"  # noqa: S608 - ours
_FIND: Final = f"SELECT {_ADDRESS} FROM house WHERE name = ? AND {_LIVES}"  # noqa: S608 - ours
_PLACE: Final = (
    f"SELECT lease_owner, {_ADDRESS}, {_LIVES}"  # noqa: S608 - ours
    " FROM tables LEFT JOIN house ON name = 'server ' || lease_owner WHERE tables.id = ?"
)


class Place(NamedTuple):
    """Which living process holds a table, and where that is reached."""

    owner: str
    address: str


class Renewal(NamedTuple):
    """What a process learns whenever it says that it lives."""

    #: The addresses of all living processes, by their ids.
    living: dict[str, str]
    #: Whether it had counted as dead before: others may hold its tables now.
    has_lapsed: bool


@final
class Leases:
    """What one process holds; without an owner it is alone, and nothing is asked of the database."""

    def __init__(self, engine: Engine, owner: str | None) -> None:
        self._engine = engine
        self._owner = owner

    async def renew(self, address: str, seconds: float) -> Renewal:
        """Say that this process lives, for so many seconds, and where."""
        owner = self._owner or ""
        return await self._engine.run(lambda connection: _renew(connection, owner, address, seconds))

    async def leave(self) -> None:
        """Let go of all tables at once."""
        name = f"{_NAME}{self._owner}"
        forget = "DELETE FROM house WHERE name = ?"
        await self._engine.run(lambda connection: connection.execute(forget, (name,)))

    async def take(self, id: str) -> int | None:
        """Hold a table under a new fence; TableTaken if another living process holds it.

        None if there is no such table, or this process is alone and needs no fence.
        """
        owner = self._owner
        return None if owner is None else await self._engine.run(lambda found: _take(found, owner, id))

    async def release(self, id: str, fence: int) -> None:
        """Let go of a table, if it is still held under this fence."""
        if self._owner is not None:
            await self._engine.run(lambda connection: _release(connection, self._owner or "", id, fence))

    async def place_of(self, id: str) -> Place | None:
        """The other process that holds a table; None if no living one does."""
        found = await self._engine.read(lambda connection: _find_place(connection, id))
        return None if found is None or found.owner == self._owner else found

    async def still_held(self, fences: dict[str, int]) -> set[str]:
        """Which of these tables this process still holds under these fences."""
        return await self._engine.read(lambda connection: _held(connection, self._owner or "", fences))


def _renew(connection: Connection, owner: str, address: str, seconds: float) -> Renewal:
    name = f"{_NAME}{owner}"
    has_lapsed = connection.execute(_FIND, (name,)).fetchone() is None
    if has_lapsed:
        connection.execute(
            f"DELETE FROM house WHERE {_PROCESSES} AND {_UNTIL} < {_NOW} - ?",  # noqa: S608 - ours
            (_SWEPT_AFTER,),
        )
    connection.execute(_RENEW, (name, seconds, f"{address} {seconds}"))
    rows = connection.execute(_LIVING).fetchall()
    return Renewal({row[0].removeprefix(_NAME): row[1] for row in rows}, has_lapsed)


def _take(connection: Connection, owner: str, id: str) -> int | None:
    found = connection.execute(
        "SELECT lease_owner, fence FROM tables WHERE id = ? FOR UPDATE", (id,)
    ).fetchone()
    if found is None:
        return None
    holder, fence = found
    if holder not in (None, owner) and _lives(connection, holder):
        raise TableTaken(f"table {id} is served by another process")
    connection.execute("UPDATE tables SET fence = ?, lease_owner = ? WHERE id = ?", (fence + 1, owner, id))
    return int(fence) + 1


def _lives(connection: Connection, owner: str) -> bool:
    return connection.execute(_FIND, (f"{_NAME}{owner}",)).fetchone() is not None


def _release(connection: Connection, owner: str, id: str, fence: int) -> None:
    connection.execute(
        "UPDATE tables SET lease_owner = NULL WHERE id = ? AND fence = ? AND lease_owner = ?",
        (id, fence, owner),
    )


def _find_place(connection: Connection, id: str) -> Place | None:
    found: Any = connection.execute(_PLACE, (id,)).fetchone()
    return Place(found[0], found[1]) if found is not None and found[2] else None


def _held(connection: Connection, owner: str, fences: dict[str, int]) -> set[str]:
    rows = connection.execute("SELECT id, fence FROM tables WHERE lease_owner = ?", (owner,))
    return {id for id, fence in rows if fences.get(id) == fence}
