"""The server's log: few lines, however often something happens."""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final, final

LOG_FORMAT: Final = "%(levelname)s %(name)s: %(message)s"
#: Lines alike within so many seconds, and lines of a traceback.
_PERIOD: Final = 60.0
_MOST_ALIKE: Final = 5
_MOST_FRAMES: Final = 8
_MOST_KINDS: Final = 1000


@final
class FewAlike(logging.Filter):
    """Lets so many lines of one kind pass in a minute; the next that passes tells how many did not.

    Lines are of one kind if their logger and the beginning of their text, before arguments, are the same.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        #: When a kind's minute began, how many lines passed in it, and how many did not since one did.
        self._kinds: dict[tuple[str, int, str], tuple[float, int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg).split("\n", 1)[0][:80])
        now = self._clock()
        if kind not in self._kinds and len(self._kinds) >= _MOST_KINDS:
            self._kinds.clear()
        since, passed, dropped = self._kinds.get(kind, (now, 0, 0))
        if now - since >= _PERIOD:
            since, passed = now, 0
        if passed >= _MOST_ALIKE:
            self._kinds[kind] = (since, passed, dropped + 1)
            return False
        self._kinds[kind] = (since, passed + 1, 0)
        if dropped:
            record.msg = f"({dropped} more like this were left out) {record.msg}"
        _shorten(record)
        return True


def _shorten(record: logging.LogRecord) -> None:
    """Keep the end of a long traceback."""
    if isinstance(record.exc_info, tuple) and record.exc_info[0] is not None:
        lines = traceback.format_exception(*record.exc_info, limit=-_MOST_FRAMES)
        record.exc_text = "".join(lines).rstrip()


@final
class JsonLines(logging.Formatter):
    """Each line of the log as a JSON object, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        trace = record.exc_text or (self.formatException(record.exc_info) if record.exc_info else "")
        return json.dumps(line | ({"traceback": trace} if trace else {}), ensure_ascii=False)


@contextmanager
def logging_to_stderr(as_json: bool = False) -> Iterator[None]:
    """Log warnings and errors to standard error, few of a kind."""
    handler = logging.StreamHandler()
    handler.setLevel(logging.WARNING)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(LOG_FORMAT))
    handler.addFilter(FewAlike())
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
