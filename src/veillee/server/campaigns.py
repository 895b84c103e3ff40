"""Campaigns at a server: which tables their chapters are played at, and what they have come to.

A campaign's own paper in the store says who sits at its next table and names the tables so far. A finished
chapter is written down when somebody looks or goes on; the tables know their campaign, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, final
from weakref import WeakValueDictionary

from veillee import campaigns
from veillee.core import Game, OptionError
from veillee.core.campaign import CampaignError
from veillee.core.epoch import EpochError
from veillee.core.record import RecordError
from veillee.core.rules import AnyRules
from veillee.owner_data import OwnerDataError
from veillee.registry import UnknownGame, find_game
from veillee.server.api_error import ApiError
from veillee.server.auth import Guest
from veillee.server.campaign_papers import CampaignPapers, checked
from veillee.server.game_descriptions import bots_for
from veillee.server.lobby import Lobby, new_id, seats_for
from veillee.server.messages import CampaignInfo, CampaignSeat, ChapterInfo, NewCampaign
from veillee.server.owner_files import check_owner_file, owner_data_of
from veillee.server.papers import Papers, Seat
from veillee.server.reopening import final_state
from veillee.server.seating import sits
from veillee.server.store import Store, StoreError
from veillee.server.table import Table

_log = logging.getLogger(__name__)


@final
class Campaigns:
    """All campaigns of a server. One thing at a time happens to each of them."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, guest: Guest, wish: NewCampaign) -> tuple[str, Table]:
        """A new campaign and the table of its first chapter; ApiError if there can be none of this kind."""
        try:
            game = find_game(wish.game)
            await check_owner_file(
                self._lobby.tools.bots, wish.game, len(wish.seats), wish.options, wish.owner_data
            )
            owner_data = owner_data_of(wish.game, wish.owner_data) if wish.owner_data else None
            progress = campaigns.begin(game, wish.campaign, len(wish.seats), wish.options, owner_data)
        except UnknownGame as error:
            raise ApiError(404, "server-no-such-game", game=wish.game) from error
        except OptionError as error:
            raise ApiError(400, "server-bad-options", problem=str(error), rule=error.rule) from error
        except OwnerDataError as error:
            raise ApiError(400, "server-bad-owner-data", problem=str(error)) from error
        seats = seats_for(wish.seats, guest, bots_for(game))
        names = [seat.name for seat in seats]
        papers = CampaignPapers(
            new_id(),
            game.id,
            wish.options,
            progress,
            names,
            seats,
            time.time(),
            wish.memory_aid,
            owner_data=wish.owner_data,
        )
        return papers.id, await self._next_table(game, papers)

    async def look(self, id: str) -> CampaignInfo:
        """What anybody may know about a campaign."""
        async with self._locked(id):
            game, papers = await self._load(id)
            return _info(game, papers)

    async def go_on(self, table: Table, guest: Guest) -> Table:
        """The table of the next chapter, or of the same one anew if it broke off or has other rules now."""
        if not sits(table, guest):
            raise ApiError(403, "server-not-your-seat")
        if table.info.status not in ("over", "abandoned", "stopped"):
            raise ApiError(409, "server-not-over")
        id = table.papers.campaign or ""
        async with self._locked(id):
            game, papers = await self._load(id, table)
            if papers.tables[-1] != table.papers.id:
                return await self._lobby.find(papers.tables[-1])
            fresh = await self._next_table(game, papers, table)
            table.papers.next = fresh.papers.id
            await table.keep()
            return fresh

    async def last_table(self, id: str) -> Table:
        async with self._locked(id):
            _, papers = await self._load(id)
        return await self._lobby.find(papers.tables[-1])

    async def seat(self, id: str, guest: Guest, wishes: Sequence[CampaignSeat]) -> CampaignInfo:
        """Say who plays from the next interlude on: those who stay, in any order, and newcomers."""
        async with self._locked(id):
            game, papers = await self._load(id)
            _check_member(papers, guest)
            if papers.folded < len(papers.tables):
                raise ApiError(409, "server-not-over")
            _reseat(game, papers, guest, wishes)
            await self._keep(papers)
            return _info(game, papers)

    async def give_up(self, id: str, guest: Guest) -> CampaignInfo:
        async with self._locked(id):
            game, papers = await self._load(id)
            _check_member(papers, guest)
            try:
                papers.progress = campaigns.campaign_of(game, papers.progress).give_up(papers.progress)
            except CampaignError as error:
                raise ApiError(409, "server-campaign-over") from error
            await self._keep(papers)
            return _info(game, papers)

    # Its tables

    async def _next_table(self, game: Game, papers: CampaignPapers, last: Table | None = None) -> Table:
        following = campaigns.next_chapter(game, papers.progress, papers.owned)
        if following is None:
            raise ApiError(409, "server-campaign-over")
        chapter, _ = following
        if last is not None and papers.folded < len(papers.tables):
            papers.seats = [seat.again() for seat in last.papers.seats]
            papers.tables.pop()
        table = await self._lobby.add(
            Papers(
                new_id(),
                papers.game,
                chapter.options,
                papers.seats,
                secrets.token_hex(32),
                time.time(),
                papers.memory_aid,
                papers.owner_data,
                campaign=papers.id,
                arrangement=dict(chapter.arrangement or {}),
            )
        )
        papers.tables.append(table.papers.id)
        await self._keep(papers)
        return table

    async def _load(self, id: str, last: Table | None = None) -> tuple[Game, CampaignPapers]:
        """A campaign with all finished chapters written down."""
        if not (id.isascii() and id.isalnum()):
            raise ApiError(404, "server-no-such-campaign")
        try:
            papers = await self._store.load_campaign(id)
            if papers is None:
                raise ApiError(404, "server-no-such-campaign")
            game = await checked(papers, self._store)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        if papers.tables and papers.folded < len(papers.tables):
            is_last = last is not None and last.papers.id == papers.tables[-1]
            table = last if last is not None and is_last else await self._lobby.find(papers.tables[-1])
            if table.info.status == "over" and not papers.progress["closed"]:
                _write_down(game, papers, table, *await self._ended(table.papers))
                await self._keep(papers)
        return game, papers

    async def _ended(self, papers: Papers) -> tuple[AnyRules, Any]:
        """How a chapter ended, by the rules of today."""
        try:
            return await final_state(papers, self._store)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        except (EpochError, OptionError, OwnerDataError, RecordError) as error:
            _log.warning("a campaign of %s cannot go on: %s", papers.game, error)
            raise ApiError(409, "server-unplayable", game=papers.game) from error

    def _locked(self, id: str) -> asyncio.Lock:
        """Whoever changes a campaign does so alone; others go on meanwhile."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def _keep(self, papers: CampaignPapers) -> None:
        try:
            await self._store.save_campaign(papers)
        except StoreError as error:
            raise ApiError(503, "server-not-saved") from error


def _write_down(game: Game, papers: CampaignPapers, table: Table, rules: AnyRules, state: Any) -> None:
    """Learn from a finished chapter, and who sat there at its end."""
    campaign = campaigns.campaign_of(game, papers.progress)
    for member, seat in zip(papers.progress["seats"], table.papers.seats, strict=True):
        papers.names[member] = seat.name
    papers.progress = campaign.after(papers.progress, rules, state)
    papers.seats = [seat.again() for seat in table.papers.seats]
    papers.folded = len(papers.tables)


def _reseat(game: Game, papers: CampaignPapers, guest: Guest, wishes: Sequence[CampaignSeat]) -> None:
    campaign = campaigns.campaign_of(game, papers.progress)
    known: list[int] = papers.progress["seats"]
    fresh = iter(seats_for([wish.newcomer for wish in wishes if wish.newcomer], guest, bots_for(game)))
    seats: list[int] = []
    sitting: list[Seat] = []
    names = papers.names[:]
    for wish in wishes:
        if wish.newcomer is None:
            if wish.member not in known:
                raise ApiError(
                    400, "server-no-such-member", member=-1 if wish.member is None else wish.member
                )
            sitting.append(papers.seats[known.index(wish.member)])
            seats.append(wish.member)
        else:
            sitting.append(next(fresh))
            seats.append(len(names))
            names.append(sitting[-1].name)
    try:
        papers.progress = campaign.reseat(papers.progress, seats)
    except OptionError as error:
        raise ApiError(400, "server-bad-options", problem=str(error), rule=error.rule) from error
    except CampaignError as error:
        raise ApiError(409, "server-bad-seats", problem=str(error)) from error
    papers.seats, papers.names = sitting, names


def _check_member(papers: CampaignPapers, guest: Guest) -> None:
    if not any(seat.guest == guest.id for seat in papers.seats):
        raise ApiError(403, "server-not-your-seat")


def _info(game: Game, papers: CampaignPapers) -> CampaignInfo:
    campaign = campaigns.campaign_of(game, papers.progress)
    progress = papers.progress
    chapter = campaign.chapter(progress)
    running = papers.folded < len(papers.tables)
    return CampaignInfo(
        papers.id,
        papers.game,
        campaign.id,
        papers.options,
        papers.names,
        progress["seats"],
        [seat.kind for seat in papers.seats],
        campaign.players,
        progress["games"],
        progress["closed"],
        chapter is not None and chapter.is_interlude,
        papers.tables[-1] if running and not progress["closed"] else None,
        [ChapterInfo(table, number) for number, table in enumerate(papers.tables, 1)],
        campaign.sheet(progress),
    )
