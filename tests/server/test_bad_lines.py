"""One trouble with one message, on the way between client and server: the game goes on unharmed."""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path

import pytest

from bad_lines import Troubles
from server.live_server import BOT, ME, Guest, Run
from veillee.tools.verifier import verify
from veillee.torture.bad_line import DOWN, UP, BadLine, Fate
from veillee.torture.device import Command, Device, HungUp
from veillee.torture.http_client import HttpClient
from veillee.torture.ledger import Fault, Key, Ledger
from veillee.torture.record_check import faults_in

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
ROUND = {"game": "fairy-tale", "options": {"rounds": 1}, "seats": [ME, BOT]}


class Player:
    """A device at a bad line, that answers with the first option."""

    def __init__(self, device: Device, table: str, address: str) -> None:
        self.device = device
        self.ledger = Ledger()
        self._table = table
        self._address = address

    async def come(self) -> None:
        await self.device.join(self._address, self._table)
        while not self.device.messages:
            await self.device.news()

    async def answer(self) -> bool:
        """Answer what is asked until it is acknowledged, over as many lines as it takes; False at the end."""
        device, command = self.device, None
        while not device.over:
            try:
                if not device.messages:
                    await self.come()
                if command is None and device.asked():
                    asked = device.decision(0)
                    key = Key(0, asked["number"], asked["options"][0])
                    options = {"decision": key.decision, "options": [key.option]}
                    command = Command("answer", 0, options, self.ledger.give(key))
                if command is None:
                    await device.news()
                else:
                    assert (await device.command(command))["type"] == "done"
                    return True
            except (OSError, HungUp):
                device.messages = {}
        return False


TROUBLES: list[tuple[Fate, str, str, int]] = [
    ("drop", UP, "hello", 2),
    ("drop", UP, "answer", 2),
    ("drop", DOWN, "welcome", 2),
    ("drop", DOWN, "done", 2),
    ("drop", DOWN, "update", 2),
    ("duplicate", UP, "answer", 1),
    ("duplicate", DOWN, "update", 1),
    ("reorder", DOWN, "done", 2),
    ("delay", UP, "answer", 1),
    ("cut", UP, "answer", 2),
    ("cut", DOWN, "done", 2),
    ("silence", UP, "answer", 2),
    ("silence", DOWN, "done", 2),
]


@pytest.mark.parametrize(("fate", "way", "kind", "lines"), TROUBLES)
def test_the_game_goes_on_after(run: Run, fate: Fate, way: str, kind: str, lines: int) -> None:
    """One trouble with one message: every answer stands once, over so many lines at least."""

    async def play(address: str) -> None:
        faults: list[Fault] = []
        noticed: Counter[str] = Counter()
        troubles = Troubles()
        async with HttpClient(address) as http, BadLine(address, troubles.decide) as line:
            person = await http.introduce("Anna")
            table = (await http.post(person, "/api/v1/tables", ROUND))["id"]
            player = Player(Device(person, faults.append, silence=1.0, noticed=noticed), table, line.address)
            if kind not in ("hello", "welcome"):
                await player.answer()
            troubles.next(fate, way, kind)
            while await player.answer():
                pass
            assert troubles.is_over
            assert line.lines >= lines
            assert lines > 1 or not noticed["missing"] + noticed["missing at the server"]
            assert faults == []
            fresh = Device(person, faults.append)
            await fresh.join(address, table)
            for device in (fresh, player.device):
                await device.settle()
            assert player.device.known() == fresh.known()
            record = (await http.get(f"/api/v1/tables/{table}/record")).text
            assert faults_in(record, player.ledger, {0}) == []
            for device in (fresh, player.device):
                device.leave()

    run(play)


def test_the_example_of_a_remote_bot_plays_to_the_end(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """It says that its line is cut, and comes back."""
    remote = runpy.run_path(str(EXAMPLE))["play"]
    remote.__globals__["PATIENCE"] = 1.0
    troubles = Troubles()
    for fate, way, kind in (
        ("drop", UP, "answer"),
        ("duplicate", UP, "answer"),
        ("silence", UP, "answer"),
        ("duplicate", DOWN, "update"),
        ("cut", DOWN, "done"),
    ):
        troubles.next(fate, way, kind)

    async def play(address: str) -> None:
        async with Guest(address) as anna, BadLine(address, troubles.decide) as line:
            table, _ = await anna.open(ME, BOT, game="fairy-tale", options={"rounds": 1})
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/0/token")).json()["token"]
            result = await remote(line.address, table, token)
            assert result["winners"]
            assert verify((await anna.http.get(f"/api/v1/tables/{table}/record")).text) > 0
            assert line.lines >= 4

    run(play)
    assert troubles.is_over
    assert capsys.readouterr().err.count("The line is cut") >= 3
