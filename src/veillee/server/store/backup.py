"""Backups of a data folder: one file, made while a server runs, and put back into an empty folder."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Final

import msgspec

from veillee.server.settings import Settings
from veillee.server.store.errors import StoreError
from veillee.server.store.sqlite import integrity
from veillee.server.store.sqlite_file import (
    FILE,
    format_of,
    lock_folder,
    open_to_read,
    readable_errors,
    restored_beside,
)
from veillee.server.store.sqlite_tools import copy_file, finish_file
from veillee.server.store.store_copy import Progress

#: What SQLite keeps beside a file, and the file. Its log holds answers that are nowhere else.
_PARTS: Final = ("-wal", "-shm", "")
#: Where game tables are, by format.
_TABLES: Final = {1: "papers"}


class Backup(msgspec.Struct, frozen=True):
    """What is in a file that was found sound."""

    format: int
    tables: int
    bytes: int


def back_up(settings: Settings, target: Path, progress: Progress = lambda _: None) -> Backup:
    """Copy the store, as it is at this moment, into a file; StoreError if it, or the copy, is not sound."""
    source = settings.data / FILE
    return _copy(source, target, progress)


def look_at_backup(file: Path) -> Backup:
    """What is in a backup; StoreError if it is damaged, or none."""
    with closing(open_to_read(file)) as connection, readable_errors(file):
        return examined(connection, file)


def restore(
    settings: Settings, file: Path, force: bool = False, progress: Progress = lambda _: None
) -> Backup:
    """Put a backup into the data folder; with `force` what is there is moved aside.

    StoreError if the backup is not sound, a server uses the folder, or something is there: nothing changed.
    Broken off once the copy is there, no server starts in the folder until this was done again.
    """
    look_at_backup(file)
    target = settings.data / FILE
    with closing(lock_folder(settings.data)):
        if target.exists() and not force:
            raise StoreError(f"{target} is there already: with --force it is moved aside, not deleted")
        fresh = restored_beside(target)
        was_broken_off = fresh.exists()
        found = _copy(file, fresh, progress)
        _move_aside(target, was_broken_off)
        finish_file(fresh, target)
    return found


def copy_beside(settings: Settings) -> Path:
    """Copy the store's file as it is, sound or not, beside itself, before something is done to it."""
    source = settings.data / FILE
    target = _aside(source)
    with closing(open_to_read(source)) as connection, readable_errors(source), _writing(target):
        copy_file(connection, target)
    return target


def _copy(source: Path, target: Path, progress: Progress) -> Backup:
    found: list[Backup] = []
    with closing(open_to_read(source)) as connection, readable_errors(source):
        format_of(connection, source)
        with _writing(target):
            copy_file(connection, target, progress, lambda copy: found.append(examined(copy, source)))
    return msgspec.structs.replace(found[0], bytes=target.stat().st_size)


@contextmanager
def _writing(target: Path) -> Iterator[None]:
    """What keeps a copy from being written is said of the copy, not of what it is made from."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"cannot write {target}: {error.strerror or error}") from error
    except sqlite3.OperationalError as error:
        if "is full" not in str(error):
            raise
        raise StoreError(f"cannot write {target}: the disk is full") from error


def examined(connection: sqlite3.Connection, path: Path) -> Backup:
    """What is in a file; StoreError if it is damaged."""
    found = format_of(connection, path)
    if found is None:
        raise StoreError(f"{path} is empty")
    if wrong := integrity(connection):
        raise StoreError(f"{path} is damaged ({wrong[0]}): see `veillee doctor`")
    (tables,) = connection.execute(f"SELECT count(*) FROM {_TABLES.get(found, 'tables')}").fetchone()  # noqa: S608
    return Backup(found, tables, path.stat().st_size)


def _move_aside(target: Path, was_broken_off: bool) -> None:
    """Give a file that is in the way, with its companions, another name; nothing if there is none."""
    begun = _begun(target) if was_broken_off else None
    aside = begun or _aside(target)
    for ending in _PARTS:
        part = target.with_name(target.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))


def _begun(target: Path) -> Path | None:
    """The name by which a file's log lies aside already, but not the file: they belong together."""
    logs = sorted(target.parent.glob(f"{target.stem}.before-*{target.suffix}-wal"))
    files = (log.with_name(log.name.removesuffix("-wal")) for log in logs)
    return next((file for file in files if not file.exists()), None)


def _aside(target: Path) -> Path:
    """A name beside a file that nothing has yet."""
    stem = f"{target.stem}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    endings = chain([""], (f"-{number}" for number in count(2)))
    paths = (target.with_name(f"{stem}{ending}{target.suffix}") for ending in endings)
    return next(path for path in paths if not path.exists())
