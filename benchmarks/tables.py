"""What a table costs a server: memory, bytes given to the store as a game goes on, a finished game on disk.

Run as ``python benchmarks/tables.py [GAMES] [--json]``: so many whole games of each game by random answers,
at tables of a real house without sockets. Exit code 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sqlite3
import statistics
import sys
import tempfile
import tracemalloc
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from veillee.server.auth import Guest
from veillee.server.backend import Backend
from veillee.server.messages import Answer, Cut, NewTable, SeatWish
from veillee.server.settings import AT_ONCE, Settings
from veillee.server.store import FILE, Store, TableChange
from veillee.server.tables.client_commands import handle, take_cut
from veillee.server.tables.client_connection import ClientConnection
from veillee.server.tables.table import Table


@dataclass(frozen=True)
class Target:
    """A game, for how many, and the most kilobytes of memory and of disk a table of it may take."""

    game: str
    players: int
    memory: int
    disk: int


TARGETS = (
    Target("fairy-tale", 4, 200, 40),
    Target("grimm-forest", 4, 400, 150),
    Target("fine-sand", 4, 400, 150),
    Target("dice-upon-a-time", 5, 400, 150),
)
#: The mean of the last third over the mean of the middle third, of bytes given to the store.
MOST_GROWTH = 1.3
#: How many answers a table has taken when its memory is looked at, and at how many tables that is done.
MEMORY_AFTER, MEMORY_TABLES = 60, 15


@dataclass
class Written:
    """The bytes that each save of each table gave to the store."""

    by_table: dict[str, list[int]] = field(default_factory=dict)

    def note(self, change: TableChange) -> None:
        if change.lines:
            self.by_table.setdefault(change.id, []).append(_size(change))

    def growth(self) -> float:
        """How much more a late answer writes than one in the middle, over all games."""
        middle, last = [], []
        for sizes in self.by_table.values():
            third = len(sizes) // 3
            middle += sizes[third : 2 * third]
            last += sizes[2 * third :]
        return statistics.mean(last) / statistics.mean(middle)


def _size(change: TableChange) -> int:
    lines = sum(len(line.text) + len(line.events or b"") for line in change.lines)
    kept = [kept.data for kept in (change.snapshot, change.views) if kept is not None]
    setup = [] if change.setup is None else [change.setup.to_bytes()]
    return lines + sum(len(zlib.compress(data)) for data in kept) + sum(map(len, setup))


async def open_table(backend: Backend, target: Target) -> tuple[Table, list[ClientConnection]]:
    """A table at which everybody is on the line and has cut."""
    guests = [Guest(f"guest-{seat}", f"Guest {seat}") for seat in range(target.players)]
    table = await backend.lobby.open(guests[0], NewTable(target.game, [SeatWish("guest")] * target.players))
    for guest, seat in zip(guests, table.setup.seats, strict=True):
        seat.guest, seat.name = guest.id, guest.name
    connections = [ClientConnection(_nothing, _nothing, guest.id) for guest in guests]
    for connection in connections:
        await table.call(lambda connection=connection: table.join(connection))
    for seat, connection in enumerate(connections):
        cut = Cut(seat, f"{seat:064x}")
        await table.call(lambda cut=cut, connection=connection: take_cut(table, connection, cut))
    return table, connections


async def play(table: Table, connections: list[ClientConnection], rng: Random, most: int = 100_000) -> int:
    """Give random answers until the game is over or so many were given; how many there were."""
    given = 0
    while given < most:
        if table.game is None:
            await asyncio.sleep(0.001)
            continue
        asked = table.game.asked()
        if not asked:
            break
        seat = rng.choice(list(asked))
        answer = Answer(1, seat, asked[seat], [rng.choice(table.game.options(seat))])
        await table.call(lambda answer=answer: handle(table, connections[answer.seat], answer))
        given += 1
        await asyncio.sleep(0)
    return given


async def memory_of(backend: Backend, target: Target, rng: Random) -> float:
    """The kilobytes in use for one table after some answers."""
    await play(*await open_table(backend, target), rng, MEMORY_AFTER)
    gc.collect()
    tracemalloc.start()
    tables = [await open_table(backend, target) for _ in range(MEMORY_TABLES)]
    for table, connections in tables:
        await play(table, connections, rng, MEMORY_AFTER)
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / len(tables) / 1000


def disk_of(data: Path, ids: list[str]) -> float:
    """The mean kilobytes that the rows of finished games take, without what tables share."""
    marks = ", ".join("?" for _ in ids)
    sizes = {
        "packed": "length(lines) + length(events)",
        "views": "length(data)",
        "snapshots": "length(data)",
        "seats": "length(seat)",
    }
    total = 0
    with sqlite3.connect(data / FILE) as connection:
        for name, size in sizes.items():
            query = f"SELECT coalesce(sum({size}), 0) FROM {name} WHERE table_id IN ({marks})"  # noqa: S608
            total += connection.execute(query, ids).fetchone()[0]
    connection.close()
    return total / len(ids) / 1000


async def measure(target: Target, games: int) -> dict[str, object]:
    rng, written = Random(1), Written()
    with tempfile.TemporaryDirectory() as folder:
        backend = Backend(Settings(Path(folder), pace=AT_ONCE, workers=0))
        backend.bots.start()
        memory = await memory_of(backend, target, rng)
        store: Store = backend.store
        save = store.save

        async def noting(change: TableChange) -> None:
            await save(change)
            written.note(change)

        store.save = noting  # type: ignore[method-assign]
        answers = 0
        for _ in range(games):
            answers += await play(*await open_table(backend, target), rng)
        disk = disk_of(Path(folder), list(written.by_table))
        await backend.close()
        backend.release()
    growth = written.growth()
    return {
        "game": target.game,
        "players": target.players,
        "answers_per_game": round(answers / games),
        "bytes_per_answer": round(sum(map(sum, written.by_table.values())) / answers),
        "growth": round(growth, 2),
        "disk_kb": round(disk, 1),
        "memory_kb": round(memory),
        "ok": growth <= MOST_GROWTH and disk <= target.disk and memory <= target.memory,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="?", type=int, default=20, help="games of each (20)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    arguments = parser.parse_args()
    sound = True
    for target in TARGETS:
        found = asyncio.run(measure(target, arguments.games))
        sound = sound and bool(found["ok"])
        print(json.dumps(found) if arguments.json else _row(found), flush=True)
    return 0 if sound else 1


def _row(found: dict[str, object]) -> str:
    return (
        f"{found['game']:<18}{found['players']} players  {found['answers_per_game']:>4} answers"
        f"  {found['bytes_per_answer']:>6} B/answer, late/middle {found['growth']}"
        f"  {found['disk_kb']:>6} kB on disk  {found['memory_kb']:>4} kB in memory"
        f"  {'' if found['ok'] else 'MISSED'}"
    )


def _nothing(_: object) -> None:
    """Nobody listens."""


if __name__ == "__main__":
    sys.exit(main())
