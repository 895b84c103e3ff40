"""Somebody who does their worst from one address: what they sent, and what the server said to it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, final

import httpx
import msgspec

from veillee.server.messages import PROTOCOL
from veillee.torture.http_client import ME, HttpClient, Person, Unanswered
from veillee.torture.websocket_client import WebSocketClient, dial

#: Messages a second on one socket that the server just bears.
POLITE: Final = 18.0


class Attacked(msgspec.Struct, frozen=True):
    """What came of an attack; the table that was opened last, and the cookie of who sits there."""

    sent: dict[str, int]
    answers: dict[str, int]
    cookie: str = ""
    table: str = ""


@final
class Attacker:
    """An attacker at an address of this machine; `answers` counts what came of all that was tried."""

    def __init__(self, address: str, source: str, seconds: float) -> None:
        self.address = address
        self.source = source
        self._seconds = seconds
        #: When it is over, once it has begun.
        self._end: float | None = None
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self._wires: list[WebSocketClient] = []
        #: The table that was opened last, and by whom.
        self._last: tuple[Person, str] | None = None

    def goes_on(self) -> bool:
        """Whether there is time left, which begins when this is first asked."""
        if self._end is None:
            self._end = time.perf_counter() + self._seconds
        return time.perf_counter() < self._end

    async def wait(self) -> None:
        await asyncio.sleep(self._seconds)

    def close(self) -> None:
        for wire in self._wires:
            wire.close()

    # By HTTP

    async def by_http(self, what: str, ask: Callable[[HttpClient], Awaitable[Any]], at_once: int = 4) -> None:
        """Ask the same again and again, several at once, until the time is over."""

        async def nag() -> None:
            async with HttpClient(self.address, self.source) as http:
                while self.goes_on():
                    self.sent[what] += 1
                    self.answers[await _outcome(ask(http))] += 1
                    await asyncio.sleep(0.005)

        await asyncio.gather(*[nag() for _ in range(at_once)])

    async def open_table(self, game: str = "fairy-tale", seats: int = 2) -> tuple[Person, str]:
        """A table at which the attacker has all seats."""
        async with HttpClient(self.address, self.source) as http:
            person = await http.introduce("Mallory")
            table, _ = await http.open(person, game, [ME] * seats)
        self._last = person, table
        return person, table

    def outcome(self) -> Attacked:
        cookie, table = (self._last[0].cookie, self._last[1]) if self._last else ("", "")
        return Attacked(dict(self.sent), dict(self.answers.most_common(12)), cookie, table)

    # By sockets

    async def dial(
        self, person: Person, table: str, hear: Callable[[dict[str, Any]], None] = lambda _: None
    ) -> WebSocketClient | None:
        """A socket at a table that has said hello; None if the server will not have it."""

        def count(payload: bytes) -> None:
            message = msgspec.json.decode(payload)
            if message["type"] != "update":
                self.answers[message["type"]] += 1
            hear(message)

        self.sent["socket"] += 1
        try:
            wire = await dial(self.address, table, person.cookie, count, self._lose, self.source)
        except OSError as error:
            self.answers[f"socket: {error}"] += 1
            return None
        self._wires.append(wire)
        self.say(wire, type="hello", protocol=PROTOCOL, since={})
        return wire

    def _lose(self) -> None:
        self.answers["socket closed"] += 1

    def say(self, wire: WebSocketClient, **message: Any) -> None:
        self.sent[message["type"]] += 1
        wire.send(msgspec.json.encode(message))

    async def flood(self, wires: list[WebSocketClient], message: Callable[[int], dict[str, Any]]) -> None:
        """Send messages over all sockets, on each as fast as the server bears, until the time is over."""
        numbers = _count()
        while self.goes_on():
            for wire in wires:
                if wire.is_open:
                    self.say(wire, **message(next(numbers)))
            await asyncio.sleep(1 / POLITE)


def _count() -> Iterator[int]:
    number = 0
    while True:
        number += 1
        yield number


async def _outcome(asking: Awaitable[Any]) -> str:
    try:
        await asking
    except Unanswered as problem:
        return str(problem.status)
    except (httpx.HTTPError, OSError) as error:
        return type(error).__name__
    return "taken"
