"""The attacks that once hurt everybody at a server, and a few of their kind. Each goes on until its end."""

from __future__ import annotations

import asyncio
import gzip
import time
import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from veillee.core.patches import patched
from veillee.torture.attacker import Attacker
from veillee.torture.http_client import ME, HttpClient, Person
from veillee.torture.websocket_client import WebSocketClient

Attack = Callable[[Attacker], Awaitable[None]]

#: Half a request: its headers do not end, or its body does not.
_HALVES: Final = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
)
_HALF_REQUESTS: Final = 1100
#: How long a table may take to be shown, in seconds, and under which name it is told in milliseconds.
_PATIENCE: Final = 120.0
SHOWN: Final = "shown after"

#: Owner's data of 40 kB that a TOML parser has much to do with.
_TWISTED: Final = (
    ".".join(["a"] * 20_000) + " = 1",
    "\n".join(f"{'.'.join(['a'] * 100)}.k{number} = 1" for number in range(190)),
    "a = " + "[" * 20_000 + "]" * 20_000,
    "a = [" + "1," * 20_000 + "]",
    "\n".join(f"[t{number}]" for number in range(5_000)),
)

#: Too long, invisible, with piled accents, of one letter that is many, and what turns the line round.
_NAMES: Final = (
    "x" * 10_000,
    "\u200b\u2060\ufeff",
    "a" + "\u0301" * 150,
    "\ufdfa" * 40,
    "Anna\u202egnoj",
    "\U0001f469\u200d" * 60,
)

_BIG: Final = (
    {"type": "hint", "id": 1, "seat": 0, "more": "x" * 60_000},
    {"type": "orders", "id": 1, "seat": 0, "orders": {f"card-{number}": "never" for number in range(900)}},
    {"type": "answer", "id": 1, "seat": 0, "decision": 0, "options": list(range(5_000))},
)


#: What every machine has, from the folder of the pages: with dots, encoded once and twice, and by the root.
_PATHS: Final = (
    "/../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
    "/assets/%252e%252e%252f%252e%252e%252fetc/passwd",
    "/assets/....//....//....//etc/passwd",
    "//etc/passwd",
    "/assets/%00/etc/passwd",
    "/api/v1/words/..%2f..%2f..%2fetc%2fpasswd",
)
#: What is counted where such a path led to a file of the machine.
LEAKED: Final = "a file of the machine"


async def owner_data(attacker: Attacker) -> None:
    """New tables with 40 kB of twisted owner's data."""
    person, _ = await attacker.open_table()
    texts = iter(range(10**9))

    async def ask(http: Any) -> None:
        text = _TWISTED[next(texts) % len(_TWISTED)]
        await http.open(person, "dice-upon-a-time", [ME, ME], owner_data=text)

    await attacker.by_http("table with 40 kB of owner's data", ask)


async def names(attacker: Attacker) -> None:
    """Names that are too long, invisible or piled up."""
    numbers = iter(range(10**9))
    await attacker.by_http("name", lambda http: http.introduce(_NAMES[next(numbers) % len(_NAMES)]))


async def cookies(attacker: Attacker) -> None:
    """Tables, opened with cookies that were altered, cut off or made up."""
    person, _ = await attacker.open_table()
    body, _, signature = person.cookie.partition(".")
    forged = (
        f"{body}.{signature[::-1]}",
        f"{body[:-4]}AAAA.{signature}",
        f"{body}.",
        f".{signature}",
        f"{body * 40}.{signature}",
        "guest.guest",
    )
    numbers = iter(range(10**9))

    async def ask(http: HttpClient) -> None:
        cookie = forged[next(numbers) % len(forged)]
        await http.open(Person("Mallory", cookie), "fairy-tale", [ME, ME])

    await attacker.by_http("table with a forged cookie", ask)


async def paths(attacker: Attacker) -> None:
    """Paths that lead out of the folder of the pages, in many spellings."""
    numbers = iter(range(10**9))

    async def ask(http: HttpClient) -> None:
        answer = await http.get(_PATHS[next(numbers) % len(_PATHS)])
        if "root:" in answer.text:
            attacker.answers[LEAKED] += 1

    await attacker.by_http("path that leads astray", ask)


async def packed(attacker: Attacker) -> None:
    """Requests of some kilobytes that unpack to ten megabytes."""
    person, _ = await attacker.open_table()
    large = b'{"game": "' + b"x" * 10_000_000 + b'", "seats": [{"kind": "guest"}]}'
    bombs = (
        ("gzip", gzip.compress(large)),
        ("deflate", zlib.compress(large)),
        ("br, gzip", gzip.compress(large)),
    )
    numbers = iter(range(10**9))

    async def ask(http: HttpClient) -> None:
        encoding, body = bombs[next(numbers) % len(bombs)]
        await http.post_packed(person, "/api/v1/tables", body, encoding)

    await attacker.by_http("packed request", ask)


async def requests(attacker: Attacker) -> None:
    """Reading words, rules and tables that do not exist, without end."""
    paths = ("/api/v1/words/fr?game=grimm-forest", "/api/v1/games", "/api/v1/tables/nowhere", "/nowhere")
    numbers = iter(range(10**9))
    await attacker.by_http("request", lambda http: http.get(paths[next(numbers) % len(paths)]), at_once=16)


async def half_requests(attacker: Attacker) -> None:
    """1,100 requests that are begun and never ended."""
    host, port = attacker.address.removeprefix("http://").split(":")
    begun: list[asyncio.StreamWriter] = []
    waiting: list[asyncio.Task[None]] = []
    for number in range(_HALF_REQUESTS):
        attacker.sent["half a request"] += 1
        try:
            async with asyncio.timeout(2):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(attacker.source, 0)
                )
        except (OSError, TimeoutError) as error:
            attacker.answers[type(error).__name__] += 1
            continue
        writer.write(_HALVES[number % len(_HALVES)])
        begun.append(writer)
        waiting.append(asyncio.create_task(_wait_for_end(attacker, reader)))
        if number % 50 == 0:
            await asyncio.sleep(0)
    await attacker.wait()
    attacker.answers["still open"] = sum(not task.done() for task in waiting)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for writer in begun:
        writer.transport.abort()


async def _wait_for_end(attacker: Attacker, reader: asyncio.StreamReader) -> None:
    """Count with what status, if any, the server closes a connection."""
    try:
        said = await reader.read()
    except OSError:
        said = b""
    attacker.answers[f"closed {said[9:12].decode(errors='replace')}".strip()] += 1


async def undo(attacker: Attacker) -> None:
    """An answer and its undo, over and over, from ten sockets."""
    person, table = await attacker.open_table()
    asked: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def hear(message: dict[str, Any]) -> None:
        news = message["seats"].get("0", {}) if message["type"] == "update" else {}
        if news.get("decision") and not asked.done():
            asked.set_result(news["decision"])

    wires = await _sockets(attacker, person, table, 10, hear)
    first = await asked

    def message(number: int) -> dict[str, Any]:
        if number % 2:
            return {"type": "undo", "id": number, "seat": 0}
        answer = {"decision": first["number"], "options": first["options"][:1]}
        return {"type": "answer", "id": number, "seat": 0, **answer}

    await attacker.flood(wires, message)


async def take_backs(attacker: Attacker) -> None:
    """A game played on from ten sockets, and again and again a choice taken back that came before others'."""
    person, table = await attacker.open_table("dice-upon-a-time")
    seats: dict[str, Any] = {}

    def hear(message: dict[str, Any]) -> None:
        if message["type"] == "update":
            seats.update(patched(seats, message["seats"]))

    first = await attacker.dial(person, table, hear)
    wires = [] if first is None else [first]
    wires += await _sockets(attacker, person, table, 9)

    def message(number: int) -> dict[str, Any]:
        asked = {seat: known["decision"] for seat, known in seats.items() if known.get("decision")}
        if number % 20 == 0 or not asked:
            return {"type": "undo", "id": number, "seat": 1 - int(next(iter(asked), 0))}
        seat, decision = next(iter(asked.items()))
        answer = {"decision": decision["number"], "options": decision["options"][:1]}
        return {"type": "answer", "id": number, "seat": int(seat), **answer}

    await attacker.flood(wires, message)


async def hints(attacker: Attacker) -> None:
    """Hints, asked for from twenty sockets."""
    person, table = await attacker.open_table("grimm-forest", 4)
    wires = await _sockets(attacker, person, table, 20)
    await attacker.flood(wires, lambda number: {"type": "hint", "id": number, "seat": number % 4})


async def big_messages(attacker: Attacker) -> None:
    """Messages of up to 60 kB, over ever new sockets."""
    person, table = await attacker.open_table()
    number = 0
    while attacker.goes_on():
        wire = await attacker.dial(person, table)
        if wire is not None:
            number += 1
            attacker.say(wire, **_BIG[number % len(_BIG)])
        await asyncio.sleep(0.01)


async def sockets(attacker: Attacker) -> None:
    """As many sockets as there are to be had, all of which say hello."""
    person, table = await attacker.open_table()
    while attacker.goes_on():
        await _sockets(attacker, person, table, 10)
        await asyncio.sleep(0.05)


async def slow_readers(attacker: Attacker) -> None:
    """Sixty sockets that keep the server answering and never read."""
    person, table = await attacker.open_table()
    wires = await _sockets(attacker, person, table, 60)
    for wire in wires:
        wire.pause()
    await attacker.flood(wires, lambda _: {"type": "ping"})


async def messages(attacker: Attacker) -> None:
    """Ninety sockets, on each of which as much is asked as one socket may ask."""
    person, table = await attacker.open_table()
    wires = await _sockets(attacker, person, table, 90)
    await attacker.flood(wires, lambda number: {"type": "why-not", "id": number, "seat": 0, "option": 0})


async def _sockets(
    attacker: Attacker,
    person: Person,
    table: str,
    count: int,
    hear: Callable[[dict[str, Any]], None] = lambda _: None,
) -> list[WebSocketClient]:
    found = [await attacker.dial(person, table, hear) for _ in range(count)]
    return [wire for wire in found if wire is not None]


async def return_to(attacker: Attacker, cookie: str, table: str) -> None:
    """Look at a table; `answers` tells after how many milliseconds it is shown."""
    began = time.perf_counter()
    shown = asyncio.Event()

    def hear(message: dict[str, Any]) -> None:
        if message["type"] == "update":
            shown.set()

    await attacker.dial(Person("Mallory", cookie), table, hear)
    async with asyncio.timeout(_PATIENCE):
        await shown.wait()
    attacker.answers[SHOWN] = round(1000 * (time.perf_counter() - began))


#: In the order in which they are tried.
ATTACKS: Final[dict[str, Attack]] = {
    "owner-data": owner_data,
    "half-requests": half_requests,
    "hints": hints,
    "names": names,
    "cookies": cookies,
    "paths": paths,
    "packed": packed,
    "requests": requests,
    "big-messages": big_messages,
    "sockets": sockets,
    "slow-readers": slow_readers,
    "messages": messages,
    "undo": undo,
    "take-backs": take_backs,
}
#: After these the server is started again: what they left behind must open as quickly as any table.
RESTARTED: Final = ("undo", "take-backs")
