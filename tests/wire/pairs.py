"""Pairs of houses whose hidden cards differ, played side by side as long as a receiver sees the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from laws.observer import Observer
from laws.runs import first_state
from laws.secrecy import random_swaps
from laws.tables import Table as LawTable
from veillee.core import Match
from veillee.core.chance import KeyedChance
from wire import wishes
from wire.house import House, Swaps, swapped

#: Among so many deals one is looked for that looks alike; among more if there is none.
DEALS = 16
MOST_DEALS = 500
#: How often, in one pair or another, hidden answers are the same at both.
FOLLOWING = (0.0, 0.5, 0.9)
MOST_STAGES = 12
#: In how many stages of ten a receiver asks a little, and comes back to its line; and others take back.
ASKING, COMING_BACK, TAKING_BACK = 6, 2, 2


def _glimpse(
    law: LawTable, key: bytes, swaps: Swaps, receiver: int
) -> tuple[list[list[int]], str, list[tuple[int, int]]]:
    """How the cards lie after a deal, what a receiver saw of it from step to step, and its shuffles."""
    rules = law.rules()
    observer = Observer(rules, [receiver])
    with swapped(swaps):
        chance = KeyedChance(key)
        state = first_state(law, rules)
        match: Match[Any] = Match(rules, state, chance, rules.everyone, True, observer.watch)
        match.start()
    observer.watch(match.state, -1)
    shuffles = [(stream, number) for stream, number, _, found in chance.log if isinstance(found, tuple)]
    return match.state.zones, observer.sequence(receiver), shuffles


def alike(law: LawTable, key: bytes, receiver: int, rng: Random) -> Swaps:
    """A deal that differs from that of a key where the receiver sees nothing of it.

    Of some such deals it is the one that differs most, or the one that differs least: with the one other
    seats have other choices at once, with the other the pair goes on for longer.
    """
    honest, sight, shuffles = _glimpse(law, key, {}, receiver)
    cards = len(law.rules().all_cards())
    found: list[tuple[int, Swaps]] = []
    for tried in range(MOST_DEALS):
        if tried >= DEALS and found:
            break
        swaps = dict(zip(shuffles, random_swaps(cards, law.players, rng), strict=False))
        zones, seen, _ = _glimpse(law, key, swaps, receiver)
        differing = sum(one != other for one, other in zip(honest, zones, strict=True))
        if seen == sight and differing:
            found.append((differing, swaps))
    assert found, f"no deal of {law} looks like another one to {receiver}"
    return rng.choice([min, max])(found, key=lambda deal: deal[0])[1]


class Pair:
    """Two houses at which a receiver is dealt the same, and everything else may differ."""

    def __init__(self, law: LawTable, receiver: int, rng: Random) -> None:
        self.law = law
        self.receiver = receiver
        self.rng = rng
        #: Whom an observer watches: what the public sees, every seat sees.
        self.receivers = sorted({receiver, law.players})
        self.following = rng.choice(FOLLOWING)
        self.tally: Counter[str] = Counter()
        self.houses: list[House] = []

    @contextmanager
    def opened(self, folder: Path, bots: Sequence[int]) -> Iterator[None]:
        """Both houses, open as long as this lasts; some seats may be bots'."""
        seed = self.rng.randrange(2**32)
        swaps: Swaps = {}
        with ExitStack() as stack:
            for name in ("one", "other"):
                thinking = Random(self.rng.random())
                house = House(self.law, folder / name, swaps, self.receivers, bots, seed, thinking)
                stack.callback(house.end)
                house.run(house.open())
                self.houses.append(house)
                swaps = swaps or alike(self.law, house.key(), self.receiver, self.rng)
            yield

    # Comparing

    def looks_alike(self) -> bool:
        return self.houses[0].sights() == self.houses[1].sights()

    def differs(self) -> bool:
        """Whether something is hidden that differs."""
        one, other = [house.state.zones for house in self.houses]
        return bool(one != other)

    def compare(self) -> None:
        """All that came must be the same to the byte, in the same order and at the same times."""
        one, other = [house.told() for house in self.houses]
        for where, heard in one.items():
            assert heard == other[where], (
                f"{where} tells more than may be known ({self.law}, receiver {self.receiver}):\n"
                f"{_difference(heard, other[where])}"
            )

    # Playing

    def both(self, wish: wishes.Wish, name: str) -> None:
        """Let the same be done at both houses."""
        self.tally[name] += 1
        for house in self.houses:
            house.run(wish(house))

    def play(self) -> int:
        """Play as long as it looks alike, and compare after everything that happens; returns the stages."""
        assert self.differs(), "the two are the same: nothing could be noticed"
        assert self.looks_alike(), "the receiver sees a difference from the beginning"
        self.both(wishes.settled, "beginning")
        for route in self.houses[0].run(wishes.routes_of(self.houses[0])):
            self.both(wishes.request(route, self.receiver, self.law.players), "request")
        for stage in range(MOST_STAGES):
            if not self._compared():
                return stage
            self._ask()
            if not self._compared():
                return stage
            chosen = self._chosen_alike()
            if chosen is None or self._tells_by_time():
                return stage
            self._answer(chosen)
        return MOST_STAGES

    def _compared(self) -> bool:
        """Whether the pair goes on; what came so far is the same then, while records are not open."""
        if any(house.is_archived for house in self.houses) or not self.looks_alike():
            return False
        self.compare()
        return all(house.game.running for house in self.houses)

    def _tells_by_time(self) -> bool:
        """Whether this is a later question of a phase: docs/protocol.md says what its time may tell."""
        offers = [house.asked() for house in self.houses]
        differs = any((len(offers[0][seat]) == 1) != (len(offers[1][seat]) == 1) for seat in offers[0])
        return differs and not self.houses[0].keeps_still()

    def _chosen_alike(self) -> list[dict[int, int]] | None:
        """An option for every seat at both, so that the receivers hear the same; None if there are none."""
        offers = [house.asked() for house in self.houses]
        if set(offers[0]) != set(offers[1]):
            return None
        chosen: list[dict[int, int]] = [{}, {}]
        for actor in offers[0]:
            both = [option for option in offers[0][actor] if option in offers[1][actor]]
            house = self.houses[0]
            heard = actor == self.receiver or house.hears_answers(actor)
            follows = self.rng.random() < self.following
            if heard and not both:
                return None
            options = [self.rng.choice(offer[actor]) for offer in offers]
            if both and (heard or follows):
                options = [self.rng.choice(both)] * 2
            for choices, option in zip(chosen, options, strict=True):
                choices[actor] = option
        return chosen

    def _happens(self, times_in_ten: int) -> bool:
        return self.rng.randrange(10) < times_in_ten

    def _ask(self) -> None:
        """Now and then something is asked, taken back or interrupted."""
        house = self.houses[0]
        for receiver in self.receivers:
            self.both(wishes.look_around(receiver), "looking")
            if self._happens(ASKING):
                for wish in wishes.on_the_line(house, receiver, self.rng):
                    self.both(wish, "asking")
            if self._happens(COMING_BACK):
                back = self.rng.choice([wishes.reconnect, wishes.nonsense])
                self.both(back(receiver, self.rng), "coming back")
        if not self._happens(TAKING_BACK):
            return
        people = [seat for seat in range(self.law.players) if seat not in house.bots]
        seat = self.rng.choice(people)
        if self.rng.random() < 0.5:
            self.both(self.rng.choice([wishes.pause, wishes.propose_to_abandon])(seat), "interrupting")
        elif self.rng.random() < 0.2:
            self.both(wishes.leave_and_come_back, "leaving")
        elif self._may_take_back_alike(seat):
            self.both(wishes.take_back(seat), "taking back")

    def _may_take_back_alike(self, seat: int) -> bool:
        """Whether a seat gets the same answer at both, as the receiver must; others ask what they know."""
        if seat == self.receiver:
            return True
        sessions = [house.game.session for house in self.houses]
        may = [[bool(s.why_no_undo(seat)), bool(s.why_no_take_back(seat))] for s in sessions]
        return may[0] == may[1]

    def _answer(self, chosen: list[dict[int, int]]) -> None:
        """Let everybody answer, others whenever they like while the table holds back, and ask meanwhile."""
        meanwhile = [
            wish
            for receiver in self.receivers
            for wish in [
                wishes.look_around(receiver),
                *wishes.on_the_line(self.houses[0], receiver, self.rng),
            ]
            if self._happens(ASKING)
        ]
        if self._happens(COMING_BACK):
            meanwhile.append(wishes.reconnect(self.receiver, self.rng))
        self.tally["meanwhile"] += len(meanwhile)
        for house, choices in zip(self.houses, chosen, strict=True):
            house.run(self._answer_at(house, choices, meanwhile))

    async def _answer_at(self, house: House, chosen: dict[int, int], meanwhile: list[wishes.Wish]) -> None:
        start, schedule, asked = house.now, house.table.schedule, house.asked()
        people = [seat for seat in chosen if seat not in house.bots]
        due = [schedule.bot_at(seat) or start for seat in chosen if seat in house.bots]
        times = {seat: start + 0.1 + seat / 100 for seat in people if len(asked[seat]) > 1}
        due += [schedule.forced_at(seat) for seat in people if seat not in times]
        end = max(due, default=start + 0.2)
        is_held = house.keeps_still()
        if is_held:
            end = schedule.hold_until
            for seat in times:
                part = 0.5 if seat == self.receiver else self.rng.choice([0.1, 0.4, 0.9])
                times[seat] = start + part * (end - start)
        happening = [(time, seat) for seat, time in times.items()]
        happening.append((start + (0.6 if is_held else 0.05) * (end - start), -1))
        for time, seat in sorted(happening):
            await house.wait_until(time)
            if seat >= 0:
                house.answer(seat, chosen[seat])
                await house.settle()
                continue
            for wish in meanwhile:
                await wish(house)
        await house.wait_until(end)


def _difference(one: list[Any], other: list[Any]) -> str:
    """The first thing that came differently."""
    for number, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return f"number {number}: {_from_difference(left, right)}"
    return f"{len(one)} or {len(other)} of them; then {[*one, *other][min(len(one), len(other)) :][:1]}"


def _from_difference(left: tuple[Any, ...], right: tuple[Any, ...]) -> str:
    """Two things as they came, their bytes from the first that differs on."""
    one, other = left[-1], right[-1]
    same = [a == b for a, b in zip(one, other, strict=False)]
    at = max(0, (same.index(False) if False in same else len(same)) - 80)
    told = [f"{each[:-1]} {len(each[-1])} bytes, ...{each[-1][at:][:600]!r}" for each in (left, right)]
    return "\n   or: ".join(told)


def played(
    law: LawTable, receiver: int, rng: Random, folder: Path, bots: Sequence[int] = ()
) -> tuple[int, Counter[str]]:
    """Play one pair; returns for how many stages it looked alike, and what happened in them."""
    pair = Pair(law, receiver, rng)
    with pair.opened(folder, bots):
        return pair.play(), pair.tally
