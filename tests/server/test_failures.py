"""A disk that refuses for a moment: nobody sees too early how the game stands, and nothing asked is lost."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from server.manual_clock import ManualClockTable, MemoryStore, table_with_manual_clock
from veillee.server.messages import Answer, Undo, WhyNot
from veillee.server.tables.client_commands import handle

#: How long the table of a hidden phase holds back, and how long it waits when the disk has failed it.
STILL = 2.0
REST = 1.0


async def fail_to_answer(table: ManualClockTable, seat: int) -> None:
    """A seat answers while the disk is full, and the table reads itself again."""
    decision, options = table.game.asked()[seat], table.game.options(seat)
    table.store.is_full = True
    command = Answer(9, seat, decision, [options[0]])
    table.table.post(lambda: handle(table.table, table.connections[seat], command))
    await table.settle()
    table.store.is_full = False


def replies(table: ManualClockTable, seat: int) -> list[tuple[int, str]]:
    """The numbers of the commands that a seat got an answer to, and which."""
    said = [json.loads(data) for _, data in table.sent[seat]]
    return [(each["id"], each["type"]) for each in said if each["type"] in ("done", "refused")]


def test_who_comes_after_a_failure_sees_nothing_while_the_table_keeps_still() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3, store=MemoryStore())
        await table.begin()
        assert table.table.schedule.hold_until == STILL
        await table.wait_until(0.5)
        await table.answer(0, table.game.options(0)[0])
        await fail_to_answer(table, 1)
        for receiver in (0, 1, 3):
            await table.part(receiver)
            table.sent[receiver].clear()
            table.connections[receiver] = table._connect(receiver)
            await table.join(receiver)
        await table.wait_until(STILL - 0.1)
        for receiver in (0, 1, 3):
            assert [message["seats"] for _, message in table.heard(receiver)] == [{}]
        await table.wait_until(STILL + REST)
        for receiver in (0, 1, 3):
            time, message = table.heard(receiver)[-1]
            assert time >= STILL
            assert message["seats"][str(receiver)]["view"]["seat"] == receiver

    asyncio.run(play())


def test_what_waits_for_the_table_outlives_a_failure() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3, store=MemoryStore())
        await table.begin()
        await table.wait_until(0.5)
        await table.answer(0, table.game.options(0)[0])
        await table.command(Undo(4, 0))
        await table.command(WhyNot(5, 2, 0))
        assert replies(table, 0) == [(1, "done")]
        await fail_to_answer(table, 1)
        await table.wait_until(STILL + REST)
        assert replies(table, 0) == [(1, "done"), (4, "done")]
        assert [number for number, _ in replies(table, 2)] == [5]

    asyncio.run(play())


def test_a_failure_in_what_has_waited_leaves_the_others_their_turn() -> None:
    closed: list[int] = []

    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3, store=MemoryStore())
        await table.begin()
        await table.wait_until(0.5)
        await table.answer(0, table.game.options(0)[0])
        table.connections[0]._close = closed.append
        await table.command(Undo(4, 0))
        await table.command(WhyNot(5, 2, 0))
        table.store.is_full = True
        await table.wait_until(STILL)
        table.store.is_full = False
        await table.wait_until(STILL + REST)
        assert replies(table, 0) == [(1, "done")]
        said: list[dict[str, Any]] = [json.loads(data) for _, data in table.sent[0]]
        assert [each["message"] for each in said if each["type"] == "error"] == ["server-not-saved"]
        assert len(closed) == 1
        assert [number for number, _ in replies(table, 2)] == [5]

    asyncio.run(play())
