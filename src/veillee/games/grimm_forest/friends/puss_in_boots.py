"""Puss in Boots, a Friend (gf.friend.puss-in-boots)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import material_of
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, GrimmForestState

#: What has been chosen: nothing, a section, or a section and a lender.
Chosen = tuple[int, ...]


@final
class PussInBoots:
    """Build a section, of which an opponent may have to pay one unit."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.rule = "gf.friend.puss-in-boots"
        rules.turns.add_special("puss-in-boots", self.begin, self.why_not)
        self.borrow = rules.seat_verb("borrow", "other_seat")
        self.pay_alone = rules.plain_verb("pay-alone")
        self.ask_section = rules.question(
            "puss-section",
            self.offer_section,
            self.take_section,
            self.rule,
            self.explain_section,
            is_open=True,
            ahead=self.ahead_section,
        )
        self.ask_lender = rules.question(
            "lender", self.offer_lender, self.take_lender, self.rule, self.explain_lender, is_open=True
        )

    def lenders(self, state: GrimmForestState, seat: int, material: int) -> list[int]:
        """The opponents who own something of this material."""
        return [other for other in self.rules.opponents[seat] if state.resources[other][material]]

    def sections(self, state: GrimmForestState, seat: int) -> list[int]:
        """What can be built, if need be with one unit from an opponent."""
        building = self.rules.building
        alone = building.buildable(state, seat)
        return [
            section
            for section in building.buildable(state, seat, lent=1)
            if section in alone or self.lenders(state, seat, material_of(section))
        ]

    def why_not(self, state: GrimmForestState, seat: int) -> list[Reason]:
        return [] if self.sections(state, seat) else [Reason(self.rule, "nothing-to-build")]

    def begin(self, match: Match[GrimmForestState], seat: int) -> None:
        match.ask(seat, self.ask_section())

    def offer_section(self, state: GrimmForestState, seat: int) -> list[int]:
        return [self.rules.turns.build.of(section) for section in self.sections(state, seat)]

    def ahead_section(self, state: GrimmForestState, seat: int) -> Ahead:
        """Who can lend for each section, and on which sites it can be built then."""

        def offer(node: Chosen) -> list[int]:
            if not node:
                return self.offer_section(state, seat)
            if len(node) == 1:
                return self.offer_lender(state, seat, node[0])
            return self.rules.building.offer_site(state, seat, node[0], node[1])

        def follow(node: Chosen, option: int) -> Chosen | None:
            if not node:
                return (self.rules.turns.build.section(option),)
            return (node[0], self._lender(option)) if len(node) == 1 else None

        nothing: Chosen = ()
        return look_ahead(nothing, offer, follow, is_open=True)

    def explain_section(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        build = self.rules.turns.build
        if option not in build:
            return []
        section = build.section(option)
        lent = int(bool(self.lenders(state, seat, material_of(section))))
        return self.rules.building.explain(state, seat, section, lent)

    def take_section(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.ask(seat, self.ask_lender(self.rules.turns.build.section(option)))

    def offer_lender(self, state: GrimmForestState, seat: int, section: int) -> list[int]:
        options = self.borrow.each(self.lenders(state, seat, material_of(section)))
        if self.rules.building.open_sites(state, seat, section):
            options.append(self.pay_alone)
        return options

    def explain_lender(self, state: GrimmForestState, seat: int, option: int, section: int) -> list[Reason]:
        if option == self.pay_alone:
            return self.rules.building.explain(state, seat, section)
        if option not in self.borrow:
            return []
        lender = self.borrow.seat(option)
        if lender == seat:
            return [Reason(self.rule, "borrow-from-others")]
        about: dict[str, int | str] = {"seat": lender, "material": MATERIALS[material_of(section)]}
        return [Reason(self.rule, "nothing-to-lend", about)]

    def take_lender(self, match: Match[GrimmForestState], seat: int, option: int, section: int) -> None:
        self.rules.building.begin(match, seat, section, self._lender(option))

    def _lender(self, option: int) -> int:
        return NOBODY if option == self.pay_alone else self.borrow.seat(option)
