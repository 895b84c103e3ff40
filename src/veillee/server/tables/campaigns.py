"""Campaigns at a server: which tables their chapters are played at, and what they have come to.

A campaign's own row in the store says who sits at its next table and names the tables so far. A finished
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
from veillee.data.owner_data import OwnerDataError
from veillee.registry import UnknownGame, find_game
from veillee.server.api_error import ApiError, moving
from veillee.server.auth import Guest
from veillee.server.messages import CampaignInfo, CampaignSeat, ChapterInfo, NewCampaign, Opened
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.owner_files import check_owner_file, owner_data_of
from veillee.server.store import Store, StoreError, TableTaken
from veillee.server.tables.campaign_check import checked_game
from veillee.server.tables.lobby import Lobby, new_id, seats_for
from veillee.server.tables.reopening import final_state
from veillee.server.tables.seating import invitations, sits
from veillee.server.tables.table import Table

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.campaigns")


@final
class Campaigns:
    """All campaigns of a server. One thing at a time happens to each of them."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, guest: Guest, request: NewCampaign) -> tuple[str, Table]:
        """A new campaign and the table of its first chapter; ApiError if there can be none of this kind."""
        try:
            game = find_game(request.game)
            await check_owner_file(
                self._lobby.services.bots,
                request.game,
                len(request.seats),
                request.options,
                request.owner_data,
            )
            owner_data = owner_data_of(request.game, request.owner_data) if request.owner_data else None
            progress = campaigns.begin(
                game, request.campaign, len(request.seats), request.options, owner_data
            )
        except UnknownGame as error:
            raise ApiError(404, "server-no-such-game", game=request.game) from error
        except OptionError as error:
            raise ApiError(400, "server-bad-options", problem=str(error), rule=error.rule) from error
        except OwnerDataError as error:
            raise ApiError(400, "server-bad-owner-data", problem=str(error)) from error
        seats = seats_for(request.seats, guest, game)
        names = [seat.name for seat in seats]
        stored = StoredCampaign(
            new_id(),
            game.id,
            request.options,
            progress,
            names,
            seats,
            time.time(),
            request.memory_aid,
            owner_data=request.owner_data,
        )
        return stored.id, await self._next_table(game, stored)

    async def look(self, id: str) -> CampaignInfo:
        """What anybody may know about a campaign."""
        async with self._locked(id):
            game, stored = await self._load(id)
            return _info(game, stored)

    async def go_on(self, table: Table, guest: Guest) -> Opened:
        """The table of the next chapter, or of the same one anew if it broke off or has other rules now."""
        if not sits(table, guest):
            raise ApiError(403, "server-not-your-seat")
        if table.info.status not in ("over", "abandoned", "stopped"):
            raise ApiError(409, "server-not-over")
        id = table.setup.campaign or ""
        async with self._locked(id):
            game, stored = await self._load(id, table)
            if stored.tables[-1] != table.setup.id:
                return await self._lobby.opened(stored.tables[-1])
            fresh = await self._next_table(game, stored, table)
            table.setup.next = fresh.setup.id
            await table.save()
            return Opened(fresh.setup.id, invitations(fresh))

    async def last_table_of(self, id: str) -> str | None:
        """The table whose process answers for a campaign; StoreError if that cannot be read."""
        stored = await self._store.load_campaign(id)
        return stored.tables[-1] if stored is not None and stored.tables else None

    async def last_table(self, id: str) -> Table:
        async with self._locked(id):
            _, stored = await self._load(id)
        return await self._lobby.find(stored.tables[-1])

    async def seat(self, id: str, guest: Guest, requested: Sequence[CampaignSeat]) -> CampaignInfo:
        """Say who plays from the next interlude on: those who stay, in any order, and newcomers."""
        async with self._locked(id):
            game, stored = await self._load(id)
            _check_member(stored, guest)
            if stored.folded < len(stored.tables):
                raise ApiError(409, "server-not-over")
            _reseat(game, stored, guest, requested)
            await self._keep(stored, self._lobby.in_memory(stored.tables[-1]))
            return _info(game, stored)

    async def give_up(self, id: str, guest: Guest) -> CampaignInfo:
        async with self._locked(id):
            game, stored = await self._load(id)
            _check_member(stored, guest)
            try:
                stored.progress = campaigns.campaign_of(game, stored.progress).give_up(stored.progress)
            except CampaignError as error:
                raise ApiError(409, "server-campaign-over") from error
            await self._keep(stored, self._lobby.in_memory(stored.tables[-1]))
            return _info(game, stored)

    # Its tables

    async def _next_table(self, game: Game, stored: StoredCampaign, last: Table | None = None) -> Table:
        following = campaigns.next_chapter(game, stored.progress, stored.owned)
        if following is None:
            raise ApiError(409, "server-campaign-over")
        chapter, _ = following
        if last is not None and stored.folded < len(stored.tables):
            stored.seats = [seat.again() for seat in last.setup.seats]
            stored.tables.pop()
        table = await self._lobby.add(
            TableSetup(
                new_id(),
                stored.game,
                chapter.options,
                stored.seats,
                secrets.token_hex(32),
                time.time(),
                stored.memory_aid,
                stored.owner_data,
                campaign=stored.id,
                arrangement=dict(chapter.arrangement or {}),
            )
        )
        stored.tables.append(table.setup.id)
        await self._keep(stored, last)
        return table

    async def _load(self, id: str, last: Table | None = None) -> tuple[Game, StoredCampaign]:
        """A campaign with all finished chapters written down."""
        if not (id.isascii() and id.isalnum()):
            raise ApiError(404, "server-no-such-campaign")
        try:
            stored = await self._store.load_campaign(id)
            if stored is None:
                raise ApiError(404, "server-no-such-campaign")
            game = await checked_game(stored, self._store)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        if stored.tables and stored.folded < len(stored.tables):
            is_last = last is not None and last.setup.id == stored.tables[-1]
            table = last if is_last else await self._lobby.find_here(stored.tables[-1])
            if table is not None and table.info.status == "over" and not stored.progress["closed"]:
                _write_down(game, stored, table, *await self._ended(table.setup))
                await self._keep(stored, table)
        return game, stored

    async def _ended(self, setup: TableSetup) -> tuple[AnyRules, Any]:
        """How a chapter ended, by the rules of today."""
        try:
            return await final_state(setup, self._store)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        except (EpochError, OptionError, OwnerDataError, RecordError) as error:
            _log.warning("a campaign of %s cannot go on: %s", setup.game, error)
            raise ApiError(409, "server-unplayable", game=setup.game) from error

    def _locked(self, id: str) -> asyncio.Lock:
        """Whoever changes a campaign does so alone; others go on meanwhile."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def _keep(self, stored: StoredCampaign, last: Table | None) -> None:
        """Keep a campaign, whose process is that of its last table so far: it must hold that still."""
        under = None if last is None else (last.setup.id, last.fence)
        try:
            await self._store.save_campaign(stored, under)
        except TableTaken as error:
            raise moving() from error
        except StoreError as error:
            raise ApiError(503, "server-not-saved") from error


def _write_down(game: Game, stored: StoredCampaign, table: Table, rules: AnyRules, state: Any) -> None:
    """Learn from a finished chapter, and who sat there at its end."""
    campaign = campaigns.campaign_of(game, stored.progress)
    for member, seat in zip(stored.progress["seats"], table.setup.seats, strict=True):
        stored.names[member] = seat.name
    stored.progress = campaign.after(stored.progress, rules, state)
    stored.seats = [seat.again() for seat in table.setup.seats]
    stored.folded = len(stored.tables)


def _reseat(game: Game, stored: StoredCampaign, guest: Guest, requested: Sequence[CampaignSeat]) -> None:
    campaign = campaigns.campaign_of(game, stored.progress)
    known: list[int] = stored.progress["seats"]
    fresh = iter(seats_for([request.newcomer for request in requested if request.newcomer], guest, game))
    seats: list[int] = []
    sitting: list[Seat] = []
    names = stored.names[:]
    for request in requested:
        if request.newcomer is None:
            if request.member not in known:
                raise ApiError(
                    400, "server-no-such-member", member=-1 if request.member is None else request.member
                )
            sitting.append(stored.seats[known.index(request.member)])
            seats.append(request.member)
        else:
            sitting.append(next(fresh))
            seats.append(len(names))
            names.append(sitting[-1].name)
    try:
        stored.progress = campaign.reseat(stored.progress, seats)
    except OptionError as error:
        raise ApiError(400, "server-bad-options", problem=str(error), rule=error.rule) from error
    except CampaignError as error:
        raise ApiError(409, "server-bad-seats", problem=str(error)) from error
    stored.seats, stored.names = sitting, names


def _check_member(stored: StoredCampaign, guest: Guest) -> None:
    if not any(seat.guest == guest.id for seat in stored.seats):
        raise ApiError(403, "server-not-your-seat")


def _info(game: Game, stored: StoredCampaign) -> CampaignInfo:
    campaign = campaigns.campaign_of(game, stored.progress)
    progress = stored.progress
    chapter = campaign.chapter(progress)
    running = stored.folded < len(stored.tables)
    return CampaignInfo(
        stored.id,
        stored.game,
        campaign.id,
        stored.options,
        stored.names,
        progress["seats"],
        [seat.kind for seat in stored.seats],
        campaign.players,
        progress["games"],
        progress["closed"],
        chapter is not None and chapter.is_interlude,
        stored.tables[-1] if running and not progress["closed"] else None,
        [ChapterInfo(table, number) for number, table in enumerate(stored.tables, 1)],
        campaign.sheet(progress),
    )
