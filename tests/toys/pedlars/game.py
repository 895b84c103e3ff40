"""Pedlars: trade goods two by two, each offer seen by its partner alone.

State: hands of goods, a stall per seat that holds what is on offer, and `met`, the seats that have had an
offer this turn. An offer is laid out unseen (a phase of one seat), then proposed to a partner, who declines,
accepts by laying out as many goods, or makes a counter-offer that the trader accepts or declines. Then
goods change hands or go back, and the trader may try another partner. At the end all hands are laid open.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from veillee.core import (
    Game,
    Limits,
    Match,
    Option,
    Reason,
    Result,
    Rules,
    Setup,
    State,
    best_score_wins,
)
from veillee.core.fields import PLAIN, FieldTable


@final
class PedlarsState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("turns", PLAIN), ("met", PLAIN))

    def __init__(self) -> None:
        super().__init__()
        self.turns: int = 0
        self.met: int = 0


@final
class Pedlars(Rules[PedlarsState]):
    setup_rule = "pd.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rounds = int(setup.options["rounds"])
        self.hand_size = int(setup.options["hand"])
        self.stall_size = int(setup.options["stall"])
        self.offers = min(int(setup.options["offers"]), self.players - 1)
        self.deck = self.pile("deck")
        self.hands = self.bags("hands")
        self.stalls = self.bags("stalls")
        self.carts = self.piles("carts")
        self.add = self.card_verb("add")
        self.done = self.plain_verb("done")
        self.offer_to = self.seat_verb("offer")
        self.accept = self.plain_verb("accept")
        self.counter = self.plain_verb("counter")
        self.decline = self.plain_verb("decline")
        self.next_turn = self.step("next-turn", self.run_next_turn, "pd.turn")
        self.open_stall = self.step("open-stall", self.run_open_stall, "pd.offer")
        self.propose = self.step("propose", self.run_propose, "pd.offer")
        self.hear = self.step("hear", self.run_hear, "pd.reply")
        self.lay_out = self.step("lay-out", self.run_lay_out, "pd.reply")
        self.weigh = self.step("weigh", self.run_weigh, "pd.counter")
        self.settle = self.step("settle", self.run_settle, "pd.reply")
        self.ask_build = self.question(
            "build", self.offer_build, self.take_build, "pd.offer", self.explain_build
        )
        self.ask_partner = self.question(
            "partner", self.offer_partner, self.take_partner, "pd.offer", self.explain_partner, is_open=True
        )
        self.ask_reply = self.question("reply", self.offer_reply, self.take_reply, "pd.reply")
        self.ask_weigh = self.question("weigh", self.offer_weigh, self.take_weigh, "pd.counter")

    def new_state(self) -> PedlarsState:
        return PedlarsState()

    def fill(self, state: PedlarsState) -> None:
        state.zones[self.deck] = self.all_cards()

    def deal(self, match: Match[PedlarsState]) -> None:
        match.shuffle(self.deck)
        for seat in range(self.players):
            match.draw(self.deck, self.hands[seat], self.hand_size)

    def begin(self, match: Match[PedlarsState]) -> None:
        match.then(self.next_turn())

    def limits(self) -> Limits:
        """A trade takes at most a stall's goods twice, partner, reply and the answer to a counter-offer."""
        return Limits(self.rounds, self.rounds * self.players * self.offers * (2 * self.stall_size + 3))

    def result(self, state: PedlarsState) -> Result:
        carts = [state.zones[self.carts[seat]] for seat in range(self.players)]
        return best_score_wins([sum([cart.count(card) ** 2 for card in set(cart)]) for cart in carts])

    def trader(self, state: PedlarsState) -> int:
        return (state.turns - 1) % self.players

    def run_next_turn(self, match: Match[PedlarsState], seat: int) -> None:
        state = match.state
        match.end_turn()
        if state.turns < self.rounds * self.players:
            state.turns += 1
            state.met = 0
            match.then(self.next_turn())
            match.then(self.open_stall())
            return
        for owner in range(self.players):
            match.move_all(self.hands[owner], self.carts[owner])

    def run_open_stall(self, match: Match[PedlarsState], seat: int) -> None:
        state = match.state
        trader = self.trader(state)
        counts = [len(state.zones[self.hands[s]]) for s in range(self.players) if self.is_unmet(state, s)]
        most = min(self.stall_size, max(counts, default=0))
        if most and state.zones[self.hands[trader]] and state.met.bit_count() < self.offers:
            match.then(self.propose())
            match.ask(trader, self.ask_build(0, most))
            match.begin_phase()

    def is_unmet(self, state: PedlarsState, seat: int) -> bool:
        return seat != self.trader(state) and not state.met >> seat & 1

    def offer_build(self, state: PedlarsState, seat: int, least: int, most: int) -> list[int]:
        """Goods in ascending order, as long as enough remain to lay out `least`; never more than `most`."""
        options = self.add.each_of(state.zones[self.hands[seat]])
        return [
            option
            for option in [*options, self.done]
            if not self.explain_build(state, seat, option, least, most)
        ]

    def explain_build(
        self, state: PedlarsState, seat: int, option: int, least: int, most: int
    ) -> list[Reason]:
        held, laid = state.zones[self.hands[seat]], state.zones[self.stalls[seat]]
        missing = least - len(laid)
        if option == self.done:
            return [Reason("pd.reply", "lay-out-more", {"cards": missing})] if missing > 0 else []
        reasons: list[Reason] = []
        if option in self.add:
            card = self.add.card(option)
            if card not in held:
                reasons.append(Reason("pd.offer", "not-in-hand", {"card": self.kind_names[card]}))
            if laid and card < laid[-1]:
                reasons.append(Reason("pd.offer", "not-in-order", {"card": self.kind_names[laid[-1]]}))
            left = len([other for other in held if other >= card])
            if left < missing:
                reasons.append(Reason("pd.reply", "too-few-left", {"cards": missing, "left": left}))
        return reasons

    def take_build(self, match: Match[PedlarsState], seat: int, option: int, least: int, most: int) -> None:
        if option == self.done:
            return
        zones = match.state.zones
        match.move_kind(self.hands[seat], self.add.card(option), self.stalls[seat])
        if zones[self.hands[seat]] and len(zones[self.stalls[seat]]) < most:
            match.ask(seat, self.ask_build(least, most))

    def run_propose(self, match: Match[PedlarsState], seat: int) -> None:
        trader = self.trader(match.state)
        if match.state.zones[self.stalls[trader]]:
            match.ask(trader, self.ask_partner())

    def offer_partner(self, state: PedlarsState, seat: int) -> list[int]:
        options = self.offer_to.all()
        return [option for option in options if not self.explain_partner(state, seat, option)]

    def explain_partner(self, state: PedlarsState, seat: int, option: int) -> list[Reason]:
        if option not in self.offer_to:
            return []
        other = self.offer_to.seat(option)
        reasons: list[Reason] = []
        if not self.is_unmet(state, other):
            reasons.append(Reason("pd.once", "had-offer" if other != seat else "own-stall", {"seat": other}))
        held, offered = len(state.zones[self.hands[other]]), len(state.zones[self.stalls[seat]])
        if other != seat and held < offered:
            reasons.append(
                Reason("pd.offer", "too-few-goods", {"seat": other, "held": held, "offered": offered})
            )
        return reasons

    def take_partner(self, match: Match[PedlarsState], seat: int, option: int) -> None:
        partner = self.offer_to.seat(option)
        match.state.met |= 1 << partner
        match.show(self.stalls[seat], [partner])
        match.then(self.open_stall())
        match.then(self.hear(partner))

    def run_hear(self, match: Match[PedlarsState], seat: int, partner: int) -> None:
        match.ask(partner, self.ask_reply())

    def offer_reply(self, state: PedlarsState, seat: int) -> list[int]:
        return [self.accept, self.counter, self.decline]

    def take_reply(self, match: Match[PedlarsState], seat: int, option: int) -> None:
        offered = len(match.state.zones[self.stalls[self.trader(match.state)]])
        if option == self.decline:
            match.then(self.settle(seat, 0))
        elif option == self.accept:
            match.then(self.settle(seat, 1))
            match.then(self.lay_out(seat, offered, offered))
        else:
            match.then(self.weigh(seat))
            match.then(self.lay_out(seat, 1, self.stall_size))

    def run_lay_out(self, match: Match[PedlarsState], seat: int, partner: int, least: int, most: int) -> None:
        match.ask(partner, self.ask_build(least, most))
        match.begin_phase()

    def run_weigh(self, match: Match[PedlarsState], seat: int, partner: int) -> None:
        trader = self.trader(match.state)
        match.show(self.stalls[partner], [trader])
        match.ask(trader, self.ask_weigh(partner))

    def offer_weigh(self, state: PedlarsState, seat: int, partner: int) -> list[int]:
        return [self.accept, self.decline]

    def take_weigh(self, match: Match[PedlarsState], seat: int, option: int, partner: int) -> None:
        match.then(self.settle(partner, int(option == self.accept)))

    def run_settle(self, match: Match[PedlarsState], seat: int, partner: int, agreed: int) -> None:
        """Goods on both stalls change hands (1) or go back (0)."""
        trader = self.trader(match.state)
        for owner, other in ((trader, partner), (partner, trader)):
            match.move_all(self.stalls[owner], self.hands[other if agreed else owner])
            match.show(self.stalls[owner], [])


GAME: Final[Game] = Game(
    "pedlars",
    "toys.pedlars",
    Pedlars,
    players=(2, 4),
    options=[
        Option("rounds", [1, 2], "pd.end"),
        Option("hand", [4, 1, 2], "pd.setup"),
        Option("stall", [2, 1, 3], "pd.offer"),
        Option("offers", [3, 1], "pd.once"),
    ],
    players_rule="pd.setup",
)
