"""A campaign's papers: all that is kept about it besides its tables, and whether that can be believed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from veillee import campaigns
from veillee.core import Game
from veillee.core.campaign import CampaignError
from veillee.core.record import Record, parse_record
from veillee.core.schema import Value
from veillee.owner_data import OwnerData
from veillee.registry import find_game
from veillee.server.api_error import ApiError
from veillee.server.owner_files import owner_data_of
from veillee.server.papers import Seat

if TYPE_CHECKING:
    from veillee.server.store import Store


class CampaignPapers(msgspec.Struct):
    """What is kept of a campaign besides its tables."""

    id: str
    game: str
    options: dict[str, Value]
    #: What it has come to; a plain dictionary, as `veillee.core.campaign` makes it.
    progress: dict[str, Any]
    #: Everybody who ever took part, by name.
    names: list[str]
    #: Who sits at the next table.
    seats: list[Seat]
    created: float
    memory_aid: bool = True
    #: The tables so far, one for each chapter; the last may still be running.
    tables: list[str] = []
    #: How many of them are written down in the progress.
    folded: int = 0
    #: The text of the owner's data it is played with.
    owner_data: str | None = None
    #: What fits the progress while nobody else has changed it.
    seal: str = ""

    @property
    def owned(self) -> OwnerData | None:
        return None if self.owner_data is None else owner_data_of(self.game, self.owner_data)

    def to_bytes(self) -> bytes:
        """The papers as they are kept, sealed."""
        self.seal = campaigns.seal_of(self.progress)
        return _encoder.encode(self)


async def checked(papers: CampaignPapers, store: Store) -> Game:
    """The game of kept papers; ApiError if they say what was never played."""
    try:
        game = find_game(papers.game)
        if papers.seal != campaigns.seal_of(papers.progress):
            records = [await _record(store, table) for table in papers.tables[: papers.folded]]
            await asyncio.to_thread(_check, game, papers, records)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ApiError(409, "server-campaign-damaged", problem=str(error)) from error
    return game


async def _record(store: Store, table: str) -> Record:
    lines = await store.record(table)
    if not lines:
        raise CampaignError(f"there is no table {table!r}")
    return parse_record("".join(f"{line}\n" for line in lines))


def _check(game: Game, papers: CampaignPapers, records: list[Record]) -> None:
    campaigns.check(game, papers.progress, records, papers.owned)
    if len(papers.names) != papers.progress["members"]:
        raise CampaignError(f"names: there are {len(papers.names)}, for {papers.progress['members']} members")
    if len(papers.seats) != len(papers.progress["seats"]):
        raise CampaignError("seats: there are others at the next table than in the progress")


_encoder: Final = msgspec.json.Encoder()
