"""Who may talk to the server, how often, and what browsers are told to allow."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from typing import Final, final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: Every file comes from the server itself; no script or style stands in a page.
_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

#: Beyond so many addresses the fullest buckets are forgotten.
_MOST_ADDRESSES: Final = 10_000


def with_headers(app: ASGIApp) -> ASGIApp:
    """Middleware that gives every answer the headers above."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)  # type: ignore[comparison-overlap]

    return guarded


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


@final
class Buckets:
    """Token buckets, one for each key: so many at once, and so many a second in the long run."""

    def __init__(self, per_second: float, at_once: int, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Take one; False if there is none left."""
        now = self._clock()
        left, since = self._left.get(key, (float(self._at_once), now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        if key not in self._left and len(self._left) >= _MOST_ADDRESSES:
            self._forget(now)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Forget who has asked for nothing in a long time, or else the first half."""
        refill = self._at_once / self._per_second
        kept = {key: value for key, value in self._left.items() if now - value[1] < refill}
        if len(kept) >= _MOST_ADDRESSES:
            kept = dict(list(kept.items())[_MOST_ADDRESSES // 2 :])
        self._left = kept
