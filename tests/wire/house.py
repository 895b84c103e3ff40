"""A whole server on loopback under a test clock: its guests, their lines, and all that a receiver is told."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from laws.observer import Observer
from laws.tables import Table as LawTable
from veillee.bots import is_practised, levels_of
from veillee.core.chance import KeyedChance, key_from_cut
from veillee.core.record import digest
from veillee.core.session import Session
from veillee.core.state import SEALED_PHASE, State
from veillee.registry import advice_for
from veillee.server.addresses import free_socket
from veillee.server.app import make_server
from veillee.server.backend import Backend
from veillee.server.game_descriptions import describe
from veillee.server.settings import Settings
from veillee.server.store import Description
from veillee.server.store.engine import GroupCommit
from veillee.server.tables import hosted_game
from veillee.server.tables.hosted_game import HostedGame, TableRules
from veillee.server.tables.table import Table
from veillee.server.workers import jobs
from veillee.server.workers.bot_pool import BotPool
from veillee.server.workers.jobs import BotJob
from wire.clock_loop import ClockLoop
from wire.lines import Line, exchange

T = TypeVar("T")

#: The places of a shuffle whose cards change round, by the shuffle's stream and its number there.
Swaps = dict[tuple[int, int], list[int]]

_WALL_CLOCK = 1_700_000_000.0
_SECRETS = ("token_hex", "token_urlsafe", "token_bytes", "choice")


@contextmanager
def swapped(swaps: Swaps) -> Iterator[None]:
    """Chance as it always is, but that some shuffles come out with a few cards changed round.

    That follows from the state, so that who plays a game again deals the same cards again.
    """
    honest = KeyedChance.order

    def order(chance: KeyedChance, state: State, stream: int, size: int) -> list[int]:
        places = [place for place in swaps.get((stream, state.draws[stream]), []) if place < size]
        found = honest(chance, state, stream, size)
        moved = [found[place] for place in places]
        for place, card in zip(places[1:] + places[:1], moved, strict=True):
            found[place] = card
        return found

    with patch.object(KeyedChance, "order", order):
        yield


class House:
    """A server with one table, at which every seat's player has a line, and so has somebody who looks on.

    All houses of one `seed` have the same ids and secrets, and deal the same cards but for `swaps`. The
    `receivers` are those for whom an observer looks on: a seat or, after the last, the public.
    """

    def __init__(
        self,
        law: LawTable,
        folder: Path,
        swaps: Swaps,
        receivers: Sequence[int],
        bots: Sequence[int],
        seed: int,
        thinking: Random,
    ) -> None:
        self.law = law
        self.swaps = swaps
        self.bots = bots
        #: How long bots think: that is alike at no two houses.
        self._thinking = thinking
        self.rules = law.rules()
        #: The same rules, at which nobody looks on.
        self._unwatched = law.rules()
        self.observer = Observer(self.rules, receivers)
        self.receivers = receivers
        self._table_rules = self._shared_rules()
        self.loop = ClockLoop()
        self._drawn = {name: Random(f"{seed} {name}") for name in _SECRETS}
        self.lines: list[Line] = []
        self.cookies: list[str] = []
        #: What each receiver asked over HTTP and was answered, and when.
        self.asked_for: dict[int, list[tuple[float, str, bytes]]] = {each: [] for each in receivers}
        #: What whoever watches the server was told.
        self.metered: list[tuple[float, bytes]] = []
        self.folder = folder

    def _shared_rules(self) -> TableRules:
        game, rules = self.law.game, self.rules
        description = describe(game, rules)
        stored = Description(digest(description), msgspec.json.encode(description))
        advice = advice_for(game, rules)
        return TableRules(game, rules, advice, description, stored, is_practised(game, rules))

    # The house itself

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the house go on, while no other does; hints that another one found are not known here."""
        jobs._hints_for.cache_clear()
        with self._in_charge():
            return self.loop.run_until_complete(work)

    @contextmanager
    def _in_charge(self) -> Iterator[None]:
        """Meanwhile ids, clocks and cards come from this house."""
        drawn = self._drawn
        with ExitStack() as stack:
            for what, put in {
                "secrets.token_hex": lambda size=32: drawn["token_hex"].randbytes(size).hex(),
                "secrets.token_urlsafe": lambda size=32: drawn["token_urlsafe"].randbytes(size).hex(),
                "secrets.token_bytes": lambda size=32: drawn["token_bytes"].randbytes(size),
                "secrets.choice": drawn["choice"].choice,
                "random.getrandbits": lambda bits: bits,  # what a ping of the server carries
                "time.monotonic": self.loop.time,
                "time.time": lambda: _WALL_CLOCK + self.loop.now,
            }.items():
                stack.enter_context(patch(what, put))
            stack.enter_context(patch.object(hosted_game, "_rules", lambda *_: self._table_rules))
            stack.enter_context(patch.object(GroupCommit, "run", self._counted(GroupCommit.run)))
            stack.enter_context(patch.object(BotPool, "choose", self._choose))
            stack.enter_context(patch.object(HostedGame, "asks_on", self._asks_on(HostedGame.asks_on)))
            stack.enter_context(patch.object(jobs, "HINT_SLICES", 1))
            watcher = {"watcher": self.observer.watch}
            stack.enter_context(patch.dict(Session.__init__.__kwdefaults__, watcher))
            stack.enter_context(swapped(self.swaps))
            yield

    def _counted(self, honest: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """A work of the store's own thread, for which the clock waits."""

        async def run(commit: GroupCommit, work: Any, alone: bool = False) -> Any:
            return await self.loop.expecting(asyncio.ensure_future(honest(commit, work, alone)))

        return run

    def _asks_on(self, honest: Callable[..., bool]) -> Callable[..., bool]:
        """What would come of an answer; the observer must not take it for what has happened."""

        def asks_on(game: HostedGame, seat: int, option: int) -> bool:
            with patch.object(game, "rules", self._unwatched):
                return honest(game, seat, option)

        return asks_on

    async def _choose(self, job: BotJob) -> int:
        """A bot that takes its time, and then the first option of the catalogue; some think for too long."""
        too_long = [9.0] if levels_of(self.law.game) else []
        await asyncio.sleep(self._thinking.choice([0.0, 0.3, 0.59, *too_long]))
        return min(job.options)

    async def open(self) -> None:
        """Start the server, and let everybody sit down and cut."""
        self.backend = Backend(Settings(self.folder, workers=0))
        self._metrics_socket = free_socket("127.0.0.1", 0)
        listening = free_socket("127.0.0.1", 0)
        self.address = listening.getsockname()
        self._server = make_server(self.backend, self._metrics_socket)
        self._sockets = [listening]
        config = self._server.config
        config.load()
        self._server.lifespan = config.lifespan_class(config)
        await self._server.startup(sockets=self._sockets)
        await self._server.on_tick(0)
        players = self.law.players
        for guest in range(players + 1):
            head, _ = parts(await self.ask(None, "PUT", "/api/v1/me", {"name": f"Guest {guest}"}))
            self.cookies.append(re.search(r"set-cookie: (veillee=[^;]+)", head, re.IGNORECASE)[1])  # type: ignore[index]
        seats = [{"kind": "bot"} if seat in self.bots else {"kind": "free"} for seat in range(players)]
        first = next(seat for seat in range(players) if seat not in self.bots)
        seats[first] = {"kind": "guest"}
        wish = {"game": self.law.game.id, "options": self.law.options, "seats": seats}
        opened = json.loads(parts(await self.ask(self.cookies[first], "POST", "/api/v1/tables", wish))[1])
        self.id = opened["id"]
        for seat, invitation in enumerate(opened["invitations"]):
            if invitation is not None:
                path = f"/api/v1/tables/{self.id}/seats/{seat}"
                await self.ask(self.cookies[seat], "POST", path, {"invitation": invitation})
        self.lines = [Line(self.loop, self.address, self.id, cookie) for cookie in self.cookies]
        for guest, line in enumerate(self.lines):
            if guest not in self.bots:
                await line.open()
                await self.settle()
        for seat in range(players):
            if seat not in self.bots:
                self.lines[seat].say(type="cut", seat=seat, entropy=f"{seat:064x}")
                await self.settle()

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        closing = asyncio.ensure_future(self._server.shutdown(sockets=self._sockets))
        while not closing.done():
            await self.loop.rest()
            if not closing.done():
                self.loop.now = min(self.loop.due, self.loop.now + 1)
        await closing

    def end(self) -> None:
        self.run(self.close())
        self.loop.close()

    # Its clock

    async def settle(self) -> None:
        """Let everybody hear all that is said before the clock moves on.

        Two rounds of marks in which nothing comes: what the first one made the server read, and say, comes
        before the marks of the second.
        """
        quiet = 0
        while quiet < 2:
            before = sum(line.moved for line in self.lines)
            await asyncio.gather(*[line.mark() for line in self.lines])
            await self.loop.rest()
            quiet = quiet + 1 if sum(line.moved for line in self.lines) == before else 0

    async def wait_until(self, time: float) -> None:
        await self.settle()
        while self.loop.due <= time:
            self.loop.now = max(self.loop.now, self.loop.due)
            await self.settle()
        self.loop.now = max(self.loop.now, time)
        await self.settle()

    @property
    def now(self) -> float:
        return self.loop.now

    # What is asked of it

    async def ask(self, cookie: str | None, method: str, path: str, body: Any = None) -> bytes:
        return await exchange(self.loop, self.address, method, path, cookie, body)

    async def look(self, receiver: int, method: str, path: str, body: Any = None) -> None:
        """Let a receiver ask something over HTTP."""
        answer = await self.ask(self.cookies[receiver], method, path, body)
        self.asked_for[receiver].append((self.now, f"{method} {path}", answer))

    async def meter(self) -> None:
        address = self._metrics_socket.getsockname()
        self.metered.append((self.now, await exchange(self.loop, address, "GET", "/metrics")))

    async def reconnect(self, guest: int, since: dict[int, int]) -> None:
        await self.lines[guest].close()
        await self.settle()
        await self.lines[guest].open(since)
        await self.settle()

    def answer(self, seat: int, option: int) -> None:
        decision = self.state.decisions[seat]
        self.lines[seat].command("answer", seat, decision=decision, options=[option])

    # What is known of it

    def key(self) -> bytes:
        """What its cards follow from."""
        setup = self.game.setup
        return key_from_cut(
            bytes.fromhex(setup.secret), [bytes.fromhex(s.entropy or "") for s in setup.seats]
        )

    @property
    def table(self) -> Table:
        found = self.backend.lobby.in_memory(self.id)
        assert found is not None
        return found

    @property
    def game(self) -> HostedGame:
        assert self.table.game is not None
        return self.table.game

    @property
    def is_archived(self) -> bool:
        """Whether the game was over when somebody came back to it: it can only be looked at."""
        return self.table.game is None

    @property
    def state(self) -> Any:
        return self.game.session.state

    def sights(self) -> list[str]:
        """What the receivers may know by now."""
        state = self.state
        self.observer.watch(state, -1)
        agendas = state.before.agendas if state.phase == SEALED_PHASE else state.agendas
        waiting = [seat for seat, agenda in enumerate(agendas) if agenda]
        return [f"{self.observer.sequence(receiver)} {waiting}" for receiver in self.receivers]

    def told(self) -> dict[str, Any]:
        """All that came to the receivers, by where it came from."""
        found: dict[str, Any] = {"metrics": self.metered}
        for receiver in self.receivers:
            found[f"the line of {receiver}"] = self.lines[receiver].heard
            found[f"what {receiver} asked for"] = self.asked_for[receiver]
        return found

    def hears_answers(self, actor: int) -> bool:
        """Whether everybody hears what a seat answers now."""
        return bool(self.rules.setup.visibility["answers"][self.question(actor)] == "all")

    def question(self, actor: int) -> str:
        return str(self.rules.handlers[self.state.agendas[actor][-1][0]].name)

    def asked(self) -> dict[int, list[int]]:
        """The options of the seats that were shown a question they have not answered."""
        shown = self.table.schedule.asked
        return {
            seat: self.game.options(seat)
            for seat, decision in self.game.asked().items()
            if seat in shown and shown[seat].decision == decision
        }

    def keeps_still(self) -> bool:
        return self.table.schedule.is_held(self.now)


def parts(answer: bytes) -> tuple[str, bytes]:
    """Head and body of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return head.decode(), body
