"""A remote bot: plays one seat of a table from anywhere, with that seat's token.

    python examples/remote_bot.py http://localhost:8000 TABLE TOKEN

TABLE is the last part of the table's address. Who sits there gets a TOKEN for the seat by
POST /api/v1/tables/TABLE/seats/SEAT/token. It needs the package `websockets`.

It takes any option at random. `told["view"]` holds all that its seat may know; docs/protocol.md says what
else is told. A lost line is no trouble: it says so and comes back, the game waits, and what was not taken is
asked again. Messages are counted both ways: one that comes twice is passed over, one that is missing, or a
line on which nothing comes, counts as lost. When
its token is taken away it says so and ends; until then the token is good at the table of a rematch too.
"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import InvalidStatus, WebSocketException
except ImportError:
    print(
        "This bot needs the package websockets. In the checkout run it with .venv/bin/python;",
        file=sys.stderr,
    )
    print("elsewhere install it first: pip install websockets", file=sys.stderr)
    sys.exit(2)


#: How many seconds nothing may come before the bot asks whether anybody is there, and again before it leaves.
PATIENCE = 5.0


class LineBroken(ConnectionError):
    """Something got lost on the way."""


class Line:
    """One line to a table. Its messages bear numbers, from 1 in each direction."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = self._heard = 0

    async def say(self, **message: Any) -> None:
        self._sent += 1
        await self._socket.send(json.dumps({**message, "serial": self._sent}))

    async def hear(self) -> dict[str, Any]:
        """The next message; asks whether anybody is there when none comes."""
        while True:
            try:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            except TimeoutError:
                await self.say(type="ping")
                message = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            number = message.get("serial", 0)
            if 0 < number <= self._heard:
                continue
            if number not in (0, self._heard + 1) or message.get("message") == "server-line-broken":
                raise LineBroken("something got lost on the way")
            self._heard = number
            return message


async def play(address: str, table: str, token: str) -> Any:
    """Play until the game is over; returns its result, or why the bot plays no more."""
    url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    client = secrets.token_hex(16)
    was_there = False
    while True:
        try:
            async with connect(url, additional_headers=headers, max_size=None, close_timeout=1) as socket:
                was_there = True
                return await play_on(Line(socket), client)
        except (OSError, WebSocketException) as error:
            if not was_there:
                raise
            print(f"The line is cut ({str(error) or 'nothing was heard'}); coming back.", file=sys.stderr)
        await asyncio.sleep(1)


async def play_on(line: Line, client: str) -> Any:
    """Answer whatever is asked."""
    seats: dict[str, Any] = {}
    ids = 0
    await line.say(type="hello", protocol=2, since={}, client=client)
    while True:
        message = await line.hear()
        if message["type"] == "error":
            return message["text"]
        if message["type"] == "welcome":
            if not message["seats"]:
                return "This seat is no longer the bot's to play."
            seats = {}
            for seat in message["seats"]:
                await line.say(type="cut", seat=seat, entropy=secrets.token_hex(32))
        if message["type"] == "update":
            seats = patched(seats, message["seats"])
            for seat, told in seats.items():
                if result := told.get("result"):
                    return result
                if asked := told.get("decision"):
                    ids += 1
                    answer = {"decision": asked["number"], "options": [random.choice(asked["options"])]}
                    await line.say(type="answer", id=ids, seat=int(seat), **answer)


def patched(old: Any, patch: Any) -> Any:
    """What was told before, with what has changed; its `events` are only the newest."""
    if not isinstance(patch, dict) or not isinstance(old, dict | list):
        return patch
    if isinstance(old, list):
        return [patch.get(str(at), item) for at, item in enumerate(old)]
    return old | {name: patched(old.get(name), change) for name, change in patch.items()}


def main(arguments: list[str]) -> int:
    """Play, or say what is missing for that."""
    if len(arguments) != 3 or not arguments[0].startswith(("http://", "https://")):
        print(__doc__, file=sys.stderr)
        return 2
    address = arguments[0].rstrip("/")
    try:
        print(asyncio.run(play(address, *arguments[1:])))
    except InvalidStatus as error:
        said = f"The server at {address} does not let the bot in (HTTP {error.response.status_code})."
        print(said, "Look whether TABLE and TOKEN are right.", file=sys.stderr)
        return 2
    except (OSError, WebSocketException) as error:
        print(f"No table answers at {address} ({error}).", file=sys.stderr)
        print("Start a server with `veillee serve`, or look whether the address is right.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
