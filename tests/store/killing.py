"""A process that writes to a store and says what was acknowledged, until something is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from store.stores import lines_of
from veillee.server.store import Store

_WRITER: Final = """
import asyncio, sys
from pathlib import Path
from store.stores import lines_of, new_table, table_setup
from veillee.server.settings import Settings
from veillee.server.store import TableChange, open_store

async def write(store, id):
    lines = lines_of(id, 2000)
    await store.save(new_table(table_setup(id), lines[0], status="playing"))
    for number, line in enumerate(lines[1:], 1):
        await store.save(TableChange(id, number, [line]))
        print(id, number, flush=True)

async def main():
    store = open_store(Settings(Path(sys.argv[1]), database=sys.argv[2] or None))
    await asyncio.gather(*(write(store, id) for id in "abcd"))

asyncio.run(main())
"""


def written_until_killed(
    folder: Path, database: str | None, lines: int, before: Callable[[], None] = lambda: None
) -> dict[str, int]:
    """Let a process write to four tables, and kill it after so many lines; the last one of each table.

    `before` happens while it writes, before it is killed.
    """
    path = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    with subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(folder), database or ""],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as writer:
        assert writer.stdout is not None
        said: list[list[str]] = []
        while len(said) < lines or len({pair[0] for pair in said}) < 4:
            said.append(writer.stdout.readline().split())
        before()
        os.kill(writer.pid, signal.SIGKILL)
        said += [line.split() for line in writer.stdout]
    # The last word may have been cut short.
    return {pair[0]: int(pair[1]) for pair in said[:-1] if len(pair) == 2}


async def check_written(store: Store, acknowledged: dict[str, int]) -> None:
    """All that was acknowledged is there, whole and in order."""
    assert sorted(acknowledged) == ["a", "b", "c", "d"]
    assert await store.examine() == []
    for id, last in acknowledged.items():
        kept = await store.record(id)
        assert len(kept) > last
        assert kept == [line.text for line in lines_of(id, len(kept))]
