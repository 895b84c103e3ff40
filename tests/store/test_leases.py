"""Who holds a table where processes share a database, and that nobody else writes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from store.stores import A_GAME, all_rows, change, lines_of, new_table, table_setup
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.settings import Settings
from veillee.server.store import Store, StoreError, TableChange, TableTaken, open_store
from veillee.server.store.engine import Connection
from veillee.server.store.leases import Place

pytestmark = pytest.mark.postgres


@contextmanager
def opened(database: str, *owners: str) -> Iterator[list[Store]]:
    """The store as several processes have it."""
    with ExitStack() as closing:
        stores = [open_store(Settings(Path("nowhere"), database=database), owner=owner) for owner in owners]
        for store in stores:
            closing.callback(store.close)
        yield stores


async def lapse(store: Store, owner: str) -> None:
    """Let a process not have said for long that it lives."""

    def write(connection: Connection) -> None:
        connection.execute(
            "UPDATE house SET value = convert_to('1.5 nowhere:1', 'UTF8') WHERE name = ?",
            (f"server {owner}",),
        )

    await store._engine.run(write)


def test_whose_time_has_passed_can_write_nothing(database: str) -> None:
    async def meet(old: Store, new: Store) -> None:
        await old.leases.renew("here:1", 60)
        await new.leases.renew("here:2", 60)
        setup = table_setup("t")
        await old.save(new_table(setup))
        assert await new.leases.place_of("t") == Place("old", "here:1")
        with pytest.raises(TableTaken):
            await new.leases.take("t")
        await lapse(new, "old")
        assert await new.leases.place_of("t") is None
        assert await new.leases.take("t") == 1
        before = await asyncio.to_thread(all_rows, new)
        first = TableChange("t", 0, lines_of("t", 1), status="playing", begun=A_GAME)
        for late in (first, change(setup), TableChange("t")):
            with pytest.raises(TableTaken):
                await old.save(late)
        with pytest.raises(TableTaken):
            await old.save_campaign(_campaign(), under=("t", 0))
        assert await asyncio.to_thread(all_rows, new) == before
        await new.save(TableChange("t", 0, lines_of("t", 1), status="playing", begun=A_GAME, fence=1))
        await new.save_campaign(_campaign(), under=("t", 1))
        assert await old.leases.place_of("t") == Place("new", "here:2")
        stored = await old.load("t")
        assert stored is not None
        assert (stored.fence, stored.lines) == (1, 1)

    with opened(database, "old", "new") as stores:
        asyncio.run(meet(*stores))


def _campaign() -> StoredCampaign:
    return StoredCampaign("c", "x", {}, {"campaign": "x", "closed": "", "seats": []}, [], [], 1.0)


def test_a_process_learns_that_it_has_lapsed_and_what_it_still_holds(database: str) -> None:
    async def meet(one: Store, other: Store) -> None:
        assert (await one.leases.renew("here:1", 60)).has_lapsed
        renewed = await one.leases.renew("here:1", 60)
        assert not renewed.has_lapsed
        assert renewed.living == {"one": "here:1"}
        await other.leases.renew("here:2", 60)
        for id in ("kept", "lost"):
            await one.save(new_table(table_setup(id)))
        await lapse(other, "one")
        await other.leases.take("lost")
        assert (await one.leases.renew("here:1", 60)).has_lapsed
        assert await one.leases.still_held({"kept": 0, "lost": 0}) == {"kept"}

    with opened(database, "one", "other") as stores:
        asyncio.run(meet(*stores))


async def jump(store: Store, seconds: float) -> None:
    """Set the database's clock forward by so much, seen from the rows of all processes."""

    def write(connection: Connection) -> None:
        rows = connection.execute("SELECT name, value FROM house WHERE name LIKE 'server _%'").fetchall()
        for name, value in rows:
            until, _, rest = bytes(value).decode().partition(" ")
            moved = f"{float(until) - seconds} {rest}".encode()
            connection.execute("UPDATE house SET value = ? WHERE name = ?", (moved, name))

    await store._engine.run(write)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_the_databases_clock_may_jump(database: str, seconds: float) -> None:
    """The tables of a dead process are free, those of a living one soon its own again."""

    async def meet(living: Store, dead: Store) -> None:
        await living.leases.renew("here:1", 5)
        await dead.leases.renew("here:2", 5)
        await living.save(new_table(table_setup("kept")))
        await dead.save(new_table(table_setup("left")))
        await jump(living, seconds)
        assert await living.leases.place_of("left") is None
        renewed = await living.leases.renew("here:1", 5)
        assert (renewed.has_lapsed, renewed.living) == (True, {"living": "here:1"})
        assert await living.leases.still_held({"kept": 0}) == {"kept"}
        assert await living.leases.take("left") == 1
        with pytest.raises(TableTaken):
            await dead.leases.take("kept")
        with pytest.raises(TableTaken):
            await dead.save(change(table_setup("left")))
        assert not (await living.leases.renew("here:1", 5)).has_lapsed

    with opened(database, "living", "dead") as stores:
        asyncio.run(meet(*stores))


def test_what_is_let_go_of_is_anybodys(database: str) -> None:
    async def meet(one: Store, other: Store) -> None:
        await one.leases.renew("here:1", 60)
        for id in ("rested", "again", "left"):
            await one.save(new_table(table_setup(id)))
        await one.leases.release("rested", 0)
        assert await other.leases.take("rested") == 1
        assert await one.leases.take("again") == 1
        await one.leases.release("again", 0)  # comes too late: it was opened again meanwhile
        with pytest.raises(TableTaken):
            await other.leases.take("again")
        await one.leases.leave()
        assert await other.leases.take("left") == 1
        assert await other.leases.take("none") is None

    with opened(database, "one", "other") as stores:
        asyncio.run(meet(*stores))


def test_processes_that_start_together_make_one_store(database: str) -> None:
    with ThreadPoolExecutor(3) as threads:
        managers = [opened(database, name) for name in ("a", "b", "c")]
        stores = [each[0] for each in threads.map(lambda manager: manager.__enter__(), managers)]
        assert len({store.secret for store in stores}) == 1
        for manager in managers:
            manager.__exit__(None, None, None)


def test_a_server_alone_and_those_that_share_keep_out_of_each_others_way(
    database: str, tmp_path: Path
) -> None:
    alone = Settings(Path("nowhere"), database=database)
    with opened(database, "one"), pytest.raises(StoreError, match="another server is using it"):
        open_store(alone)
    store = open_store(alone)
    with pytest.raises(StoreError, match="only servers with --bus"), opened(database, "one"):
        pass
    store.close()
    with pytest.raises(StoreError, match="never a folder"):
        open_store(Settings(tmp_path), owner="one")
