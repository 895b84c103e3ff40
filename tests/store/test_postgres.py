"""PostgreSQL: clear about what is wrong, held by one server, and no lost connection loses what was saved."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from psycopg import errors

from postgresql import PASSWORD, Cluster
from store.stores import new_table, saved_game, table_setup
from veillee.server.settings import Settings
from veillee.server.store import (
    Description,
    GameEnded,
    Store,
    StoredLine,
    StoreError,
    TableChange,
    open_store,
    open_to_look,
)
from veillee.server.store.engine import Connection
from veillee.server.store.table_rows import save_table

T = TypeVar("T")
pytestmark = pytest.mark.postgres


def opened(url: str) -> Store:
    return open_store(Settings(Path("nowhere"), database=url))


def with_store(url: str, do: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        store = opened(url)
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(go())


def looked_at(url: str) -> Store:
    return open_to_look(Settings(Path("nowhere"), database=url))


def complaint(url: str, open_it: Callable[[str], Store] = opened) -> str:
    """What the store says instead of opening: one line, and no password in it."""
    with pytest.raises(StoreError) as raised:
        open_it(url)
    said = str(raised.value)
    assert "\n" not in said
    assert PASSWORD not in said
    assert "open%2Fse" not in said
    return said


async def asked(store: Store, sql: str) -> list[Any]:
    def read(connection: Connection) -> list[Any]:
        return connection.execute(sql).fetchall()

    return await store._engine.read(read)


def schema_of(url: str) -> str:
    return url.rpartition("%3D")[2]


# What is wrong with an address


def test_a_wrong_password_is_told(cluster: Cluster) -> None:
    assert complaint(cluster.url(password="guess")) == (
        f"cannot reach postgresql://veillee@127.0.0.1:{cluster.port}/house:"
        " it refuses the password of this user"
    )


def test_a_missing_database_is_told(cluster: Cluster) -> None:
    assert "it has no such database; make one with `createdb" in complaint(cluster.url("home"))


def test_a_server_that_does_not_run_is_told(cluster: Cluster) -> None:
    url = cluster.url().replace(str(cluster.port), "1")
    assert "127.0.0.1:1/house: no PostgreSQL server is running there" in complaint(url)


def test_a_machine_that_nobody_knows_is_told(cluster: Cluster) -> None:
    url = cluster.url().replace("127.0.0.1", "house.invalid")
    assert "@house.invalid" in complaint(url)
    assert "no machine of this name" in complaint(url)


def test_a_database_in_other_letters_is_told(cluster: Cluster) -> None:
    letters = "ENCODING LATIN1 LOCALE 'C' LOCALE_PROVIDER libc"
    cluster.execute(f"CREATE DATABASE latin OWNER veillee {letters} TEMPLATE template0")
    assert "is in LATIN1" in complaint(cluster.url("latin"))


def test_a_user_without_rights_is_told(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE others TEMPLATE template0")
    cluster.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC", "others")
    assert "permission denied for schema public; let this user own" in complaint(cluster.url("others"))


# What is wrong with a database


def test_somebody_elses_database_is_left_alone(cluster: Cluster, database: str) -> None:
    cluster.execute(f"CREATE TABLE {schema_of(database)}.recipes (name text)", "house")
    assert "is not empty, and not one of Veillée's" in complaint(database)
    tables = cluster.execute(
        f"SELECT tablename FROM pg_tables WHERE schemaname = '{schema_of(database)}'", "house"
    )
    assert tables == [("recipes",)]


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        (
            "UPDATE house SET value = '3' WHERE name = 'format'",
            "newer version of Veillée (format 3;",
        ),
        ("DELETE FROM house WHERE name = 'format'", "does not say its format"),
        ("UPDATE house SET value = 'two' WHERE name = 'format'", "does not say its format"),
        ("DELETE FROM house WHERE name = 'secret'", "lost its secret"),
        ("DROP TABLE seats", "the table seats is missing"),
        ("ALTER TABLE tables DROP COLUMN next", "tables lacks next"),
        ("DROP TABLE house; CREATE TABLE house (name text)", "is not as Veillée made it (column"),
    ],
)
def test_another_shape_is_told_in_one_line(cluster: Cluster, database: str, sql: str, words: str) -> None:
    opened(database).close()
    schema = schema_of(database)
    cluster.execute(f"SET search_path TO {schema}; SET ROLE veillee; {sql}", "house")
    assert words in complaint(database)
    assert complaint(database, looked_at) == complaint(database)


def test_an_index_that_is_not_valid_is_found(cluster: Cluster, database: str) -> None:
    async def examine(store: Store) -> list[str]:
        assert await store.examine() == []
        index = f"'{schema_of(database)}.seats_guest'::regclass"
        cluster.execute(f"UPDATE pg_index SET indisvalid = false WHERE indexrelid = {index}", "house")
        return await store.examine()

    assert with_store(database, examine) == ["the index seats_guest is not valid: REINDEX it"]


# Sessions


def test_a_commit_is_on_the_disk_and_a_read_only_reads(database: str) -> None:
    names = ("synchronous_commit", "transaction_isolation", "transaction_read_only", "lock_timeout")
    sql = "SELECT " + ", ".join(f"current_setting('{name}')" for name in names)

    async def settings(store: Store) -> tuple[Any, Any]:
        def work(connection: Connection) -> Any:
            return connection.execute(sql).fetchone()

        return await store._engine.run(work), await store._engine.read(work)

    writing, reading = with_store(database, settings)
    assert writing == ("on", "read committed", "off", "10s")
    assert reading == ("on", "repeatable read", "on", "10s")


def test_a_read_sees_one_state(database: str) -> None:
    async def play(store: Store) -> list[list[Any]]:
        loop = asyncio.get_running_loop()

        def read(connection: Connection) -> list[list[Any]]:
            before = connection.execute("SELECT id FROM guests").fetchall()
            asyncio.run_coroutine_threadsafe(store.save_guest("anna", "Anna", 1.0), loop).result()
            return [before, connection.execute("SELECT id FROM guests").fetchall()]

        return [*await store._engine.read(read), await asked(store, "SELECT id FROM guests")]

    assert with_store(database, play) == [[], [], [("anna",)]]


def test_text_is_ordered_as_in_sqlite(database: str) -> None:
    async def play(store: Store) -> list[str]:
        for id in ("b", "A", "a", "B", "é", "_"):
            await store.save(new_table(table_setup(id)))
        return [id for (id,) in await asked(store, "SELECT id FROM tables ORDER BY id")]

    assert with_store(database, play) == ["A", "B", "_", "a", "b", "é"]


# Several writers


def test_of_two_that_save_the_same_line_one_is_taken(database: str) -> None:
    async def play(store: Store) -> None:
        for id in "ab":
            await saved_game(store, id, 1, end=False)
        for number in range(1, 40):
            outcomes = await asyncio.gather(
                *(store.save(TableChange(id, number, [StoredLine(who)])) for who in "xy" for id in "ab"),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes].count(StoreError) == 2
            assert outcomes.count(None) == 2
        for id in "ab":
            assert len(await store.record(id)) == 40

    with_store(database, play)


@pytest.mark.parametrize("last", [[], [StoredLine("{}")]])
def test_a_line_that_meets_the_end_of_its_game_is_refused(database: str, last: list[StoredLine]) -> None:
    """It has seen the game as it was, and waits for the other to commit."""
    end = TableChange("t", 2, last, status="over", ended=GameEnded("over", None, 1.0))

    async def play(store: Store) -> None:
        await saved_game(store, "t", 2, end=False)
        ended, go_on = threading.Event(), threading.Event()

        def finish(connection: Connection) -> None:
            save_table(connection, end, None, 1.0)
            ended.set()
            assert go_on.wait(20)

        ending = asyncio.create_task(store._engine.run(finish))
        await asyncio.to_thread(ended.wait)
        late = asyncio.create_task(store.save(TableChange("t", 2, [StoredLine("late")])))
        await asyncio.sleep(0.2)
        go_on.set()
        await ending
        with pytest.raises(StoreError, match=r"follow|somebody else"):
            await late
        assert await asked(store, "SELECT line FROM lines") == []

    with_store(database, play)


def test_works_that_lock_each_other_are_both_done(database: str) -> None:
    async def play(store: Store) -> list[Any]:
        await asyncio.gather(*(store.save_guest(id, "", 0.0) for id in "ab"))
        both, begun = threading.Barrier(2), threading.Event()
        tries: list[str] = []

        def work(first: str, second: str) -> Callable[[Connection], None]:
            def name(connection: Connection) -> None:
                tries.append(first)
                begun.set()
                connection.execute("UPDATE guests SET name = name || 'x' WHERE id = ?", (first,))
                if len(tries) <= 2:
                    both.wait()
                connection.execute("UPDATE guests SET name = name || 'x' WHERE id = ?", (second,))

            return name

        crossed = asyncio.create_task(store._engine.run(work("a", "b")))
        await asyncio.to_thread(begun.wait)
        await asyncio.gather(crossed, store._engine.run(work("b", "a")))
        assert len(tries) >= 3
        return await asked(store, "SELECT DISTINCT name FROM guests")

    assert with_store(database, play) == [("xx",)]


@pytest.mark.parametrize(("breaks", "done"), [(3, True), (4, False)])
def test_a_work_that_is_broken_off_is_tried_four_times(database: str, breaks: int, done: bool) -> None:
    async def play(store: Store) -> None:
        tries: list[None] = []

        def work(connection: Connection) -> str:
            tries.append(None)
            if len(tries) <= breaks:
                raise errors.DeadlockDetected("deadlock detected")
            return "done"

        if done:
            assert await store._engine.run(work) == "done"
        else:
            with pytest.raises(StoreError, match="deadlock detected"):
                await store._engine.run(work)
        assert len(tries) == 4

    with_store(database, play)


def test_a_description_is_not_forgotten_while_a_table_comes_to_need_it(database: str) -> None:
    description = Description("hash", b"{}")

    async def play(store: Store) -> None:
        await store.save(TableChange("a", setup=table_setup("a"), status="open", description=description))
        saved, go_on = threading.Event(), threading.Event()

        def save(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, game, players, status, created, changed, papers, description)"
                " SELECT 'b', game, players, status, created, changed, papers, description FROM tables"
            )
            saved.set()
            assert go_on.wait(20)

        saving = asyncio.create_task(store._engine.run(save))
        await asyncio.to_thread(saved.wait)
        forgetting = asyncio.create_task(store.forget_tables(["a"]))
        await asyncio.sleep(0.2)
        go_on.set()
        await asyncio.gather(saving, forgetting)
        assert await asked(store, "SELECT hash FROM descriptions") == [("hash",)]

    with_store(database, play)


# One server


def test_who_has_lost_the_database_to_another_server_writes_no_more(cluster: Cluster, database: str) -> None:
    async def play(store: Store) -> None:
        await saved_game(store, "t", 2, end=False)
        cluster.cut_connections()
        other = opened(database)
        with pytest.raises(StoreError, match="another server"):
            await store.save(TableChange("t", 2, [StoredLine("{}")]))
        other.close()
        with pytest.raises(StoreError, match=r"has taken over .*: start this one again"):
            await store.save(TableChange("t", 2, [StoredLine("{}")]))
        assert len(await store.record("t")) == 2

    with_store(database, play)


def test_the_database_is_held_again_after_a_cut(cluster: Cluster, database: str) -> None:
    async def play(store: Store) -> None:
        cluster.cut_connections()
        await store.check()
        assert "another server is using it" in await asyncio.to_thread(complaint, database)

    with_store(database, play)
