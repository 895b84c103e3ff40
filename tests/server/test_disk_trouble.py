"""A disk that is full, cannot be written or has torn a page: what is said, what is kept, and the way back."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

from server.live_server import ME, Client, Guest
from server.small_disk import read_only, small_disk
from veillee.commands import main
from veillee.server.store import FILE
from veillee.torture.ledger import Key, Ledger
from veillee.torture.record_check import faults_in
from veillee.torture.server_process import NoServer, ServerProcess

SHORT: Final = {"game": "fairy-tale", "options": {"rounds": 1}}

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that any user of the machine can look into."""
    folder = Path(tempfile.mkdtemp(prefix="veillee-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


class House:
    """A server on a folder, one table of it, and what was answered there."""

    def __init__(self, data: Path, log: Path) -> None:
        self.data = data
        self.log = log
        self.table = self.cookie = ""
        self.ledger = Ledger()

    def server(self, data: Path | None = None) -> ServerProcess:
        found = ServerProcess(data or self.data, "--pace", "at-once", "--workers", "0")
        found.log = self.log
        return found

    def begin(self, server: ServerProcess) -> None:
        async def go() -> None:
            async with Guest(server.address) as anna:
                self.table, _ = await anna.open(ME, ME, **SHORT)
                self.cookie = anna.http.cookies["veillee"]
                async with anna.at(self.table) as client:
                    await self._answer(client, 6)

        asyncio.run(go())

    def refuses(self, server: ServerProcess) -> str:
        """Answer until the server does not take it, and stands as before; what it says."""

        async def go() -> str:
            async with self._anna(server) as anna:
                wish = {**SHORT, "seats": [ME, ME]}
                while (await anna.http.post("/api/v1/tables", json=wish)).status_code == 201:
                    pass
                async with anna.at(self.table) as client:
                    refusal = await self._answer(client, 100)
                assert (await anna.http.get("/health")).status_code == 200
            return refusal

        return asyncio.run(go())

    def ends(self, server: ServerProcess) -> None:
        """Play to the end: all that was ever acknowledged is in the record once."""

        async def go() -> str:
            async with self._anna(server) as anna:
                async with anna.at(self.table) as client:
                    await self._answer(client, 100)
                    assert client.over
                assert (await anna.http.get("/ready")).status_code == 200
                return (await anna.http.get(f"/api/v1/tables/{self.table}/record")).text

        record = asyncio.run(go())
        assert faults_in(record, self.ledger, {0, 1}) == []

    def _anna(self, server: ServerProcess) -> Guest:
        anna = Guest(server.address, None)
        anna.http.cookies.set("veillee", self.cookie)
        return anna

    async def _answer(self, client: Client, most: int) -> str:
        """Give so many answers, or until the game is over or one is not taken: then what is said."""
        for _ in range(most):
            await client.until(lambda client: client.over or bool(self._open(client)))
            if client.over:
                break
            seat, number = self._open(client)[0]
            option = (client.decision(seat) or {})["options"][0]
            given = self.ledger.give(Key(seat, number, option))
            await client.say(type="answer", id=1, seat=seat, decision=number, options=[option])
            while (said := await client.next())["type"] not in ("done", "error"):
                pass
            if said["type"] == "error":
                text: str = said["text"]
                return text
            given.acknowledged = True
        return ""

    def _open(self, client: Client) -> list[tuple[int, int]]:
        """What is asked and not answered yet: seats, and the numbers of their decisions."""
        asked = [(seat, (client.decision(seat) or {})["number"]) for seat in client.asked()]
        done = {given.key[:2] for given in self.ledger.given if given.acknowledged}
        return [key for key in asked if key not in done]


def veillee(capsys: Capture, *arguments: object) -> tuple[int, str]:
    """What a command ends with, and all it says."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def test_a_full_disk(place: Path, capsys: Capture) -> None:
    with small_disk(place) as disk:
        house = House(disk.folder / "data", place / "log")
        there = "--data", house.data
        with house.server() as server:
            server.start()
            house.begin(server)
            assert veillee(capsys, "backup", place / "copy.sqlite", *there)[0] == 0
            with disk.full(server.pid, os.getpid()):
                assert "could not save this. Nothing has changed" in house.refuses(server)
                assert veillee(capsys, "backup", disk.folder / "beside.sqlite", *there)[0] == 2
                server.kill()
                with suppress(NoServer):  # the log may have room left, and then it does
                    server.start()
                server.kill()
                assert veillee(capsys, "restore", place / "copy.sqlite", *there, "--force")[0] == 2
            assert not list(disk.folder.glob("beside*"))
            assert not list(house.data.glob("house.*.sqlite"))
            assert "Traceback" not in house.log.read_text()
            _, said = veillee(capsys, "doctor", *there, "--json")
            assert json.loads(said)["findings"] == []
            server.start()
            house.ends(server)


def test_a_folder_that_cannot_be_written(place: Path, capsys: Capture) -> None:
    house = House(place / "data", place / "log")
    there = "--data", house.data
    with house.server() as server:
        server.start()
        house.begin(server)
        server.stop()
    # What a command needs is read before rights are given up.
    assert veillee(capsys, "backup", place / "copy.sqlite", *there)[0] == 0
    (place / "copy.sqlite").chmod(0o644)
    assert veillee(capsys, "doctor", *there)[0] in (0, 1)
    before = (house.data / FILE).read_bytes()
    with read_only(house.data):
        code, said = veillee(capsys, "doctor", *there)
        assert code == 1, said
        assert f"{house.data} cannot be written by you" in said
        for command in (
            ("serve", "--port", "0", *there),
            ("backup", house.data / "beside.sqlite", *there),
            ("restore", place / "copy.sqlite", *there, "--force"),
        ):
            code, said = veillee(capsys, *command)
            assert (code, said.count("\n")) == (2, 1), said
            assert "Permission denied" in said
    assert (house.data / FILE).read_bytes() == before
    with house.server() as server:
        server.start()
        house.ends(server)


def test_a_torn_page_and_the_way_back(place: Path, capsys: Capture) -> None:
    """Half a page is of another time: the doctor finds it, no server starts, the backup comes back."""
    house = House(place / "data", place / "log")
    there = "--data", house.data
    with house.server() as server:
        server.start()
        house.begin(server)
        assert veillee(capsys, "backup", place / "copy.sqlite", *there)[0] == 0
        server.stop()
        tear(house.data / FILE)
        with pytest.raises(NoServer, match="is damaged"):
            server.start()
        code, said = veillee(capsys, "doctor", *there)
        assert code == 1
        assert "damaged" in said
        assert veillee(capsys, "backup", place / "bad.sqlite", *there)[0] == 2
        assert not (place / "bad.sqlite").exists()
        code, said = veillee(capsys, "doctor", "--repair", *there)
        assert code == 2
        assert "only restored from a backup" in said
        assert veillee(capsys, "restore", place / "copy.sqlite", *there, "--force")[0] == 0
        server.start()
        house.ends(server)


def tear(path: Path) -> None:
    """Overwrite the second half of the page on which tables are."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as file:
        file.seek(page * size - size // 2)
        file.write(b"\x5a" * (size // 2))
