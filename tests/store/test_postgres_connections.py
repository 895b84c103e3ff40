"""PostgreSQL that is cut off, down or killed: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from postgresql import PASSWORD, Cluster
from store.killing import check_written, written_until_killed
from store.stores import new_table, saved_game, table_setup
from store.test_postgres import asked, with_store
from veillee.server.store import (
    Store,
    StoredLine,
    TableChange,
    postgres,
)
from veillee.server.store.engine import Connection
from veillee.server.store.errors import ConnectionLost

pytestmark = pytest.mark.postgres


# Lost connections


def test_a_cut_between_two_saves_is_not_even_noticed(cluster: Cluster, database: str) -> None:
    async def play(store: Store) -> None:
        await saved_game(store, "t", 3, end=False)
        assert len(await store.record("t")) == 3
        cluster.cut_connections()
        await asyncio.gather(store.save_guest("anna", "Anna", 1.0), store.save(new_table(table_setup("u"))))
        assert [len(await store.record("t")) for _ in range(8)] == [3] * 8

    with_store(database, play)


def test_a_cut_within_a_save_lets_it_be_done_again(cluster: Cluster, database: str) -> None:
    async def play(store: Store) -> None:
        cuts = iter([cluster.cut_connections])

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO guests VALUES ('anna', 'Anna', 1.0, 1.0)")
            next(cuts, lambda: None)()
            connection.execute("UPDATE guests SET seen = 2.0")

        await store._engine.run(work)
        assert await asked(store, "SELECT id, seen FROM guests") == [("anna", 2.0)]

    with_store(database, play)


@pytest.mark.parametrize("taken", [True, False])
def test_a_commit_that_breaks_off_is_neither_done_twice_nor_called_done(
    cluster: Cluster, database: str, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    commit = postgres._commit

    def broken(connection: Any) -> None:
        if taken:
            commit(connection)
        cluster.cut_connections()
        commit(connection)

    async def play(store: Store) -> None:
        await saved_game(store, "t", 2, end=False)
        with monkeypatch.context() as patch:
            patch.setattr(postgres, "_commit", broken)
            with pytest.raises(ConnectionLost):
                await store.save(TableChange("t", 2, [StoredLine("{}")]))
        assert len(await store.record("t")) == 2 + taken
        await store.save(TableChange("t", 2 + taken, [StoredLine("{}")]))

    with_store(database, play)


def test_while_the_database_is_down_everything_fails_and_afterwards_works(
    cluster: Cluster, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(store: Store) -> None:
        await saved_game(store, "t", 2, end=False)
        await asyncio.to_thread(cluster.stop)
        try:
            many = [store.save_guest(str(number), "", 1.0) for number in range(50)]
            outcomes = await asyncio.gather(*many, store.load("t"), return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {ConnectionLost}
            assert "no PostgreSQL server is running there" in str(outcomes[0])
            assert await asyncio.to_thread(store._engine.findings) == [str(outcomes[0])]
        finally:
            await asyncio.to_thread(cluster.start)
        await store.save(TableChange("t", 2, [StoredLine("{}")]))
        assert len(await store.record("t")) == 3
        assert await asked(store, "SELECT id FROM guests") == [("anna",)], "only who sits at the table"

    with_store(database, play)
    assert PASSWORD not in caplog.text


@pytest.mark.parametrize("killed", ["server", "database"])
def test_killed_while_writing_every_acknowledged_line_is_there(cluster: Cluster, killed: str) -> None:
    rng = Random(7)
    before = (lambda: cluster.restart(signal.SIGQUIT)) if killed == "database" else (lambda: None)
    for _ in range(2):
        with cluster.schema() as url:
            said = written_until_killed(Path("nowhere"), url, rng.randrange(40, 400), before)
            with_store(url, lambda store, said=said: check_written(store, said))  # type: ignore[misc]
