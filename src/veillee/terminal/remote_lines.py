"""The line mode at a server: news are told as they come, and what is typed is heard in between."""

from __future__ import annotations

import codecs
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import Any, Final, TextIO, final

from veillee.core.schema import Result
from veillee.terminal.leaving import is_gone, ways_in_words
from veillee.terminal.lines import LineTable
from veillee.terminal.table import Link, Room
from veillee.texts import Texts

_NEWS: Final = object()
_END: Final = object()


@final
class RemoteLines:
    """Plays at a link whose table moves on by itself.

    `typed_ahead` says that the lines come from a script: then each waits until something is asked, and
    their end matters only then. What a person types is heard at once.
    """

    def __init__(self, link: Link, language: str, write: Callable[[str], None], typed_ahead: bool) -> None:
        self._link = link
        self._language = language
        self._texts = Texts(language, link.game)
        self._write = write
        self._typed_ahead = typed_ahead
        self._inbox: SimpleQueue[Any] = SimpleQueue()
        self._held: deque[Any] = deque()
        self._table: LineTable | None = None
        self._room: Room | None = None
        self._ways: list[str] = []
        self._has_left = False

    def play(self, lines: Iterable[str]) -> Result | None:
        """Play until the game is over, the table is gone, or one leaves; returns the result, if any."""
        self._link.listen(lambda: self._inbox.put(_NEWS))
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()
        while True:
            self._look()
            if self._is_done():
                break
            self._hear_next()
        if self._link.failure:
            return None
        if self._table is not None:
            return self._table.end()
        self._write(self._link.parting(self._texts, in_lines=True))
        return None

    def _read(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._inbox.put(line)
        self._inbox.put(_END)

    def _is_done(self) -> bool:
        table = self._table
        left = self._has_left or (table is not None and (table.has_left or table.is_over()))
        return bool(left or self._link.failure)

    def _look(self) -> None:
        """Tell what is new: who has come, or what has happened."""
        room = self._link.room()
        if self._link.failure:
            return
        if room is not None:
            self._tell_room(room)
        elif self._table is None:
            self._table = LineTable(self._link, self._language, self._write)
            self._table.begin()
        else:
            self._table.news()

    def _tell_room(self, room: Room) -> None:
        if room == self._room:
            return
        self._room = room
        free = self._texts.say("terminal-seat-free")
        self._write(self._texts.say("terminal-room" if None in room.names else "terminal-shuffling"))
        for name in room.names:
            self._write(f"  {name or free}")

    def _hear_next(self) -> None:
        """Wait for a line or for news."""
        if self._held and self._is_time(self._held[0]):
            line = self._held.popleft()
            if line is _END:
                self._has_left = True
            elif self._table is not None:
                self._table.hear(line)
            else:
                self._hear_in_room(line.strip())
            return
        item = self._inbox.get()
        if item is not _NEWS:
            self._held.append(item)

    def _is_time(self, line: Any) -> bool:
        if not self._typed_ahead or (line is not _END and line.strip().lower() == "q"):
            return True
        return bool(self._ways) or (self._table is not None and self._table.is_asked)

    def _hear_in_room(self, typed: str) -> None:
        """Before the game one can only leave."""
        if self._ways:
            known = typed.isdecimal() and 1 <= int(typed) <= len(self._ways)
            way = self._ways[int(typed) - 1] if known else "stay"
            self._ways = []
            self._has_left = is_gone(way) and not self._link.leave(way)
        elif typed.lower() == "q":
            ways = ways_in_words(self._link, self._texts)
            self._ways = [way for way, _ in ways]
            self._has_left = not ways
            for number, (_, words) in enumerate(ways, 1):
                self._write(f"  {number}. {words}")


def lines_of(stream: TextIO) -> Iterator[str]:
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
