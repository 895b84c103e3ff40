"""Stores for tests, and games to put into them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

from veillee.core.record import Record, canonical, digest
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.store import Description, GameBegun, GameEnded, Store, StoredLine, TableChange
from veillee.server.store.engine import Connection
from veillee.server.store.schema import NAMES, columns_of

#: Opens the store of a test, again and again.
Opened = Callable[[], Store]

A_GAME: Final = GameBegun("x", 3, "hash", 2, 10.0)


class Clock:
    """Says what time it is."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def all_rows(store: Store) -> dict[str, Any]:
    """Every row of every table, but for those about the store itself."""

    def read(connection: Connection) -> dict[str, Any]:
        return {
            name: sorted(connection.execute(f"SELECT {', '.join(columns_of(name))} FROM {name}").fetchall())
            for name in NAMES
            if name != "house"
        }

    return asyncio.run(store._engine.read(read))


def table_setup(id: str, *seats: Seat, game: str = "x", **more: Any) -> TableSetup:
    return TableSetup(
        id, game, {"rounds": 2}, list(seats) or [Seat("Anna", "anna"), Seat()], "5e" * 32, 1.0, **more
    )


def new_table(setup: TableSetup, *lines: StoredLine, status: str = "open") -> TableChange:
    return TableChange(setup.id, setup=setup, status=status, lines=list(lines))


def change(setup: TableSetup) -> TableChange:
    return TableChange(setup.id, setup=setup)


def lines_of(id: str, count: int) -> list[StoredLine]:
    """A record of so many lines, chained as records are; something was told with all but the first."""
    record = Record({"game": "x", "table": id})
    for number in range(1, count):
        record.append({"type": "answer", "number": number})
    return [
        StoredLine(
            canonical(line),
            json.dumps([[3, {"type": "told", "number": number}]]).encode() if number else None,
        )
        for number, line in enumerate(record.lines)
    ]


async def saved_game(store: Store, id: str, count: int, end: bool = True) -> None:
    """A game in the store, saved line by line."""
    await store.save(new_table(table_setup(id)))
    described = {"game": id}
    description = Description(digest(described), json.dumps(described).encode())
    lines = lines_of(id, count)
    first = TableChange(id, 0, lines[:1], status="playing", begun=A_GAME, description=description)
    await store.save(first)
    for number, line in enumerate(lines[1:], 1):
        await store.save(TableChange(id, number, [line]))
    if end:
        await store.save(TableChange(id, status="over", ended=GameEnded("over", b'{"winner":0}', 20.0)))
