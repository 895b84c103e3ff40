"""Peepers: look at what lies hidden, move it about unseen, and end up with the best of it.

State: a deck and a cellar card per seat that nobody sees, hands, sweets to pay with, and a place to look at
cards. A turn is one of four things: peek at the deck's top cards and put them back in any order, swap the
cellar card with the deck's top, buy a random card of another's hand for a sweet, or pass all hands to the
left. After the last turn everything is turned over.
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
from veillee.core.fields import LIST, PLAIN, FieldTable


@final
class PeepersState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("turns", PLAIN), ("sweets", LIST))

    def __init__(self) -> None:
        super().__init__()
        self.turns: int = 0
        self.sweets: list[int] = []


@final
class Peepers(Rules[PeepersState]):
    setup_rule = "pe.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rounds = int(setup.options["rounds"])
        self.hand_size = int(setup.options["hand"])
        self.peek_size = int(setup.options["peek"])
        self.points = [int(row["points"]) for row in self.kind_rows]
        self.deck = self.pile("deck")
        self.hands = self.bags("hands")
        self.cellars = self.piles("cellars")
        self.peeks = self.bags("peeks")
        self.rows = self.piles("rows")
        self.peek = self.plain_verb("peek")
        self.swap = self.plain_verb("swap")
        self.pass_hands = self.plain_verb("pass")
        self.steal = self.seat_verb("steal")
        self.put = self.card_verb("put")
        self.next_turn = self.step("next-turn", self.run_next_turn, "pe.turn")
        self.ask_turn = self.question(
            "turn", self.offer_turn, self.take_turn, "pe.turn", self.explain_turn, is_open=True
        )
        self.ask_put = self.question("put", self.offer_put, self.take_put, "pe.peek", self.explain_put)

    def new_state(self) -> PeepersState:
        state = PeepersState()
        state.sweets = [1] * self.players
        return state

    def fill(self, state: PeepersState) -> None:
        state.zones[self.deck] = self.all_cards()

    def deal(self, match: Match[PeepersState]) -> None:
        match.shuffle(self.deck)
        for seat in range(self.players):
            match.draw(self.deck, self.hands[seat], self.hand_size)
            match.draw(self.deck, self.cellars[seat])

    def begin(self, match: Match[PeepersState]) -> None:
        match.then(self.next_turn())

    def limits(self) -> Limits:
        return Limits(self.rounds, self.rounds * self.players * self.peek_size)

    def conserved(self, state: PeepersState) -> list[int]:
        return [sum(state.sweets)]

    def result(self, state: PeepersState) -> Result:
        rows = [state.zones[self.rows[seat]] for seat in range(self.players)]
        return best_score_wins(
            [sum([self.points[card] for card in row]) + state.sweets[seat] for seat, row in enumerate(rows)]
        )

    def run_next_turn(self, match: Match[PeepersState], seat: int) -> None:
        state = match.state
        match.end_turn()
        if state.turns < self.rounds * self.players:
            state.turns += 1
            match.then(self.next_turn())
            match.ask((state.turns - 1) % self.players, self.ask_turn())
            return
        for owner in range(self.players):
            match.move_all(self.hands[owner], self.rows[owner])
            match.move_all(self.cellars[owner], self.rows[owner])

    def offer_turn(self, state: PeepersState, seat: int) -> list[int]:
        options = [self.peek, self.swap, self.pass_hands, *self.steal.all()]
        return [option for option in options if not self.explain_turn(state, seat, option)]

    def explain_turn(self, state: PeepersState, seat: int, option: int) -> list[Reason]:
        reasons: list[Reason] = []
        if option in (self.peek, self.swap) and not state.zones[self.deck]:
            reasons.append(Reason("pe.peek" if option == self.peek else "pe.swap", "deck-empty"))
        if option == self.swap and not state.zones[self.cellars[seat]]:
            reasons.append(Reason("pe.swap", "cellar-empty"))
        if option in self.steal:
            other = self.steal.seat(option)
            if other == seat:
                reasons.append(Reason("pe.steal", "own-hand"))
            if not state.sweets[seat]:
                reasons.append(Reason("pe.steal", "no-sweets"))
            if not state.zones[self.hands[other]]:
                reasons.append(Reason("pe.steal", "hand-empty", {"seat": other}))
        return reasons

    def take_turn(self, match: Match[PeepersState], seat: int, option: int) -> None:
        if option == self.peek:
            match.draw(self.deck, self.peeks[seat], self.peek_size)
            self.put_back(match, seat)
        elif option == self.swap:
            match.draw(self.deck, self.cellars[seat])
            match.move(self.cellars[seat], 0, self.deck)
        elif option == self.pass_hands:
            match.pass_on(self.hands, [*self.hands[1:], self.hands[0]])
        else:
            self.take_from(match, seat, self.steal.seat(option))

    def take_from(self, match: Match[PeepersState], seat: int, other: int) -> None:
        state = match.state
        state.sweets[seat] -= 1
        state.sweets[other] += 1
        match.move(self.hands[other], match.below(len(state.zones[self.hands[other]])), self.hands[seat])

    def put_back(self, match: Match[PeepersState], seat: int) -> None:
        """Ask for the next card to go back; the last one goes by itself, as everybody can see."""
        if len(match.state.zones[self.peeks[seat]]) > 1:
            match.ask(seat, self.ask_put())
        else:
            match.move_all(self.peeks[seat], self.deck)

    def offer_put(self, state: PeepersState, seat: int) -> list[int]:
        return self.put.each_of(state.zones[self.peeks[seat]])

    def explain_put(self, state: PeepersState, seat: int, option: int) -> list[Reason]:
        if option not in self.put:
            return [Reason("pe.peek", "put-back-first", {"cards": len(state.zones[self.peeks[seat]])})]
        return [Reason("pe.peek", "not-peeked", {"card": self.kind_names[self.put.card(option)]})]

    def take_put(self, match: Match[PeepersState], seat: int, option: int) -> None:
        match.move_kind(self.peeks[seat], self.put.card(option), self.deck)
        self.put_back(match, seat)


GAME: Final[Game] = Game(
    "peepers",
    "toys.peepers",
    Peepers,
    players=(2, 3),
    options=[
        Option("rounds", [4, 1, 2], "pe.end"),
        Option("hand", [2, 1], "pe.setup"),
        Option("peek", [3, 2], "pe.peek"),
    ],
    players_rule="pe.setup",
)
