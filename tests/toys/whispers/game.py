"""Whispers: tell tales for points; the others hush them unseen, and an echo undoes a hush.

A turn: the teller tells a tale, draws a card or rests. A told tale opens a sealed window for every other
seat that holds cards; then the teller, if hushed and holding cards, may echo; then the tale is settled.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from veillee.core import (
    Game,
    Limits,
    Match,
    Option,
    Reaction,
    Reason,
    Result,
    Rules,
    Setup,
    State,
    best_score_wins,
)
from veillee.core.fields import PLAIN, FieldTable


@final
class WhispersState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("turns", PLAIN), ("hushed", PLAIN))

    def __init__(self) -> None:
        super().__init__()
        self.turns: int = 0
        self.hushed: bool = False


@final
class Whispers(Rules[WhispersState]):
    setup_rule = "wh.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rounds = int(setup.options["rounds"])
        self.hand_size = int(setup.options["hand"])
        self.points = [int(row["points"]) for row in self.kind_rows]
        self.hush_card = self.kind_names.index("hush")
        self.echo_card = self.kind_names.index("echo")
        self.deck = self.pile("deck")
        self.told = self.pile("told")
        self.discard = self.pile("discard")
        self.hands = self.bags("hands")
        self.murmurs = self.piles("murmurs")
        self.rows = self.piles("rows")
        tales = [kind for kind, points in enumerate(self.points) if points]
        self.tell = self.card_verb("tell", tales)
        self.draw = self.plain_verb("draw")
        self.rest = self.plain_verb("rest")
        self.hush = self.plain_verb("hush")
        self.echo = self.plain_verb("echo")
        self.keep = self.plain_verb("keep")
        self.next_turn = self.step("next-turn", self.run_next_turn, "wh.turn")
        self.open_window = self.step("open-window", self.run_open_window, "wh.hush")
        self.judge = self.step("judge", self.run_judge, "wh.hush")
        self.settle = self.step("settle", self.run_settle, "wh.tell")
        self.ask_turn = self.question("turn", self.offer_turn, self.take_turn, "wh.turn", self.explain_turn)
        hushing = Reaction(self.keep, {self.hush: self.hush_card})
        self.ask_hush = self.question(
            "hush", self.offer_hush, self.take_hush, "wh.hush", self.explain_hush, reaction=hushing
        )
        self.ask_echo = self.question("echo", self.offer_echo, self.take_echo, "wh.echo", self.explain_echo)

    def new_state(self) -> WhispersState:
        return WhispersState()

    def fill(self, state: WhispersState) -> None:
        state.zones[self.deck] = self.all_cards()

    def deal(self, match: Match[WhispersState]) -> None:
        match.shuffle(self.deck)
        for seat in range(self.players):
            match.draw(self.deck, self.hands[seat], self.hand_size)

    def begin(self, match: Match[WhispersState]) -> None:
        match.then(self.next_turn())

    def limits(self) -> Limits:
        return Limits(self.rounds, self.rounds * self.players * (self.players + 1))

    def result(self, state: WhispersState) -> Result:
        rows = [state.zones[self.rows[seat]] for seat in range(self.players)]
        return best_score_wins([sum(self.points[card] for card in row) for row in rows])

    def teller(self, state: WhispersState) -> int:
        return (state.turns - 1) % self.players

    def run_next_turn(self, match: Match[WhispersState], seat: int) -> None:
        state = match.state
        match.end_turn()
        if state.turns < self.rounds * self.players:
            state.turns += 1
            match.then(self.next_turn())
            match.ask(self.teller(state), self.ask_turn())

    def offer_turn(self, state: WhispersState, seat: int) -> list[int]:
        held = state.zones[self.hands[seat]]
        tales = self.tell.each_of([card for card in held if self.tell.is_about(card)])
        return [*tales, self.draw] if state.zones[self.deck] else [*tales, self.rest]

    def explain_turn(self, state: WhispersState, seat: int, option: int) -> list[Reason]:
        if option == self.draw:
            return [Reason("wh.turn", "deck-empty")]
        if option == self.rest:
            return [Reason("wh.turn", "deck-not-empty", {"cards": len(state.zones[self.deck])})]
        if option in self.tell:
            return [Reason("wh.tell", "not-in-hand", {"card": self.kind_names[self.tell.card(option)]})]
        return []

    def take_turn(self, match: Match[WhispersState], seat: int, option: int) -> None:
        if option == self.draw:
            match.draw(self.deck, self.hands[seat])
        elif option != self.rest:
            match.move_kind(self.hands[seat], self.tell.card(option), self.told)
            match.then(self.settle())
            match.then(self.judge())
            match.then(self.open_window())

    def run_open_window(self, match: Match[WhispersState], seat: int) -> None:
        """Ask everybody who might hold a hush, that is, holds any card at all."""
        state = match.state
        others = [s for s in range(self.players) if s != self.teller(state) and state.zones[self.hands[s]]]
        for other in others:
            match.ask(other, self.ask_hush())
        if others:
            match.begin_phase(sealed=True)

    def offer_hush(self, state: WhispersState, seat: int) -> list[int]:
        return [self.hush, self.keep] if self.hush_card in state.zones[self.hands[seat]] else [self.keep]

    def explain_hush(self, state: WhispersState, seat: int, option: int) -> list[Reason]:
        return [Reason("wh.hush", "not-in-hand", {"card": "hush"})] if option == self.hush else []

    def take_hush(self, match: Match[WhispersState], seat: int, option: int) -> None:
        if option == self.hush:
            match.move_kind(self.hands[seat], self.hush_card, self.murmurs[seat])

    def run_judge(self, match: Match[WhispersState], seat: int) -> None:
        state = match.state
        teller = self.teller(state)
        for other in range(self.players):
            if state.zones[self.murmurs[other]]:
                state.hushed = True
                match.move_all(self.murmurs[other], self.discard)
        if state.hushed and state.zones[self.hands[teller]]:
            match.ask(teller, self.ask_echo())

    def offer_echo(self, state: WhispersState, seat: int) -> list[int]:
        return [self.echo, self.keep] if self.echo_card in state.zones[self.hands[seat]] else [self.keep]

    def explain_echo(self, state: WhispersState, seat: int, option: int) -> list[Reason]:
        return [Reason("wh.echo", "not-in-hand", {"card": "echo"})] if option == self.echo else []

    def take_echo(self, match: Match[WhispersState], seat: int, option: int) -> None:
        if option == self.echo:
            match.move_kind(self.hands[seat], self.echo_card, self.discard)
            match.state.hushed = False

    def run_settle(self, match: Match[WhispersState], seat: int) -> None:
        state = match.state
        match.move(self.told, 0, self.discard if state.hushed else self.rows[self.teller(state)])
        state.hushed = False


GAME: Final[Game] = Game(
    "whispers",
    "toys.whispers",
    Whispers,
    players=(2, 4),
    options=[Option("rounds", [5, 1, 2], "wh.end"), Option("hand", [3, 2, 1], "wh.setup")],
    players_rule="wh.setup",
)
