"""What a receiver asks of a house on its line and over HTTP, and does there: the same at both of a pair."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from wire.house import House, parts

Wish = Callable[[House], Coroutine[Any, Any, None]]

#: Requests that open something else, and that say who a guest is.
_ELSEWHERE = {
    ("POST", "/api/v1/tables"),
    ("POST", "/api/v1/campaigns"),
}
_BODIES: dict[str, Any] = {
    "/api/v1/qr": {"link": "http://localhost/"},
    "/api/v1/tables/{table}/seats/{seat}": {"invitation": "x" * 32, "name": None},
    "/api/v1/tables/{table}/analysis": {"seat": None},
    "/api/v1/campaigns/{campaign}/seats": {"seats": []},
}


#: Every house has the same.
_routes: list[tuple[str, str]] = []


async def routes_of(house: House) -> list[tuple[str, str]]:
    """Every method and path of the house's own description, but for what opens another table."""
    if _routes:
        return _routes
    described = json.loads(parts(await house.ask(None, "GET", "/api/v1/schema"))[1])
    found = [
        (method.upper(), path)
        for path, methods in described["paths"].items()
        for method in methods
        if method in ("get", "post", "put", "delete")
    ]
    _routes[:] = [route for route in found if route not in _ELSEWHERE]
    return _routes


def request(route: tuple[str, str], receiver: int, players: int) -> Wish:
    """One of the house's routes, with the table's own id and a seat of somebody else."""
    method, path = route
    other = (receiver + 1) % players

    async def ask(house: House) -> None:
        game = house.law.game.id
        body = None if method in ("GET", "DELETE") else {"name": f"Guest {receiver}"}
        body = _BODIES.get(path, body) if body else None
        named = path.format(table=house.id, seat=other, game=game, language="fr", campaign="nowhere")
        await house.look(receiver, method, named, body)

    return ask


def on_the_line(house: House, receiver: int, rng: Random) -> list[Wish]:
    """Some wishes on a receiver's line: refused ones, hints, and what comes of the seat's own choice."""
    seat = receiver % house.law.players
    plays = receiver == seat
    decision = house.state.decisions[seat] if plays else 0
    offered = house.game.options(seat) if plays and seat in house.game.asked() else []
    size = house.rules.catalogue.size
    option = next((option for option in range(size) if option not in offered), size)
    cards = house.table.description.get("reactions")
    order = {rng.choice(cards["cards"]): "never"} if cards and cards["cards"] else {}
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("hint", {}),
        ("why-not", {"option": rng.randrange(size)}),
        ("why-not", {"option": size + 5}),
        ("answer", {"decision": decision, "options": [option]}),
        ("answer", {"decision": max(0, decision - 1), "options": [size]}),
        ("answer", {"decision": decision + 1, "options": [rng.randrange(size)]}),
        ("consent", {"request": 99, "agree": True}),
        ("orders", {"orders": order}),
        ("orders", {"orders": {"no-such-card": "never"}}),
        ("undo", {}),
    ]
    chosen = rng.sample(wishes, 4)
    return [_command(receiver, kind, seat, more) for kind, more in chosen]


def _command(receiver: int, kind: str, seat: int, more: dict[str, Any]) -> Wish:
    async def say(house: House) -> None:
        house.lines[receiver].command(kind, seat, **more)
        await house.settle()

    return say


def reconnect(receiver: int, rng: Random) -> Wish:
    """Hang up and come back, with all, some or none of the events that were told before."""
    part = rng.choice([0.0, 0.5, 1.0])

    async def come_back(house: House) -> None:
        since = int(part * house.lines[receiver].events_of(receiver))
        await house.reconnect(receiver, {receiver: since} if since else {})

    return come_back


def nonsense(receiver: int, rng: Random) -> Wish:
    """Something that ends the line; then come back."""
    message: dict[str, Any] = rng.choice([{"type": "nothing"}, {"type": "hello", "protocol": 2, "since": {}}])

    async def say(house: House) -> None:
        house.lines[receiver].say(**message)
        await house.settle()
        await house.reconnect(receiver, {})

    return say


async def settled(house: House) -> None:
    """Nothing is asked."""
    await house.settle()


def look_around(receiver: int) -> Wish:
    """What a page asks again and again, and what it may not have yet; whoever watches the server looks."""

    async def look(house: House) -> None:
        await house.look(receiver, "GET", f"/api/v1/tables/{house.id}")
        await house.look(receiver, "GET", f"/api/v1/tables/{house.id}/record")
        await house.meter()

    return look


def take_back(seat: int) -> Wish:
    """Let a seat take its choice back; whoever is asked agrees."""

    async def undo(house: House) -> None:
        house.lines[seat].command("undo", seat)
        await house.settle()
        request = house.table.setup.request
        for other in range(house.law.players):
            if request is not None and other != seat and other not in house.bots:
                house.lines[other].command("consent", other, request=request.number, agree=True)
                await house.settle()

    return undo


def pause(seat: int) -> Wish:
    """Stop the clock, ask in vain, and let it run again."""

    async def rest(house: House) -> None:
        house.lines[seat].command("pause", seat)
        await house.wait_until(house.now + 3)
        house.lines[seat].command("undo", seat)
        house.lines[seat].command("resume", seat)
        await house.settle()

    return rest


def propose_to_abandon(seat: int) -> Wish:
    """Ask the others to break off, of whom one does not agree; or think better of it."""

    async def propose(house: House) -> None:
        house.lines[seat].command("abandon", seat)
        await house.wait_until(house.now + 1)
        request = house.table.setup.request
        if request is not None:
            other = (seat + 1) % house.law.players
            asked = seat if other in house.bots else other
            house.lines[asked].command("consent", asked, request=request.number, agree=False)
            await house.settle()

    return propose


async def leave_and_come_back(house: House) -> None:
    """All go away until the table has left memory, and come back to what was kept on disk."""
    for line in house.lines:
        await line.close()
    await house.wait_until(house.now + 100)
    for guest, line in enumerate(house.lines):
        if guest not in house.bots:
            await line.open()
            await house.settle()
