"""What all routes have in common: who asks, how often, and from which page."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from veillee.server.api_error import ApiError
from veillee.server.auth import Guest
from veillee.server.backend import Backend, address_of

AnyRequest = Request[Any, Any, Any]

#: Marks a route whose callers are not limited: it costs nothing, and whoever watches the server relies on it.
UNLIMITED: Final = "unlimited"


def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The rate limit of an address; whoever wants to change something comes from a page of ours."""
    backend: Backend = connection.app.state.backend
    method = connection.scope.get("method")
    if method is None or handler.opt.get(UNLIMITED):
        return
    reads = method in ("GET", "OPTIONS")
    if not reads:
        backend.check_origin(connection)
    if not (backend.reads if reads else backend.requests).take(address_of(connection)):
        raise backend.limited()


def guest_of(request: AnyRequest, backend: Backend) -> Guest:
    guest = backend.guest_of(request)
    if guest is None:
        raise ApiError(401, "server-no-name")
    return guest


def count_opening(request: AnyRequest, backend: Backend) -> None:
    """One more new table of this address; ApiError if there were too many."""
    if not backend.openings.take(address_of(request)):
        raise backend.limited()
