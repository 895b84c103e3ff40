"""What anybody may know about a table."""

from __future__ import annotations

from veillee.core.schema import GameDescription
from veillee.server.messages import SeatInfo, TableInfo, TableStatus, WindowInfo
from veillee.server.papers import Papers


def table_info(
    papers: Papers,
    description: GameDescription,
    status: TableStatus | None,
    online: set[int],
    absent: list[int],
    window: WindowInfo | None,
) -> TableInfo:
    """The table as it stands, and who is there."""
    seats = [
        SeatInfo(seat.name, seat.kind, seat.bot, seat.kind == "bot" or number in online, number in absent)
        for number, seat in enumerate(papers.seats)
    ]
    return TableInfo(
        papers.id,
        papers.game,
        description["options"],
        papers.players,
        status or ("abandoned" if papers.closed else "open"),
        seats,
        papers.request.info() if papers.request else None,
        papers.memory_aid,
        papers.commitment,
        description["owner_data"],
        papers.paused,
        papers.next,
        window,
        papers.campaign,
    )
