"""The routes of campaigns; what they are is told in docs/campaigns.md."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from veillee.server.backend import InjectedBackend
from veillee.server.http.guards import AnyRequest, count_opening, guest_of
from veillee.server.http.openapi import CHANGING, GUEST, LOOKING, TELLING
from veillee.server.messages import CampaignInfo, CampaignSeats, NewCampaign, Opened, OpenedCampaign
from veillee.server.tables import seating


@post("/campaigns", responses=TELLING, security=GUEST)
async def open_campaign(
    data: JSONBody[NewCampaign], request: AnyRequest, backend: InjectedBackend
) -> OpenedCampaign:
    """Begin a campaign, and open the table of its first chapter."""
    guest = guest_of(request, backend)
    count_opening(request, backend)
    id, table = await backend.campaigns.open(guest, data)
    return OpenedCampaign(id, table.setup.id, seating.invitations(table))


@get("/campaigns/{campaign:str}", responses=LOOKING)
async def look_at_campaign(campaign: FromPath[str], backend: InjectedBackend) -> CampaignInfo:
    """What anybody may know about a campaign: who plays, its tables, its sheet."""
    return await backend.campaigns.look(campaign)


@post("/campaigns/{campaign:str}/next", responses=CHANGING, security=GUEST)
async def go_on_with_campaign(
    campaign: FromPath[str], request: AnyRequest, backend: InjectedBackend
) -> Opened:
    """The table of the next chapter, for who sat at the last one."""
    guest = guest_of(request, backend)
    last = await backend.campaigns.last_table(campaign)
    if last.setup.next is None:
        count_opening(request, backend)
    return await last.call(lambda: backend.campaigns.go_on(last, guest))


@put("/campaigns/{campaign:str}/seats", responses=TELLING, security=GUEST)
async def seat_campaign(
    campaign: FromPath[str], data: JSONBody[CampaignSeats], request: AnyRequest, backend: InjectedBackend
) -> CampaignInfo:
    """Say who plays from the next interlude on, between two games."""
    return await backend.campaigns.seat(campaign, guest_of(request, backend), data.seats)


@delete("/campaigns/{campaign:str}", status_code=200, responses=CHANGING, security=GUEST)
async def give_up_campaign(
    campaign: FromPath[str], request: AnyRequest, backend: InjectedBackend
) -> CampaignInfo:
    """Give a campaign up; its sheet is kept."""
    return await backend.campaigns.give_up(campaign, guest_of(request, backend))


ROUTES = (open_campaign, look_at_campaign, go_on_with_campaign, seat_campaign, give_up_campaign)
