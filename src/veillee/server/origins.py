"""Which pages browsers may come from."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, final
from urllib.parse import urlsplit

#: Browsers leave these out of an origin.
_USUAL_PORTS: Final = {"http": 80, "https": 443}


def origin_of(url: str) -> str:
    """The origin a browser names for an address without a path; ValueError if it is none."""
    parts = urlsplit(url.rstrip("/"))
    if parts.scheme not in _USUAL_PORTS or not parts.hostname or url.rstrip("/").count("/") != 2:
        raise ValueError(url)
    if parts.query or parts.fragment or parts.username is not None:
        raise ValueError(url)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname.encode("idna").decode()
    usual = parts.port in (None, _USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{name}" if usual else f"{parts.scheme}://{name}:{parts.port}"


@final
class Origins:
    """Where browsers may come from: the origins that were named, or the very address they reached us by.

    The latter only if that address is this machine by name or number: a stranger's name that was made to
    point here is refused.
    """

    def __init__(self, named: tuple[str, ...]) -> None:
        self._named = {origin_of(origin) for origin in named}

    def allow(self, origin: str | None, host: str | None) -> bool:
        """Programs that are no browsers send no origin, and no browser leaves it out where it matters."""
        if origin is None:
            return True
        if origin.lower() in self._named:
            return True
        reached = (host or "").lower()
        return origin.lower() in (f"http://{reached}", f"https://{reached}") and is_local(reached)


def is_local(host: str) -> bool:
    """Whether a host is a number or this machine's own name; other names could be made to point here."""
    name = urlsplit(f"//{host}").hostname or ""
    own = socket.gethostname().lower()
    if name in ("localhost", own, f"{own}.local"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
