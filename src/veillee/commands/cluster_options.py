"""How `veillee serve` is told that it is one of several processes, and which proxies stand before it."""

from __future__ import annotations

import ipaddress
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from veillee.commands.command import CommandError
from veillee.server.settings import ClusterSettings, Settings


def add_cluster_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--bus",
        metavar="URL",
        help="share the database with other servers, and limits by this Redis server, as redis://host;"
        " VEILLEE_BUS may name it too",
    )
    parser.add_argument(
        "--link",
        metavar="ADDRESS",
        help="with --bus, where the other servers reach this one, as 10.0.0.7 or 10.0.0.7:8100 (127.0.0.1)",
    )
    parser.add_argument(
        "--lease",
        type=float,
        default=ClusterSettings("").lease,
        metavar="SECONDS",
        help="with --bus, after how long without a sign of life others take its tables (2)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them, whose word is taken for a guest's address; may be repeated",
    )


def cluster_of(arguments: Namespace, settings: Settings) -> ClusterSettings | None:
    """What --bus names or, with a database, VEILLEE_BUS; None for a server alone."""
    named = arguments.bus if arguments.bus is not None else os.environ.get("VEILLEE_BUS") or None
    if named is None:
        if arguments.link is not None:
            raise CommandError("--link is for servers that share a database: name their bus with --bus")
        return None
    if settings.database is None:
        raise CommandError("--bus is for servers that share a PostgreSQL database: name it with --db")
    if not 0.5 <= arguments.lease <= 60:
        raise CommandError(f"--lease {arguments.lease:g} should be 0.5 to 60 seconds")
    host, port = _link(arguments.link or "127.0.0.1")
    return ClusterSettings(named, host, port, arguments.lease)


def _link(text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":") if text.count(":") == 1 or "]" in text else (text, "", "")
    if text.endswith("]"):
        host, colon, port = text, "", ""
    host = host.strip("[]")
    number = int(port) if port.isascii() and port.isdigit() else 0
    if not host or (colon and not 0 < number <= 65535) or host in ("0.0.0.0", "::"):  # noqa: S104 - refused
        raise CommandError(f"--link {text!r} should read like 10.0.0.7 or 10.0.0.7:8100")
    return host, number


def proxies_of(arguments: Namespace) -> tuple[str, ...]:
    for text in arguments.proxy:
        try:
            ipaddress.ip_network(text)
        except ValueError as error:
            raise CommandError(f"--proxy {text!r} should read like 10.0.0.2 or 10.0.0.0/24") from error
    return tuple(arguments.proxy)


@contextmanager
def bus_errors() -> Iterator[None]:
    """What is wrong with the bus, as wrong input."""
    from veillee.server.cluster.bus import BusError  # noqa: PLC0415 - the other commands start without it

    try:
        yield
    except BusError as error:
        raise CommandError(str(error)) from error
