"""A bot answers at a time that follows from public facts, however long it thought, and if it had a choice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.manual_clock import FirstOption, ManualClockTable, MemoryStore, dealt_game
from veillee.core.session import Session
from veillee.registry import files_of, find_game, rules_for
from veillee.server.tables.pending_bot_moves import BotService
from veillee.server.workers.jobs import BotJob


class Quick(FirstOption):
    """Notes what it is asked, and takes the last option at once, or the one with another number."""

    def __init__(self, takes: int = -1) -> None:
        self.jobs: list[BotJob] = []
        self._takes = takes

    async def choose(self, job: BotJob) -> int:
        self.jobs.append(job)
        return job.options[self._takes]


class Stuck(FirstOption):
    """Is never done."""

    async def choose(self, job: BotJob) -> int:
        await asyncio.Event().wait()
        return job.options[0]


def table_of(id: str, bot: str, service: BotService, seed: int = 1, players: int = 2) -> ManualClockTable:
    """A person at a table with bots."""
    game = find_game(id)
    rules = rules_for(game, players)
    about = {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}
    session: Session[Any] = Session(rules, about, seed=seed, keeps_events=False)
    dealt = dealt_game(game, session, bots=players - 1)
    for seat in dealt.setup.seats[1:]:
        seat.bot = bot
    return ManualClockTable(dealt, MemoryStore(), service)


async def times_shown(table: ManualClockTable, answers: int) -> list[float]:
    """When the person is shown something new, who answers a second after each question."""
    await table.begin()
    for _ in range(answers):
        while 0 not in table.game.asked():
            await table.wait_until(table.now + 0.05)
        await table.wait_until(table.now + 1.0)
        if 0 in table.game.asked():
            await table.answer(0, table.game.options(0)[0])
    await table.wait_until(table.now + 2.0)
    return [time for time, _ in table.heard(0)]


@pytest.mark.parametrize("bot", ["level1", "level5", "random"])
def test_a_bot_that_is_never_done_answers_when_one_that_is_quick_does(bot: str) -> None:
    """The picks of a draft are hidden, so two that differ look alike too."""

    async def play(service: BotService) -> list[float]:
        return await times_shown(table_of("fairy-tale", bot, service, players=3), 4)

    quick, stuck = asyncio.run(play(Quick())), asyncio.run(play(Stuck()))
    assert quick == stuck
    assert len(quick) > 4


def _hush_options(seed: int) -> int:
    """How many options the bot has when the person has told a tale; 0 if the person could not choose."""
    game = table_of("whispers", "random", Quick(), seed).game
    if len(game.options(0)) < 2:
        return 0
    game.answer(0, 0, [game.options(0)[0]])
    return len(game.options(1)) if 1 in game.asked() else 0


@pytest.mark.parametrize("service", [Quick, Stuck])
def test_a_bot_without_a_choice_answers_when_one_with_a_choice_does(service: type[BotService]) -> None:
    async def answered_at(seed: int) -> float:
        table = table_of("whispers", "random", service(), seed)
        await table.begin()
        await table.answer(0, table.game.options(0)[0])
        start = table.now
        decided = len(table.game.session.answers)
        while len(table.game.session.answers) == decided:
            await table.wait_until(table.now + 0.05)
        return round(table.now - start, 2)

    seeds = [next(seed for seed in range(100) if _hush_options(seed) == count) for count in (1, 2)]
    assert [asyncio.run(answered_at(seed)) for seed in seeds] == [0.6, 0.6]


@pytest.mark.parametrize(
    ("game", "bot", "seconds", "thinking"),
    [
        ("fairy-tale", "level1", 0.6, 0.6),
        ("fairy-tale", "level4", 0.6, 0.6),
        ("fairy-tale", "level5", 1.0, 1.0),
        ("grimm-forest", "level5", 2.0, 1.0),
        ("grimm-forest", "level4", 0.6, 0.3),
    ],
)
def test_the_strongest_takes_longer_and_longest_where_the_question_is_large(
    game: str, bot: str, seconds: float, thinking: float
) -> None:
    """Where more may be asked in the same phase, half of the time is left for that."""

    async def play() -> None:
        service = Quick()
        table = table_of(game, bot, service)
        await table.begin()
        assert (service.jobs[0].seconds, service.jobs[0].owner) == (thinking, "g0")
        await table.wait_until(seconds - 0.01)
        assert 1 in table.game.asked()
        phase = table.game.session.phases
        decision = table.game.asked()[1]
        await table.wait_until(seconds)
        assert (table.game.session.phases, table.game.asked().get(1)) != (phase, decision)

    asyncio.run(play())


@pytest.mark.parametrize("bot", ["level1", "level5"])
def test_all_of_a_sealed_turn_is_thought_about_and_ends_at_one_time(bot: str) -> None:
    """Nobody sees how often the bot was asked: it is done with its turn when one that was never done is."""
    due = 2.0 if bot == "level5" else 0.6

    async def play(service: BotService) -> int:
        table = table_of("fine-sand", bot, service)
        await table.begin()
        heard = len(table.heard(0))
        await table.wait_until(due - 0.01)
        early = len(table.game.session.answers)
        assert 1 in table.game.asked()
        assert len(table.heard(0)) == heard
        await table.wait_until(due)
        assert 1 not in table.game.asked()
        return early

    quick = Quick(takes=0)
    assert asyncio.run(play(quick)) == len(quick.jobs) - 1 > 1
    assert len({job.view for job in quick.jobs}) == len(quick.jobs)
    assert asyncio.run(play(Stuck())) == 0


def test_a_late_answer_is_thrown_away() -> None:
    class Late(FirstOption):
        def __init__(self) -> None:
            self.gate = asyncio.Event()

        async def choose(self, job: BotJob) -> int:
            await self.gate.wait()
            return job.options[-1]

    async def play() -> None:
        service = Late()
        table = table_of("fairy-tale", "level5", service)
        await table.begin()
        advice = table.game.advice
        assert advice is not None
        first = advice.rank(table.game.view(1), table.game.options(1))[0].option
        await table.wait_until(1.0)
        given = [(answer.seat, answer.option) for answer in table.game.session.answers]
        assert given == [(1, first)]
        service.gate.set()
        await table.wait_until(1.5)
        assert len(table.game.session.answers) == 1

    asyncio.run(play())
