"""Undoing again and again has an end, and what was taken back by consent costs nothing later."""

from __future__ import annotations

import asyncio
import json

from server.manual_clock import ManualClockTable, MemoryStore, table_with_manual_clock
from veillee.server.messages import Consent, Undo
from veillee.server.tables.hosted_game import MOST_UNDOS
from veillee.server.tables.reopening import reopen


def last_reply(table: ManualClockTable, seat: int) -> dict[str, object]:
    replies = [json.loads(data) for _, data in table.sent[seat]]
    found: dict[str, object] = [each for each in replies if each["type"] in ("done", "refused")][-1]
    return found


async def choose(table: ManualClockTable, seat: int) -> None:
    await table.answer(seat, table.game.options(seat)[0])
    await table.wait_until(table.now + 5)


def test_a_seat_may_not_undo_for_ever_and_others_do_not_notice() -> None:
    async def play() -> None:
        store = MemoryStore()
        table = table_with_manual_clock("fairy-tale", 3, store=store)
        await table.begin()
        await table.wait_until(5.0)
        await choose(table, 0)
        for _ in range(MOST_UNDOS):
            await choose(table, 1)
            await table.command(Undo(1, 1))
            assert last_reply(table, 1)["type"] == "done"
        await choose(table, 1)
        await table.command(Undo(1, 1))
        assert last_reply(table, 1)["reasons"] == [{"rule": "", "message": "undo-often", "arguments": {}}]
        await table.command(Undo(1, 0))
        assert last_reply(table, 0)["type"] == "done"

    asyncio.run(play())


def test_what_was_taken_back_by_consent_needs_no_replay_when_the_table_is_opened() -> None:
    async def play() -> None:
        store = MemoryStore()
        table = table_with_manual_clock("whispers", 2, store=store, rounds=5)
        await table.begin()
        seat = next(iter(table.game.asked()))
        await choose(table, seat)
        await table.command(Undo(1, seat))
        await table.command(Consent(2, 1 - seat, 1, True))
        assert table.game.session.take_backs == 1
        stored = await store.load("table")
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.after == stored.lines
        assert stored.tail == []
        again = await reopen(stored, store)
        assert again is not None

    asyncio.run(play())
