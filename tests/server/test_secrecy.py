"""Secrecy on the wire: what a seat is sent, byte for byte and to the instant, follows from what it may know.

Two tables whose hidden cards differ are played side by side. Other seats answer when they like, and where one
table leaves a seat no choice the other may well; as long as an independent observer says that our seat has
seen the same, both tables must have sent it the same bytes at the same times, and their servers' metrics and
lists of tables must have said the same.
"""

from __future__ import annotations

import asyncio
import math
from random import Random

import pytest
from msgspec.structs import replace

from laws.secrecy import Dealt, _most_different
from laws.tables import Table as LawTable
from laws.tables import full_tables
from server.manual_clock import FirstOption, ManualClockTable, dealt_game
from veillee.bots import LEVELS, levels_of
from veillee.core.schema import Hint
from veillee.server.messages import HintRequest, WhyNot
from veillee.server.model.table_setup import Seat
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.pending_bot_moves import PendingBotMoves
from veillee.server.workers import jobs
from veillee.server.workers.jobs import BotJob, HintJob, work

PAIRS = 3
#: Which of a seat's hints comes with chances.
WEIGHED = 1
#: How often a bot is never done; after how long every bot has answered; how often the pair is looked at.
NEVER_DONE = 0.2
A_WHILE = 2.5
MOST_STAGES = 20


class Advised(FirstOption):
    """Gives hints as a worker would, none that were found before; chances, which take a search, once."""

    def __init__(self) -> None:
        self._asked = 0

    async def hints(self, job: HintJob) -> list[Hint]:
        self._asked += 1
        jobs._hints_for.cache_clear()
        found: list[Hint] = work(replace(job, weighs=self._asked == WEIGHED))
        return found


class Thinking(Advised):
    """Bots that are done at once or never, as it happens; they take the last option."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    async def choose(self, job: BotJob) -> int:
        if self._rng.random() < NEVER_DONE:
            await asyncio.Event().wait()
        return job.options[-1]


class Side:
    """One of the two tables."""

    def __init__(self, law: LawTable, dealt: Dealt, bots: Thinking | None = None) -> None:
        self.dealt = dealt
        self.seat = dealt.seat
        game = dealt_game(law.game, dealt.session, window=4.0)
        if bots is not None:
            game.setup.seats = [
                Seat("Guest", guest=f"g{seat}") if seat == self.seat else Seat("Bot", bot=LEVELS[-1])
                for seat in range(law.players)
            ]
        self.table = ManualClockTable(game, bots=bots or Advised())

    def bytes(self) -> list[tuple[float, bytes]]:
        return self.table.sent[self.seat]

    def hears_answers(self, actor: int) -> bool:
        """Whether everybody hears what a seat answers now."""
        rules = self.dealt.rules
        question = rules.handlers[self.dealt.session.state.agendas[actor][-1][0]].name
        return bool(rules.setup.visibility["answers"][question] == "all")

    def asked(self) -> dict[int, list[int]]:
        """The options of the seats that were shown a question they have not answered."""
        game, shown = self.table.game, self.table.table.schedule.asked
        return {
            seat: game.options(seat)
            for seat, decision in game.asked().items()
            if seat in shown and shown[seat].decision == decision
        }

    def keeps_still(self) -> bool:
        return self.table.table.schedule.is_held(self.table.now)

    async def answer_all(self, chosen: dict[int, int], rng: Random) -> None:
        """Answer what leaves a choice, and wait until what does not is answered.

        While the table holds back, the others answer whenever they like.
        """
        start, schedule, asked = self.table.now, self.table.table.schedule, self.asked()
        times = {seat: start + 0.1 + seat / 100 for seat in chosen if len(asked[seat]) > 1}
        end = max([schedule.forced_at(seat) for seat in chosen if seat not in times], default=start + 0.2)
        if self.keeps_still():
            end = schedule.hold_until
            for seat in times:
                part = 0.5 if seat == self.seat else rng.choice([0.1, 0.4, 0.9])
                times[seat] = start + part * (end - start)
        for seat in sorted(times, key=lambda seat: times[seat]):
            await self.table.wait_until(times[seat])
            await self.table.answer(seat, chosen[seat])
        await self.table.wait_until(end)


def pair_of(law: LawTable, rng: Random, with_bots: bool = False) -> list[Side]:
    """Two tables whose deals look alike to a seat; with bots, all others are bots."""
    choices = [rng.randrange(2**16) for _ in range(300)]
    seat = rng.randrange(law.players)
    deals: list[list[list[int]]] = [[], _most_different(law, choices, seat, rng)]
    return [
        Side(
            law,
            Dealt(law, choices, swaps, seat, keeps_events=False),
            Thinking(Random(rng.random())) if with_bots else None,
        )
        for swaps in deals
    ]


def chosen_alike(sides: list[Side], rng: Random) -> list[dict[int, int]] | None:
    """An option for every seat at both tables, so that our seat hears the same; None if there are none."""
    offers = [side.asked() for side in sides]
    if set(offers[0]) != set(offers[1]):
        return None
    chosen: list[dict[int, int]] = [{}, {}]
    for actor in offers[0]:
        both = [option for option in offers[0][actor] if option in offers[1][actor]]
        heard = actor == sides[0].seat or sides[0].hears_answers(actor)
        options = [rng.choice(both)] * 2 if heard and both else [rng.choice(offer[actor]) for offer in offers]
        if heard and not both:
            return None
        for choices, option in zip(chosen, options, strict=True):
            choices[actor] = option
    return chosen


async def play_side_by_side(law: LawTable, rng: Random) -> tuple[int, bool]:
    """Play a pair as long as it looks alike; returns how many stages, and if one was forced at one."""
    sides = pair_of(law, rng)
    for side in sides:
        await side.table.begin()
    stages, forced = 0, False
    while sides[0].dealt.sequence() == sides[1].dealt.sequence():
        for side in sides:
            await side.table.command(HintRequest(6, side.seat))
        assert sides[0].bytes() == sides[1].bytes(), f"seat {sides[0].seat} is told more than it may know"
        chosen = chosen_alike(sides, rng)
        if chosen is None or not sides[0].table.game.running:
            break
        assert sides[0].table.metered == sides[1].table.metered, "the metrics tell more than anybody may know"
        assert sides[0].table.listed == sides[1].table.listed, "the list of tables tells more than it may"
        offers = [side.asked() for side in sides]
        differs = any((len(offers[0][s]) == 1) != (len(offers[1][s]) == 1) for s in offers[0])
        if differs and not sides[0].keeps_still():
            break  # a later question of a phase: docs/protocol.md says what its time may tell
        forced = forced or differs
        for side, choices in zip(sides, chosen, strict=True):
            await side.answer_all(choices, rng)
            await side.table.command(HintRequest(7, side.seat))
            await side.table.command(WhyNot(8, side.seat, 0))
        stages += 1
    return stages, forced


@pytest.mark.parametrize("law", full_tables(), ids=str)
def test_bytes_and_times_follow_from_what_a_seat_may_know(
    law: LawTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "HINT_SLICES", 1)
    monkeypatch.setattr(jobs, "WEIGHING_WITHIN", math.inf)
    rng = Random(str(law))
    played = [asyncio.run(play_side_by_side(law, rng)) for _ in range(PAIRS)]
    assert sum(stages for stages, _ in played) > 0


async def play_with_bots(law: LawTable, rng: Random) -> int:
    """Let a person play beside bots at a pair, as long as it looks alike; returns how often it was told."""
    sides = pair_of(law, rng, with_bots=True)
    for side in sides:
        await side.table.begin()
        await side.table.wait_until(A_WHILE)
    alike = 0
    for look in range(MOST_STAGES):
        if sides[0].dealt.sequence() != sides[1].dealt.sequence():
            break
        assert sides[0].bytes() == sides[1].bytes(), f"seat {sides[0].seat} is told more than it may know"
        alike = len(sides[0].bytes())
        assert sides[0].table.metered == sides[1].table.metered, "the metrics tell more than anybody may know"
        offers = [side.asked().get(side.seat) for side in sides]
        for side, offer in zip(sides, offers, strict=True):
            if look % 2 == 0 and offer is not None and offers[0] == offers[1]:  # the bots are done by then
                await side.table.answer(side.seat, offer[0])
            await side.table.wait_until(side.table.now + A_WHILE)
    return alike


@pytest.mark.parametrize(
    "law", [law for law in full_tables() if law.players > 1 and levels_of(law.game)], ids=str
)
def test_bytes_and_times_do_not_tell_how_bots_came_to_their_choices(law: LawTable) -> None:
    rng = Random(str(law))
    assert sum([asyncio.run(play_with_bots(law, rng)) for _ in range(PAIRS)]) > 0


def test_a_bot_that_answers_as_soon_as_it_is_done_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thinking time then tells, and turns the law red."""
    law = next(law for law in full_tables() if str(law) == "fairy-tale-2")
    monkeypatch.setattr(
        PendingBotMoves, "is_asked_on", lambda moves, seat, at: moves.choice(seat, at) is not None
    )

    async def play_pairs() -> None:
        for seed in range(10):
            await play_with_bots(law, Random(seed))

    with pytest.raises(AssertionError, match="told more than it may know"):
        asyncio.run(play_pairs())


def test_a_seat_without_a_choice_came_up() -> None:
    """The law above has met what it is about: a question with a choice at one table and none at the other."""
    law = next(law for law in full_tables() if str(law) == "whispers-3")
    rng = Random(1)
    assert any(asyncio.run(play_side_by_side(law, rng))[1] for _ in range(30))


def test_who_is_waited_for_must_not_tell_who_has_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put into what anybody may know of a table, this leak turns the law red."""
    law = next(law for law in full_tables() if str(law) == "whispers-3")
    honest = HostedGame.waiting
    monkeypatch.setattr(
        HostedGame, "waiting", lambda game: [seat for seat in honest(game) if len(game.options(seat)) > 1]
    )

    async def play_pairs() -> None:
        for seed in range(30):
            await play_side_by_side(law, Random(seed))

    with pytest.raises(AssertionError, match="told more than it may know"):
        asyncio.run(play_pairs())
