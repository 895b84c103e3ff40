"""What anybody may know about a table."""

from __future__ import annotations

from veillee.core.rules import AnyRules
from veillee.server.audience import Line
from veillee.server.consent import Request
from veillee.server.messages import SeatInfo, TableInfo
from veillee.server.papers import Papers
from veillee.server.play import Play


def table_info(
    papers: Papers, rules: AnyRules, play: Play | None, request: Request | None, lines: list[Line]
) -> TableInfo:
    """The table as it stands, and who is there."""
    status = play.status if play else "abandoned" if papers.closed else "open"
    online = {seat for line in lines for seat in line.seats_at(papers)}
    seats = [
        SeatInfo(seat.name, seat.kind, seat.bot, seat.kind == "bot" or number in online)
        for number, seat in enumerate(papers.seats)
    ]
    return TableInfo(
        papers.id,
        papers.game,
        dict(rules.options),
        papers.players,
        status,
        seats,
        request.info() if request else None,
        papers.memory_aid,
        papers.commitment,
        rules.setup.owner_data or None,
        papers.paused,
        papers.next,
    )
