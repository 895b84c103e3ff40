"""The end: Adventure Points, ties, and the ranks of the co-operative game (du.end, du.co-op-ranks)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from veillee.core import Criterion, Match, Ranking, Result, decide, ranked_by, schema
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.cards import CURSE, SIDE_QUEST
from veillee.games.dice_upon_a_time.dice import owner_of
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import tokens_of

#: What a table of two, three, and four or five needs for ranks 2 to 5.
_RANKS: Final = {2: (30, 40, 50, 60), 3: (45, 60, 75, 90), 4: (60, 80, 100, 116), 5: (60, 80, 100, 116)}

_SHARED: Final[schema.Reason] = {"rule": "du.ties", "message": "won-shared", "arguments": {}}


@final
class Scoring:
    """Counts fulfilled Quests and open Stories."""

    def __init__(self, rules: DiceBase) -> None:
        self.rules = rules
        self.points = rules.points
        #: By word of a Side Quest's condition: whether a seat meets what it says.
        self.conditions: dict[str, Callable[[DiceState, int, Any], bool]] = {
            "stands-on": self.stands_on,
            "hold": self.holds_tokens,
            "hold-magic": self.holds_items,
            "shares-place-with-other-figure": self.shares_place,
            "own-dice-on-different-spirits": self.visits_spirits,
        }

    def result(self, state: DiceState) -> Result:
        """Most points win; then more fulfilled Quests, then fewer Curses. Together, all have the same."""
        seats = list(range(self.rules.players))
        if self.rules.coop:
            return Result([self.total(state)] * len(seats), seats)
        criteria = self._criteria(state)
        return Result(criteria[0].worth, decide(seats, criteria, _SHARED)[0])

    def ranking(self, state: DiceState) -> Ranking:
        """By points and what breaks ties, with what open Stories counted; together all have one rank."""
        seats = list(range(self.rules.players))
        if self.rules.coop:
            points: dict[str, int | str] = {"points": self.total(state)}
            common: schema.Reason = {
                "rule": "du.co-op-ranks",
                "message": "board-common",
                "arguments": points,
            }
            found = ranked_by([()] * len(seats), common)
        else:
            criteria = self._criteria(state)
            worth = [tuple([criterion.worth[seat] for criterion in criteria]) for seat in seats]
            found = ranked_by(worth, decide(seats, criteria, _SHARED)[1])
        found.counted = self._counted(state)
        return found

    def _criteria(self, state: DiceState) -> list[Criterion]:
        rules = self.rules
        seats = range(rules.players)
        quests = [len(state.zones[rules.done[seat]]) for seat in seats]
        curses = [-len(rules.curses_of(state, seat)) for seat in seats]
        return [
            Criterion("du.end", "won-points", [self.score(state, seat) for seat in seats]),
            Criterion("du.ties", "won-quests", quests),
            Criterion("du.ties", "won-curses", curses),
        ]

    def _counted(self, state: DiceState) -> list[tuple[int, int, int]]:
        """What each open Story counted."""
        rules = self.rules
        everyone = list(range(rules.players))
        piles = [(zone, [seat]) for seat, zone in enumerate(rules.kept)]
        return [
            (zone, kind, self.story_points(state, kind, seats))
            for zone, seats in [*piles, (rules.common_stories, everyone)]
            for kind in state.zones[zone]
        ]

    def score(self, state: DiceState, seat: int) -> int:
        zones = state.zones
        quests = sum([self.points[kind] for kind in zones[self.rules.done[seat]]])
        return quests + sum([self.story_points(state, kind, [seat]) for kind in zones[self.rules.kept[seat]]])

    def tell(self, match: Match[DiceState]) -> None:
        """Say what open Stories count, which nothing on the table shows, and what it comes to."""
        rules = self.rules
        if rules.coop:
            match.tell("ends-together", points=self.total(match.state))
            return
        for seat in range(rules.players):
            for kind in match.state.zones[rules.kept[seat]]:
                points = self.story_points(match.state, kind, [seat])
                if points:
                    event = "side-quest-pays" if points > 0 else "curse-costs"
                    match.tell(event, seat=seat, card=kind, points=abs(points))
        for seat in range(rules.players):
            match.tell("ends-with", seat=seat, points=self.score(match.state, seat))

    def total(self, state: DiceState) -> int:
        """The common points of the co-operative game."""
        rules = self.rules
        quests = sum([self.points[kind] for done in rules.done for kind in state.zones[done]])
        kept = state.zones[rules.common_stories]
        return quests + sum([self.story_points(state, kind, list(range(rules.players))) for kind in kept])

    def rank(self, state: DiceState) -> int:
        """From 1 to 5 by the common points; a total on a limit reaches the higher rank."""
        total = self.total(state)
        return 1 + sum([total >= limit for limit in _RANKS[self.rules.players]])

    def story_points(self, state: DiceState, kind: int, seats: list[int]) -> int:
        """What an open Story counts at the end for whom it concerns; one player must meet it alone."""
        story = self.rules.cards.story_kind[kind]
        if story == CURSE:
            return self.points[kind]
        if story != SIDE_QUEST:
            return 0
        return self.points[kind] if any([self.meets(state, seat, kind) for seat in seats]) else 0

    # Side Quests

    def meets(self, state: DiceState, seat: int, side_quest: int) -> bool:
        """Whether a seat meets every part of a Side Quest's condition."""
        condition = self.rules.kind_rows[side_quest]["condition"]
        return all([self.conditions[word](state, seat, value) for word, value in condition.items()])

    def stands_on(self, state: DiceState, seat: int, places: Any) -> bool:
        return self.rules.land.places[state.at[seat]] in places

    def holds_tokens(self, state: DiceState, seat: int, tokens: Any) -> bool:
        need = tokens_of(tokens)
        return all([held >= least for held, least in zip(state.tokens[seat], need, strict=True)])

    def holds_items(self, state: DiceState, seat: int, number: Any) -> bool:
        return len(state.zones[self.rules.items[seat]]) >= int(number)

    def shares_place(self, state: DiceState, seat: int, number: Any) -> bool:
        return state.at.count(state.at[seat]) > 1

    def visits_spirits(self, state: DiceState, seat: int, number: Any) -> bool:
        """Whether a seat's dice lie with so many Spirits."""
        stacks = [state.sockets[spirit] for spirit in self.rules.land.spirits]
        return len([dice for dice in stacks if seat in [owner_of(die) for die in dice]]) >= int(number)
