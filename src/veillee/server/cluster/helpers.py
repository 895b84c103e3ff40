"""Bots' thinking shared: a process whose searching workers are all busy asks one that has idle ones.

The bus says who has; the question and the choice go over a line of their own. A question holds what a worker
of this process would get: what one seat sees and may answer. Whoever asks has a time for it, and thinks
itself where no choice comes back.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, final

import msgspec

from veillee.server.cluster.line import App, LineLost, Message, Receive, Send, dial
from veillee.server.workers.jobs import BotJob

#: The kind of a call that asks for a bot's choice.
_THINK: Final = "think"
#: For how many seconds it holds good what a process said of its idle workers.
_GOOD_FOR: Final = 3.0


class Thinkers(Protocol):
    """The workers of this process."""

    #: Asked where all workers are busy; None if there is no choice from elsewhere.
    elsewhere: Callable[[BotJob], Awaitable[int | None]] | None

    @property
    def idle(self) -> int: ...
    async def help(self, job: BotJob) -> int | None: ...


@final
class Helpers:
    """Who has idle workers, as far as is known here."""

    def __init__(self, secret: bytes, thinkers: Thinkers, addresses: Callable[[], Mapping[str, str]]) -> None:
        """`addresses` says where the living processes are reached, by their ids."""
        self._secret = secret
        self._thinkers = thinkers
        self._addresses = addresses
        #: How many idle workers each process had, and until when that holds good.
        self._idle: dict[str, tuple[int, float]] = {}

    @property
    def idle(self) -> int:
        return self._thinkers.idle

    def note(self, process: str, idle: int) -> None:
        """A process says how many of its workers are idle."""
        self._idle[process] = (idle, time.monotonic() + _GOOD_FOR)

    async def choose(self, job: BotJob) -> int | None:
        """What a bot chooses by another process's thinking; None if none has time for it."""
        process = self._next()
        address = self._addresses().get(process or "")
        if process is None or address is None:
            return None
        idle, until = self._idle[process]
        self._idle[process] = (idle - 1, until)
        try:
            async with asyncio.timeout(job.seconds):
                line = await dial(address, self._secret, {"type": _THINK, "headers": []})
                try:
                    await line.write(msgspec.to_builtins(job, builtin_types=(bytes,)))
                    found = await line.read()
                finally:
                    line.close()
        except (LineLost, TimeoutError):
            self._idle.pop(process, None)
            return None
        return found if isinstance(found, int) else None

    def _next(self) -> str | None:
        """Any process that has an idle worker, as far as is known."""
        now = time.monotonic()
        self._idle = {process: known for process, known in self._idle.items() if known[1] > now}
        free = [process for process, (idle, _) in self._idle.items() if idle > 0]
        return random.choice(free) if free else None

    def answering(self, app: App) -> App:
        """The application, with an answer for processes that ask for a choice."""

        async def answer(scope: Message, receive: Receive, send: Send) -> None:
            if scope["type"] != _THINK:
                await app(scope, receive, send)
                return
            job = msgspec.convert(await receive(), BotJob)
            await send(await self._thinkers.help(job))  # type: ignore[arg-type]  # a line takes anything

        return answer
