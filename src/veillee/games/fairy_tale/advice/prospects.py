"""A seat's prospects at one decision: what it can make of its cards, and what they would do to the others."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from veillee.games.fairy_tale.advice.parsed_view import Outlook, ParsedView
from veillee.games.fairy_tale.advice.worth import Worth
from veillee.games.fairy_tale.cards import ANY, NONE

#: What a play that is still open in this draft will bring, whatever is picked later.
NEXT_CARD: Final = 2.0
#: How much it counts to keep a card from the neighbour.
DENIAL: Final = 0.7


@final
class Prospects:
    """Made anew for every view."""

    def __init__(self, worth: Worth, seen: ParsedView) -> None:
        self.worth = worth
        self.cards = worth.cards
        self.seen = seen
        self.outlook = Outlook(seen, seen.seat)
        #: Among how many what happens to a single other seat is shared.
        self.rivals = 1 if seen.rules.in_teams else seen.rules.players - 1
        self.hurt = self._hurt()

    def points(self, row: list[int]) -> int:
        """The seat's points if the game ended now, with this row."""
        return self.worth.points(row, self.outlook.rivals)

    def plan(self, plays: list[int]) -> float:
        return self.worth.plan(self.seen.own, self.seen.closed, plays, self.outlook, self.hurt)

    def best_plan(self, picks: list[int]) -> float:
        """The best that can be made of some of the picks; the rest will come from later ones."""
        most = self.seen.plays
        best = self.plan([]) + NEXT_CARD * most
        for size in range(1, min(most, len(picks)) + 1):
            for plays in combinations(picks, size):
                best = max(best, self.plan(list(plays)) + NEXT_CARD * (most - size))
        return best

    def best_plan_with(self, picks: list[int], kind: int, without: float) -> float:
        """The same with one more pick, when the best plan without it is known."""
        most = self.seen.plays
        best = without
        for size in range(min(most, len(picks) + 1)):
            for plays in combinations(picks, size):
                best = max(best, self.plan([*plays, kind]) + NEXT_CARD * (most - size - 1))
        return best

    def after(self, row: list[int], closed: list[int], picks: list[int], count: int) -> float:
        """What a seat with these cards in play can make of them and of `count` of its picks."""
        plans = [
            self.worth.plan(row, closed, list(plays), self.outlook, self.hurt)
            for plays in combinations(picks, min(count, len(picks)))
        ]
        return max(plans)

    def with_all_picks(self, row: list[int], closed: list[int]) -> float:
        return self.after(row, closed, self.seen.picks, self.seen.plays)

    def denials(self) -> list[float]:
        """For each kind in the hand, what the neighbour who gets the hand would miss without it."""
        found = [0.0] * len(self.seen.rules.kind_names)
        receiver = self.seen.receiver()
        outlook, row = Outlook(self.seen, receiver), self.seen.opened[receiver]
        idle = [0.0] * (ANY + 1)
        gains = [self.worth.plan(row, [], [kind], outlook, idle) for kind in self.seen.hand]
        best = max(gains)
        second = max([gain for gain in gains if gain != best], default=best)
        if gains.count(best) == 1:
            found[self.seen.hand[gains.index(best)]] = DENIAL * (best - second) / self.rivals
        return found

    def _hurt(self) -> list[float]:
        """What a close for everybody is worth by what it costs the others, by affinity."""
        seen = self.seen
        found = [0.0] * (ANY + 1)
        wanted = [self.cards.closes[kind] for kind in (*seen.hand, *seen.picks) if self.cards.for_all[kind]]
        for seat, row in enumerate(seen.opened):
            if seat != seen.seat and wanted:
                outlook = Outlook(seen, seat)
                sign = -1.0 if seen.rules.together(seat, seen.seat) else 1.0
                for affinity in dict.fromkeys(wanted):
                    left = self._closed(row, affinity, outlook)
                    loss = self.worth.worth(row, outlook) - self.worth.worth(left, outlook)
                    found[affinity] += sign * loss / self.rivals
        return found

    def _closed(self, row: list[int], affinity: int, outlook: Outlook) -> list[int]:
        """The row after its owner closed a card."""
        left = row[:]
        self.worth.turn_down(left, [], affinity, outlook, 0)
        return left

    def cost(self, kind: int) -> int:
        """The points that all opponents together lose by a card's close, as things stand."""
        seen, total = self.seen, 0
        if self.cards.for_all[kind] and self.cards.closes[kind] != NONE:
            for seat, row in enumerate(seen.opened):
                if not seen.rules.together(seat, seen.seat):
                    outlook = Outlook(seen, seat)
                    left = self._closed(row, self.cards.closes[kind], outlook)
                    lost = self.worth.points(row, outlook.rivals) - self.worth.points(left, outlook.rivals)
                    total += max(0, lost)
        return total
