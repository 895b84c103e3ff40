"""The pieces `veillee torture` measures with."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from cli.running import Capture
from veillee.commands import main, serve
from veillee.commands.parser import make_parser
from veillee.server.settings import TEST_LIMITS, Bounds
from veillee.torture.latencies import percentile, summary_of
from veillee.torture.server_messages import Asked, Refused, Update, Welcome, read
from veillee.torture.usage import family, usage_of
from veillee.torture.websocket_client import WebSocketClient, dial


def test_a_percentile_is_the_least_value_that_so_many_do_not_exceed() -> None:
    values = [float(value) for value in range(1, 201)]
    assert [percentile(values, share) for share in (50, 95, 99, 100)] == [100, 190, 198, 200]
    assert percentile([7.0], 50) == percentile([7.0], 99) == 7.0
    assert percentile([], 99) == 0.0


def test_a_spread_is_in_milliseconds_whatever_the_order() -> None:
    found = summary_of([0.004, 0.001, 0.003, 0.002])
    assert (found.count, found.p50, found.p99, found.max) == (4, 2.0, 4.0, 4.0)


def test_what_a_seat_is_asked_follows_from_patches() -> None:
    asked = Asked()

    def hear(text: str) -> tuple[int, list[int]]:
        update = read(text.encode())
        assert isinstance(update, Update)
        for news in update.seats.values():
            asked.take_in(news)
        return asked.number, asked.options

    whole = '{"decision":{"number":3,"question":"pick","rule":"r","options":[4,5]},"view":{},"events":[]}'
    begin = '{"type":"update","version":1,"left":null,"seats":{"0":'
    assert hear(f"{begin}{whole}}}}}") == (3, [4, 5])
    assert hear(f'{begin}{{"waiting":[1]}}}}}}') == (3, [4, 5])
    assert hear(f'{begin}{{"decision":{{"number":4}}}}}}}}') == (4, [4, 5])
    assert hear(f'{begin}{{"decision":{{"options":[6]}}}}}}}}') == (4, [6])
    assert hear(f'{begin}{{"decision":null}}}}}}') == (-1, [])


def test_other_messages_are_read_as_far_as_they_are_needed() -> None:
    welcome = read(b'{"type":"welcome","table":{"status":"open","id":"x"},"seats":[1],"mine":[],"game":{}}')
    assert isinstance(welcome, Welcome)
    assert welcome.seats == [1]
    assert isinstance(read(b'{"type":"refused","id":3,"reasons":[{"message":"no"}]}'), Refused)


def test_frames_are_read_however_they_are_cut() -> None:
    async def visit() -> None:
        heard: list[bytes] = []
        wire = WebSocketClient(b"", heard.append, lambda: None)
        long = b"x" * 300
        frames = b"\x81\x02hi" + b"\x81\x7e\x01\x2c" + long + b"\x81\x00"
        data = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n" + frames
        for at in range(len(data)):
            wire.data_received(data[at : at + 1])
        assert heard == [b"hi", long, b""]
        await wire.opened

    asyncio.run(visit())


def test_whoever_gives_up_dialling_hangs_up() -> None:
    async def give_up() -> bytes:
        asked, hung_up = asyncio.Event(), asyncio.get_running_loop().create_future()

        async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            asked.set()
            hung_up.set_result(await reader.read())
            writer.close()

        server = await asyncio.start_server(never_answer, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            dialling = asyncio.create_task(dial(f"http://127.0.0.1:{port}", "t", "", lambda _: None))
            await asked.wait()
            dialling.cancel()
            async with asyncio.timeout(10):
                found: bytes = await hung_up
        return found

    assert asyncio.run(give_up()) == b""


def test_what_a_process_uses_is_counted_with_its_children() -> None:
    own = os.getpid()
    assert own in family(own)
    assert os.getppid() not in family(own)
    before = usage_of([own])
    Path(os.devnull).write_bytes(b"x" * 100_000)
    after = usage_of([own]).since(before)
    assert before.memory > 1_000_000
    assert after.written >= 100_000
    assert usage_of([]) == usage_of([2**30])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["load", "--players", "9"], "--players 9: fairy-tale is for 2 to 5"),
        (["load", "--tables", "0"], "--tables 0 should be 1 or more"),
        (["load", "--minutes", "-1"], "--minutes -1 should be 0 or more"),
        (["load", "--game", "chess"], "chess"),
        (["crash"], "crash wants --kills N or --minutes M"),
        (["crash", "--kills", "0"], "--kills 0 should be 1 or more"),
        (["start", "--db", "x"], "unrecognized arguments: --db x"),
        (["crash", "--rate", "5"], "unrecognized arguments: --rate 5"),
        (["load", "undo"], "unrecognized arguments: undo"),
        ([], "ACTION"),
    ],
)
def test_wrong_input_is_named(arguments: list[str], problem: str, capsys: Capture) -> None:
    assert main(["torture", *arguments]) == 2
    assert problem in capsys.readouterr().err


def test_limits_are_lifted_by_a_test_setting_alone_and_said_aloud(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    arguments = make_parser([serve.COMMAND]).parse_args(["serve"])
    assert serve._settings(arguments).bounds == Bounds()
    assert capsys.readouterr().err == ""
    monkeypatch.setenv(*TEST_LIMITS)
    lifted = serve._settings(arguments).bounds
    assert "OFF" in capsys.readouterr().err
    assert min(lifted.messages_per_second, lifted.sockets_per_address, lifted.tables_at_once) >= 10**9
    assert (lifted.message, lifted.hello_within) == (Bounds().message, Bounds().hello_within)
