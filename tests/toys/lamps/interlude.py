"""Between two games of Lamps: a lamp burns out, and whoever came last fetches a spare one for it."""

from __future__ import annotations

from typing import ClassVar, final

from veillee.core import Limits, Match, Reason, Result, Rules, Setup, State
from veillee.core.fields import LIST, FieldTable


@final
class ErrandState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("last", LIST))

    def __init__(self) -> None:
        super().__init__()
        #: Who came last in the game before; nobody before the first.
        self.last: list[int] = []


@final
class Errand(Rules[ErrandState]):
    setup_rule = "lp.week"
    is_interlude = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.store = self.pile("store")
        self.burnt = self.pile("burnt")
        self.box = self.bag("box")
        self.fetch = self.card_verb("fetch")
        self.send = self.step("send", self.run_send, "lp.week")
        self.ask_fetch = self.question(
            "fetch", self.offer_fetch, self.take_fetch, "lp.week", self.explain_fetch
        )

    def new_state(self) -> ErrandState:
        return ErrandState()

    def fill(self, state: ErrandState) -> None:
        state.zones[self.store] = self.cards_of("lamps")
        state.zones[self.box] = self.cards_of("spares")

    def begin(self, match: Match[ErrandState]) -> None:
        match.shuffle(self.store)
        match.then(self.send())

    def limits(self) -> Limits:
        return Limits(1, 1)

    def result(self, state: ErrandState) -> Result:
        return Result([0] * self.players, list(range(self.players)))

    def run_send(self, match: Match[ErrandState], seat: int) -> None:
        match.draw(self.store, self.burnt)
        candidates = match.state.last or list(range(self.players))
        at = match.below(len(candidates)) if len(candidates) > 1 else 0
        match.ask(candidates[at], self.ask_fetch())

    def offer_fetch(self, state: ErrandState, seat: int) -> list[int]:
        return self.fetch.each_of(state.zones[self.box])

    def explain_fetch(self, state: ErrandState, seat: int, option: int) -> list[Reason]:
        return [Reason("lp.week", "not-spare", {"card": self.kind_names[self.fetch.card(option)]})]

    def take_fetch(self, match: Match[ErrandState], seat: int, option: int) -> None:
        match.move_kind(self.box, self.fetch.card(option), self.store, bottom=True)
