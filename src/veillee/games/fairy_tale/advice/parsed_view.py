"""What a seat sees of a table of Fairy Tale, and what it may hope for, as plain typed lists."""

from __future__ import annotations

from math import exp
from typing import Final, final

from veillee.core import View
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.cards import ANY
from veillee.games.fairy_tale.scoring import rivals_of
from veillee.games.fairy_tale.turns import LEFT_OVER

#: Of the cards a seat will still see, the part it can count on getting when it wants them.
REACH: Final = 0.35
#: How likely an opener that comes is used for one certain closed card.
REOPENED: Final = 0.35


@final
class ParsedView:
    """A view of the table, with names for its parts."""

    def __init__(self, rules: FairyTaleBase, view: View) -> None:
        zones: list[list[int]] = view["zones"]
        self.rules = rules
        self.seat: int = view["seat"]
        self.round: int = view["fields"]["round"]
        self.hand: list[int] = zones[rules.hands[self.seat]]
        self.picks: list[int] = zones[rules.picks[self.seat]]
        self.opened: list[list[int]] = [zones[opened] for opened in rules.opened]
        self.own: list[int] = self.opened[self.seat]
        self.closed: list[int] = zones[rules.closed[self.seat]]
        self.demand: list[int] = view["fields"]["demands"][self.seat]
        self.plays = max(0, len(self.hand) + len(self.picks) - LEFT_OVER)

    def receiver(self) -> int:
        """The neighbour to whom the hand goes."""
        return (self.seat + (1 if self.round % 2 else -1)) % self.rules.players

    def rounds_left(self) -> int:
        return self.rules.round_count - self.round

    def hands_to_come(self) -> int:
        """How many cards of this draft come along that have not been seen: hands return after one turn."""
        rules = self.rules
        size = rules.draft_size - (rules.novice and self.round == 1)
        found, passed, held = 0, size - len(self.hand) + 1, len(self.hand) - 1
        while held > 0 and passed < rules.players:
            found += held
            passed += 1
            held -= 1
        return found

    def unseen(self) -> list[int]:
        """How many copies of each kind the seat does not see anywhere."""
        rules = self.rules
        found = [rules.copies[kind] if rules.in_deck[kind] else 0 for kind in range(len(rules.copies))]
        for zone in (self.hand, self.picks, self.closed, *self.opened):
            for kind in zone:
                found[kind] -= 1
        return found


@final
class Outlook:
    """What one seat may hope for: cards that can still come, and the counts it has to beat."""

    def __init__(self, seen: ParsedView, seat: int) -> None:
        rules = seen.rules
        self.left = (rules.draft_size - LEFT_OVER) * seen.rounds_left()
        self.coming = _coming(seen)
        self.reopening = [self._reopening(rules, affinity) for affinity in range(ANY)]
        self.rivals = rivals_of(rules.cards, seen.opened, seat)

    def _reopening(self, rules: FairyTaleBase, affinity: int) -> float:
        """The chance that a closed card of an affinity is opened again some day."""
        openers = 0.0
        for kind, opens in enumerate(rules.cards.opens):
            if opens in (affinity, ANY):
                openers += self.coming[kind] * rules.cards.amount[kind]
        return 1.0 - exp(-REOPENED * openers)


def _coming(seen: ParsedView) -> list[float]:
    """How many more copies of each kind the seat can count on."""
    rules = seen.rules
    unseen = seen.unseen()
    hidden = max(1, sum(unseen))
    a_round = sum([rules.draft_size - turn for turn in range(min(rules.players, rules.draft_size))])
    cards = a_round * seen.rounds_left() + seen.hands_to_come()
    return [REACH * cards * max(0, copies) / hidden for copies in unseen]
