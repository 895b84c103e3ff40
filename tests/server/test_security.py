"""What the server refuses, and that it stands after all of it."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.live_server import BOT, FREE, ME, Guest, Run, serving
from veillee.server.auth import Guest as Known
from veillee.server.auth import Signer
from veillee.server.backend import Backend
from veillee.server.http import client_files
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.monitoring.readiness import Readiness
from veillee.server.origins import Origins
from veillee.server.settings import Bounds
from veillee.server.store import StoreError
from veillee.server.tables import seating

Headers = dict[str, str]


async def hung_up(address: str, table: str, *messages: str | bytes, headers: Headers | None = None) -> Any:
    """Say these things at a table; returns the error the line is closed with."""
    url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    async with connect(url, additional_headers=headers or {}) as socket, asyncio.timeout(20):
        error = None
        try:
            for message in messages:
                await socket.send(message)
            while True:
                heard = json.loads(await socket.recv())
                error = heard if heard["type"] == "error" else error
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
        return (error["message"], code) if error else code


def test_other_pages_may_not_talk_to_us(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            body = {"game": "whispers", "seats": [ME, BOT]}
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1", f"{address}.evil.example"):
                answer = await anna.http.post("/api/v1/tables", json=body, headers={"origin": origin})
                assert answer.json()["error"]["message"] == "server-bad-origin", origin
                with pytest.raises(InvalidStatus) as refused:
                    await hung_up(address, table, headers={"origin": origin})
                assert refused.value.response.status_code == 403

    run(play)


def test_a_name_that_points_here_is_not_ours() -> None:
    origins = Origins(("https://games.example/",))
    assert origins.allow("https://games.example", "games.example")
    assert origins.allow("https://games.example", "127.0.0.1:8000")
    assert origins.allow("http://192.168.1.7:8000", "192.168.1.7:8000")
    assert origins.allow("http://[::1]:8000", "[::1]:8000")
    assert origins.allow(None, "anything")
    usual = Origins(("https://games.example:443", "http://[::1]:80", "https://jeux-été.example"))
    for origin in ("https://games.example", "http://[::1]", "https://xn--jeux-t-fvab.example"):
        assert usual.allow(origin, None), origin
    assert not origins.allow("http://evil.example:8000", "evil.example:8000")
    assert not origins.allow("http://games.example", "games.example")
    assert not origins.allow("https://games.example.evil.example", "games.example")


def test_a_cookie_must_be_signed_by_us(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, None) as eve:
            table, _ = await anna.open(ME, BOT)
            body, _, signature = (anna.http.cookies.get("veillee") or "").partition(".")
            claims = urlsafe_b64encode(b'{"id":"x","name":"Anna"}').decode()
            forged = [
                f"{claims}.{signature}",
                f"{body}.{signature[:-1]}x",
                body,
                "",
                ".",
                Signer(b"another secret").cookie(Known("x", "Anna")),
            ]
            for cookie in forged:
                eve.http.cookies.set("veillee", cookie)
                assert (await eve.http.get("/api/v1/me")).json() == {"name": None}, cookie
                answer = await eve.http.post("/api/v1/tables", json={"game": "whispers", "seats": [ME, BOT]})
                assert answer.status_code == 401
                async with eve.at(table) as looker:
                    assert looker.seats == []

    run(play)


def test_cookies_are_for_the_server_alone(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            plain = await http.put("/api/v1/me", json={"name": " Anna "}, headers={"origin": address})
            safe = await http.put(
                "/api/v1/me", json={"name": "Anna"}, headers={"origin": "https://games.example"}
            )
            assert plain.json() == {"name": "Anna"}
            for answer in (plain, safe):
                cookie = answer.headers["set-cookie"].lower()
                assert "httponly" in cookie
                assert "samesite=lax" in cookie
                assert ("secure" in cookie) == (answer is safe)

    with serving(tmp_path, origins=("https://games.example",)) as (address, _):
        asyncio.run(play(address))


HELLO = json.dumps({"type": "hello", "protocol": 2, "since": {}})

BAD_MESSAGES: list[tuple[str, int, tuple[str | bytes, ...]]] = [
    ("server-bad-message", 4400, ("not json",)),
    ("server-bad-message", 4400, (HELLO, "[]")),
    ("server-bad-message", 4400, (HELLO, '{"type": "dance"}')),
    (
        "server-bad-message",
        4400,
        (HELLO, '{"type": "answer", "id": 1, "seat": 0, "decision": 0, "options": []}'),
    ),
    ("server-bad-message", 4400, (HELLO, '{"type": "undo", "id": 1, "seat": -1}')),
    ("server-bad-message", 4400, (HELLO, '{"type": "cut", "seat": 0, "entropy": "zz"}')),
    ("server-bad-message", 4400, (HELLO, b"\xff\xfe")),
    ("server-bad-message", 4400, (HELLO, "[" * 10_000)),
    ("server-no-hello", 4400, ('{"type": "ping"}',)),
    ("server-hello-again", 4400, (HELLO, HELLO)),
    ("server-other-protocol", 4400, ('{"type": "hello", "protocol": 1}',)),
    ("server-bad-message", 4400, ('{"type": "hello", "protocol": %s}' % ("9" * 40),)),
    ("server-not-your-seat", 4403, (HELLO, json.dumps({"type": "cut", "seat": 0, "entropy": "0" * 64}))),
    ("server-too-large", 4413, (HELLO, "x" * 20_000)),
    ("server-too-large", 4413, (HELLO, "é" * 10_000)),
    ("server-too-fast", 4429, (HELLO, *['{"type": "ping"}'] * 100)),
]


def test_bad_messages_are_answered_and_end_the_line(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            for message, code, said in BAD_MESSAGES:
                assert await hung_up(address, table, *said) == (message, code), said
            assert await hung_up(address, table, HELLO, "x" * 100_000) == 1009
            assert await hung_up(address, "nowhere", HELLO) == ("server-no-such-table", 4404)
            forged = {"authorization": "Bearer guess"}
            assert await hung_up(address, table, HELLO, headers=forged) == ("server-token-revoked", 4403)
            async with anna.at(table) as client:
                await client.play()
                assert client.over

    run(play)


def test_silent_sockets_are_closed(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        assert await hung_up(address, "any") == ("server-no-hello", 4408)

    with serving(tmp_path, bounds=Bounds(hello_within=0.05)) as (address, _):
        asyncio.run(play(address))


BAD_REQUESTS: list[tuple[int, str, Any]] = [
    (404, "server-no-such-game", {"game": "chess", "seats": [ME, BOT]}),
    (400, "server-bad-options", {"game": "whispers", "seats": [ME]}),
    (400, "server-bad-options", {"game": "whispers", "seats": [ME, BOT], "options": {"rounds": 77}}),
    (400, "server-bad-options", {"game": "whispers", "seats": [ME, BOT], "options": {"colour": "red"}}),
    (400, "server-no-such-bot", {"game": "whispers", "seats": [ME, {"kind": "bot", "bot": "genius"}]}),
    (400, "server-empty-name", {"game": "whispers", "seats": [ME, {"kind": "bot", "name": "\n"}]}),
    (400, "server-bad-request", {"game": "whispers", "seats": [{"kind": "king"}]}),
    (400, "server-bad-request", {"game": "whispers", "seats": []}),
    (400, "server-bad-request", {"seats": [ME]}),
    (400, "server-bad-request", ["whispers"]),
    (413, "server-too-large-request", {"game": "whispers", "seats": [ME], "owner_data": "x" * 200_000}),
]


def test_bad_requests_get_one_clear_error(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            for status, message, body in BAD_REQUESTS:
                answer = await anna.http.post("/api/v1/tables", json=body)
                error = answer.json()["error"]
                assert (answer.status_code, error["message"]) == (status, message), error
                assert error["text"]
                assert "[" not in error["text"][:1], "no words for it"
            broken = await anna.http.post(
                "/api/v1/tables", content=b"{", headers={"content-type": "application/json"}
            )
            assert broken.status_code == 400
            for path in (
                "/api/v1/nothing",
                "/api/v1/tables/none",
                "/api/v1/words/xx",
                "/api/v1/games/x/rules/en",
            ):
                assert (await anna.http.get(path)).status_code == 404
            assert (await anna.http.patch("/api/v1/me")).status_code == 405
            for answer in (await anna.http.put("/api/v1/me"), await anna.http.post("/api/v1/tables")):
                assert (answer.status_code, answer.json()["error"]["message"]) == (400, "server-no-body")
            table, _ = await anna.open(ME, FREE)
            for seat in ("9" * 30, "9" * 4000, "9" * 5000, "-1"):
                answer = await anna.http.post(f"/api/v1/tables/{table}/seats/{seat}", json={})
                assert answer.status_code == 404, answer.text
            for path in ("/%00", "/join/abc/1/" + "x" * 5000, "/" + "x/" * 5000, "/api/v1/tables/%00"):
                assert (await anna.http.get(path)).status_code in (200, 404), path[:20]

    run(play)


def test_one_address_cannot_open_tables_without_end(tmp_path: Path) -> None:
    async def play(address: str, backend: Backend) -> None:
        async with Guest(address) as anna:
            for _ in range(3):
                await anna.open(ME, FREE)
            answer = await anna.http.post("/api/v1/tables", json={"game": "whispers", "seats": [ME, BOT]})
            assert answer.status_code == 429
            assert b"veillee_limited_total 1.0" in backend.metrics.text()

    with serving(tmp_path, bounds=Bounds(tables_at_once=3, tables_per_hour=0.001)) as (address, backend):
        asyncio.run(play(address, backend))


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, FREE)
            async with anna.at(table), anna.at(table):
                assert await hung_up(address, table) == ("server-too-fast", 4429)

    with serving(tmp_path, bounds=Bounds(sockets_per_address=2)) as (address, _):
        asyncio.run(play(address))


def test_a_rematch_is_a_new_table(tmp_path: Path) -> None:
    """Asked for again it is the same one, and counts once."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            for _ in range(2):
                async with anna.at(table) as client:
                    await client.command("abandon", 0)
                    await client.until(lambda client: client.over)
                again = [await anna.http.post(f"/api/v1/tables/{table}/rematch") for _ in range(2)]
                assert [answer.status_code for answer in again] == [201, 201]
                table = again[0].json()["id"]
                assert again[1].json()["id"] == table
            async with anna.at(table) as client:
                await client.command("abandon", 0)
                await client.until(lambda client: client.over)
            assert (await anna.http.post(f"/api/v1/tables/{table}/rematch")).status_code == 429

    with serving(tmp_path, bounds=Bounds(tables_at_once=3, tables_per_hour=0.001)) as (address, _):
        asyncio.run(play(address))


def test_one_address_opens_sockets_at_its_leisure(tmp_path: Path) -> None:
    """Who hangs up and comes again and again does not get a fresh allowance every time."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, FREE)
            for _ in range(2):
                async with anna.at(table):
                    pass
            assert await hung_up(address, table) == ("server-too-fast", 4429)

    bounds = Bounds(connects_at_once=2, connects_per_second=0.001)
    with serving(tmp_path, bounds=bounds) as (address, _):
        asyncio.run(play(address))


def test_one_address_looks_at_its_leisure(tmp_path: Path) -> None:
    """At tables, pages and the description of the interface; who watches the server is not held up."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            paths = ("/api/v1/me", "/api/v1/tables/none", "/credits", "/api/v1/schema")
            assert [(await anna.http.get(path)).status_code for path in paths] == [200, 404, 200, 200]
            for path in paths:
                assert (await anna.http.get(path)).json()["error"]["message"] == "server-too-fast"
            assert (await anna.http.head("/credits")).status_code == 429
            for path in ("/health", "/ready"):
                assert (await anna.http.get(path)).status_code == 200
            await anna.open(ME, FREE)

    with serving(tmp_path, bounds=Bounds(reads_at_once=4, reads_per_second=0.001)) as (address, _):
        asyncio.run(play(address))


def test_the_disk_is_looked_at_once_a_second() -> None:
    looks: list[float] = []
    now = [0.0]

    async def look() -> None:
        looks.append(now[0])
        if now[0] == 1.0:
            raise StoreError("the disk is full")

    async def ask() -> list[bool]:
        readiness = Readiness(look, lambda: now[0])
        found: list[bool] = []
        for at in (0.0, 0.5, 0.9, 1.0, 1.9, 2.8):
            now[0] = at
            found += await asyncio.gather(readiness.is_ready(), readiness.is_ready())
        return found[::2]

    assert asyncio.run(ask()) == [True, True, True, False, True, True]
    assert looks == [0.0, 1.0, 1.0, 1.9]


def test_buckets_fill_with_time() -> None:
    now = [0.0]
    buckets = RateLimiter(2.0, 3, lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [True, False]


class Written(logging.Handler):
    """Every line a log would hold, tracebacks and all."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{self.format(record)} {record.args} {record.exc_info}")


@pytest.fixture
def written() -> Iterator[Written]:
    """What `veillee serve` would write to standard error, and what the house says more quietly."""
    handler, backend = Written(), logging.getLogger("veillee")
    level = backend.level
    backend.setLevel(logging.DEBUG)
    handler.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    backend.setLevel(level)


def test_no_secret_is_logged(tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when a request breaks down and the error itself quotes what was asked for."""

    async def play(address: str, secrets: list[str]) -> None:
        async with Guest(address) as anna:
            table, invitations = await anna.open(ME, FREE, FREE)
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/1/token")).json()["token"]
            invitation = invitations[2] or ""
            secrets += [token, invitation, anna.http.cookies.get("veillee") or ""]
            await hung_up(address, table, HELLO, "nonsense", headers={"authorization": f"Bearer {token}"})
            async with anna.at(table) as client:
                await client.command("hint", 0)
            for path in (f"/join/{table}/2/{invitation}", f"/join/{table}/2/{invitation}/{'x' * 5000}"):
                assert (await anna.http.get(path)).status_code in (200, 404)
            monkeypatch.setattr(client_files, "_find", broken)
            monkeypatch.setattr(seating, "sit", broken)
            assert (await anna.http.get(f"/join/{table}/2/{invitation}")).status_code == 500
            assert (await anna.sit(table, 2, invitation)).status_code == 500

    def broken(*given: object) -> None:
        raise OSError(f"cannot be done: {given}")

    secrets: list[str] = []
    with serving(tmp_path) as (address, backend):
        asyncio.run(play(address, secrets))
        secrets.append(backend.store.secret.hex())
    assert all(secrets)
    assert sum("a request failed: OSError" in line for line in written.lines) == 1
    assert any("a table broke down" in line for line in written.lines)
    for line in written.lines:
        assert not any(secret in line for secret in secrets), line


BOMB = 'game = "whispers"\n' + ".".join("a" * 20_000) + " = 1\n"


def test_wrong_owners_data_is_told_by_the_worker(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            body = {"game": "whispers", "seats": [ME, BOT], "owner_data": BOMB}
            answer = await anna.http.post("/api/v1/tables", json=body)
            assert answer.status_code == 400
            error = answer.json()["error"]
            assert error["message"] == "server-bad-owner-data"
            assert "line 2: more than 2 dots in one key" in error["text"]
            echo = 'game = "whispers"\n[[change]]\nid = "echo"\ncopies = 9\n'
            await anna.open(ME, BOT, owner_data=echo)

    with serving(tmp_path, workers=1) as (address, _):
        asyncio.run(play(address))
