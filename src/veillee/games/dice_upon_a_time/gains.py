"""Gaining tokens, with the Items that make more of a gain or take it away (du.gain-own, du.cudgel).

Tokens on their way stand in `gains` and belong to nobody until the windows have closed.
"""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import TOKENS, Tokens, held
from veillee.games.dice_upon_a_time.verbs import TokenVerb

LITTLE_TABLE_GIVES: Final = 3


@final
class Gains:
    """Hands tokens over once Little Table, Hazel Branch and Cudgel in the Sack have had their say."""

    def __init__(self, rules: DiceBase, reactions: Reactions) -> None:
        self.rules = rules
        self.reactions = reactions
        self.little_table = rules.kind("little-table")
        self.hazel = rules.kind("hazel-branch")
        self.cudgel = rules.kind("cudgel-in-sack")
        self.take = TokenVerb(rules.verb("take", token=TOKENS))
        self.own = rules.step("gain-own", self.run_own, "du.gain-own")
        self.seen = rules.step("gain-seen", self.run_seen, "du.cudgel")
        self.robbery = rules.step("robbery", self.run_robbery, "du.cudgel")
        self.robbed = rules.step("robbed", self.run_robbed, "du.cudgel")
        self.hand_over = rules.step("hand-over", self.run_hand_over, "du.gain-own")
        self.ask_hazel = rules.question(
            "hazel", self.offer_hazel, self.take_hazel, "du.hazel-branch", is_open=True
        )
        self.ask_any = rules.question(
            "any-token", self.offer_any, self.take_any, "du.word-gain", is_open=True
        )

    def begin(self, match: Match[DiceState], usual: int = 0) -> None:
        """Hand over what stands in `gains`, once everybody has had a say."""
        state = match.state
        state.usual = usual
        for items in self.rules.items:
            if state.zones[items]:
                match.then(self.own())
                return
        self._pay_out(match)

    def give(self, match: Match[DiceState], seat: int, tokens: Tokens) -> None:
        """One seat gains these tokens."""
        self.promise(match.state, seat, tokens)
        self.begin(match)

    def promise(self, state: DiceState, seat: int, tokens: Tokens) -> None:
        """Tokens are on their way to a seat; `begin` hands them over."""
        gain = state.gains[seat]
        for kind in range(len(TOKENS)):
            gain[kind] += tokens[kind]

    def gainers(self, state: DiceState) -> list[int]:
        return [seat for seat in self.rules.around[state.active] if any(state.gains[seat])]

    def _pay_out(self, match: Match[DiceState]) -> None:
        state = match.state
        state.usual = 0
        for seat in range(self.rules.players):
            gain = state.gains[seat]
            if gain[0] or gain[1] or gain[2]:
                match.tell("gains", seat=seat, gold=gain[0], apples=gain[1], loaves=gain[2])
                tokens = state.tokens[seat]
                for kind in range(len(TOKENS)):
                    tokens[kind] += gain[kind]
                    gain[kind] = 0

    # Little Table and Hazel Branch

    def run_own(self, match: Match[DiceState], seat: int) -> None:
        state = match.state
        reactions = self.reactions
        items = [self.little_table, self.hazel] if state.usual else [self.hazel]
        fitting = reactions.possible(state, items)
        reactions.gain_own.open(match, self.gainers(state), fitting, self.seen(), again=True)

    def apply_own(self, match: Match[DiceState]) -> bool:
        """Let Little Table and Hazel Branch work; False if a Hazel Branch must first be told its kind."""
        state = match.state
        reactions = self.reactions
        for seat in self.gainers(state):
            gain = state.gains[seat]
            kinds = held(gain)
            if reactions.has_played(state, seat, self.little_table):
                gain[kinds[0]] += LITTLE_TABLE_GIVES - state.usual
                reactions.finish(match, seat, self.little_table)
            if reactions.has_played(state, seat, self.hazel):
                reactions.finish(match, seat, self.hazel)
                if len(kinds) > 1:
                    match.ask(seat, self.ask_hazel())
                    return False
                gain[kinds[0]] += 1
        return True

    def offer_hazel(self, state: DiceState, seat: int) -> list[int]:
        return self.take.each(held(state.gains[seat]))

    def take_hazel(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.state.gains[seat][self.take.token(option)] += 1

    # The Cudgel in the Sack

    def run_seen(self, match: Match[DiceState], seat: int) -> None:
        if not self.apply_own(match):
            match.then(self.seen())
            return
        state = match.state
        reactions = self.reactions
        gainers = self.gainers(state)
        others = [s for s in self.rules.around[state.active] if len(gainers) > 1 or s not in gainers]
        fitting = reactions.possible(state, [self.cudgel])
        if fitting:
            reactions.gain_seen.open(match, others, fitting, self.robbery())
        else:
            self._pay_out(match)

    def run_robbery(self, match: Match[DiceState], seat: int) -> None:
        state = match.state
        robber = self.reactions.player_of(state, self.cudgel)
        if robber < 0:
            self._pay_out(match)
            return
        victims = [s for s in self.gainers(state) if s != robber]
        self.reactions.open_hit(match, victims, True, self.robbed(robber))

    def run_robbed(self, match: Match[DiceState], seat: int, robber: int) -> None:
        """The robber gains what nobody saved, which may grow in turn."""
        state = match.state
        reactions = self.reactions
        for victim in self.gainers(state):
            if victim != robber and not reactions.escapes(match, victim):
                for kind in range(len(TOKENS)):
                    state.gains[robber][kind] += state.gains[victim][kind]
                    state.gains[victim][kind] = 0
        reactions.finish(match, robber, self.cudgel)
        state.usual = 0
        fitting = reactions.possible(state, [self.hazel])
        taken = [robber] if any(state.gains[robber]) else []
        reactions.gain_own.open(match, taken, fitting, self.hand_over())

    def run_hand_over(self, match: Match[DiceState], seat: int) -> None:
        if self.apply_own(match):
            self._pay_out(match)
        else:
            match.then(self.hand_over())

    # Tokens of any kind

    def choose(self, match: Match[DiceState], seat: int, number: int) -> None:
        """Let a seat choose the kinds of so many tokens that it gains."""
        match.ask(seat, self.ask_any(number))

    def offer_any(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.take.all()

    def take_any(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        match.state.gains[seat][self.take.token(option)] += 1
        if left > 1:
            match.ask(seat, self.ask_any(left - 1))
        else:
            self.begin(match)
