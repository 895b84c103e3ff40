"""The table's clock: it shows nobody who had a choice, and keeps nobody waiting for nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any
from unittest.mock import patch

from server.manual_clock import table_with_manual_clock
from veillee.server.messages import HintRequest, Pause, Resume


def test_nobody_is_seen_done_before_two_seconds() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3)
        await table.begin()
        await table.wait_until(0.5)
        await table.answer(0, table.game.options(0)[0])
        assert [time for time, _ in table.heard(0, "done")] == [0.5]
        await table.wait_until(1.5)
        assert [[time for time, _ in table.heard(receiver)] for receiver in range(4)] == [[0.0]] * 4
        await table.wait_until(3.0)
        for receiver in range(4):
            time, message = table.heard(receiver)[-1]
            assert time == 2.0
            assert message["seats"][str(receiver)]["waiting"] == [1, 2]
        await table.answer(1, table.game.options(1)[0])
        assert table.heard(0)[-1][0] == 3.0

    asyncio.run(play())


def test_a_phase_that_all_leave_early_ends_on_time() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 2)
        await table.begin()
        for seat in (0, 1):
            await table.wait_until(0.4 + seat)
            await table.answer(seat, table.game.options(seat)[0])
        assert table.game.session.phases == 1
        await table.wait_until(1.9)
        assert len(table.heard(0)) == 1
        await table.wait_until(2.0)
        assert [time for time, _ in table.heard(0)] == [0.0, 2.0]
        assert table.heard(0)[-1][1]["seats"]["0"]["decision"]["number"] == 1

    asyncio.run(play())


def test_what_was_not_shown_cannot_be_asked_about() -> None:
    """A hint, or an answer to a question that is not shown yet, waits as long as the question does."""

    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 2)
        await table.begin()
        for seat in (0, 1):
            await table.answer(seat, table.game.options(seat)[0])
        await table.wait_until(0.5)
        await table.command(HintRequest(5, 0))
        await table.answer(1, table.game.options(1)[0])
        await table.wait_until(1.9)
        assert [message["id"] for _, message in table.heard(0, "done")] == [1]
        assert len(table.heard(1, "done")) == 1
        await table.wait_until(2.0)
        assert [(time, message["id"]) for time, message in table.heard(0, "done")] == [(0.0, 1), (2.0, 5)]
        assert [time for time, _ in table.heard(1, "done")] == [0.0, 2.0]

    asyncio.run(play())


def test_one_person_waits_for_nobody() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3, bots=2)
        await table.begin()
        await table.wait_until(0.2)
        await table.answer(0, table.game.options(0)[0])
        assert table.heard(0)[-1][0] == 0.2
        await table.wait_until(0.6)
        assert [time for time, _ in table.heard(0)] == [0.0, 0.2, 0.6]
        assert table.heard(0)[-1][1]["seats"]["0"]["decision"]["number"] == 1

    asyncio.run(play())


def test_a_question_without_a_choice_is_answered_after_two_seconds() -> None:
    async def play() -> None:
        seed = next(seed for seed in range(100) if _options_to_hush(seed, 2) == [1])
        table = table_with_manual_clock("whispers", 2, seed=seed)
        await table.begin()
        await table.answer(0, table.game.options(0)[0])
        await table.wait_until(2.0)
        assert table.heard(1)[-1][1]["seats"]["1"]["decision"]["question"] == "hush"
        await table.wait_until(3.9)
        assert set(table.game.asked()) == {1}
        await table.wait_until(4.0)
        assert len(table.game.session.answers) == 2
        assert [table.heard(receiver)[-1][0] for receiver in range(3)] == [4.0] * 3

    asyncio.run(play())


def test_a_sealed_phase_says_nothing() -> None:
    async def play() -> None:
        seed = next(seed for seed in range(100) if _options_to_hush(seed, 3) == [2, 2])
        table = table_with_manual_clock("whispers", 3, seed=seed)
        await table.begin()
        await table.wait_until(5.0)
        await table.answer(0, table.game.options(0)[0])
        await table.wait_until(10.0)
        before = [len(sent) for sent in table.sent]
        await table.answer(1, table.game.options(1)[0])
        after = [len(sent) for sent in table.sent]
        assert [now - then for then, now in zip(before, after, strict=True)] == [0, 2, 0, 0]
        assert table.heard(1)[-1][1]["seats"]["1"]["waiting"] == [1, 2]
        await table.answer(2, table.game.options(2)[0])
        assert all(table.heard(receiver)[-1][0] == 10.0 for receiver in range(4))

    asyncio.run(play())


def _options_to_hush(seed: int, players: int) -> list[int]:
    """How many options the others have after seat 0 has told a tale; empty if it could not choose."""
    play = table_with_manual_clock("whispers", players, seed=seed).game
    if len(play.options(0)) < 2:
        return []
    play.answer(0, 0, [play.options(0)[0]])
    return [len(play.options(seat)) for seat in play.asked()]


def test_a_pause_stops_the_clock() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 2, bots=1)
        await table.begin()
        await table.wait_until(0.3)
        await table.command(Pause(1, 0))
        await table.wait_until(9.0)
        assert set(table.game.asked()) == {0, 1}
        await table.command(Resume(2, 0))
        await table.wait_until(9.5)
        assert set(table.game.asked()) == {0, 1}
        await table.wait_until(9.6)
        assert set(table.game.asked()) == {0}

    asyncio.run(play())


def test_nobody_hears_of_an_answer_before_it_is_kept() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3, bots=2)
        await table.begin()
        await table.wait_until(0.6)
        before = [len(sent) for sent in table.sent]
        table.store.gate = asyncio.Event()
        answering = asyncio.create_task(table.answer(0, table.game.options(0)[0]))
        for _ in range(10):
            await asyncio.sleep(0)
        assert table.game.unsaved()
        assert [len(sent) for sent in table.sent] == before
        table.store.gate.set()
        await answering
        assert len(table.heard(0, "done")) == 1
        assert all(now > then for then, now in zip(before, map(len, table.sent), strict=True))

    asyncio.run(play())


def test_what_a_seat_may_choose_is_worked_out_once_for_each_answer() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3)
        rules, session = table.game.rules, table.game.session
        counts: Counter[tuple[int, int]] = Counter()
        offer = rules.offer

        def counting(state: Any, seat: int) -> list[int]:
            counts[session.record.count, seat] += 1
            return offer(state, seat)

        with patch.object(rules, "offer", counting):
            await table.begin()
            for seat in (0, 1, 2):
                await table.answer(seat, table.game.options(seat)[0])
            await table.wait_until(10.0)
        assert len(counts) > 3
        assert set(counts.values()) == {1}

    asyncio.run(play())
