"""What an earlier version kept is opened by this one; a migration that is cut short changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from store import format_1
from veillee.core.record import digest, parse_record
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, StoredTable, StoreError, open_store
from veillee.server.store import migrations as steps

T = TypeVar("T")


def opened(folder: Path, do: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        store = open_store(Settings(folder))
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(go())


def load(folder: Path, id: str) -> StoredTable:
    found = opened(folder, lambda store: store.load(id))
    assert found is not None
    return found


@pytest.fixture
def house(tmp_path: Path) -> Path:
    format_1.write(tmp_path / FILE)
    return tmp_path


def test_every_table_is_there_with_its_status(house: Path) -> None:
    rows = {row.id: row for row in opened(house, lambda store: store.find_tables())}
    assert {id: row.status for id, row in rows.items()} == {
        "open": "open",
        "closed": "abandoned",
        "playing": "playing",
        "bare": "playing",
        "over": "over",
        "abandoned": "abandoned",
    }
    assert {(row.created, row.changed, row.players) for row in rows.values()} == {(100.0, 100.0, 2)}
    assert (rows["over"].next, rows["playing"].campaign, rows["open"].names) == (
        "open",
        "c",
        ["Anna", "Odile"],
    )
    assert opened(house, lambda store: store.examine()) == []


def test_the_secret_stays_so_that_guests_stay_who_they_are(house: Path) -> None:
    async def secret(store: Store) -> bytes:
        return store.secret

    assert opened(house, secret) == format_1.SECRET
    guest = opened(house, lambda store: store.guest("anna"))
    assert guest is not None
    assert (guest.name, guest.created, guest.seen) == ("Anna", 100.0, 100.0)


def test_papers_and_seats_are_those_of_before(house: Path) -> None:
    setup = load(house, "open").setup
    assert json.loads(setup.to_bytes()).items() >= {"options": {"rounds": 2}, "secret": "5e" * 32}.items()
    assert [(seat.name, seat.guest, seat.kind) for seat in setup.seats] == [
        ("Anna", "anna", "guest"),
        ("Odile", None, "bot"),
    ]
    assert setup.seats[0].entropy == "ab" * 32


def test_a_running_game_goes_on_from_its_position(house: Path) -> None:
    found = load(house, "playing")
    assert found.snapshot is not None
    assert (found.lines, found.tail, found.snapshot.after) == (3, [], 3)
    lines = format_1.record("playing")
    assert json.loads(found.snapshot.data) == {
        "format": 2,
        "about": {"game": "x", "revision": 4, "data": "hash"},
        "position": {"state": 1},
        "hash": json.loads(lines[-1])["hash"],
        "phases": 0,
        "take_backs": 2,
        "told": [2, 1, 0],
        "locked": [["undo-barrier"], ["undo-barrier"]],
        "answers": [[], []],
        "rewound": [True, True, True],
        "now": None,
        "messages": format_1.snapshot("playing")["messages"],
    }
    assert [found.header, found.last] == lines[::2]


def test_what_was_shown_and_told_is_kept_for_every_game(house: Path) -> None:
    for id in ("playing", "over", "abandoned"):
        found = load(house, id)
        assert found.views is not None
        assert found.description is not None
        assert json.loads(found.description) == format_1.DESCRIPTION
        messages = format_1.snapshot(id)["messages"]
        assert found.views.after == found.lines
        assert json.loads(found.views.data) == {"status": id, "messages": messages}
        ((number, events),) = opened(house, lambda store, id=id: store.events(id))  # type: ignore[misc]
        assert number == found.lines - 1
        assert json.loads(events) == [[1, {"type": "dealt"}], [1, {"type": "played"}], [2, {"type": "dealt"}]]
    with closing(sqlite3.connect(house / FILE)) as connection:
        hashes = connection.execute("SELECT hash FROM descriptions").fetchall()
    assert hashes == [(digest(format_1.DESCRIPTION),)]


def test_a_finished_game_is_packed_with_its_result(house: Path) -> None:
    found = load(house, "over")
    assert (found.snapshot, found.tail, found.lines) == (None, [], 4)
    lines = opened(house, lambda store: store.record("over"))
    assert lines == format_1.record("over", {"winner": 1})
    parse_record("".join(f"{line}\n" for line in lines))
    with closing(sqlite3.connect(house / FILE)) as connection:
        games = connection.execute(
            "SELECT table_id, revision, data, status, result, ended FROM games"
        ).fetchall()
        unpacked = connection.execute("SELECT DISTINCT table_id FROM lines").fetchall()
    assert {game[0]: game[1:] for game in games} == {
        "playing": (4, "hash", "playing", None, None),
        "bare": (4, "hash", "playing", None, None),
        "over": (4, "hash", "over", b'{"winner":1}', 100.0),
        "abandoned": (4, "hash", "abandoned", b'{"abandoned":true}', 100.0),
    }
    assert unpacked == [("bare",), ("playing",)]


def test_a_game_without_a_snapshot_keeps_its_lines(house: Path) -> None:
    found = load(house, "bare")
    assert (found.snapshot, found.views, found.description) == (None, None, None)
    assert [line.text for line in found.tail] == format_1.record("bare")


def test_campaigns_are_found_by_guest(house: Path) -> None:
    (row,) = opened(house, lambda store: store.find_campaigns(guest="anna"))
    assert (row.id, row.campaign, row.status, row.names) == ("c", "long", "lost", ["Anna", "Odile"])
    stored = opened(house, lambda store: store.load_campaign("c"))
    assert stored is not None
    assert (stored.tables, stored.seal, stored.progress["closed"]) == (["playing"], "s", "lost")


def test_the_old_file_stays_beside_the_new_one(house: Path) -> None:
    opened(house, lambda store: store.check())
    kept = house / "house.format-1.sqlite"
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT value FROM house WHERE name = 'format'").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM papers").fetchone() == (6,)
    assert kept.stat().st_mode & 0o077 == 0
    assert not list(house.glob("*.partial"))


def test_migrated_once_it_is_opened_as_it_is(house: Path) -> None:
    opened(house, lambda store: store.check())
    (house / "house.format-1.sqlite").unlink()
    opened(house, lambda store: store.check())
    assert not (house / "house.format-1.sqlite").exists()


def test_what_cannot_be_read_is_left_out_and_said(house: Path, caplog: pytest.LogCaptureFixture) -> None:
    with closing(sqlite3.connect(house / FILE)) as connection, connection:
        connection.execute("UPDATE papers SET papers = 'x' WHERE id = 'open'")
        connection.execute("UPDATE snapshots SET snapshot = 'x' WHERE id = 'over'")
        connection.execute("DELETE FROM lines WHERE id = 'bare' AND number = 1")
    rows = opened(house, lambda store: store.find_tables())
    assert sorted(row.id for row in rows) == ["abandoned", "closed", "playing"]
    for what in ("papers bare", "papers open", "papers over"):
        assert f"{what} cannot be read" in caplog.text
    assert opened(house, lambda store: store.examine()) == []


def test_many_tables_are_counted_aloud(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    format_1.write(tmp_path / FILE, 1500)
    opened(tmp_path, lambda store: store.check())
    assert "1000 of 1506 papers" in caplog.text


def test_a_migration_that_fails_has_changed_nothing(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = _dump(house / FILE)

    def fail(connection: sqlite3.Connection) -> None:
        whole(connection)
        raise sqlite3.OperationalError("database or disk is full")

    whole = steps._STEPS[1]
    with monkeypatch.context() as patch:
        patch.setitem(steps._STEPS, 1, fail)
        with pytest.raises(StoreError, match="disk is full"):
            open_store(Settings(house))
    assert _dump(house / FILE) == before
    assert load(house, "playing").lines == 3


_KILLED = """
import os, signal, sys
from pathlib import Path
from veillee.server.settings import Settings
from veillee.server.store import migrations, open_store

whole = migrations._STEPS[1]

def killed(connection):
    connection.execute("PRAGMA cache_size = 1")  # so that pages are on disk before the commit
    whole(connection)
    os.kill(os.getpid(), signal.SIGKILL)

migrations._STEPS[1] = killed
open_store(Settings(Path(sys.argv[1])))
"""


def test_killed_in_between_it_is_still_the_old_file_and_whole(house: Path) -> None:
    before = _dump(house / FILE)
    done = subprocess.run([sys.executable, "-c", _KILLED, str(house)], check=False, env={**os.environ})
    assert done.returncode == -signal.SIGKILL
    assert _dump(house / FILE) == before
    assert opened(house, lambda store: store.examine()) == []
    assert load(house, "playing").lines == 3


def _dump(path: Path) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())
