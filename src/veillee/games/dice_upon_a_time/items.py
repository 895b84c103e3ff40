"""Drawing Magic Items, with Snow White's choice and the Spirit in the Bottle (du.items).

Drawn Items stay on top of the deck until the window on the draw has closed: nobody looks at them before. Only
Snow White takes hers at once, into her stall, to choose from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Items:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.snow_white = rules.kind("snow-white")
        self.spirit = rules.windows.number("spirit-in-bottle")
        self.keep = rules.verb("keep-item", card=rules.windows.names).base
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
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        if self.left(match.state):
            match.then((self.drawing, mask, number))

    def refill(self, match: Match[DiceState], number: int) -> None:
        """If the deck is too small for `number`, lay what is left of it on the shuffled discard pile."""
        rules = self.rules
        zones = match.state.zones
        if len(zones[rules.item_deck]) < number and zones[rules.item_discard]:
            left = match.draw(rules.item_deck, rules.drawn, len(zones[rules.item_deck]))
            match.move_all(rules.item_discard, rules.item_deck)
            match.shuffle(rules.item_deck)
            match.draw(rules.drawn, rules.item_deck, left)

    def is_snow_white(self, state: DiceState, seat: int) -> bool:
        return state.zones[self.rules.heroes + seat] == [self.snow_white]

    def run_draw(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Snow White looks at twice as many Items; what the others draw is only counted."""
        rules = self.rules
        state = match.state
        _, mask, number = step
        match.then((self.window, mask, number))
        drawers = [s for s in rules.around[state.active] if mask >> s & 1]
        looks = [s for s in drawers if self.is_snow_white(state, s)]
        self.refill(match, number * (len(drawers) + len(looks)))
        for drawer in looks:
            found = match.draw(rules.item_deck, rules.stalls + drawer, 2 * number)
            if found > number:
                match.then((self.choosing, drawer, number))

    def run_choose(self, match: Match[DiceState], seat: int, step: Step) -> None:
        match.ask(step[1], (self.ask_keep, step[2]))

    def offer_keep(self, state: DiceState, seat: int, step: Step) -> list[int]:
        first = self.rules.windows.first
        return [self.keep + kind - first for kind in dict.fromkeys(state.zones[self.rules.stalls + seat])]

    def take_keep(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        """What is not kept is discarded."""
        rules = self.rules
        kept = option - self.keep + rules.windows.first
        drawn = match.state.zones[rules.stalls + seat]
        spare = [kind for kind in drawn if kind != kept][: max(0, len(drawn) - step[1])]
        for kind in spare:
            match.move_kind(rules.stalls + seat, kind, rules.item_discard)

    def run_window(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        state = match.state
        _, mask, number = step
        drawers = [s for s in range(rules.players) if mask >> s & 1]
        others = [s for s in rules.around[state.active] if len(drawers) > 1 or s not in drawers]
        fitting = rules.windows.mask(state, [self.spirit])
        rules.windows.open(match, rules.windows.items_drawn, others, fitting, (self.robbery, mask, number))

    def run_robbery(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        state = match.state
        _, mask, number = step
        robber = rules.windows.player_of(state, self.spirit)
        if robber < 0:
            self._hand_out(match, mask, number, 0, robber)
            return
        victims = [s for s in rules.around[state.active] if s != robber and mask >> s & 1]
        rules.windows.open_hit(match, victims, False, (self.settle, mask, number, robber))

    def run_settle(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        _, mask, number, robber = step
        robbed = 0
        for victim in rules.around[match.state.active]:
            if victim != robber and mask >> victim & 1 and not rules.windows.escapes(match, victim):
                robbed |= 1 << victim
        rules.windows.finish(match, robber, self.spirit)
        self._hand_out(match, mask, number, robbed, robber)

    def _hand_out(self, match: Match[DiceState], mask: int, number: int, robbed: int, robber: int) -> None:
        """Clockwise, as far as cards last: Items go to who drew them, or to who robs them."""
        rules = self.rules
        for drawer in rules.around[match.state.active]:
            if mask >> drawer & 1:
                target = rules.items + (robber if robbed >> drawer & 1 else drawer)
                if self.is_snow_white(match.state, drawer):
                    match.move_all(rules.stalls + drawer, target)
                else:
                    match.draw(rules.item_deck, target, number)
