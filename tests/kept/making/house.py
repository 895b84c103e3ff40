"""A server's data folder, with tables in every way that a table can be in."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kept.folders import without_presence
from kept.making.boxes import FAIRY_TALE, FINE_SAND
from kept.making.evening import PEOPLE, Evening
from kept.making.tables import make_campaigns, make_tables
from server.live_server import Guest, serving
from veillee.core.record import parse_record
from veillee.registry import find_game
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.settings import AT_ONCE, Bounds, Pace, Settings
from veillee.server.store import FILE, Store, open_store
from veillee.server.store.backup import back_up
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.reopening import reopen
from veillee.server.tables.stored_record import all_events

_STILL = Pace(forced=1e6, bots=1e6, cut=1e6, window=1e6)
_BOUNDS = Bounds(connects_at_once=10_000, requests_at_once=10_000, tables_at_once=1000)

Do = Callable[[Evening], Awaitable[Any]]


class House:
    """A data folder that is served evening by evening; guests come back by their cookies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cookies: dict[str, str] = {}

    def evening(self, do: Do, pace: Pace = AT_ONCE, grace: float = 60.0) -> Any:
        async def go(address: str) -> Any:
            async with AsyncExitStack() as stack:
                guests = {}
                for key, name in PEOPLE.items():
                    guest = Guest(address, None if key in self.cookies else name)
                    if key in self.cookies:
                        guest.http.cookies.set("veillee", self.cookies[key])
                    guests[key] = await stack.enter_async_context(guest)
                    self.cookies[key] = guest.http.cookies["veillee"].strip('"')
                return await do(Evening(address, guests))

        with serving(self.folder, pace, bounds=_BOUNDS, grace=grace) as (address, _):
            return asyncio.run(go(address))


def make_house(folder: Path) -> dict[str, Any]:
    """The file, and what is expected of it."""
    with tempfile.TemporaryDirectory() as temporary:
        house = House(Path(temporary) / "house")
        tables = _earlier(house)
        tables |= house.evening(lambda evening: make_tables(evening, FAIRY_TALE))
        campaigns, chapters = house.evening(lambda evening: make_campaigns(evening, FINE_SAND))
        tables |= chapters | house.evening(_called_stand_in, grace=0.0)
        back_up(Settings(house.folder), folder / FILE)
        return _expected(house, tables, campaigns)


def _earlier(house: House) -> dict[str, Any]:
    """Games of other rules than today's: over, to go on with, gone on with, and of rules that never were."""
    found: dict[str, Any] = {}
    for name, game, revision, most, about in (
        ("epoch", "fairy-tale", None, 5, "begun by earlier rules and gone on with by those of today"),
        ("earlier-finished", "fairy-tale", None, 1000, "finished by earlier rules: shown as it was"),
        ("earlier", "grimm-forest", None, 8, "left in the middle by earlier rules, to be gone on with"),
        ("stopped", "fine-sand", 99, 6, "played by rules that never were: it can only be looked at"),
    ):
        played = find_game(game)

        async def play(evening: Evening, game: str = game, most: int = most) -> Any:
            table, invitations = await evening.open(game, ["anna", "chloe"], options={"rounds": 1})
            async with evening.at(table, ["anna", "chloe"]) as clients:
                await evening.play(clients, most)
            return table, invitations

        with patch.object(played, "revision", revision or played.revision - 1):
            table, _ = house.evening(play)
        found[f"{game}-{name}"] = {"id": table, "about": about, "people": ["anna", "chloe"]}

    async def go_on(evening: Evening) -> None:
        async with evening.at(found["fairy-tale-epoch"]["id"], ["anna", "chloe"]) as clients:
            await evening.play(clients, 1)

    house.evening(go_on)
    return found


async def _called_stand_in(evening: Evening) -> dict[str, Any]:
    table, _ = await evening.open("fairy-tale", ["anna", "boris"], options={"rounds": 1})
    async with evening.at(table, ["anna"]) as clients:
        await evening.play(clients, 1)
        answer = await evening.guests["anna"].http.post(f"/api/v1/tables/{table}/seats/1/stand-in")
        assert answer.status_code == 200, answer.text
    about = "one was away for long and the other called a stand-in"
    return {"fairy-tale-called-stand-in": {"id": table, "about": about, "people": ["anna", "boris"]}}


# What is expected


def _expected(house: House, tables: dict[str, Any], campaigns: dict[str, Any]) -> dict[str, Any]:
    async def ask(evening: Evening) -> None:
        anna = evening.guests["anna"]
        for about in tables.values():
            about["info"] = without_presence(await anna.table(about["id"]))
            sitting = evening.guests[about["people"][0]]
            answer = await sitting.http.get(f"/api/v1/tables/{about['id']}/invitations")
            about["invitations"] = answer.json()
        for about in campaigns.values():
            about["info"] = (await anna.http.get(f"/api/v1/campaigns/{about['id']}")).json()

    # Who is there shows earlier games under today's rules, so what is stored is read first.
    asyncio.run(_read(house, tables))
    house.evening(ask, _STILL)
    guests = {key: {"name": name, "cookie": house.cookies[key]} for key, name in PEOPLE.items()}
    return {"guests": guests, "tables": tables, "campaigns": campaigns}


async def _read(house: House, tables: dict[str, Any]) -> None:
    """What the store has of every table, and what it lets everybody know."""
    store = open_store(Settings(house.folder))
    try:
        by_guest = {guest.id: key for key in PEOPLE for guest in await store.find_guests(PEOPLE[key])}
        for about in tables.values():
            lines = await store.record(about["id"])
            text = "".join(f"{line}\n" for line in lines)
            digest = sha256(text.encode()).hexdigest()
            about["revision"] = parse_record(text).about["revision"] if lines else None
            about["record"] = {"lines": len(lines), "sha256": digest} if lines else None
            if lines:
                about["receivers"] = await _receivers(store, about["id"], by_guest)
    finally:
        store.close()


async def _receivers(store: Store, id: str, by_guest: dict[str, str]) -> dict[str, Any]:
    stored = await store.load(id)
    assert stored is not None
    setup: TableSetup = stored.setup
    game = await reopen(stored, store)
    assert game is not None
    events = await all_events(store, id, stored.lines, setup.players)
    found = {}
    for receiver in range(setup.players + 1):
        seat = setup.seats[receiver] if receiver < setup.players else None
        document = game.document(receiver) if isinstance(game, HostedGame) else game.documents[receiver]
        orders = seat.orders if seat is not None and isinstance(game, HostedGame) else {}
        message = {**document, "orders": orders}
        found[str(receiver)] = {"by": _by(seat, by_guest), "message": message, "events": events[receiver]}
    return found


def _by(seat: Seat | None, by_guest: dict[str, str]) -> str | None:
    """Who can ask for what a seat knows."""
    if seat is None or seat.kind not in ("guest", "remote"):
        return None
    return "token" if seat.token is not None else by_guest[seat.guest or ""]
