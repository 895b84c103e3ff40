"""A guest's own games and campaigns, as their list shows them; the same on every engine."""

from __future__ import annotations

from typing import Any

from store.stores import A_GAME, Clock, Opened, lines_of, new_table, table_setup
from store.test_store import with_store
from veillee.server.model.table_setup import Seat
from veillee.server.store import GameEnded, Store, TableChange

ANNA = Seat("Anna", "anna")
BOT = Seat("Fox", bot="level2")
BOTH = ("open", "playing", "over", "abandoned")


async def keep(store: Store, clock: Clock, id: str, *seats: Seat, ended: str = "", game: str = "x") -> None:
    """A running game, or one that ended so."""
    setup = table_setup(id, *seats, game=game)
    setup.created = clock.now
    lines = lines_of(id, 2)
    await store.save(TableChange(id, 0, lines, setup, "playing", A_GAME))
    if ended:
        result = b'{"scores":[3,1],"winners":[0]}' if ended == "over" else b'{"abandoned":true}'
        over = GameEnded(ended, result, clock.now + 5)
        await store.save(TableChange(id, 2, [], setup, ended, ended=over))
    clock.now += 100.0


def test_a_guests_games_are_listed_newest_first(opened: Opened, clock: Clock) -> None:
    async def play(store: Store) -> None:
        await keep(store, clock, "with-bot", ANNA, BOT, ended="over")
        await keep(store, clock, "with-ben", ANNA, Seat("Ben", "ben"), game="y")
        await keep(store, clock, "without-anna", Seat("Ben", "ben"), BOT)
        await keep(
            store, clock, "left", Seat("Anna", "anna", bot="level1", left=True), BOT, ended="abandoned"
        )
        await store.save(new_table(table_setup("waiting", ANNA, Seat(), closed=False)))
        await store.save(new_table(table_setup("closed", ANNA, Seat(), closed=True), status="abandoned"))

        async def ids(**wanted: Any) -> list[str]:
            return [row.id for row in await store.own_games("anna", **{"statuses": BOTH, **wanted})]

        assert await ids() == ["left", "with-ben", "with-bot", "waiting"]
        assert await ids(statuses=["open", "playing"]) == ["with-ben", "waiting"]
        assert await ids(game="y") == ["with-ben"]
        assert await ids(among_people=True) == ["with-ben"]
        assert await ids(among_people=False) == ["left", "with-bot", "waiting"]
        assert await ids(limit=2, offset=1) == ["with-ben", "with-bot"]
        assert await store.own_games("nobody", BOTH) == []
        left, _, over, _ = await store.own_games("anna", BOTH)
        assert over.result == {"scores": [3, 1], "winners": [0]}
        assert (over.created, over.ended) == (1000.0, 1005.0)
        assert [(seat.name, seat.kind) for seat in over.seats] == [("Anna", "guest"), ("Fox", "bot")]
        assert left.result == {"abandoned": True}
        assert [seat.kind for seat in left.seats] == ["stand-in", "bot"]

    with_store(opened, play)


def test_what_is_played_in_a_running_game_does_not_move_it_in_the_list(opened: Opened, clock: Clock) -> None:
    """When something was last written to a running game may depend on what somebody did in secret."""

    async def play(store: Store) -> None:
        await keep(store, clock, "first", ANNA, BOT)
        await keep(store, clock, "second", ANNA, BOT)
        before = await store.own_games("anna", BOTH)
        await store.save(TableChange("first", 2, lines_of("first", 3)[2:]))
        assert await store.own_games("anna", BOTH) == before

    with_store(opened, play)
