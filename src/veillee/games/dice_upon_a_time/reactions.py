"""Reactions: Magic Items that answer what happens, on anyone's turn, while a window is open (du.windows).

A window asks everybody who by public facts might hold an answer: who holds an Item at all, while one that
fits is not known to lie elsewhere. All are asked at once, sealed, unless only who has the turn is asked. What
they play lies in front of them (`played`) until the step under the window carries it out.
"""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reaction, Reason, Step
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.masks import added, in_mask, removed
from veillee.games.dice_upon_a_time.state import DiceState


@final
class Reactions:
    """Knows all windows, who may hold which Item, and what has been played and waits for its turn."""

    def __init__(self, rules: DiceBase) -> None:
        self.rules = rules
        #: By card: whether it is an Item that somebody can ever hold.
        self._exists = [
            deck == "items" and bool(rules.copies[kind]) and rules.in_game[kind] and rules.with_items
            for kind, deck in enumerate(rules.kind_decks)
        ]
        self._first_item = rules.item_kinds[0]
        self.play = rules.item_verb("play")
        self.decline = rules.plain_verb("decline")
        self.story_shown = Window(self, "story-shown", "du.cloak")
        self.hit = Window(self, "hit", "du.plant", ["plant", "golden-ball"], True)
        self.curse_taken = Window(self, "curse-taken", "du.cursed-ring")
        self.gain_own = Window(self, "gain-own", "du.gain-own", ["hazel-branch"])
        self.gain_seen = Window(self, "gain-seen", "du.cudgel", ["cudgel-in-sack"])
        self.quests_drawn = Window(self, "quests-drawn", "du.mirror", ["magic-mirror"])
        self.items_drawn = Window(self, "items-drawn", "du.spirit-in-bottle", ["spirit-in-bottle"])
        self.snake_rolled = Window(self, "snake-rolled", "du.white-snake", ["white-snake"])
        self.plant = rules.kind("plant")
        self.golden_ball = rules.kind("golden-ball")

    # Who may hold what

    def might(self, state: DiceState, item: int) -> bool:
        """Whether, as far as the whole table knows, somebody may hold this Item."""
        if not self._exists[item]:
            return False
        zones = state.zones
        if item in zones[self.rules.item_discard]:
            return False
        return all([item not in zones[played] for played in self.rules.played])

    def seat_might(self, state: DiceState, seat: int, item: int) -> bool:
        """Whether, as far as the whole table knows, this seat may hold this Item."""
        held = state.zones[self.rules.items[seat]]
        if not held:
            return False
        if self.rules.items_open:
            return item in held
        return self.might(state, item)

    def holds(self, state: DiceState, seat: int, item: int) -> bool:
        return item in state.zones[self.rules.items[seat]]

    # Sets of Items, as windows have them

    def possible(self, state: DiceState, items: list[int]) -> int:
        """The set of those of these Items that somebody may hold."""
        found = 0
        for item in items:
            if self.might(state, item):
                found = added(found, item - self._first_item)
        return found

    def is_among(self, items: int, item: int) -> bool:
        """Whether an Item is in a set."""
        return in_mask(items, item - self._first_item)

    def all_but(self, items: int, item: int) -> int:
        """The rest of a set."""
        return removed(items, item - self._first_item)

    # Playing

    def lay(self, match: Match[DiceState], seat: int, item: int) -> None:
        """Play an Item: it lies open until its effect is done."""
        match.move_kind(self.rules.items[seat], item, self.rules.played[seat])

    def finish(self, match: Match[DiceState], seat: int, item: int) -> None:
        """An Item that was played has done its work, or was cancelled."""
        match.move_kind(self.rules.played[seat], item, self.rules.item_discard)

    def use(self, match: Match[DiceState], seat: int, item: int) -> None:
        """Play an Item whose effect is done at once."""
        self.lay(match, seat, item)
        self.finish(match, seat, item)

    def has_played(self, state: DiceState, seat: int, item: int) -> bool:
        return item in state.zones[self.rules.played[seat]]

    def player_of(self, state: DiceState, item: int) -> int:
        """Who has played this Item just now, -1 for nobody; clockwise from the active player."""
        for seat in self.rules.around[state.active]:
            if self.has_played(state, seat, item):
                return seat
        return -1

    def explain(self, state: DiceState, seat: int, option: int) -> list[Reason]:
        """Why an Item cannot be played; nothing for other options."""
        if option not in self.play:
            return []
        item = self.play.card(option)
        name = self.rules.kind_names[item]
        if not self.holds(state, seat, item):
            return [Reason("du.items", "no-such-item", {"card": name})]
        return [Reason("du.windows", "not-now", {"card": name})]

    # The Plant and the Golden Ball

    def open_hit(self, match: Match[DiceState], seats: list[int], tokens: bool, after: Step) -> None:
        """Ask those a card is about to hit for a Plant, and if they lose tokens for a Golden Ball."""
        items = [self.plant, self.golden_ball] if tokens else [self.plant]
        self.hit.open(match, seats, self.possible(match.state, items), after)

    def escapes(self, match: Match[DiceState], seat: int) -> bool:
        """Whether a seat has just played a Plant or Golden Ball; the card is then done."""
        for item in (self.plant, self.golden_ball):
            if self.has_played(match.state, seat, item):
                self.finish(match, seat, item)
                return True
        return False


@final
class Window:
    """A question that Items answer: `items` is the set of those that fit, `again` says to ask for more."""

    def __init__(
        self, reactions: Reactions, name: str, rule: str, items: list[str] | None = None, aimed: bool = False
    ) -> None:
        """Who has given orders for these Items need not be asked; `aimed` if the seat itself is being hit."""
        rules = reactions.rules
        self.rules = rules
        self.reactions = reactions
        reaction = None
        if items is not None:
            kinds = [rules.kind(item) for item in items]
            plays = {reactions.play(kind): kind for kind in kinds}
            reaction = Reaction(reactions.decline, plays, aimed)
        self.ask = rules.question(name, self.offer, self.take, rule, self.explain, reaction=reaction)

    def open(
        self, match: Match[DiceState], seats: list[int], items: int, after: Step, again: bool = False
    ) -> None:
        """Ask all of these seats that may have an answer; `after` comes when they are done."""
        match.then(after)
        if not items:
            return
        rules = self.rules
        others = 0
        zones = match.state.zones
        for seat in seats:
            held = zones[rules.items[seat]]
            if held and (not rules.items_open or self._fits(held, items)):
                match.ask(seat, self.ask(items, int(again)))
                others += seat != match.state.active
        if others:
            match.begin_phase(sealed=True)

    def _fits(self, held: list[int], items: int) -> bool:
        return any([self.reactions.is_among(items, item) for item in held])

    def offer(self, state: DiceState, seat: int, items: int, again: int) -> list[int]:
        reactions = self.reactions
        held = state.zones[self.rules.items[seat]]
        fitting = [item for item in held if reactions.is_among(items, item)]
        return [reactions.decline, *reactions.play.each_of(fitting)]

    def explain(self, state: DiceState, seat: int, option: int, items: int, again: int) -> list[Reason]:
        return self.reactions.explain(state, seat, option)

    def take(self, match: Match[DiceState], seat: int, option: int, items: int, again: int) -> None:
        reactions = self.reactions
        if option == reactions.decline:
            return
        item = reactions.play.card(option)
        reactions.lay(match, seat, item)
        rest = reactions.all_but(items, item)
        if again and rest and match.state.zones[self.rules.items[seat]]:
            match.ask(seat, self.ask(rest, 1))
