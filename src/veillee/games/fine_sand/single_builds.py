"""Builds that a card's own action allows: for nothing, beside drawing, at night, or out of a dream."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.fine_sand.cards import FREE, NIGHT, SIDE_JOB
from veillee.games.fine_sand.state import BUILDING, DRAWING, FineSandState

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

NONE: Final = -1


@final
class SingleBuilds:
    """One card is chosen, from the hand or from those revealed; then it is paid like any other."""

    def __init__(self, rules: FineSand) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.building = rules.building
        self.reveal = rules.verb("reveal").base
        self.leave = rules.verb("leave").base
        self.ask_build_by = self.ask_dream = NONE
        if rules.has_effect("free") or rules.has_effect("side-job") or rules.has_effect("night"):
            self.ask_build_by = rules.question(
                "build-by", self.offer_build_by, self.take_build_by, "fs.build", self.explain_build_by
            )
        if rules.has_effect("dream"):
            self.ask_dream = rules.question(
                "dream", self.offer_dream, self.take_dream, "fs.dream-construction", self.explain_dream
            )

    # From the hand

    def possible(self, state: FineSandState, seat: int, source: int) -> list[int]:
        """Kinds of the hand that this card's action can build now."""
        effect = self.cards.effect[source]
        if effect == NIGHT:
            return self._night_builds(state, seat, self.cards.discards[source])
        hand = state.zones[self.rules.hands + seat]
        if effect == FREE:
            if len(hand) < 1 + self.rules.owes_gift(state, seat):
                return []
            return [kind for kind in dict.fromkeys(hand) if not self.cards.is_coin[kind]]
        most = self.cards.amount[source]
        return [
            kind for kind in self.building.affordable(state, seat, 0, 0, 0) if self.cards.cost[kind] <= most
        ]

    def _night_builds(self, state: FineSandState, seat: int, discards: int) -> list[int]:
        """Kinds that can be paid in full after so many other hand cards, the cheapest, were discarded."""
        rules, worth = self.rules, self.cards.worth
        hand = state.zones[rules.hands + seat]
        purse = rules.paying.purse(state, seat)
        away = discards + rules.owes_gift(state, seat)
        found: list[int] = []
        for kind in dict.fromkeys(hand):
            if self.cards.is_coin[kind] or len(hand) <= away:
                continue
            others = sorted([worth[other] for other in hand])
            others.remove(worth[kind])
            if purse - worth[kind] - sum(others[:away]) >= self.cards.cost[kind]:
                found.append(kind)
        return found

    def start(self, match: Match[FineSandState], seat: int, source: int) -> None:
        effect = self.cards.effect[source]
        if effect == SIDE_JOB:
            match.state.branch[seat] = DRAWING
        elif effect == FREE:
            match.state.branch[seat] = BUILDING
        match.ask(seat, (self.ask_build_by, source))

    def offer_build_by(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        return [self.building.build.options[kind] for kind in self.possible(state, seat, step[1])]

    def take_build_by(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules, source, kind = self.rules, step[1], self.building.build.kind(option)
        effect = self.cards.effect[source]
        match.move_kind(rules.hands + seat, kind, rules.plan + seat)
        if effect == FREE:
            self.building.finish(match, seat)
            match.move_kind(rules.built + seat, source, rules.discard + seat)
            return
        match.move_kind(rules.built + seat, source, rules.resting + seat)
        if effect == NIGHT:
            rules.discards.start(match, seat, source, self.cards.discards[source])
        else:
            rules.paying.start(match, seat, self.cards.cost[kind])

    # From the draw pile

    def start_dream(self, match: Match[FineSandState], seat: int, source: int) -> None:
        rules = self.rules
        match.state.branch[seat] = BUILDING
        match.move_kind(rules.built + seat, source, rules.resting + seat)
        rules.piles.turn_up(match, seat, rules.revealed + seat)
        match.ask(seat, (self.ask_dream, self.cards.amount[source]))

    def offer_dream(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        rules = self.rules
        revealed = state.zones[rules.revealed + seat]
        purse, discount = rules.paying.purse(state, seat), self.building.discount(state, seat)
        if rules.owes_gift(state, seat):
            purse -= max(0, rules.paying.reserve(state, seat))
        found = [
            self.building.build.options[kind]
            for kind in sorted(set(revealed))
            if not self.cards.is_coin[kind] and self.building.price(kind, discount) <= purse
        ]
        if len(revealed) < step[1] and rules.piles.left(state, seat):
            found.append(self.reveal)
        found.append(self.leave)
        return found

    def take_dream(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        if option == self.reveal:
            rules.piles.turn_up(match, seat, rules.revealed + seat)
            match.ask(seat, step)
            return
        if option != self.leave:
            match.move_kind(rules.revealed + seat, self.building.build.kind(option), rules.plan + seat)
        match.move_all(rules.revealed + seat, rules.discard + seat)
        if option != self.leave:
            price = self.building.price(
                self.building.build.kind(option), self.building.discount(match.state, seat)
            )
            rules.paying.start(match, seat, price)

    # Why not

    def explain_build_by(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        if not self.building.build.has(option):
            return []
        kind, source = self.building.build.kind(option), step[1]
        reasons = self.building.explain_card(state, seat, kind, 0, 0, 0)
        effect, most = self.cards.effect[source], self.cards.amount[source]
        if reasons[0].message == "too-dear" or reasons[0].rule == "fs.solo-gift":
            if effect == SIDE_JOB and self.cards.cost[kind] > most:
                numbers: dict[str, int | str] = {"cost": self.cards.cost[kind], "most": most}
                return [Reason(self.rules.rule_of[source], "side-job-too-dear", numbers)]
            if effect == NIGHT:
                numbers = {"cards": self.cards.discards[source], "cost": self.cards.cost[kind]}
                return [Reason(self.rules.rule_of[source], "night-too-dear", numbers)]
        return reasons

    def explain_dream(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        rules = self.rules
        if option == self.reveal:
            return [Reason("fs.dream-construction", "nothing-to-reveal")]
        if not self.building.build.has(option):
            return []
        kind = self.building.build.kind(option)
        card = rules.kind_names[kind]
        if kind not in state.zones[rules.revealed + seat]:
            return [Reason("fs.dream-construction", "not-revealed", {"card": card})]
        if self.cards.is_coin[kind]:
            return [Reason("fs.coins", "coins-are-not-built", {"card": card})]
        coins = rules.paying.purse(state, seat)
        total = self.building.price(kind, self.building.discount(state, seat))
        if coins >= total:
            return [Reason("fs.solo-gift", "keep-one-to-give")]
        return [Reason("fs.payment", "too-dear", {"card": card, "cost": total, "coins": coins})]
