"""A remote bot: plays one seat of a table from anywhere, with that seat's token.

    python examples/remote_bot.py http://localhost:8000 TABLE TOKEN

It takes any option at random. `told["view"]` holds all that its seat may know; docs/protocol.md says what
else is told. A lost line is no trouble: the game waits, and what was not taken is asked again. When
its token is taken away it says so and ends; until then the token is good at the table of a rematch too.
"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def play(address: str, table: str, token: str) -> Any:
    """Play until the game is over; returns its result, or why the bot plays no more."""
    url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    async for line in connect(url, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None):
        try:
            return await play_on(line)
        except ConnectionClosed:
            continue
    return None


async def play_on(line: ClientConnection) -> Any:
    """Answer whatever is asked."""
    await line.send(json.dumps({"type": "hello", "protocol": 1, "since": {}}))
    while True:
        message = json.loads(await line.recv())
        if message["type"] == "error":
            return message["text"]
        if message["type"] == "welcome":
            if not message["seats"]:
                return "This seat is no longer the bot's to play."
            for seat in message["seats"]:
                cut = {"type": "cut", "seat": seat, "entropy": secrets.token_hex(32)}
                await line.send(json.dumps(cut))
        if message["type"] == "update":
            for seat, told in message["seats"].items():
                if "result" in told:
                    return told["result"]
                if asked := told["decision"]:
                    answer = {"decision": asked["number"], "options": [random.choice(asked["options"])]}
                    await line.send(json.dumps({"type": "answer", "id": 1, "seat": int(seat), **answer}))


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
