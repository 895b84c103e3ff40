"""Bakers: everybody bakes at the same time, then gives a card to the left.

State: each baker has a deck that nobody sees, a hand, an open discard and shelf, a packed gift, and logs to
burn; the table counts the rounds and says whether this one is the last. A round is one parallel phase (draw;
bake, toss or stop; pack a gift), then the gifts are handed over.
"""

from __future__ import annotations

from typing import ClassVar, final

from veillee.core import (
    Limits,
    Match,
    Reason,
    Result,
    Rules,
    Setup,
    State,
    best_score_wins,
)
from veillee.core.fields import LIST, PLAIN, FieldTable


@final
class BakersState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("round", PLAIN), ("last", PLAIN), ("logs", LIST))

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.last: bool = False
        self.logs: list[int] = []


@final
class Bakers(Rules[BakersState]):
    setup_rule = "ba.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rounds = int(setup.options["rounds"])
        self.shelf_size = int(setup.options["shelf"])
        self.draws = int(setup.options["draws"])
        self.works = int(setup.options["works"])
        self.points = [int(row["points"]) for row in self.kind_rows]
        self.decks = self.piles("decks")
        self.hands = self.bags("hands")
        self.discards = self.piles("discards")
        self.shelves = self.piles("shelves")
        self.gifts = self.piles("gifts")
        self.bake = self.card_verb("bake")
        self.toss = self.card_verb("toss")
        self.stop = self.plain_verb("stop")
        self.give = self.card_verb("give")
        self.next_round = self.step("next-round", self.run_next_round, "ba.last")
        self.deliver = self.step("deliver", self.run_deliver, "ba.gift")
        self.draw = self.step("draw", self.run_draw, "ba.draw")
        self.pack = self.step("pack", self.run_pack, "ba.gift")
        self.ask_work = self.question("work", self.offer_work, self.take_work, "ba.work", self.explain_work)
        self.ask_gift = self.question("gift", self.offer_gift, self.take_gift, "ba.gift", self.explain_gift)

    def new_state(self) -> BakersState:
        state = BakersState()
        state.logs = [self.shelf_size + 1] * self.players
        return state

    def fill(self, state: BakersState) -> None:
        for seat in range(self.players):
            state.zones[self.decks[seat]] = self.all_cards()

    def deal(self, match: Match[BakersState]) -> None:
        for seat in range(self.players):
            match.shuffle(self.decks[seat])

    def begin(self, match: Match[BakersState]) -> None:
        match.then(self.next_round())

    def limits(self) -> Limits:
        return Limits(self.rounds, self.rounds * self.players * (self.works + 1))

    def conserved(self, state: BakersState) -> list[int]:
        """Each log is still there or has become something on the shelf."""
        return [state.logs[seat] + len(state.zones[self.shelves[seat]]) for seat in range(self.players)]

    def result(self, state: BakersState) -> Result:
        shelves = [state.zones[self.shelves[seat]] for seat in range(self.players)]
        hands = [state.zones[self.hands[seat]] for seat in range(self.players)]
        baked = [sum([self.points[card] for card in shelf]) for shelf in shelves]
        return best_score_wins([points - len(hand) for points, hand in zip(baked, hands, strict=True)])

    def run_next_round(self, match: Match[BakersState], seat: int) -> None:
        state = match.state
        if state.last:
            return
        full = any([len(state.zones[self.shelves[s]]) >= self.shelf_size for s in range(self.players)])
        state.round += 1
        state.last = full or state.round >= self.rounds
        match.then(self.next_round())
        match.then(self.deliver())
        for baker in range(self.players):
            match.ask(baker, self.pack())
            match.ask(baker, self.draw())
        match.begin_phase()

    def run_draw(self, match: Match[BakersState], seat: int) -> None:
        zones = match.state.zones
        for _ in range(self.draws):
            if not zones[self.decks[seat]] and zones[self.discards[seat]]:
                match.move_all(self.discards[seat], self.decks[seat])
                match.shuffle(self.decks[seat])
            match.draw(self.decks[seat], self.hands[seat])
        self.work(match, seat, self.works)

    def work(self, match: Match[BakersState], seat: int, left: int) -> None:
        """Let a baker with cards in hand work on, `left` more times at most."""
        if left and match.state.zones[self.hands[seat]]:
            match.ask(seat, self.ask_work(left))

    def offer_work(self, state: BakersState, seat: int, left: int) -> list[int]:
        held = sorted(set(state.zones[self.hands[seat]]))
        bakes = [self.bake(card) for card in held if self.points[card]] if state.logs[seat] else []
        return [*bakes, *self.toss.each(held), self.stop]

    def explain_work(self, state: BakersState, seat: int, option: int, left: int) -> list[Reason]:
        reasons: list[Reason] = []
        if option in self.bake or option in self.toss:
            card = self.bake.card(option) if option in self.bake else self.toss.card(option)
            if card not in state.zones[self.hands[seat]]:
                reasons.append(Reason("ba.work", "not-in-hand", {"card": self.kind_names[card]}))
            if option in self.bake and not self.points[card]:
                reasons.append(Reason("ba.bake", "not-for-baking", {"card": self.kind_names[card]}))
            if option in self.bake and not state.logs[seat]:
                reasons.append(Reason("ba.bake", "no-logs", {"burnt": len(state.zones[self.shelves[seat]])}))
        return reasons

    def take_work(self, match: Match[BakersState], seat: int, option: int, left: int) -> None:
        if option == self.stop:
            return
        if option in self.bake:
            match.state.logs[seat] -= 1
            match.move_kind(self.hands[seat], self.bake.card(option), self.shelves[seat])
        else:
            match.move_kind(self.hands[seat], self.toss.card(option), self.discards[seat])
        self.work(match, seat, left - 1)

    def run_pack(self, match: Match[BakersState], seat: int) -> None:
        if match.state.zones[self.hands[seat]] and not match.state.last:
            match.ask(seat, self.ask_gift())

    def offer_gift(self, state: BakersState, seat: int) -> list[int]:
        return self.give.each_of(state.zones[self.hands[seat]])

    def explain_gift(self, state: BakersState, seat: int, option: int) -> list[Reason]:
        if option not in self.give:
            return [Reason("ba.gift", "gift-now", {"cards": len(state.zones[self.hands[seat]])})]
        return [Reason("ba.gift", "not-in-hand", {"card": self.kind_names[self.give.card(option)]})]

    def take_gift(self, match: Match[BakersState], seat: int, option: int) -> None:
        match.move_kind(self.hands[seat], self.give.card(option), self.gifts[seat])

    def run_deliver(self, match: Match[BakersState], seat: int) -> None:
        for giver in self.turn_order(match.state):
            match.move_all(self.gifts[giver], self.hands[(giver + 1) % self.players])
