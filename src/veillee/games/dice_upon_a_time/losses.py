"""The effects that take something away, and robbing another player of a token (du.word-lose)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.cards import Effect
from veillee.games.dice_upon_a_time.dice import ASIDE, RESERVE, value_of
from veillee.games.dice_upon_a_time.gains import Gains
from veillee.games.dice_upon_a_time.quest_draws import QuestDraws
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.rolls import Rolls
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import TOKENS, held
from veillee.games.dice_upon_a_time.verbs import DieVerb, SeatTokenVerb, TokenVerb

#: Carries out an effect for a seat, and says whether that seat can suffer it.
Action = Callable[[Match[DiceState], int, Effect], None]
Condition = Callable[[DiceState, int, Effect], bool]


@final
class Losses:
    """The effects that take, each with the condition under which a Misfortune can offer it."""

    def __init__(
        self, rules: DiceBase, reactions: Reactions, gains: Gains, quest_draws: QuestDraws, rolls: Rolls
    ) -> None:
        self.rules = rules
        self.reactions = reactions
        self.gains = gains
        self.quest_draws = quest_draws
        self.rolls = rolls
        self.drop = TokenVerb(rules.verb("lose", token=TOKENS))
        self.discard = rules.item_verb("discard")
        self.aside = DieVerb(rules.verb("set-aside", die=rules.dice.names))
        self.lower = DieVerb(rules.verb("lower", die=rules.dice.names))
        self.rob = SeatTokenVerb(rules.verb("rob", seat=rules.seat_names, token=TOKENS))
        self.seize = TokenVerb(rules.verb("seize", token=TOKENS))
        self.choosing = rules.step("choose-tokens", self.run_choose, "du.word-poorest")
        self.rob_window = rules.step("rob-window", self.run_rob_window, "du.word-take")
        self.robbed = rules.step("taken", self.run_robbed, "du.word-take")
        self.seizing = rules.step("seize", self.run_seize, "du.word-neighbours")
        self.ask_lose = rules.question("lose", self.offer_lose, self.take_lose, "du.word-lose", is_open=True)
        self.ask_discard = rules.question(
            "discard", self.offer_discard, self.take_discard, "du.word-lose-item"
        )
        self.ask_aside = rules.question(
            "set-aside", self.offer_aside, self.take_aside, "du.word-lose-die", is_open=True
        )
        self.ask_lower = rules.question(
            "lower", self.offer_lower, self.take_lower, "du.word-lower", is_open=True
        )
        self.ask_rob = rules.question("rob", self.offer_rob, self.take_rob, "du.word-take", is_open=True)
        self.ask_seize = rules.question(
            "seize", self.offer_seize, self.take_seize, "du.word-neighbours", is_open=True
        )

    def actions(self) -> dict[str, Action]:
        """By effect: what it does."""
        return {
            "lose": self.lose,
            "lose-any": self.lose_any,
            "lose-magic": self.lose_magic,
            "lose-unused-die": self.lose_unused_die,
            "lower-die": self.lower_die,
            "return-quest": self.return_quest,
            "left-takes-token": self.left_takes_token,
            "right-takes-magic": self.right_takes_magic,
        }

    def conditions(self) -> dict[str, Condition]:
        """By effect: whether a seat has what it would take."""
        return {
            "lose": self.has_these,
            "lose-any": self.has_tokens,
            "lose-magic": self.has_items,
            "lose-unused-die": self.has_unused_dice,
            "lower-die": self.has_die_to_lower,
            "return-quest": self.has_quests,
            "left-takes-token": self.has_tokens,
            "right-takes-magic": self.has_items,
        }

    # Tokens

    def has_these(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return all([state.tokens[seat][kind] >= effect.tokens[kind] for kind in range(len(TOKENS))])

    def lose(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        for kind in range(len(TOKENS)):
            match.state.tokens[seat][kind] -= effect.tokens[kind]

    def has_tokens(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return sum(state.tokens[seat]) >= effect.number

    def lose_any(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_lose(effect.number))

    def offer_lose(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.drop.each(held(state.tokens[seat]))

    def take_lose(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        match.state.tokens[seat][self.drop.token(option)] -= 1
        if left > 1:
            match.ask(seat, self.ask_lose(left - 1))

    def run_choose(self, match: Match[DiceState], seat: int, chooser: int, number: int) -> None:
        self.gains.choose(match, chooser, number)

    # Items

    def has_items(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return len(state.zones[self.rules.items[seat]]) >= effect.number

    def lose_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_discard(effect.number))

    def offer_discard(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.discard.each_of(state.zones[self.rules.items[seat]])

    def take_discard(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        rules = self.rules
        match.move_kind(rules.items[seat], self.discard.card(option), rules.item_discard)
        if left > 1:
            match.ask(seat, self.ask_discard(left - 1))

    def right_takes_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        own, right = self.rules.items[seat], self.rules.items[self.rules.around[seat][-1]]
        for _ in range(effect.number):
            match.move(own, match.below(len(match.state.zones[own])), right)

    # Dice

    def has_unused_dice(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return state.lies[seat].count(RESERVE) >= effect.number

    def lose_unused_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_aside(effect.number))

    def offer_aside(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.aside.each(state.unused_dice(seat))

    def take_aside(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        match.state.lies[seat][self.aside.die(option)] = ASIDE
        if left > 1:
            match.ask(seat, self.ask_aside(left - 1))

    def highest(self, state: DiceState, seat: int) -> list[int]:
        """The dice that Spindle may turn: the highest unused ones not on their lowest number."""
        faces, lowest = state.faces[seat], self.rolls.lowest
        dice = [die for die in state.unused_dice(seat) if faces[die] != lowest[die]]
        most = max([value_of(faces[die]) for die in dice], default=0)
        return [die for die in dice if value_of(faces[die]) == most]

    def has_die_to_lower(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return bool(self.highest(state, seat))

    def lower_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.ask_lower())

    def offer_lower(self, state: DiceState, seat: int) -> list[int]:
        return self.lower.each(self.highest(state, seat))

    def take_lower(self, match: Match[DiceState], seat: int, option: int) -> None:
        die = self.lower.die(option)
        match.state.faces[seat][die] = self.rolls.lowest[die]

    # Quests

    def has_quests(self, state: DiceState, seat: int, effect: Effect) -> bool:
        return not self.rules.coop and len(state.zones[self.rules.quests[seat]]) >= effect.number

    def return_quest(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, self.quest_draws.ask_return(effect.number))

    # Taking a token from a player of one's choice

    def begin_robbing(self, match: Match[DiceState], seat: int) -> bool:
        """Let a seat choose whom it robs; False if nobody else has a token."""
        for other in range(self.rules.players):
            if other != seat and any(match.state.tokens[other]):
                match.ask(seat, self.ask_rob())
                return True
        return False

    def offer_rob(self, state: DiceState, seat: int) -> list[int]:
        return [
            self.rob(other, kind)
            for other in range(self.rules.players)
            if other != seat
            for kind in held(state.tokens[other])
        ]

    def take_rob(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.state.loss[self.rob.token(option)] = 1
        match.then(self.rob_window(self.rob.seat(option), seat))

    def run_rob_window(self, match: Match[DiceState], seat: int, victim: int, taker: int) -> None:
        self.reactions.open_hit(match, [victim], True, self.robbed(victim, taker))

    def run_robbed(self, match: Match[DiceState], seat: int, victim: int, taker: int) -> None:
        if self.reactions.escapes(match, victim):
            match.state.loss = [0, 0, 0]
        else:
            self.hand_to(match, victim, taker)

    def hand_to(self, match: Match[DiceState], victim: int, taker: int) -> None:
        """Tokens in `loss` leave a player and are gained by another."""
        state = match.state
        for kind in range(len(TOKENS)):
            state.tokens[victim][kind] -= state.loss[kind]
            state.gains[taker][kind] += state.loss[kind]
            state.loss[kind] = 0
        self.gains.begin(match)

    # The left neighbour's choice

    def left_takes_token(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        """The tokens stand in `loss`, chosen by the left neighbour before the drawer could answer."""
        self.hand_to(match, seat, self.rules.around[seat][1])

    def run_seize(self, match: Match[DiceState], seat: int, chooser: int, victim: int, number: int) -> None:
        match.ask(chooser, self.ask_seize(victim, number))

    def offer_seize(self, state: DiceState, seat: int, victim: int, left: int) -> list[int]:
        tokens, loss = state.tokens[victim], state.loss
        return self.seize.each([kind for kind in range(len(TOKENS)) if tokens[kind] > loss[kind]])

    def take_seize(self, match: Match[DiceState], seat: int, option: int, victim: int, left: int) -> None:
        match.state.loss[self.seize.token(option)] += 1
        if left > 1:
            match.ask(seat, self.ask_seize(victim, left - 1))
