"""Phase 3 and the other ways to get somewhere: Hat, Horse, Boots, Rabbit tokens, Stories (du.moving)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Walking:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.hat = rules.windows.number("wishing-hat")
        self.horse = rules.windows.number("golden-horse")
        self.go = rules.verb("go", place=rules.board.places).base
        self.stay = rules.verb("stay").base
        self.follow = rules.verb("follow", seat=rules.seat_names).base
        self.move = rules.step("move", self.run_move, "du.moving")
        self.ask_move = rules.question(
            "move", self.offer_move, self.take_move, "du.moving", self.explain_move
        )
        self.ask_wish = rules.question(
            "wish", self.offer_wish, self.take_wish, "du.wishing-hat", self.explain_wish, is_open=True
        )
        self.ask_follow = rules.question(
            "follow", self.offer_follow, self.take_follow, "du.golden-horse", is_open=True
        )
        self.ask_fly = rules.question(
            "fly", self.offer_fly, self.take_fly, "du.word-move", self.explain_wish, is_open=True
        )
        self.ask_walk = rules.question(
            "walk", self.offer_walk, self.take_walk, "du.modes", self.explain_walk, is_open=True
        )
        self.ask_boots = rules.question(
            "boots", self.offer_boots, self.take_walk, "du.boots", self.explain_walk, is_open=True
        )

    def arrive(self, match: Match[DiceState], seat: int, place: int, jumped: bool = False) -> None:
        """A figure enters a place, which then works."""
        match.state.at[seat] = place
        match.tell("arrives", seat=seat, place=self.rules.board.places[place])
        self.rules.places.work(match, seat, place, jumped)

    def run_move(self, match: Match[DiceState], seat: int, step: Step) -> None:
        self.begin_move(match, match.state.active)

    def begin_move(self, match: Match[DiceState], seat: int) -> None:
        """Offer the walk over the placed die; a Story that has moved the player takes its place."""
        state = match.state
        hood = state.hood
        state.hood = False
        if state.moved:
            return
        windows = self.rules.windows
        end = self.rules.board.other_end(state.path, state.at[seat])
        if hood:
            if end >= 0:
                self.arrive(match, seat, end)
        elif end >= 0 or windows.seat_might(state, seat, self.hat) or self._might_follow(state, seat):
            match.ask(seat, (self.ask_move, end))

    def _might_follow(self, state: DiceState, seat: int) -> bool:
        return self._others_elsewhere(state, seat) and self.rules.windows.seat_might(state, seat, self.horse)

    def _others_elsewhere(self, state: DiceState, seat: int) -> bool:
        return state.at.count(state.at[seat]) < len(state.at)

    def offer_move(self, state: DiceState, seat: int, step: Step) -> list[int]:
        windows = self.rules.windows
        options = [self.stay]
        if step[1] >= 0:
            options.append(self.go + step[1])
        if windows.holds(state, seat, self.hat):
            options.append(windows.play + self.hat)
        if windows.holds(state, seat, self.horse) and self._others_elsewhere(state, seat):
            options.append(windows.play + self.horse)
        return options

    def explain_move(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        board = self.rules.board
        place = option - self.go
        if 0 <= place < len(board.places):
            return [Reason("du.moving", "die-does-not-lead-there", {"place": board.places[place]})]
        return self.rules.windows.explain(state, seat, step, option)

    def take_move(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        windows = self.rules.windows
        if option == self.stay:
            return
        if option == windows.play + self.hat:
            windows.lay(match, seat, self.hat)
            windows.finish(match, seat, self.hat)
            match.state.hat = True
            match.ask(seat, (self.ask_wish,))
        elif option == windows.play + self.horse:
            windows.lay(match, seat, self.horse)
            windows.finish(match, seat, self.horse)
            match.ask(seat, (self.ask_follow,))
        else:
            self.arrive(match, seat, option - self.go)

    def offer_wish(self, state: DiceState, seat: int, step: Step) -> list[int]:
        here = state.at[seat]
        return [self.go + place for place in self.rules.board.common if place != here]

    def explain_wish(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        board = self.rules.board
        place = option - self.go
        if not 0 <= place < len(board.places):
            return []
        if place == state.at[seat]:
            return [Reason("du.moving", "already-there", {"place": board.places[place]})]
        return [Reason("du.king-and-fairy", "only-on-foot", {"place": board.places[place]})]

    def take_wish(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        self.arrive(match, seat, option - self.go)

    def offer_follow(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.follow + s for s, place in enumerate(state.at) if place != state.at[seat]]

    def take_follow(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        self.arrive(match, seat, match.state.at[option - self.follow])

    def offer_fly(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.stay, *self.offer_wish(state, seat, step)]

    def take_fly(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option != self.stay:
            match.state.moved = True
            self.arrive(match, seat, option - self.go)

    # Walks that are a turn's mode

    def offer_walk(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.go + place for place in self.rules.board.neighbours[state.at[seat]]]

    def offer_boots(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.go + place for place in self.rules.board.within_two[state.at[seat]]]

    def explain_walk(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        board = self.rules.board
        place = option - self.go
        if not 0 <= place < len(board.places):
            return []
        boots = step[0] == self.ask_boots
        if place == state.at[seat]:
            rule = "du.boots" if boots else "du.modes"
            return [Reason(rule, "already-there", {"place": board.places[place]})]
        paths = 2 if boots else 1
        return [Reason("du.modes", "too-far", {"place": board.places[place], "paths": paths})]

    def take_walk(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        self.arrive(match, seat, option - self.go)
