"""Builds that a card's own action allows: for nothing, beside drawing, at night, or out of a dream."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Declared, Match, Reason
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import FREE, NIGHT, SIDE_JOB
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.state import BUILDING, DRAWING, FineSandState


@final
class SingleBuilds:
    """One card is chosen, from the hand or from those revealed; then it is paid like any other."""

    #: Has a seat discard so many cards for a card before it pays.
    discard_first: Callable[[Match[FineSandState], int, int, int], None]
    #: Both declared only if a card asks them.
    ask_build_by: Declared[[int]]
    ask_dream: Declared[[int]]

    def __init__(self, rules: FineSandBase, drawing: Drawing, building: Building) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.drawing = drawing
        self.building = building
        self.reveal = rules.plain_verb("reveal")
        self.leave = rules.plain_verb("leave")
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
        hand = state.zones[self.rules.hands[seat]]
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
        hand = state.zones[rules.hands[seat]]
        purse = rules.purse(state, seat)
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
        """`side-job`, `free-build-once` and `night-shift`: one card from the hand."""
        effect = self.cards.effect[source]
        if effect == SIDE_JOB:
            match.state.branch[seat] = DRAWING
        elif effect == FREE:
            match.state.branch[seat] = BUILDING
        match.ask(seat, self.ask_build_by(source))

    def offer_build_by(self, state: FineSandState, seat: int, source: int) -> list[int]:
        return self.building.build.each(self.possible(state, seat, source))

    def take_build_by(self, match: Match[FineSandState], seat: int, option: int, source: int) -> None:
        rules, kind = self.rules, self.building.build.card(option)
        effect = self.cards.effect[source]
        match.move_kind(rules.hands[seat], kind, rules.plan[seat])
        if effect == FREE:
            self.building.finish(match, seat)
            match.move_kind(rules.built[seat], source, rules.discard[seat])
            return
        self.building.rest(match, seat, source)
        if effect == NIGHT:
            self.discard_first(match, seat, source, self.cards.discards[source])
        else:
            self.building.pay(match, seat, self.cards.cost[kind])

    # From the draw pile

    def start_dream(self, match: Match[FineSandState], seat: int, source: int) -> None:
        """`dream-construction`: a card from the top of the draw pile."""
        match.state.branch[seat] = BUILDING
        self.building.rest(match, seat, source)
        self._reveal_one(match, seat)
        match.ask(seat, self.ask_dream(self.cards.amount[source]))

    def _reveal_one(self, match: Match[FineSandState], seat: int) -> None:
        self.drawing.turn_up(match, seat, self.rules.revealed[seat])

    def offer_dream(self, state: FineSandState, seat: int, most: int) -> list[int]:
        building = self.building
        revealed = state.zones[self.rules.revealed[seat]]
        purse, discount = self._purse_beside_gift(state, seat), building.discount(state, seat)
        found = [
            building.build(kind)
            for kind in sorted(set(revealed))
            if not self.cards.is_coin[kind] and building.price(kind, discount) <= purse
        ]
        if len(revealed) < most and self.drawing.left(state, seat):
            found.append(self.reveal)
        found.append(self.leave)
        return found

    def _purse_beside_gift(self, state: FineSandState, seat: int) -> int:
        """What a seat can pay; a lone player keeps the cheapest hand card for the gift."""
        rules, worth = self.rules, self.cards.worth
        purse = rules.purse(state, seat)
        if rules.owes_gift(state, seat):
            purse -= min([worth[kind] for kind in state.zones[rules.hands[seat]]])
        return purse

    def take_dream(self, match: Match[FineSandState], seat: int, option: int, most: int) -> None:
        rules, building = self.rules, self.building
        if option == self.reveal:
            self._reveal_one(match, seat)
            match.ask(seat, self.ask_dream(most))
        elif option == self.leave:
            match.move_all(rules.revealed[seat], rules.discard[seat])
        else:
            kind = building.build.card(option)
            match.move_kind(rules.revealed[seat], kind, rules.plan[seat])
            match.move_all(rules.revealed[seat], rules.discard[seat])
            building.pay(match, seat, building.price(kind, building.discount(match.state, seat)))

    # Why not

    def explain_build_by(self, state: FineSandState, seat: int, option: int, source: int) -> list[Reason]:
        if option not in self.building.build:
            return []
        kind = self.building.build.card(option)
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

    def explain_dream(self, state: FineSandState, seat: int, option: int, most: int) -> list[Reason]:
        rules = self.rules
        if option == self.reveal:
            return [Reason("fs.dream-construction", "nothing-to-reveal")]
        if option not in self.building.build:
            return []
        kind = self.building.build.card(option)
        card = rules.kind_names[kind]
        if kind not in state.zones[rules.revealed[seat]]:
            return [Reason("fs.dream-construction", "not-revealed", {"card": card})]
        if self.cards.is_coin[kind]:
            return [Reason("fs.coins", "coins-are-not-built", {"card": card})]
        total = self.building.price(kind, self.building.discount(state, seat))
        return [self.building.too_dear(kind, total, rules.purse(state, seat), is_alone=True)]
