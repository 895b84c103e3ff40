"""Windows where several sit at one device, and where something is aimed at a person."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.manual_clock import ManualClockTable, table_with_manual_clock

#: Seat 0 has a tale to tell; seats 1 and 2 hold cards, seat 1 a hush.
from server.test_windows import option, rows, whispers
from veillee.server.messages import Answer
from veillee.server.tables.client_commands import handle

# One device


def at_one_device(table: ManualClockTable, *seats: int) -> None:
    for seat in seats:
        table.table.setup.seats[seat].guest = "g0"


@pytest.mark.parametrize(("order", "tales"), [("always", 0), ("ask", 1)])
def test_at_one_device_orders_answer_at_once(order: Any, tales: int) -> None:
    async def play() -> None:
        table = whispers()
        at_one_device(table, 1, 2)
        table.table.setup.seats[1].orders = {"hush": order}
        await table.begin()
        await table.wait_until(5.0)
        await table.answer(0, option(table, "tell spark"))
        assert len(rows(table)) == tales
        assert table.heard(0)[-1][0] == 5.0
        asked = [set(message["seats"]["0"]["waiting"]) for _, message in table.heard(0)]
        assert {1, 2} not in asked

    asyncio.run(play())


#: Seat 0 hands its Curse on with the ring; seat 1 may hold a Plant.
RING = {
    "chapter": 1,
    "items": [["cursed-ring"], ["plant"], []],
    "kept": [["black-stallion"], [], []],
    "item_deck": ["hazel-branch"],
}


@pytest.mark.parametrize("held", ["plant", "hazel-branch"])
def test_what_is_aimed_at_a_person_waits_for_the_person(held: str) -> None:
    """Whether there is a choice or not: else it would show."""

    async def play() -> None:
        other = {"plant": "hazel-branch", "hazel-branch": "plant"}[held]
        position = {**RING, "items": [["cursed-ring"], [held], []], "item_deck": [other]}
        table = table_with_manual_clock("dice-upon-a-time", 3, bots=1, window=4.0, arrangement=position)
        at_one_device(table, 1)
        await table.begin()
        await table.answer(0, option(table, "play cursed-ring"))
        await table.answer(0, option(table, "bestow black-stallion 1"))
        await table.wait_until(60.0)
        assert set(table.game.asked()) == {1}
        decline = Answer(1, 1, table.game.asked()[1], [option(table, "decline")])
        await handle(table.table, table.connections[0], decline)
        assert 1 not in table.game.asked()

    asyncio.run(play())


def test_orders_for_all_that_could_answer_need_no_person() -> None:
    async def play() -> None:
        table = table_with_manual_clock("dice-upon-a-time", 3, bots=1, window=4.0, arrangement=RING)
        at_one_device(table, 1)
        table.table.setup.seats[1].orders = {"plant": "if-aimed", "golden-ball": "never"}
        await table.begin()
        await table.answer(0, option(table, "play cursed-ring"))
        await table.answer(0, option(table, "bestow black-stallion 1"))
        rules: Any = table.game.rules
        assert table.game.session.state.zones[rules.kept[0]] == [rules.kind("black-stallion")]

    asyncio.run(play())
