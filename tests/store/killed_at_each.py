"""Does something to a copy of a house again and again, each time killed one step later, until it is done.

Run as a program, so that it has no threads and can fork: WORK TEMPLATE OUT STRIDE. A step is a statement, a
part of a copy, or a change of the folder. After step N the folder OUT/N is as the kill left it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Final

from veillee.server.settings import Settings
from veillee.server.store import open_store, sqlite_tools
from veillee.server.store.backup import back_up, restore
from veillee.server.store.diagnosis import repair

DATA: Final = "data"
COPY: Final = "copy.sqlite"


def _open(folder: Path) -> None:
    open_store(Settings(folder / DATA)).close()


def _forget(folder: Path) -> None:
    async def go() -> None:
        with closing(open_store(Settings(folder / DATA))) as store:
            await store.forget_tables(["a"])
            await store.forget_guest("anna")
            await store.forget_idle_guests(1e12)
            await store.rebuild()

    asyncio.run(go())


def _repair(folder: Path) -> None:
    asyncio.run(repair(Settings(folder / DATA)))


def _back_up(folder: Path) -> None:
    back_up(Settings(folder / DATA), folder / "new.sqlite")


def _restore(folder: Path) -> None:
    restore(Settings(folder / DATA), folder / COPY, force=True)


WORKS: Final[dict[str, Callable[[Path], None]]] = {
    "open": _open,
    "forget": _forget,
    "repair": _repair,
    "back up": _back_up,
    "restore": _restore,
}

_CHANGES: Final = ("os.rename", "os.remove", "os.link", "os.mkdir", "shutil.rmtree")


def _watch(steps: int) -> None:
    """Kill this process at the step after so many."""
    left = steps

    def step() -> None:
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    class Watched(sqlite3.Connection):
        def execute(self, *arguments: Any) -> sqlite3.Cursor:
            step()
            return super().execute(*arguments)

        def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
            step()
            return super().executemany(sql, rows)

        def backup(self, target: sqlite3.Connection, *, progress: Any = None, **more: Any) -> None:
            def tell(*numbers: int) -> None:
                step()
                if progress is not None:
                    progress(*numbers)

            super().backup(target, progress=tell, **more)

    connect = sqlite3.connect

    def watched(*arguments: Any, **more: Any) -> sqlite3.Connection:
        return connect(*arguments, factory=Watched, **more)

    sqlite3.connect = watched  # type: ignore[assignment]
    sqlite_tools._PAGES = 8  # type: ignore[misc]
    sys.addaudithook(lambda event, _: step() if event in _CHANGES else None)


def _is_killed(work: Callable[[Path], None], folder: Path, steps: int) -> bool:
    child = os.fork()
    if not child:
        try:
            _watch(steps)
            work(folder)
        except BaseException:  # noqa: BLE001 - the child must not go on as its parent
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code not in (0, -signal.SIGKILL):
        sys.exit(f"step {steps} ended with {code}")
    return code != 0


def killed_at_each(work: str, template: Path, out: Path, env: dict[str, str], stride: int = 1) -> list[Path]:
    """The folders as they were left by a kill at each step of this work, or at each of so many."""
    program = [sys.executable, __file__, work, str(template), str(out), str(stride)]
    done = subprocess.run(program, check=False, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *broken, whole = sorted(out.iterdir(), key=lambda folder: int(folder.name))
    shutil.rmtree(whole)
    return broken


if __name__ == "__main__":
    name, source, target, stride = sys.argv[1:]
    for number in count(1, int(stride)):
        shutil.copytree(source, Path(target) / str(number))
        if not _is_killed(WORKS[name], Path(target) / str(number), number):
            break
