"""What cards are worth to a seat: the points they bring now, and a sober guess at what they may bring yet."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, final

from veillee.games.fairy_tale.advice.parsed_view import Outlook
from veillee.games.fairy_tale.cards import AFFINITIES, ANY, NONE
from veillee.games.fairy_tale.scoring import asked_names, best_name, count_groups, row_points

if TYPE_CHECKING:
    from veillee.games.fairy_tale.game import FairyTale

#: What a Trickster may still gain for each card to be played.
PROMISE: Final = 0.3
#: What it is worth to be able to hunt.
HUNTING: Final = 0.5


@final
class Worth:
    """Values rows of cards; made once for the rules, it only reads what it is given."""

    def __init__(self, rules: FairyTale) -> None:
        self.rules = rules
        self.cards = rules.cards
        kinds = range(len(rules.kind_names))
        #: The kinds that count this one.
        self.counted_by = [[other for other in kinds if self.cards.each[other] == kind] for kind in kinds]
        size = max(1, sum([rules.copies[kind] for kind in kinds if rules.in_deck[kind]]))
        totals = count_groups(rules.cards, [kind for kind in rules.all_cards() if rules.in_deck[kind]])
        #: The part of the deck that belongs to each group: so fast a rival's count grows.
        self.share = [total / size for total in totals]

    def worth(self, row: list[int], outlook: Outlook, ahead: int = 0) -> float:
        """The points of an open row at the end, as far as can be foreseen.

        `ahead` says how many cards of the row the others have yet to match.
        """
        have = [0] * len(self.cards.most)
        for kind in row:
            have[kind] += 1
        chances = [self._chance(kind, row, have, outlook, ahead) for kind in row]
        total = 0.0
        tricks = False
        for kind, chance in zip(row, chances, strict=True):
            each = self.cards.each[kind]
            if each != NONE:
                total += self.cards.times[kind] * (have[each] + outlook.coming[each])
            else:
                total += self.cards.points[kind] * chance
            for helper in self.counted_by[kind]:
                total += self.cards.times[helper] * outlook.coming[helper]
            tricks = tricks or self.cards.almighty[kind]
        if tricks:
            total += self._trick(row, have, chances) + PROMISE * outlook.left
        return total

    def _chance(self, kind: int, row: list[int], have: list[int], outlook: Outlook, ahead: int) -> float:
        """How likely a card's condition is met in the end; 1 for cards without one."""
        group = self.cards.most[kind]
        if group != NONE:
            return self._lead(count_groups(self.cards, row)[group], group, outlook, ahead)
        chance = 1.0
        for need in self.cards.needs[kind]:
            if not have[need]:
                chance *= 1.0 - exp(-outlook.coming[need])
        return chance

    def _lead(self, count: int, group: int, outlook: Outlook, ahead: int) -> float:
        """How likely so many are the most in the end."""
        margin = count - outlook.rivals[group] - ahead * self.share[group]
        if not outlook.left and not ahead:
            return 1.0 if margin > 0 else 0.0
        spread = 0.4 + 0.35 * sqrt(outlook.left + ahead)
        return 1.0 / (1.0 + exp(-(margin - 0.5) / spread))

    def _trick(self, row: list[int], have: list[int], chances: list[float]) -> float:
        """What the best name adds."""
        best = 0.0
        for name in asked_names(self.cards, row):
            gain = 0.0
            for kind, chance in zip(row, chances, strict=True):
                if self.cards.each[kind] == name:
                    gain += self.cards.times[kind]
                elif self.cards.needs[kind] and self._lacks_only(name, kind, have):
                    gain += self.cards.points[kind] * (1.0 - chance)
            best = max(best, gain)
        return best

    def _lacks_only(self, name: int, kind: int, have: list[int]) -> bool:
        """Whether a card of this name is all that a chapter's condition still lacks."""
        return [need for need in self.cards.needs[kind] if not have[need]] == [name]

    def spare(self, row: list[int], closed: list[int], outlook: Outlook) -> float:
        """What closed cards may still bring if they are opened again."""
        total = 0.0
        for kind in closed:
            reopening = outlook.reopening[self.cards.affinity[kind]]
            if reopening:
                each = self.cards.each[kind]
                points = self.cards.points[kind]
                if each != NONE:
                    points = self.cards.times[kind] * (row.count(each) + (each == kind))
                elif self.cards.needs[kind] or self.cards.most[kind] != NONE:
                    points = points // 2
                total += reopening * max(0, points)
        return total

    def both(self, row: list[int], closed: list[int], outlook: Outlook, ahead: int = 0) -> float:
        """The worth of all a seat has in play."""
        return self.worth(row, outlook, ahead) + self.spare(row, closed, outlook)

    # Turning

    def turn_down(
        self, row: list[int], closed: list[int], affinity: int, outlook: Outlook, ahead: int
    ) -> int:
        """Close the card that costs least, in place; returns it, or NONE if none fits."""
        return self._turn(row, closed, affinity, outlook, ahead, row)

    def turn_up(self, row: list[int], closed: list[int], affinity: int, outlook: Outlook, ahead: int) -> int:
        """Open the card that brings most, in place; returns it, or NONE if none fits."""
        return self._turn(row, closed, affinity, outlook, ahead, closed)

    def _turn(
        self,
        row: list[int],
        closed: list[int],
        affinity: int,
        outlook: Outlook,
        ahead: int,
        source: list[int],
    ) -> int:
        best, best_worth = NONE, 0.0
        target = closed if source is row else row
        for kind in dict.fromkeys(source):
            if affinity in (ANY, self.cards.affinity[kind]):
                source.remove(kind)
                target.append(kind)
                worth = self.both(row, closed, outlook, ahead)
                source.append(target.pop())
                if best == NONE or worth > best_worth:
                    best, best_worth = kind, worth
        if best != NONE:
            source.remove(best)
            target.append(best)
        return best

    def plan(
        self, row: list[int], closed: list[int], plays: list[int], outlook: Outlook, hurt: list[float]
    ) -> float:
        """The worth after playing these cards, in the best order.

        Closes for everybody come first, while one's own new cards are not yet there; then what closes only
        one's own, and last the openers, which may undo it. `hurt` says what a close for everybody is worth
        by what it costs the others.
        """
        cards = self.cards
        row, closed = row[:], closed[:]
        opens, closes = [0] * (ANY + 1), [0] * (ANY + 1)
        total = 0.0
        turns = False
        for kind in plays:
            for _ in range(cards.amount[kind] if cards.closes[kind] != NONE and cards.for_all[kind] else 0):
                total += hurt[cards.closes[kind]]
                self.turn_down(row, closed, cards.closes[kind], outlook, 0)
        for kind in plays:
            row.append(kind)
            if cards.opens[kind] != NONE:
                opens[cards.opens[kind]] += cards.amount[kind]
                turns = True
            if cards.closes[kind] != NONE and not cards.for_all[kind]:
                closes[cards.closes[kind]] += cards.amount[kind]
                turns = True
            if cards.hunts[kind] != NONE:
                total += HUNTING
        if turns:
            for affinity in range(len(AFFINITIES)):
                undone = min(closes[affinity], opens[affinity] + opens[ANY])
                closes[affinity] -= undone
                opens[ANY] -= max(0, undone - opens[affinity])
                opens[affinity] = max(0, opens[affinity] - undone)
            self._settle(row, closed, opens, closes, outlook, len(plays))
        return total + self.both(row, closed, outlook, len(plays))

    def _settle(
        self,
        row: list[int],
        closed: list[int],
        opens: list[int],
        closes: list[int],
        outlook: Outlook,
        ahead: int,
    ) -> None:
        for affinity in range(ANY + 1):
            for _ in range(closes[affinity]):
                self.turn_down(row, closed, affinity, outlook, ahead)
        for affinity in range(ANY + 1):
            for _ in range(opens[affinity]):
                self.turn_up(row, closed, affinity, outlook, ahead)

    def points(self, row: list[int], rivals: list[int]) -> int:
        """The points of a row if the game ended now, the Trickster going by its best name."""
        return sum(row_points(self.cards, row, best_name(self.rules, row, rivals), rivals))
