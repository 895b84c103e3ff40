"""A real server that kills itself where it was told to: `python -m veillee.torture.watched_server serve …`.

Each line of its standard input says where, or is empty; the first one is read before the server starts. The
server itself knows nothing of it: functions are wrapped from outside.
"""

from __future__ import annotations

import importlib
import inspect
import os
import runpy
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from functools import reduce, wraps
from typing import Any, final

import msgspec

from veillee.torture.marks import AFTER, AIMS, BEFORE, DURING, Mark, Shot


@final
class Watch:
    """Counts the passings of the marks it was told to aim at, and kills this process at the right one."""

    def __init__(self, kill: Callable[[], None]) -> None:
        self._kill = kill
        self._shot: Shot | None = None
        self._left = 0
        self._counting = threading.Lock()

    def arm(self, line: str) -> None:
        """Take an aim as it was written to standard input; an empty line is none."""
        shot = msgspec.json.decode(line, type=Shot) if line.strip() else None
        with self._counting:
            self._shot, self._left = shot, 0 if shot is None else shot.passing

    def passes(self, aim: str, moment: str, mark: Mark) -> None:
        """A moment of a function; the process may end here, or a little later."""
        with self._counting:
            if self._shot is None or self._shot.aim != aim:
                return
            self._left -= 1
            if self._left:
                return
            delay = self._shot.delay if moment == DURING else 0.0
        if delay:
            threading.Thread(target=self._die, args=(moment, mark, delay), daemon=True).start()
        else:
            self._die(moment, mark)

    def _die(self, moment: str, mark: Mark, delay: float = 0.0) -> None:
        """Say where on standard output, then end as by a power cut."""
        if delay:
            time.sleep(delay)
        os.write(1, f"{moment} {mark.name}\n".encode())
        self._kill()

    def watch(self, aim: str, mark: Mark) -> None:
        """Wrap the function of a mark."""
        *path, name = mark.name.split(".")
        owner = reduce(getattr, path, importlib.import_module(mark.module))
        setattr(owner, name, self._wrapped(aim, mark, getattr(owner, name)))

    def _wrapped(self, aim: str, mark: Mark, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def watched(*arguments: Any, **more: Any) -> Any:
            if not mark.counts(arguments):
                return function(*arguments, **more)
            self._pass(aim, mark, (BEFORE, DURING))
            found = function(*arguments, **more)
            self._pass(aim, mark, (AFTER,))
            return found

        @wraps(function)
        async def awaited(*arguments: Any, **more: Any) -> Any:
            self._pass(aim, mark, (BEFORE, DURING))
            found = await function(*arguments, **more)
            self._pass(aim, mark, (AFTER,))
            return found

        return awaited if inspect.iscoroutinefunction(function) else watched

    def _pass(self, aim: str, mark: Mark, moments: Iterable[str]) -> None:
        for moment in moments:
            if moment in mark.moments:
                self.passes(aim, moment, mark)

    def listen(self) -> None:
        """Take whatever else is said to this process."""
        for line in sys.stdin:
            self.arm(line)


def _kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    watch = Watch(_kill)
    for name, aim in AIMS.items():
        for mark in aim.marks:
            # The driver is not everywhere.
            if not mark.is_of_postgres or "VEILLEE_DB" in os.environ:
                watch.watch(name, mark)
    watch.arm(sys.stdin.readline())
    threading.Thread(target=watch.listen, daemon=True).start()
    runpy.run_module("veillee", run_name="__main__")


if __name__ == "__main__":
    main()
