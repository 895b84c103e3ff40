"""The tables and campaigns of an evening: each is there for something that must not be lost."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Final

from kept.making.boxes import LENIENT, SHORT
from kept.making.evening import PEOPLE, Evening
from server.live_server import Client

GAMES: Final = tuple(SHORT)
TWO: Final = ("anna", "boris")
THREE: Final = ("anna", "boris", "chloe")

Clients = dict[str, Client]


class Maker:
    """Opens tables and writes down what each is there for."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.found: dict[str, Any] = {}

    @asynccontextmanager
    async def table(
        self, name: str, about: str, seats: Sequence[str], answers: int = 3, **wish: Any
    ) -> AsyncIterator[tuple[str, Clients]]:
        """A table at which so many answers were given."""
        game = next(game for game in GAMES if name.startswith(game))
        wish = {"options": SHORT[game], **wish}
        people = list(dict.fromkeys(seat for seat in seats if seat in PEOPLE))
        table, _ = await self.evening.open(game, seats, **wish)
        self.note(name, about, table, people)
        async with self.evening.at(table, people) as clients:
            await self.evening.play(clients, answers)
            yield table, clients

    def note(self, name: str, about: str, table: str, people: Sequence[str]) -> None:
        self.found[name] = {"id": table, "about": about, "people": list(people)}


async def make_tables(evening: Evening, box: str) -> dict[str, Any]:
    maker = Maker(evening)
    for game in GAMES:
        await _usual(maker, game)
    await _waiting(maker)
    await _undone(maker)
    await _absent(maker)
    await _special(maker, box)
    return maker.found


async def _usual(maker: Maker, game: str) -> None:
    """In the middle, over, and broken off by agreement."""
    async with maker.table(f"{game}-mid-phase", "three people, in the middle", THREE, 4):
        pass
    async with maker.table(f"{game}-finished", "two people and a bot, to the end", (*TWO, "bot")) as (
        table,
        _,
    ):
        await maker.evening.finish(table, TWO)
    async with maker.table(f"{game}-abandoned", "broken off by agreement", TWO) as (_, clients):
        await agree(clients, await clients["anna"].command("abandon", 0))


async def agree(clients: Clients, asked: dict[str, Any]) -> None:
    """Everybody but who asked agrees to a request."""
    assert asked["type"] == "done", asked
    for person, client in clients.items():
        await client.until(lambda client: client.over or client.table["request"] is not None)
        if client.over or client.table["request"] is None:
            return
        request = client.table["request"]
        for seat in client.seats:
            if seat not in request["agreed"]:
                done = await client.command("consent", seat, request=request["number"], agree=True)
                assert done["type"] == "done", (person, done)


async def _waiting(maker: Maker) -> None:
    """Before the game: seats are free, or it was given up; and a rematch."""
    evening = maker.evening
    table, _ = await evening.open("fairy-tale", ("anna", "free", "free", "bot"), options={"rounds": 1})
    maker.note("fairy-tale-open", "two seats are free", table, ["anna"])
    table, _ = await evening.open("fairy-tale", ("anna", "free"), options={"rounds": 1})
    maker.note("fairy-tale-closed", "given up before it began", table, ["anna"])
    async with evening.guests["anna"].at(table, cut=False) as client:
        assert (await client.command("abandon", 0))["type"] == "done"
    over = maker.found["fairy-tale-finished"]["id"]
    answer = await evening.guests["anna"].http.post(f"/api/v1/tables/{over}/rematch")
    assert answer.status_code == 201, answer.text
    maker.note("fairy-tale-rematch", "the rematch of fairy-tale-finished", answer.json()["id"], TWO)
    for person in TWO:
        await evening.guests[person].sit(answer.json()["id"], TWO.index(person), None)
    async with evening.at(answer.json()["id"], TWO) as clients:
        await evening.play(clients, 1)


async def _undone(maker: Maker) -> None:
    """Choices taken back freely, with consent, and a request that is still open."""
    async with maker.table("fine-sand-undos", "free undos, the last one just now", TWO) as (_, clients):
        for _ in range(2):
            await maker.evening.play(clients, 1)
            for client in clients.values():
                for seat in client.seats:
                    if client.messages[seat].get("undo"):
                        await client.command("undo", seat)
    about = "a running game with a take-back agreed to"
    options = {"length": "short", "mode": "co-operative"}
    async with maker.table("dice-upon-a-time-take-backs", about, THREE, 8, options=options) as (_, clients):
        await agree(clients, await clients["anna"].command("undo", 0))
    about = "one asks to take back what others saw, and the others have not agreed yet"
    async with maker.table("grimm-forest-consent", about, THREE, 6) as (_, clients):
        await clients["anna"].command("undo", 0)


async def _absent(maker: Maker) -> None:
    """Somebody has left, looks on, or has a remote bot play."""
    evening = maker.evening
    async with maker.table("grimm-forest-stand-in", "one has left, a bot stands in", TWO) as (table, _):
        left = await evening.guests["boris"].http.delete(f"/api/v1/tables/{table}/seats/1")
        assert left.status_code == 200, left.text
    about = "one lets a bot play and looks on"
    async with maker.table("fine-sand-looking-on", about, TWO) as (table, _):
        await evening.guests["boris"].http.post(f"/api/v1/tables/{table}/seats/1/stand-in")
    about = "a person and a remote bot with a token"
    async with maker.table("fine-sand-remote", about, TWO) as (table, _):
        answer = await evening.guests["boris"].http.post(f"/api/v1/tables/{table}/seats/1/token")
        maker.found["fine-sand-remote"]["token"] = answer.json()["token"]
    about = "paused"
    async with maker.table("fine-sand-paused", about, ("boris", "bot", "bot")) as (_, clients):
        await clients["boris"].command("pause", 0)


async def _special(maker: Maker, box: str) -> None:
    """Owner's data, a shared device, windows and standing orders."""
    wish: dict[str, Any] = {
        "owner_data": box,
        "memory_aid": False,
        "options": {"rounds": 1, "mode": "expert"},
    }
    about = "played with owner's data, memory aid off"
    async with maker.table("fairy-tale-owner-data", about, ("anna", "chloe"), **wish):
        pass
    async with maker.table("fairy-tale-hot-seat", "one device for two, and a bot", ("anna", "anna", "bot")):
        pass
    about = "windows wait for everybody; standing orders of two seats"
    async with maker.table("dice-upon-a-time-orders", about, (*THREE, "dmitri"), 0, window=0) as (_, clients):
        await clients["anna"].command("orders", 0, orders={"plant": "never"})
        await clients["boris"].command("orders", 1, orders={"white-snake": "always"})
        await maker.evening.play(clients, 12)


# Campaigns


async def make_campaigns(evening: Evening, box: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Campaigns, and the tables of their chapters."""
    campaigns: dict[str, Any] = {}
    tables: dict[str, Any] = {}
    solo, fable = {"options": LENIENT}, {"options": {"rounds": 1}}
    own = {**fable, "owner_data": box}
    for name, about, campaign, seats, chapters, answers, wish in (
        ("solo-mid-chapter", "alone: the second game is being played", "solo", ["anna"], 2, 2, solo),
        ("solo-between", "alone: the first game is over", "solo", ["dmitri"], 1, None, solo),
        ("fable-mid-chapter", "the first game is being played", "fable", [*TWO, "bot"], 1, 3, fable),
        ("fable-interlude", "an interlude is being played", "fable", ["chloe", "dmitri"], 2, 0, fable),
        ("fable-between", "with owner's data, between two chapters", "fable", ["boris", "bot"], 2, None, own),
        ("fable-given-up", "given up after its first interlude", "fable", ["anna", "bot"], 1, 1, fable),
    ):
        people = [seat for seat in seats if seat in PEOPLE]
        for attempt in count(1):
            id, table = await evening.begin(campaign, seats, **wish)
            played, is_lost = await _play_chapters(evening, id, table, people, chapters, answers)
            called = f"{name}-lost-{attempt}" if is_lost else name
            campaigns[called] = {"id": id, "about": "lost" if is_lost else about, "people": people}
            for number, chapter in enumerate(played, 1):
                words = f"chapter {number} of the campaign {called}"
                tables[f"{called}-chapter-{number}"] = {"id": chapter, "about": words, "people": people}
            if not is_lost:
                break
    given_up = campaigns["fable-given-up"]["id"]
    await evening.guests["anna"].http.delete(f"/api/v1/campaigns/{given_up}")
    return campaigns, tables


async def _play_chapters(
    evening: Evening, id: str, table: str, people: list[str], chapters: int, answers: int | None
) -> tuple[list[str], bool]:
    """So many chapters to their end and, unless `answers` is None, as many answers in the next.

    Returns the tables, and whether the campaign was lost before: chance may have it so.
    """
    played = [table]
    for number in range(chapters):
        await evening.finish(played[-1], people)
        if (await evening.guests[people[0]].http.get(f"/api/v1/campaigns/{id}")).json()["closed"]:
            return played, True
        if number + 1 < chapters or answers is not None:
            answer = await evening.guests[people[0]].http.post(f"/api/v1/campaigns/{id}/next")
            assert answer.status_code == 201, answer.text
            played.append(answer.json()["id"])
    if answers is not None:
        async with evening.at(played[-1], people) as clients:
            await evening.play(clients, answers)
    return played, False
