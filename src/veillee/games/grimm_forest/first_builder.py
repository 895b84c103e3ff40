"""The First Builder bonus: once for each material, for the first complete house of it (gf.first-builder)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

REWARDS: Final = ("resources", "fables", "friend")
FABLES: Final = 2


@final
class FirstBuilder:
    """Hands out the token and asks for the reward."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.reward = rules.verb("reward", reward=REWARDS).base
        self.ask_reward = rules.question(
            "reward", self.offer_reward, self.take_reward, "gf.first-builder", self.explain_reward
        )

    def check(self, match: Match[GrimmForestState], seat: int, material: int) -> None:
        """Give the token of a material to whoever completes a house of it first."""
        state = match.state
        if state.tokens[material] == NOBODY:
            state.tokens[material] = seat
            match.tell("wins-token", seat=seat, material=MATERIALS[material])
            match.tell("cause-reward", [seat], seat=seat, material=MATERIALS[material])
            match.ask(seat, (self.ask_reward,))

    def offer_reward(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        options = [self.reward, self.reward + 1, self.reward + 2]
        if not self.rules.decks.has_fable(state):
            options.remove(self.reward + 1)
        return options

    def explain_reward(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        return [Reason("gf.decks", "no-fables-left")] if option == self.reward + 1 else []

    def take_reward(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules, reward = self.rules, REWARDS[option - self.reward]
        if reward == "resources":
            rules.supply.give_each(match.state, seat)
        elif reward == "fables":
            rules.decks.draw_fables(match, rules.hands + seat, FABLES)
        else:
            rules.friendship.gain(match, seat)
