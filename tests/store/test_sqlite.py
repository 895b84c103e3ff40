"""The SQLite file: durable when killed, private, and clear about what is wrong with it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from store.killing import check_written, written_until_killed
from store.stores import new_table, saved_game, table_setup
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, StoreError, checkpoints, open_store, sqlite_file
from veillee.server.store.sqlite import SqliteEngine


def complaint(folder: Path) -> str:
    """What the store says instead of opening: one line."""
    with pytest.raises(StoreError) as raised:
        open_store(Settings(folder))
    assert "\n" not in str(raised.value)
    return str(raised.value)


def filled(folder: Path, tables: int) -> Path:
    async def fill() -> None:
        store = open_store(Settings(folder))
        for number in range(tables):
            await saved_game(store, f"t{number}", 5, end=number % 2 == 0)
        store.close()

    asyncio.run(fill())
    return folder / FILE


def test_a_commit_reaches_the_disk_and_nobody_else_reads_it(tmp_path: Path) -> None:
    engine = SqliteEngine(tmp_path)
    pragmas = {
        name: engine._connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("synchronous", "journal_mode", "auto_vacuum")
    }
    engine.close()
    assert pragmas == {"synchronous": 2, "journal_mode": "wal", "auto_vacuum": 2}
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_the_log_goes_into_the_file_while_others_write_and_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "_EVERY", 0.01)
    monkeypatch.setattr(checkpoints, "_LONG", 100)
    log = tmp_path / f"{FILE}-wal"

    async def fill() -> None:
        store = open_store(Settings(tmp_path))
        await saved_game(store, "first", 5)
        for number in range(200):
            await saved_game(store, f"t{number}", 5)
        found = log.stat().st_size
        assert b"first" in (tmp_path / FILE).read_bytes()
        store.close()
        assert found < 3_000_000

    asyncio.run(asyncio.wait_for(fill(), 30))


def test_another_kind_of_file_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("Dear diary, " * 1000)
    said = complaint(tmp_path)
    assert said.startswith(f"{tmp_path / FILE} is not a SQLite file")
    assert "veillee restore" in said


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    before = (tmp_path / FILE).read_bytes()
    assert "not one of Veillée's" in complaint(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_newer_format_asks_for_a_newer_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(filled(tmp_path, 1))) as connection, connection:
        connection.execute("UPDATE house SET value = '3' WHERE name = 'format'")
    said = complaint(tmp_path)
    assert "newer version" in said
    assert "format 3; this one reads formats 1 to 2" in said


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("DELETE FROM house WHERE name = 'format'", "does not say its format"),
        ("UPDATE house SET value = 'two' WHERE name = 'format'", "does not say its format"),
        ("DELETE FROM house WHERE name = 'secret'", "lost its secret"),
        ("DROP TABLE seats", "the table seats is missing"),
        ("ALTER TABLE tables DROP COLUMN next", "tables lacks next"),
        ("DROP TABLE house; CREATE TABLE house (name)", "is damaged"),
    ],
)
def test_another_shape_is_told_in_one_line(tmp_path: Path, sql: str, words: str) -> None:
    with closing(sqlite3.connect(filled(tmp_path, 1))) as connection, connection:
        connection.executescript(sql)
    said = complaint(tmp_path)
    assert words in said
    assert "veillee" in said


@pytest.mark.parametrize("looked_through", [50_000_000, 0])
def test_damaged_pages_are_noticed_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked_through: int
) -> None:
    """Of a large file only what lists need: here the pages of the tables' own rows are struck."""
    path = filled(tmp_path, 30)
    with closing(sqlite3.connect(path)) as connection:
        pages = connection.execute("SELECT pageno FROM dbstat WHERE name = 'tables'").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with path.open("rb+") as file:
        file.seek((pages[-1][0] - 1) * size)
        file.write(b"\xff" * size)
    monkeypatch.setattr(sqlite_file, "_LOOKED_THROUGH", looked_through)
    said = complaint(tmp_path)
    assert "is damaged" in said
    assert f"veillee doctor --data {tmp_path}" in said


def test_a_file_cut_short_is_noticed(tmp_path: Path) -> None:
    path = filled(tmp_path, 30)
    with path.open("rb+") as file:
        file.truncate(path.stat().st_size // 2)
    assert "is damaged" in complaint(tmp_path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert f"cannot use the data folder {tmp_path / 'file' / 'data'}" in complaint(tmp_path / "file" / "data")


def test_after_a_failed_opening_the_folder_is_free(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("x" * 5000)
    complaint(tmp_path)
    (tmp_path / FILE).unlink()
    open_store(Settings(tmp_path)).close()


def test_a_full_disk_changes_nothing_and_a_later_save_is_taken(tmp_path: Path) -> None:
    async def play() -> None:
        engine = SqliteEngine(tmp_path)
        store = Store(engine, engine.secret)
        await store.save(new_table(table_setup("a")))
        (pages,) = engine._connection.execute("PRAGMA page_count").fetchone()
        engine._connection.execute(f"PRAGMA max_page_count = {pages}")
        large = new_table(table_setup("b", owner_data="x" * 100_000))
        with pytest.raises(StoreError, match="full"):
            await store.save(large)
        assert [row.id for row in await store.find_tables()] == ["a"]
        engine._connection.execute("PRAGMA max_page_count = 100000")
        await store.save(large)
        assert len(await store.find_tables()) == 2
        store.close()

    asyncio.run(play())


def test_killed_while_writing_every_acknowledged_line_is_there(tmp_path: Path) -> None:
    rng = Random(7)
    for kill in range(3):
        folder = tmp_path / str(kill)
        acknowledged = written_until_killed(folder, None, rng.randrange(40, 400))
        store = open_store(Settings(folder))
        asyncio.run(check_written(store, acknowledged))
        store.close()
