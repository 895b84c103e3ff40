"""The store: one SQLite file and one thread that writes it, many tables' answers in one commit.

What `save` was given is on disk when its future is done; a save that fails has left nothing behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
import threading
import zlib
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, final

FILE: Final = "house.sqlite"

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS papers (id TEXT PRIMARY KEY, papers BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS lines (
    id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS campaigns (id TEXT PRIMARY KEY, papers BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (id TEXT PRIMARY KEY, snapshot BLOB NOT NULL);
"""
_FORMAT: Final = 1
#: The most saves that share a commit.
_GROUP: Final = 256

Work = Callable[[sqlite3.Connection], Any]


class Kept(NamedTuple):
    """A table as the store has it: its papers, the text of its record, and how its game stood last."""

    papers: bytes
    text: str
    snapshot: bytes | None


class StoreError(Exception):
    """The store cannot be opened, or a save did not reach the disk."""


@final
class _Job:
    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()

    def finish(self, result: Any, error: Exception | None) -> None:
        # A loop that has closed has nobody left to tell.
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._finish, result, error)

    def _finish(self, result: Any, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


@final
class Store:
    """Opens the file at once; StoreError if that cannot be."""

    def __init__(self, folder: Path, committed: Callable[[int], None] = lambda _: None) -> None:
        self._committed = committed
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = _lock(folder / "lock")
            self._connection = _open(folder / FILE)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot use the data folder {folder}: {error}") from error
        self.secret: bytes = self._own_secret()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def save(
        self,
        table: str,
        papers: bytes | None,
        first: int,
        lines: list[str],
        snapshot: bytes | None = None,
    ) -> None:
        """Keep a table's papers and snapshot, if given, and its record's lines from number `first` on."""
        rows = [(table, number, line) for number, line in enumerate(lines, first)]

        def work(connection: sqlite3.Connection) -> None:
            if papers is not None:
                connection.execute("INSERT OR REPLACE INTO papers VALUES (?, ?)", (table, papers))
            connection.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
            if snapshot is not None:
                packed = zlib.compress(snapshot, 1)
                connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", (table, packed))

        await self._ask(work)

    async def load(self, table: str) -> Kept | None:
        """What is kept of a table; None if there is no such table."""

        def work(connection: sqlite3.Connection) -> Kept | None:
            found = connection.execute("SELECT papers FROM papers WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            lines = connection.execute("SELECT line FROM lines WHERE id = ? ORDER BY number", (table,))
            text = "".join(f"{line}\n" for (line,) in lines)
            packed = connection.execute("SELECT snapshot FROM snapshots WHERE id = ?", (table,)).fetchone()
            return Kept(found[0], text, None if packed is None else zlib.decompress(packed[0]))

        loaded: Kept | None = await self._ask(work)
        return loaded

    async def save_campaign(self, id: str, papers: bytes) -> None:
        """Keep what a campaign has come to."""
        await self._ask(
            lambda connection: connection.execute(
                "INSERT OR REPLACE INTO campaigns VALUES (?, ?)", (id, papers)
            )
        )

    async def load_campaign(self, id: str) -> bytes | None:
        """What a campaign has come to; None if there is no such campaign."""

        def work(connection: sqlite3.Connection) -> bytes | None:
            found = connection.execute("SELECT papers FROM campaigns WHERE id = ?", (id,)).fetchone()
            return None if found is None else found[0]

        loaded: bytes | None = await self._ask(work)
        return loaded

    async def check(self) -> None:
        """Write something; StoreError if the disk does not take it."""
        await self._ask(lambda connection: connection.execute("REPLACE INTO house VALUES ('checked', '')"))

    def close(self) -> None:
        """Write what was asked for, then let go; closing twice is closing once."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()
        self._lock.close()

    async def _ask(self, work: Work) -> Any:
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        try:
            return await job.future
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _own_secret(self) -> bytes:
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT OR IGNORE INTO house VALUES ('secret', ?)", (secrets.token_bytes(32),))
            connection.execute("INSERT OR IGNORE INTO house VALUES ('format', ?)", (_FORMAT,))
            found: bytes = connection.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()[0]
            return found

    # The thread

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            stop = False
            while len(group) < _GROUP and not stop:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    stop = True
                else:
                    group.append(more)
            self._commit(group)
            if stop:
                return

    def _commit(self, group: list[_Job]) -> None:
        """All jobs in one commit; if that fails, each in its own, so that only the faulty one suffers."""
        try:
            results = self._transaction([job.work for job in group])
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits must hear of it
            if len(group) == 1:
                group[0].finish(None, error)
                return
            for job in group:
                self._commit([job])
            return
        self._committed(len(group))
        for job, result in zip(group, results, strict=True):
            job.finish(result, None)

    def _transaction(self, works: list[Work]) -> list[Any]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [work(connection) for work in works]
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        return results


def _open(path: Path) -> sqlite3.Connection:
    """The database, readable by its owner alone: it holds the keys of running games."""
    path.touch(mode=0o600)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.executescript(_SCHEMA)
    return connection


def _lock(path: Path) -> Any:
    """Keep other servers away from this folder while this one lives; the system lets go when it dies."""
    file = path.open("w")
    if os.name == "posix":
        import fcntl  # noqa: PLC0415 - not every system has it

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise OSError("another server is using it") from error
    return file
