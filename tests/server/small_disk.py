"""A disk of a few megabytes that can be filled and emptied, and folders that cannot be written."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

_SIZE: Final = "4m"
#: A user who owns nothing.
_NOBODY: Final = 65_534


class Disk(Protocol):
    """A folder on it, and what can befall it."""

    folder: Path

    def full(self, *pids: int) -> AbstractContextManager[None]:
        """Meanwhile there is no room for what these processes write."""


class _Mounted:
    """A file system in memory; only root can have one, and not everywhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def full(self, *_pids: int) -> Iterator[None]:
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * 512)
        yield
        ballast.unlink()


class _Limited:
    """No disk of its own: a limit on how long the files of a process may be."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def full(self, *pids: int) -> Iterator[None]:
        before = {pid: resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in pids}
        for pid, (_, hard) in before.items():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
        yield
        for pid, limits in before.items():
            with suppress(ProcessLookupError):  # it may have been killed meanwhile
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


@contextmanager
def small_disk(place: Path) -> Iterator[Disk]:
    folder = place / "disk"
    folder.mkdir()
    if not _mount("-t", "tmpfs", "-o", f"size={_SIZE}", "none", str(folder)):
        yield _Limited(folder)
        return
    try:
        yield _Mounted(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """As a user who may look at a folder and its files, and write nothing there."""
    modes = {path: path.stat().st_mode for path in (folder, *folder.iterdir())}
    for path, mode in modes.items():
        path.chmod(0o555 if path == folder else mode & 0o444 | 0o044)
    is_root = os.geteuid() == 0
    if is_root:
        os.setresuid(_NOBODY, _NOBODY, 0)
    try:
        yield
    finally:
        if is_root:
            os.setresuid(0, 0, 0)
        for path, mode in modes.items():
            path.chmod(mode)


def _mount(*options: str) -> bool:
    if os.geteuid() != 0:
        return False
    return subprocess.run(["mount", *options], check=False, capture_output=True).returncode == 0
