"""The end: Adventure Points, ties, and the ranks of the co-operative game (du.end, du.co-op-ranks)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from veillee.core import Match, Result
from veillee.games.dice_upon_a_time.board import DICE, tokens_of
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tasks import CURSE, SIDE_QUEST

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

#: What a table of two, three, and four or five needs for ranks 2 to 5.
_RANKS: Final = {2: (30, 40, 50, 60), 3: (45, 60, 75, 90), 4: (60, 80, 100, 116), 5: (60, 80, 100, 116)}


@final
class Scoring:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.points = [int(row.get("ap", 0)) for row in rules.kind_rows]

    def result(self, state: DiceState) -> Result:
        """Most points win; then more fulfilled Quests, then fewer Curses. Together, all have the same."""
        rules = self.rules
        seats = range(rules.players)
        if rules.coop:
            return Result([self.total(state)] * rules.players, list(seats))
        scores = [self.score(state, seat) for seat in seats]
        order = [
            (scores[seat], len(state.zones[rules.done + seat]), -len(rules.words.curses(state, seat)))
            for seat in seats
        ]
        return Result(scores, [seat for seat in seats if order[seat] == max(order)])

    def score(self, state: DiceState, seat: int) -> int:
        zones = state.zones
        quests = sum([self.points[kind] for kind in zones[self.rules.done + seat]])
        return quests + sum(
            [self.story_points(state, kind, [seat]) for kind in zones[self.rules.kept + seat]]
        )

    def tell(self, match: Match[DiceState]) -> None:
        """Say what open Stories count, which nothing on the table shows, and what it comes to."""
        rules = self.rules
        if rules.coop:
            match.tell("ends-together", points=self.total(match.state))
            return
        for seat in range(rules.players):
            for kind in match.state.zones[rules.kept + seat]:
                points = self.story_points(match.state, kind, [seat])
                if points:
                    event = "side-quest-pays" if points > 0 else "curse-costs"
                    match.tell(event, seat=seat, card=kind, points=abs(points))
        for seat in range(rules.players):
            match.tell("ends-with", seat=seat, points=self.score(match.state, seat))

    def total(self, state: DiceState) -> int:
        """The common points of the co-operative game."""
        rules = self.rules
        seats = list(range(rules.players))
        quests = sum([self.points[kind] for seat in seats for kind in state.zones[rules.done + seat]])
        kept = state.zones[rules.common_stories]
        return quests + sum([self.story_points(state, kind, seats) for kind in kept])

    def rank(self, state: DiceState) -> int:
        """From 1 to 5 by the common points; a total on a limit reaches the higher rank."""
        total = self.total(state)
        return 1 + sum([total >= limit for limit in _RANKS[self.rules.players]])

    def story_points(self, state: DiceState, kind: int, seats: list[int]) -> int:
        """What an open Story counts at the end for whom it concerns; one player must meet it alone."""
        story = self.rules.tasks.story_kind[kind]
        if story == CURSE:
            return self.points[kind]
        if story != SIDE_QUEST:
            return 0
        condition = self.rules.kind_rows[kind]["condition"]
        return self.points[kind] if any(self.holds(state, seat, condition) for seat in seats) else 0

    def holds(self, state: DiceState, seat: int, condition: Mapping[str, Any]) -> bool:
        """Whether a seat meets every part of a Side Quest's condition."""
        rules = self.rules
        for word, value in condition.items():
            if word == "stands-on":
                good = rules.board.places[state.at[seat]] in value
            elif word == "hold":
                need = tokens_of(value)
                good = all(held >= least for held, least in zip(state.tokens[seat], need, strict=True))
            elif word == "hold-magic":
                good = len(state.zones[rules.items + seat]) >= value
            elif word == "shares-place-with-other-figure":
                good = state.at.count(state.at[seat]) > 1
            else:
                good = self._spirits_with_dice(state, seat) >= value
            if not good:
                return False
        return True

    def _spirits_with_dice(self, state: DiceState, seat: int) -> int:
        spirits = state.sockets[self.rules.board.paths :]
        return len([dice for dice in spirits if any(die // DICE == seat for die in dice)])
