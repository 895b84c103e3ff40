"""The routes of campaigns; what they are is told in docs/campaigns.md."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from veillee.server.house import OurHouse
from veillee.server.http.guards import AnyRequest, count_opening, guest_of
from veillee.server.http.openapi import CHANGING, GUEST, LOOKING, TELLING
from veillee.server.messages import CampaignInfo, CampaignSeats, NewCampaign, Opened, OpenedCampaign
from veillee.server.tables import seating


@post("/campaigns", responses=TELLING, security=GUEST)
async def open_campaign(data: JSONBody[NewCampaign], request: AnyRequest, house: OurHouse) -> OpenedCampaign:
    """Begin a campaign, and open the table of its first chapter."""
    guest = guest_of(request, house)
    count_opening(request, house)
    id, table = await house.campaigns.open(guest, data)
    return OpenedCampaign(id, table.setup.id, seating.invitations(table))


@get("/campaigns/{campaign:str}", responses=LOOKING)
async def look_at_campaign(campaign: FromPath[str], house: OurHouse) -> CampaignInfo:
    """What anybody may know about a campaign: who plays, its tables, its sheet."""
    return await house.campaigns.look(campaign)


@post("/campaigns/{campaign:str}/next", responses=CHANGING, security=GUEST)
async def go_on_with_campaign(campaign: FromPath[str], request: AnyRequest, house: OurHouse) -> Opened:
    """The table of the next chapter, for who sat at the last one."""
    guest = guest_of(request, house)
    last = await house.campaigns.last_table(campaign)
    if last.setup.next is None:
        count_opening(request, house)
    fresh = await last.call(lambda: house.campaigns.go_on(last, guest))
    return Opened(fresh.setup.id, seating.invitations(fresh))


@put("/campaigns/{campaign:str}/seats", responses=TELLING, security=GUEST)
async def seat_campaign(
    campaign: FromPath[str], data: JSONBody[CampaignSeats], request: AnyRequest, house: OurHouse
) -> CampaignInfo:
    """Say who plays from the next interlude on, between two games."""
    return await house.campaigns.seat(campaign, guest_of(request, house), data.seats)


@delete("/campaigns/{campaign:str}", status_code=200, responses=CHANGING, security=GUEST)
async def give_up_campaign(campaign: FromPath[str], request: AnyRequest, house: OurHouse) -> CampaignInfo:
    """Give a campaign up; its sheet is kept."""
    return await house.campaigns.give_up(campaign, guest_of(request, house))


ROUTES = (open_campaign, look_at_campaign, go_on_with_campaign, seat_campaign, give_up_campaign)
