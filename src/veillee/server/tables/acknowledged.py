"""Answers that were acknowledged: a client that does not know it sends them again after its line was cut."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, final

from veillee.server.messages import Answer, Done
from veillee.server.tables.client_connection import ClientConnection

#: So many answers of a client are remembered, and so many clients.
_ANSWERS: Final = 8
_CLIENTS: Final = 64

_Owner = tuple[str | None, str | None, str]


@final
class Acknowledged:
    """The last answers of each client that says who it is, by their ids.

    Without it an answer that was taken back meanwhile would be given once more.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[_Owner, deque[tuple[Answer, Done]]] = OrderedDict()

    def add(self, connection: ClientConnection, answer: Answer, done: Done) -> None:
        if not connection.client:
            return
        self._answers.setdefault(connection.owner, deque(maxlen=_ANSWERS)).append((answer, done))
        self._answers.move_to_end(connection.owner)
        if len(self._answers) > _CLIENTS:
            self._answers.popitem(last=False)

    def find(self, connection: ClientConnection, answer: Answer) -> Done | None:
        """What the same answer was acknowledged with, if it was."""
        for before, done in self._answers.get(connection.owner, ()):
            if _wish(before) == _wish(answer):
                return done
        return None


def _wish(answer: Answer) -> tuple[int, int, int, list[int]]:
    """An answer without its number on the line."""
    return answer.id, answer.seat, answer.decision, answer.options
