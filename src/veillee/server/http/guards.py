"""What all routes have in common: who asks, how often, and from which page."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from veillee.server.api_error import ApiError
from veillee.server.auth import Guest
from veillee.server.house import House, address_of

AnyRequest = Request[Any, Any, Any]

#: Marks a route whose callers are not limited: it costs nothing, and whoever watches the server relies on it.
UNLIMITED: Final = "unlimited"


def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The rate limit of an address; whoever wants to change something comes from a page of ours."""
    house: House = connection.app.state.house
    method = connection.scope.get("method")
    if method is None or handler.opt.get(UNLIMITED):
        return
    reads = method in ("GET", "OPTIONS")
    if not reads:
        house.check_origin(connection)
    if not (house.reads if reads else house.requests).take(address_of(connection)):
        raise house.limited()


def guest_of(request: AnyRequest, house: House) -> Guest:
    guest = house.guest_of(request)
    if guest is None:
        raise ApiError(401, "server-no-name")
    return guest


def count_opening(request: AnyRequest, house: House) -> None:
    """One more new table of this address; ApiError if there were too many."""
    if not house.openings.take(address_of(request)):
        raise house.limited()
