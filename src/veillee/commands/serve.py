"""`veillee serve`: the game house in the browser."""

from __future__ import annotations

import os
import signal
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import segno

from veillee.commands.cluster_options import add_cluster_arguments, bus_errors, cluster_of, proxies_of
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.output import print_json
from veillee.commands.store_access import add_store_arguments, settings_of, store_errors
from veillee.server.addresses import (
    EVERYWHERE,
    TRIES,
    free_socket,
    has_desktop,
    is_loopback,
    outside_address,
)
from veillee.server.settings import AT_ONCE, TEST_LIMITS, Bounds, Pace, Settings

_PACES = {
    "calm": Pace(),
    "brisk": Pace(forced=1.0, bots=0.25, strongest=0.5, strongest_large=1.0),
    "at-once": AT_ONCE,
}


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host", metavar="ADDRESS", help="the address to listen on (127.0.0.1, this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, metavar="N", help="the port, or the next one that is free (8000)"
    )
    add_store_arguments(parser)
    parser.add_argument(
        "--lan", action="store_true", help="let everybody in the home network play, and show the address"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="an address browsers come by, as https://games.example; may be repeated",
    )
    parser.add_argument(
        "--pace", choices=sorted(_PACES), default="calm", help="how fast bots and the table's clock go (calm)"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes in which bots think (1)"
    )
    parser.add_argument(
        "--grace",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="after so long off the line a guest's seat may be given to a stand-in, until they return (60)",
    )
    parser.add_argument(
        "--metrics",
        type=int,
        metavar="PORT",
        help="serve counters for Prometheus at /metrics on this port of 127.0.0.1 (nowhere)",
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how warnings and errors are written (text)"
    )
    add_cluster_arguments(parser)
    parser.add_argument("--open", action="store_true", help="open the browser, where there is a desktop")


def _run(arguments: Namespace) -> int:
    from veillee.server.app import make_server  # noqa: PLC0415 - the other commands start without it
    from veillee.server.backend import Backend  # noqa: PLC0415
    from veillee.server.limits.connections import raise_descriptor_limit  # noqa: PLC0415
    from veillee.server.monitoring.logs import logging_to_stderr  # noqa: PLC0415

    settings = _settings(arguments)
    raise_descriptor_limit()
    host = arguments.host or ("0.0.0.0" if arguments.lan else "127.0.0.1")  # noqa: S104 - it was asked for
    with ExitStack() as stack:
        listening = stack.enter_context(_listen(host, arguments.port))
        metrics = None
        if arguments.metrics is not None:
            metrics = stack.enter_context(_listen("127.0.0.1", arguments.metrics, tries=1))
        number, port = listening.getsockname()[:2]
        outside = outside_address(number, port)
        stack.enter_context(logging_to_stderr(as_json=arguments.log == "json"))
        with store_errors(), bus_errors():
            backend = Backend(replace(settings, address=settings.origins[0] if settings.origins else outside))
        server = make_server(backend, metrics)
        _on_signals(server.handle_exit)
        _announce(arguments, host, port, outside if arguments.lan else None, _port_of(metrics))
        server.run(sockets=[listening])
        backend.release()
        _on_signals(signal.SIG_IGN)
    return OK


def _listen(host: str, port: int, tries: int = TRIES) -> socket.socket:
    try:
        return free_socket(host, port, tries)
    except (OSError, OverflowError) as error:
        raise CommandError(f"cannot listen on {host} port {port}: {error}") from error


def _port_of(listening: socket.socket | None) -> int | None:
    return None if listening is None else int(listening.getsockname()[1])


def _on_signals(handler: Any) -> None:
    """Also those that come before the server listens for them, or while it closes, end it in good order."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, handler)


def _settings(arguments: Namespace) -> Settings:
    if not 0 <= arguments.port <= 65535:
        raise CommandError(f"--port {arguments.port} is not a port: 0 to 65535")
    if arguments.metrics is not None and not 0 <= arguments.metrics <= 65535:
        raise CommandError(f"--metrics {arguments.metrics} is not a port: 0 to 65535")
    if not 0 <= arguments.workers <= 64:
        raise CommandError(f"--workers {arguments.workers} should be 0 to 64")
    if not arguments.grace >= 0:
        raise CommandError(f"--grace {arguments.grace:g} should be 0 or more seconds")
    if arguments.lan and arguments.host is not None and is_loopback(arguments.host):
        raise CommandError(f"--lan lets others in, but only this machine reaches --host {arguments.host}")
    settings = settings_of(arguments)
    return replace(
        settings,
        origins=tuple(_origin(origin) for origin in arguments.origin),
        pace=_PACES[arguments.pace],
        bounds=_bounds(),
        workers=arguments.workers,
        grace=arguments.grace,
        owns_process=True,
        cluster=cluster_of(arguments, settings),
        proxies=proxies_of(arguments),
    )


def _bounds() -> Bounds:
    """The usual limits; none on how often, if a test setting says so."""
    name, off = TEST_LIMITS
    if os.environ.get(name) != off:
        return Bounds()
    print(f"{name}={off}: limits on how often are OFF; this is for tests, not for guests", file=sys.stderr)
    return Bounds.lifted()


def _origin(text: str) -> str:
    from veillee.server.origins import origin_of  # noqa: PLC0415 - the other commands start without it

    try:
        return origin_of(text)
    except ValueError as error:
        raise CommandError(f"--origin {text!r} should read like https://games.example") from error


def _announce(arguments: Namespace, host: str, port: int, lan: str | None, metrics: int | None) -> None:
    name = f"[{host}]" if ":" in host else host
    here = f"http://{'localhost' if is_loopback(host) or host in EVERYWHERE else name}:{port}"
    if arguments.json:
        print_json({"address": here, "lan": lan, "port": port, "metrics": metrics})
        sys.stdout.flush()
    else:
        if port != arguments.port and arguments.port:
            print(f"Port {arguments.port} is taken; using {port}.")
        print(f"Veillée is open at {here}", flush=True)
        if arguments.lan:
            _announce_lan(lan)
        if metrics is not None:
            print(f"Metrics are at http://127.0.0.1:{metrics}/metrics", flush=True)
        print("Press Ctrl-C to close the house.", flush=True)
    if arguments.open and has_desktop():
        webbrowser.open(here)


def _announce_lan(lan: str | None) -> None:
    if lan is None:
        print("This machine does not seem to be in a network; nobody else can reach it.")
        return
    print(f"In the home network: {lan}")
    segno.make(lan, error="m").terminal(compact=True)


COMMAND = Command(
    "serve",
    "Open the game house in the browser: tables for people and bots, kept at every answer.",
    (
        "veillee serve",
        "veillee serve --lan",
        "veillee serve --port 8080 --origin https://games.example",
        "veillee serve --db postgresql://veillee@localhost/veillee",
        "veillee serve --db postgresql://veillee@localhost/veillee --bus redis://localhost",
    ),
    {OK: "the house was closed"},
    _arguments,
    _run,
)
