"""Step 2A: what can be built and at what price, batches, and putting cards on the site (fs.build).

A card that is to be built lies in the seat's plan until it is paid for. Pieces of a batch are chosen in the
order of the card list, ordinary builds first, then bargains; then the whole batch is paid at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from veillee.core import Declared, Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.games.fine_sand.base import NONE, FineSandBase
from veillee.games.fine_sand.cards import BARGAIN, CHAIR
from veillee.games.fine_sand.state import BUILDING, FineSandState

#: The hand, what can be paid beyond what is owed, ordinary builds left, ready bargains, and the least kinds
#: for an ordinary piece and for a bargain.
Batch = tuple[tuple[int, ...], int, int, tuple[int, ...], int, int]


@final
class Building:
    """Plans what is built, has it paid for, and puts it on the board."""

    #: Lets a seat pay so many coins for its plan.
    pay: Callable[[Match[FineSandState], int, int], None]
    #: Declared if any card allows more than one build.
    ask_batch: Declared[[int, int, int]]

    def __init__(self, rules: FineSandBase) -> None:
        self.rules = rules
        self.cards = rules.cards
        #: A card that is no coin, before all others of that sort.
        self._plain_kind = self.cards.is_coin.index(False)
        self.has_batches = rules.has_effect("build") or rules.has_effect("bargain")
        self.build = rules.card_verb("build", rules.kinds_in_box)
        self.bargain = rules.card_verb("bargain", self._bargain_kinds())
        self.pay_now = rules.plain_verb("pay-now")
        if self.has_batches:
            self.ask_batch = rules.question(
                "batch",
                self.offer_batch,
                self.take_batch,
                "fs.batch",
                self.explain_batch,
                ahead=self.batch_ahead,
            )

    def _bargain_kinds(self) -> list[int]:
        """Whatever a bargain can build, if there are bargains in this box."""
        if not self.rules.has_effect("bargain"):
            return []
        return [kind for kind in self.rules.kinds_in_box if not self.cards.is_coin[kind]]

    # What can be built, and at what price

    def slots(self, state: FineSandState, seat: int) -> int:
        """Ordinary builds a seat still has this turn: one, and one for each ready digger."""
        slots = 1 - state.builds[seat]
        for kind in state.zones[self.rules.built[seat]]:
            slots += self.cards.builds[kind]
        return slots

    def discount(self, state: FineSandState, seat: int) -> int:
        """What each ready `price-cutter` takes off."""
        discount = 0
        for kind in state.zones[self.rules.built[seat]]:
            discount += self.cards.discount[kind]
        return discount

    def affordable(self, state: FineSandState, seat: int, owed: int, reduction: int, least: int) -> list[int]:
        """Kinds of the hand from `least` on that can be built on top of `owed` coins of the same batch."""
        rules = self.rules
        hand = state.zones[rules.hands[seat]]
        return self._within(
            hand, rules.purse(state, seat) - owed, rules.owes_gift(state, seat), reduction, least
        )

    def _within(self, hand: Sequence[int], purse: int, owes: bool, reduction: int, least: int) -> list[int]:
        """Kinds of these cards from `least` on that a purse, with themselves in it, can pay."""
        purse += reduction
        if owes:
            purse = self._purse_without_gift(hand, purse)
        cost, is_coin = self.cards.cost, self.cards.is_coin
        found: list[int] = []
        before = NONE
        for kind in hand:
            if kind != before and kind >= least and not is_coin[kind]:
                price = cost[kind]
                if purse > price and purse > reduction:
                    found.append(kind)
            before = kind
        return found

    def _purse_without_gift(self, hand: Sequence[int], purse: int) -> int:
        """A lone player must keep a hand card: besides the card built, the cheapest of the others."""
        if len(hand) < 2:
            return NONE
        return purse - sorted([self.cards.worth[kind] for kind in hand])[0 if self._holds_pit(hand) else 1]

    def _holds_pit(self, hand: Sequence[int]) -> bool:
        return any([self.cards.worth[kind] == 0 for kind in hand])

    def price(self, kind: int, reduction: int) -> int:
        return max(0, self.cards.cost[kind] - reduction)

    # Batches

    def start_batch(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """The first ordinary piece of a batch has been chosen."""
        match.state.branch[seat] = BUILDING
        self._add(match, seat, 0, kind)

    def start_bargain(self, match: Match[FineSandState], seat: int) -> None:
        """`bargain-build`: a batch that begins with a bargain; no ordinary piece comes before it."""
        match.state.branch[seat] = BUILDING
        match.ask(seat, self.ask_batch(0, NONE, 0))

    def _add(self, match: Match[FineSandState], seat: int, owed: int, kind: int) -> None:
        rules, state = self.rules, match.state
        state.builds[seat] += 1
        match.move_kind(rules.hands[seat], kind, rules.plan[seat])
        self._go_on(match, seat, owed + self.price(kind, self.discount(state, seat)), kind, 0)

    def _add_bargain(self, match: Match[FineSandState], seat: int, owed: int, kind: int) -> None:
        rules = self.rules
        source = self.ready_bargain(match.state, seat)
        self.rest(match, seat, source)
        match.move_kind(rules.hands[seat], kind, rules.plan[seat])
        self._go_on(match, seat, owed + self.price(kind, self.cards.amount[source]), NONE, kind)

    def _go_on(
        self, match: Match[FineSandState], seat: int, owed: int, least: int, least_bargain: int
    ) -> None:
        """Ask for another piece if there can be one; otherwise pay."""
        offered = self.offer_batch(match.state, seat, owed, least, least_bargain) if self.has_batches else []
        if len(offered) > 1:
            match.ask(seat, self.ask_batch(owed, least, least_bargain))
        else:
            self.pay(match, seat, owed)

    def offer_batch(
        self, state: FineSandState, seat: int, owed: int, least: int, least_bargain: int
    ) -> list[int]:
        """More ordinary pieces and bargains; once there is a piece, also to pay for what has been chosen."""
        batch = self._batch_of(state, seat, owed, least, least_bargain)
        found = self._pieces(batch, self.rules.owes_gift(state, seat), self.discount(state, seat))
        if state.zones[self.rules.plan[seat]]:
            found.append(self.pay_now)
        return found

    def _batch_of(self, state: FineSandState, seat: int, owed: int, least: int, least_bargain: int) -> Batch:
        rules, zones = self.rules, state.zones
        bargains = [kind for kind in zones[rules.built[seat]] if self.cards.effect[kind] == BARGAIN]
        slots = self.slots(state, seat) if least != NONE else 0
        hand, purse = tuple(zones[rules.hands[seat]]), rules.purse(state, seat) - owed
        return hand, purse, slots, tuple(bargains), least, least_bargain

    def _pieces(self, batch: Batch, owes: bool, discount: int) -> list[int]:
        """What can be built next in a batch."""
        hand, purse, slots, bargains, least, least_bargain = batch
        found: list[int] = []
        if slots > 0:
            found += self.build.each(self._within(hand, purse, owes, discount, least))
        if bargains:
            cheaper = self.cards.amount[bargains[0]]
            found += self.bargain.each(self._within(hand, purse, owes, cheaper, least_bargain))
        return found

    def batch_ahead(
        self, state: FineSandState, seat: int, owed: int, least: int, least_bargain: int
    ) -> Ahead:
        """What can be built together with what has been chosen."""
        start = self._batch_of(state, seat, owed, least, least_bargain)
        return self._ahead(state, seat, start, self.offer_batch(state, seat, owed, least, least_bargain))

    def first_ahead(self, state: FineSandState, seat: int, first: list[int]) -> Ahead:
        """What can be built together, from one of the `first` options on."""
        return self._ahead(state, seat, self._batch_of(state, seat, 0, 0, 0), first)

    def _ahead(self, state: FineSandState, seat: int, start: Batch, first: list[int]) -> Ahead:
        """All ways to go on with a batch, up to paying for it."""
        owes, discount = self.rules.owes_gift(state, seat), self.discount(state, seat)

        def offer(batch: Batch) -> list[int]:
            return first if batch == start else [*self._pieces(batch, owes, discount), self.pay_now]

        def follow(batch: Batch, option: int) -> Batch | None:
            if option not in self.build and option not in self.bargain:
                return None
            after = self._trimmed(self._with_piece(batch, option, discount), owes)
            return after if self._pieces(after, owes, discount) else None

        return look_ahead(start, offer, follow, is_open=False)

    def _with_piece(self, batch: Batch, option: int, discount: int) -> Batch:
        hand, purse, slots, bargains, _, _ = batch
        is_ordinary = option in self.build
        kind = self.build.card(option) if is_ordinary else self.bargain.card(option)
        at = hand.index(kind)
        hand = hand[:at] + hand[at + 1 :]
        purse -= self.cards.worth[kind]
        if is_ordinary:
            return hand, purse - self.price(kind, discount), slots - 1, bargains, kind, 0
        price = self.price(kind, self.cards.amount[bargains[0]])
        return hand, purse - price, 0, bargains[1:], NONE, kind

    def _trimmed(self, batch: Batch, owes: bool) -> Batch:
        """The same with the cards left out that make no difference any more.

        Whoever owes a gift keeps one of them, but which of those that were passed over is all the same.
        """
        hand, purse, slots, bargains, least, least_bargain = batch
        if bargains or least == NONE:
            return batch
        is_coin = self.cards.is_coin
        passed = [self._plain_kind for kind in hand if kind < least and not is_coin[kind]]
        rest = [kind for kind in hand if is_coin[kind] or kind >= least]
        if owes:
            return (*passed[:2], *rest), purse, slots, bargains, least, least_bargain
        kinds = tuple([kind for kind in rest if not is_coin[kind]])
        return kinds, purse, slots, bargains, least, least_bargain

    def ready_bargain(self, state: FineSandState, seat: int) -> int:
        for kind in state.zones[self.rules.built[seat]]:
            if self.cards.effect[kind] == BARGAIN:
                return kind
        return NONE

    def take_batch(
        self,
        match: Match[FineSandState],
        seat: int,
        option: int,
        owed: int,
        least: int,
        least_bargain: int,
    ) -> None:
        if option == self.pay_now:
            self.pay(match, seat, owed)
        elif option in self.build:
            self._add(match, seat, owed, self.build.card(option))
        else:
            self._add_bargain(match, seat, owed, self.bargain.card(option))

    # On the board

    def finish(self, match: Match[FineSandState], seat: int) -> None:
        """What was planned is paid for: put it on the board, or `beach-chair` on its way to the neighbour."""
        rules = self.rules
        plan = match.state.zones[rules.plan[seat]]
        while plan:
            kind = plan[0]
            if self.cards.effect[kind] == CHAIR and rules.players > 1:
                target = rules.chairs
            else:
                target = rules.resting if self.cards.rests[kind] else rules.built
            match.move(rules.plan[seat], 0, target[seat])

    def rest(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """A used card can be used again from the next turn on (fs.ready)."""
        match.move_kind(self.rules.built[seat], kind, self.rules.resting[seat])

    # Why not

    def explain_batch(
        self, state: FineSandState, seat: int, option: int, owed: int, least: int, least_bargain: int
    ) -> list[Reason]:
        if option in self.bargain:
            source = self.ready_bargain(state, seat)
            if source == NONE:
                return [Reason("fs.bargain-build", "no-bargain-left")]
            cheaper = self.cards.amount[source]
            return self.explain_card(state, seat, self.bargain.card(option), owed, cheaper, least_bargain)
        if option not in self.build:
            return []
        if least == NONE or self.slots(state, seat) < 1:
            return [Reason("fs.batch", "no-more-ordinary")]
        discount = self.discount(state, seat)
        return self.explain_card(state, seat, self.build.card(option), owed, discount, least)

    def explain_card(
        self, state: FineSandState, seat: int, kind: int, owed: int, reduction: int, least: int
    ) -> list[Reason]:
        """Why a hand card cannot be built now: by what it is, by the order, or by what it costs."""
        rules = self.rules
        card = rules.kind_names[kind]
        if kind not in state.zones[rules.hands[seat]]:
            return [Reason("fs.build", "not-in-hand", {"card": card})]
        if self.cards.is_coin[kind]:
            return [Reason("fs.coins", "coins-are-not-built", {"card": card})]
        if kind < least:
            return [Reason("fs.batch", "in-order", {"card": rules.kind_names[least]})]
        coins = rules.purse(state, seat) - self.cards.worth[kind]
        return [self.too_dear(kind, owed + self.price(kind, reduction), coins, is_alone=not owed)]

    def too_dear(self, kind: int, total: int, coins: int, is_alone: bool) -> Reason:
        """Why a card, alone or with others of a batch, cannot be paid with so many coins."""
        if coins >= total:
            return Reason("fs.solo-gift", "keep-one-to-give")
        numbers: dict[str, int | str] = {"cost": total, "coins": coins, "missing": total - coins}
        message = "too-dear" if is_alone else "too-dear-together"
        return Reason("fs.payment", message, {"card": self.rules.kind_names[kind], **numbers})
