"""Windows: when Magic Items may answer what happens, on anyone's turn (du.windows).

A window asks everybody who by public facts might hold an answer: who holds an Item at all, while one that
fits is not known to lie elsewhere. All are asked at once, sealed, unless only who has the turn is asked. What
they play lies in front of them (`played`) until the step under the window carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reaction, Reason, Step
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Windows:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        kinds = rules.deck_kinds("items")
        self.first = kinds[0]
        self.names = [rules.kind_names[kind] for kind in kinds]
        self.exists = [
            bool(rules.copies[kind]) and rules.in_game[kind] and rules.with_items for kind in kinds
        ]
        self.play = rules.verb("play", card=self.names).base
        self.decline = rules.verb("decline").base
        self.story_shown = self._window("story-shown", "du.cloak")
        self.hit = self._window("hit", "du.plant", ["plant", "golden-ball"], True)
        self.curse_taken = self._window("curse-taken", "du.cursed-ring")
        self.gain_own = self._window("gain-own", "du.gain-own", ["hazel-branch"])
        self.gain_seen = self._window("gain-seen", "du.cudgel", ["cudgel-in-sack"])
        self.quests_drawn = self._window("quests-drawn", "du.mirror", ["magic-mirror"])
        self.items_drawn = self._window("items-drawn", "du.spirit-in-bottle", ["spirit-in-bottle"])
        self.snake_rolled = self._window("snake-rolled", "du.white-snake", ["white-snake"])
        self.plant = self.number("plant")
        self.golden_ball = self.number("golden-ball")

    def _window(self, name: str, rule: str, items: list[str] | None = None, aimed: bool = False) -> int:
        """A question that these Items answer on others' turns; `aimed` if the seat itself is being hit."""
        reaction = None
        if items is not None:
            numbers = [self.number(item) for item in items]
            plays = {self.play + number: self.first + number for number in numbers}
            reaction = Reaction(self.decline, plays, aimed)
        return self.rules.question(name, self.offer, self.take, rule, self.explain, reaction=reaction)

    def number(self, name: str) -> int:
        """The place of an Item in the deck's list."""
        return self.rules.kind(name) - self.first

    def might(self, state: DiceState, item: int) -> bool:
        """Whether, as far as the whole table knows, somebody may hold this Item."""
        if not self.exists[item]:
            return False
        rules = self.rules
        zones = state.zones
        kind = self.first + item
        if kind in zones[rules.item_discard]:
            return False
        return all([kind not in zones[rules.played + seat] for seat in range(rules.players)])

    def seat_might(self, state: DiceState, seat: int, item: int) -> bool:
        """Whether, as far as the whole table knows, this seat may hold this Item."""
        held = state.zones[self.rules.items + seat]
        if not held:
            return False
        if self.rules.coop:
            return self.first + item in held
        return self.might(state, item)

    def holds(self, state: DiceState, seat: int, item: int) -> bool:
        return self.first + item in state.zones[self.rules.items + seat]

    def mask(self, state: DiceState, items: list[int]) -> int:
        """Which of these Items somebody may hold."""
        found = 0
        for item in items:
            if self.might(state, item):
                found |= 1 << item
        return found

    def open(
        self, match: Match[DiceState], window: int, seats: list[int], mask: int, after: Step, again: int = 0
    ) -> None:
        """Ask all of these seats that may have an answer; `after` comes when they are done."""
        match.then(after)
        if not mask:
            return
        others = 0
        zones = match.state.zones
        for seat in seats:
            held = zones[self.rules.items + seat]
            if held and (not self.rules.coop or self._fits(held, mask)):
                match.ask(seat, (window, mask, again))
                others += seat != match.state.active
        if others:
            match.begin_phase(sealed=True)

    def _fits(self, held: list[int], mask: int) -> bool:
        return any([mask >> (kind - self.first) & 1 for kind in held])

    def offer(self, state: DiceState, seat: int, step: Step) -> list[int]:
        mask = step[1]
        options = [self.decline]
        last = -1
        for kind in state.zones[self.rules.items + seat]:
            item = kind - self.first
            if mask >> item & 1 and item != last:
                options.append(self.play + item)
                last = item
        return options

    def explain(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        item = option - self.play
        if not 0 <= item < len(self.names):
            return []
        if not self.holds(state, seat, item):
            return [Reason("du.items", "no-such-item", {"card": self.names[item]})]
        return [Reason("du.windows", "not-now", {"card": self.names[item]})]

    def take(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.decline:
            return
        item = option - self.play
        self.lay(match, seat, item)
        rest = step[1] & ~(1 << item)
        if step[2] and rest and match.state.zones[self.rules.items + seat]:
            match.ask(seat, (step[0], rest, 1))

    def lay(self, match: Match[DiceState], seat: int, item: int) -> None:
        """Play an Item: it lies open until its effect is done."""
        match.move_kind(self.rules.items + seat, self.first + item, self.rules.played + seat)

    def finish(self, match: Match[DiceState], seat: int, item: int) -> None:
        """An Item that was played has done its work, or was cancelled."""
        match.move_kind(self.rules.played + seat, self.first + item, self.rules.item_discard)

    def has_played(self, state: DiceState, seat: int, item: int) -> bool:
        return self.first + item in state.zones[self.rules.played + seat]

    def player_of(self, state: DiceState, item: int) -> int:
        """Who has played this Item just now, -1 for nobody; clockwise from the active player."""
        for seat in self.rules.around[state.active]:
            if self.has_played(state, seat, item):
                return seat
        return -1

    def open_hit(self, match: Match[DiceState], seats: list[int], tokens: bool, after: Step) -> None:
        """Ask those a card is about to hit for a Plant, and if they lose tokens for a Golden Ball."""
        items = [self.plant, self.golden_ball] if tokens else [self.plant]
        self.open(match, self.hit, seats, self.mask(match.state, items), after)

    def escapes(self, match: Match[DiceState], seat: int) -> bool:
        """Whether a seat has just played a Plant or Golden Ball; the card is then done."""
        for item in (self.plant, self.golden_ball):
            if self.has_played(match.state, seat, item):
                self.finish(match, seat, item)
                return True
        return False
