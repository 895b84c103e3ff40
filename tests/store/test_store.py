"""The store keeps what it was given, whole and in order, and gives it back; the same on every engine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from store.stores import A_GAME, Clock, Opened, change, lines_of, new_table, saved_game, table_setup
from veillee.core.record import digest
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.model.table_setup import Seat
from veillee.server.store import (
    Description,
    GameEnded,
    GuestRow,
    Store,
    StoredLine,
    StoredState,
    StoreError,
    TableChange,
)
from veillee.server.store.engine import Connection

T = TypeVar("T")


def with_store(opened: Opened, do: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        store = opened()
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(go())


async def do(store: Store, sql: str) -> None:
    """Change rows behind the store's back."""

    def work(connection: Connection) -> None:
        connection.execute(sql)

    await store._engine.run(work)


def test_a_new_table_is_found_as_it_was_saved(opened: Opened) -> None:
    kept = table_setup("t", Seat("Anna", "anna"), Seat("Bot", bot="easy"), owner_data="x = 1")
    with_store(opened, lambda store: store.save(new_table(kept)))
    found = with_store(opened, lambda store: store.load("t"))
    assert found is not None
    assert found.setup == kept
    assert (found.status, found.lines, found.tail, found.header, found.last) == ("open", 0, [], None, None)
    assert (found.snapshot, found.views, found.description) == (None, None, None)
    assert with_store(opened, lambda store: store.load("u")) is None


def test_a_running_game_is_its_snapshot_and_the_lines_after_it(opened: Opened) -> None:
    async def play(store: Store) -> Any:
        await saved_game(store, "t", 7, end=False)
        await store.save(TableChange("t", snapshot=StoredState(5, b'{"five": 5}')))
        await store.save(TableChange("t", views=StoredState(3, b'{"views": 3}')))
        await store.save(TableChange("t", views=StoredState(6, b'{"views": 6}')))
        return await store.load("t"), await store.views("t")

    found, views = with_store(opened, play)
    lines = lines_of("t", 7)
    assert (found.lines, found.header, found.last) == (7, lines[0].text, lines[-1].text)
    assert found.snapshot == StoredState(5, b'{"five": 5}')
    assert found.tail == lines[5:]
    assert found.views == StoredState(6, b'{"views": 6}')
    assert found.description == b'{"game": "t"}'
    assert views == [StoredState(3, b'{"views": 3}'), StoredState(6, b'{"views": 6}')]


def test_without_a_snapshot_the_tail_is_the_whole_record(opened: Opened) -> None:
    async def play(store: Store) -> Any:
        await saved_game(store, "t", 4, end=False)
        return await store.load("t")

    assert with_store(opened, play).tail == lines_of("t", 4)


def test_a_finished_game_is_packed_and_reads_the_same(opened: Opened) -> None:
    async def play(store: Store) -> Any:
        await saved_game(store, "t", 6, end=False)
        await saved_game(store, "other", 3, end=False)
        await store.save(TableChange("t", snapshot=StoredState(6, b"{}")))
        before = await store.record("t"), await store.events("t"), await store.events("t", 4)
        ended = GameEnded("over", b'{"winner": 1}', 50.0)
        await store.save(TableChange("t", 6, [StoredLine('{"type":"end"}')], status="over", ended=ended))
        after = await store.record("t"), await store.events("t"), await store.events("t", 4)
        return before, after, await store.load("t"), await store.record("other"), await store.record("none")

    before, after, found, other, none = with_store(opened, play)
    assert after == ([*before[0], '{"type":"end"}'], before[1], before[2])
    assert [number for number, _ in after[1]] == [1, 2, 3, 4, 5]
    assert [number for number, _ in after[2]] == [4, 5]
    assert (found.status, found.lines, found.tail, found.snapshot) == ("over", 7, [], None)
    assert (found.header, found.last) == (before[0][0], '{"type":"end"}')
    assert other == [line.text for line in lines_of("other", 3)]
    assert none == []


@pytest.mark.parametrize("first", [0, 2, 4])
def test_a_line_that_does_not_follow_is_refused_with_all_else(opened: Opened, first: int) -> None:
    async def play(store: Store) -> Any:
        await saved_game(store, "t", 3, end=False)
        before = await store.load("t")
        wrong = TableChange(
            "t", first, [StoredLine("{}")], status="abandoned", snapshot=StoredState(3, b"{}")
        )
        with pytest.raises(StoreError, match="does not follow"):
            await store.save(wrong)
        return before, await store.load("t")

    before, after = with_store(opened, play)
    assert before == after


def test_a_game_that_is_over_takes_no_more_lines(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await saved_game(store, "t", 3)
        with pytest.raises(StoreError, match="over"):
            await store.save(TableChange("t", 3, [StoredLine("{}")]))
        await store.save(change(table_setup("t", next="u")))
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.setup.next == "u"

    with_store(opened, play)


def test_nothing_is_kept_of_a_table_that_was_never_opened(opened: Opened) -> None:
    async def play(store: Store) -> None:
        for wrong in (
            TableChange("t", 0, [StoredLine("{}")]),
            TableChange("t", status="over"),
            change(table_setup("t")),
        ):
            with pytest.raises(StoreError, match="no table t"):
                await store.save(wrong)
        assert await store.find_tables() == []
        assert await store.examine() == []

    with_store(opened, play)


def test_one_faulty_save_does_not_spoil_the_others(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await saved_game(store, "b", 1, end=False)
        outcomes = await asyncio.gather(
            store.save(new_table(table_setup("a"), StoredLine("{}"))),
            store.save(TableChange("b", 0, [StoredLine("again")])),
            store.save(TableChange("b", begun=A_GAME)),
            store.save(new_table(table_setup("c"))),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), StoreError, StoreError, type(None)]
        assert [len(await store.record(id)) for id in "abc"] == [1, 1, 0]
        assert sorted(row.id for row in await store.find_tables()) == ["a", "b", "c"]

    with_store(opened, play)


def test_tables_are_found_by_guest_game_status_and_date(opened: Opened, clock: Clock) -> None:
    async def fill(store: Store) -> None:
        for number, (id, game, guest, status) in enumerate(
            [("a", "x", "anna", "open"), ("b", "y", "anna", "playing"), ("c", "x", "ben", "over")]
        ):
            clock.now = 100.0 * (number + 1)
            table = table_setup(id, Seat(guest.title(), guest), Seat(), game=game)
            await store.save(new_table(table, status=status))
        both = table_setup("d", Seat("Ben", "ben"), Seat("Ben again", "ben"))
        await store.save(new_table(both))

    with_store(opened, fill)

    def found(**wanted: Any) -> list[str]:
        return [row.id for row in with_store(opened, lambda store: store.find_tables(**wanted))]

    assert found() == ["c", "d", "b", "a"]
    assert found(guest="anna") == ["b", "a"]
    assert found(guest="ben") == ["c", "d"]
    assert found(guest="nobody") == []
    assert found(game="x", status=["open", "over"]) == ["c", "d", "a"]
    assert found(status="playing") == ["b"]
    assert found(status=[]) == []
    assert found(changed_before=300.0) == ["b", "a"]
    assert found(changed_after=100.0, changed_before=300.0) == ["b"]
    assert found(limit=1, offset=2) == ["b"]
    (row,) = with_store(opened, lambda store: store.find_tables(game="y"))
    assert (row.players, row.created, row.changed, row.names) == (2, 1.0, 200.0, ["Anna", ""])
    assert (row.campaign, row.next) == (None, None)


def test_an_answer_moves_the_date_at_most_once_a_minute(opened: Opened, clock: Clock) -> None:
    async def play(store: Store) -> list[float]:
        clock.now = 100.0
        await saved_game(store, "t", 1, end=False)
        dates = []
        for number, clock.now in enumerate([130.0, 159.0, 160.0], 1):
            await store.save(TableChange("t", number, [StoredLine("{}")]))
            dates.append((await store.find_tables())[0].changed)
        return dates

    assert with_store(opened, play) == [100.0, 100.0, 160.0]


def test_what_changes_after_a_save_was_asked_for_is_not_in_it(opened: Opened) -> None:
    async def play(store: Store) -> Any:
        seat = Seat("Anna", "anna")
        saving = asyncio.ensure_future(store.save(new_table(table_setup("t", seat))))
        await asyncio.sleep(0)
        seat.name = "Berta"
        await saving
        return await store.load("t")

    assert with_store(opened, play).setup.seats[0].name == "Anna"


def test_a_description_is_kept_once_for_all_tables(opened: Opened) -> None:
    data = json.dumps({"cards": 1}).encode()
    shared = Description(digest({"cards": 1}), data)

    async def play(store: Store) -> None:
        for id in "ab":
            await store.save(TableChange(id, setup=table_setup(id), status="open", description=shared))
        for id in "ab":
            loaded = await store.load(id)
            assert loaded is not None
            assert loaded.description == data
        assert await store.forget_tables(["a", "none"]) == 1
        loaded = await store.load("b")
        assert loaded is not None
        assert loaded.description == data
        assert await store.examine() == []

    with_store(opened, play)


def test_forgotten_tables_leave_nothing_behind(opened: Opened) -> None:
    async def play(store: Store) -> None:
        for id in "abc":
            await saved_game(store, id, 4, end=id != "b")
            await store.save(TableChange(id, views=StoredState(4, b"{}"), snapshot=StoredState(4, b"{}")))
        assert await store.forget_tables(["a", "b"]) == 2
        assert [await store.load(id) for id in "ab"] == [None, None]
        assert (await store.record("a"), await store.record("b"), await store.views("b")) == ([], [], [])
        assert len(await store.record("c")) == 4
        assert await store.examine() == []

    with_store(opened, play)


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


def test_a_check_writes(opened: Opened) -> None:
    async def play(store: Store) -> None:
        sql = "SELECT count(*) FROM house WHERE name = 'checked'"
        assert (await store._engine.read(lambda connection: connection.execute(sql).fetchone()))[0] == 0
        await store.check()
        assert (await store._engine.read(lambda connection: connection.execute(sql).fetchone()))[0] == 1

    with_store(opened, play)


def test_a_closed_store_says_so_and_closes_twice(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        saving = [asyncio.ensure_future(store.save(new_table(table_setup(str(n))))) for n in range(300)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        store.close()
        await asyncio.gather(*saving)
        for late in (store.check(), store.load("1")):
            with pytest.raises(StoreError, match="closed"):
                await late

    asyncio.run(play())
    assert len(with_store(opened, lambda store: store.find_tables(limit=1000))) == 300


def test_one_server_at_a_time(opened: Opened) -> None:
    store = opened()
    with pytest.raises(StoreError, match="another server"):
        opened()
    store.close()
    opened().close()


def test_an_examined_store_tells_what_does_not_fit(opened: Opened) -> None:
    """Every kind of damage that a row can have, done by hand."""

    async def play(store: Store) -> None:
        for id in "abcdefgh":
            await saved_game(store, id, 4, end=id in "cd")
            await store.save(TableChange(id, views=StoredState(4, b"{}")))
        assert await store.examine() == []
        for sql in (
            "DELETE FROM lines WHERE table_id = 'a' AND number = 2",
            "UPDATE tables SET lines = 9 WHERE id = 'b'",
            "UPDATE packed SET count = 9 WHERE table_id = 'c'",
            "UPDATE packed SET lines = events WHERE table_id = 'd'",
            "UPDATE seats SET kind = 'bot' WHERE table_id = 'e' AND number = 0",
            "UPDATE views SET after = 8 WHERE table_id = 'f'",
            "UPDATE tables SET papers = descriptions.data FROM descriptions WHERE id = 'g'",
            "UPDATE lines SET line = '{}' WHERE table_id = 'h' AND number = 1",
            "DELETE FROM descriptions WHERE hash = (SELECT description FROM tables WHERE id = 'h')",
            "INSERT INTO views (table_id, after, data) SELECT 'z', after, data FROM views LIMIT 1",
        ):
            await do(store, sql)
        found = "\n".join(await store.examine())
        for id, words in {
            "a": "lines of its record are missing",
            "b": "has 4 lines instead of 9",
            "c": "another number of lines than it says",
            "d": "does not hold",
            "e": "seat 0 is looked up by other words",
            "f": "stands after line 8 of 4",
            "g": "cannot be read",
            "h": "its description is missing",
        }.items():
            assert any(line.startswith(f"table {id}: ") and words in line for line in found.split("\n")), id
        assert "table h: its record does not hold: line 2" in found
        assert "views: there are rows of table z" in found

    with_store(opened, play)


def test_damaged_rows_are_an_error_of_the_store(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await saved_game(store, "t", 3)
        spoil = "UPDATE packed SET lines = (SELECT seat FROM seats LIMIT 1)"
        await do(store, spoil)
        with pytest.raises(StoreError, match="doctor"):
            await store.load("t")

    with_store(opened, play)


def test_a_game_row_tells_when_it_was_played_and_how_it_ended(opened: Opened) -> None:
    async def play(store: Store) -> Any:
        await saved_game(store, "t", 3)
        columns = "game, revision, data, players, began, ended, status, result"
        return await store._engine.read(
            lambda connection: connection.execute(f"SELECT {columns} FROM games").fetchall()
        )

    assert [tuple(row) for row in with_store(opened, play)] == [
        ("x", 3, "hash", 2, 10.0, 20.0, "over", b'{"winner":0}')
    ]


def test_who_sits_at_a_table_is_a_guest_who_was_seen(opened: Opened, clock: Clock) -> None:
    async def play() -> None:
        store = opened()
        await store.save_guest("anna", "Anna", 5.0)
        clock.now = 20.0
        await store.save(new_table(table_setup("t", Seat("Granny", "anna"), Seat("Boris", "boris"), Seat())))
        anna, boris = await store.guest("anna"), await store.guest("boris")
        assert anna is not None
        assert (anna.name, anna.created, anna.seen) == ("Anna", 5.0, 20.0), "she keeps the name she gave"
        assert boris is not None
        assert (boris.name, boris.created, boris.seen) == ("Boris", 20.0, 20.0)
        store.close()

    asyncio.run(play())
