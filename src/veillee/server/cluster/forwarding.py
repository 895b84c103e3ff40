"""Every request about a table goes to the process that serves it, wherever the load balancer has sent it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, final

import msgspec

from veillee.server.addresses import network_of
from veillee.server.api_error import ApiError, moving
from veillee.server.cluster.line import App, Line, LineLost, Message, Receive, Send, dial
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.store import Leases, Place, StoreError

_PATHS: Final = re.compile(r"/api/v1/(tables|campaigns)/([a-z0-9]+)(?:/|$)")
#: How long a request waits for a table that moves, and how often is looked, in seconds.
_PATIENCE: Final = 6.0
_LOOK_EVERY: Final = 0.1


class Tables(Protocol):
    """The tables in this process's memory, and those it may read into it."""

    def serves(self, id: str) -> bool: ...
    async def find_here(self, id: str) -> object | None: ...


#: The last table of a campaign, whose process answers for the campaign; None if there is none.
FindCampaign = Callable[[str], Awaitable[str | None]]


@final
class Forwarding:
    """Decides for each request which process answers it, and passes it on."""

    def __init__(
        self,
        app: App,
        secret: bytes,
        leases: Leases,
        tables: Tables,
        find_campaign: FindCampaign,
        limit: RateLimiter,
    ) -> None:
        self._app = app
        self._secret = secret
        self._leases = leases
        self._tables = tables
        self._find_campaign = find_campaign
        #: How often an address may have it looked up where a table is.
        self._limit = limit
        #: The calls that other processes answer now.
        self._lines: dict[str, set[Line]] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        found = _PATHS.match(scope.get("path", ""))
        if found is None or self._tables.serves(found[2]):
            await self._app(scope, receive, send)
            return
        try:
            reached = await self._reach(scope, found[1], found[2])
        except ApiError as error:
            await _refuse(scope, receive, send, error)
            return
        if reached is None:
            await self._app(scope, receive, send)
            return
        place, line = reached
        lines = self._lines.setdefault(place.owner, set())
        lines.add(line)
        try:
            await _relay(scope["type"], line, receive, send)
        finally:
            lines.discard(line)

    def cut(self, owners: set[str]) -> None:
        """End what processes should answer that live no more."""
        for owner in owners:
            for line in list(self._lines.pop(owner, ())):
                line.close()

    async def _reach(self, scope: Message, kind: str, id: str) -> tuple[Place, Line] | None:
        """Which process shall answer, and a line to it; None if it is this one; ApiError if none does."""
        client = scope.get("client")
        if not self._limit.take(network_of(client[0]) if client else "?"):
            raise ApiError(429, "server-too-fast")
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(StoreError, LineLost):
                table = id if kind == "tables" else await self._find_campaign(id)
                if table is None or self._tables.serves(table):
                    return None
                place = await self._leases.place_of(table)
                if place is not None:
                    return place, await dial(place.address, self._secret, scope)
                if await self._may_answer(table):
                    return None
            await asyncio.sleep(_LOOK_EVERY)
        raise moving()

    async def _may_answer(self, table: str) -> bool:
        """Whether this process serves a table that none did, or has something to say against it."""
        try:
            return await self._tables.find_here(table) is not None
        except ApiError as error:
            return error.status != 503


async def _relay(kind: str, line: Line, receive: Receive, send: Send) -> None:
    """Pass everything on, both ways, until one side ends it."""
    begun = False
    upwards = asyncio.create_task(_pass_up(line, receive))
    try:
        while True:
            message = await line.read()
            begun = True
            await send(message)
            if message["type"] == "websocket.close" or _is_last_part(message):
                return
    except LineLost:
        if kind == "websocket":
            await _hang_up(send, begun)
        elif not begun:
            await _answer(send, moving())
    finally:
        upwards.cancel()
        line.close()


async def _pass_up(line: Line, receive: Receive) -> None:
    with contextlib.suppress(LineLost):
        while True:
            message = await receive()
            await line.write(message)
            if message["type"].endswith(".disconnect"):
                line.close()
                return


def _is_last_part(message: Message) -> bool:
    return message["type"] == "http.response.body" and not message.get("more_body", False)


async def _hang_up(send: Send, accepted: bool) -> None:
    """The client shall come back at once: another process serves its table then."""
    with contextlib.suppress(OSError, RuntimeError):
        if not accepted:
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": moving().close})


async def _refuse(scope: Message, receive: Receive, send: Send, error: ApiError) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": error.close})
    else:
        await _answer(send, error)


async def _answer(send: Send, error: ApiError) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"retry-after", b"1"),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error.as_failure())})
