"""Whose turn it is, and how a turn begins: pass, prepare, choose a mode (du.turn, du.modes)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.board import ASIDE, RESERVE
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

#: Whether anything has been used since the turn began; without dice it must then be taken.
NOTHING_USED: Final = 0
SOMETHING_USED: Final = 1


@final
class Turns:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.use = rules.verb("die", die=rules.board.dice).base
        self.give_up = rules.verb("pass").base
        self.wait = rules.verb("wait").base
        self.rabbit = rules.verb("rabbit").base
        self.sleep = rules.verb("sleep").base
        self.name_value = rules.verb("crystal-ball", value=["1", "2", "3", "4", "5", "6"]).base
        self.hood = rules.verb("red-hood").base
        self.musicians = rules.verb("musicians").base
        self.next_turn = rules.step("next-turn", self.run_next_turn, "du.turn")
        self.resume = rules.step("turn", self.run_turn, "du.turn")
        self.go_on = rules.step("go-on", self.run_go_on, "du.turn-start")
        self.ask_turn = rules.question("turn", self.offer_turn, self.take_turn, "du.turn", self.explain_turn)

    def run_next_turn(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Offer a turn to the next seat that can have one; a round without any ends the chapter."""
        rules = self.rules
        state = match.state
        match.end_turn()
        while state.idle < rules.players:
            state.active = (state.active + 1) % rules.players
            if not state.passed[state.active] and self.can_act(state, state.active):
                self.run_turn(match, seat, step)
                return
            state.idle += 1
        match.then((rules.chapters.end,))

    def run_turn(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """The active player's turn, from its beginning."""
        state = match.state
        state.path = -1
        state.double = False
        state.moved = False
        state.hat = False
        state.met = 0
        match.then((self.next_turn,))
        match.ask(state.active, (self.ask_turn, NOTHING_USED))

    def can_act(self, state: DiceState, seat: int) -> bool:
        """Whether, as far as the table knows, a seat that has not passed may have a turn."""
        if RESERVE in state.lies[seat] or state.rabbits[seat]:
            return True
        rules = self.rules
        own = rules.own_items
        if rules.windows.seat_might(state, seat, own.boots):
            return True
        return bool(rules.words.used_dice(state, seat)) and rules.windows.seat_might(
            state, seat, own.blue_light
        )

    # What can be chosen

    def offer_turn(self, state: DiceState, seat: int, step: Step) -> list[int]:
        lies, faces = state.lies[seat], state.faces[seat]
        can_place = self.rules.placing.can_place
        options = [
            self.use + die
            for die in range(len(lies))
            if lies[die] == RESERVE
            and can_place(state, seat, faces[die], state.extra, state.ball, state.hood)
        ]
        has_dice = RESERVE in lies
        if not (state.ball or state.extra or state.hood):
            if has_dice:
                options.append(self.give_up)
            elif step[1] == NOTHING_USED:
                options.append(self.wait)
            if state.rabbits[seat]:
                options.append(self.rabbit)
            self._add_items(state, seat, has_dice, options)
            if has_dice or state.rabbits[seat]:
                self._add_abilities(state, seat, options)
        if has_dice:
            self._add_preparations(state, seat, options)
        return options

    def _add_items(self, state: DiceState, seat: int, has_dice: bool, options: list[int]) -> None:
        """Items that open a turn; without dice and Rabbit token only those that bring one."""
        held = state.zones[self.rules.items + seat]
        if not held:
            return
        windows = self.rules.windows
        own = self.rules.own_items
        if windows.first + own.boots in held:
            options.append(windows.play + own.boots)
        if windows.first + own.blue_light in held and self.rules.words.used_dice(state, seat):
            options.append(windows.play + own.blue_light)
        if has_dice and windows.first + own.wool in held:
            options.append(windows.play + own.wool)
        if (has_dice or state.rabbits[seat]) and own.can_bestow(state, seat):
            options.append(windows.play + own.ring)

    def _add_abilities(self, state: DiceState, seat: int, options: list[int]) -> None:
        """Abilities of characters before a mode is chosen, and Sleeping Beauty's mode."""
        if not state.zones[self.rules.heroes + seat]:
            return
        heroes = self.rules.characters
        if heroes.is_fresh(state, seat, heroes.tailor):
            options += [heroes.swat + socket for socket in heroes.swattable(state)]
        options += heroes.conversions(state, seat)
        if heroes.can_swap(state, seat):
            options.append(heroes.swap)
        if heroes.can_sleep(state, seat):
            options.append(self.sleep)

    def _add_preparations(self, state: DiceState, seat: int, options: list[int]) -> None:
        """What changes the placement to come, as long as some die can then be placed."""
        rules = self.rules
        heroes, own, windows = rules.characters, rules.own_items, rules.windows
        held = state.zones[rules.items + seat]
        if heroes.is_fresh(state, seat, heroes.musicians) and self._with(
            state, seat, state.extra + 1, state.ball, False
        ):
            options.append(self.musicians)
        if heroes.is_fresh(state, seat, heroes.hood) and self._with(
            state, seat, state.extra, state.ball, True
        ):
            options.append(self.hood)
        if windows.first + own.beans in held and self._with(
            state, seat, state.extra + 1, state.ball, state.hood
        ):
            options.append(windows.play + own.beans)
        if windows.first + own.ball in held and not state.ball:
            options += [
                self.name_value + value - 1
                for value in range(1, 7)
                if self._with(state, seat, state.extra, value, state.hood)
            ]

    def _with(self, state: DiceState, seat: int, extra: int, ball: int, hood: bool) -> bool:
        """Whether some unused die could be placed with these preparations."""
        faces, lies = state.faces[seat], state.lies[seat]
        can_place = self.rules.placing.can_place
        for die in range(len(lies)):
            if lies[die] == RESERVE and can_place(state, seat, faces[die], extra, ball, hood):
                return True
        return False

    def explain_turn(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        """Why a turn cannot begin so."""
        rules = self.rules
        lies = state.lies[seat]
        die = option - self.use
        if 0 <= die < len(lies):
            name = rules.board.dice[die]
            if lies[die] != RESERVE:
                message = "die-aside" if lies[die] == ASIDE else "die-not-in-reserve"
                return [Reason("du.placing", message, {"die": name})]
            return [Reason("du.placing", "no-socket", {"die": name})]
        dice = lies.count(RESERVE)
        prepared = state.ball or state.extra or state.hood
        reasons = {
            self.rabbit: Reason("du.rabbit", "no-rabbit-token"),
            self.sleep: Reason("du.sleeping-beauty", "cannot-sleep", {"dice": dice}),
            self.wait: Reason("du.turn", "dice-left", {"dice": dice})
            if dice
            else Reason("du.turn-start", "turn-begun"),
            self.give_up: Reason("du.turn", "place-first" if prepared else "nothing-to-pass"),
        }
        return [reasons[option]] if option in reasons else rules.windows.explain(state, seat, step, option)

    # What happens then

    def end_of_turn(self, match: Match[DiceState]) -> None:
        """A turn is being taken: phases 4 and 5 will follow."""
        match.state.idle = 0
        match.then((self.rules.phase_quests.phase,))
        match.then((self.rules.trades.encounter,))

    def run_go_on(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """The turn goes on where it was."""
        match.ask(match.state.active, (self.ask_turn, SOMETHING_USED))

    def take_turn(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        state = match.state
        die = option - self.use
        if 0 <= die < len(state.lies[seat]):
            match.ask(seat, (self.rules.placing.ask_socket, die))
        elif option == self.give_up:
            state.passed[seat] = True
            state.idle += 1
        elif option == self.wait:
            state.idle += 1
        elif option == self.rabbit:
            state.rabbits[seat] -= 1
            state.rabbit_supply += 1
            self.end_of_turn(match)
            match.ask(seat, (self.rules.walking.ask_walk,))
        elif option == self.sleep:
            self.end_of_turn(match)
            match.ask(seat, (self.rules.characters.ask_sleep, -1, 2))
        elif 0 <= option - self.rules.windows.play < len(self.rules.windows.names):
            self._play(match, seat, option - self.rules.windows.play)
        else:
            self._prepare(match, seat, option)

    def _play(self, match: Match[DiceState], seat: int, item: int) -> None:
        rules = self.rules
        own = rules.own_items
        if item == own.boots:
            own.use(match, seat, item)
            self.end_of_turn(match)
            match.ask(seat, (rules.walking.ask_boots,))
            return
        match.then((self.go_on,))
        if item == own.ring:
            rules.windows.lay(match, seat, item)
            match.ask(seat, (own.ask_bestow,))
            return
        own.use(match, seat, item)
        if item == own.blue_light:
            match.ask(seat, (own.ask_fetch,))
        elif item == own.wool:
            match.ask(seat, (rules.rolls.ask_reroll, 0))
        else:
            match.state.extra += 1

    def _prepare(self, match: Match[DiceState], seat: int, option: int) -> None:
        """Abilities and preparations that leave the turn where it was."""
        rules = self.rules
        heroes = rules.characters
        state = match.state
        match.ask(seat, (self.ask_turn, SOMETHING_USED))
        if option == self.hood:
            state.hood = True
            state.used[seat] = True
        elif option == self.musicians:
            state.extra += 1
            state.used[seat] = True
        elif option == heroes.swap:
            match.ask(seat, (heroes.ask_give,))
        elif heroes.is_conversion(option):
            heroes.do_convert(match, seat, option)
        elif 0 <= option - heroes.swat < len(rules.board.sockets):
            heroes.do_swat(match, seat, option - heroes.swat)
        else:
            rules.own_items.use(match, seat, rules.own_items.ball)
            state.ball = option - self.name_value + 1
            match.tell("names-value", seat=seat, value=state.ball)
