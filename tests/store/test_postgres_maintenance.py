"""Looking after a PostgreSQL store: read beside a server, written anew, backed up and restored."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from postgresql import Cluster
from store import format_1
from store.stores import all_rows, lines_of, new_table, saved_game, table_setup
from veillee.server.model.table_setup import Seat
from veillee.server.settings import Settings
from veillee.server.store import StoredLine, StoreError, TableChange, open_store, open_to_look
from veillee.server.store.backup import restore
from veillee.server.store.database_backup import back_up_database, restore_database
from veillee.server.store.diagnosis import diagnose, repair
from veillee.server.store.engine import Connection

pytestmark = pytest.mark.postgres


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    """Of a database with three games."""
    found = Settings(tmp_path / "nowhere", database=database)

    async def fill() -> None:
        with closing(open_store(found)) as store:
            for id in ("a", "b", "c"):
                await saved_game(store, id, 5, end=id == "c")

    asyncio.run(fill())
    return found


def schema_of(settings: Settings) -> str:
    return (settings.database or "").rpartition("%3D")[2]


# Reading


def test_a_database_is_read_while_a_server_writes_it(settings: Settings) -> None:
    async def both() -> None:
        with closing(open_to_look(settings)) as reader:
            assert not (await diagnose(settings)).in_use
            # Who only reads keeps no server away.
            with closing(open_store(settings)) as server:
                assert (await diagnose(settings)).in_use
                await server.save(new_table(table_setup("d")))
                assert len(await reader.find_tables()) == 4
                assert await reader.examine() == []
                assert reader.secret == server.secret
                for wrong in (reader.check(), reader.forget_tables(["a"]), reader.rebuild()):
                    with pytest.raises(StoreError, match="only to be read"):
                        await wrong
                # It has left the server's claim as it was.
                await server.check()

    asyncio.run(both())


def test_a_reader_could_not_write_even_if_it_would(settings: Settings) -> None:
    def write(connection: Connection) -> None:
        connection.execute("DELETE FROM guests")

    async def go() -> None:
        with closing(open_to_look(settings)) as reader:
            with pytest.raises(StoreError, match="read-only transaction"):
                await reader._engine.read(write)
            assert len(await reader.find_tables()) == 3

    asyncio.run(go())


def test_who_only_reads_makes_nothing(cluster: Cluster, tmp_path: Path, database: str) -> None:
    empty = Settings(tmp_path, database=database)
    with pytest.raises(StoreError, match=r"is empty: `veillee serve` makes it a store"):
        open_to_look(empty)
    tables = f"SELECT 1 FROM pg_tables WHERE schemaname = '{schema_of(empty)}'"
    assert cluster.execute(tables, "house") == []


# Writing anew


def test_nothing_of_what_was_deleted_remains_in_the_files(cluster: Cluster, settings: Settings) -> None:
    async def go() -> None:
        with closing(open_store(settings)) as store:
            await store.save(new_table(table_setup("d", Seat("Rumpelstilzchen", "rumpel"))))
            await store.save_guest("rumpel", "Rumpelstilzchen", 1.0)
            await store.forget_guest("rumpel")
            assert b"rumpel" in cluster.bytes_of(schema_of(settings)).lower()
            await store.rebuild()
            # The server's own connections go on.
            await store.check()
            assert len(await store.find_tables()) == 4

    asyncio.run(go())
    assert b"rumpel" not in cluster.bytes_of(schema_of(settings)).lower()


def test_an_index_that_is_not_valid_is_made_anew(cluster: Cluster, settings: Settings) -> None:
    index = f"'{schema_of(settings)}.seats_guest'::regclass"
    cluster.execute(f"UPDATE pg_index SET indisvalid = false WHERE indexrelid = {index}", "house")
    found = asyncio.run(diagnose(settings))
    assert (len(found.findings), len(found.repairs)) == (1, 1)
    assert asyncio.run(repair(settings)) == ["made all indexes anew"]
    assert asyncio.run(diagnose(settings)).is_sound


# Backing up


def test_a_backup_of_a_running_store_is_one_state_and_comes_back(settings: Settings, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    parts: list[float] = []

    async def back_up_while_writing() -> int:
        with closing(open_store(settings)) as server:

            async def write() -> None:
                for number, line in enumerate(lines_of("d", 200)):
                    await server.save(TableChange("d", number, [line]))

            await server.save(new_table(table_setup("d"), status="playing"))
            writing = asyncio.ensure_future(write())
            found = await back_up_database(settings, target, parts.append)
            await writing
        return found.tables

    assert asyncio.run(back_up_while_writing()) == 4
    assert parts[-1] == 1.0
    assert target.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite"]
    back = Settings(tmp_path / "back")
    restore(back, target)
    with closing(open_store(back)) as store:
        assert asyncio.run(store.examine()) == []


def test_a_backup_that_breaks_off_leaves_nothing(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("veillee.server.store.database_backup.finish_file", full)
    with pytest.raises(StoreError, match=r"cannot write .*: No space left"):
        asyncio.run(back_up_database(settings, tmp_path / "copy.sqlite"))
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_used_or_holds_anything_takes_no_backup(
    settings: Settings, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    asyncio.run(back_up_database(settings, copy))
    with closing(open_store(settings)) as server:
        with pytest.raises(StoreError, match="another server"):
            asyncio.run(restore_database(settings, copy))
        asyncio.run(server.save(TableChange("a", 5, [StoredLine("{}")])))
    with closing(open_to_look(settings)) as reader:
        before = all_rows(reader)
        with pytest.raises(StoreError, match="the target is not empty"):
            asyncio.run(restore_database(settings, copy))
        assert all_rows(reader) == before


def test_a_damaged_backup_is_refused_before_the_database_is_touched(
    cluster: Cluster, tmp_path: Path, database: str
) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary, " * 1000)
    empty = Settings(tmp_path, database=database)
    with pytest.raises(StoreError, match="is not a SQLite file"):
        asyncio.run(restore_database(empty, tmp_path / "diary.txt"))
    tables = f"SELECT 1 FROM pg_tables WHERE schemaname = '{schema_of(empty)}'"
    assert cluster.execute(tables, "house") == []


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path, database: str) -> None:
    old = tmp_path / "old.sqlite"
    format_1.write(old)
    before = old.read_bytes()
    settings = Settings(tmp_path / "nowhere", database=database)
    assert asyncio.run(restore_database(settings, old)).format == 1
    with closing(open_to_look(settings)) as reader:
        assert reader.secret == format_1.SECRET
        assert "open" in {row.id for row in asyncio.run(reader.find_tables())}
    assert old.read_bytes() == before
