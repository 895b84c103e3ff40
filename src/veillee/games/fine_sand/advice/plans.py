"""Plans for a turn: which cards to build, what to pay with, what to give away."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from veillee.games.fine_sand.advice.parsed_view import ParsedView
from veillee.games.fine_sand.advice.worth import Worth
from veillee.games.fine_sand.base import BOARD_DRAW

#: What being rid of a card by a gift is worth, and of keeping a token for later.
GIVEN: Final = 1.0
TOKEN: Final = 0.36
#: Plans are made with at most so many of the best cards to build.
CANDIDATES: Final = 9


@final
class Payment:
    """Hand cards (and coins from elsewhere) that pay, and what the turn is worth after that."""

    def __init__(self, value: float, spent: list[int], tokens: int, gift: int | None) -> None:
        self.value = value
        #: Kinds of the hand that are spent.
        self.spent = spent
        self.tokens = tokens
        self.gift = gift


@final
class Plans:
    """The best plan for one view: builds, payment and gift together."""

    def __init__(self, seen: ParsedView, worth: Worth) -> None:
        self.seen = seen
        self.worth = worth
        self.cards = seen.rules.cards
        self.token = 0.0 if seen.is_last else TOKEN
        self._found: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {}

    def price(self, kinds: tuple[int, ...]) -> int:
        return sum([max(0, self.cards.cost[kind] - self.seen.discount) for kind in kinds])

    def best_builds(self, owed: int, least: int) -> tuple[float, tuple[int, ...]]:
        """The cards to build together, and the value of a turn that does so; none may be best."""
        found = self._found.get((owed, least))
        if found is None:
            found = self._find_builds(owed, least)
            self._found[owed, least] = found
        return found

    def _find_builds(self, owed: int, least: int) -> tuple[float, tuple[int, ...]]:
        seen = self.seen
        buildable = [kind for kind in seen.hand if not self.cards.is_coin[kind] and kind >= least]
        buildable.sort(key=lambda kind: (-self.worth.built[kind] / (2 + self.cards.cost[kind]), kind))
        candidates = sorted(buildable[:CANDIDATES])
        best: tuple[float, tuple[int, ...]] = (self.value_of((), owed), ())
        for size in range(1, min(seen.slots, len(candidates)) + 1):
            for kinds in sorted(set(combinations(candidates, size))):
                value = self.value_of(kinds, owed)
                if value > best[0]:
                    best = (value, kinds)
        return best

    def value_of(self, kinds: tuple[int, ...], owed: int) -> float:
        """The value of building these on top of what is owed already; very low if they cannot be paid."""
        hand = [*self.seen.hand]
        for kind in kinds:
            hand.remove(kind)
        payment = self.best_payment(
            hand, owed + self.price(kinds), sum([self.cards.limit[kind] for kind in kinds])
        )
        if payment is None:
            return -1000.0
        return payment.value + sum([self.worth.built[kind] for kind in kinds])

    def best_payment(self, hand: list[int], total: int, more_room: int = 0) -> Payment | None:
        """How to pay so that the best cards stay; coin cards are tried in every combination."""
        worth, seen = self.worth, self.seen
        coins = [kind for kind in hand if self.cards.worth[kind] > 1]
        ones = sorted(
            [kind for kind in hand if self.cards.worth[kind] == 1], key=lambda kind: (worth.kept[kind], kind)
        )
        extra = [self.cards.worth[kind] for kind in [*seen.stored, *seen.front]]
        best: Payment | None = None
        for size in range(len(coins) + 1):
            for used in sorted(set(combinations(coins, size))):
                left = total - sum(extra) - sum([self.cards.worth[kind] for kind in used])
                if used and left + self.cards.worth[used[-1]] <= 0:
                    continue
                for tokens in range(min(seen.tokens, max(0, left)) + 1):
                    needed = max(0, left - tokens)
                    if needed > len(ones):
                        continue
                    payment = self._after(hand, [*used, *ones[:needed]], tokens, seen.limit + more_room)
                    if payment is not None and (best is None or payment.value > best.value):
                        best = payment
        return best

    def _after(self, hand: list[int], spent: list[int], tokens: int, limit: int) -> Payment | None:
        """What is left after a payment: the least useful card is given away, the best ones are kept."""
        seen, rules = self.seen, self.seen.rules
        rest = [*hand]
        for kind in spent:
            rest.remove(kind)
        gift: int | None = None
        if seen.can_give and rest:
            gift = min(rest, key=lambda kind: (self.worth.kept[kind], -self.cards.cost[kind], kind))
            rest.remove(gift)
        elif seen.can_give and rules.players == 1 and rules.strict_gift and hand:
            return None
        value = self.worth.hand(rest, limit) + self.token * (seen.tokens - tokens)
        if gift is not None and rules.players > 1:
            value += GIVEN
        return Payment(value, spent, tokens, gift)

    def drawing_value(self) -> float:
        """The value of drawing instead: unknown cards join the hand, within its limit."""
        seen, worth = self.seen, self.worth
        count = BOARD_DRAW + sum([self.cards.blue_draws[kind] for kind in seen.built])
        rest = [*seen.hand]
        given = 0.0
        if seen.can_give and rest:
            rest.remove(min(rest, key=lambda kind: (worth.kept[kind], kind)))
            given = GIVEN if seen.rules.players > 1 else 0.0
        values = sorted([worth.kept[kind] for kind in rest] + [worth.unknown] * count, reverse=True)
        return sum(values[: seen.limit]) + self.token * seen.tokens + given
