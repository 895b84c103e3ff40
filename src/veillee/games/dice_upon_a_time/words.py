"""The effect words of the cards: each is one small method, called by its name in the data (du.words)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.board import ASIDE, RESERVE, SNAKE_DIE, TOKENS, value_of
from veillee.games.dice_upon_a_time.losses import Losses
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tasks import WORDS, Effect

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

Word = Callable[[Match[DiceState], int, Effect], None]
Possible = Callable[[DiceState, int, Effect], bool]


@final
class Words:
    """Carries out effects for a seat; `possible` says whether a Misfortune's option can be chosen."""

    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.losses = Losses(rules)
        self.effects = rules.tasks.effects
        handlers: dict[str, Word] = {
            "gain": self.gain,
            "gain-any": self.gain_any,
            "draw-magic": self.draw_magic,
            "draw-quest": self.draw_quest,
            "rabbit-token": self.rabbit_token,
            "may-move": self.may_move,
            "recover-die": self.recover_die,
            "reroll": self.reroll,
            "lift-curse": self.lift_curse,
            "take-token": self.take_token,
            "lose": self.losses.lose,
            "lose-any": self.losses.lose_any,
            "lose-magic": self.losses.lose_magic,
            "lose-unused-die": self.losses.lose_unused_die,
            "lower-die": self.losses.lower_die,
            "return-quest": self.losses.return_quest,
            "move-to": self.move_to,
            "left-takes-token": self.losses.left_takes_token,
            "right-takes-magic": self.losses.right_takes_magic,
            "others-gain": self.others_gain,
            "others-draw-magic": self.others_draw_magic,
            "others-recover-die": self.others_recover_die,
            "poorest-gains-any": self.poorest_gains_any,
            "poorest-draws-quest": self.poorest_draws_quest,
        }
        self.handlers = [handlers[word] for word in WORDS]
        self.move_word = WORDS.index("move-to")
        self.recover = rules.verb("recover", die=rules.board.dice).base
        self.leave = rules.verb("leave-dice").base
        self.lift = rules.verb("lift", card=rules.tasks.curse_names).base
        self.favour = rules.verb("favour", seat=rules.seat_names).base
        self.do = rules.step("effect", self.run_effect, "du.words")
        self.recovering = rules.step("recover", self.run_recover, "du.word-recover")
        self.ask_recover = rules.question(
            "recover", self.offer_recover, self.take_recover, "du.word-recover", is_open=True
        )
        self.ask_lift = rules.question("lift", self.offer_lift, self.take_lift, "du.word-lift", is_open=True)
        self.ask_favour = rules.question(
            "favour", self.offer_favour, self.take_favour, "du.word-poorest", is_open=True
        )

    def begin(self, match: Match[DiceState], seat: int, effects: list[int]) -> None:
        """Put the effects of a card on the agenda, the first on top."""
        for effect in reversed(effects):
            match.then((self.do, seat, effect))

    def run_effect(self, match: Match[DiceState], seat: int, step: Step) -> None:
        self.run(match, step[1], step[2])

    def run(self, match: Match[DiceState], seat: int, number: int) -> None:
        effect = self.effects[number]
        self.handlers[effect.word](match, seat, effect)

    def instead(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        """An effect that cannot be: the other one of its card takes its place."""
        if effect.otherwise >= 0:
            self.run(match, seat, effect.otherwise)

    def others(self, seat: int) -> list[int]:
        return self.rules.around[seat][1:]

    # Gains

    def gain(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        gold, apple, bread = effect.tokens
        self.rules.gains.give(match, seat, gold, apple, bread)

    def gain_any(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.rules.gains.choose(match, seat, effect.number)

    def others_gain(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        for other in self.others(seat):
            for kind in range(len(TOKENS)):
                match.state.gains[other][kind] += effect.tokens[kind]
        self.rules.gains.begin(match)

    def draw_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.rules.items_deck.draw(match, [seat], effect.number)

    def others_draw_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.rules.items_deck.draw(match, self.others(seat), effect.number)

    def draw_quest(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.rules.drawing.begin(match, seat, effect.number, effect.number)

    def rabbit_token(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.rules.spirits.take_rabbits(match.state, seat, effect.number)

    def take_token(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if not self.losses.begin_robbing(match, seat):
            self.instead(match, seat, effect)

    # The poorest

    def poorest(self, state: DiceState) -> list[int]:
        """Who has the fewest Adventure Points in fulfilled Quests."""
        rules = self.rules
        of = rules.tasks.of
        points = [sum([of[kind].ap for kind in state.zones[rules.done + s]]) for s in range(rules.players)]
        return [s for s in range(rules.players) if points[s] == min(points)]

    def poorest_gains_any(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.ask_favour, effect.number, 0))

    def poorest_draws_quest(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.ask_favour, effect.number, 1))

    def offer_favour(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.favour + poor for poor in self.poorest(state)]

    def take_favour(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        _, number, quests = step
        poor = option - self.favour
        if quests:
            self.rules.drawing.begin(match, poor, number, number)
        else:
            match.then((self.losses.choosing, poor, number))

    # Moves and dice

    def move_to(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.state.moved = True
        self.rules.walking.arrive(match, seat, effect.place)

    def may_move(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.rules.walking.ask_fly,))

    def reroll(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if self.rules.has_dice(match.state, seat):
            match.ask(seat, (self.rules.rolls.ask_reroll, 0))

    def used_dice(self, state: DiceState, seat: int) -> list[int]:
        """The dice a seat could take back; the Snake die only from the board."""
        lies = state.lies[seat]
        return [
            die for die in range(len(lies)) if lies[die] >= 0 or (lies[die] == ASIDE and die != SNAKE_DIE)
        ]

    def take_back(self, state: DiceState, seat: int, die: int) -> None:
        """A used die goes back to the reserve; dice above it drop."""
        socket = state.lies[seat][die]
        if socket >= 0:
            state.sockets[socket].remove(seat * len(state.lies[seat]) + die)
        state.lies[seat][die] = RESERVE

    def recover_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if self.used_dice(match.state, seat):
            match.ask(seat, (self.ask_recover, effect.number))

    def others_recover_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        for other in reversed(self.others(seat)):
            match.then((self.recovering, other, effect.number))

    def run_recover(self, match: Match[DiceState], seat: int, step: Step) -> None:
        if self.used_dice(match.state, step[1]):
            match.ask(step[1], (self.ask_recover, step[2]))

    def offer_recover(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [*[self.recover + die for die in self.used_dice(state, seat)], self.leave]

    def take_recover(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.leave:
            return
        self.take_back(match.state, seat, option - self.recover)
        if step[1] > 1 and self.used_dice(match.state, seat):
            match.ask(seat, (self.ask_recover, step[1] - 1))

    # Curses

    def curses(self, state: DiceState, seat: int) -> list[int]:
        curses = self.rules.tasks.curses
        return [kind for kind in state.zones[self.rules.kept_of(seat)] if kind in curses]

    def lift_curse(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if self.curses(match.state, seat):
            match.ask(seat, (self.ask_lift, effect.number))
        else:
            self.instead(match, seat, effect)

    def offer_lift(self, state: DiceState, seat: int, step: Step) -> list[int]:
        number = self.rules.tasks.curse_number
        return [self.lift + number[kind] for kind in dict.fromkeys(self.curses(state, seat))]

    def take_lift(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.kept_of(seat), rules.tasks.curses[option - self.lift], rules.story_discard)
        if step[1] > 1 and self.curses(match.state, seat):
            match.ask(seat, (self.ask_lift, step[1] - 1))

    # Whether an option of a Misfortune is possible

    def possible(self, state: DiceState, seat: int, number: int) -> bool:
        effect = self.effects[number]
        rules = self.rules
        word = WORDS[effect.word]
        if word == "move-to":
            return state.at[seat] != effect.place
        if word == "others-draw-magic":
            return rules.items_deck.left(state) > 0
        if word == "others-recover-die":
            return any(self.used_dice(state, other) for other in self.others(seat))
        if word == "poorest-draws-quest":
            return rules.drawing.left(state)
        return self.losses.possible(state, seat, effect, word)

    def highest(self, state: DiceState, seat: int) -> list[int]:
        """The dice that Spindle may turn: the highest unused ones not on their lowest number."""
        faces, lies = state.faces[seat], state.lies[seat]
        lowest = self.rules.rolls.lowest
        dice = [d for d in range(len(lies)) if lies[d] == RESERVE and faces[d] != lowest[d]]
        most = max([value_of(faces[d]) for d in dice], default=0)
        return [d for d in dice if value_of(faces[d]) == most]
