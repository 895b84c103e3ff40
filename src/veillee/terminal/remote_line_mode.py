"""The line mode at a server: changes are written as they come, and what is typed is handled in between."""

from __future__ import annotations

import codecs
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import Any, Final, TextIO, final

from veillee.core.schema import Result
from veillee.terminal.leave_choices import is_gone, leave_choices
from veillee.terminal.line_mode import LineMode
from veillee.terminal.table import Table, WaitingRoom
from veillee.texts import Texts

_CHANGED: Final = object()
_END: Final = object()


@final
class RemoteLineMode:
    """Plays at a table that moves on by itself.

    `typed_ahead` says that the lines come from a script: then each waits until something is asked, and
    their end matters only then. What a person types is handled at once.
    """

    def __init__(self, table: Table, language: str, write: Callable[[str], None], typed_ahead: bool) -> None:
        self._table = table
        self._language = language
        self._texts = Texts(language, table.game)
        self._write = write
        self._typed_ahead = typed_ahead
        self._inbox: SimpleQueue[Any] = SimpleQueue()
        self._typed: deque[Any] = deque()
        self._line_mode: LineMode | None = None
        self._room: WaitingRoom | None = None
        self._ways: list[str] = []
        self._has_left = False

    def play(self, lines: Iterable[str]) -> Result | None:
        """Play until the game is over, the table is gone, or one leaves; returns the result, if any."""
        self._table.on_change(lambda: self._inbox.put(_CHANGED))
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()
        while True:
            self._update()
            if self._is_done():
                break
            self._handle_next()
        if self._table.failure:
            return None
        if self._line_mode is not None:
            return self._line_mode.end()
        self._write(self._table.leave_message(self._texts, in_lines=True))
        return None

    def _read(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._inbox.put(line)
        self._inbox.put(_END)

    def _is_done(self) -> bool:
        mode = self._line_mode
        left = self._has_left or (mode is not None and (mode.has_left or mode.is_over()))
        return bool(left or self._table.failure)

    def _update(self) -> None:
        """Write what is new: who has come, or what has happened."""
        room = self._table.waiting_room()
        if self._table.failure:
            return
        if room is not None:
            self._write_waiting_room(room)
        elif self._line_mode is None:
            self._line_mode = LineMode(self._table, self._language, self._write)
            self._line_mode.begin()
        else:
            self._line_mode.update()

    def _write_waiting_room(self, room: WaitingRoom) -> None:
        if room == self._room:
            return
        self._room = room
        free = self._texts.say("terminal-seat-free")
        self._write(self._texts.say("terminal-room" if None in room.names else "terminal-shuffling"))
        for name in room.names:
            self._write(f"  {name or free}")

    def _handle_next(self) -> None:
        """Handle the next line, or wait for one or for a change."""
        if self._typed and self._is_time(self._typed[0]):
            line = self._typed.popleft()
            if line is _END:
                self._has_left = True
            elif self._line_mode is not None:
                self._line_mode.handle(line)
            else:
                self._handle_in_room(line.strip())
            return
        item = self._inbox.get()
        if item is not _CHANGED:
            self._typed.append(item)

    def _is_time(self, line: Any) -> bool:
        if not self._typed_ahead or (line is not _END and line.strip().lower() == "q"):
            return True
        return bool(self._ways) or (self._line_mode is not None and self._line_mode.is_asked)

    def _handle_in_room(self, typed: str) -> None:
        """Before the game one can only leave."""
        if self._ways:
            known = typed.isdecimal() and 1 <= int(typed) <= len(self._ways)
            way = self._ways[int(typed) - 1] if known else "stay"
            self._ways = []
            self._has_left = is_gone(way) and not self._table.leave(way)
        elif typed.lower() == "q":
            ways = leave_choices(self._table, self._texts)
            self._ways = [way for way, _ in ways]
            self._has_left = not ways
            for number, (_, words) in enumerate(ways, 1):
                self._write(f"  {number}. {words}")


def read_lines(stream: TextIO) -> Iterator[str]:
    """The lines of a stream, read so that a thread may still be reading when the program ends."""
    try:
        handle = stream.fileno()
    except (OSError, ValueError):
        yield from stream
        return
    decoder = codecs.getincrementaldecoder(stream.encoding or "utf-8")("replace")
    rest = ""
    while data := os.read(handle, 4096):
        *whole, rest = (rest + decoder.decode(data)).split("\n")
        yield from whole
    if rest:
        yield rest
