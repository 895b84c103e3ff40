"""A real server on a free port, and clients that talk to it as browsers and remote bots do."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

import httpx
from websockets.asyncio.client import ClientConnection, connect

from deals import counted
from veillee.core.patches import patched
from veillee.server.addresses import free_socket
from veillee.server.app import make_server
from veillee.server.backend import Backend
from veillee.server.settings import Bounds, Pace, Settings

#: Nobody waits for anything but the cut.
QUICK = Pace(forced=0.0, bots=0.0, cut=10.0, window=0.0)
WHISPERS = {"game": "whispers", "options": {"rounds": 2}}


@contextmanager
def serving(
    data: Path,
    pace: Pace = QUICK,
    workers: int = 0,
    origins: tuple[str, ...] = (),
    bounds: Bounds | None = None,
    grace: float = 60.0,
    database: str | None = None,
) -> Iterator[tuple[str, Backend]]:
    """A server in a thread of its own that deals alike every time: its address, and the backend behind it."""
    listening = free_socket("127.0.0.1", 0)
    backend = Backend(
        Settings(data, origins, pace, bounds or Bounds(), workers, grace=grace, database=database)
    )
    server = make_server(backend)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        with patch("secrets.token_hex", counted()):
            yield address, backend
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str | None = "Anna") -> None:
        self.address = address
        # Reading all certificates of the machine takes longer than most tests, and nothing here is HTTPS.
        self.http = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=30, verify=False)
        self.name = name

    async def __aenter__(self) -> Self:
        if self.name is not None:
            assert (await self.http.put("/api/v1/me", json={"name": self.name})).status_code == 200
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def open(self, *seats: dict[str, Any], **more: Any) -> tuple[str, list[str | None]]:
        answer = await self.http.post("/api/v1/tables", json={**WHISPERS, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["id"], opened["invitations"]

    async def sit(self, table: str, seat: int, invitation: str | None) -> httpx.Response:
        return await self.http.post(f"/api/v1/tables/{table}/seats/{seat}", json={"invitation": invitation})

    async def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.http.get(f"/api/v1/tables/{table}")).json()
        return found

    @asynccontextmanager
    async def at(
        self,
        table: str,
        since: dict[int, int] | None = None,
        cut: bool = True,
        token: str | None = None,
        welcomed: bool = True,
        client: str | None = None,
    ) -> AsyncIterator[Client]:
        """Sit at the socket of a table; a client that says who it is counts its messages too."""
        headers = {"origin": self.address} if token is None else {"authorization": f"Bearer {token}"}
        if token is None and (cookie := self.http.cookies.get("veillee")):
            headers["cookie"] = f"veillee={cookie}"
        url = f"{self.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            there = Client(socket, 0 if client is None else 1)
            await there.say(type="hello", protocol=2, since=since or {}, client=client or "")
            if welcomed:
                await there.hear("welcome")
            if cut:
                for seat in there.seats:
                    await there.say(type="cut", seat=seat, entropy=f"{seat:064x}")
            yield there


def take_in(
    seat: int, patch: dict[str, Any], messages: dict[int, dict[str, Any]], events: dict[int, list[Any]]
) -> None:
    """What an update says of a seat, as any client takes it in."""
    if "events_from" in patch:
        kept = events.get(seat, [])[: patch["events_from"]]
        assert len(kept) == patch["events_from"], "the server counts on events this client lacks"
        events[seat] = kept + patch["events"]
    events.setdefault(seat, [])
    rest = {name: value for name, value in patch.items() if name not in ("events", "events_from")}
    messages[seat] = patched(messages.get(seat, {}), rest)


class Client:
    """One socket, and what it was told."""

    def __init__(self, socket: ClientConnection, serial: int = 0) -> None:
        self.socket = socket
        #: The number of the next message; 0 for one that does not count.
        self.serial = serial
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.seats: list[int] = []
        self.messages: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[Any]] = {}
        self.ids = 0

    async def say(self, **message: Any) -> None:
        if self.serial:
            message = {"serial": self.serial, **message}
            self.serial += 1
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message, after taking in what it says."""
        async with asyncio.timeout(60):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "welcome":
            self.table, self.game, self.seats = message["table"], message["game"], message["seats"]
            self.messages = {}
        if message["type"] == "update":
            self.table = patched(self.table, message.get("table", {}))
            for name, patch in message["seats"].items():
                take_in(int(name), patch, self.messages, self.events)
        return message

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message

    async def until(self, holds: Callable[[Client], bool]) -> Client:
        while not holds(self):
            message = await self.next()
            assert message["type"] != "error", message
        return self

    async def command(self, kind: str, seat: int, **more: Any) -> dict[str, Any]:
        """Ask for something; returns `done` or `refused`."""
        self.ids += 1
        wanted = self.ids
        await self.say(type=kind, id=wanted, seat=seat, **more)
        while True:
            message = await self.next()
            assert message["type"] != "error", message
            if message["type"] in ("done", "refused") and message["id"] == wanted:
                return message

    def decision(self, seat: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.messages.get(seat, {}).get("decision")
        return found

    @property
    def over(self) -> bool:
        return self.table["status"] in ("over", "abandoned")

    def asked(self) -> list[int]:
        return [seat for seat in self.seats if self.decision(seat) is not None]

    async def answer(self, seat: int, option: int | None = None) -> dict[str, Any]:
        """Answer what a seat is asked, with the first option if none is named."""
        asked = self.decision(seat)
        assert asked is not None
        chosen = asked["options"][0] if option is None else option
        return await self.command("answer", seat, decision=asked["number"], options=[chosen])

    async def play(self, most: int = 10_000) -> None:
        """Answer whatever the seats are asked, until the game is over or so many answers were given."""
        given: set[tuple[int, int]] = set()
        while not self.over and len(given) < most:
            fresh = [s for s in self.asked() if (s, (self.decision(s) or {})["number"]) not in given]
            if not fresh:
                await self.next()
                continue
            seat = fresh[0]
            given.add((seat, (self.decision(seat) or {})["number"]))
            await self.answer(seat)


BOT = {"kind": "bot"}
RANDOM = {"kind": "bot", "bot": "random"}
ME = {"kind": "guest"}
FREE = {"kind": "free"}

#: Lets a coroutine play at a server of its own.
Run = Callable[[Callable[[str], Awaitable[None]]], None]
