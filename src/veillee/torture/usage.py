"""What processes have used so far, as Linux counts it in /proc."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


@dataclass(frozen=True)
class Usage:
    """Seconds of CPU, bytes that reached the disk, bytes given to `write`, and bytes of memory in use."""

    cpu: float = 0.0
    to_disk: int = 0
    written: int = 0
    memory: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.cpu + other.cpu,
            self.to_disk + other.to_disk,
            self.written + other.written,
            self.memory + other.memory,
        )

    def since(self, before: Usage) -> Usage:
        """What was used since; the memory is that of now."""
        return Usage(
            self.cpu - before.cpu, self.to_disk - before.to_disk, self.written - before.written, self.memory
        )


def family(pid: int) -> list[int]:
    """A process and all that it has started, directly or not, and that still run."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (fields := _stat(int(folder.name))):
            children.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [pid]
    for each in found:
        found += children.get(each, [])
    return found


def usage_of(pids: Sequence[int]) -> Usage:
    """What these processes have used together; those that have ended count for nothing."""
    total = Usage()
    for pid in pids:
        total += _usage(pid)
    return total


def _usage(pid: int) -> Usage:
    fields = _stat(pid)
    if not fields:
        return Usage()
    io = _io(pid)
    return Usage(
        (int(fields[11]) + int(fields[12])) / _TICKS,
        io.get("write_bytes", 0),
        io.get("wchar", 0),
        int(fields[21]) * _PAGE,
    )


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name; none if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _io(pid: int) -> dict[str, int]:
    try:
        lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    except OSError:
        return {}
    return {name: int(value) for name, _, value in (line.partition(": ") for line in lines)}
