"""A store is moved from one database to the other, whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from store.stores import all_rows, lines_of, new_table, saved_game, table_setup
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.model.table_setup import Seat
from veillee.server.settings import Settings
from veillee.server.store import (
    Store,
    StoredState,
    StoreError,
    TableChange,
    copy_store,
    open_store,
    store_copy,
)
from veillee.server.store.engine import Connection

pytestmark = pytest.mark.postgres


@pytest.fixture(params=["to-postgresql", "to-sqlite"])
def stores(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> Iterator[tuple[Store, Store]]:
    """One that is full, and one of the other engine that is empty."""
    pair = open_store(Settings(tmp_path)), open_store(Settings(tmp_path, database=database))
    source, target = pair if request.param == "to-postgresql" else pair[::-1]
    asyncio.run(_fill(source))
    yield source, target
    source.close()
    target.close()


async def _fill(store: Store) -> None:
    for number in range(7):
        await saved_game(store, f"t{number}", 4, end=number % 2 == 0)
        await store.save(
            TableChange(f"t{number}", views=StoredState(2, b"{}"), snapshot=StoredState(3, b"\x00\\x41'\xff"))
        )
    await store.save(new_table(table_setup("ö", Seat("Ännchen \U0001f984 %s ?", "anna")), *lines_of("ö", 3)))
    await store.save_guest("anna", "Ännchen", 1.25)
    progress = {"campaign": "long", "seats": [0], "members": 1, "closed": ""}
    await store.save_campaign(StoredCampaign("c", "x", {}, progress, ["Anna"], [Seat("Anna", "anna")], 1.0))


@pytest.mark.parametrize("chunk", [1, 3, 500])
def test_every_row_arrives_as_it_was(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    monkeypatch.setattr(store_copy, "_CHUNK", chunk)
    source, target = stores
    told: list[float] = []
    count = asyncio.run(copy_store(source, target, told.append))
    assert all_rows(target) == all_rows(source)
    assert len(all_rows(target)["tables"]) == 8
    assert count == sum(len(rows) for rows in all_rows(source).values())
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert asyncio.run(target.examine()) == asyncio.run(source.examine())


def test_guests_stay_who_they_are(stores: tuple[Store, Store], tmp_path: Path, database: str) -> None:
    source, target = stores
    assert source.secret != target.secret
    asyncio.run(copy_store(source, target))
    assert target.secret == source.secret
    source.close()
    target.close()
    for settings in (Settings(tmp_path), Settings(tmp_path, database=database)):
        again = open_store(settings)
        assert again.secret == source.secret
        again.close()


def test_a_target_that_holds_anything_is_left_alone(stores: tuple[Store, Store]) -> None:
    source, target = stores
    asyncio.run(target.save_guest("ben", "Ben", 1.0))
    before, secret = all_rows(target), target.secret
    with pytest.raises(StoreError, match="not empty, there are guests"):
        asyncio.run(copy_store(source, target))
    assert (all_rows(target), target.secret) == (before, secret)


def test_a_copy_that_breaks_off_leaves_nothing(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = stores

    def few(*_: Any) -> None:
        raise StoreError("of 8 tables only 7 arrived")

    with monkeypatch.context() as patch:
        patch.setattr(store_copy, "_verify", few)
        with pytest.raises(StoreError, match="only 7"):
            asyncio.run(copy_store(source, target))
    assert not any(all_rows(target).values())
    asyncio.run(copy_store(source, target))
    assert all_rows(target) == all_rows(source)


def test_rows_that_get_lost_on_the_way_are_missed(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = store_copy._insert

    def lossy(target: Connection, name: str, rows: list[Any]) -> None:
        whole(target, name, rows[1:] if name == "lines" else rows)

    monkeypatch.setattr(store_copy, "_insert", lossy)
    with pytest.raises(StoreError, match=r"of \d+ lines only"):
        asyncio.run(copy_store(*stores))
    assert not any(all_rows(stores[1]).values())
