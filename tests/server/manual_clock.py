"""A table under a clock that only moves when a test says so."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec

from veillee.core import Game
from veillee.core.patches import patched
from veillee.core.schema import Hint
from veillee.core.session import Session
from veillee.registry import advice_for, files_of, find_game, rules_for
from veillee.server.auth import Signer
from veillee.server.game_descriptions import describe
from veillee.server.messages import Answer, ClientCommand
from veillee.server.model.table_setup import Seat, TableSetup, read_table_setup
from veillee.server.monitoring.metrics import Metrics
from veillee.server.owner_files import OwnerFileJob
from veillee.server.settings import Pace, Settings
from veillee.server.store import Description, StoredLine, StoredState, StoredTable, StoreError, TableChange
from veillee.server.tables.client_commands import handle
from veillee.server.tables.client_connection import ClientConnection
from veillee.server.tables.hosted_game import HostedGame, TableRules
from veillee.server.tables.pending_bot_moves import BotService
from veillee.server.tables.services import Services
from veillee.server.tables.table import Table
from veillee.server.workers.jobs import BotJob, HintJob


class MemoryStore:
    """Keeps one table, and now and then refuses a write as a full disk does; a closed gate holds it back."""

    def __init__(self) -> None:
        self.gate: asyncio.Event | None = None
        self.is_full = False
        self.setup = b""
        self.status = ""
        self.lines: list[StoredLine] = []
        self.snapshot: StoredState | None = None
        self.views: StoredState | None = None
        self.description: bytes | None = None

    async def save(self, change: TableChange) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.is_full:
            raise StoreError("the disk is full")
        assert not change.lines or change.first == len(self.lines)
        self.setup = change.setup.to_bytes() if change.setup else self.setup
        self.status = change.status or self.status
        self.lines += change.lines
        self.snapshot = change.snapshot or self.snapshot
        self.views = change.views or self.views
        self.description = change.description.data if change.description else self.description

    async def load(self, id: str) -> StoredTable | None:
        texts = [line.text for line in self.lines]
        after = self.snapshot.after if self.snapshot else 0
        return StoredTable(
            read_table_setup(self.setup),
            self.status,
            len(texts),
            texts[0] if texts else None,
            texts[-1] if texts else None,
            self.description,
            self.snapshot,
            self.lines[after:],
            self.views,
        )

    async def record(self, id: str) -> list[str]:
        return [line.text for line in self.lines]

    async def events(self, id: str, first: int = 0) -> list[tuple[int, bytes]]:
        return [
            (number, line.events)
            for number, line in enumerate(self.lines)
            if line.events is not None and number >= first
        ]


class FirstOption:
    """A bot that takes the first option."""

    async def choose(self, job: BotJob) -> int:
        return job.options[0]

    async def hints(self, job: HintJob) -> list[Hint]:
        return []

    async def check_owner_file(self, job: OwnerFileJob) -> str:
        return ""


class NoLeases:
    """A process that is alone."""

    async def take(self, id: str) -> int | None:
        return None

    async def release(self, id: str, fence: int) -> None:
        pass


class ManualClockTable:
    """A table, a clock, and all that each line was sent, with the time it was sent at."""

    def __init__(
        self, game: HostedGame, store: MemoryStore | None = None, bots: BotService | None = None
    ) -> None:
        self.now = 0.0
        players = game.setup.players
        settings = Settings(Path(), pace=Pace(forced=2.0, bots=0.6, cut=10.0))
        self.store = store or MemoryStore()
        self.metrics = Metrics()
        #: What the metrics came to say, and when.
        self.metered: list[tuple[float, bytes]] = []
        #: What anybody could come to know of the table without sitting at it, and when.
        self.listed: list[tuple[float, bytes]] = []
        bots = bots or FirstOption()
        services = Services(
            settings, self.store, bots, Signer(b""), self.metrics, lambda: self.now, NoLeases()
        )
        self.table = Table(game.setup, game, services)
        self.sent: list[list[tuple[float, bytes]]] = [[] for _ in range(players + 1)]
        self.connections = [self._connect(receiver) for receiver in range(players + 1)]

    def _connect(self, receiver: int) -> ClientConnection:
        def send(data: bytes) -> None:
            self.sent[receiver].append((self.now, data))

        return ClientConnection(send, lambda _: None, guest=f"g{receiver}")

    async def begin(self) -> None:
        await self.table.save()
        await self.table.go_on()
        for connection in self.connections:
            await self.table.join(connection)
        await self.settle()

    async def wait_until(self, time: float) -> None:
        """Let the clock run; the table goes on whenever something is due."""
        while (due := self.table.next_due()) <= time:
            self.now = max(self.now, due)
            await self.settle()
            if self.now >= self.table.rests_at():
                await self.table.put_to_rest()
        self.now = max(self.now, time)
        await self.settle()

    async def settle(self) -> None:
        """Let the table do all that is due, and bots that were asked choose."""
        self._look_from_outside()
        for _ in range(3):
            await self.table.go_on()
            await asyncio.sleep(0)
            while not self.table.inbox.is_empty:
                posted = await self.table.inbox.next(self.table.next_due)
                assert posted is not None
                await self.table.do(*posted)
        await self.table.go_on()
        self._look_from_outside()

    def _look_from_outside(self) -> None:
        for heard, text in (
            (self.metered, self.metrics.text()),
            (self.listed, msgspec.json.encode(self.table.info)),
        ):
            if not heard or heard[-1][1] != text:
                heard.append((self.now, text))

    async def command(self, command: ClientCommand) -> None:
        await handle(self.table, self.connections[command.seat], command)
        await self.settle()

    async def part(self, receiver: int) -> None:
        await self.table.part(self.connections[receiver])
        await self.settle()

    async def join(self, receiver: int) -> None:
        await self.table.join(self.connections[receiver])
        await self.settle()

    async def answer(self, seat: int, option: int) -> None:
        await self.command(Answer(1, seat, self.game.session.state.decisions[seat], [option]))

    @property
    def game(self) -> HostedGame:
        assert self.table.game is not None
        return self.table.game

    def heard(self, receiver: int, kind: str = "update") -> list[tuple[float, dict[str, Any]]]:
        """The messages of a type that a receiver was sent, with times; updates with all known by then."""
        read = [(time, json.loads(data)) for time, data in self.sent[receiver]]
        table: dict[str, Any] = {}
        seats: dict[str, Any] = {}
        for _, message in read:
            if message["type"] == "welcome":
                table, seats = message["table"], {}
            if message["type"] == "update":
                table = message["table"] = patched(table, message.get("table", {}))
                seats = message["seats"] = patched(seats, message["seats"])
        return [(time, message) for time, message in read if message["type"] == kind]


def table_with_manual_clock(
    id: str,
    players: int,
    bots: int = 0,
    seed: int = 1,
    store: MemoryStore | None = None,
    window: float = 0.0,
    arrangement: dict[str, Any] | None = None,
    **options: Any,
) -> ManualClockTable:
    """A table of a practice game; what is kept in a store that was given begins with the deal."""
    game = find_game(id)
    rules = rules_for(game, players, options)
    about = {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}
    session: Session[Any] = Session(rules, about, seed=seed, arrangement=arrangement, keeps_events=False)
    return ManualClockTable(dealt_game(game, session, bots, window), store)


def dealt_game(definition: Game, session: Session[Any], bots: int = 0, window: float = 0.0) -> HostedGame:
    """A game that has just been dealt, by whatever rules its session has; bots have the last seats."""
    rules = session.rules
    seats = [Seat(f"Guest {seat}", guest=f"g{seat}") for seat in range(rules.players - bots)]
    seats += [Seat("Bot", bot="random") for _ in range(bots)]
    setup = TableSetup("table", definition.id, dict(rules.options), seats, "0" * 64, 0.0, window=window)
    description = describe(definition, rules)
    stored = Description("", msgspec.json.encode(description))
    table_rules = TableRules(definition, rules, advice_for(definition, rules), description, stored, True)
    return HostedGame(setup, table_rules, session, is_new=True)
