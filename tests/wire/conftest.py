"""Shared by all tests of the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

#: A folder in memory, where there is one: many stores are made, and none of them must last.
_MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where the houses of a test keep what they keep."""
    if not _MEMORY.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=_MEMORY) as found:
        yield Path(found)
