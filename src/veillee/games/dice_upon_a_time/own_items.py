"""Items that the active player plays when the turn begins: Wool, Blue Light, Ring, Boots (du.turn-start)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.rolls import Rolls
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import DieVerb
from veillee.games.dice_upon_a_time.walking import Walking


@final
class OwnItems:
    """Offers these Items, and does what they say."""

    def __init__(self, rules: DiceBase, reactions: Reactions, rolls: Rolls, walking: Walking) -> None:
        self.rules = rules
        self.reactions = reactions
        self.rolls = rolls
        self.walking = walking
        self.wool = rules.kind("ball-of-wool")
        self.blue_light = rules.kind("blue-light")
        self.ring = rules.kind("cursed-ring")
        self.boots = rules.kind("seven-league-boots")
        self._plays: dict[int, Callable[[Match[DiceState], int], None]] = {
            self.wool: self.play_wool,
            self.blue_light: self.play_blue_light,
            self.ring: self.play_ring,
            self.boots: self.play_boots,
        }
        self.bestow = rules.curse_seat_verb("bestow")
        self.fetch = DieVerb(rules.verb("fetch", die=rules.dice.names))
        self.ring_window = rules.step("ring-window", self.run_ring_window, "du.cursed-ring")
        self.bestowed = rules.step("bestowed", self.run_bestowed, "du.cursed-ring")
        self.ask_bestow = rules.question(
            "bestow", self.offer_bestow, self.take_bestow, "du.cursed-ring", is_open=True
        )
        self.ask_fetch = rules.question(
            "fetch", self.offer_fetch, self.take_fetch, "du.blue-light", is_open=True
        )

    def offer(self, state: DiceState, seat: int, has_dice: bool) -> list[int]:
        """Items that open a turn; without dice and Rabbit token only those that bring one."""
        held = state.zones[self.rules.items[seat]]
        if not held:
            return []
        found: list[int] = []
        if self.boots in held:
            found.append(self.boots)
        if self.blue_light in held and state.used_dice(seat):
            found.append(self.blue_light)
        if has_dice and self.wool in held:
            found.append(self.wool)
        if (has_dice or state.rabbits[seat]) and self.can_bestow(state, seat):
            found.append(self.ring)
        return self.reactions.play.each(found)

    def play(self, match: Match[DiceState], seat: int, item: int) -> None:
        self._plays[item](match, seat)

    # Ball of Wool: reroll unused dice

    def play_wool(self, match: Match[DiceState], seat: int) -> None:
        self.reactions.use(match, seat, self.wool)
        match.ask(seat, self.rolls.ask_reroll(0))

    # Seven-League Boots: walk one or two paths instead of placing a die

    def play_boots(self, match: Match[DiceState], seat: int) -> None:
        self.reactions.use(match, seat, self.boots)
        match.ask(seat, self.walking.ask_boots())

    # Cursed Ring: hand a Curse on

    def can_bestow(self, state: DiceState, seat: int) -> bool:
        return self.reactions.holds(state, seat, self.ring) and bool(self.rules.curses_of(state, seat))

    def play_ring(self, match: Match[DiceState], seat: int) -> None:
        """It lies open until the Curse has reached somebody, or not."""
        self.reactions.lay(match, seat, self.ring)
        match.ask(seat, self.ask_bestow())

    def offer_bestow(self, state: DiceState, seat: int) -> list[int]:
        return [
            self.bestow.of(curse, other)
            for curse in dict.fromkeys(self.rules.curses_of(state, seat))
            for other in range(self.rules.players)
            if other != seat
        ]

    def take_bestow(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.then(self.ring_window(seat, self.bestow.curse(option), self.bestow.seat(option)))

    def run_ring_window(
        self, match: Match[DiceState], seat: int, giver: int, curse: int, receiver: int
    ) -> None:
        self.reactions.open_hit(match, [receiver], False, self.bestowed(giver, curse, receiver))

    def run_bestowed(self, match: Match[DiceState], seat: int, giver: int, curse: int, receiver: int) -> None:
        rules = self.rules
        if not self.reactions.escapes(match, receiver):
            match.move_kind(rules.kept[giver], curse, rules.kept[receiver])
        self.reactions.finish(match, giver, self.ring)

    # Blue Light: take a used die back

    def play_blue_light(self, match: Match[DiceState], seat: int) -> None:
        self.reactions.use(match, seat, self.blue_light)
        match.ask(seat, self.ask_fetch())

    def offer_fetch(self, state: DiceState, seat: int) -> list[int]:
        return self.fetch.each(state.used_dice(seat))

    def take_fetch(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.state.take_back(seat, self.fetch.die(option))
