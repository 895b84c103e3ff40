"""Who is at the table: a seat whose player has been away for a while may be given to a stand-in."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.server.model.table_setup import TableSetup
from veillee.server.tables.client_connection import ClientConnection
from veillee.server.tables.schedule import NEVER


@final
class Presence:
    """The connections of a table, and since when each seat has had none.

    A table read from the store counts from then on.
    """

    def __init__(self, grace: float, players: int, clock: Callable[[], float]) -> None:
        self.connections: list[ClientConnection] = []
        #: Since when no connection has come or gone.
        self.quiet_since = clock()
        self._grace = grace
        self._clock = clock
        self._gone_since: list[float] = [self.quiet_since] * players

    def join(self, connection: ClientConnection) -> None:
        """A client is here; one that was cut off may come before its older line is known to be gone."""
        for other in list(self.connections):
            if connection.client and other.owner == connection.owner:
                other.replace()
                self.connections.remove(other)
        self.connections.append(connection)

    def part(self, connection: ClientConnection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        self.quiet_since = self._clock()

    def receivers(self, setup: TableSetup) -> set[int]:
        """Whose messages somebody here gets."""
        return {receiver for each in self.connections for receiver in each.receivers_at(setup)}

    def online(self, setup: TableSetup) -> set[int]:
        """The seats that somebody here plays."""
        return {seat for each in self.connections for seat in each.seats_at(setup)}

    def away(self, setup: TableSetup, online: set[int]) -> set[int]:
        """The seats whose player has not been here for a while, not even to look on."""
        now = self._clock()
        here = {seat for each in self.connections for seat in each.mine_at(setup)}
        self._note(online | here, now)
        return {seat for seat in range(setup.players) if self._is_away(seat, now)}

    def next_absence(self, seats: list[int]) -> float:
        """When the next of these seats will count as away."""
        now = self._clock()
        due = [self._gone_since[seat] + self._grace for seat in seats if not self._is_away(seat, now)]
        return min(due, default=NEVER)

    def _note(self, here: set[int], now: float) -> None:
        """Look who is there; a seat that somebody plays is gone from no earlier than now."""
        for seat in range(len(self._gone_since)):
            if seat in here:
                self._gone_since[seat] = NEVER
            elif self._gone_since[seat] == NEVER:
                self._gone_since[seat] = now

    def _is_away(self, seat: int, now: float) -> bool:
        return now >= self._gone_since[seat] + self._grace
