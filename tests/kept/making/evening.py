"""People at a server, and what they do there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Final

from server.live_server import Client, Guest

PEOPLE: Final = {"anna": "Anna", "boris": "Boris", "chloe": "Chloé", "dmitri": "Дмитрий"}
#: How long nothing must come until all has come, in seconds.
_QUIET: Final = 0.2

Seats = Sequence[str]


class Evening:
    """A server with four guests, and a table that is being played."""

    def __init__(self, address: str, guests: dict[str, Guest]) -> None:
        self.address = address
        self.guests = guests
        self.rng = Random(14)

    async def open(self, game: str, seats: Seats, **wish: Any) -> tuple[str, list[str | None]]:
        """A table at which everybody named has sat down; `free` and `bot` are seats of these kinds."""
        first = next(seat for seat in seats if seat in PEOPLE)
        wishes = [_wish(seat, first) for seat in seats]
        table, invitations = await self.guests[first].open(*wishes, game=game, **wish)
        await self._sit(table, seats, first, invitations)
        return table, invitations

    async def _sit(self, table: str, seats: Seats, first: str, invitations: list[str | None]) -> None:
        for number, seat in enumerate(seats):
            if seat in PEOPLE and seat != first:
                answer = await self.guests[seat].sit(table, number, invitations[number])
                assert answer.status_code == 200, answer.text

    async def begin(self, campaign: str, seats: Seats, **wish: Any) -> tuple[str, str]:
        """A campaign of Fine Sand, and the table of its first chapter."""
        first = seats[0]
        wishes = [_wish(seat, first) for seat in seats]
        body = {"game": "fine-sand", "campaign": campaign, "seats": wishes, **wish}
        answer = await self.guests[first].http.post("/api/v1/campaigns", json=body)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        await self._sit(opened["table"], seats, first, opened["invitations"])
        return opened["id"], opened["table"]

    @asynccontextmanager
    async def at(self, table: str, people: Seats) -> AsyncIterator[dict[str, Client]]:
        """Clients of these people, once the game has begun."""
        async with AsyncExitStack() as stack:
            found = {
                person: await stack.enter_async_context(self.guests[person].at(table)) for person in people
            }
            for client in found.values():
                await client.until(lambda client: client.table["status"] != "open")
            await hear_all(found)
            yield found

    async def play(self, clients: dict[str, Client], most: int) -> None:
        """Let whoever is asked answer by chance, so many times in all."""
        for _ in range(most):
            asked = [(client, seat) for client in clients.values() for seat in client.asked()]
            if not asked or any(client.over for client in clients.values()):
                return
            client, seat = self.rng.choice(asked)
            await client.answer(seat, self.rng.choice((client.decision(seat) or {})["options"]))
            await hear_all(clients)

    async def finish(self, table: str, people: Seats) -> None:
        """Bots play on for everybody, to the end."""
        async with self.guests[people[0]].at(table) as client:
            await client.until(lambda client: client.table["status"] != "open")
            for number in range(client.table["players"]):
                for person in people:
                    where = f"/api/v1/tables/{table}/seats/{number}/stand-in"
                    await self.guests[person].http.post(where)
            await client.until(lambda client: client.over)


def _wish(seat: str, first: str) -> dict[str, str]:
    if seat == "bot":
        return {"kind": "bot", "bot": "random"}
    return {"kind": "guest" if seat == first else "free"}


async def hear_all(clients: dict[str, Client]) -> None:
    """Take in what has come, until nothing more comes."""
    await asyncio.gather(*(_hear(client) for client in clients.values()))


async def _hear(client: Client) -> None:
    while True:
        try:
            async with asyncio.timeout(_QUIET):
                await client.next()
        except TimeoutError:
            return
