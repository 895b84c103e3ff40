"""What the receivers of a game have been told: kept here, or handed on to whoever keeps it."""

from __future__ import annotations

from typing import final

from veillee.core.raw_events import Told, event_in
from veillee.core.schema import Event


@final
class EventLog:
    """The events of every seat and, last, the public; each receiver's own are numbered without gaps.

    Where events are not kept here, what was told waits in `pending` until somebody takes it: one list for
    the set-up, each answer and each undo.
    """

    def __init__(self, receivers: int, keeps: bool) -> None:
        self._keeps = keeps
        self.events: list[list[Event]] = [[] for _ in range(receivers)]
        #: How many events each receiver has been told.
        self.counts: list[int] = [0] * receivers
        self.pending: list[list[Told]] = []
        #: The receivers that were told events which never happened, for a choice was freely taken back.
        self.rewound: list[bool] = [False] * receivers

    def go_on(self, counts: list[int], rewound: list[bool], events: list[list[Event]]) -> None:
        """Go on from what the receivers have been told by now."""
        self.counts, self.rewound = counts[:], rewound[:]
        self.events = [told[:] for told in events]

    def tell(self, told: list[Told]) -> None:
        """Let everybody hear what was told."""
        counts = self.counts
        for entry in told:
            mask: int = entry[0]
            for receiver in range(len(counts)):
                if mask >> receiver & 1:
                    if self._keeps:
                        self._keep(entry, receiver)
                    counts[receiver] += 1
        if not self._keeps:
            self.pending.append(told)

    def _keep(self, entry: Told, receiver: int) -> None:
        event = event_in(entry, receiver)
        if event is not None:
            event["n"] = self.counts[receiver]
            self.events[receiver].append(event)

    def forget(self, receiver: int, count: int) -> None:
        """A receiver's events from this number on never happened."""
        self.counts[receiver] = count
        self.rewound[receiver] = True
        if self._keeps:
            del self.events[receiver][count:]
        else:
            self.pending.append([[1 << receiver, count]])

    def count(self, told: list[Told]) -> None:
        """Count what was told before and is kept elsewhere."""
        for entry in told:
            for receiver in range(len(self.counts)):
                if entry[0] >> receiver & 1:
                    forgets = isinstance(entry[1], int)
                    self.counts[receiver] = entry[1] if forgets else self.counts[receiver] + 1

    def take(self) -> list[list[Told]]:
        """What was told since somebody last took it."""
        taken, self.pending = self.pending, []
        return taken
