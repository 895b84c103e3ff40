"""Discarding: what an action demands, or as many as one likes (fs.discarding).

Several cards are discarded one by one in the order of the card list, so that every choice comes up once.
"""

from __future__ import annotations

from typing import final

from veillee.core import Declared, Match, Reason
from veillee.games.fine_sand.base import NONE, FineSandBase
from veillee.games.fine_sand.cards import HALVE, NIGHT, REMOVE
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.paying import Paying
from veillee.games.fine_sand.state import FineSandState


@final
class Discards:
    """The questions that take cards out of the hand without building or paying.

    `source` is the card whose action asks, `least` the first kind that may still be discarded.
    """

    #: All declared only if a card asks them.
    ask_discard: Declared[[int, int, int]]
    ask_any: Declared[[int, int, int]]
    ask_remove: Declared[[]]

    def __init__(self, rules: FineSandBase, drawing: Drawing, paying: Paying) -> None:
        self.rules = rules
        self.drawing = drawing
        self.paying = paying
        self.discard = rules.card_verb("discard", rules.kinds_in_box)
        self.remove = rules.card_verb("remove", rules.kinds_in_box)
        self.enough = rules.plain_verb("enough")
        if any([rules.has_effect(name) for name in ("trade", "remove", "night", "recycle")]):
            self.ask_discard = rules.question(
                "discard", self.offer_discard, self.take_discard, "fs.discarding", self.explain_discard
            )
        if rules.has_effect("halve") or rules.has_effect("more-once"):
            self.ask_any = rules.question(
                "discard-any", self.offer_any, self.take_any, "fs.discarding", self.explain_any
            )
        if rules.has_effect("remove"):
            self.ask_remove = rules.question(
                "remove", self.offer_remove, self.take_remove, "fs.rubble-chute", self.explain_remove
            )

    # The order of the card list

    def in_order(self, state: FineSandState, seat: int, left: int, least: int) -> list[int]:
        """Kinds of the hand from `least` on that leave enough later cards to discard."""
        hand = state.zones[self.rules.hands[seat]]
        last = len(hand) - left
        found: list[int] = []
        before = NONE
        for index, kind in enumerate(hand):
            if index > last:
                break
            if kind != before and kind >= least:
                found.append(kind)
                before = kind
        return found

    def out_of_order(self, state: FineSandState, seat: int, kind: int, least: int, rule: str) -> list[Reason]:
        """Why it is not this card's turn to be discarded, if it is not."""
        rules = self.rules
        if kind not in state.zones[rules.hands[seat]]:
            return [Reason(rule, "not-in-hand", {"card": rules.kind_names[kind]})]
        if kind < least:
            return [Reason("fs.discarding", "in-order", {"card": rules.kind_names[least]})]
        return []

    # What an action demands

    def start(self, match: Match[FineSandState], seat: int, source: int, count: int) -> None:
        match.ask(seat, self.ask_discard(source, count, 0))

    def offer_discard(self, state: FineSandState, seat: int, source: int, left: int, least: int) -> list[int]:
        kinds = self.in_order(state, seat, left, least)
        if self.rules.cards.effect[source] == NIGHT:
            kinds = [kind for kind in kinds if self._leaves_enough(state, seat, kind, left)]
        return self.discard.each(kinds)

    def _leaves_enough(self, state: FineSandState, seat: int, kind: int, left: int) -> bool:
        """Whether the planned card can still be paid if this one, and then the cheapest, are discarded."""
        rules = self.rules
        worth = rules.cards.worth
        hand = [*state.zones[rules.hands[seat]]]
        purse = rules.purse(state, seat) - worth[kind]
        hand.remove(kind)
        for cheap in sorted([other for other in hand if other >= kind], key=worth.__getitem__)[: left - 1]:
            hand.remove(cheap)
            purse -= worth[cheap]
        if rules.owes_gift(state, seat):
            purse -= min([worth[other] for other in hand])
        return purse >= self._planned_cost(state, seat)

    def _planned_cost(self, state: FineSandState, seat: int) -> int:
        """What the card costs that `night-shift` builds."""
        return self.rules.cards.cost[state.zones[self.rules.plan[seat]][0]]

    def take_discard(
        self, match: Match[FineSandState], seat: int, option: int, source: int, left: int, least: int
    ) -> None:
        rules, kind = self.rules, self.discard.card(option)
        match.move_kind(rules.hands[seat], kind, rules.discard[seat])
        if left > 1:
            match.ask(seat, self.ask_discard(source, left - 1, kind))
            return
        effect = rules.cards.effect[source]
        if effect == NIGHT:
            self.paying.start(match, seat, self._planned_cost(match.state, seat))
        elif effect == REMOVE:
            match.ask(seat, self.ask_remove())
        else:
            self.drawing.draw(match, seat, rules.cards.amount[source])

    def explain_discard(
        self, state: FineSandState, seat: int, option: int, source: int, left: int, least: int
    ) -> list[Reason]:
        if option not in self.discard:
            return []
        rules = self.rules
        rule = rules.rule_of[source]
        reasons = self.out_of_order(state, seat, self.discard.card(option), least, rule)
        if reasons:
            return reasons
        if rules.cards.effect[source] == NIGHT:
            return [Reason(rule, "needed-to-pay", {"cost": self._planned_cost(state, seat)})]
        return [Reason("fs.discarding", "too-few-after", {"cards": left})]

    # As many as one likes

    def start_any(self, match: Match[FineSandState], seat: int, source: int) -> None:
        match.ask(seat, self.ask_any(source, 0, 0))

    def offer_any(self, state: FineSandState, seat: int, source: int, least: int, count: int) -> list[int]:
        hand = state.zones[self.rules.hands[seat]]
        found: list[int] = []
        if len(hand) > self.rules.owes_gift(state, seat):
            found = self.discard.each([kind for kind in dict.fromkeys(hand) if kind >= least])
        if count or self.rules.cards.effect[source] != HALVE:
            found.append(self.enough)
        return found

    def take_any(
        self, match: Match[FineSandState], seat: int, option: int, source: int, least: int, count: int
    ) -> None:
        """Then `half-refill` draws half as many, `one-more-once` one more."""
        rules = self.rules
        if option != self.enough:
            kind = self.discard.card(option)
            match.move_kind(rules.hands[seat], kind, rules.discard[seat])
            match.ask(seat, self.ask_any(source, kind, count + 1))
        elif rules.cards.effect[source] == HALVE:
            self.drawing.draw(match, seat, (count + 1) // 2)
            self.drawing.check_end(match, seat)
        else:
            self.drawing.draw(match, seat, count + rules.cards.amount[source])
            match.move_kind(rules.built[seat], source, rules.discard[seat])

    def explain_any(
        self, state: FineSandState, seat: int, option: int, source: int, least: int, count: int
    ) -> list[Reason]:
        rule = self.rules.rule_of[source]
        if option == self.enough:
            return [Reason(rule, "at-least-one")]
        if option not in self.discard:
            return []
        reasons = self.out_of_order(state, seat, self.discard.card(option), least, rule)
        return reasons or [Reason("fs.solo-gift", "keep-one-to-give")]

    # Out of the game

    def offer_remove(self, state: FineSandState, seat: int) -> list[int]:
        return self.remove.each_of(state.zones[self.rules.hands[seat]])

    def take_remove(self, match: Match[FineSandState], seat: int, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.hands[seat], self.remove.card(option), rules.removed[seat])

    def explain_remove(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        if option not in self.remove:
            return []
        card = self.rules.kind_names[self.remove.card(option)]
        return [Reason("fs.rubble-chute", "not-in-hand", {"card": card})]
