"""Tables at a server that is killed again and again: what is played there, by whom, and what they ask for."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar, final

import httpx

from veillee.torture.crash_kinds import Kind
from veillee.torture.device import PATIENCE, QUIET, Command, Device
from veillee.torture.http_client import FREE, ME, HttpClient, Person, Unanswered
from veillee.torture.ledger import LOST, Fault, Key, Ledger, Promise
from veillee.torture.record_check import faults_in

T = TypeVar("T")

BOT: Final = {"kind": "bot", "bot": "random"}

_NOTHING: Final = Promise([])

#: How often people ask for something else than to answer.
_UNDO, _ABANDON, _PAUSE, _ORDERS, _NAP = 0.03, 0.002, 0.01, 0.02, 0.01


@dataclass
class SharedState:
    """What all tables know of the server: where it is, whether it is there, and what it has done wrong."""

    seed: int
    #: Where people may come: one of several, where several processes are one house.
    addresses: list[str] = field(default_factory=list)
    #: Where their sockets go, if not there too; and after how many silent seconds they are left for others.
    line: str | None = None
    silence: float = PATIENCE
    #: Looks at a device, at a table that is over, before it leaves.
    look: Callable[[CrashTable, Device], Awaitable[None]] | None = None
    #: Whether a process may say that another one answers in a moment.
    may_move: bool = False
    kills: int = 0
    killed_at: float = 0.0
    #: Whether all games shall come to their end now.
    closing: bool = False
    up: asyncio.Event = field(default_factory=asyncio.Event)
    #: Set whenever an answer is sent.
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    faults: list[dict[str, Any]] = field(default_factory=list)
    acknowledged: int = 0
    #: What was asked for and done, and what was looked at after restarts.
    done: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    befallen: Counter[str] = field(default_factory=Counter)
    #: What devices have noticed of bad lines.
    noticed: Counter[str] = field(default_factory=Counter)
    records: dict[str, str] = field(default_factory=dict)
    #: What last befell a server, and for how long people were away then whose line was cut.
    way: str = ""
    away: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    @property
    def address(self) -> str:
        """Anywhere, as a load balancer does it."""
        return random.choice(self.addresses)

    def note_absence(self, seconds: float) -> None:
        self.away[self.way].append(seconds)

    async def ask(self, question: Callable[[HttpClient], Awaitable[T]]) -> T:
        """Ask by HTTP until there is an answer, however often the server is killed meanwhile."""
        while True:
            await self.up.wait()
            try:
                async with HttpClient(self.address) as http:
                    return await question(http)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
            except Unanswered as problem:
                is_away = self.may_move and problem.status in (502, 503, 504)
                if not (problem.is_farewell or is_away):
                    raise
                await asyncio.sleep(0.05)

    async def introduce(self, name: str) -> Person:
        return await self.ask(lambda http: http.introduce(name))

    async def record(self, table: str) -> str:
        return (await self.ask(lambda http: http.get(f"/api/v1/tables/{table}/record"))).text


@final
class CrashTable:
    """The people at one table, and at those that follow it."""

    def __init__(self, shared: SharedState, kind: Kind, rng: Random) -> None:
        self._shared = shared
        self.kind = kind
        self._rng = rng
        self.id = ""
        self.devices: list[Device] = []
        self._ledger = Ledger()
        self._trail: deque[str] = deque(maxlen=25)
        self._nap_until = 0.0
        #: When something was last sent or answered that takes choices back, and anything was sent at all.
        self._undoing_at = self._acted_at = 0.0
        self._undoing = 0
        #: Whether the table is paused, as its first person was told; None while that is not sure.
        self._paused: bool | None = None
        self._checks_pause: bool | None = None

    async def run(self) -> None:
        """Play one game after the other until all shall come to their end."""
        await self._open()
        while True:
            await asyncio.gather(*[self._attend(device) for device in self.devices])
            await self._close()
            if self._shared.closing:
                return
            await self._open_next()

    # Opening and closing

    async def _open(self) -> None:
        kind = self.kind
        names = [f"Guest {number}" for number in range(len(kind.devices))]
        people = [await self._shared.introduce(name) for name in names]
        shared = self._shared
        self.devices = [
            Device(person, self.blame, self._soften, shared.silence, shared.noticed, shared.note_absence)
            for person in people
        ]
        await self._open_first()

    async def _open_first(self) -> None:
        kind, people = self.kind, [device.person for device in self.devices]
        owners = [number for number, seats in enumerate(kind.devices) for _ in range(seats)]
        seats = [FREE if owner else ME for owner in owners] + [BOT] * kind.bots
        body: dict[str, Any] = {"game": kind.game, "options": kind.options, "seats": seats}
        path = "/api/v1/tables"
        if kind.campaign:
            body, path = {**body, "campaign": kind.campaign}, "/api/v1/campaigns"
        opened = await self._shared.ask(lambda http: http.post(people[0], path, body))
        self.id = opened["table"] if kind.campaign else opened["id"]
        for seat, owner in enumerate(owners):
            if owner:
                await self._sit(people[owner], seat, opened["invitations"][seat])

    async def _sit(self, person: Person, seat: int, invitation: str | None) -> None:
        """Sit down; who did but was not told so sits there already."""
        await self._shared.ask(lambda http: http.sit(person, self.id, seat, invitation))

    async def _close(self) -> None:
        """Check the record of a game that is over."""
        text = await self._shared.record(self.id)
        people = {seat for device in self.devices for seat in device.seats}
        for fault in await asyncio.to_thread(faults_in, text, self._ledger, people):
            self.blame(fault)
        self._shared.records[self.id] = text
        self._shared.acknowledged += self._ledger.acknowledged
        self._ledger = Ledger()
        for device in self.devices:
            device.forget()
        self._paused = None

    async def _open_next(self) -> None:
        """A rematch, or the next chapter; a campaign that is over begins anew."""
        path = f"/api/v1/tables/{self.id}/rematch"
        host = self.devices[0].person
        try:
            opened = await self._shared.ask(lambda http: http.post(host, path))
        except Unanswered as problem:
            if not self.kind.campaign or problem.status != 409:
                raise
            await self._open_first()
            return
        again = await self._shared.ask(lambda http: http.post(host, path))
        if again["id"] != opened["id"]:
            self.blame(Fault(LOST, f"the table after {self.id} was {opened['id']}, then {again['id']}"))
        self.id = again["id"]

    # When the server is killed

    def note_kill(self, since: float) -> None:
        """Write down what must hold when everybody is back from a kill that came after this moment."""
        is_quiet = all(device.was_quiet(since) for device in self.devices) and not self._goes_on_by_itself()
        undoing = bool(self._undoing) or since < self._undoing_at + QUIET
        for device in self.devices:
            device.promise(self._promises(device, undoing, is_quiet))
        self._checks_pause = self._paused
        self._trail.append(f"kill {self._shared.kills + 1}{' (quiet)' if is_quiet else ''}")

    def _goes_on_by_itself(self) -> bool:
        """Whether bots play, or the server answers a question that leaves one option."""
        asked = [device.decision(seat) for device in self.devices for seat in device.seats]
        return bool(self.kind.bots) or any(len(decision["options"]) == 1 for decision in asked)

    def _promises(self, device: Device, undoing: bool, is_quiet: bool) -> dict[int, Promise]:
        """What a device must find again; what it was promised before and has not seen yet still holds.

        A take-back that was under way at any kill since it was last told anything may have come to be.
        """
        command = device.pending
        found = dict(device.promises)
        for promise in found.values():
            self._weaken(promise)
            promise.maybe_undone = promise.maybe_undone or undoing
        for seat, message in device.messages.items():
            if seat in device.seats:
                earlier = found.get(seat, _NOTHING)
                has_orders = command is not None and command.kind == "orders"
                is_sure = is_quiet and (seat not in found or earlier.document is not None)
                found[seat] = Promise(
                    device.events.get(seat, []),
                    device.answered.get(seat, -1),
                    undoing or earlier.maybe_undone,
                    message if is_sure else None,
                    None if has_orders else message["orders"],
                )
        return found

    def _weaken(self, promise: Promise) -> None:
        """What others have done since the last kill may have changed what a seat would have been told."""
        since = self._shared.killed_at
        promise.maybe_undone = promise.maybe_undone or self._undoing_at > since
        if self._acted_at > since:
            promise.document = None

    def _soften(self, promise: Promise) -> None:
        """A promise is looked at."""
        self._weaken(promise)
        self._shared.checked["seats"] += 1
        self._shared.checked["seats where nothing was taken back"] += not promise.maybe_undone
        self._shared.checked["seats at quiet tables"] += promise.document is not None

    def blame(self, fault: Fault) -> None:
        self._shared.faults.append(
            {
                "kind": fault.kind,
                "what": fault.text,
                "table": self.id,
                "game": str(self.kind),
                "after_kill": self._shared.kills,
                "seed": self._shared.seed,
                "trail": list(self._trail),
            }
        )

    # Playing

    async def _attend(self, device: Device) -> None:
        """Play at a device until the game is over, coming back whenever the server is."""
        while True:
            await self._shared.up.wait()
            try:
                await device.join(self._shared.line or self._shared.address, self.id)
                await self._send_again(device)
                while not device.over:
                    await self._step(device)
                if self._shared.look is not None:
                    await self._shared.look(self, device)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.02)
            else:
                device.leave()
                return

    async def _send_again(self, device: Device) -> None:
        """Send an answer again that was not acknowledged; anything else may have happened or not."""
        command, device.pending = device.pending, None
        if device is self.devices[0]:
            self._check_pause(device)
        if command is not None and command.given is not None:
            if self._undoing_at > command.since - QUIET:
                self._ledger.give(command.given.key)  # it may have stood already and been taken back
            await self._ask(device, command)

    def _check_pause(self, host: Device) -> None:
        expected, self._checks_pause = self._checks_pause, None
        if expected is not None and not host.over and host.info["paused"] != expected:
            self.blame(Fault(LOST, f"paused was {expected}, and is {host.info['paused']}"))

    async def _step(self, device: Device) -> None:
        command = self._choose(device)
        if command is None:
            await device.news(0.2)
        else:
            await self._ask(device, command)

    async def _ask(self, device: Device, command: Command) -> None:
        self._acted_at = time.monotonic()
        command.since = command.since or self._acted_at
        undoes = command.kind in ("undo", "consent")
        is_certain = command.kind == "undo" and self.kind.is_alone and device.messages[command.seat]["undo"]
        if undoes:
            self._undoing += 1
            self._undoing_at = time.monotonic()
            self._ledger.maybe_undone += command.kind == "undo"
        if command.kind in ("pause", "resume"):
            self._paused = self._checks_pause = None
        if command.given is not None:
            self._shared.sent.set()
        self._trail.append(f"{command.kind} {command.seat} {command.more}")
        try:
            reply = await device.command(command)
            self._trail.append(
                f"  {reply['type']} {command.kind} {command.seat} {reply.get('reasons') or ''}"
            )
        finally:
            if undoes:
                self._undoing -= 1
                self._undoing_at = time.monotonic()
        self._note(device, command, reply["type"] == "done", is_certain)

    def _note(self, device: Device, command: Command, is_done: bool, is_certain: bool) -> None:
        """Take down what was acknowledged."""
        self._shared.done[command.kind] += is_done
        if command.kind == "undo" and is_done:
            device.answered.pop(command.seat, None)
            if is_certain:
                self._ledger.undone += 1
                self._ledger.maybe_undone -= 1
        if command.kind in ("pause", "resume") and is_done:
            self._paused = command.kind == "pause"
        if command.kind == "answer" and not is_done:
            device.refused[command.seat] = command.more["decision"]

    # What people want

    def _choose(self, device: Device) -> Command | None:
        if self._shared.closing:
            return self._break_off(device)
        request = device.info["request"]
        if request is not None:
            return self._reply_to(device, request)
        if time.monotonic() < self._nap_until or not device.messages:
            return None
        if device.info["paused"]:
            return Command("resume", device.seats[0], {}) if device is self.devices[0] else None
        return self._something_else(device) or self._answer(device)

    def _something_else(self, device: Device) -> Command | None:
        """Now and then somebody wants something else than to answer."""
        chance, seat = self._rng.random(), self._rng.choice(device.seats)
        cards = device.game.get("reactions", {}).get("cards", [])
        if chance < _NAP:
            self._nap_until = time.monotonic() + self._rng.uniform(0.3, 1.5)
        elif (chance := chance - _NAP) < _UNDO:
            return Command("undo", seat, {})
        elif (chance := chance - _UNDO) < _ABANDON:
            return Command("abandon", seat, {})
        elif (chance := chance - _ABANDON) < _PAUSE:
            return Command("pause", seat, {}) if device is self.devices[0] else None
        elif chance - _PAUSE < _ORDERS and cards:
            orders = {self._rng.choice(cards): self._rng.choice(["always", "if-aimed", "never"])}
            return Command("orders", seat, {"orders": orders})
        return None

    def _answer(self, device: Device) -> Command | None:
        asked = device.asked()
        if not asked or time.monotonic() < self._nap_until:
            return None
        seat = self._rng.choice(asked)
        decision = device.decision(seat)
        number, option = decision["number"], self._rng.choice(decision["options"])
        given = self._ledger.give(Key(seat, number, option))
        return Command("answer", seat, {"decision": number, "options": [option]}, given)

    def _reply_to(self, device: Device, request: dict[str, Any]) -> Command | None:
        """Agree to what others ask for, mostly; the asker waits."""
        waiting = [seat for seat in device.seats if seat not in request["agreed"]]
        if not waiting or request["seat"] in device.seats:
            return None
        agree = self._rng.random() < 0.8 and (request["kind"] == "undo" or self._rng.random() < 0.5)
        return Command("consent", waiting[0], {"request": request["number"], "agree": agree})

    def _break_off(self, device: Device) -> Command | None:
        """Come to an end: everybody agrees to that, and to nothing else."""
        request = device.info["request"]
        if request is None:
            return Command("abandon", device.seats[0], {}) if device is self.devices[0] else None
        agree = request["kind"] == "abandon"
        waiting = [seat for seat in device.seats if seat not in request["agreed"] or not agree]
        if agree and request["seat"] in device.seats:
            return None
        return (
            Command("consent", waiting[0], {"request": request["number"], "agree": agree})
            if waiting
            else None
        )
