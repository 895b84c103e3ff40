"""Earlier formats made into today's, one after the other, each step in one transaction.

Killed in between, the file is still of its old format and whole. A copy of it stays beside it.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from veillee.server.store import format_1
from veillee.server.store.metadata import write_metadata
from veillee.server.store.schema import STORE_FORMAT
from veillee.server.store.sqlite_tools import copy_file, transaction

_log = logging.getLogger(__name__)

#: What makes a format into the next one.
_STEPS: Final[dict[int, Callable[[sqlite3.Connection], None]]] = {1: format_1.upgrade}


def migrate(connection: sqlite3.Connection, path: Path, found: int) -> None:
    """Make a file of an earlier format one of today's; its rows are kept, whatever their games."""
    copy = path.with_name(f"{path.stem}.format-{found}{path.suffix}")
    copy_file(connection, copy)
    for step in range(found, STORE_FORMAT):
        with transaction(connection):
            _STEPS[step](connection)
            write_metadata(connection, "format", str(step + 1).encode())
    # Gives back the room of what was packed, and lets later deletions do the same.
    connection.execute("VACUUM")
    _log.warning(
        "%s is of format %d now; the file of format %d is kept as %s", path, STORE_FORMAT, found, copy.name
    )
