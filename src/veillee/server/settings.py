"""How a server is run: where its data lie, who may talk to it, how fast it plays, and how much it bears."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

from platformdirs import user_data_path


@dataclass(frozen=True)
class Pace:
    """The public clock of all tables, in seconds."""

    #: When a question that leaves one option is answered for the seat; nobody is seen done before.
    forced: float = 2.0
    #: When a bot answers.
    bots: float = 0.6
    #: When the server cuts for seats that have not, counted from the moment all are taken.
    cut: float = 10.0
    #: How long a window stays open where the table does not say; 0 for as long as everybody needs.
    window: float = 4.0
    #: When the strongest level answers, and when it does where the question is a large one.
    strongest: float = 1.0
    strongest_large: float = 2.0


#: No waiting at all: for tests, and for bots among themselves. Bots that search have no time to.
AT_ONCE: Final = Pace(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

#: How the names of bounds end that count, and more than anybody asks for.
_COUNTED: Final = ("_per_second", "_per_hour", "_per_address", "_at_once")
_ANY: Final = 10**9
#: What this environment variable must say for a server without limits on how often; for tests alone.
TEST_LIMITS: Final = ("VEILLEE_TEST_LIMITS", "off")


@dataclass(frozen=True)
class Bounds:
    """How much one client, or one address, may ask for."""

    #: The largest message on a socket and the largest request, in bytes; a new table may bring its own cards.
    message: int = 16_384
    table_request: int = 131_072
    #: Messages per second on one socket, and how many may come at once.
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    #: The same for all sockets of one address together.
    address_messages_per_second: float = 100.0
    address_messages_at_once: int = 200
    #: The same for changing requests of one address.
    requests_per_second: float = 10.0
    requests_at_once: int = 100
    #: The same for all that only looks, the pages and pictures of the house among it.
    reads_per_second: float = 100.0
    reads_at_once: int = 2000
    #: New tables of one address, rematches and chapters among them.
    tables_per_hour: float = 120.0
    tables_at_once: int = 40
    #: Connections of one address, but for a proxy's, and in all; None for as many as there is room for.
    connections_per_address: int = 200
    connections: int | None = None
    #: How many seconds a request's head may take, its body, and a pause in taking what is sent.
    headers_within: float = 10.0
    body_within: float = 30.0
    send_within: float = 30.0
    #: After how many seconds without a request a connection is closed.
    keep_alive: float = 5.0
    #: Sockets of one address: open, newly opened in the long run, and newly opened at once.
    sockets_per_address: int = 100
    connects_per_second: float = 3.0
    connects_at_once: int = 150
    #: Choices that a seat takes back: in the long run, and at once.
    undos_per_second: float = 0.5
    undos_at_once: int = 30
    #: How long a socket may be silent before it says hello, and, if it counts its messages, between two of
    #: them; and how many messages may wait to be sent. Browsers let hidden pages ping once a minute.
    hello_within: float = 10.0
    silent_within: float = 150.0
    waiting_to_be_sent: int = 200

    @classmethod
    def lifted(cls) -> Bounds:
        """No limits on how often and how many: for `veillee torture`, whose people come from one address."""
        names = [each.name for each in fields(cls) if each.name.endswith(_COUNTED)]
        return replace(cls(), **dict.fromkeys(names, _ANY))


@dataclass(frozen=True)
class ClusterSettings:
    """How a process is one of several at a database."""

    #: The URL of a Redis server; it may hold a password.
    bus: str = field(repr=False)
    #: Where the other processes reach this one; port 0 is any that is free.
    host: str = "127.0.0.1"
    port: int = 0
    #: How many seconds it counts as living after it last said so: then others take its tables.
    lease: float = 2.0


@dataclass(frozen=True)
class Settings:
    """What `veillee serve` was told."""

    data: Path
    #: Origins that browsers may come from, besides this machine's own addresses.
    origins: tuple[str, ...] = ()
    pace: Pace = field(default_factory=Pace)
    bounds: Bounds = field(default_factory=Bounds)
    #: Processes in which bots think; 0 lets them think in the server's own.
    workers: int = 1
    #: How many seconds a bot may think before its process is replaced and something simpler answers.
    think_within: float = 10.0
    #: How many bytes of memory such a process may have, where the system can see to that.
    worker_memory: int = 2**30
    #: A table that nobody looks at leaves memory after so many seconds.
    idle: float = 60.0
    #: A game in which nothing has happened for so many seconds is kept whole.
    rest: float = 30.0
    #: Who has been off the line for so many seconds may be replaced by a stand-in.
    grace: float = 60.0
    #: Whether the process serves and does nothing else: how it looks for garbage is then the server's affair.
    owns_process: bool = False
    #: What links for others begin with; None if only this machine can reach the house.
    address: str | None = None
    #: The URL of a PostgreSQL database that takes the place of the data folder; it may hold a password.
    database: str | None = field(default=None, repr=False)
    #: Proxies, or networks of them, that are believed besides those of this machine.
    proxies: tuple[str, ...] = ()
    #: None where one process is the whole house.
    cluster: ClusterSettings | None = None


def default_data() -> Path:
    """The user's data folder, or what VEILLEE_HOME names."""
    named = os.environ.get("VEILLEE_HOME")
    return (Path(named) if named else user_data_path("veillee", appauthor=False)) / "server"
