"""Asking the others: for what a seat may not do without their consent."""

from __future__ import annotations

from typing import Literal

from veillee.server.model.consent_request import ConsentRequest
from veillee.server.tables.rejection import rejected
from veillee.server.tables.table import Table


async def ask_others(table: Table, kind: Literal["undo", "abandon"], seat: int) -> None:
    setup = table.setup
    if setup.request is not None:
        raise rejected("server-request-pending")
    setup.requests += 1
    setup.request = ConsentRequest(setup.requests, kind, seat, setup.seats[seat].guest, [seat])
    await grant_if_agreed(table)
    await table.save()


async def grant_if_agreed(table: Table) -> None:
    """Do what was requested, once nobody is left who has not agreed."""
    request = table.setup.request
    if request is None or not request.granted(table.setup.seats):
        return
    table.setup.request = None
    if table.game is None:
        table.setup.closed = True
    elif request.kind == "undo":
        if table.game.session.needs_record(request.seat):
            await table.remember_all()
        table.game.take_back(request.seat)
        table.bot_moves.clear()
    else:
        table.game.session.abandon()
    await table.save()
