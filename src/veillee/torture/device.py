"""One person's device at a table of a server that is killed: it knows what it was told, and comes back."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, final

import msgspec

from veillee.core.patches import patched
from veillee.core.serials import LineBroken, Serials
from veillee.server.messages import PROTOCOL
from veillee.torture.http_client import Person
from veillee.torture.ledger import LOST, Fault, Given, Promise, broken, without_nulls
from veillee.torture.websocket_client import WebSocketClient, dial

#: How long anybody waits for an answer before it counts as an error, in seconds.
PATIENCE: Final = 30.0
#: A device that has heard nothing for so long, in seconds, has heard all there is.
QUIET: Final = 0.2


#: What the server says when it misses something on a line; also when that was the first message.
_BROKEN: Final = ("server-line-broken", "server-no-hello")


class HungUp(ConnectionError):
    """The connection is gone."""


@dataclass
class Command:
    """Something that was asked for and is not answered yet."""

    kind: str
    seat: int
    more: dict[str, Any]
    given: Given | None = None
    #: When it was sent for the first time.
    since: float = 0.0


@final
class Device:
    """A socket with the seats of one person, and everything these were told."""

    def __init__(
        self,
        person: Person,
        blame: Callable[[Fault], None],
        soften: Callable[[Promise], None] = lambda _: None,
        silence: float = PATIENCE,
        noticed: Counter[str] | None = None,
        note_absence: Callable[[float], None] = lambda _: None,
    ) -> None:
        """A line on which nothing comes for `silence` seconds, though it was asked, is left for another."""
        self.person = person
        self._silence = silence
        self._blame = blame
        #: Called before a promise is looked at: others may have done something meanwhile.
        self._soften = soften
        #: Called with how many seconds it was away, when it is welcome again after its line was cut.
        self._note_absence = note_absence
        self._cut_at: float | None = None
        self.seats: list[int] = []
        self.info: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.messages: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[Any]] = {}
        #: Of each seat, the number of its last decision that was acknowledged and stands.
        self.answered: dict[int, int] = {}
        #: Of each seat, the decision whose answer was refused since it was last told anything.
        self.refused: dict[int, int] = {}
        self.pending: Command | None = None
        #: What must still hold, by seat, when it is told something for the first time after a restart.
        self.promises: dict[int, Promise] = {}
        #: How often it has come, and how often it had when it was promised that.
        self._joins = self._promised = 0
        self.changed = asyncio.Event()
        self.heard_at = 0.0
        self._reply: asyncio.Future[dict[str, Any]] | None = None
        self._ids = 0
        #: What was noticed of bad lines, and how often.
        self._noticed: Counter[str] = Counter() if noticed is None else noticed
        self._client = secrets.token_hex(16)
        self._serials = Serials()
        self._pongs = 0
        self._wire: WebSocketClient | None = None

    async def join(self, address: str, table: str) -> None:
        """Come, or come back, and say what it knows already."""
        self.leave()
        self._joins += 1
        self.info = {}
        self._wire = await dial(address, table, self.person.cookie, self._hear, self._lose)
        self._serials, self.heard_at = Serials(), time.monotonic()
        since = {str(seat): len(events) for seat, events in self.events.items()}
        self._say({"type": "hello", "protocol": PROTOCOL, "since": since, "client": self._client})
        async with asyncio.timeout(PATIENCE):
            while not self.info:
                await self.news()
        if self._cut_at is not None:
            self._note_absence(time.monotonic() - self._cut_at)
            self._cut_at = None

    def promise(self, promises: dict[int, Promise]) -> None:
        """Look at these when it has come back; whoever never lost the line was told everything in order."""
        self.promises, self._promised = promises, self._joins

    def forget(self) -> None:
        """What it knew belongs to an earlier table."""
        self.leave()
        self._cut_at = None
        self.seats, self.messages, self.events, self.answered = [], {}, {}, {}
        self.pending, self.promises, self.refused = None, {}, {}

    def leave(self) -> None:
        if self._wire is not None:
            wire, self._wire = self._wire, None
            wire.close()
        self._lose()

    @property
    def over(self) -> bool:
        return self.info.get("status") in ("over", "abandoned", "stopped")

    def was_quiet(self, at: float) -> bool:
        """Whether nothing is on its way to it or from it, and had not been for a while at that moment."""
        return self.pending is None and at > self.heard_at + QUIET

    def known(self) -> tuple[object, ...]:
        """All that it could show its people now, but for who else is there."""
        events = {seat: self.events[seat] for seat in self.messages}
        return self.seats, self.info["status"], without_nulls(self.messages), events

    def asked(self) -> list[int]:
        """The seats that are asked something to which no answer was acknowledged, or just refused."""
        numbers = {seat: self.decision(seat)["number"] for seat in self.seats}
        return [
            seat
            for seat, number in numbers.items()
            if number > self.answered.get(seat, -1) and number != self.refused.get(seat, -1)
        ]

    def decision(self, seat: int) -> dict[str, Any]:
        return self.messages.get(seat, {}).get("decision") or {"number": -1, "options": []}

    async def news(self, seconds: float = PATIENCE) -> None:
        """Wait until something is heard, or for so long; HungUp if the connection is gone."""
        if self._wire is None or not self._wire.is_open:
            raise HungUp
        self.changed.clear()
        try:
            async with asyncio.timeout(min(seconds, self._silence / 4)):
                await self.changed.wait()
        except TimeoutError:
            self._ask_the_line()

    async def settle(self) -> None:
        """Wait until everything is here that the server has said until now."""
        pongs = self._pongs
        self._say({"type": "ping"})
        while self._pongs == pongs:
            await self.news()

    def _ask_the_line(self) -> None:
        """See to it that a loss is noticed; HungUp if nothing has come for too long."""
        silent = time.monotonic() - self.heard_at
        if silent > self._silence:
            self._leave_broken("silent")
            raise HungUp
        if silent > self._silence / 4 or self.pending is not None:
            self._say({"type": "ping"})

    def _leave_broken(self, why: str) -> None:
        self._noticed[why] += 1
        self.leave()

    # Asking for something

    async def command(self, command: Command) -> dict[str, Any]:
        """Ask for something and wait for the answer; HungUp if there is none because the server is gone."""
        self._ids += 1
        self.pending = command
        self._reply = asyncio.get_running_loop().create_future()
        self._say({"type": command.kind, "id": self._ids, "seat": command.seat, **command.more})
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await self._answered(self._reply)
        except TimeoutError:
            self._blame(Fault("error", f"{command.kind} of seat {command.seat} was not answered"))
            raise HungUp from None
        self.pending = None
        return reply

    async def _answered(self, reply: asyncio.Future[dict[str, Any]]) -> dict[str, Any]:
        while not reply.done():
            await asyncio.wait([reply], timeout=self._silence / 4)
            if not reply.done():
                self._ask_the_line()
        return reply.result()

    def _say(self, message: dict[str, Any]) -> None:
        if self._wire is None or not self._wire.is_open:
            raise HungUp
        self._wire.send(msgspec.json.encode({**message, "serial": self._serials.next()}))

    # Hearing

    def _lose(self) -> None:
        if self._wire is not None and self._cut_at is None:
            self._cut_at = time.monotonic()
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(HungUp())
            self._reply.exception()
        self.changed.set()

    def _hear(self, payload: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(payload)
        try:
            if self._serials.is_new(message.get("serial", 0)):
                self._take(message)
            else:
                self._noticed["doubled"] += 1
        except LineBroken:
            self._leave_broken("missing")

    def _take(self, message: dict[str, Any]) -> None:
        self.heard_at = time.monotonic()
        match message["type"]:
            case "welcome":
                self.info, self.game, self.seats = message["table"], message["game"], message["seats"]
                self.messages = {}
                for seat in self.seats:
                    self._say({"type": "cut", "seat": seat, "entropy": f"{seat + 1:064x}"})
            case "update":
                self._take_in(message)
            case "done" | "refused":
                self._answer(message)
            case "error" if message["message"] in _BROKEN:
                self._noticed["missing at the server"] += 1
            case "error":
                self._blame(Fault("error", message["text"]))
            case "pong":
                self._pongs += 1
        self.changed.set()

    def _answer(self, message: dict[str, Any]) -> None:
        """A command is answered; what is acknowledged is promised from this moment on."""
        command = self.pending
        if command is None or self._reply is None or self._reply.done() or message["id"] != self._ids:
            return
        if message["type"] == "done" and command.given is not None:
            command.given.acknowledged = True
            self.answered[command.seat] = command.given.key.decision
        self.pending = None
        self._reply.set_result(message)

    def _take_in(self, update: dict[str, Any]) -> None:
        self.info = patched(self.info, update.get("table", {}))
        self.refused.clear()
        for name, patch in update["seats"].items():
            seat = int(name)
            self._take_in_events(seat, patch)
            rest = {key: value for key, value in patch.items() if key not in ("events", "events_from")}
            self.messages[seat] = patched(self.messages.get(seat, {}), rest)
            promise = self.promises.pop(seat, None)
            if promise is not None and self._joins > self._promised:
                self._soften(promise)
                for fault in broken(promise, self.events[seat], self.messages[seat]):
                    self._blame(Fault(fault.kind, f"seat {seat}: {fault.text}"))
            number = self.decision(seat)["number"]
            if 0 <= number <= self.answered.get(seat, -1):
                self.answered[seat] = number - 1  # it was taken back

    def _take_in_events(self, seat: int, patch: dict[str, Any]) -> None:
        known = self.events.setdefault(seat, [])
        first = patch.get("events_from", len(known))
        if first > len(known):
            self._blame(Fault(LOST, f"seat {seat} is told events from {first}, it has {len(known)}"))
        news = patch.get("events", [])
        self.events[seat] = [*known[:first], *news]
        if any(event["event"] == "take-back" for event in news):
            self.answered.pop(seat, None)
