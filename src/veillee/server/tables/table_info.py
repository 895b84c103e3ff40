"""What anybody may know about a table."""

from __future__ import annotations

from veillee.core.schema import GameDescription
from veillee.server.messages import SeatInfo, TableInfo, TableStatus, WindowInfo
from veillee.server.model.table_setup import TableSetup


def table_info(
    setup: TableSetup,
    description: GameDescription,
    practised: bool,
    status: TableStatus | None,
    online: set[int],
    absent: list[int],
    window: WindowInfo | None,
    waiting: list[int],
) -> TableInfo:
    """The table as it stands, and who is there."""
    seats = [
        SeatInfo(seat.name, seat.kind, seat.bot, seat.kind == "bot" or number in online, number in absent)
        for number, seat in enumerate(setup.seats)
    ]
    return TableInfo(
        setup.id,
        setup.game,
        description["options"],
        setup.players,
        status or ("abandoned" if setup.closed else "open"),
        seats,
        setup.request.info() if setup.request else None,
        setup.memory_aid,
        setup.commitment,
        description["owner_data"],
        practised,
        setup.paused,
        setup.next,
        window,
        setup.campaign,
        waiting,
    )
