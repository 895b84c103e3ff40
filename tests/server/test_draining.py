"""A server that is told to end answers what it has taken, and says to come back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.live_server import ME, QUICK, Client, Guest, serving
from veillee.server.addresses import free_socket
from veillee.server.api_error import COME_BACK, ApiError, moving
from veillee.server.app import make_server
from veillee.server.backend import Backend
from veillee.server.draining import DrainingServer
from veillee.server.settings import Settings
from veillee.server.tables.inbox import Inbox

SHORT = {"game": "fairy-tale", "options": {"rounds": 1}}


class SlowDisk:
    """Holds every commit back until it is let go."""

    def __init__(self, backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
        self._save = backend.store.save
        self._is_free = threading.Event()
        self.asked = threading.Event()
        monkeypatch.setattr(backend.store, "save", self._wait)

    def let_go(self) -> None:
        self._is_free.set()

    async def _wait(self, change: Any) -> None:
        self.asked.set()
        while not self._is_free.is_set():  # noqa: ASYNC110 - another thread lets it go
            await asyncio.sleep(0.01)
        await self._save(change)


@contextmanager
def house(data: Path) -> Iterator[tuple[str, Backend, DrainingServer, threading.Thread]]:
    listening = free_socket("127.0.0.1", 0)
    backend = Backend(Settings(data, pace=QUICK, workers=0))
    server = make_server(backend)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        threading.Event().wait(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", backend, server, thread
    finally:
        server.should_exit = True
        thread.join()


async def hear_all(client: Client, heard: list[dict[str, Any]]) -> None:
    while True:
        heard.append(await client.next())


async def sent_away(talking: Awaitable[None]) -> None:
    """Whoever talks is cut off, and told to come back."""
    with pytest.raises(ConnectionClosed) as closed:
        await talking
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == COME_BACK


def test_an_answer_under_way_is_kept_and_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Any] = []

    async def play(address: str, backend: Backend, server: DrainingServer) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, **SHORT)
            async with anna.at(table) as client:
                await client.until(lambda client: client.asked() == [0, 1])
                asked = client.decision(0) or {}
                disk = SlowDisk(backend, monkeypatch)
                await client.say(
                    type="answer", id=1, seat=0, decision=asked["number"], options=asked["options"][-1:]
                )
                await asyncio.to_thread(disk.asked.wait, 20)
                server.should_exit = True
                while not backend.lobby.is_draining:  # noqa: ASYNC110 - it is another loop's
                    await asyncio.sleep(0.01)
                opened = await anna.http.post("/api/v1/tables", json={**SHORT, "seats": [ME, ME]})
                assert (opened.status_code, opened.json()["error"]["message"]) == (503, "server-moving")
                disk.let_go()
                heard: list[dict[str, Any]] = []
                await sent_away(hear_all(client, heard))
                assert {"type": "done", "id": 1, "taken": 1} in heard
                assert all(message["type"] in ("done", "update") for message in heard)
            kept.extend([table, anna.http.cookies["veillee"], asked])

    with house(tmp_path) as (address, backend, server, thread):
        asyncio.run(play(address, backend, server))
        thread.join(30)
        assert not thread.is_alive()
    table, cookie, asked = kept

    async def come_back(address: str) -> None:
        guest = Guest(address, None)
        guest.http.cookies.set("veillee", cookie)
        async with guest, guest.at(table) as client:
            await client.until(lambda client: bool(client.messages))
            assert (client.decision(0) or {}).get("number") != asked["number"]
            await client.play()
            assert client.over

    with serving(tmp_path) as (address, _):
        asyncio.run(come_back(address))


def test_a_disk_that_hangs_does_not_keep_it_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.tables.lobby._DRAINED_WITHIN", 0.3)

    async def play(address: str, backend: Backend) -> SlowDisk:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, **SHORT)
            async with anna.at(table) as client:
                await client.until(lambda client: client.asked() == [0, 1])
                disk = SlowDisk(backend, monkeypatch)
                asked = client.decision(0) or {}
                await client.say(
                    type="answer", id=1, seat=0, decision=asked["number"], options=asked["options"][:1]
                )
                await asyncio.to_thread(disk.asked.wait, 20)
                return disk

    with house(tmp_path) as (address, backend, server, thread):
        disk = asyncio.run(play(address, backend))
        server.should_exit = True
        thread.join(15)
        hung = thread.is_alive()
        disk.let_go()
    assert not hung


def test_whoever_comes_after_the_last_is_told_at_once() -> None:
    """A message may arrive while its socket is being closed: nobody would ever answer it."""

    async def ask() -> None:
        inbox = Inbox(time.monotonic)
        waiting = inbox.post(nothing)
        inbox.close(moving())
        for each in (waiting, inbox.post(nothing)):
            with pytest.raises(ApiError):
                await asyncio.wait_for(each, 5)

    async def nothing() -> None:
        return

    asyncio.run(ask())
