"""Whose turn it is, and how it goes: pass, prepare, choose a mode, then its phases (du.turn, du.modes)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Declared, Match, Reason
from veillee.core.ahead import Ahead
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.characters import Characters
from veillee.games.dice_upon_a_time.dice import ASIDE, FACES, RESERVE
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.fulfilling import Fulfilling
from veillee.games.dice_upon_a_time.own_items import OwnItems
from veillee.games.dice_upon_a_time.placing import Placing
from veillee.games.dice_upon_a_time.preparations import Preparations
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.spirits import Spirits
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.trades import Trades
from veillee.games.dice_upon_a_time.turn_ahead import TurnAhead
from veillee.games.dice_upon_a_time.verbs import DieVerb
from veillee.games.dice_upon_a_time.walking import Walking

#: Whether anything has been used since the turn began; without dice it must then be taken.
NOTHING_USED: Final = 0
SOMETHING_USED: Final = 1


@final
class Turns:
    """Joins the phases of a turn: placing, the face, walking and the place, encounters, fulfilling."""

    #: What follows when nobody can have a turn any more.
    after_turns: Declared[[]]
    #: Says what a turn can be as one move.
    turn_ahead: TurnAhead

    def __init__(
        self,
        rules: DiceBase,
        *,
        events: Events,
        reactions: Reactions,
        spirits: Spirits,
        placing: Placing,
        walking: Walking,
        own_items: OwnItems,
        characters: Characters,
        fulfilling: Fulfilling,
        trades: Trades,
    ) -> None:
        self.rules = rules
        self.events = events
        self.reactions = reactions
        self.spirits = spirits
        self.placing = placing
        self.walking = walking
        self.own_items = own_items
        self.characters = characters
        self.fulfilling = fulfilling
        self.trades = trades
        self.use = DieVerb(rules.verb("die", die=rules.dice.names))
        self.give_up = rules.plain_verb("pass")
        self.wait = rules.plain_verb("wait")
        self.rabbit = rules.plain_verb("rabbit")
        self.sleep = rules.plain_verb("sleep")
        self.preparations = Preparations(rules, reactions, placing)
        #: What a turn can be, besides placing a die and playing an Item.
        self._modes: dict[int, Callable[[Match[DiceState], int], None]] = {
            self.give_up: self.do_pass,
            self.wait: self.do_wait,
            self.rabbit: self.do_rabbit,
            self.sleep: self.do_sleep,
        }
        self.next_turn = rules.step("next-turn", self.run_next_turn, "du.turn")
        self.resume = rules.step("turn", self.run_turn, "du.turn")
        self.go_on = rules.step("go-on", self.run_go_on, "du.turn-start")
        self.ask_turn = rules.question(
            "turn", self.offer_turn, self.take_turn, "du.turn", self.explain_turn, ahead=self.ahead
        )

    def run_next_turn(self, match: Match[DiceState], seat: int) -> None:
        """Offer a turn to the next seat that can have one; a round without any ends the chapter."""
        players, state = self.rules.players, match.state
        match.end_turn()
        while state.idle < players:
            state.active = (state.active + 1) % players
            if not state.passed[state.active] and self.can_act(state, state.active):
                self.run_turn(match, seat)
                return
            state.idle += 1
        match.then(self.after_turns())

    def run_turn(self, match: Match[DiceState], seat: int) -> None:
        """The active player's turn, from its beginning."""
        state = match.state
        state.path = -1
        state.double = False
        state.moved = False
        state.hat = False
        state.met = 0
        match.then(self.next_turn())
        match.ask(state.active, self.ask_turn(NOTHING_USED))

    def run_go_on(self, match: Match[DiceState], seat: int) -> None:
        """The turn goes on where it was."""
        match.ask(match.state.active, self.ask_turn(SOMETHING_USED))

    def can_act(self, state: DiceState, seat: int) -> bool:
        """Whether, as far as the table knows, a seat that has not passed may have a turn."""
        if state.has_dice(seat) or state.rabbits[seat]:
            return True
        own, reactions = self.own_items, self.reactions
        if reactions.seat_might(state, seat, own.boots):
            return True
        return bool(state.used_dice(seat)) and reactions.seat_might(state, seat, own.blue_light)

    # What can be chosen

    def offer_turn(self, state: DiceState, seat: int, used: int) -> list[int]:
        dice = self.placing.placeable(state, seat, state.extra, state.ball, state.hood)
        options = self.use.each(dice)
        has_dice = state.has_dice(seat)
        if not self.preparations.begun(state):
            if has_dice:
                options.append(self.give_up)
            elif used == NOTHING_USED:
                options.append(self.wait)
            if state.rabbits[seat]:
                options.append(self.rabbit)
            options += self.own_items.offer(state, seat, has_dice)
            if has_dice or state.rabbits[seat]:
                options += self._abilities(state, seat)
        if has_dice:
            options += self.preparations.offer(state, seat)
        return options

    def _abilities(self, state: DiceState, seat: int) -> list[int]:
        """Abilities of characters before a mode is chosen, and Sleeping Beauty's mode."""
        if not state.zones[self.rules.heroes[seat]]:
            return []
        options = self.characters.offer(state, seat)
        if self.characters.can_sleep(state, seat):
            options.append(self.sleep)
        return options

    def ahead(self, state: DiceState, seat: int, used: int) -> Ahead:
        return self.turn_ahead.of(state, seat, self.offer_turn(state, seat, used), self.use)

    def explain_turn(self, state: DiceState, seat: int, option: int, used: int) -> list[Reason]:
        """Why a turn cannot begin so."""
        if option in self.use:
            return [self._explain_die(state, seat, self.use.die(option))]
        if option in self.placing.place:
            return self.placing.explain_before(state, seat, option)
        dice = state.lies[seat].count(RESERVE)
        prepared = self.preparations.begun(state)
        reasons = {
            self.rabbit: Reason("du.rabbit", "no-rabbit-token"),
            self.sleep: Reason("du.sleeping-beauty", "cannot-sleep", {"dice": dice}),
            self.wait: Reason("du.turn", "dice-left", {"dice": dice})
            if dice
            else Reason("du.turn-start", "turn-begun"),
            self.give_up: Reason("du.turn", "place-first" if prepared else "nothing-to-pass"),
        }
        return [reasons[option]] if option in reasons else self.reactions.explain(state, seat, option)

    def _explain_die(self, state: DiceState, seat: int, die: int) -> Reason:
        name, lies = self.rules.dice.names[die], state.lies[seat][die]
        if lies == RESERVE:
            return Reason("du.placing", "no-socket", {"die": name})
        message = "die-aside" if lies == ASIDE else "die-not-in-reserve"
        return Reason("du.placing", message, {"die": name})

    # What happens then

    def take_turn(self, match: Match[DiceState], seat: int, option: int, used: int) -> None:
        if option in self.use:
            match.ask(seat, self.placing.ask_socket(self.use.die(option)))
        elif option in self._modes:
            self._modes[option](match, seat)
        elif option in self.reactions.play:
            self._play(match, seat, self.reactions.play.card(option))
        else:
            match.ask(seat, self.ask_turn(SOMETHING_USED))
            if option in self.preparations:
                self.preparations.take(match, seat, option)
            else:
                self.characters.take(match, seat, option)

    def _play(self, match: Match[DiceState], seat: int, item: int) -> None:
        """Boots are a turn's mode; other Items leave it where it was."""
        if item == self.own_items.boots:
            self.end_of_turn(match)
        else:
            match.then(self.go_on())
        if item == self.preparations.beans:
            self.preparations.do_beans(match, seat)
        else:
            self.own_items.play(match, seat, item)

    def do_pass(self, match: Match[DiceState], seat: int) -> None:
        match.state.passed[seat] = True
        match.state.idle += 1

    def do_wait(self, match: Match[DiceState], seat: int) -> None:
        match.state.idle += 1

    def do_rabbit(self, match: Match[DiceState], seat: int) -> None:
        """Walk for a Rabbit token."""
        match.state.rabbits[seat] -= 1
        match.state.rabbit_supply += 1
        self.end_of_turn(match)
        match.ask(seat, self.walking.ask_walk())

    def do_sleep(self, match: Match[DiceState], seat: int) -> None:
        """Sleeping Beauty walks for two dice."""
        self.end_of_turn(match)
        self.characters.begin_sleep(match, seat)

    def end_of_turn(self, match: Match[DiceState]) -> None:
        """A turn is being taken: encounters and fulfilling will end it."""
        match.state.idle = 0
        match.then(self.fulfilling.phase())
        match.then(self.trades.encounter())

    def after_placing(self, match: Match[DiceState], seat: int, face: int, socket: int) -> None:
        """A die has been placed; then come the Wolf, the face, the walk."""
        land = self.rules.land
        self.end_of_turn(match)
        match.tell("places", seat=seat, face=FACES[face], socket=land.sockets[socket])
        works = face in self.events.now(match.state).working
        if not works and socket != land.wolf:
            self.walking.begin_move(match, seat)
            return
        match.then(self.walking.move())
        if works:
            match.then(self.placing.face(face))
        if socket == land.wolf:
            self.spirits.wake_wolf(match, seat)
