"""When the cards of a table are dealt."""

from __future__ import annotations

import secrets
from typing import final

from veillee.server.model.table_setup import TableSetup
from veillee.server.tables.hosted_game import HostedGame, begin
from veillee.server.tables.schedule import NEVER


@final
class Deal:
    """Waits until all seats are taken and have cut, or have had the time to."""

    def __init__(self, time_to_cut: float) -> None:
        self._time_to_cut = time_to_cut
        self._taken_since: float | None = None

    def due(self, setup: TableSetup) -> float:
        """When it is done at the latest; never while a seat is free."""
        if self._taken_since is None or setup.closed:
            return NEVER
        return self._taken_since + self._time_to_cut

    def begin_if_due(self, setup: TableSetup, now: float) -> HostedGame | None:
        if setup.closed or not setup.taken:
            self._taken_since = None
            return None
        if self._taken_since is None:
            self._taken_since = now
        missing = [seat for seat in setup.seats if seat.entropy is None]
        if any(seat.is_person for seat in missing) and now < self._taken_since + self._time_to_cut:
            return None
        for seat in missing:
            seat.entropy = secrets.token_hex(32)
        return begin(setup)
