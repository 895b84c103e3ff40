"""Whatever somebody sends on a table's socket is answered or ends the line, and nobody else notices.

Several messages go to a running game in a row: such as mean something there, such as are nearly right, and
nonsense. Meanwhile somebody plays at another table of the same server.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from attack.damage import ODD_VALUES
from server.live_server import BOT, ME, Client, Guest, serving
from veillee.server.messages.from_client import ClientCommand
from veillee.server.settings import Bounds

pytestmark = pytest.mark.laws

#: What a server may end a line with: nothing of this says that it broke.
CODES: Final = {1000, 1003, 1007, 1009, 4400, 4403, 4404, 4409, 4413, 4429}
COMMANDS: Final = sorted(each.__struct_config__.tag for each in get_args(ClientCommand))
#: What is told without having been asked for.
NEWS: Final = {"update", "window", "pong"}

#: So many lines are attacked at least.
LEAST: Final = 60

_numbers = st.sampled_from([0, 1, 2, 3, 7, 40, 400, -1, 2**53, 2**53 + 1, 10**30])
_values = st.one_of(_numbers, st.sampled_from(ODD_VALUES), st.lists(_numbers, max_size=4))


def _commands() -> st.SearchStrategy[dict[str, Any]]:
    """What a client may ask for, with numbers that may be anything."""
    known: dict[str, st.SearchStrategy[Any]] = {
        "decision": _numbers,
        "options": st.lists(_numbers, min_size=1, max_size=3),
        "option": _numbers,
        "request": _numbers,
        "agree": st.booleans(),
        "orders": st.dictionaries(st.sampled_from(["fox", "", "a-card"]), st.sampled_from(["never", "x"])),
    }
    head = {
        "type": st.sampled_from(COMMANDS),
        "id": st.integers(0, 5),
        "seat": st.sampled_from([0, 0, 0, 1, 9]),
    }
    return st.fixed_dictionaries({**head, **known})


def _nearly() -> st.SearchStrategy[dict[str, Any]]:
    """The same with a value of another kind in one place, or something left out or added."""
    names = st.sampled_from(["type", "id", "seat", "decision", "options", "option", "agree", "orders", "new"])
    return st.tuples(_commands(), names, _values).map(lambda found: {**found[0], found[1]: found[2]})


MESSAGES: Final = st.lists(
    st.one_of(
        _commands().map(json.dumps),
        _commands().map(json.dumps),
        _nearly().map(json.dumps),
        st.just('{"type": "ping"}'),
        st.text(max_size=20),
        st.binary(max_size=20),
    ),
    min_size=1,
    max_size=6,
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house"), bounds=Bounds.lifted()) as (address, _):
        yield address


async def _send(client: Client, messages: list[str | bytes]) -> int:
    """Send them, then ask for a sign of life; the code with which the line ended, or 0 if it is open."""
    try:
        for message in messages:
            await client.socket.send(message)
        await client.socket.send('{"type": "ping"}')
        pings = 1 + messages.count('{"type": "ping"}')
        while pings:
            async with asyncio.timeout(20):
                told = json.loads(await client.socket.recv())
            assert told["type"] in {*NEWS, "done", "refused", "error"}, told
            pings -= told["type"] == "pong"
            if told["type"] in ("refused", "error"):
                assert told["reasons" if told["type"] == "refused" else "message"], told
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    return 0


def test_messages_end_the_line_at_most(address: str) -> None:
    async def open_table() -> tuple[Guest, str]:
        guest = Guest(address)
        async with guest:
            table, _ = await guest.open(ME, BOT, options={"rounds": 5})
            async with guest.at(table) as client:
                await client.play(most=1)
            return guest, table

    async def attack(cookie: str, table: str, messages: list[str | bytes]) -> None:
        async with Guest(address, None) as guest:
            guest.http.cookies.set("veillee", cookie)
            async with guest.at(table, cut=False) as client:
                code = await _send(client, messages)
        assert code in CODES | {0}, messages
        async with Guest(address, None) as guest:
            guest.http.cookies.set("veillee", cookie)
            async with guest.at(table, cut=False) as client:
                assert (await client.next())["type"] == "update"

    guest, table = asyncio.run(open_table())
    bystander, other = asyncio.run(open_table())
    cookie = guest.http.cookies["veillee"]

    @settings(max_examples=max(LEAST, settings().max_examples), suppress_health_check=list(HealthCheck))
    @given(MESSAGES)
    def say(messages: list[str | bytes]) -> None:
        asyncio.run(attack(cookie, table, messages))

    say()

    async def go_on() -> None:
        async with Guest(address, None) as bea:
            bea.http.cookies.set("veillee", bystander.http.cookies["veillee"])
            async with bea.at(other) as client:
                await client.play()
                assert client.table["status"] == "over"

    asyncio.run(go_on())
