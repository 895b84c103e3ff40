"""The HTTP side: what is asked once. OpenAPI describes it at /api/v1/schema."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from io import BytesIO

import segno
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from veillee.core import Game
from veillee.registry import LANGUAGES, UnknownGame, files_of, find_game
from veillee.server.api_error import ApiError
from veillee.server.auth import COOKIE, Guest, new_guest
from veillee.server.backend import Backend, InjectedBackend
from veillee.server.game_descriptions import introductions
from veillee.server.guest_names import checked_name
from veillee.server.http import analysis_routes, campaign_routes, own_routes
from veillee.server.http.guards import AnyRequest, count_opening, guest_of
from veillee.server.http.openapi import (
    ANYBODY,
    CHANGING,
    GUEST,
    LOOKING,
    READING,
    TELLING,
    failures,
    with_summaries,
)
from veillee.server.http.static_content import ASK_AGAIN, StaticContent, static_content
from veillee.server.messages import (
    GameInfo,
    HouseInfo,
    Me,
    NewName,
    NewTable,
    Opened,
    QrWish,
    Sitting,
    TableInfo,
    Token,
)
from veillee.server.store import StoreError
from veillee.server.tables import seating
from veillee.server.tables.table import Table
from veillee.texts import house_texts

#: A year: browsers forget no sooner than people do.
_COOKIE_AGE = 365 * 24 * 3600


@get("/house", sync_to_thread=False, responses=failures())
def look_at_house(backend: InjectedBackend) -> HouseInfo:
    """How others reach the house."""
    return HouseInfo(backend.settings.address)


@post(
    "/qr",
    status_code=200,
    media_type="image/svg+xml",
    sync_to_thread=True,
    responses=failures(400, 401, 403, 413),
    security=GUEST,
)
def draw_qr(data: JSONBody[QrWish], request: AnyRequest, backend: InjectedBackend) -> bytes:
    """A link as a QR code; it comes in a body, for an invitation in an address would stand in logs."""
    guest_of(request, backend)
    drawn = BytesIO()
    segno.make_qr(data.link, error="m").save(drawn, kind="svg", xmldecl=False, omitsize=True, border=2)
    return drawn.getvalue()


@get("/games", sync_to_thread=False, responses=failures())
def list_games() -> list[GameInfo]:
    """The games of the house."""
    return introductions()


@get(
    "/games/{game:str}/rules/{language:str}",
    media_type="text/markdown",
    sync_to_thread=False,
    responses=READING,
)
def read_rules(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rulebook of a game, in Markdown with anchors."""
    _check_language(language)
    return _rulebook(_game(game), language).answer(request, ASK_AGAIN)


@get("/words/{language:str}", media_type="text/plain", sync_to_thread=False, responses=READING)
def read_words(
    request: AnyRequest, language: FromPath[str], game: FromQuery[str | None] = None
) -> Response[bytes]:
    """All Fluent messages of the house and of a game; where both have one, the game's comes first."""
    _check_language(language)
    return _words(None if game is None else _game(game), language).answer(request, ASK_AGAIN)


def _rulebook(game: Game, language: str) -> StaticContent:
    return static_content("text/markdown", files_of(game).rulebooks[language].encode())


def _words(game: Game | None, language: str) -> StaticContent:
    own = "" if game is None else files_of(game).texts(language)
    return static_content("text/plain", f"{own}\n{house_texts(language)}".encode())


def _game(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame as error:
        raise ApiError(404, "server-no-such-game", game=id) from error


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ApiError(404, "server-no-such-language", language=language, known=", ".join(LANGUAGES))


@get("/me", sync_to_thread=False, responses=failures(), security=ANYBODY)
def look_at_myself(request: AnyRequest, backend: InjectedBackend) -> Me:
    """The guest's own name, or null."""
    guest = backend.guest_of(request)
    return Me(guest.name if guest else None)


@put("/me", responses=failures(400, 403, 413, 503), security=ANYBODY)
async def name_myself(data: JSONBody[NewName], request: AnyRequest, backend: InjectedBackend) -> Response[Me]:
    """Give oneself a name; seats taken before keep theirs."""
    known = backend.guest_of(request)
    guest = Guest(known.id, checked_name(data.name)) if known else new_guest(data.name)
    try:
        await backend.store.save_guest(guest.id, guest.name, time.time())
    except StoreError as error:
        raise ApiError(503, "server-not-saved") from error
    secure = request.url.scheme == "https" or (request.headers.get("origin") or "").startswith("https:")
    cookie = Cookie(
        COOKIE,
        value=backend.signer.cookie(guest),
        max_age=_COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(Me(guest.name), cookies=[cookie])


@post("/tables", responses=TELLING, security=GUEST)
async def open_table(data: JSONBody[NewTable], request: AnyRequest, backend: InjectedBackend) -> Opened:
    """Open a table."""
    guest = guest_of(request, backend)
    count_opening(request, backend)
    table = await backend.lobby.open(guest, data)
    return Opened(table.setup.id, seating.invitations(table))


@get("/tables/{table:str}", responses=LOOKING)
async def look_at_table(table: FromPath[str], backend: InjectedBackend) -> TableInfo:
    """What anybody may know about a table."""
    found = await backend.lobby.find(table)
    return await found.call(found.look)


@get("/tables/{table:str}/invitations", responses=CHANGING, security=GUEST)
async def list_invitations(
    table: FromPath[str], request: AnyRequest, backend: InjectedBackend
) -> list[str | None]:
    """The invitations of the seats that wait for somebody, for who sits at the table."""
    guest = guest_of(request, backend)
    found = await backend.lobby.find(table)
    if not seating.sits(found, guest):
        raise ApiError(403, "server-not-your-seat")
    return seating.invitations(found)


async def _changed(backend: Backend, table: str, change: Callable[[Table], Awaitable[None]]) -> TableInfo:
    """A table after something was changed there."""
    found = await backend.lobby.find(table)
    await found.call(lambda: change(found))
    return await found.call(found.look)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=TELLING, security=GUEST)
async def sit_down(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Sitting],
    request: AnyRequest,
    backend: InjectedBackend,
) -> TableInfo:
    """Sit down, with the seat's invitation, or come back to one's own seat."""
    guest = guest_of(request, backend)
    return await _changed(
        backend, table, lambda found: seating.sit(found, seat, guest, data.invitation, data.name)
    )


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=CHANGING, security=GUEST)
async def leave_seat(
    table: FromPath[str], seat: FromPath[int], request: AnyRequest, backend: InjectedBackend
) -> TableInfo:
    """Leave: before the game the seat is free again, later a bot stands in."""
    guest = guest_of(request, backend)
    return await _changed(backend, table, lambda found: seating.leave(found, seat, guest))


@post("/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200, responses=CHANGING, security=GUEST)
async def call_stand_in(
    table: FromPath[str], seat: FromPath[int], request: AnyRequest, backend: InjectedBackend
) -> TableInfo:
    """Let a bot play on for somebody who is away, until they come back."""
    guest = guest_of(request, backend)
    return await _changed(backend, table, lambda found: seating.call_stand_in(found, seat, guest))


@post("/tables/{table:str}/seats/{seat:int}/token", responses=CHANGING, security=GUEST)
async def give_token(
    table: FromPath[str], seat: FromPath[int], request: AnyRequest, backend: InjectedBackend
) -> Token:
    """Give a remote bot a token for this seat; an earlier one is no longer good."""
    guest = guest_of(request, backend)
    found = await backend.lobby.find(table)
    return Token(await found.call(lambda: seating.give_token(found, seat, guest)))


@delete("/tables/{table:str}/seats/{seat:int}/token", status_code=200, responses=CHANGING, security=GUEST)
async def take_token(
    table: FromPath[str], seat: FromPath[int], request: AnyRequest, backend: InjectedBackend
) -> TableInfo:
    """Take the token away: the seat is its guest's again."""
    guest = guest_of(request, backend)
    return await _changed(backend, table, lambda found: seating.take_token(found, seat, guest))


@post("/tables/{table:str}/rematch", responses=CHANGING, security=GUEST)
async def play_again(table: FromPath[str], request: AnyRequest, backend: InjectedBackend) -> Opened:
    """The same seats, a new game and a new key; at a table of a campaign, its next chapter."""
    guest = guest_of(request, backend)
    found = await backend.lobby.find(table)
    if found.setup.next is None:
        count_opening(request, backend)
    follow = backend.lobby.rematch if found.setup.campaign is None else backend.campaigns.go_on
    return await found.call(lambda: follow(found, guest))


@get("/tables/{table:str}/record", media_type="text/plain", responses=LOOKING)
async def read_record(table: FromPath[str], backend: InjectedBackend) -> str:
    """The record of a game that is over: anyone can check it."""
    found = await backend.lobby.find(table)
    if found.info.status not in ("over", "abandoned"):
        raise ApiError(409, "server-not-over")
    try:
        lines = await backend.store.record(table)
    except StoreError as error:
        raise ApiError(503, "server-not-read") from error
    if not lines:
        raise ApiError(409, "server-not-over")
    return "".join(f"{line}\n" for line in lines)


api = Router(
    "/api/v1",
    route_handlers=with_summaries(
        [
            look_at_house,
            draw_qr,
            list_games,
            read_rules,
            read_words,
            look_at_myself,
            name_myself,
            open_table,
            look_at_table,
            list_invitations,
            sit_down,
            leave_seat,
            call_stand_in,
            give_token,
            take_token,
            play_again,
            read_record,
            *campaign_routes.ROUTES,
            *analysis_routes.ROUTES,
            *own_routes.ROUTES,
        ]
    ),
)
