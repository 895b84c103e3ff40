"""Tables at which random answers are given, one at a time, and what it takes until they are heard of.

An update that comes after an answer counts as caused by it: the next one is given at a table only when the
last was acknowledged and its seat has been shown what came of it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, final

import msgspec

from veillee.server.messages import PROTOCOL
from veillee.torture.http_client import FREE, ME, HttpClient, Person
from veillee.torture.server_messages import Asked, Done, Error, Refused, Update, Welcome, read
from veillee.torture.websocket_client import WebSocketClient, dial

#: A question with one option is answered by the server, unless it is one that waits; then by us, after this.
_FORCED_AFTER: Final = 0.3
#: After so long an answer that was acknowledged counts as shown: a sealed phase may show its seat nothing.
_SHOWN_AFTER: Final = 5.0
#: How long an answer may take at all, in seconds.
_LOST_AFTER: Final = 60.0

_encode = msgspec.json.encode


@dataclass
class Measurements:
    """What was heard while it was measured, in seconds and counts."""

    measuring: bool = False
    acks: list[float] = field(default_factory=list)
    shows: list[float] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Forget what was measured so far; errors stay."""
        self.measuring = True
        self.acks, self.shows, self.refusals = [], [], []


@final
class LoadSeat:
    """One person's socket at a table."""

    def __init__(self, table: LoadTable, person: Person, number: int) -> None:
        self._table = table
        self.person = person
        self.number = number
        self.asked = Asked()
        self.answered = -1
        self.since = 0.0
        self.wire: WebSocketClient | None = None
        #: When the answer was sent that this socket has not been shown anything of yet; 0 for none.
        self.waits_since = 0.0
        #: How many bytes of messages it was sent, but for those before a game's first answer.
        self.received = 0

    async def join(self, address: str, table: str, source: str | None = None) -> None:
        """Take the seat at a table's socket, in place of an earlier one."""
        self.leave()
        self.asked, self.answered, self.waits_since = Asked(), -1, 0.0
        self.wire = await dial(address, table, self.person.cookie, self._hear, self._table.lose, source)
        self.wire.send(_encode({"type": "hello", "protocol": PROTOCOL, "since": {}}))

    def leave(self) -> None:
        if self.wire is not None:
            wire, self.wire = self.wire, None
            wire.close()

    def is_ready(self, now: float) -> bool:
        """Whether it is asked something that the server waits for."""
        asked = self.asked
        if asked.number < 0 or asked.number == self.answered:
            return False
        return len(asked.options) > 1 or now > self.since + _FORCED_AFTER

    def answer(self, rng: Random) -> None:
        if self.wire is None:
            return
        self.answered = self.asked.number
        option = rng.choice(self.asked.options)
        number = self.asked.number
        self.wire.send(
            b'{"type":"answer","id":%d,"seat":%d,"decision":%d,"options":[%d]}'
            % (number, self.number, number, option)
        )

    def _hear(self, payload: bytes) -> None:
        heard = read(payload)
        if self._table.has_begun:
            self.received += len(payload)
        if isinstance(heard, Update):
            self._take_in(heard)
        elif isinstance(heard, Done):
            self._table.acknowledge(self)
        elif isinstance(heard, Welcome):
            self._cut(heard)
        elif isinstance(heard, Refused):
            self._table.refuse(str(heard.reasons))
        elif isinstance(heard, Error):
            self._table.measured.errors.append(heard.text)

    def _cut(self, welcome: Welcome) -> None:
        if self.wire is not None:
            for seat in welcome.seats:
                self.wire.send(_encode({"type": "cut", "seat": seat, "entropy": secrets.token_hex(32)}))

    def _take_in(self, update: Update) -> None:
        now = time.perf_counter()
        for name, news in update.seats.items():
            if int(name) == self.number:
                self.asked.take_in(news)
                self.since = now
        if update.seats and self.waits_since:
            if self._table.measured.measuring:
                self._table.measured.shows.append(now - self.waits_since)
            self.waits_since = 0.0
        self._table.notice(self, update.table.status)


@final
class LoadTable:
    """A table with its people. `free` is called when it may be given the next answer, `over` at the end."""

    def __init__(
        self,
        measured: Measurements,
        rng: Random,
        free: Callable[[LoadTable], None] = lambda _: None,
        over: Callable[[LoadTable], None] = lambda _: None,
    ) -> None:
        self.measured = measured
        self._rng = rng
        self._free = free
        self._over = over
        self.id = ""
        self.seats: list[LoadSeat] = []
        self.is_over = False
        self.answers = 0
        self._sent = 0.0
        self._sender: LoadSeat | None = None
        self._acked = False

    async def open(
        self,
        http: HttpClient,
        addresses: Sequence[str],
        game: str,
        names: list[str],
        source: str | None = None,
    ) -> None:
        """Let people with these names open the table and sit down."""
        people = [await http.introduce(name) for name in names]
        self.id, invitations = await http.open(people[0], game, [ME, *[FREE] * (len(people) - 1)])
        for seat, person in enumerate(people[1:], 1):
            await http.sit(person, self.id, seat, invitations[seat])
        self.seats = [LoadSeat(self, person, seat) for seat, person in enumerate(people)]
        await self.join(addresses, source)

    async def join(self, addresses: Sequence[str], source: str | None = None) -> None:
        """Come to the table, each by another process where there are several."""
        first = self._rng.randrange(len(addresses)) if len(addresses) > 1 else 0
        for number, seat in enumerate(self.seats, first):
            await seat.join(addresses[number % len(addresses)], self.id, source)

    async def play_again(self, http: HttpClient, addresses: Sequence[str], source: str | None = None) -> None:
        """A rematch at a new table, with new sockets."""
        opened = await http.post(self.seats[0].person, f"/api/v1/tables/{self.id}/rematch")
        self.leave()
        self.id = opened["id"]
        self.is_over, self._sender, self._sent = False, None, 0.0
        await self.join(addresses, source)

    def leave(self) -> None:
        for seat in self.seats:
            seat.leave()

    @property
    def has_begun(self) -> bool:
        """Whether an answer was given in this game."""
        return self._sent > 0

    @property
    def received(self) -> int:
        return sum(seat.received for seat in self.seats)

    # Answers

    def give(self, now: float) -> bool:
        """Give an answer, if the last one is done with and somebody is asked; whether one was given."""
        if self.is_over or self._is_busy(now):
            return False
        ready = [seat for seat in self.seats if seat.is_ready(now)]
        if not ready:
            return False
        sender = self._rng.choice(ready)
        self._sender, self._acked, self._sent = sender, False, time.perf_counter()
        for seat in self.seats:
            seat.waits_since = self._sent
        sender.answer(self._rng)
        return True

    def _is_busy(self, now: float) -> bool:
        if self._sender is None:
            return False
        if now > self._sent + _LOST_AFTER and not self._acked:
            self.measured.errors.append(
                f"table {self.id}: an answer was not acknowledged in {_LOST_AFTER:g} s"
            )
            self._sender = None
            return False
        return not (self._acked and now > self._sent + _SHOWN_AFTER)

    def waiting_for(self, now: float) -> float:
        """For how long an answer has not been acknowledged."""
        return 0.0 if self._sender is None or self._acked else now - self._sent

    def acknowledge(self, seat: LoadSeat) -> None:
        if seat is not self._sender:
            return
        if self.measured.measuring:
            self.measured.acks.append(time.perf_counter() - self._sent)
        self.answers += 1
        self._acked = True

    def refuse(self, reasons: str) -> None:
        self.measured.refusals.append(reasons)
        self._sender = None
        self._free(self)

    def notice(self, seat: LoadSeat, status: object) -> None:
        """A seat has been shown something."""
        if seat is self._sender and self._acked:
            self._sender = None
        if status in ("over", "abandoned") and not self.is_over:
            self.is_over = True
            self._over(self)
        elif self._sender is None:
            self._free(self)

    def lose(self) -> None:
        """A socket was closed."""
        self.measured.errors.append(f"table {self.id}: the server closed a socket")


async def open_tables(
    tables: list[LoadTable], addresses: Sequence[str], game: str, players: int, opened: Callable[[int], None]
) -> None:
    """Open tables, a few at once; `opened` is told how many are."""
    waiting = list(reversed(list(enumerate(tables))))
    count = 0

    async def usher(address: str) -> None:
        nonlocal count
        async with HttpClient(address) as http:
            while waiting:
                number, table = waiting.pop()
                names = [f"Guest {number}-{seat}" for seat in range(players)]
                await table.open(http, addresses, game, names)
                count += 1
                opened(count)

    await asyncio.gather(*[usher(addresses[number % len(addresses)]) for number in range(4)])
