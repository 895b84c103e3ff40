"""Backups of a database: the same kind of file as of a folder, so that it can move from one to the other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from veillee.server.settings import Settings
from veillee.server.store.backup import Backup, examined, look_at_backup, restore
from veillee.server.store.errors import StoreError
from veillee.server.store.opening import open_store, open_to_look
from veillee.server.store.schema import STORE_FORMAT
from veillee.server.store.sqlite_file import FILE, readable_errors
from veillee.server.store.sqlite_reader import SqliteReader
from veillee.server.store.sqlite_tools import finish_file
from veillee.server.store.store import Store
from veillee.server.store.store_copy import Progress, copy_store


async def back_up_database(settings: Settings, target: Path, progress: Progress = lambda _: None) -> Backup:
    """Copy all rows, as they are at this moment, into a file; with a StoreError there is none."""
    with closing(open_to_look(settings)) as source:
        try:
            with TemporaryDirectory(prefix=f"{target.name}.", dir=target.parent) as folder:
                with closing(open_store(Settings(Path(folder)))) as copy:
                    await copy_store(source, copy, progress)
                return await asyncio.to_thread(_finish, Path(folder) / FILE, target)
        except OSError as error:
            raise StoreError(f"cannot write {target}: {error.strerror or error}") from error


def _finish(fresh: Path, target: Path) -> Backup:
    with readable_errors(target), closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        # One file, without companions.
        connection.execute("PRAGMA journal_mode = DELETE")
        found = examined(connection, fresh)
    finish_file(fresh, target)
    return found


async def restore_database(settings: Settings, file: Path, progress: Progress = lambda _: None) -> Backup:
    """Put a backup into an empty database.

    StoreError if the backup is not sound, a server uses the database, or something is there: nothing changed.
    """
    found = await asyncio.to_thread(look_at_backup, file)
    with _opened(file, found) as source, closing(open_store(settings)) as target:
        await copy_store(source, target, progress)
    return found


@contextmanager
def _opened(file: Path, found: Backup) -> Iterator[Store]:
    """The store in a backup; that of an earlier version is brought up to date elsewhere."""
    if found.format == STORE_FORMAT:
        reader = SqliteReader(file)
        with closing(Store(reader, reader.secret)) as store:
            yield store
        return
    with TemporaryDirectory(prefix="veillee-") as folder:
        restore(Settings(Path(folder)), file)
        with closing(open_store(Settings(Path(folder)))) as store:
            yield store
