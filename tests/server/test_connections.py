"""Connections: half-sent requests, too many of them, and what they leave for others."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from server.live_server import serving
from veillee.server.limits.connections import Connections, ConnectionSlot, is_proxy
from veillee.server.monitoring.logs import FewAlike
from veillee.server.settings import Bounds

GUEST, OTHER = "127.0.0.2", "127.0.0.3"
WHOLE = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
HALF = b"GET /health HTTP/1.1\r\nhost: local"
UPGRADE = (
    b"GET /api/v1/tables/none/socket HTTP/1.1\r\nhost: localhost\r\n"
    b"upgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def comes(address: str, guest: str = GUEST) -> socket.socket:
    """A connection of a guest with an address of its own."""
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname, parts.port), timeout=20, source_address=(guest, 0))


def heard(connection: socket.socket, most: int = 65536) -> bytes:
    """What comes next, or nothing if the other end hangs up."""
    try:
        return connection.recv(most)
    except ConnectionError:
        return b""


def is_served(address: str, guest: str = GUEST) -> bool:
    with comes(address, guest) as connection:
        connection.sendall(WHOLE)
        return heard(connection).startswith(b"HTTP/1.1 200")


@contextmanager
def house(tmp_path: Path, **bounds: float) -> Iterator[str]:
    with serving(tmp_path, bounds=Bounds(**bounds)) as (address, _):  # type: ignore[arg-type]
        yield address


@pytest.mark.parametrize("guest", [GUEST, "127.0.0.1"])
@pytest.mark.parametrize(
    "half",
    [
        b"",
        HALF,
        b"PUT /api/v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{",
        b"PUT /api/v1/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
        WHOLE + HALF,
    ],
)
def test_a_request_that_never_ends_is_ended(half: bytes, guest: str, tmp_path: Path) -> None:
    with house(tmp_path, headers_within=0.2, body_within=0.2, keep_alive=0.2) as address:
        with comes(address, guest) as connection:
            connection.sendall(half)
            said = b""
            while part := heard(connection):
                said += part
        assert half.startswith(WHOLE) or said.startswith(b"HTTP/1.1 408")
        assert is_served(address)


@pytest.mark.parametrize("head", [b"GET /health HTTP/1.1\r\nx: ", WHOLE + b"GET / HTTP/1.1\r\nx: "])
def test_bytes_that_trickle_in_do_not_lengthen_the_time(head: bytes, tmp_path: Path) -> None:
    with house(tmp_path, headers_within=0.3) as address, comes(address) as connection:
        connection.settimeout(0.02)
        connection.sendall(head)
        for _ in range(1000):
            with contextlib.suppress(TimeoutError):
                if not heard(connection):
                    return
            try:
                connection.sendall(b"x")
            except ConnectionError:
                return
        pytest.fail("the connection stayed open")


def test_an_idle_connection_is_closed_and_a_whole_request_is_not_hurried(tmp_path: Path) -> None:
    with house(tmp_path, headers_within=0.2, keep_alive=1.0) as address, comes(address) as connection:
        for _ in range(3):
            connection.sendall(WHOLE)
            assert heard(connection).startswith(b"HTTP/1.1 200")
        assert heard(connection) == b""


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    """And a place is free again when a connection, or the socket it became, is closed."""
    with house(tmp_path, connections_per_address=3) as address, comes(address), comes(address):
        with comes(address) as sitting:
            sitting.sendall(UPGRADE)
            assert heard(sitting).startswith(b"HTTP/1.1 101")
            with comes(address) as refused:
                assert heard(refused).startswith(b"HTTP/1.1 503")
            assert is_served(address, OTHER)
            assert is_served(address, "127.0.0.1")
        assert any(is_served(address) for _ in range(1000))


def test_a_proxy_brings_as_many_as_it_likes(tmp_path: Path) -> None:
    with house(tmp_path, connections_per_address=3) as address, contextlib.ExitStack() as held:
        for _ in range(10):
            held.enter_context(comes(address, "127.0.0.1"))
        assert is_served(address, "127.0.0.1")


def test_half_sent_requests_give_way_when_there_is_no_room(tmp_path: Path) -> None:
    with house(tmp_path, connections=4) as address, contextlib.ExitStack() as held:
        waiting = [held.enter_context(comes(address, "127.0.0.1")) for _ in range(4)]
        for connection in waiting:
            connection.sendall(HALF)
        for number in range(3):
            used = held.enter_context(comes(address, f"127.0.1.{number}"))
            used.sendall(UPGRADE)
            assert heard(used).startswith(b"HTTP/1.1 101")
            assert heard(waiting[number]) == b""
        waiting[3].sendall(b"host\r\n\r\n")
        assert heard(waiting[3]).startswith(b"HTTP/1.1 200")


def test_one_address_never_has_all_the_room() -> None:
    connections = Connections(Bounds(connections=10, connections_per_address=50))
    assert [connections.enter(GUEST, _ignore) is not None for _ in range(6)] == [True] * 5 + [False]
    assert connections.enter("2001:db8::1", _ignore)


def test_ipv6_counts_by_network() -> None:
    connections = Connections(Bounds(connections_per_address=2))
    slots = [connections.enter(f"2001:db8::{number}", _ignore) for number in range(1, 4)]
    assert [slot is not None for slot in slots] == [True, True, False]
    assert connections.enter("2001:db8:0:1::1", _ignore)
    assert isinstance(slots[0], ConnectionSlot)
    slots[0].give_up()
    slots[0].give_up()
    assert connections.enter("2001:db8::9", _ignore)
    assert connections.enter("2001:db8::9", _ignore) is None


def test_the_longest_waiting_gives_way_first() -> None:
    connections = Connections(Bounds(connections=3))
    ended: list[str] = []
    slots = {name: connections.enter("127.0.0.1", lambda name=name: ended.append(name)) for name in "abc"}  # type: ignore[misc]
    for name in "bca":
        slot = slots[name]
        assert slot is not None
        slot.wait(True)
    second = slots["c"]
    assert second is not None
    second.wait(False)
    guests = [connections.enter(f"192.0.2.{number}", _ignore) for number in range(3)]
    assert [guest is not None for guest in guests] == [True, True, False]
    assert ended == ["b", "a"]


def _ignore() -> None:
    pass


def test_a_proxy_is_on_this_machine() -> None:
    peers = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.0.0.2", "192.0.2.1", "fe80::1%lo", ""]
    assert [is_proxy(peer) for peer in peers] == [True, True, True, False, False, False, False]


_LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (160, 320))
from veillee.commands import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_server_with_few_descriptors_outlives_half_sent_requests(tmp_path: Path) -> None:
    """As in the attack that once shut everybody out: more half-sent requests than there are descriptors."""
    command = [sys.executable, "-c", _LIMITED, "serve", "--port", "0", "--data", str(tmp_path), "--json"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEILLEE_GAMES": ""},
    ) as server:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{json.loads(server.stdout.readline())['port']}"
        with contextlib.ExitStack() as held:
            held.callback(server.send_signal, signal.SIGTERM)
            for number in range(400):
                connection = held.enter_context(comes(address, GUEST if number % 2 else "127.0.0.1"))
                with contextlib.suppress(ConnectionError):
                    connection.sendall(HALF)
            assert is_served(address, OTHER)
            assert is_served(address, "127.0.0.1")
        assert server.communicate(timeout=30)[1].count("\n") < 5
        assert server.returncode == 0


def test_nonsense_fills_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    few = FewAlike()
    caplog.handler.addFilter(few)
    with house(tmp_path) as address:
        for _ in range(30):
            with comes(address) as connection:
                connection.sendall(b"\x00nonsense\r\n\r\n")
                assert heard(connection).startswith(b"HTTP/1.1 400")
    caplog.handler.removeFilter(few)
    assert len(caplog.records) == 5


def test_lines_left_out_are_counted_and_tracebacks_short() -> None:
    now = [0.0]
    few = FewAlike(lambda: now[0])

    def line(text: str, error: BaseException | None = None) -> logging.LogRecord:
        info = None if error is None else (type(error), error, error.__traceback__)
        return logging.LogRecord("house", logging.ERROR, "", 1, text, (), info)

    def fall(depth: int) -> None:
        if not depth:
            raise ValueError("deep")
        fall(depth - 1)

    assert sum(few.filter(line("broken\nat 1")) for _ in range(50)) == 5
    assert few.filter(line("another"))
    now[0] = 61.0
    again = line("broken\nat 2")
    assert few.filter(again)
    assert again.getMessage().startswith("(45 more like this were left out) broken")
    with pytest.raises(ValueError, match="deep") as fallen:
        fall(100)
    deep = line("failed", fallen.value)
    assert few.filter(deep)
    assert deep.exc_text is not None
    assert deep.exc_text.count("\n") < 30
    assert deep.exc_text.endswith("ValueError: deep")
