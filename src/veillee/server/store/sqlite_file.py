"""The SQLite file: opened, looked at, made or migrated; whatever is wrong with it is told in one line."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from veillee.server.store.errors import StoreError
from veillee.server.store.metadata import create_store, read_format
from veillee.server.store.migrations import migrate
from veillee.server.store.schema import NAMES, STORE_FORMAT, columns_of, sqlite_schema
from veillee.server.store.sqlite_tools import transaction

FILE: Final = "house.sqlite"

#: A file up to this size is looked through at every start, which takes a second at most; of a larger one only
#: the tables that a start or a list reads.
_LOOKED_THROUGH: Final = 50_000_000
_LISTED: Final = ("house", "guests", "tables", "seats", "games", "campaigns", "campaign_members")
#: How long, in seconds, to wait for another process (a backup, a doctor) to let go of the file.
_PATIENCE: Final = 10.0
#: Whoever commits waits while SQLite itself brings the log into the file: only if nobody else does, see
#: `checkpoints.py`.
_PAGES_BEFORE_CHECKPOINT: Final = 20_000


def open_file(path: Path) -> sqlite3.Connection:
    """The store in this file, made if there is none and migrated if it is old; StoreError if it cannot be."""
    _check_restored(path)
    _touch(path)
    with readable_errors(path):
        connection = _connect(path, "rw")
    try:
        with readable_errors(path):
            found = look(connection, path)
            if found == STORE_FORMAT:
                check_shape(connection, path)
            # Takes effect in a new file only, or after a VACUUM.
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_BEFORE_CHECKPOINT}")
            if found is None:
                with transaction(connection):
                    create_store(connection, sqlite_schema())
            elif found < STORE_FORMAT:
                migrate(connection, path, found)
                check_shape(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """The file as it is, never changed by this connection; another process may be writing it."""
    _check_restored(path)
    if not _exists(path):
        raise StoreError(f"there is no {path}: name the server's folder with --data")
    with readable_errors(path):
        connection = _connect_to_read(path)
        connection.execute("PRAGMA query_only = ON")
        return connection


def open_to_checkpoint(path: Path) -> sqlite3.Connection:
    """The file for who brings its log in while another connection writes it."""
    with readable_errors(path):
        return _connect(path, "rw")


def restored_beside(path: Path) -> Path:
    """Where a backup lies, whole, until what it replaces was moved aside: then it takes its place."""
    return path.with_name(f"{path.stem}.restored{path.suffix}")


def _check_restored(path: Path) -> None:
    """StoreError if a restore was broken off: what lies at this path may lack its log, or be no store yet."""
    if _exists(restored_beside(path)):
        raise StoreError(
            f"a backup was being put back into {path.parent}, and that was broken off:"
            " do it again with `veillee restore --force`"
        )


def _exists(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError as error:
        raise StoreError(f"cannot use {path}: {error.strerror or error}") from error


def look(connection: sqlite3.Connection, path: Path) -> int | None:
    """The file's format, None if it is empty; StoreError if it is damaged, not ours or too new."""
    found = format_of(connection, path)
    if found is not None:
        _quick_check(connection, path)
    return found


def format_of(connection: sqlite3.Connection, path: Path) -> int | None:
    """The file's format, None if it is empty; StoreError if it is not ours or too new."""
    names = _names(connection)
    if not names:
        return None
    if "house" not in names:
        raise StoreError(
            f"{path} is a SQLite file, but not one of Veillée's: move it away or name another --data"
        )
    found = read_format(connection)
    if found is None or found < 1:
        raise StoreError(f"{path} does not say its format: {_what_to_do(path)}")
    if found > STORE_FORMAT:
        raise StoreError(
            f"{path} was written by a newer version of Veillée (format {found};"
            f" this one reads formats 1 to {STORE_FORMAT}):"
            " install that version, or restore a backup of your own"
        )
    return found


def _names(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _quick_check(connection: sqlite3.Connection, path: Path) -> None:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page,) = connection.execute("PRAGMA page_size").fetchone()
    small = pages * page <= _LOOKED_THROUGH
    looks = [""] if small else [f"('{name}')" for name in _LISTED if name in _names(connection)]
    for one in looks:
        (found,) = connection.execute(f"PRAGMA quick_check{one}").fetchone()
        if found != "ok":
            raise StoreError(f"{path} is damaged ({_first_line(found)}): {_what_to_do(path)}")


def check_shape(connection: sqlite3.Connection, path: Path) -> None:
    for name in NAMES:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        if missing := set(columns_of(name)) - set(columns):
            lost = f"{name} lacks {', '.join(sorted(missing))}" if columns else f"the table {name} is missing"
            raise StoreError(f"{path} is not as Veillée made it ({lost}): {_what_to_do(path)}")


def _what_to_do(path: Path) -> str:
    return f"see `veillee doctor --data {path.parent}`, or restore a backup with `veillee restore`"


def _first_line(found: str) -> str:
    lines = [line for line in found.splitlines() if not line.startswith("***")]
    return (lines or [found])[0]


@contextmanager
def readable_errors(path: Path) -> Iterator[None]:
    """SQLite's own complaints, in words that name the file and what to do."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and not _is_damage(error):
            raise StoreError(f"cannot use {path}: {error}") from error
        if "not a database" in str(error):
            raise StoreError(
                f"{path} is not a SQLite file: move it away, or restore a backup with `veillee restore`"
            ) from error
        raise StoreError(f"{path} is damaged ({error}): {_what_to_do(path)}") from error


def _is_damage(error: sqlite3.Error) -> bool:
    """Whether pages are wrong, not merely the disk, a lock or a permission."""
    return any(word in str(error) for word in ("malformed", "no such table", "no such column"))


def _connect_to_read(path: Path) -> sqlite3.Connection:
    """Where nothing can be written beside the file, as on a mounted snapshot, it is read as it lies there."""
    try:
        return _connect(path, "ro")
    except sqlite3.OperationalError:
        if os.access(path.parent, os.W_OK) or path.with_name(f"{path.name}-wal").exists():
            raise
        return _connect(path, "ro&immutable=1")


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=_PATIENCE,
    )
    # Opening reads nothing; this does.
    connection.execute("PRAGMA schema_version")
    return connection


def _touch(path: Path) -> None:
    """Make the file readable by its owner alone: it holds the keys of running games."""
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"cannot use {path}: {error.strerror or error}") from error


def lock_folder(folder: Path) -> Any:
    """Keep other servers away from this folder while this one lives; the system lets go when it dies."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / "lock").open("w")
    except OSError as error:
        raise StoreError(f"cannot use the data folder {folder}: {error.strerror or error}") from error
    if os.name == "posix":
        import fcntl  # noqa: PLC0415 - not every system has it

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise StoreError(
                f"cannot use the data folder {folder}: another server is using it;"
                " stop it first, or name another folder"
            ) from error
    return file


def is_in_use(folder: Path) -> bool:
    """Whether a server is using this folder; nothing is written to find out."""
    if os.name != "posix":
        return False
    import fcntl  # noqa: PLC0415 - not every system has it

    try:
        with (folder / "lock").open() as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
