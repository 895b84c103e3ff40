"""Paying for what is built, item by item in descending value (fs.payment).

In that order a payment without a superfluous item is simply one that stops as soon as it is enough: the last
item is the smallest and was needed, so every other one was needed too.
"""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import GONE
from veillee.games.fine_sand.payment_order import PaymentOrder
from veillee.games.fine_sand.state import FineSandState

#: Items that can still be paid, the rest of the sum, and the hand cards left where one must be kept.
Bill = tuple[tuple[int, ...], int, int]


@final
class Paying:
    """Takes items in the order of their ranks until the sum is reached.

    An item is offered only if it does not come before the one paid last and if what follows it can complete
    the sum. In lists an item is its rank in the `PaymentOrder`; `least` is the first that may still be paid.
    """

    def __init__(self, rules: FineSandBase, building: Building) -> None:
        self.rules = rules
        self.building = building
        fronts = [kind for kind in rules.kinds_in_box if rules.cards.goes_to_front[kind]]
        self.pay = rules.card_verb("pay", rules.kinds_in_box)
        self.pay_stored = rules.card_verb("pay-stored", rules.storable_kinds)
        self.pay_front = rules.card_verb("pay-front", fronts)
        self.pay_token = rules.plain_verb("pay-token")
        self.order = PaymentOrder(rules, self.pay, self.pay_stored, self.pay_front, self.pay_token)
        self.go_on = rules.step("pay-on", self.run_go_on, "fs.payment")
        self.ask_pay = rules.question(
            "pay", self.offer_pay, self.take_pay, "fs.payment", self.explain_pay, ahead=self.ahead
        )

    def _items(self, state: FineSandState, seat: int, least: int) -> list[int]:
        """The ranks of all items that may still be paid, in order."""
        rules, order, zones = self.rules, self.order, state.zones
        in_hand = order.in_hand
        ranks = [in_hand[kind] for kind in zones[rules.hands[seat]]]
        if zones[rules.pallet[seat]]:
            ranks += [order.on_pallet[kind] for kind in zones[rules.pallet[seat]]]
        if zones[rules.front[seat]]:
            ranks += [order.in_front[kind] for kind in zones[rules.front[seat]]]
        if state.tokens[seat]:
            ranks += [order.token] * state.tokens[seat]
        ranks.sort()
        return [rank for rank in ranks if rank >= least]

    def start(self, match: Match[FineSandState], seat: int, total: int) -> None:
        """Let a seat pay for its plan; with least excess the total is rounded up to what can be paid."""
        if total and self.rules.least_excess:
            total = self.smallest_payment(match.state, seat, total)
        match.ask(seat, self.go_on(total, 0))

    def run_go_on(self, match: Match[FineSandState], seat: int, remaining: int, least: int) -> None:
        """Ask for the next item; where only one will do it is paid without asking.

        It is a step of its own so that what the others hear cites the same rule either way: whether there
        was a choice is nobody else's business.
        """
        order = self.order
        while remaining > 0:
            options = self.offer_pay(match.state, seat, remaining, least)
            if len(options) > 1:
                match.ask(seat, self.ask_pay(remaining, least))
                return
            least = order.rank(options[0])
            self._spend(match, seat, options[0])
            remaining -= order.values[least]
        self.building.finish(match, seat)

    def offer_pay(self, state: FineSandState, seat: int, remaining: int, least: int) -> list[int]:
        items = self._items(state, seat, max(0, least))
        owes = self.rules.owes_gift(state, seat)
        return self._options(items, remaining, len(state.zones[self.rules.hands[seat]]), owes)

    def _options(self, items: list[int], remaining: int, hand: int, owes: bool) -> list[int]:
        """The items that can come next, of those that may still be paid."""
        if self.rules.least_excess or owes:
            return self._careful_options(items, remaining, hand, owes)
        values, options = self.order.values, self.order.options
        left = 0
        for rank in items:
            left += values[rank]
        found: list[int] = []
        before = -1
        for rank in items:
            if left < remaining:
                break
            if rank != before:
                found.append(options[rank])
                before = rank
            left -= values[rank]
        return found

    def _careful_options(self, items: list[int], remaining: int, hand: int, owes: bool) -> list[int]:
        """The same where the sum must be met exactly, or a hand card must be left for the gift."""
        order = self.order
        found: list[int] = []
        for index, rank in enumerate(items):
            if index and items[index - 1] == rank:
                continue
            rest = remaining - order.values[rank]
            if self._can_complete(rest, items[index + 1 :], hand - order.is_from_hand[rank], owes):
                found.append(order.options[rank])
        return found

    def ahead(self, state: FineSandState, seat: int, remaining: int, least: int) -> Ahead:
        """Which items pay together; where only one will do, `run_go_on` pays it."""
        order, owes = self.order, self.rules.owes_gift(state, seat)

        def offer(bill: Bill) -> list[int]:
            items, rest, hand = bill
            return self._options(list(items), rest, hand, owes)

        def follow(bill: Bill, option: int) -> Bill | None:
            items, rest, hand = bill
            rank = order.rank(option)
            rest -= order.values[rank]
            if rest <= 0:
                return None
            later = items[items.index(rank) + 1 :]
            return later, rest, enough_hand(later, hand - order.is_from_hand[rank])

        def enough_hand(items: tuple[int, ...], hand: int) -> int:
            """Besides the items one hand card is as good as many: it is what is left for the gift."""
            spent = sum([order.is_from_hand[rank] for rank in items])
            return min(hand, spent + 1) if owes else 0

        items = tuple(self._items(state, seat, max(0, least)))
        hand = enough_hand(items, len(state.zones[self.rules.hands[seat]]))
        return look_ahead((items, remaining, hand), offer, follow, is_open=True)

    def _can_complete(self, remaining: int, items: list[int], hand: int, owes: bool) -> bool:
        """Whether these items can pay the rest and, if a gift is owed, leave a card in the hand."""
        if owes and hand < 1:
            return False
        if remaining <= 0:
            return remaining == 0 or not self.rules.least_excess
        return any([self._covers(some, remaining) for some in self._spendable(items, hand, owes)])

    def _covers(self, items: list[int], remaining: int) -> bool:
        if self.rules.least_excess:
            return bool(self._sums(items) >> remaining & 1)
        return sum([self.order.values[rank] for rank in items]) >= remaining

    def _spendable(self, items: list[int], hand: int, owes: bool) -> list[list[int]]:
        """The items; or, where one hand card of them must be left for the gift, the ways to leave it."""
        is_from_hand = self.order.is_from_hand
        from_hand = [rank for rank in items if is_from_hand[rank]]
        if not owes or len(from_hand) < hand:
            return [items]
        found: list[list[int]] = []
        for kept in dict.fromkeys(from_hand):
            rest = [*items]
            rest.remove(kept)
            found.append(rest)
        return found

    def _sums(self, items: list[int]) -> int:
        """All sums that some of these items have, as bits."""
        values = self.order.values
        sums = 1
        for rank in items:
            sums |= sums << values[rank]
        return sums

    def smallest_payment(self, state: FineSandState, seat: int, total: int) -> int:
        """The smallest sum of at least `total` that a seat can pay."""
        items = self._items(state, seat, 0)
        hand = len(state.zones[self.rules.hands[seat]])
        ways = self._spendable(items, hand, self.rules.owes_gift(state, seat))
        sums = 0
        for way in ways:
            sums |= self._sums(way)
        sums >>= total
        while not sums & 1:
            sums >>= 1
            total += 1
        return total

    def take_pay(
        self, match: Match[FineSandState], seat: int, option: int, remaining: int, least: int
    ) -> None:
        self._spend(match, seat, option)
        rank = self.order.rank(option)
        match.ask(seat, self.go_on(remaining - self.order.values[rank], rank))

    def _spend(self, match: Match[FineSandState], seat: int, option: int) -> None:
        """Spent cards are discarded, but for `hard-foundation`; a spent `pallet` is used for this turn."""
        rules = self.rules
        if option == self.pay_token:
            match.state.tokens[seat] -= 1
            return
        kind, source = self._card_of(option)
        if source is rules.pallet and rules.pallet_kind in match.state.zones[rules.built[seat]]:
            self.building.rest(match, seat, rules.pallet_kind)
        target = rules.removed if rules.cards.effect[kind] == GONE else rules.discard
        match.move_kind(source[seat], kind, target[seat])

    def _card_of(self, option: int) -> tuple[int, list[int]]:
        """The card an option pays with, and the zones that it comes from."""
        if option in self.pay:
            return self.pay.card(option), self.rules.hands
        if option in self.pay_stored:
            return self.pay_stored.card(option), self.rules.pallet
        return self.pay_front.card(option), self.rules.front

    # Why not

    def explain_pay(
        self, state: FineSandState, seat: int, option: int, remaining: int, least: int
    ) -> list[Reason]:
        if option == self.pay_token:
            reasons = [] if state.tokens[seat] else [Reason("fs.tokens", "no-token")]
        elif option in self.pay or option in self.pay_stored or option in self.pay_front:
            reasons = self._not_an_item(state, seat, option)
        else:
            return []
        if reasons:
            return reasons
        if self.order.rank(option) < least:
            return [Reason("fs.payment-order", "pay-in-order")]
        return [self._cannot_complete(state, seat, remaining, option)]

    def _not_an_item(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        """Why a card cannot pay, from wherever the option takes it; `pit` is worth nothing."""
        rules = self.rules
        kind, source = self._card_of(option)
        card = rules.kind_names[kind]
        if kind not in state.zones[source[seat]]:
            return [Reason("fs.payment", "nothing-to-pay-with", {"card": card})]
        if not rules.cards.worth[kind]:
            return [Reason(rules.rule_of[kind], "worth-nothing", {"card": card})]
        return []

    def _cannot_complete(self, state: FineSandState, seat: int, remaining: int, option: int) -> Reason:
        """Why this item leads nowhere: only because of the gift, or because the sum does not work out."""
        rank = self.order.rank(option)
        later = self._items(state, seat, rank)[1:]
        owes = self.rules.owes_gift(state, seat)
        if owes and self._can_complete(remaining - self.order.values[rank], later, 0, False):
            return Reason("fs.solo-gift", "keep-one-to-give")
        if self.rules.least_excess:
            return Reason("fs.least-excess", "pay-exactly", {"coins": remaining})
        return Reason("fs.payment-order", "rest-too-small", {"coins": remaining})
