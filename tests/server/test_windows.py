"""Windows at a table: one length for all, standing orders at its end, and nothing told before."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.manual_clock import FirstOption, ManualClockTable, MemoryStore, table_with_manual_clock
from veillee.server.messages import SetOrders
from veillee.server.tables.archived_game import ArchivedGame
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.reopening import reopen
from veillee.server.tables.table import Table
from veillee.server.workers.jobs import BotJob

#: Seat 0 has a tale to tell; seats 1 and 2 hold cards, seat 1 a hush.
HANDS = [["spark", "ember"], ["hush", "spark"], ["ember", "echo"]]


def whispers(
    hands: list[list[str]] = HANDS, bots: int = 0, deck: str = "spark", **more: Any
) -> ManualClockTable:
    arrangement = {"hands": hands, "deck": ["spark", deck]}
    return table_with_manual_clock("whispers", len(hands), bots, window=4.0, arrangement=arrangement, **more)


def option(table: ManualClockTable, words: str) -> int:
    return table.game.rules.catalogue.parse(words)


async def open_window(table: ManualClockTable) -> None:
    """Seat 0 tells a tale at 5 seconds, and the others are asked."""
    await table.begin()
    await table.wait_until(5.0)
    await table.answer(0, option(table, "tell spark"))


def updated(table: ManualClockTable, receiver: int, since: float) -> list[float]:
    return [time for time, _ in table.heard(receiver) if time > since]


def rows(table: ManualClockTable) -> list[int]:
    """How many tales seat 0 has got through."""
    rules = table.game.rules
    return table.game.session.state.zones[rules.rows[0]]  # type: ignore[attr-defined, no-any-return]


def test_a_window_says_how_long_it_is() -> None:
    async def play() -> None:
        table = whispers()
        await open_window(table)
        for receiver in range(4):
            time, message = table.heard(receiver)[-1]
            assert time == 5.0
            assert message["table"]["window"] == {"number": 0, "seconds": 4.0}
            assert message["left"] == 4.0

    asyncio.run(play())


def test_who_comes_back_hears_how_long_a_window_is_still_open() -> None:
    async def play() -> None:
        table = whispers()
        await open_window(table)
        await table.wait_until(6.0)
        await table.part(1)
        await table.wait_until(7.5)
        table.connections[1] = table._connect(1)
        await table.join(1)
        _, message = table.heard(1)[-1]
        assert message["table"]["window"] == {"number": 0, "seconds": 4.0}
        assert message["left"] == 1.5
        await table.wait_until(9.0)
        assert table.heard(1)[-1][1]["left"] is None

    asyncio.run(play())


def test_a_window_never_closes_early() -> None:
    async def play() -> None:
        table = whispers()
        await open_window(table)
        await table.wait_until(5.5)
        await table.answer(2, option(table, "keep"))
        await table.wait_until(6.0)
        await table.answer(1, option(table, "hush"))
        await table.wait_until(8.9)
        assert [updated(table, receiver, 5.0) for receiver in range(4)] == [[]] * 4
        await table.wait_until(9.0)
        assert [updated(table, receiver, 5.0) for receiver in range(4)] == [[9.0]] * 4
        assert table.heard(0)[-1][1]["table"]["window"] is None

    asyncio.run(play())


def test_who_does_not_answer_lets_it_pass_at_the_end() -> None:
    async def play() -> None:
        table = whispers()
        await open_window(table)
        await table.wait_until(8.9)
        assert len(table.game.session.answers) == 1
        await table.wait_until(9.0)
        assert len(rows(table)) == 1
        assert [updated(table, receiver, 5.0) for receiver in range(4)] == [[9.0]] * 4

    asyncio.run(play())


@pytest.mark.parametrize(("order", "tales"), [("always", 0), ("ask", 1), ("if-aimed", 1), ("never", 1)])
def test_orders_answer_at_the_end(order: Any, tales: int) -> None:
    async def play() -> None:
        table = whispers()
        await table.begin()
        await table.command(SetOrders(1, 1, {"hush": order}))
        await table.wait_until(5.0)
        await table.answer(0, option(table, "tell spark"))
        await table.wait_until(8.9)
        assert len(table.game.session.answers) == 1
        await table.wait_until(9.0)
        assert len(rows(table)) == tales

    asyncio.run(play())


def test_a_person_overrules_the_order() -> None:
    async def play() -> None:
        table = whispers()
        await open_window(table)
        await table.command(SetOrders(1, 1, {"hush": "always"}))
        assert table.heard(1, "done")[-1][0] == 5.0
        await table.wait_until(6.0)
        await table.answer(1, option(table, "keep"))
        await table.wait_until(9.0)
        assert len(rows(table)) == 1

    asyncio.run(play())


def test_orders_are_shown_to_their_seat_alone() -> None:
    async def play() -> None:
        table = whispers()
        await table.begin()
        await table.wait_until(3.0)
        before = [len(sent) for sent in table.sent]
        await table.command(SetOrders(1, 1, {"hush": "never"}))
        assert table.heard(1)[-1][1]["seats"]["1"]["orders"] == {"hush": "never"}
        assert [len(sent) for sent in table.sent] == [before[0], before[1] + 2, *before[2:]]

    asyncio.run(play())


def test_orders_for_what_is_no_reaction_are_refused() -> None:
    async def play() -> None:
        table = whispers()
        await table.begin()
        await table.wait_until(3.0)
        await table.command(SetOrders(1, 1, {"hush": "never", "spark": "always"}))
        refused = table.heard(1, "refused")[-1][1]
        assert refused["reasons"][0] == {
            "rule": "",
            "message": "server-no-such-order",
            "arguments": {"card": "spark"},
        }
        assert table.table.setup.seats[1].orders == {}

    asyncio.run(play())


def test_orders_and_the_window_outlive_the_server() -> None:
    async def play() -> None:
        store = MemoryStore()
        table = whispers(store=store)
        await open_window(table)
        await table.command(SetOrders(1, 1, {"hush": "always"}))
        kept = await store.load("table")
        assert kept is not None
        assert not any("always" in line for line in await store.record("table"))
        again = await reopen(kept, store)
        assert isinstance(again, HostedGame)
        table = ManualClockTable(again, store)
        await table.begin()
        await table.wait_until(3.9)
        assert len(table.game.session.answers) == 1
        await table.wait_until(4.0)
        assert len(rows(table)) == 0
        assert len(table.game.session.answers) == 3

    asyncio.run(play())


def test_a_game_that_is_over_and_read_again_shows_a_seat_its_orders() -> None:
    async def play() -> None:
        store = MemoryStore()
        table = whispers(store=store)
        await table.begin()
        await table.wait_until(3.0)
        await table.command(SetOrders(1, 1, {"hush": "always"}))
        table.game.session.abandon()
        await table.table.save()
        kept = await store.load("table")
        assert kept is not None
        again = await reopen(kept, store)
        assert isinstance(again, ArchivedGame)
        read = Table(kept.setup, again, table.table.services)
        line = table._connect(1)
        await read.join(line)
        table.sent[1].clear()
        await read.update(line)
        assert table.heard(1)[-1][1]["seats"]["1"]["orders"] == {"hush": "always"}

    asyncio.run(play())


class Never(FirstOption):
    """A bot that is not done in time."""

    async def choose(self, job: BotJob) -> int:
        await asyncio.Event().wait()
        return job.options[0]


def test_a_bot_that_is_not_done_keeps_no_window_open() -> None:
    async def play() -> None:
        table = whispers([*HANDS, ["hush", "spark"]], bots=1)
        table.table.bot_moves._bots = Never()
        await open_window(table)
        await table.wait_until(9.0)
        assert len(rows(table)) == 1
        table.table.bot_moves.stop()

    asyncio.run(play())


def test_between_bots_there_is_no_wait() -> None:
    async def play() -> None:
        table = whispers(bots=2)
        await table.begin()
        await table.answer(0, option(table, "tell spark"))
        assert table.heard(0)[-1][1]["table"]["window"] is None
        await table.wait_until(0.6)
        assert len(table.game.session.answers) == 3

    asyncio.run(play())


def test_two_people_do_not_wait_for_bots_alone() -> None:
    """Seat 1's hand is empty: only the bot can be asked, as everybody sees."""

    async def play() -> None:
        table = whispers([["spark", "ember"], [], ["ember", "echo"]], bots=1)
        await table.begin()
        await table.wait_until(5.0)
        await table.answer(0, option(table, "tell spark"))
        await table.wait_until(5.6)
        assert [updated(table, receiver, 5.0) for receiver in (0, 1, 3)] == [[5.6]] * 3

    asyncio.run(play())


def test_a_lone_person_is_simply_asked() -> None:
    async def play() -> None:
        table = whispers([["hush", "spark"], ["spark", "ember"]], bots=1)
        await table.begin()
        await table.answer(0, option(table, "draw"))
        await table.wait_until(0.6)
        assert table.heard(0)[-1][1]["seats"]["0"]["decision"]["question"] == "hush"
        await table.wait_until(60.0)
        assert set(table.game.asked()) == {0}
        await table.answer(0, option(table, "keep"))
        assert table.heard(0)[-1][0] == 60.0

    asyncio.run(play())


def let_hush_twice(table: ManualClockTable) -> None:
    """Change the rules: who has hushed and holds another hush is asked again."""
    rules: Any = table.game.rules
    handler = rules.handlers[rules.ask_hush.number]
    usual = handler.take

    def take(match: Any, seat: int, option: int) -> None:
        usual(match, seat, option)
        if option == rules.hush and rules.hush_card in match.state.zones[rules.hands[seat]]:
            match.ask(seat, rules.ask_hush())

    handler.take = take


def test_a_bot_that_is_asked_on_is_done_when_others_are() -> None:
    async def shown(hand: list[str]) -> tuple[list[float], int]:
        table = whispers([["spark", "ember"], hand], bots=1)
        let_hush_twice(table)
        await table.begin()
        await table.wait_until(5.0)
        before = len(table.game.session.answers)
        await table.answer(0, option(table, "tell spark"))
        assert table.game.options(1)[0] == option(table, "hush")
        await table.wait_until(5.6)
        return updated(table, 0, 5.0), len(table.game.session.answers) - before

    once, twice = asyncio.run(shown(["hush", "spark"])), asyncio.run(shown(["hush", "hush"]))
    assert once == ([5.6], 1 + 1)
    assert twice == ([5.6], 1 + 2)


@pytest.mark.parametrize("answers_again", [True, False])
def test_who_is_asked_on_sees_it_at_once_and_nobody_else(answers_again: bool) -> None:
    async def play() -> None:
        table = whispers([HANDS[0], ["hush", "hush"], HANDS[2]])
        let_hush_twice(table)
        await open_window(table)
        await table.wait_until(5.5)
        await table.answer(1, option(table, "hush"))
        assert updated(table, 1, 5.0) == [5.5]
        assert table.heard(1)[-1][1]["seats"]["1"]["decision"]["number"] == 1
        if answers_again:
            await table.wait_until(6.0)
            await table.answer(1, option(table, "keep"))
        await table.wait_until(8.9)
        assert [updated(table, receiver, 5.0) for receiver in (0, 2, 3)] == [[]] * 3
        await table.wait_until(9.0)
        assert not table.game.in_window()
        assert [updated(table, receiver, 5.0) for receiver in (0, 2, 3)] == [[9.0]] * 3

    asyncio.run(play())


# What a window tells


def sent_to_others(held: str, answers_at: float | None, order: Any) -> list[Any]:
    """All that everybody but seat 1 is sent, with its times, until after a window that seat 1 lets pass."""
    found: list[Any] = []

    async def play() -> None:
        table = whispers([HANDS[0], [held, "spark"], HANDS[2]], deck={"hush": "spark", "spark": "hush"}[held])
        await table.begin()
        if order:
            await table.command(SetOrders(1, 1, {"hush": order}))
        await table.wait_until(5.0)
        await table.answer(0, option(table, "tell spark"))
        if answers_at is not None:
            await table.wait_until(answers_at)
            await table.answer(1, option(table, "keep"))
        await table.wait_until(30.0)
        found.extend(table.sent[receiver] for receiver in (0, 2, 3))

    asyncio.run(play())
    return found


@pytest.mark.parametrize("held", ["hush", "spark"])
@pytest.mark.parametrize(("answers_at", "order"), [(5.1, None), (8.9, None), (None, None), (None, "never")])
def test_nobody_can_tell_why_a_seat_let_it_pass(held: str, answers_at: float | None, order: Any) -> None:
    assert sent_to_others(held, answers_at, order) == sent_to_others("hush", 6.5, None)
