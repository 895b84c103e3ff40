"""What lies around the store's file: who may read it, how much room there is, whether a server uses it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

import msgspec

from veillee.server.store.sqlite_file import FILE, is_in_use

#: A server with less room than this soon keeps nothing any more, in bytes.
_LEAST: Final = 200_000_000


class FileChecks(msgspec.Struct, frozen=True):
    """What was found around a store, and what is wrong there, in words."""

    bytes: int
    #: None where the store is no file.
    free: int | None
    in_use: bool
    findings: list[str]
    #: What one may want to know, though nothing is wrong.
    notes: list[str]


def check_files(folder: Path) -> FileChecks:
    """Nothing is changed. OSError if the folder or its file cannot even be looked at."""
    size = sum(path.stat().st_size for path in folder.glob(f"{FILE}*"))
    free = shutil.disk_usage(folder).free
    return FileChecks(
        size, free, is_in_use(folder), [*_access(folder), *_room(size, free)], _left_behind(folder)
    )


def _access(folder: Path) -> list[str]:
    if os.name != "posix":
        return []
    found = []
    for path in (folder, *sorted(folder.glob("house*.sqlite"))):
        mode = path.stat().st_mode
        if mode & 0o077 and path != folder:
            found.append(f"others on this machine can read {path}, which holds keys: chmod 600 {path}")
        elif mode & 0o022:
            found.append(f"others on this machine can write to {path}: chmod 700 {path}")
        if not os.access(path, os.W_OK):
            found.append(f"{path} cannot be written by you: is it of the user who runs the server?")
    return found


def _room(size: int, free: int) -> list[str]:
    wanted = max(_LEAST, size)
    if free >= wanted:
        return []
    return [f"only {free / 1e6:.0f} MB are free on the disk: {wanted / 1e6:.0f} MB would be safe; make room"]


def _left_behind(folder: Path) -> list[str]:
    return [
        f"{path.name} ({path.stat().st_size / 1e6:.1f} MB) is an earlier copy; delete it when all is well"
        for path in sorted(folder.glob("house.*.sqlite"))
    ]
