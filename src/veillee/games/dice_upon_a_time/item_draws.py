"""Drawing Magic Items, with Snow White's choice and the Spirit in the Bottle (du.items).

Drawn Items stay on top of the deck until the window on the draw has closed: nobody looks at them before. Only
Snow White takes hers at once, into her stall, to choose from.
"""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.masks import added, in_mask, mask_of
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState


@final
class ItemDraws:
    """Carries out a draw of `number` Items each by some seats, which steps hold as a mask (`drawers`)."""

    def __init__(self, rules: DiceBase, reactions: Reactions) -> None:
        self.rules = rules
        self.reactions = reactions
        self.snow_white = rules.kind("snow-white")
        self.spirit = rules.kind("spirit-in-bottle")
        #: Up to revision 3 Snow White drew before everybody else.
        self.is_clockwise = rules.setup.revision > 3
        #: Up to revision 4 she was given the cards on top, which are for those who draw before her.
        self.is_in_turn = rules.setup.revision > 4
        self.keep = rules.item_verb("keep-item")
        self.drawing = rules.step("draw-items", self.run_draw, "du.items")
        self.choosing = rules.step("choose-items", self.run_choose, "du.snow-white")
        self.window = rules.step("items-window", self.run_window, "du.spirit-in-bottle")
        self.robbery = rules.step("items-robbery", self.run_robbery, "du.spirit-in-bottle")
        self.settle = rules.step("items-settled", self.run_settle, "du.items")
        self.ask_keep = rules.question("keep-item", self.offer_keep, self.take_keep, "du.snow-white")

    def left(self, state: DiceState) -> int:
        """How many Items could still be drawn."""
        return len(state.zones[self.rules.item_deck]) + len(state.zones[self.rules.item_discard])

    def draw(self, match: Match[DiceState], seats: list[int], number: int) -> None:
        """Let these seats draw, as one event with its window."""
        if self.left(match.state):
            match.then(self.drawing(mask_of(seats), number))

    def refill(self, match: Match[DiceState], number: int) -> None:
        """If the deck is too small for `number`, lay what is left of it on the shuffled discard pile."""
        rules = self.rules
        zones = match.state.zones
        if len(zones[rules.item_deck]) < number and zones[rules.item_discard]:
            left = match.draw(rules.item_deck, rules.drawn, len(zones[rules.item_deck]))
            match.move_all(rules.item_discard, rules.item_deck)
            match.shuffle(rules.item_deck)
            match.draw(rules.drawn, rules.item_deck, left)

    def run_draw(self, match: Match[DiceState], seat: int, drawers: int, number: int) -> None:
        """Snow White looks at twice as many Items; what the others draw is only counted.

        She draws when her turn comes: what those before her draw is not hers to look at.
        """
        rules = self.rules
        state = match.state
        match.then(self.window(drawers, number))
        drawing = [s for s in rules.around[state.active] if in_mask(drawers, s)]
        looking = [s for s in drawing if rules.plays_as(state, s, self.snow_white)]
        self.refill(match, number * (len(drawing) + len(looking)))
        for drawer in looking:
            before_her = number * drawing.index(drawer) if self.is_clockwise else 0
            left = len(state.zones[rules.item_deck]) - before_her
            above = match.draw(rules.item_deck, rules.drawn, before_her) if self.is_in_turn else 0
            found = match.draw(rules.item_deck, rules.stalls[drawer], max(0, min(2 * number, left)))
            match.draw(rules.drawn, rules.item_deck, above)
            if found > number:
                match.then(self.choosing(drawer, number))

    def run_choose(self, match: Match[DiceState], seat: int, drawer: int, number: int) -> None:
        match.ask(drawer, self.ask_keep(number))

    def offer_keep(self, state: DiceState, seat: int, number: int) -> list[int]:
        return self.keep.each_of(state.zones[self.rules.stalls[seat]])

    def take_keep(self, match: Match[DiceState], seat: int, option: int, number: int) -> None:
        """What is not kept is discarded."""
        rules = self.rules
        kept = self.keep.card(option)
        drawn = match.state.zones[rules.stalls[seat]]
        spare = [kind for kind in drawn if kind != kept][: max(0, len(drawn) - number)]
        for kind in spare:
            match.move_kind(rules.stalls[seat], kind, rules.item_discard)

    # The Spirit in the Bottle

    def run_window(self, match: Match[DiceState], seat: int, drawers: int, number: int) -> None:
        rules, reactions = self.rules, self.reactions
        state = match.state
        drawing = [s for s in range(rules.players) if in_mask(drawers, s)]
        if self.is_clockwise and any([rules.plays_as(state, s, self.snow_white) for s in drawing]):
            self.refill(match, number * (len(drawing) - 1))
        others = [s for s in rules.around[state.active] if len(drawing) > 1 or s not in drawing]
        fitting = reactions.possible(state, [self.spirit])
        reactions.items_drawn.open(match, others, fitting, self.robbery(drawers, number))

    def run_robbery(self, match: Match[DiceState], seat: int, drawers: int, number: int) -> None:
        rules = self.rules
        state = match.state
        robber = self.reactions.player_of(state, self.spirit)
        if robber < 0:
            self._hand_out(match, drawers, number, 0, robber)
            return
        victims = [s for s in rules.around[state.active] if s != robber and in_mask(drawers, s)]
        self.reactions.open_hit(match, victims, False, self.settle(drawers, number, robber))

    def run_settle(self, match: Match[DiceState], seat: int, drawers: int, number: int, robber: int) -> None:
        reactions = self.reactions
        robbed = 0
        for victim in self.rules.around[match.state.active]:
            if victim != robber and in_mask(drawers, victim) and not reactions.escapes(match, victim):
                robbed = added(robbed, victim)
        reactions.finish(match, robber, self.spirit)
        self._hand_out(match, drawers, number, robbed, robber)

    def _hand_out(self, match: Match[DiceState], drawers: int, number: int, robbed: int, robber: int) -> None:
        """Clockwise, as far as cards last: Items go to who drew them, or to who robs them."""
        rules = self.rules
        for drawer in rules.around[match.state.active]:
            if in_mask(drawers, drawer):
                target = rules.items[robber if in_mask(robbed, drawer) else drawer]
                if rules.plays_as(match.state, drawer, self.snow_white):
                    match.move_all(rules.stalls[drawer], target)
                else:
                    match.draw(rules.item_deck, target, number)
