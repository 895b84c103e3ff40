"""Friends who change what building costs, and whom: Hansel & Gretel, and Puss in Boots."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, WALLS, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class HanselAndGretel:
    """Opponents pay one more for walls, to the owner; `building.py` adds it to every price."""

    def __init__(self, rules: GrimmForest) -> None:
        rules.building.toll_takers.append((rules.kind_names.index("hansel-and-gretel"), WALLS))


@final
class PussInBoots:
    """Build a section, of which an opponent may have to pay one unit."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.rule = "gf.friend.puss-in-boots"
        rules.turns.add_special("puss-in-boots", self.begin, self.why_not)
        self.borrow = rules.verb("borrow", other_seat=rules.seat_names).base
        self.pay_alone = rules.verb("pay-alone").base
        self.ask_section = rules.question(
            "puss-section",
            self.offer_section,
            self.take_section,
            self.rule,
            self.explain_section,
            is_open=True,
        )
        self.ask_lender = rules.question(
            "lender", self.offer_lender, self.take_lender, self.rule, self.explain_lender, is_open=True
        )

    def lenders(self, state: GrimmForestState, seat: int, material: int) -> list[int]:
        """The opponents who own something of this material."""
        others = range(self.rules.players)
        return [other for other in others if other != seat and state.resources[other][material]]

    def sections(self, state: GrimmForestState, seat: int) -> list[int]:
        """What can be built, if need be with one unit from an opponent."""
        building = self.rules.building
        alone = building.buildable(state, seat)
        return [
            section
            for section in building.buildable(state, seat, lent=1)
            if section in alone or self.lenders(state, seat, section % 3)
        ]

    def why_not(self, state: GrimmForestState, seat: int) -> list[Reason]:
        return [] if self.sections(state, seat) else [Reason(self.rule, "nothing-to-build")]

    def begin(self, match: Match[GrimmForestState], seat: int) -> None:
        match.ask(seat, (self.ask_section,))

    def offer_section(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.rules.turns.build + section for section in self.sections(state, seat)]

    def explain_section(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        section = option - self.rules.turns.build
        if not 0 <= section < len(state.sections):
            return []
        lent = int(bool(self.lenders(state, seat, section % 3)))
        return self.rules.building.explain(state, seat, section, lent)

    def take_section(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.ask(seat, (self.ask_lender, option - self.rules.turns.build))

    def offer_lender(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        options = [self.borrow + other for other in self.lenders(state, seat, step[1] % 3)]
        if self.rules.building.open_sites(state, seat, step[1]):
            options.append(self.pay_alone)
        return options

    def explain_lender(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.pay_alone:
            return self.rules.building.explain(state, seat, step[1])
        lender = option - self.borrow
        if lender == seat:
            return [Reason(self.rule, "borrow-from-others")]
        if 0 <= lender < self.rules.players:
            return [
                Reason(self.rule, "nothing-to-lend", {"seat": lender, "material": MATERIALS[step[1] % 3]})
            ]
        return []

    def take_lender(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        lender = NOBODY if option == self.pay_alone else option - self.borrow
        self.rules.building.begin(match, seat, step[1], lender)
