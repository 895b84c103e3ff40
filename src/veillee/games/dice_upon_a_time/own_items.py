"""Items that the active player plays when the turn begins: Wool, Blue Light, Ring, Boots (du.turn-start)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class OwnItems:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        number = rules.windows.number
        self.wool = number("ball-of-wool")
        self.blue_light = number("blue-light")
        self.ring = number("cursed-ring")
        self.boots = number("seven-league-boots")
        self.ball = number("crystal-ball")
        self.beans = number("magic-beans")
        self.bestow = rules.verb("bestow", card=rules.tasks.curse_names, seat=rules.seat_names).base
        self.fetch = rules.verb("fetch", die=rules.board.dice).base
        self.ring_window = rules.step("ring-window", self.run_ring_window, "du.cursed-ring")
        self.bestowed = rules.step("bestowed", self.run_bestowed, "du.cursed-ring")
        self.ask_bestow = rules.question(
            "bestow", self.offer_bestow, self.take_bestow, "du.cursed-ring", is_open=True
        )
        self.ask_fetch = rules.question(
            "fetch", self.offer_fetch, self.take_fetch, "du.blue-light", is_open=True
        )

    def use(self, match: Match[DiceState], seat: int, item: int) -> None:
        """Play an Item whose effect is done at once."""
        self.rules.windows.lay(match, seat, item)
        self.rules.windows.finish(match, seat, item)

    # The Cursed Ring

    def can_bestow(self, state: DiceState, seat: int) -> bool:
        return self.rules.windows.holds(state, seat, self.ring) and bool(self.rules.words.curses(state, seat))

    def offer_bestow(self, state: DiceState, seat: int, step: Step) -> list[int]:
        rules = self.rules
        number = rules.tasks.curse_number
        return [
            self.bestow + number[kind] * rules.players + other
            for kind in dict.fromkeys(rules.words.curses(state, seat))
            for other in range(rules.players)
            if other != seat
        ]

    def take_bestow(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        curse, receiver = divmod(option - self.bestow, self.rules.players)
        match.then((self.ring_window, seat, self.rules.tasks.curses[curse], receiver))

    def run_ring_window(self, match: Match[DiceState], seat: int, step: Step) -> None:
        after = (self.bestowed, *step[1:])
        self.rules.windows.open_hit(match, [step[3]], False, after)

    def run_bestowed(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        _, giver, curse, receiver = step
        if not rules.windows.escapes(match, receiver):
            match.move_kind(rules.kept + giver, curse, rules.kept + receiver)
        rules.windows.finish(match, giver, self.ring)

    # Blue Light

    def offer_fetch(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.fetch + die for die in self.rules.words.used_dice(state, seat)]

    def take_fetch(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        self.rules.words.take_back(match.state, seat, option - self.fetch)
