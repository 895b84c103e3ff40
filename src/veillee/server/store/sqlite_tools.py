"""What several modules need of SQLite: a transaction, and a whole copy of a file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

#: Pages copied between two looks at the progress.
_PAGES: Final = 2_000


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def copy_file(
    connection: sqlite3.Connection,
    target: Path,
    progress: Callable[[float], None] = lambda _: None,
    check: Callable[[sqlite3.Connection], None] = lambda _: None,
) -> None:
    """A whole copy of a database as one file, consistent while others write; it appears when it is done.

    `check` is given the copy before it appears; if it raises, there is none.
    """

    def tell(_status: int, left: int, total: int) -> None:
        progress(1.0 if not total else 1.0 - left / total)

    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
            # One state of the source for all pages, else every write would start the copy anew.
            connection.execute("BEGIN")
            try:
                connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
                connection.backup(copy, pages=_PAGES, progress=tell)
            finally:
                connection.execute("ROLLBACK")
            copy.execute("PRAGMA journal_mode = DELETE")
            check(copy)
        finish_file(partial, target)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise


def finish_file(partial: Path, target: Path) -> None:
    """Let a file that is complete take its place, durably."""
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
