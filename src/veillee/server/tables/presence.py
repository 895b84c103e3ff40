"""Who is at the table: a seat whose player has been away for a while may be given to a stand-in."""

from __future__ import annotations

from typing import final

from veillee.server.tables.schedule import NEVER


@final
class Presence:
    """Since when each seat has had nobody on the line. A table read from the store counts from then on."""

    def __init__(self, grace: float, players: int, now: float) -> None:
        self._grace = grace
        self._gone_since: list[float] = [now] * players

    def note(self, online: set[int], now: float) -> None:
        """Look who is there; a seat that somebody plays is gone from no earlier than now."""
        for seat in range(len(self._gone_since)):
            if seat in online:
                self._gone_since[seat] = NEVER
            elif self._gone_since[seat] == NEVER:
                self._gone_since[seat] = now

    def is_absent(self, seat: int, now: float) -> bool:
        """Whether the seat's player has been away for so long that the others need not wait."""
        return now >= self._gone_since[seat] + self._grace

    def next_change(self, seats: list[int], now: float) -> float:
        """When the next of these seats will count as absent."""
        due = [self._gone_since[seat] + self._grace for seat in seats if not self.is_absent(seat, now)]
        return min(due, default=NEVER)
