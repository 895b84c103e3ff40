"""Whether what is stored of a campaign can be believed."""

from __future__ import annotations

import asyncio

from veillee import campaigns
from veillee.core import Game
from veillee.core.campaign import CampaignError
from veillee.core.record import Record, parse_record
from veillee.registry import find_game
from veillee.server.api_error import ApiError
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.store import Store


async def checked_game(stored: StoredCampaign, store: Store) -> Game:
    """The game of a stored campaign; ApiError if it says what was never played."""
    try:
        game = find_game(stored.game)
        if stored.seal != campaigns.seal_of(stored.progress):
            records = [await _record(store, table) for table in stored.tables[: stored.folded]]
            await asyncio.to_thread(_check, game, stored, records)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ApiError(409, "server-campaign-damaged", problem=str(error)) from error
    return game


async def _record(store: Store, table: str) -> Record:
    lines = await store.record(table)
    if not lines:
        raise CampaignError(f"there is no table {table!r}")
    return parse_record("".join(f"{line}\n" for line in lines))


def _check(game: Game, stored: StoredCampaign, records: list[Record]) -> None:
    campaigns.check(game, stored.progress, records, stored.owned)
    if len(stored.names) != stored.progress["members"]:
        raise CampaignError(f"names: there are {len(stored.names)}, for {stored.progress['members']} members")
    if len(stored.seats) != len(stored.progress["seats"]):
        raise CampaignError("seats: there are others at the next table than in the progress")
