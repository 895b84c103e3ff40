"""The application: all routes of a server, what goes wrong at any of them, and its opening and closing."""

from __future__ import annotations

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Send

from veillee import __version__
from veillee.server.api_error import ApiError
from veillee.server.backend import Backend, InjectedBackend
from veillee.server.draining import DrainingServer
from veillee.server.game_descriptions import introductions
from veillee.server.garbage_collection import scheduled_collection
from veillee.server.http.client_files import client_file
from veillee.server.http.guards import UNLIMITED, guard
from veillee.server.http.openapi import failures, openapi, with_summaries
from veillee.server.http.routes import api
from veillee.server.http.security_headers import with_headers
from veillee.server.http.table_socket import table_socket
from veillee.server.http.uvicorn_protocols import GuardedHttp, GuardedSocket
from veillee.server.limits.connections import PROXIES
from veillee.server.messages import Failure
from veillee.server.monitoring.metrics_port import serving_metrics
from veillee.server.monitoring.safe_traceback import safe_traceback
from veillee.server.monitoring.sampling import sampling

_log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


@get("/health", sync_to_thread=False, responses=failures(counted=False), opt={UNLIMITED: True})
def health() -> dict[str, str]:
    """The server runs."""
    return {"status": "ok", "version": __version__}


@get("/ready", responses=failures(503, counted=False), opt={UNLIMITED: True})
async def ready(backend: InjectedBackend) -> dict[str, str]:
    """The server runs, and its disk takes what it is given; without its bus it plays on and says so."""
    cluster = backend.cluster
    if not await backend.readiness.is_ready() or (cluster is not None and not cluster.is_good):
        raise ApiError(503, "server-not-saved")
    if cluster is not None and not cluster.bus.is_up:
        return {"status": "degraded", "missing": "bus"}
    return {"status": "ready"}


def _failure(request: AnyRequest, error: ApiError) -> Response[Failure]:
    backend: Backend = request.app.state.backend
    backend.connections.closed += 1
    return Response(error.as_failure(), status_code=error.status)


def _on_api_error(request: AnyRequest, error: ApiError) -> Response[Failure]:
    return _failure(request, error)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[Failure]:
    ids = {404: "server-no-such-page", 405: "server-no-such-page", 413: "server-too-large-request"}
    if error.status_code in ids:
        return _failure(request, ApiError(error.status_code, ids[error.status_code]))
    if error.status_code == 400 and _lacks_body(request):
        return _failure(request, ApiError(400, "server-no-body"))
    details = [_detail(each) for each in error.extra or [] if isinstance(each, dict)]
    said = "; ".join(details) or error.detail
    return _failure(request, ApiError(error.status_code, "server-bad-request", problem=said))


def _detail(wrong: dict[str, Any]) -> str:
    """What is wrong, and with which part of the address if it is that."""
    said = str(wrong.get("message", ""))
    return f"{wrong['key']}: {said}" if wrong.get("source") == "query" else said


def _lacks_body(request: AnyRequest) -> bool:
    headers = request.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return empty and request.method in ("POST", "PUT")


def _on_error(request: AnyRequest, error: Exception) -> Response[Failure]:
    _log.error("a request failed: %s", safe_traceback(error))
    return _failure(request, ApiError(500, "server-failed"))


def make_app(backend: Backend, metrics: socket.socket | None = None) -> Litestar:
    """The application of a backend, which it closes when it ends. Metrics have a socket of their own."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        """The games are read before anybody comes, so that the first visitor does not wait for them."""
        introductions()
        backend.bots.start()
        try:
            async with AsyncExitStack() as stack:
                if metrics is not None:
                    await stack.enter_async_context(serving_metrics(backend.metrics, metrics))
                    await stack.enter_async_context(sampling(backend.metrics, backend.store.check))
                if backend.settings.owns_process:
                    await stack.enter_async_context(
                        scheduled_collection(backend.lobby.last_shown, lambda: backend.connections.closed)
                    )
                if backend.cluster is not None:
                    await backend.cluster.start(app)  # type: ignore[arg-type]
                yield
        finally:
            await backend.close()

    return Litestar(
        [api, table_socket, *with_summaries([health, ready]), client_file],
        lifespan=[lifespan],
        state=State({"backend": backend}),
        dependencies={"backend": Provide(lambda: backend, sync_to_thread=False)},
        guards=[guard],
        middleware=[with_headers],
        exception_handlers={ApiError: _on_api_error, HTTPException: _on_http_error, Exception: _on_error},
        openapi_config=openapi(),
        request_max_body_size=backend.settings.bounds.table_request,
        logging_config=None,
    )


def _with_heads(app: ASGIApp) -> ASGIApp:
    """Every route that only reads also answers HEAD; uvicorn leaves the body out."""

    async def answering(scope: Any, receive: Receive, send: Send) -> None:
        asked = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        await app(asked, receive, send)  # type: ignore[arg-type]

    return answering


def _clustered(app: Litestar, backend: Backend) -> Any:
    """The application, or what passes on to other processes what they shall answer."""
    return app if backend.cluster is None else backend.cluster.forwarding(app)  # type: ignore[arg-type]


def make_server(backend: Backend, metrics: socket.socket | None = None) -> DrainingServer:
    """A backend behind uvicorn, without an access log: who looks at which table is nobody's business."""
    bounds = backend.settings.bounds
    connections = backend.connections
    config = uvicorn.Config(
        _with_heads(_clustered(make_app(backend, metrics), backend)),
        log_config=None,
        access_log=False,
        http=partial(GuardedHttp, bounds, connections),  # type: ignore[arg-type]
        backlog=connections.capacity.at_once,
        timeout_keep_alive=bounds.keep_alive,  # type: ignore[arg-type]
        forwarded_allow_ips=[*PROXIES, *backend.settings.proxies],
        ws=partial(GuardedSocket, bounds),  # type: ignore[arg-type]
        # Updates are small, and how well secrets compress beside what a guest wrote would tell of them.
        ws_per_message_deflate=False,
        ws_max_size=4 * bounds.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return DrainingServer(config, backend)
