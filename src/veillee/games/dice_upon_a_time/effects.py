"""What cards do: each effect is one small method, called by its name in the data (du.words)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Declared, Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.cards import EFFECTS, Effect
from veillee.games.dice_upon_a_time.gains import Gains
from veillee.games.dice_upon_a_time.item_draws import ItemDraws
from veillee.games.dice_upon_a_time.losses import Action, Condition, Losses
from veillee.games.dice_upon_a_time.quest_draws import QuestDraws
from veillee.games.dice_upon_a_time.rolls import Rolls
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import DieVerb


@final
class Effects:
    """Carries out effects for a seat; `possible` says whether a Misfortune's option can be chosen."""

    #: Brings a figure to a place, which then works.
    arrive: Callable[[Match[DiceState], int, int], None]
    #: Asks where to fly to, if anywhere.
    ask_fly: Declared[[]]

    def __init__(
        self,
        rules: DiceBase,
        item_draws: ItemDraws,
        quest_draws: QuestDraws,
        gains: Gains,
        rolls: Rolls,
        losses: Losses,
    ) -> None:
        self.rules = rules
        self.item_draws = item_draws
        self.quest_draws = quest_draws
        self.gains = gains
        self.rolls = rolls
        self.losses = losses
        self.effects = rules.cards.effects
        actions = {**losses.actions(), **self._actions()}
        self.actions: dict[str, Action] = {name: actions[name] for name in EFFECTS}
        self.conditions: dict[str, Condition] = {**losses.conditions(), **self._conditions()}
        self.recover = DieVerb(rules.verb("recover", die=rules.dice.names))
        self.leave = rules.plain_verb("leave-dice")
        self.lift = rules.curse_verb("lift")
        self.favour = rules.seat_verb("favour")
        self.do = rules.step("effect", self.run_effect, "du.words")
        self.recovering = rules.step("recover", self.run_recover, "du.word-recover")
        self.ask_recover = rules.question(
            "recover", self.offer_recover, self.take_recover, "du.word-recover", is_open=True
        )
        self.ask_lift = rules.question("lift", self.offer_lift, self.take_lift, "du.word-lift", is_open=True)
        self.ask_favour = rules.question(
            "favour", self.offer_favour, self.take_favour, "du.word-poorest", is_open=True
        )

    def _actions(self) -> dict[str, Action]:
        return {
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
            "move-to": self.move_to,
            "others-gain": self.others_gain,
            "others-draw-magic": self.others_draw_magic,
            "others-recover-die": self.others_recover_die,
            "poorest-gains-any": self.poorest_gains_any,
            "poorest-draws-quest": self.poorest_draws_quest,
        }

    def _conditions(self) -> dict[str, Condition]:
        return {
            "move-to": self.is_elsewhere,
            "others-draw-magic": self.has_items_left,
            "others-recover-die": self.has_others_dice,
            "poorest-draws-quest": self.has_quests_left,
        }

    def begin(self, match: Match[DiceState], seat: int, effects: list[int]) -> None:
        """Put the effects of a card on the agenda, the first on top."""
        for effect in reversed(effects):
            match.then(self.do(seat, effect))

    def run_effect(self, match: Match[DiceState], seat: int, player: int, number: int) -> None:
        self.run(match, player, number)

    def run(self, match: Match[DiceState], seat: int, number: int) -> None:
        effect = self.effects[number]
        self.actions[effect.name](match, seat, effect)

    def possible(self, state: DiceState, seat: int, number: int) -> bool:
        """Whether an option of a Misfortune is possible."""
        effect = self.effects[number]
        condition = self.conditions.get(effect.name)
        return condition is None or condition(state, seat, effect)

    def instead(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        """An effect that cannot be: the other one of its card takes its place."""
        if effect.otherwise >= 0:
            self.run(match, seat, effect.otherwise)

    def others(self, seat: int) -> list[int]:
        return self.rules.around[seat][1:]

    # Gains

    def gain(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.gains.give(match, seat, effect.tokens)

    def gain_any(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.gains.choose(match, seat, effect.number)

    def others_gain(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        for other in self.others(seat):
            self.gains.promise(match.state, other, effect.tokens)
        self.gains.begin(match)

    def draw_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.item_draws.draw(match, [seat], effect.number)

    def others_draw_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.item_draws.draw(match, self.others(seat), effect.number)

    def has_items_left(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return self.item_draws.left(state) > 0

    def draw_quest(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self.quest_draws.begin(match, seat, effect.number, effect.number)

    def rabbit_token(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.state.take_rabbits(seat, effect.number)

    def take_token(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if not self.losses.begin_robbing(match, seat):
            self.instead(match, seat, effect)

    # The poorest

    def poorest(self, state: DiceState) -> list[int]:
        """Who has the fewest Adventure Points in fulfilled Quests."""
        task_of = self.rules.cards.task_of
        points = [sum([task_of[kind].ap for kind in state.zones[done]]) for done in self.rules.done]
        return [seat for seat in range(self.rules.players) if points[seat] == min(points)]

    def poorest_gains_any(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_favour(effect.number, 0))

    def poorest_draws_quest(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_favour(effect.number, 1))

    def has_quests_left(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return self.quest_draws.left(state)

    def offer_favour(self, state: DiceState, seat: int, number: int, quests: int) -> list[int]:
        return self.favour.each(self.poorest(state))

    def take_favour(self, match: Match[DiceState], seat: int, option: int, number: int, quests: int) -> None:
        """`number` of Quests, or else of tokens."""
        poor = self.favour.seat(option)
        if quests:
            self.quest_draws.begin(match, poor, number, number)
        else:
            match.then(self.losses.choosing(poor, number))

    # Moves and dice

    def move_to(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.state.moved = True
        self.arrive(match, seat, effect.place)

    def is_elsewhere(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return state.at[seat] != effect.place

    def may_move(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_fly())

    def reroll(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if match.state.has_dice(seat):
            match.ask(seat, self.rolls.ask_reroll(0))

    def recover_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        self._ask_recover(match, seat, effect.number)

    def others_recover_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        for other in reversed(self.others(seat)):
            match.then(self.recovering(other, effect.number))

    def has_others_dice(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return any([bool(state.used_dice(other)) for other in self.others(seat)])

    def run_recover(self, match: Match[DiceState], seat: int, player: int, number: int) -> None:
        self._ask_recover(match, player, number)

    def _ask_recover(self, match: Match[DiceState], seat: int, number: int) -> None:
        if match.state.used_dice(seat):
            match.ask(seat, self.ask_recover(number))

    def offer_recover(self, state: DiceState, seat: int, left: int) -> list[int]:
        return [*self.recover.each(state.used_dice(seat)), self.leave]

    def take_recover(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        if option == self.leave:
            return
        match.state.take_back(seat, self.recover.die(option))
        if left > 1:
            self._ask_recover(match, seat, left - 1)

    # Curses

    def lift_curse(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        if self.rules.curses_of(match.state, seat):
            match.ask(seat, self.ask_lift(effect.number))
        else:
            self.instead(match, seat, effect)

    def offer_lift(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.lift.each_of(self.rules.curses_of(state, seat))

    def take_lift(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        rules = self.rules
        match.move_kind(rules.kept_of(seat), self.lift.card(option), rules.story_discard)
        if left > 1 and rules.curses_of(match.state, seat):
            match.ask(seat, self.ask_lift(left - 1))
