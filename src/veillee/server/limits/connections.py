"""How many connections are open, of one address and in all, so that nobody takes up what others need."""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from veillee.server.addresses import network_of
from veillee.server.settings import Bounds

if sys.platform != "win32":
    import resource

#: Peers whose word is taken for the address of a guest; limits by address would shut out a proxy's guests.
PROXIES: Final = ("127.0.0.1", "::1")
#: Descriptors kept for the database, logs, and pipes to workers.
_KEPT: Final = 96
#: No more than so many are of use; on Windows, which has no such limit, so many are safe.
_MOST: Final = 65_536
_FEWEST: Final = 512


def raise_descriptor_limit() -> None:
    """Let this process open as many files and connections as its hard limit allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST if hard == resource.RLIM_INFINITY else min(hard, _MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@dataclass(frozen=True)
class Capacity:
    """How many connections there is room for, and how many may be accepted in one go."""

    connections: int
    at_once: int


def capacity(most: int | None = None) -> Capacity:
    """Capacity by the limit on descriptors.

    A connection too many holds a descriptor until it is closed, a few turns of the event loop after it was
    accepted with all others of one go; room is kept for four goes.
    """
    limit = _descriptors()
    at_once = max(1, min(128, limit // 16))
    found = max(1, limit - _KEPT - 4 * at_once)
    return Capacity(found if most is None else min(most, found), at_once)


def _descriptors() -> int:
    if sys.platform == "win32":
        return _FEWEST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST if soft == resource.RLIM_INFINITY else min(soft, _MOST)


@final
class ConnectionSlot:
    """One open connection, counted until it is given up."""

    def __init__(self, connections: Connections, network: str, give_way: Callable[[], None]) -> None:
        self._connections = connections
        self._is_open = True
        self.network = network
        self.give_way = give_way

    def wait(self, is_waiting: bool) -> None:
        """Whether a whole request has yet to come: such a connection gives way if there is no room."""
        if is_waiting and self._is_open:
            self._connections.waiting[self] = None
        else:
            self._connections.waiting.pop(self, None)

    def give_up(self) -> None:
        """The connection is closed; doing it twice does no harm."""
        if self._is_open:
            self._is_open = False
            self.wait(False)
            self._connections.leave(self.network)


@final
class Connections:
    """The open connections of a server."""

    def __init__(self, bounds: Bounds, proxies: Sequence[str] = ()) -> None:
        self.capacity = capacity(bounds.connections)
        #: One address never takes all the room there is.
        self._per_address = min(bounds.connections_per_address, max(1, self.capacity.connections // 2))
        self._proxies = (*PROXIES, *proxies)
        self._open: Counter[str] = Counter()
        self._all = 0
        #: How many connections were closed and requests refused: each leaves garbage behind.
        self.closed = 0
        #: Those that have not sent a whole request yet, the longest waiting first.
        self.waiting: dict[ConnectionSlot, None] = {}

    def enter(self, peer: str, give_way: Callable[[], None]) -> ConnectionSlot | None:
        """A slot for a connection; None if its address has too many, or nobody else gives way."""
        network = network_of(peer)
        if self._open[network] >= self._per_address and not is_proxy(peer, self._proxies):
            return None
        if self._all >= self.capacity.connections and not self._make_room():
            return None
        self._open[network] += 1
        self._all += 1
        return ConnectionSlot(self, network, give_way)

    def leave(self, network: str) -> None:
        self.closed += 1
        self._all -= 1
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]

    def _make_room(self) -> bool:
        longest = next(iter(self.waiting), None)
        if longest is None:
            return False
        longest.give_up()
        longest.give_way()
        return True


def is_proxy(peer: str, proxies: Sequence[str] = PROXIES) -> bool:
    """Whether a peer is one of these addresses, or in one of these networks."""
    try:
        found = ipaddress.ip_address(peer)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return any((mapped or found) in ipaddress.ip_network(each) for each in proxies)
