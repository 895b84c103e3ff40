"""SQLite's checkpoints, made beside the writer: no commit waits while the log goes into the file."""

from __future__ import annotations

import sqlite3
import threading
from typing import Final, final

#: How many seconds lie between two checkpoints. Commits wait for the disk as long as one does: small ones.
_EVERY: Final = 0.25
#: A log of so many pages, 40 MB, is begun anew.
_LONG: Final = 10_000


@final
class Checkpoints:
    """A thread with a connection of its own that brings in what was committed since last time.

    While commits go on there is always a little left in the log, and it grows. Once it is long, the writer
    brings in the rest, which is quickly done, so that the next commit begins it anew.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._has_news = False
        self._is_long = False
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-checkpoints", daemon=True)
        self._thread.start()

    def note_commit(self, connection: sqlite3.Connection) -> None:
        """The writer has committed, and writes nothing now."""
        self._has_news = True
        if self._is_long:
            self._is_long = False
            _bring_in(connection)

    def close(self) -> None:
        self._closing.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._closing.wait(_EVERY):
            if self._has_news:
                self._has_news = False
                self._is_long = _bring_in(self._connection) >= _LONG


def _bring_in(connection: sqlite3.Connection) -> int:
    """Bring into the file what no reader needs in the log; returns how many pages the log has.

    What a disk refuses stays in the log: nothing is lost, and whoever commits next hears of it.
    """
    try:
        pages: int = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    except sqlite3.Error:
        return 0
    return pages
