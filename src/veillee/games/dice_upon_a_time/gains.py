"""Gaining tokens, with the Items that make more of a gain or take it away (du.gain-own, du.cudgel).

Tokens on their way stand in `gains` and belong to nobody until the windows have closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.board import TOKENS
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

LITTLE_TABLE_GIVES: Final = 3


@final
class Gains:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        windows = rules.windows
        self.little_table = windows.number("little-table")
        self.hazel = windows.number("hazel-branch")
        self.cudgel = windows.number("cudgel-in-sack")
        self.token = rules.verb("take", token=TOKENS).base
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
        for seat in range(self.rules.players):
            if state.zones[self.rules.items + seat]:
                match.then((self.own,))
                return
        self._pay_out(match)

    def give(self, match: Match[DiceState], seat: int, gold: int, apple: int, bread: int) -> None:
        """One seat gains these tokens."""
        gain = match.state.gains[seat]
        gain[0] += gold
        gain[1] += apple
        gain[2] += bread
        self.begin(match)

    def gainers(self, state: DiceState) -> list[int]:
        return [seat for seat in self.rules.around[state.active] if any(state.gains[seat])]

    def run_own(self, match: Match[DiceState], seat: int, step: Step) -> None:
        state = match.state
        windows = self.rules.windows
        items = [self.little_table, self.hazel] if state.usual else [self.hazel]
        mask = windows.mask(state, items)
        windows.open(match, windows.gain_own, self.gainers(state), mask, (self.seen,), again=1)

    def apply_own(self, match: Match[DiceState]) -> bool:
        """Let Little Table and Hazel Branch work; False if a Hazel Branch must first be told its kind."""
        state = match.state
        windows = self.rules.windows
        for seat in self.gainers(state):
            gain = state.gains[seat]
            kinds = [kind for kind in range(len(TOKENS)) if gain[kind]]
            if windows.has_played(state, seat, self.little_table):
                gain[kinds[0]] += LITTLE_TABLE_GIVES - state.usual
                windows.finish(match, seat, self.little_table)
            if windows.has_played(state, seat, self.hazel):
                windows.finish(match, seat, self.hazel)
                if len(kinds) > 1:
                    match.ask(seat, (self.ask_hazel,))
                    return False
                gain[kinds[0]] += 1
        return True

    def offer_hazel(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.token + kind for kind in range(len(TOKENS)) if state.gains[seat][kind]]

    def take_hazel(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.gains[seat][option - self.token] += 1

    def run_seen(self, match: Match[DiceState], seat: int, step: Step) -> None:
        if not self.apply_own(match):
            match.then((self.seen,))
            return
        state = match.state
        windows = self.rules.windows
        gainers = self.gainers(state)
        others = [s for s in self.rules.around[state.active] if len(gainers) > 1 or s not in gainers]
        mask = windows.mask(state, [self.cudgel])
        if mask:
            windows.open(match, windows.gain_seen, others, mask, (self.robbery,))
        else:
            self._pay_out(match)

    def run_robbery(self, match: Match[DiceState], seat: int, step: Step) -> None:
        state = match.state
        windows = self.rules.windows
        robber = windows.player_of(state, self.cudgel)
        if robber < 0:
            self._pay_out(match)
            return
        victims = [s for s in self.gainers(state) if s != robber]
        windows.open_hit(match, victims, True, (self.robbed, robber))

    def run_robbed(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """The robber gains what nobody saved, which may grow in turn."""
        state = match.state
        windows = self.rules.windows
        robber = step[1]
        for victim in self.gainers(state):
            if victim != robber and not windows.escapes(match, victim):
                for kind in range(len(TOKENS)):
                    state.gains[robber][kind] += state.gains[victim][kind]
                    state.gains[victim][kind] = 0
        windows.finish(match, robber, self.cudgel)
        state.usual = 0
        mask = windows.mask(state, [self.hazel])
        taken = [robber] if any(state.gains[robber]) else []
        windows.open(match, windows.gain_own, taken, mask, (self.hand_over,))

    def run_hand_over(self, match: Match[DiceState], seat: int, step: Step) -> None:
        if self.apply_own(match):
            self._pay_out(match)
        else:
            match.then((self.hand_over,))

    def _pay_out(self, match: Match[DiceState]) -> None:
        state = match.state
        state.usual = 0
        for seat in range(self.rules.players):
            gain = state.gains[seat]
            if gain[0] or gain[1] or gain[2]:
                match.tell("gains", seat=seat, gold=gain[0], apples=gain[1], loaves=gain[2])
                held = state.tokens[seat]
                for kind in range(len(TOKENS)):
                    held[kind] += gain[kind]
                    gain[kind] = 0

    # Tokens of any kind

    def choose(self, match: Match[DiceState], seat: int, number: int) -> None:
        """Let a seat choose the kinds of so many tokens that it gains."""
        match.ask(seat, (self.ask_any, number))

    def offer_any(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.token, self.token + 1, self.token + 2]

    def take_any(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.gains[seat][option - self.token] += 1
        if step[1] > 1:
            match.ask(seat, (self.ask_any, step[1] - 1))
        else:
            self.begin(match)

    def missing(self, state: DiceState, seat: int, need: tuple[int, int, int], rule: str) -> list[Reason]:
        """What a seat lacks to pay this."""
        found: list[Reason] = []
        for kind, name in enumerate(TOKENS):
            if state.tokens[seat][kind] < need[kind]:
                arguments: dict[str, int | str] = {
                    "token": name,
                    "needed": need[kind],
                    "held": state.tokens[seat][kind],
                }
                found.append(Reason(rule, "too-few-tokens", arguments))
        return found
