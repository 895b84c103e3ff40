"""How OpenAPI describes the routes: who may use them, and what is said when something cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from veillee import __version__
from veillee.server.auth import COOKIE
from veillee.server.messages import Failure

_WHY: Final = {
    400: "The request cannot be understood, or asks for something that the game does not have.",
    401: "First one needs a name: PUT /api/v1/me.",
    403: "The seat is not the guest's, the invitation is not valid, or the page is not one of the house.",
    404: "There is no such game, language, table, seat or campaign.",
    409: "Not as the table stands: the seat is taken, the game is not over, or its rules have changed.",
    413: "The request is too large.",
    429: "Too much has come from this address; later it is taken again.",
    500: "Something went wrong on the server. Nothing has changed.",
    503: "The disk cannot be read or written. Nothing has changed.",
}

#: For routes that only a guest with a name may use.
GUEST: Final = [{"guest": list[str]()}]
#: For a route that also says who the guest is, if there is one.
ANYBODY: Final = [*GUEST, dict[str, list[str]]()]


def failures(*statuses: int, counted: bool = True) -> dict[int, ResponseSpec]:
    """What a route may answer instead; any route may break, and most may be asked too often."""
    always = {429, 500} if counted else {500}
    return {
        status: ResponseSpec(Failure, generate_examples=False, description=_WHY[status])
        for status in sorted({*statuses, *always})
    }


#: Looking at something that is kept; changing it; the same with something to say.
LOOKING: Final = failures(400, 404, 409, 503)
CHANGING: Final = failures(*LOOKING, 401, 403)
TELLING: Final = failures(*CHANGING, 413)
#: Long texts are not sent to who has them already.
READING: Final = {**failures(400, 404), 304: ResponseSpec(None, description="Nothing has changed.")}


def with_summaries(routes: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The same routes, each with its own name as its summary."""
    for route in routes:
        route.summary = route.handler_name.replace("_", " ").capitalize()
    return list(routes)


def openapi() -> OpenAPIConfig:
    cookie = SecurityScheme(
        "apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="A guest's signed cookie, set by PUT /api/v1/me.",
    )
    return OpenAPIConfig(
        title="Veillée",
        version=__version__,
        description="What is asked once. Play itself goes over a socket per table: see docs/protocol.md.",
        path="/api/v1/schema",
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
        components=Components(security_schemes={"guest": cookie}),
    )
