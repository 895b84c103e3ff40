"""Discarding: what an action demands, or as many as one likes (fs.discarding).

Several cards are discarded one by one in the order of the card list, so that every choice comes up once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from veillee.core import CardVerb, Declared, Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.cards import HALVE, NIGHT, REMOVE
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.paying import Paying
from veillee.games.fine_sand.state import FineSandState

#: Hand cards that can still be chosen, in order, how many have to be, what all that can pay is worth, and
#: what the cheapest card is worth that was passed over.
Demanded = tuple[tuple[int, ...], int, int, int]
#: Hand cards that can still be chosen, whether some have been, and whether one was passed over.
AsLiked = tuple[tuple[int, ...], bool, bool]


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
                "discard",
                self.offer_discard,
                self.take_discard,
                "fs.discarding",
                self.explain_discard,
                left=_left,
                ahead=self.discard_ahead,
            )
        if rules.has_effect("halve") or rules.has_effect("more-once"):
            self.ask_any = rules.question(
                "discard-any",
                self.offer_any,
                self.take_any,
                "fs.discarding",
                self.explain_any,
                ahead=self.any_ahead,
            )
        if rules.has_effect("remove"):
            self.ask_remove = rules.question(
                "remove", self.offer_remove, self.take_remove, "fs.rubble-chute", self.explain_remove
            )

    # The order of the card list

    def from_least(self, state: FineSandState, seat: int, least: int) -> list[int]:
        """The hand from the kind `least` on."""
        return [kind for kind in state.zones[self.rules.hands[seat]] if kind >= least]

    def in_order(self, cards: Sequence[int], left: int) -> list[int]:
        """Kinds of these cards that leave enough later ones to discard."""
        return list(dict.fromkeys(cards[: max(0, len(cards) - left + 1)]))

    def some_ahead(self, verb: CardVerb, cards: list[int], count: int) -> Ahead:
        """Which of these cards can go together, so many of them."""

        def offer(node: Demanded) -> list[int]:
            return verb.each(self.in_order(node[0], node[1]))

        def follow(node: Demanded, option: int) -> Demanded | None:
            cards, left, *_ = node
            later = cards[cards.index(verb.card(option)) + 1 :]
            return (later, left - 1, 0, 0) if left > 1 else None

        return look_ahead((tuple(cards), count, 0, 0), offer, follow, is_open=False)

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
        if self.rules.cards.effect[source] != NIGHT:
            return self.discard.each(self.in_order(self.from_least(state, seat, least), left))
        return self._night_options(state, seat, self._at_night(state, seat, left, least))

    def discard_ahead(self, state: FineSandState, seat: int, source: int, left: int, least: int) -> Ahead:
        """Which cards can be discarded together."""
        if self.rules.cards.effect[source] != NIGHT:
            return self.some_ahead(self.discard, self.from_least(state, seat, least), left)

        def offer(node: Demanded) -> list[int]:
            return self._night_options(state, seat, node)

        def follow(node: Demanded, option: int) -> Demanded | None:
            cards, left, purse, passed = node
            worth, kind = self.rules.cards.worth, self.discard.card(option)
            at = cards.index(kind)
            passed = min([passed, *[worth[other] for other in cards[:at]]])
            return (cards[at + 1 :], left - 1, purse - worth[kind], passed) if left > 1 else None

        return look_ahead(self._at_night(state, seat, left, least), offer, follow, is_open=False)

    def _at_night(self, state: FineSandState, seat: int, left: int, least: int) -> Demanded:
        """What `night-shift` can take: the card that is planned must still be paid."""
        rules = self.rules
        worth, purse = rules.cards.worth, rules.purse(state, seat)
        passed = [worth[kind] for kind in state.zones[rules.hands[seat]] if kind < least]
        return tuple(self.from_least(state, seat, least)), left, purse, min([purse, *passed])

    def _night_options(self, state: FineSandState, seat: int, node: Demanded) -> list[int]:
        cost, owes = self._planned_cost(state, seat), self.rules.owes_gift(state, seat)
        kinds = self.in_order(node[0], node[1])
        return self.discard.each([kind for kind in kinds if self._leaves_enough(node, kind, cost, owes)])

    def _leaves_enough(self, node: Demanded, kind: int, cost: int, owes: bool) -> bool:
        """Whether the planned card can still be paid if this one, and then the cheapest, are discarded."""
        worth = self.rules.cards.worth
        cards, left, purse, passed = node
        at = cards.index(kind)
        later = sorted([worth[other] for other in cards[at + 1 :]])
        purse -= worth[kind] + sum(later[: left - 1])
        if owes:
            purse -= min([passed, *later[left - 1 :], *[worth[other] for other in cards[:at]]])
        return purse >= cost

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
        node = self._as_liked(state, seat, least, count)
        return self._any_options(node, source, self.rules.owes_gift(state, seat))

    def _as_liked(self, state: FineSandState, seat: int, least: int, count: int) -> AsLiked:
        cards = tuple(self.from_least(state, seat, least))
        return cards, count > 0, len(cards) < len(state.zones[self.rules.hands[seat]])

    def _any_options(self, node: AsLiked, source: int, owes: bool) -> list[int]:
        cards, some, passed = node
        found: list[int] = []
        if len(cards) + passed > owes:
            found = self.discard.each(list(dict.fromkeys(cards)))
        if some or self.rules.cards.effect[source] != HALVE:
            found.append(self.enough)
        return found

    def any_ahead(self, state: FineSandState, seat: int, source: int, least: int, count: int) -> Ahead:
        """Which cards can be discarded together, up to the word that it is enough."""
        owes = self.rules.owes_gift(state, seat)

        def offer(node: AsLiked) -> list[int]:
            return self._any_options(node, source, owes)

        def follow(node: AsLiked, option: int) -> AsLiked | None:
            if option == self.enough:
                return None
            cards, _, passed = node
            at = cards.index(self.discard.card(option))
            return cards[at + 1 :], True, passed or at > 0

        return look_ahead(self._as_liked(state, seat, least, count), offer, follow, is_open=False)

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


def _left(source: int, left: int, least: int) -> int:
    """How many cards a seat still has to discard."""
    return left
