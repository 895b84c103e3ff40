"""Addresses: a port that is free, and where this machine can be reached."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket
import sys
from typing import Final

#: How many ports are tried, from the one that was asked for.
TRIES: Final = 50
#: Listening here is listening on all addresses of this machine.
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - listened to only if asked for


def free_socket(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """A listening socket on this port or the next that is free; OSError if there is none."""
    for candidate in range(port, port + tries) if port else [0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # By its protocol asyncio knows that small messages shall not wait for one another there.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(1024)
        except OSError as error:
            found.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or candidate == port + tries - 1:
                raise
            continue
        return found
    raise OSError(errno.EADDRINUSE, "no port is free")


def home_address() -> str | None:
    """This machine's address in the home network, if it is in one; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found
    return None


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_of(address: str) -> str:
    """Whom limits count: an IPv4 address, or the /64 of an IPv6 address, all of which is one customer's."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


def outside_address(host: str, port: int) -> str | None:
    """Where others reach a server that listens on this address; None if nobody else can."""
    if is_loopback(host):
        return None
    home = home_address() if host in EVERYWHERE else host
    if home is None:
        return None
    return f"http://[{home}]:{port}" if ":" in home else f"http://{home}:{port}"


def has_desktop() -> bool:
    """Whether a browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
