"""Serial numbers of messages on one line: what comes twice is passed over, what is missing is noticed."""

from __future__ import annotations

from typing import final


class LineBroken(Exception):
    """A message of a line has not arrived, or not in its turn."""


@final
class Serials:
    """Counts the messages of one line, from 1 in each direction. What bears no number, 0, is not counted."""

    def __init__(self) -> None:
        self.sent = 0
        self.heard = 0

    def next(self) -> int:
        """The number of the next message to be sent."""
        self.sent += 1
        return self.sent

    def is_new(self, serial: int) -> bool:
        """Whether a message that came was not here before; LineBroken if it is not the next one."""
        if 0 < serial <= self.heard:
            return False
        if serial != 0 or self.heard != 0:
            if serial != self.heard + 1:
                raise LineBroken(f"message {serial} came after message {self.heard}")
            self.heard = serial
        return True
