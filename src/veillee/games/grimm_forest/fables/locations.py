"""The three unique locations; how they are laid and put away stands in the `locations.py` of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What Granny gives to each of her guests.
GRANNYS_GIFT: Final = 2
#: So many players are too many for the Lonely Castle; of two, both are.
CROWD: Final = 3


@final
class GrannysHouse:
    """All monsters must come here; every guest gains two resources. It leaves once a monster came."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.monster_must_be_there = rules.options["granny-leaves"] == "monster-there"
        rule = "gf.fable.grannys-house"
        rules.locations.add("grannys-house", rules.walking.at, self.treat, self.leaves, rule)
        rules.monsters.lures.append(rules.kind_names.index("grannys-house"))

    def treat(self, match: Match[GrimmForestState], guest: int) -> None:
        self.rules.supply.let_gain(match, "grannys-house", guest, GRANNYS_GIFT)

    def leaves(self, state: GrimmForestState, place: int) -> bool:
        if self.monster_must_be_there:
            return self.rules.monsters.stand_at(state, place)
        return state.beasts > 0


@final
class LonelyCastle:
    """One of each for who is alone here. It leaves when it is crowded."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.crowd = min(CROWD, rules.players)
        rule = "gf.fable.lonely-castle"
        rules.locations.add("lonely-castle", self.hermit, self.treat, self.leaves, rule)

    def hermit(self, state: GrimmForestState, place: int) -> list[int]:
        """Who is alone here, if anybody."""
        guests = self.rules.walking.at(state, place)
        return guests if len(guests) == 1 else []

    def treat(self, match: Match[GrimmForestState], guest: int) -> None:
        self.rules.supply.give_each(match.state, guest)

    def leaves(self, state: GrimmForestState, place: int) -> bool:
        return state.pigs.count(place) >= self.crowd


@final
class RoyalWedding:
    """Everybody who is somewhere else loses a resource. It leaves when nobody came."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.royal-wedding"
        rules.locations.add("royal-wedding", self.missing, self.treat, self.leaves, rule)
        self.lose = rules.verb("wedding-gift", material=MATERIALS).base
        self.ask_gift = rules.question(
            "wedding-gift", self.offer_gift, self.take_gift, rule, self.explain_gift, is_open=True
        )

    def missing(self, state: GrimmForestState, place: int) -> list[int]:
        return [seat for seat in self.rules.turn_order(state) if state.pigs[seat] != place]

    def treat(self, match: Match[GrimmForestState], guest: int) -> None:
        if any(match.state.resources[guest]):
            match.ask(guest, (self.ask_gift,))

    def offer_gift(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.lose + material for material, own in enumerate(state.resources[seat]) if own]

    def explain_gift(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        material = option - self.lose
        if 0 <= material < len(MATERIALS):
            return [Reason("gf.fable.royal-wedding", "none-to-pay", {"material": MATERIALS[material]})]
        return []

    def take_gift(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.resources[seat][option - self.lose] -= 1

    def leaves(self, state: GrimmForestState, place: int) -> bool:
        return place not in state.pigs
