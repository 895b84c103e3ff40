"""The effect words that take something away, and robbing another player of a token (du.word-lose)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.board import ASIDE, RESERVE, TOKENS
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tasks import Effect

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Losses:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.drop = rules.verb("lose", token=TOKENS).base
        self.discard = rules.verb("discard", card=rules.windows.names).base
        self.aside = rules.verb("set-aside", die=rules.board.dice).base
        self.lower = rules.verb("lower", die=rules.board.dice).base
        self.rob = rules.verb("rob", seat=rules.seat_names, token=TOKENS).base
        self.seize = rules.verb("seize", token=TOKENS).base
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

    def possible(self, state: DiceState, seat: int, effect: Effect, word: str) -> bool:
        """Whether a seat has what an effect would take; other words are always possible."""
        rules = self.rules
        held = state.tokens[seat]
        if word == "lose":
            return all(held[kind] >= effect.tokens[kind] for kind in range(len(TOKENS)))
        if word in ("lose-any", "left-takes-token"):
            return sum(held) >= effect.number
        if word in ("lose-magic", "right-takes-magic"):
            return len(state.zones[rules.items + seat]) >= effect.number
        if word == "return-quest":
            return not rules.coop and len(state.zones[rules.quests + seat]) >= effect.number
        if word == "lower-die":
            return bool(rules.words.highest(state, seat))
        return word != "lose-unused-die" or state.lies[seat].count(RESERVE) >= effect.number

    def lose(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        for kind in range(len(TOKENS)):
            match.state.tokens[seat][kind] -= effect.tokens[kind]

    def lose_any(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.ask_lose, effect.number))

    def offer_lose(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.drop + kind for kind in range(len(TOKENS)) if state.tokens[seat][kind]]

    def take_lose(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.tokens[seat][option - self.drop] -= 1
        if step[1] > 1:
            match.ask(seat, (self.ask_lose, step[1] - 1))

    def lose_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.ask_discard, effect.number))

    def offer_discard(self, state: DiceState, seat: int, step: Step) -> list[int]:
        first = self.rules.windows.first
        return [self.discard + kind - first for kind in dict.fromkeys(state.zones[self.rules.items + seat])]

    def take_discard(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.items + seat, option - self.discard + rules.windows.first, rules.item_discard)
        if step[1] > 1:
            match.ask(seat, (self.ask_discard, step[1] - 1))

    def lose_unused_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.ask_aside, effect.number))

    def offer_aside(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.aside + die for die, lies in enumerate(state.lies[seat]) if lies == RESERVE]

    def take_aside(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.lies[seat][option - self.aside] = ASIDE
        if step[1] > 1:
            match.ask(seat, (self.ask_aside, step[1] - 1))

    def lower_die(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.ask_lower,))

    def offer_lower(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.lower + die for die in self.rules.words.highest(state, seat)]

    def take_lower(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        die = option - self.lower
        match.state.faces[seat][die] = self.rules.rolls.lowest[die]

    def return_quest(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        match.ask(seat, (self.rules.drawing.ask_return, effect.number))

    def right_takes_magic(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        rules = self.rules
        for _ in range(effect.number):
            index = match.below(len(match.state.zones[rules.items + seat]))
            match.move(rules.items + seat, index, rules.items + rules.around[seat][-1])

    def left_takes_token(self, match: Match[DiceState], seat: int, effect: Effect) -> None:
        """The tokens stand in `loss`, chosen by the left neighbour before the drawer could answer."""
        self.hand_to(match, seat, self.rules.around[seat][1])

    def hand_to(self, match: Match[DiceState], victim: int, taker: int) -> None:
        """Tokens in `loss` leave a player and are gained by another."""
        state = match.state
        for kind in range(len(TOKENS)):
            state.tokens[victim][kind] -= state.loss[kind]
            state.gains[taker][kind] += state.loss[kind]
            state.loss[kind] = 0
        self.rules.gains.begin(match)

    def run_choose(self, match: Match[DiceState], seat: int, step: Step) -> None:
        self.rules.gains.choose(match, step[1], step[2])

    # Taking a token from a player of one's choice

    def begin_robbing(self, match: Match[DiceState], seat: int) -> bool:
        """Let a seat choose whom it robs; False if nobody else has a token."""
        for other in range(self.rules.players):
            if other != seat and any(match.state.tokens[other]):
                match.ask(seat, (self.ask_rob,))
                return True
        return False

    def offer_rob(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [
            self.rob + other * len(TOKENS) + kind
            for other in range(self.rules.players)
            if other != seat
            for kind in range(len(TOKENS))
            if state.tokens[other][kind]
        ]

    def take_rob(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        victim, kind = divmod(option - self.rob, len(TOKENS))
        match.state.loss[kind] = 1
        match.then((self.rob_window, victim, seat))

    def run_rob_window(self, match: Match[DiceState], seat: int, step: Step) -> None:
        _, victim, taker = step
        self.rules.windows.open_hit(match, [victim], True, (self.robbed, victim, taker))

    def run_robbed(self, match: Match[DiceState], seat: int, step: Step) -> None:
        _, victim, taker = step
        if self.rules.windows.escapes(match, victim):
            match.state.loss = [0, 0, 0]
        else:
            self.hand_to(match, victim, taker)

    # The left neighbour's choice

    def run_seize(self, match: Match[DiceState], seat: int, step: Step) -> None:
        match.ask(step[1], (self.ask_seize, step[2], step[3]))

    def offer_seize(self, state: DiceState, seat: int, step: Step) -> list[int]:
        held = state.tokens[step[1]]
        return [self.seize + kind for kind in range(len(TOKENS)) if held[kind] > state.loss[kind]]

    def take_seize(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.loss[option - self.seize] += 1
        if step[2] > 1:
            match.ask(seat, (self.ask_seize, step[1], step[2] - 1))
