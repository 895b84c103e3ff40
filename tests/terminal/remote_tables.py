"""Tables at a server to sit down at from the terminal."""

from __future__ import annotations

import asyncio
import io
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from server.live_server import FREE, Guest
from terminal.tables import asked as decided
from veillee.terminal.remote_table import RemoteTable, join

Capture = pytest.CaptureFixture[str]
ROUND = {"game": "fairy-tale", "options": {"rounds": 1}}


def open_table(server: str, *seats: dict[str, Any], **more: Any) -> tuple[str, list[str]]:
    """A table that somebody opened in a browser: its address, and those of the invitations."""

    async def opened() -> tuple[str, list[str | None]]:
        async with Guest(server, "Olga") as host:
            return await host.open(*seats, **{**ROUND, **more})

    table, invitations = asyncio.run(opened())
    links = [f"{server}/join/{table}/{seat}/{invitation}" for seat, invitation in enumerate(invitations)]
    return f"{server}/table/{table}", links


@contextmanager
def seated(address: str, name: str | None = "Anna", seat: int | None = None) -> Iterator[RemoteTable]:
    remote = join(address, "en", name, seat)
    try:
        yield remote
    finally:
        remote.close()


def until(holds: Callable[[], bool]) -> None:
    for _ in range(3000):
        if holds():
            return
        threading.Event().wait(0.01)
    raise AssertionError("it did not come to that")


def asked(remote: RemoteTable) -> bool:
    return remote.waiting_room() is None and (
        remote.message()["decision"] is not None or "result" in remote.message()
    )


def asked_alone(remote: RemoteTable) -> bool:
    """Whether the table waits for this seat only, so that nothing changes meanwhile."""
    return asked(remote) and len(remote.message()["waiting"]) == 1


def play_on(remote: RemoteTable, most: int = 1000) -> None:
    """Answer with the first option, so often or until the game is over."""
    for _ in range(most):
        until(lambda: asked(remote))
        if "result" in remote.message():
            return
        decision = decided(remote)
        assert remote.answer(decision["options"][0], decision["number"]) == []


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@contextmanager
def two_at_whispers(
    server: str, somebody: Callable[[str], None]
) -> Iterator[tuple[RemoteTable, RemoteTable, str]]:
    """Two people, the one who is asked first and that one's name coming first and last."""
    _, links = open_table(server, FREE, FREE, game="whispers", options={"rounds": 5})
    with seated(links[0], "Anna") as anna:
        somebody("Boris")
        with seated(links[1], "Boris") as boris:
            until(lambda: asked(anna) or asked(boris))
            until(lambda: anna.waiting_room() is None and boris.waiting_room() is None)
            yield (anna, boris, "Anna") if asked(anna) else (boris, anna, "Boris")
