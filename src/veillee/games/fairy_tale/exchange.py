"""The team exchange: a revealed Shadow card lets its player swap with the partner (ft.exchange)."""

from __future__ import annotations

from typing import final

from veillee.core import CardVerb, Match, Reason
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.cards import NONE, SHADOW
from veillee.games.fairy_tale.state import FairyTaleState


@final
class Side:
    """Verbs about a card in play, one for each side on which it can lie."""

    def __init__(self, rules: FairyTaleBase, name: str) -> None:
        self.rules = rules
        self.opened: CardVerb = rules.card_verb(name)
        self.closed: CardVerb = rules.card_verb(f"{name}-closed")

    def __contains__(self, option: int) -> bool:
        return option in self.opened or option in self.closed

    def offer(self, state: FairyTaleState, seat: int) -> list[int]:
        """All cards that a seat has in play."""
        face_up = self.opened.each_of(state.zones[self.rules.opened[seat]])
        return [*face_up, *self.closed.each_of(state.zones[self.rules.closed[seat]])]

    def is_closed(self, option: int) -> bool:
        return option in self.closed

    def card(self, option: int) -> int:
        return self.closed.card(option) if self.is_closed(option) else self.opened.card(option)

    def move(self, match: Match[FairyTaleState], option: int, giver: int, receiver: int) -> None:
        """Hand a card over; it keeps its side."""
        zones = self.rules.closed if self.is_closed(option) else self.rules.opened
        match.move_kind(zones[giver], self.card(option), zones[receiver])


@final
class Exchange:
    """Comes last in a reveal, seat by seat. The cards keep their side, face up or face down."""

    def __init__(self, rules: FairyTaleBase) -> None:
        self.rules = rules
        self.skip = rules.plain_verb("skip")
        self.give = Side(rules, "give")
        self.take = Side(rules, "take")
        self.next_exchange = rules.step("next-exchange", self.run_next_exchange, "ft.exchange")
        self.ask_give = rules.question(
            "exchange", self.offer_give, self.take_give, "ft.exchange", self.explain_give, is_open=True
        )
        self.ask_take = rules.question(
            "exchange-for", self.offer_take, self.take_take, "ft.exchange", self.explain_take, is_open=True
        )

    def begin(self, match: Match[FairyTaleState], active: list[int]) -> None:
        """Put the exchanges of this reveal on the agenda, below OPEN and CLOSE; hunted cards have none."""
        for seat in reversed(range(self.rules.players)):
            if active[seat] != NONE and self.rules.cards.affinity[active[seat]] == SHADOW:
                match.then(self.next_exchange(seat))

    def run_next_exchange(self, match: Match[FairyTaleState], seat: int, owner: int) -> None:
        match.ask(owner, self.ask_give())

    def offer_give(self, state: FairyTaleState, seat: int) -> list[int]:
        return [self.skip, *self.give.offer(state, seat)]

    def take_give(self, match: Match[FairyTaleState], seat: int, option: int) -> None:
        if option != self.skip:
            match.ask(seat, self.ask_take(option))

    def explain_give(self, state: FairyTaleState, seat: int, option: int) -> list[Reason]:
        return self._explain(option, self.give, "not-yours")

    def offer_take(self, state: FairyTaleState, seat: int, given: int) -> list[int]:
        return self.take.offer(state, self.rules.partner(seat))

    def take_take(self, match: Match[FairyTaleState], seat: int, option: int, given: int) -> None:
        partner = self.rules.partner(seat)
        self.give.move(match, given, seat, partner)
        self.take.move(match, option, partner, seat)

    def explain_take(self, state: FairyTaleState, seat: int, option: int, given: int) -> list[Reason]:
        return self._explain(option, self.take, "not-partners")

    def _explain(self, option: int, side: Side, message: str) -> list[Reason]:
        if option not in side:
            return []
        return [Reason("ft.exchange", message, {"card": self.rules.kind_names[side.card(option)]})]
