"""Campaigns and guests in the store."""

from __future__ import annotations

from typing import Any

from store.stores import Clock, Opened, lines_of, new_table, table_setup
from store.test_store import with_store
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.model.table_setup import Seat
from veillee.server.store import (
    GuestRow,
    Store,
)


def campaign(id: str, **more: Any) -> StoredCampaign:
    progress = {"campaign": "long", "seats": [0, 2], "members": 3, "closed": "", **more}
    seats = [Seat("Anna", "anna"), Seat("Cleo", "cleo")]
    return StoredCampaign(id, "x", {}, progress, ["Anna", "Ben", "Cleo"], seats, 1.0, tables=["t"])


def test_campaigns_are_kept_and_found(opened: Opened, clock: Clock) -> None:
    async def play(store: Store) -> None:
        clock.now = 5.0
        before = campaign("c", seats=[1, 2])
        before.seats[0] = Seat("Ben", "ben")
        await store.save_campaign(before)
        clock.now = 6.0
        await store.save_campaign(campaign("c"))
        await store.save_campaign(campaign("d", closed="given-up"))
        found = await store.load_campaign("c")
        assert found is not None
        assert (found.names, found.tables, found.progress["seats"]) == (
            ["Anna", "Ben", "Cleo"],
            ["t"],
            [0, 2],
        )
        assert found.seal != ""
        assert await store.load_campaign("e") is None
        assert [row.id for row in await store.find_campaigns(guest="anna")] == ["c", "d"]
        assert [row.id for row in await store.find_campaigns(guest="ben")] == ["c"]
        (row,) = await store.find_campaigns(status="given-up", game="x")
        assert (row.id, row.campaign, row.created, row.changed) == ("d", "long", 1.0, 6.0)
        assert row.names == ["Anna", "Ben", "Cleo"]

    with_store(opened, play)


def test_guests_are_kept_with_the_time_they_were_seen(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.save_guest("anna", "Anna", 1.0)
        await store.save_guest("anna", "Ännchen", 2.0)
        assert await store.guest("anna") == GuestRow("anna", "Ännchen", 1.0, 2.0)
        assert await store.guest("ben") is None

    with_store(opened, play)


def test_a_forgotten_guest_is_nowhere_and_the_games_stay(opened: Opened) -> None:
    seats = [Seat("Anna", "anna", entropy="ab"), Seat("Ben", "ben")]

    async def play(store: Store) -> None:
        await store.save_guest("anna", "Anna", 1.0)
        for id, status in (("o", "open"), ("p", "playing"), ("q", "over")):
            await store.save(new_table(table_setup(id, *seats), *lines_of(id, 2), status=status))
        await store.save_campaign(campaign("c"))
        await store.forget_guest("anna")
        assert await store.guest("anna") is None
        assert (await store.find_tables(guest="anna"), await store.find_campaigns(guest="anna")) == ([], [])
        found = {id: await store.load(id) for id in "opq"}
        for table in found.values():
            assert table is not None
            assert b"anna" not in table.setup.to_bytes().lower()
            assert table.setup.seats[1] == seats[1]
            assert table.lines == 2
        kinds = [found[id].setup.seats[0].kind for id in "opq"]  # type: ignore[union-attr]
        assert kinds == ["free", "guest", "free"]
        kept = await store.load_campaign("c")
        assert kept is not None
        assert (kept.names, kept.seats[0].guest) == (["", "Ben", "Cleo"], None)
        assert await store.examine() == []

    with_store(opened, play)


def test_the_secret_stays_and_belongs_to_the_store(opened: Opened) -> None:
    async def secret(store: Store) -> bytes:
        return store.secret

    first, again = with_store(opened, secret), with_store(opened, secret)
    assert first == again
    assert len(first) == 32
