"""Discarding: what an action demands, as many as one likes, and what the hand limit asks for (fs.discarding).

Several cards are discarded one by one in the order of the card list, so that every choice comes up once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.fine_sand.cards import HALVE, NIGHT, REMOVE
from veillee.games.fine_sand.state import FineSandState
from veillee.games.fine_sand.verbs import CardVerb

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

NONE: Final = -1


@final
class Discards:
    """The questions that take cards out of the hand without building or paying."""

    def __init__(self, rules: FineSand) -> None:
        self.rules = rules
        self.discard = CardVerb(rules, "discard")
        self.remove = CardVerb(rules, "remove")
        self.enough = rules.verb("enough").base
        self.ask_discard = self.ask_any = self.ask_remove = NONE
        if any([rules.has_effect(name) for name in ("trade", "remove", "night", "recycle")]):
            self.ask_discard = rules.question(
                "discard", self.offer_discard, self.take_discard, "fs.discarding", self.explain_discard
            )
        if rules.has_effect("halve") or rules.has_effect("more-once"):
            self.ask_any = rules.question(
                "discard-any", self.offer_any, self.take_any, "fs.discarding", self.explain_discard
            )
        if rules.has_effect("remove"):
            self.ask_remove = rules.question(
                "remove", self.offer_remove, self.take_remove, "fs.rubble-chute", self.explain_remove
            )
        self.ask_limit = rules.question(
            "limit", self.offer_limit, self.take_limit, "fs.limit", self.explain_discard
        )

    # What an action demands

    def start(self, match: Match[FineSandState], seat: int, source: int, count: int) -> None:
        match.ask(seat, (self.ask_discard, source, count, 0))

    def offer_discard(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        _, source, left, least = step
        kinds = self._in_order(state, seat, left, least)
        if self.rules.cards.effect[source] == NIGHT:
            kinds = [kind for kind in kinds if self._leaves_enough(state, seat, kind, left)]
        return [self.discard.options[kind] for kind in kinds]

    def _in_order(self, state: FineSandState, seat: int, left: int, least: int) -> list[int]:
        """Kinds from `least` on that leave enough later cards to discard."""
        hand = state.zones[self.rules.hands + seat]
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

    def _leaves_enough(self, state: FineSandState, seat: int, kind: int, left: int) -> bool:
        """Whether the planned card can still be paid if this one, and then the cheapest, are discarded."""
        rules = self.rules
        worth = rules.cards.worth
        hand = [*state.zones[rules.hands + seat]]
        purse = rules.paying.purse(state, seat) - worth[kind]
        hand.remove(kind)
        for cheap in sorted([other for other in hand if other >= kind], key=worth.__getitem__)[: left - 1]:
            hand.remove(cheap)
            purse -= worth[cheap]
        if rules.owes_gift(state, seat):
            purse -= min([worth[other] for other in hand])
        return purse >= rules.cards.cost[state.zones[rules.plan + seat][0]]

    def take_discard(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        _, source, left, _ = step
        kind = self.discard.kind(option)
        match.move_kind(rules.hands + seat, kind, rules.discard + seat)
        if left > 1:
            match.ask(seat, (self.ask_discard, source, left - 1, kind))
            return
        effect = rules.cards.effect[source]
        if effect == NIGHT:
            rules.paying.start(match, seat, rules.cards.cost[match.state.zones[rules.plan + seat][0]])
        elif effect == REMOVE:
            match.ask(seat, (self.ask_remove,))
        else:
            rules.piles.draw(match, seat, rules.cards.amount[source])

    # As many as one likes

    def start_any(self, match: Match[FineSandState], seat: int, source: int) -> None:
        match.ask(seat, (self.ask_any, source, 0, 0))

    def offer_any(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        _, source, least, count = step
        hand = state.zones[self.rules.hands + seat]
        found: list[int] = []
        if len(hand) > self.rules.owes_gift(state, seat):
            found = [self.discard.options[kind] for kind in dict.fromkeys(hand) if kind >= least]
        if count or self.rules.cards.effect[source] != HALVE:
            found.append(self.enough)
        return found

    def take_any(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        _, source, _, count = step
        if option != self.enough:
            kind = self.discard.kind(option)
            match.move_kind(rules.hands + seat, kind, rules.discard + seat)
            match.ask(seat, (self.ask_any, source, kind, count + 1))
        elif rules.cards.effect[source] == HALVE:
            rules.piles.draw(match, seat, (count + 1) // 2)
            rules.turn.check_piles(match, seat)
        else:
            rules.piles.draw(match, seat, count + rules.cards.amount[source])
            match.move_kind(rules.built + seat, source, rules.discard + seat)

    # Out of the game

    def offer_remove(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        return [self.remove.options[kind] for kind in dict.fromkeys(state.zones[self.rules.hands + seat])]

    def take_remove(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.hands + seat, self.remove.kind(option), rules.removed + seat)

    def explain_remove(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        if not self.remove.has(option):
            return []
        card = self.rules.kind_names[self.remove.kind(option)]
        return [Reason("fs.rubble-chute", "not-in-hand", {"card": card})]

    # The hand limit

    def offer_limit(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        return [self.discard.options[kind] for kind in self._in_order(state, seat, step[1], step[2])]

    def take_limit(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        kind = self.discard.kind(option)
        match.move_kind(rules.hands + seat, kind, rules.discard + seat)
        if step[1] > 1:
            match.ask(seat, (self.ask_limit, step[1] - 1, kind))
        else:
            rules.turn.end(match, seat)

    # Why not

    def explain_discard(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        rules = self.rules
        if option == self.enough and step[0] == self.ask_any:
            return [Reason(rules.rule_of[step[1]], "at-least-one")]
        if not self.discard.has(option):
            return []
        kind = self.discard.kind(option)
        rule = "fs.limit" if step[0] == self.ask_limit else rules.rule_of[step[1]]
        card = rules.kind_names[kind]
        least = step[3] if step[0] == self.ask_discard else step[2]
        if kind not in state.zones[rules.hands + seat]:
            return [Reason(rule, "not-in-hand", {"card": card})]
        if kind < least:
            return [Reason("fs.discarding", "in-order", {"card": rules.kind_names[least]})]
        return [self._too_many(state, seat, step)]

    def _too_many(self, state: FineSandState, seat: int, step: Step) -> Reason:
        """Why a card in its turn cannot be discarded: something else needs it, or what would be left."""
        rules = self.rules
        if step[0] == self.ask_any:
            return Reason("fs.solo-gift", "keep-one-to-give")
        if step[0] == self.ask_discard and rules.cards.effect[step[1]] == NIGHT:
            planned = state.zones[rules.plan + seat][0]
            return Reason(rules.rule_of[step[1]], "needed-to-pay", {"cost": rules.cards.cost[planned]})
        left = step[1] if step[0] == self.ask_limit else step[2]
        return Reason("fs.discarding", "too-few-after", {"cards": left})
