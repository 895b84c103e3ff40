"""Friends that have their owner say aloud what will come, and reward the truth: `said` holds the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.grimm_forest.state import (
    MARKET,
    MATERIALS,
    NOBODY,
    PLACES,
    SAID_ALONE,
    SAID_COMPANY,
    GrimmForestState,
)
from veillee.games.grimm_forest.windows import END_OF_GATHER, FRIEND, GATHER_REVEALED, START_OF_ROUND

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What Pinocchio's truth is worth.
TRUTH: Final = 2


@final
class Aladdin:
    """Foretell whether you will be alone or in company; one of each resource for being right."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.aladdin"
        rules.windows.on(START_OF_ROUND, FRIEND, "aladdin", self.rub_lamp, rule)
        rules.windows.on(END_OF_GATHER, FRIEND, "aladdin", self.grant, rule, self.was_right)
        self.foretell = rules.verb("foretell", company=("alone", "together")).base
        self.ask_foretell = rules.question("foretell", self.offer_foretell, self.take_foretell, rule)

    def rub_lamp(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_foretell,))

    def offer_foretell(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.foretell, self.foretell + 1]

    def take_foretell(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.said[seat] = SAID_ALONE + option - self.foretell

    def was_right(self, state: GrimmForestState, owner: int) -> bool:
        """By where the pigs stood when all collected; nobody moves after that."""
        said = state.said[owner]
        if said == SAID_ALONE:
            return self.rules.walking.is_alone(state, owner)
        return said == SAID_COMPANY and bool(self.rules.walking.with_you(state, owner))

    def grant(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.supply.give_each(match.state, owner)


@final
class Pinocchio:
    """Announce your Gather card; two of what its place yields if it was the truth."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.pinocchio"
        rules.windows.on(START_OF_ROUND, FRIEND, "pinocchio", self.promise, rule)
        rules.windows.on(GATHER_REVEALED, FRIEND, "pinocchio", self.grow_nose, rule, self.has_lied)
        rules.windows.on(END_OF_GATHER, FRIEND, "pinocchio", self.reward, rule, self.told_truth)
        self.announce = rules.verb("announce", place=PLACES[: rules.places]).base
        self.ask_announce = rules.question("announce", self.offer_announce, self.take_announce, rule)
        if rules.places > MARKET:
            self.earn = rules.verb("earn", material=MATERIALS).base
            self.ask_earn = rules.question("earn", self.offer_earn, self.take_earn, rule)

    def promise(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_announce,))

    def offer_announce(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.announce + place for place in range(self.rules.places)]

    def take_announce(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.said[seat] = option - self.announce

    def has_lied(self, state: GrimmForestState, owner: int) -> bool:
        """By the card before the owner as it is turned up; where the pig ends up does not matter."""
        return self.told_truth(state, owner) and state.said[owner] != state.going[owner]

    def grow_nose(self, match: Match[GrimmForestState], owner: int) -> None:
        """A lie counts no more than not having said anything."""
        match.state.said[owner] = NOBODY

    def told_truth(self, state: GrimmForestState, owner: int) -> bool:
        return 0 <= state.said[owner] < self.rules.places

    def reward(self, match: Match[GrimmForestState], owner: int) -> None:
        place = match.state.said[owner]
        if place == MARKET:
            match.ask(owner, (self.ask_earn,))
        else:
            match.state.resources[owner][place] += TRUTH

    def offer_earn(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.earn, self.earn + 1, self.earn + 2]

    def take_earn(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.resources[seat][option - self.earn] += TRUTH
