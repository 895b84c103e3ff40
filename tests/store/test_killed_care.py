"""Killed at any step of looking after a store: it opens, nothing is lost, and the same can be done again."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from store import format_1
from store.killed_at_each import COPY, DATA, WORKS, killed_at_each
from store.stores import all_rows, new_table, saved_game, table_setup
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, StoredState, StoreError, TableChange, open_store
from veillee.server.store.backup import back_up, look_at_backup
from veillee.server.store.diagnosis import diagnose


def rows(folder: Path) -> dict[str, Any]:
    """All that is kept, when the store was opened, found sound and closed."""
    with closing(open_store(Settings(folder))) as store:
        assert asyncio.run(store.examine()) == []
        return all_rows(store)


def copied(house: Path, place: Path) -> Path:
    """A copy of a house as it lies on the disk, its log beside it."""
    shutil.copytree(house, place)
    return place


async def fill(store: Store) -> None:
    for id in ("a", "b", "c"):
        await saved_game(store, id, 5, end=id == "c")
        await store.save(TableChange(id, views=StoredState(5, b"{}"), snapshot=StoredState(5, b"{}")))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder as a killed server leaves it, with an earlier backup beside it."""
    live, house = tmp_path / "live", tmp_path / "house"
    with closing(open_store(Settings(live))) as store:
        asyncio.run(fill(store))
        house.mkdir()
        back_up(Settings(live), house / COPY)
        asyncio.run(store.save(new_table(table_setup("late"))))
        shutil.copytree(live, house / DATA)
    assert (house / DATA / f"{FILE}-wal").stat().st_size > 0
    return house


def killed(work: str, house: Path, stride: int = 1) -> list[Path]:
    path = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    return killed_at_each(work, house, house.parent / "killed", {**os.environ, "PYTHONPATH": path}, stride)


def test_an_old_store_is_brought_up_to_date_by_whoever_starts_next(tmp_path: Path) -> None:
    house = tmp_path / "house"
    (house / DATA).mkdir(parents=True)
    format_1.write(house / DATA / FILE)
    wanted = rows(copied(house, tmp_path / "undisturbed") / DATA)
    assert len(wanted["tables"]) == 6
    left = killed("open", house, 7)
    assert len(left) > 20
    for folder in left:
        assert rows(folder / DATA) == wanted
        assert not list((folder / DATA).glob("*.partial"))


def test_what_is_forgotten_is_gone_or_still_there(house: Path, tmp_path: Path) -> None:
    before = rows(copied(house, tmp_path / "before") / DATA)
    place = copied(house, tmp_path / "after")
    WORKS["forget"](place)
    after = rows(place / DATA)
    found = [rows(folder / DATA) for folder in killed("forget", house, 3)]
    ids = [[row[0] for row in each["tables"]] for each in found]
    assert ids[0] == ["a", "b", "c", "late"]
    assert ids[-1] == ["b", "c", "late"]
    assert all(each["lines"] in (before["lines"], after["lines"]) for each in found)
    for folder in (house.parent / "killed").iterdir():
        WORKS["forget"](folder)
        again = rows(folder / DATA)
        assert {name: len(kept) for name, kept in again.items()} == {
            name: len(kept) for name, kept in after.items()
        }
        assert again["guests"] == after["guests"] == []


def test_what_was_played_survives_a_broken_repair(house: Path, tmp_path: Path) -> None:
    wanted = rows(copied(house, tmp_path / "sound") / DATA)
    with closing(sqlite3.connect(house / DATA / FILE)) as connection, connection:
        connection.execute("UPDATE snapshots SET data = x'00' WHERE table_id = 'a'")
        connection.execute("INSERT INTO views VALUES ('stray', 1, x'00')")
    for folder in killed("repair", house, 4):
        settings = Settings(folder / DATA)
        WORKS["repair"](folder)
        assert asyncio.run(diagnose(settings)).findings == []
        found = rows(folder / DATA)
        assert [row for row in wanted["snapshots"] if row[0] != "a"] == found["snapshots"]
        assert {**wanted, "snapshots": []} == {**found, "snapshots": []}


def test_a_backup_is_whole_or_not_there(house: Path, tmp_path: Path) -> None:
    wanted = rows(copied(house, tmp_path / "undisturbed") / DATA)
    for folder in killed("back up", house):
        if (folder / "new.sqlite").exists():
            assert look_at_backup(folder / "new.sqlite").tables == 4
        assert rows(folder / DATA) == wanted
        WORKS["back up"](folder)
        assert look_at_backup(folder / "new.sqlite").tables == 4
        assert not list(folder.glob("new.sqlite.*"))


def test_a_restore_that_was_broken_off_says_so_and_loses_neither_store(house: Path, tmp_path: Path) -> None:
    before = rows(copied(house, tmp_path / "undisturbed") / DATA)
    place = copied(house, tmp_path / "restored")
    WORKS["restore"](place)
    after = rows(place / DATA)
    assert (len(before["tables"]), len(after["tables"])) == (4, 3)
    refused = 0
    for folder in killed("restore", house):
        found = _rows_or_refusal(folder / DATA)
        assert found in (before, after) or "veillee restore --force" in found
        refused += isinstance(found, str)
        WORKS["restore"](folder)
        assert rows(folder / DATA) == after
        kept = sorted((folder / DATA).glob("house.before-*.sqlite"))
        assert [each for each in kept if _tables(each) == 4], "the store as it was, with its log"
    assert refused >= 4


def _tables(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        found: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return found


def _rows_or_refusal(folder: Path) -> dict[str, Any] | str:
    try:
        return rows(folder)
    except StoreError as error:
        return str(error)
