"""A bar on the terminal for long work, with the time that is left."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_BAR = 30
#: After so many seconds the bar is drawn again.
_REDRAWN = 0.2


class ProgressBar:
    """Counts things that are done; it goes when all are."""

    def __init__(
        self, clock: Callable[[], float], things: str = "games", before: str = "", ready: int = 0
    ) -> None:
        self._clock = clock
        #: So many were done before it began: they say nothing about how long the others take.
        self._ready = ready
        self._things = things
        self._before = before
        self._began = self._drawn = clock()
        print(f"\r{before}[{' ' * _BAR}] {ready} {things} …", end="", file=sys.stderr, flush=True)

    def __call__(self, done: int, total: int) -> None:
        now = self._clock()
        if done == total:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - self._drawn >= _REDRAWN or done == self._ready + 1:
            self._drawn = now
            filled = _BAR * done // total
            left = duration((now - self._began) / (done - self._ready) * (total - done))
            bar = f"[{'=' * filled}{' ' * (_BAR - filled)}] {done}/{total} {self._things}, {left} left"
            print(f"\r\x1b[K{self._before}{bar}", end="", file=sys.stderr, flush=True)


def progress_bar(things: str = "games", before: str = "", ready: int = 0) -> Callable[[int, int], None]:
    """A bar where there is a terminal to draw it on; elsewhere nothing."""
    if sys.stderr is not None and sys.stderr.isatty():
        return ProgressBar(time.monotonic, things, before, ready)
    return lambda done, total: None


def duration(seconds: float) -> str:
    """``45 s``, ``3 min``, ``2 h 5 min``: as exact as a guess can be."""
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"
