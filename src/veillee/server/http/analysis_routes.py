"""The route of analyses; how they are made is told in docs/bots.md."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from veillee.server.backend import InjectedBackend
from veillee.server.http.guards import AnyRequest, guest_of
from veillee.server.http.openapi import GUEST, TELLING
from veillee.server.messages import AnalysisState, AnalysisWish


@post("/tables/{table:str}/analysis", status_code=200, responses=TELLING, security=GUEST)
async def analyse_table(
    table: FromPath[str], data: JSONBody[AnalysisWish], request: AnyRequest, backend: InjectedBackend
) -> AnalysisState:
    """Begin the analysis of a game that is over, or look how far it is; it stops when nobody asks."""
    guest = guest_of(request, backend)
    found = await backend.lobby.find(table)
    return await backend.analyses.look(found, guest.id, data.seat)


ROUTES = (analyse_table,)
