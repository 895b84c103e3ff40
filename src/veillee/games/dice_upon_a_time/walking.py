"""Phase 3 and the other ways to get somewhere: Hat, Horse, Boots, Rabbit tokens, Stories (du.moving)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import PlaceVerb


@final
class Walking:
    """Asks where a figure goes, and brings it there."""

    #: Lets a place work for a figure that has arrived there, the last argument says whether by a jump.
    work: Callable[[Match[DiceState], int, int, bool], None]

    def __init__(self, rules: DiceBase, reactions: Reactions) -> None:
        self.rules = rules
        self.reactions = reactions
        self.hat = rules.kind("wishing-hat")
        self.horse = rules.kind("golden-horse")
        self.go = PlaceVerb(rules.verb("go", place=rules.land.places))
        self.stay = rules.plain_verb("stay")
        self.follow = rules.seat_verb("follow")
        self.move = rules.step("move", self.run_move, "du.moving")
        self.ask_move = rules.question(
            "move", self.offer_move, self.take_move, "du.moving", self.explain_move
        )
        self.ask_wish = rules.question(
            "wish", self.offer_wish, self.take_go, "du.wishing-hat", self.explain_wish, is_open=True
        )
        self.ask_follow = rules.question(
            "follow", self.offer_follow, self.take_follow, "du.golden-horse", is_open=True
        )
        self.ask_fly = rules.question(
            "fly", self.offer_fly, self.take_fly, "du.word-move", self.explain_wish, is_open=True
        )
        self.ask_walk = rules.question(
            "walk", self.offer_walk, self.take_go, "du.modes", self.explain_walk, is_open=True
        )
        self.ask_boots = rules.question(
            "boots", self.offer_boots, self.take_go, "du.boots", self.explain_boots, is_open=True
        )

    def arrive(self, match: Match[DiceState], seat: int, place: int, jumped: bool = False) -> None:
        """A figure enters a place, which then works."""
        match.state.at[seat] = place
        match.tell("arrives", seat=seat, place=self.rules.land.places[place])
        self.work(match, seat, place, jumped)

    def take_go(self, match: Match[DiceState], seat: int, option: int) -> None:
        self.arrive(match, seat, self.go.place(option))

    # Over the placed die

    def run_move(self, match: Match[DiceState], seat: int) -> None:
        self.begin_move(match, match.state.active)

    def begin_move(self, match: Match[DiceState], seat: int) -> None:
        """Offer the walk over the placed die; a Story that has moved the player takes its place."""
        state = match.state
        hood = state.hood
        state.hood = False
        if state.moved:
            return
        end = self.rules.land.other_end(state.path, state.at[seat])
        if hood:
            if end >= 0:
                self.arrive(match, seat, end)
        elif end >= 0 or self.reactions.seat_might(state, seat, self.hat) or self._might_follow(state, seat):
            match.ask(seat, self.ask_move(end))

    def _might_follow(self, state: DiceState, seat: int) -> bool:
        return self._others_elsewhere(state, seat) and self.reactions.seat_might(state, seat, self.horse)

    def _others_elsewhere(self, state: DiceState, seat: int) -> bool:
        return state.at.count(state.at[seat]) < len(state.at)

    def offer_move(self, state: DiceState, seat: int, end: int) -> list[int]:
        reactions = self.reactions
        options = [self.stay]
        if end >= 0:
            options.append(self.go(end))
        if reactions.holds(state, seat, self.hat):
            options.append(reactions.play(self.hat))
        if reactions.holds(state, seat, self.horse) and self._others_elsewhere(state, seat):
            options.append(reactions.play(self.horse))
        return options

    def explain_move(self, state: DiceState, seat: int, option: int, end: int) -> list[Reason]:
        if option in self.go:
            return [Reason("du.moving", "die-does-not-lead-there", {"place": self._name(option)})]
        return self.reactions.explain(state, seat, option)

    def take_move(self, match: Match[DiceState], seat: int, option: int, end: int) -> None:
        reactions = self.reactions
        if option == reactions.play(self.hat):
            reactions.use(match, seat, self.hat)
            match.state.hat = True
            match.ask(seat, self.ask_wish())
        elif option == reactions.play(self.horse):
            reactions.use(match, seat, self.horse)
            match.ask(seat, self.ask_follow())
        elif option != self.stay:
            self.arrive(match, seat, self.go.place(option))

    def _name(self, option: int) -> str:
        return self.rules.land.places[self.go.place(option)]

    # The Wishing Hat, the Golden Horse, and flights of Stories

    def offer_wish(self, state: DiceState, seat: int) -> list[int]:
        here = state.at[seat]
        return self.go.each([place for place in self.rules.land.common if place != here])

    def explain_wish(self, state: DiceState, seat: int, option: int) -> list[Reason]:
        if option not in self.go:
            return []
        if self.go.place(option) == state.at[seat]:
            return [Reason("du.moving", "already-there", {"place": self._name(option)})]
        return [Reason("du.king-and-fairy", "only-on-foot", {"place": self._name(option)})]

    def offer_follow(self, state: DiceState, seat: int) -> list[int]:
        here = state.at[seat]
        return self.follow.each([other for other, place in enumerate(state.at) if place != here])

    def take_follow(self, match: Match[DiceState], seat: int, option: int) -> None:
        self.arrive(match, seat, match.state.at[self.follow.seat(option)])

    def offer_fly(self, state: DiceState, seat: int) -> list[int]:
        return [self.stay, *self.offer_wish(state, seat)]

    def take_fly(self, match: Match[DiceState], seat: int, option: int) -> None:
        if option != self.stay:
            match.state.moved = True
            self.arrive(match, seat, self.go.place(option))

    # Walks that are a turn's mode

    def offer_walk(self, state: DiceState, seat: int) -> list[int]:
        return self.go.each(self.rules.land.neighbours[state.at[seat]])

    def offer_boots(self, state: DiceState, seat: int) -> list[int]:
        return self.go.each(self.rules.land.within_two[state.at[seat]])

    def explain_walk(self, state: DiceState, seat: int, option: int) -> list[Reason]:
        return self._explain_walk(state, seat, option, "du.modes", 1)

    def explain_boots(self, state: DiceState, seat: int, option: int) -> list[Reason]:
        return self._explain_walk(state, seat, option, "du.boots", 2)

    def _explain_walk(self, state: DiceState, seat: int, option: int, rule: str, paths: int) -> list[Reason]:
        """Why a place is not within so many paths."""
        if option not in self.go:
            return []
        if self.go.place(option) == state.at[seat]:
            return [Reason(rule, "already-there", {"place": self._name(option)})]
        return [Reason("du.modes", "too-far", {"place": self._name(option), "paths": paths})]
