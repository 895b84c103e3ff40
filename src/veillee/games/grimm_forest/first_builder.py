"""The First Builder bonus: once for each material, for the first complete house of it (gf.first-builder)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, OneArgument, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.newcomers import Newcomers
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, GrimmForestState
from veillee.games.grimm_forest.supply import Supply

REWARDS: Final = ("resources", "fables", "friend")
RESOURCES: Final = 0
FABLES: Final = 1
FRIEND: Final = 2
#: How many Fables are drawn as a reward.
FABLES_DRAWN: Final = 2


@final
class RewardVerb(OneArgument):
    """A verb about a reward."""

    def reward(self, option: int) -> int:
        return self.value(option)


@final
class FirstBuilder:
    """Hands out the token and asks for the reward."""

    def __init__(self, rules: GrimmForestBase, supply: Supply, newcomers: Newcomers) -> None:
        self.rules = rules
        self.supply = supply
        self.newcomers = newcomers
        self.choose = RewardVerb(rules.verb("reward", reward=REWARDS))
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
            match.ask(seat, self.ask_reward())

    def offer_reward(self, state: GrimmForestState, seat: int) -> list[int]:
        if self.rules.decks.has_fable(state):
            return self.choose.all()
        return self.choose.each([RESOURCES, FRIEND])

    def explain_reward(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        return [Reason("gf.decks", "no-fables-left")] if option == self.choose(FABLES) else []

    def take_reward(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        reward = self.choose.reward(option)
        if reward == RESOURCES:
            self.supply.give_each(match.state, seat)
        elif reward == FABLES:
            self.rules.decks.draw_fables(match, self.rules.hands[seat], FABLES_DRAWN)
        else:
            self.newcomers.gain(match, seat)
