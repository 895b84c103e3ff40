"""Lines break and come back at any moment; in the end every client knows just what a new one is told.

Who plays, when lines break, which messages get lost on the way, what is taken back and when the disk is full
are all drawn from a seed.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from server.live_server import take_in
from server.manual_clock import ManualClockTable, MemoryStore, table_with_manual_clock
from veillee.core.patches import patched
from veillee.server.auth import Guest
from veillee.server.messages import Answer, ClientCommand, Consent, Pause, Resume, Undo
from veillee.server.tables import seating
from veillee.server.tables.client_commands import handle
from veillee.server.tables.client_connection import ClientConnection

STEPS = 150


class Tab:
    """A client that keeps its events while its line is broken, as browsers do."""

    def __init__(self, guest: int) -> None:
        self.guest = f"g{guest}"
        self.connection: ClientConnection | None = None
        self.seats: list[int] = []
        self.table: dict[str, Any] = {}
        self.events: dict[int, list[Any]] = {}
        self.messages: dict[int, dict[str, Any]] = {}
        self._inbox: list[bytes] = []

    async def connect(self, table: ManualClockTable) -> None:
        since = {seat: len(events) for seat, events in self.events.items()}
        self._inbox = []
        self.connection = ClientConnection(self._inbox.append, lambda _: None, self.guest, since=since)
        await table.table.join(self.connection)
        await table.settle()

    async def drop(self, table: ManualClockTable) -> None:
        """What was on its way is lost."""
        assert self.connection is not None
        await table.table.part(self.connection)
        self.connection = None

    def read(self, most: int) -> None:
        """Take in what has come, in order."""
        while self._inbox and most:
            most -= 1
            message = json.loads(self._inbox.pop(0))
            if message["type"] == "welcome":
                self.seats, self.table, self.messages = message["seats"], message["table"], {}
            elif message["type"] == "update":
                self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        self.table = patched(self.table, message.get("table", {}))
        for name, patch in message["seats"].items():
            take_in(int(name), patch, self.messages, self.events)

    def asked(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seat, told["decision"]) for seat, told in self.messages.items() if told.get("decision")]

    def known(self) -> tuple[Any, ...]:
        """All it would show its player now."""
        events = {seat: self.events[seat] for seat in self.messages}
        return self.seats, _without_nulls(self.table), _without_nulls(self.messages), events


def _without_nulls(told: Any) -> Any:
    """In what is patched, null means the same as absence."""
    if isinstance(told, dict):
        return {name: _without_nulls(value) for name, value in told.items() if value is not None}
    return told


class Evening:
    """A table and a few tabs, and somebody who does whatever the dice say."""

    def __init__(self, table: ManualClockTable, store: MemoryStore, rng: Random) -> None:
        self.table = table
        self.store = store
        self.rng = rng
        #: Two tabs for every seat, and somebody who looks on.
        players = table.game.rules.players
        self.tabs = [Tab(guest) for guest in [*range(players), *range(players), 99]]

    async def step(self) -> None:
        rng, table = self.rng, self.table
        self.store.is_full = rng.random() < 0.04
        tab = rng.choice(self.tabs)
        if tab.connection is None:
            await tab.connect(table)
        elif rng.random() < 0.12:
            await tab.drop(table)
        elif rng.random() < 0.04:
            await self._get_up_or_sit_down(tab)
        else:
            tab.read(rng.randrange(6))
            await self._say(tab.connection, self._wish(tab))
        self.store.is_full = False
        await table.wait_until(table.now + rng.choice([0.0, 0.0, 0.5, 1.0, 3.0]))

    def _wish(self, tab: Tab) -> ClientCommand | None:
        rng, request = self.rng, tab.table.get("request")
        if not tab.seats:
            return None
        seat = rng.choice(tab.seats)
        if request is not None:
            return Consent(1, seat, request["number"], rng.random() < 0.8)
        if tab.table.get("paused"):
            return Resume(1, seat)
        if rng.random() < 0.25:
            return Pause(1, seat) if rng.random() < 0.25 else Undo(1, seat)
        if tab.asked():
            seat, asked = rng.choice(tab.asked())
            return Answer(1, seat, asked["number"], [rng.choice(asked["options"])])
        return None

    async def _say(self, connection: ClientConnection, command: ClientCommand | None) -> None:
        if command is not None:
            future = self.table.table.post(lambda: handle(self.table.table, connection, command))
            await self.table.settle()
            assert future.done()

    async def _get_up_or_sit_down(self, tab: Tab) -> None:
        guest = Guest(tab.guest, "Guest")
        table = self.table.table
        number = next((n for n, seat in enumerate(table.setup.seats) if seat.guest == guest.id), None)
        if number is None:
            return
        if table.setup.seats[number].left:
            future = table.post(lambda: seating.sit(table, number, guest, None, None))
        else:
            future = table.post(lambda: seating.leave(table, number, guest))
        await self.table.settle()
        assert future.done()


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("whispers", 3, {"rounds": 5}), ("fairy-tale", 2, {}), ("fairy-tale", 3, {"mode": "expert"})],
)
@pytest.mark.parametrize("seed", range(4))
def test_whoever_resumes_knows_what_a_new_client_is_told(
    game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    async def play() -> None:
        store = MemoryStore()
        table = table_with_manual_clock(game, players, seed=seed, store=store, **options)
        await table.begin()
        evening = Evening(table, store, Random(seed))
        for _ in range(STEPS):
            await evening.step()
        await table.wait_until(table.now + 10)
        for tab in evening.tabs:
            if tab.connection is None:
                await tab.connect(table)
            tab.read(10_000)
        await table.wait_until(table.now + 10)
        for tab in evening.tabs:
            tab.read(10_000)
            fresh = Tab(0)
            fresh.guest = tab.guest
            await fresh.connect(table)
            fresh.read(10_000)
            assert tab.known() == fresh.known()

    asyncio.run(play())
