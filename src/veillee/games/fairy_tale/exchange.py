"""The team exchange: a revealed Shadow card lets its player swap with the partner (ft.exchange)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.fairy_tale.cards import NONE, SHADOW
from veillee.games.fairy_tale.state import FairyTaleState

if TYPE_CHECKING:
    from veillee.games.fairy_tale.game import FairyTale


@final
class Exchange:
    """Comes last in a reveal, seat by seat. The cards keep their side, face up or face down."""

    def __init__(self, rules: FairyTale) -> None:
        self.rules = rules
        self.skip = rules.verb("skip").base
        self.give = rules.verb("give", card=rules.kind_names).base
        self.give_closed = rules.verb("give-closed", card=rules.kind_names).base
        self.take = rules.verb("take", card=rules.kind_names).base
        self.take_closed = rules.verb("take-closed", card=rules.kind_names).base
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
                match.then((self.next_exchange, seat))

    def run_next_exchange(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        match.ask(step[1], (self.ask_give,))

    def offer_give(self, state: FairyTaleState, seat: int, step: Step) -> list[int]:
        return [self.skip, *self._in_play(state, seat, self.give, self.give_closed)]

    def offer_take(self, state: FairyTaleState, seat: int, step: Step) -> list[int]:
        return self._in_play(state, self.rules.partner(seat), self.take, self.take_closed)

    def _in_play(self, state: FairyTaleState, seat: int, opened: int, closed: int) -> list[int]:
        rules = self.rules
        face_up = [opened + kind for kind in dict.fromkeys(state.zones[rules.opened + seat])]
        return [*face_up, *[closed + kind for kind in dict.fromkeys(state.zones[rules.closed + seat])]]

    def explain_give(self, state: FairyTaleState, seat: int, step: Step, option: int) -> list[Reason]:
        return self._explain(option, self.give, self.take, "not-yours")

    def explain_take(self, state: FairyTaleState, seat: int, step: Step, option: int) -> list[Reason]:
        return self._explain(option, self.take, self.take + 2 * len(self.rules.kind_names), "not-partners")

    def _explain(self, option: int, first: int, end: int, message: str) -> list[Reason]:
        if not first <= option < end:
            return []
        card = self.rules.kind_names[(option - first) % len(self.rules.kind_names)]
        return [Reason("ft.exchange", message, {"card": card})]

    def take_give(self, match: Match[FairyTaleState], seat: int, step: Step, option: int) -> None:
        if option != self.skip:
            match.ask(seat, (self.ask_take, option))

    def take_take(self, match: Match[FairyTaleState], seat: int, step: Step, option: int) -> None:
        partner = self.rules.partner(seat)
        self._hand_over(match, step[1], self.give, seat, partner)
        self._hand_over(match, option, self.take, partner, seat)

    def _hand_over(
        self, match: Match[FairyTaleState], option: int, first: int, giver: int, receiver: int
    ) -> None:
        is_closed, kind = divmod(option - first, len(self.rules.kind_names))
        zone = self.rules.closed if is_closed else self.rules.opened
        match.move_kind(zone + giver, kind, zone + receiver)
