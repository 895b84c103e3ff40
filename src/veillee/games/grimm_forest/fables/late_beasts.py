"""The monsters that strike at the end of gathering; how they are sent and stopped stands in `monsters.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.building import MOST_SITES
from veillee.games.grimm_forest.state import EMPTY_SITE, LEVELS, MATERIALS, SITES, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

BRICK: Final = 2
#: A house that holds less than this has nothing but its floor.
WALLED: Final = 6


@final
class BigBadWolf:
    """Blows the top section off a straw or wooden house of everybody there; its player picks the houses."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.big-bad-wolf"
        rules.monsters.add("big-bad-wolf", END_OF_GATHER, self.strike, rule)
        sites = [str(number + 1) for number in range(MOST_SITES)]
        self.blow = rules.verb("blow-down", other_seat=rules.seat_names, site=sites).base
        self.next_victim = rules.step("next-victim", self.run_next_victim, rule)
        self.ask_house = rules.question(
            "blow-down", self.offer_house, self.take_house, rule, self.explain_house, is_open=True
        )

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        for victim in reversed(self.rules.walking.at(match.state, place)):
            match.then((self.next_victim, sender, victim))

    def run_next_victim(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        sender, victim = step[1], step[2]
        if self._sites(match.state.houses[victim]):
            match.ask(sender, (self.ask_house, victim))

    def _sites(self, houses: list[int]) -> list[int]:
        """Where the houses that can be hit stand; of equal ones the first."""
        found: list[int] = []
        for site, house in enumerate(houses):
            first = houses.index(house, 0 if site < SITES else SITES)
            if house != EMPTY_SITE and house % 3 != BRICK and first == site:
                found.append(site)
        return found

    def offer_house(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        first = self.blow + step[1] * MOST_SITES
        return [first + site for site in self._sites(state.houses[step[1]])]

    def explain_house(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        victim, site = divmod(option - self.blow, MOST_SITES)
        if not 0 <= victim < self.rules.players:
            return []
        if victim != step[1]:
            return [Reason("gf.fable.big-bad-wolf", "wolf-is-at", {"seat": step[1]})]
        houses = state.houses[victim]
        if site >= len(houses) or houses[site] == EMPTY_SITE:
            return [Reason("gf.fable.big-bad-wolf", "no-house-there", {"site": site + 1})]
        if houses[site] % 3 == BRICK:
            return [Reason("gf.fable.big-bad-wolf", "brick-is-safe", {"site": site + 1})]
        first = houses.index(houses[site], 0 if site < SITES else SITES)
        return [Reason("gf.fable.big-bad-wolf", "same-house", {"site": site + 1, "first": first + 1})]

    def take_house(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        state = match.state
        victim, site = divmod(option - self.blow, MOST_SITES)
        house = state.houses[victim][site]
        section = house - 3
        state.houses[victim][site] = section if house >= WALLED else EMPTY_SITE
        state.sections[section] += 1
        match.tell(
            "loses-section", seat=victim, section=LEVELS[section // 3], material=MATERIALS[section % 3]
        )


@final
class BridgeTroll:
    """An opponent there gives its player half of what they collected; in some editions it may spare all."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.bridge-troll"
        self.may_spare = rules.options["bridge-troll-self"] == "yes"
        rules.monsters.add("bridge-troll", END_OF_GATHER, self.strike, rule)
        self.halt = rules.verb("ask-toll", other_seat=rules.seat_names).base
        self.ask_victim = rules.question(
            "toll", self.offer_victim, self.take_victim, rule, self.explain_victim, is_open=True
        )

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        victims = self._victims(match.state, sender, place)
        if victims:
            match.ask(sender, (self.ask_victim, place))

    def _victims(self, state: GrimmForestState, sender: int, place: int) -> list[int]:
        return [seat for seat in self.rules.walking.at(state, place) if self.may_spare or seat != sender]

    def offer_victim(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.halt + victim for victim in self._victims(state, seat, step[1])]

    def explain_victim(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        victim = option - self.halt
        if not 0 <= victim < self.rules.players:
            return []
        if victim == seat and state.pigs[seat] == step[1]:
            return [Reason("gf.fable.bridge-troll", "troll-spares-you")]
        return [Reason("gf.fable.bridge-troll", "not-at-the-troll", {"seat": victim})]

    def take_victim(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        victim = option - self.halt
        if victim != seat:
            collected = match.state.gathered[victim]
            half = sum(collected) // 2
            self.rules.giving.let_give(match, "bridge-troll", victim, seat, half, collected)


@final
class Giant:
    """Everybody there loses their Friend, all Fables in hand, and one resource of each type."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rules.monsters.add("giant", END_OF_GATHER, self.strike, "gf.fable.giant")

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        rules, state = self.rules, match.state
        for seat in rules.walking.at(state, place):
            rules.friendship.lose(match, seat)
            match.move_all(rules.hands + seat, rules.fable_discard)
            state.resources[seat] = [max(0, amount - 1) for amount in state.resources[seat]]
