"""Paying for what is built, item by item in descending value (fs.payment).

In that order a payment without a superfluous item is simply one that stops as soon as it is enough: the last
item is the smallest and was needed, so every other one was needed too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.fine_sand.cards import GONE
from veillee.games.fine_sand.state import FineSandState
from veillee.games.fine_sand.verbs import CardVerb

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand


@final
class Paying:
    """Hand cards, Pallet cards, Scaffolding and tokens as items, each kind of item with a rank.

    Ranks go down in value and, within a value, through hand, Pallet, Scaffolding and tokens. An item is
    offered only if it does not come before the one paid last and if what follows it can complete the sum.
    """

    def __init__(self, rules: FineSand) -> None:
        self.rules = rules
        kinds = range(len(rules.kind_names))
        worth = rules.cards.worth
        has_pallet = rules.has_effect("pallet")
        self.pay = CardVerb(rules, "pay")
        self.pay_stored = CardVerb(rules, "pay-stored", [coin and has_pallet for coin in rules.cards.is_coin])
        self.pay_front = CardVerb(rules, "pay-front", rules.cards.goes_to_front)
        self.pay_token = rules.verb("pay-token").base
        items = [(-1, 3, self.pay_token)]
        for place, verb in enumerate((self.pay, self.pay_stored, self.pay_front)):
            items += [(-worth[kind], place, verb.options[kind]) for kind in verb.kinds if worth[kind]]
        items.sort()
        self.option_of = [option for _, _, option in items]
        self.value_of = [-value for value, _, _ in items]
        rank_of = {option: rank for rank, option in enumerate(self.option_of)}
        self.rank_of_option = rank_of
        #: -1 for what cannot pay.
        self.hand_rank = [rank_of.get(self.pay.options[kind], -1) for kind in kinds]
        self.stored_rank = [rank_of.get(self.pay_stored.options[kind], -1) for kind in kinds]
        self.front_rank = [rank_of.get(self.pay_front.options[kind], -1) for kind in kinds]
        self.token_rank = rank_of[self.pay_token]
        self.least_excess = rules.options["payment"] == "least-excess"
        self.go_on = rules.step("pay-on", self.run_go_on, "fs.payment")
        self.ask_pay = rules.question("pay", self.offer_pay, self.take_pay, "fs.payment", self.explain_pay)

    def purse(self, state: FineSandState, seat: int) -> int:
        """What all items of a seat are worth together."""
        rules, zones = self.rules, state.zones
        worth = rules.cards.worth
        total = state.tokens[seat]
        for kind in zones[rules.hands + seat]:
            total += worth[kind]
        for kind in zones[rules.front + seat]:
            total += worth[kind]
        for kind in zones[rules.pallet + seat]:
            total += worth[kind]
        return total

    def reserve(self, state: FineSandState, seat: int) -> int:
        """What the cheapest hand card is worth that a lone player must keep for the gift; -1 without any."""
        worth = self.rules.cards.worth
        held = [worth[kind] for kind in state.zones[self.rules.hands + seat]]
        return min(held) if held else -1

    def _items(self, state: FineSandState, seat: int, least: int) -> list[int]:
        """The ranks of all items that may still be paid, in order."""
        rules, zones = self.rules, state.zones
        ranks = [self.hand_rank[kind] for kind in zones[rules.hands + seat]]
        if zones[rules.pallet + seat]:
            ranks += [self.stored_rank[kind] for kind in zones[rules.pallet + seat]]
        if zones[rules.front + seat]:
            ranks += [self.front_rank[kind] for kind in zones[rules.front + seat]]
        if state.tokens[seat]:
            ranks += [self.token_rank] * state.tokens[seat]
        ranks.sort()
        return [rank for rank in ranks if rank >= least]

    def start(self, match: Match[FineSandState], seat: int, total: int) -> None:
        """Let a seat pay for its plan; with least excess the total is rounded up to what can be paid."""
        if total and self.least_excess:
            total = self.smallest_payment(match.state, seat, total)
        match.ask(seat, (self.go_on, total, 0))

    def run_go_on(self, match: Match[FineSandState], seat: int, step: Step) -> None:
        """Ask for the next item; where only one will do it is paid without asking.

        It is a step of its own so that what the others hear cites the same rule either way: whether there
        was a choice is nobody else's business.
        """
        _, remaining, least = step
        while remaining > 0:
            options = self._options(match.state, seat, remaining, least)
            if len(options) > 1:
                match.ask(seat, (self.ask_pay, remaining, least))
                return
            least = self.rank_of_option[options[0]]
            self._spend(match, seat, options[0])
            remaining -= self.value_of[least]
        self.rules.building.finish(match, seat)

    def offer_pay(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        return self._options(state, seat, step[1], step[2])

    def _options(self, state: FineSandState, seat: int, remaining: int, least: int) -> list[int]:
        items = self._items(state, seat, max(0, least))
        if self.least_excess or self.rules.owes_gift(state, seat):
            return self._careful_options(state, seat, remaining, items)
        value_of, option_of = self.value_of, self.option_of
        left = 0
        for rank in items:
            left += value_of[rank]
        found: list[int] = []
        before = -1
        for rank in items:
            if left < remaining:
                break
            if rank != before:
                found.append(option_of[rank])
                before = rank
            left -= value_of[rank]
        return found

    def _careful_options(
        self, state: FineSandState, seat: int, remaining: int, items: list[int]
    ) -> list[int]:
        """The same where the sum must be met exactly, or a hand card must be left for the gift."""
        found: list[int] = []
        owes = self.rules.owes_gift(state, seat)
        hand = len(state.zones[self.rules.hands + seat])
        for index, rank in enumerate(items):
            if index and items[index - 1] == rank:
                continue
            spent = self.pay.has(self.option_of[rank])
            rest = remaining - self.value_of[rank]
            if self._can_complete(rest, items[index + 1 :], hand - spent, owes):
                found.append(self.option_of[rank])
        return found

    def _can_complete(self, remaining: int, items: list[int], hand: int, owes: bool) -> bool:
        """Whether these items can pay the rest and, if a gift is owed, leave a card in the hand."""
        if owes and hand < 1:
            return False
        if remaining <= 0:
            return remaining == 0 or not self.least_excess
        return any([self._covers(some, remaining) for some in self._spendable(items, hand, owes)])

    def _covers(self, items: list[int], remaining: int) -> bool:
        if self.least_excess:
            return bool(self._sums(items) >> remaining & 1)
        return sum([self.value_of[rank] for rank in items]) >= remaining

    def _spendable(self, items: list[int], hand: int, owes: bool) -> list[list[int]]:
        """The items; or, where one hand card of them must be left for the gift, the ways to leave it."""
        from_hand = [rank for rank in items if self.pay.has(self.option_of[rank])]
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
        sums = 1
        for rank in items:
            sums |= sums << self.value_of[rank]
        return sums

    def smallest_payment(self, state: FineSandState, seat: int, total: int) -> int:
        """The smallest sum of at least `total` that a seat can pay."""
        items = self._items(state, seat, 0)
        hand = len(state.zones[self.rules.hands + seat])
        ways = self._spendable(items, hand, self.rules.owes_gift(state, seat))
        sums = 0
        for way in ways:
            sums |= self._sums(way)
        sums >>= total
        while not sums & 1:
            sums >>= 1
            total += 1
        return total

    def take_pay(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        self._spend(match, seat, option)
        rank = self.rank_of_option[option]
        match.ask(seat, (self.go_on, step[1] - self.value_of[rank], rank))

    def _spend(self, match: Match[FineSandState], seat: int, option: int) -> None:
        rules = self.rules
        if option == self.pay_token:
            match.state.tokens[seat] -= 1
            return
        kind, source = self._card_of(option)
        if source == rules.pallet and rules.pallet_kind in match.state.zones[rules.built + seat]:
            rules.actions.rest(match, seat, rules.pallet_kind)
        target = rules.removed if rules.cards.effect[kind] == GONE else rules.discard
        match.move_kind(source + seat, kind, target + seat)

    def _card_of(self, option: int) -> tuple[int, int]:
        """The card an option pays with, and the zone of the first seat that it comes from."""
        if self.pay.has(option):
            return self.pay.kind(option), self.rules.hands
        if self.pay_stored.has(option):
            return self.pay_stored.kind(option), self.rules.pallet
        return self.pay_front.kind(option), self.rules.front

    def explain_pay(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        if not self.pay.first <= option <= self.pay_token:
            return []
        if option == self.pay_token and not state.tokens[seat]:
            return [Reason("fs.tokens", "no-token")]
        if option < self.pay_token:
            reasons = self._not_an_item(state, seat, option)
            if reasons:
                return reasons
        if self.rank_of_option[option] < step[2]:
            return [Reason("fs.payment-order", "pay-in-order")]
        return [self._cannot_complete(state, seat, step[1], option)]

    def _not_an_item(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        """Why a card cannot pay, from wherever the option takes it."""
        rules = self.rules
        kind, source = self._card_of(option)
        card = rules.kind_names[kind]
        if kind not in state.zones[source + seat]:
            return [Reason("fs.payment", "nothing-to-pay-with", {"card": card})]
        if not rules.cards.worth[kind]:
            return [Reason(rules.rule_of[kind], "worth-nothing", {"card": card})]
        return []

    def _cannot_complete(self, state: FineSandState, seat: int, remaining: int, option: int) -> Reason:
        """Why this item leads nowhere: only because of the gift, or because the sum does not work out."""
        rank = self.rank_of_option[option]
        later = self._items(state, seat, rank)[1:]
        owes = self.rules.owes_gift(state, seat)
        if owes and self._can_complete(remaining - self.value_of[rank], later, 0, False):
            return Reason("fs.solo-gift", "keep-one-to-give")
        if self.least_excess:
            return Reason("fs.least-excess", "pay-exactly", {"coins": remaining})
        return Reason("fs.payment-order", "rest-too-small", {"coins": remaining})
