"""A bad line before a server, in a thread of its own, for clients that know no asyncio."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast, get_args

from veillee.torture.bad_line import BadLine, Fate, Message

#: Says what befalls a message, by what it says.
Decide = Callable[[Message, dict[str, Any]], Fate]


class Troubles:
    """What befalls messages, as a test says while it goes on."""

    def __init__(self) -> None:
        self.seen: list[tuple[Message, dict[str, Any]]] = []
        self._wanted: list[tuple[Fate, str, str]] = []
        self.address = ""

    def next(self, fate: str, way: str, kind: str) -> None:
        """Let this befall the next message of a type."""
        assert fate in get_args(Fate)
        self._wanted.append((cast("Fate", fate), way, kind))

    @property
    def is_over(self) -> bool:
        """Whether everything wanted has happened."""
        return not self._wanted

    @property
    def lines(self) -> int:
        return len({message.line for message, _ in self.seen})

    def said(self, way: str, kind: str) -> list[dict[str, Any]]:
        return [told for message, told in self.seen if message.way == way and told["type"] == kind]

    def decide(self, message: Message) -> Fate:
        told = json.loads(message.text)
        self.seen.append((message, told))
        for wanted in self._wanted:
            fate, way, kind = wanted
            if (way, kind) == (message.way, told["type"]):
                self._wanted.remove(wanted)
                return fate
        return "pass"


@contextmanager
def bad_line(server: str) -> Iterator[Troubles]:
    """Stands before a server: come by the `address` of what this yields."""
    troubles = Troubles()
    loop = asyncio.new_event_loop()
    listening = threading.Event()
    end = asyncio.Event()

    async def stand() -> None:
        async with BadLine(server, troubles.decide) as line:
            troubles.address = line.address
            listening.set()
            await end.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=[stand()])
    thread.start()
    assert listening.wait(10)
    try:
        yield troubles
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
        loop.close()
