"""The routes of a guest's own games and campaigns."""

from __future__ import annotations

from typing import Annotated, Final, Literal, cast

from litestar import get
from litestar.params import FromQuery, QueryParameter

from veillee.core.schema import Result
from veillee.server.api_error import ApiError
from veillee.server.backend import InjectedBackend
from veillee.server.http.guards import AnyRequest
from veillee.server.http.openapi import ANYBODY, failures
from veillee.server.messages import OwnCampaign, OwnGame, OwnGames, OwnResult, OwnSeat
from veillee.server.messages.own import CampaignStatus, GameStatus
from veillee.server.store import OwnGameRow, StoreError

_PAGE: Final = 30
_RUNNING: Final = ("open", "playing")
_FINISHED: Final = ("over", "abandoned")
_FARTHEST: Final = 100_000


@get("/me/games", responses=failures(400, 503), security=ANYBODY)
async def list_my_games(
    request: AnyRequest,
    backend: InjectedBackend,
    status: FromQuery[Literal["running", "finished"] | None] = None,
    game: FromQuery[str | None] = None,
    company: FromQuery[Literal["people", "bots"] | None] = None,
    offset: Annotated[int, QueryParameter(ge=0, le=_FARTHEST)] = 0,
) -> OwnGames:
    """A guest's own games, those opened last first; none for who has never given a name."""
    guest = backend.guest_of(request)
    if guest is None:
        return OwnGames([], more=False)
    statuses = {"running": _RUNNING, "finished": _FINISHED, None: _RUNNING + _FINISHED}[status]
    among_people = None if company is None else company == "people"
    try:
        rows = await backend.store.own_games(guest.id, statuses, game, among_people, _PAGE + 1, offset)
    except StoreError as error:
        raise ApiError(503, "server-not-read") from error
    return OwnGames([_own_game(row, guest.id) for row in rows[:_PAGE]], len(rows) > _PAGE)


def _own_game(row: OwnGameRow, guest: str) -> OwnGame:
    seats = [OwnSeat(seat.name, seat.kind, seat.player, seat.guest == guest) for seat in row.seats]
    status = cast("GameStatus", row.status)
    result = None if row.result is None else _own_result(row.result)
    return OwnGame(row.id, row.game, status, seats, row.created, row.ended, result, row.campaign)


def _own_result(result: Result) -> OwnResult:
    return OwnResult(
        result.get("scores", []),
        result.get("winners", []),
        result.get("abandoned", False),
        result.get("interlude", False),
    )


@get("/me/campaigns", responses=failures(400, 503), security=ANYBODY)
async def list_my_campaigns(
    request: AnyRequest,
    backend: InjectedBackend,
    offset: Annotated[int, QueryParameter(ge=0, le=_FARTHEST)] = 0,
) -> list[OwnCampaign]:
    """The campaigns that a guest takes part in or took part in, those changed last first."""
    guest = backend.guest_of(request)
    if guest is None:
        return []
    try:
        rows = await backend.store.find_campaigns(guest=guest.id, limit=_PAGE, offset=offset)
    except StoreError as error:
        raise ApiError(503, "server-not-read") from error
    return [
        OwnCampaign(
            row.id, row.game, row.campaign, cast("CampaignStatus", row.status), row.names, row.created
        )
        for row in rows
    ]


ROUTES = (list_my_games, list_my_campaigns)
