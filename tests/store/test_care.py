"""Looking after a store: read beside a server, repaired, backed up and restored, without losing anything."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from store.stores import lines_of, new_table, saved_game, table_setup
from veillee.server.model.table_setup import Seat
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, StoredState, StoreError, TableChange, open_store, open_to_look
from veillee.server.store.backup import back_up, look_at_backup, restore
from veillee.server.store.diagnosis import diagnose, repair
from veillee.server.store.sqlite_file import is_in_use

T = TypeVar("T")


def used(folder: Path, do: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        store = open_store(Settings(folder))
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(go())


async def fill(store: Store) -> None:
    for id in ("a", "b", "c"):
        await saved_game(store, id, 5, end=id == "c")
        await store.save(TableChange(id, views=StoredState(5, b"{}"), snapshot=StoredState(5, b"{}")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    used(tmp_path / "data", fill)
    return tmp_path / "data"


def spoil(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        for sql in statements:
            connection.execute(sql)


def rows(folder: Path) -> Any:
    async def read(store: Store) -> Any:
        return [(row, await store.record(row.id)) for row in await store.find_tables()]

    return used(folder, read)


# Reading beside a server


def test_a_store_is_read_while_a_server_writes_it(folder: Path) -> None:
    async def both() -> None:
        server = open_store(Settings(folder))
        reader = open_to_look(Settings(folder))
        try:
            assert is_in_use(folder)
            await server.save(new_table(table_setup("d")))
            assert len(await reader.find_tables()) == 4
            assert await reader.examine() == []
            assert reader.secret == server.secret
            for wrong in (reader.check(), reader.forget_tables(["a"]), reader.rebuild()):
                with pytest.raises(StoreError, match="only to be read"):
                    await wrong
        finally:
            reader.close()
            server.close()
        assert not is_in_use(folder)

    asyncio.run(both())


def test_who_only_reads_makes_and_migrates_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no"):
        open_to_look(Settings(tmp_path / "none"))
    assert not (tmp_path / "none").exists()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.executescript("CREATE TABLE house (name, value); INSERT INTO house VALUES ('format', 1)")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError, match="of format 1"):
        open_to_look(Settings(tmp_path))
    assert (tmp_path / FILE).read_bytes() == before


# Repairing


def test_strays_and_unreadable_snapshots_are_repaired_and_a_copy_is_kept(folder: Path) -> None:
    before = rows(folder)
    spoil(
        folder,
        "INSERT INTO views (table_id, after, data) SELECT 'z', after, data FROM views LIMIT 1",
        "INSERT INTO campaign_members (campaign_id, number, name) VALUES ('gone', 0, 'Anna')",
        "UPDATE snapshots SET data = x'00' WHERE table_id = 'a'",
        "UPDATE views SET data = x'00' WHERE table_id = 'b'",
    )
    found = asyncio.run(diagnose(Settings(folder)))
    assert len(found.findings) == len(found.repairs) == 4
    assert any("table a: snapshots: one cannot be read" in finding for finding in found.findings)
    done = asyncio.run(repair(Settings(folder)))
    assert [line for line in done if line in found.repairs] == found.repairs
    after = asyncio.run(diagnose(Settings(folder)))
    assert (after.findings, after.repairs) == ([], [])
    assert rows(folder) == before
    (copy,) = folder.glob("house.before-*.sqlite")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM views WHERE table_id = 'z'").fetchone() == (1,)
    assert copy.stat().st_mode & 0o077 == 0


def test_an_index_that_lies_is_made_anew(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'seats_guest'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with (folder / FILE).open("rb+") as file:
        file.seek((page - 1) * size)
        whole = file.read(size)
        file.seek((page - 1) * size)
        file.write(whole.replace(b"anna", b"anne"))
    found = asyncio.run(diagnose(Settings(folder)))
    assert any("seats_guest" in finding for finding in found.findings)
    asyncio.run(repair(Settings(folder)))
    assert asyncio.run(diagnose(Settings(folder))).findings == []
    assert len(used(folder, lambda store: store.find_tables(guest="anna"))) == 3


def test_what_was_played_is_never_repaired_away(folder: Path) -> None:
    spoil(folder, "UPDATE lines SET line = '{}' WHERE table_id = 'a' AND number = 2")
    found = asyncio.run(diagnose(Settings(folder)))
    assert (len(found.findings), found.repairs) == (1, [])


def test_nothing_is_repaired_while_a_server_runs(folder: Path) -> None:
    server = open_store(Settings(folder))
    with pytest.raises(StoreError, match="another server"):
        asyncio.run(repair(Settings(folder)))
    server.close()
    assert list(folder.glob("house.*.sqlite")) == []


# Backing up


def test_a_backup_of_a_running_store_is_whole_and_comes_back(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"

    async def back_up_while_writing() -> int:
        server = open_store(Settings(folder))

        async def write() -> None:
            for number, line in enumerate(lines_of("d", 200)):
                await server.save(TableChange("d", number, [line]))

        await server.save(new_table(table_setup("d"), status="playing"))
        writing = asyncio.ensure_future(write())
        parts: list[float] = []
        found = await asyncio.to_thread(back_up, Settings(folder), target, parts.append)
        assert parts[-1] == 1.0
        await writing
        server.close()
        return found.tables

    assert asyncio.run(back_up_while_writing()) == 4
    assert target.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite"]
    back = tmp_path / "back"
    assert restore(Settings(back), target).tables == 4
    assert used(back, lambda store: store.examine()) == []
    whole = {row.id: record for row, record in rows(folder)}
    copied = {row.id: record for row, record in rows(back)}
    assert copied == {id: record[: len(copied[id])] for id, record in whole.items()}


def test_a_damaged_store_gives_no_backup(folder: Path, tmp_path: Path) -> None:
    strike(folder / FILE, "lines")
    with pytest.raises(StoreError, match="damaged"):
        back_up(Settings(folder), tmp_path / "copy.sqlite")
    assert list(tmp_path.glob("copy*")) == []


def strike(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def test_a_damaged_backup_is_refused_and_nothing_is_touched(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(folder), tmp_path / "copy.sqlite")
    strike(tmp_path / "copy.sqlite", "lines")
    before = sorted(path.name for path in folder.iterdir())
    for wrong in (tmp_path / "copy.sqlite", tmp_path / "none.sqlite"):
        with pytest.raises(StoreError):
            look_at_backup(wrong)
        with pytest.raises(StoreError):
            restore(Settings(folder), wrong, force=True)
    assert sorted(path.name for path in folder.iterdir()) == before


def test_what_is_there_is_moved_aside_and_never_deleted(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.store.backup.time.strftime", lambda _: "today")
    copy = tmp_path / "copy.sqlite"
    back_up(Settings(folder), copy)
    used(folder, lambda store: store.save(new_table(table_setup("d", Seat("Dora", "dora")))))
    with pytest.raises(StoreError, match="--force"):
        restore(Settings(folder), copy)
    restore(Settings(folder), copy, force=True)
    assert len(rows(folder)) == 3
    restore(Settings(folder), copy, force=True)
    aside = sorted(path.name for path in folder.glob("house.before-*.sqlite"))
    assert aside == ["house.before-today-2.sqlite", "house.before-today.sqlite"]
    with closing(sqlite3.connect(folder / "house.before-today.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (4,)


def test_no_server_may_be_running_where_a_backup_comes_back(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(folder), tmp_path / "copy.sqlite")
    server = open_store(Settings(folder))
    with pytest.raises(StoreError, match="another server"):
        restore(Settings(folder), tmp_path / "copy.sqlite", force=True)
    server.close()
    assert list(folder.glob("house.*.sqlite")) == []


# Forgetting


def test_nothing_of_what_was_deleted_remains_in_the_file(folder: Path) -> None:
    async def go(store: Store) -> None:
        await store.save(new_table(table_setup("d", Seat("Rumpelstilzchen", "rumpel"))))
        await store.save_guest("rumpel", "Rumpelstilzchen", 1.0)
        assert [guest.id for guest in await store.find_guests("Rumpelstilzchen")] == ["rumpel"]
        assert [guest.name for guest in await store.find_guests("rumpel")] == ["Rumpelstilzchen"]
        await store.forget_guest("rumpel")
        await store.rebuild()
        assert await store.find_guests("rumpel") == []

    used(folder, go)
    for path in folder.iterdir():
        assert b"rumpel" not in path.read_bytes().lower()


def test_guests_without_a_seat_are_forgotten_when_they_stay_away(folder: Path) -> None:
    async def go(store: Store) -> None:
        for id, seen in (("anna", 5.0), ("idle", 5.0), ("back", 50.0)):
            await store.save_guest(id, id.title(), seen)
        assert await store.count_idle_guests(20.0) == 1
        assert await store.forget_idle_guests(20.0) == 1
        assert await store.guest("idle") is None
        assert await store.guest("anna") is not None
        assert await store.guest("back") is not None

    used(folder, go)
