"""Secrecy on the wire: what a seat is sent, byte for byte and to the instant, follows from what it may know.

Two tables whose hidden cards differ are played side by side. Other seats answer when they like, and where one
table leaves a seat no choice the other may well; as long as an independent observer says that our seat has
seen the same, both tables must have sent it the same bytes at the same times, and their servers' metrics must
have said the same.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from laws.secrecy import Dealt, _most_different
from laws.tables import Table as LawTable
from laws.tables import full_tables
from server.manual_clock import ManualClockTable, dealt_game
from veillee.server.messages import HintRequest, WhyNot

PAIRS = 3


class Side:
    """One of the two tables."""

    def __init__(self, law: LawTable, dealt: Dealt) -> None:
        self.dealt = dealt
        self.seat = dealt.seat
        self.table = ManualClockTable(dealt_game(law.game, dealt.session, window=4.0))

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


def pair_of(law: LawTable, rng: Random) -> list[Side]:
    """Two tables whose deals look alike to a seat."""
    choices = [rng.randrange(2**16) for _ in range(300)]
    seat = rng.randrange(law.players)
    deals: list[list[list[int]]] = [[], _most_different(law, choices, seat, rng)]
    return [Side(law, Dealt(law, choices, swaps, seat, keeps_events=False)) for swaps in deals]


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
        assert sides[0].bytes() == sides[1].bytes(), f"seat {sides[0].seat} is told more than it may know"
        chosen = chosen_alike(sides, rng)
        if chosen is None or not sides[0].table.game.running:
            break
        assert sides[0].table.metered == sides[1].table.metered, "the metrics tell more than anybody may know"
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
def test_bytes_and_times_follow_from_what_a_seat_may_know(law: LawTable) -> None:
    rng = Random(str(law))
    played = [asyncio.run(play_side_by_side(law, rng)) for _ in range(PAIRS)]
    assert sum(stages for stages, _ in played) > 0


def test_a_seat_without_a_choice_came_up() -> None:
    """The law above has met what it is about: a question with a choice at one table and none at the other."""
    law = next(law for law in full_tables() if str(law) == "whispers-3")
    rng = Random(1)
    assert any(asyncio.run(play_side_by_side(law, rng))[1] for _ in range(30))
