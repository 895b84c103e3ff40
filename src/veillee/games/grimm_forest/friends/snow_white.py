"""Snow White, a Friend (gf.friend.snow-white)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb


@final
class SnowWhite:
    """Each opponent with you gives you a Fable of theirs or, having none, a resource of your choice."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.snow-white"
        company = rules.walking.has_company
        rules.effects.on(END_OF_GATHER, FRIEND, "snow-white", self.smile, rule, company)
        self.tribute = rules.step("snow-white.tribute", self.run_tribute, rule)
        self.offer_fable = rules.card_verb("offer-fable", rules.cards.fables)
        self.claim = MaterialVerb(rules.verb("claim", material=MATERIALS))
        self.ask_offer_fable = rules.question(
            "offer-fable", self.list_fables, self.take_offer_fable, rule, self.explain_offer_fable
        )
        self.ask_claim = rules.question(
            "claim", self.offer_claim, self.take_claim, rule, self.explain_claim, is_open=True
        )

    def smile(self, match: Match[GrimmForestState], owner: int) -> None:
        for other in reversed(self.rules.walking.with_you(match.state, owner)):
            match.then(self.tribute(other, owner))

    def run_tribute(self, match: Match[GrimmForestState], seat: int, giver: int, owner: int) -> None:
        if match.state.zones[self.rules.hands[giver]]:
            match.ask(giver, self.ask_offer_fable(owner))
        elif any(match.state.resources[giver]):
            match.ask(owner, self.ask_claim(giver))

    def list_fables(self, state: GrimmForestState, seat: int, owner: int) -> list[int]:
        return self.offer_fable.each_of(state.zones[self.rules.hands[seat]])

    def explain_offer_fable(
        self, state: GrimmForestState, seat: int, option: int, owner: int
    ) -> list[Reason]:
        if option in self.offer_fable:
            kind = self.offer_fable.card(option)
            return [Reason("gf.friend.snow-white", "not-in-hand", {"card": self.rules.kind_names[kind]})]
        return []

    def take_offer_fable(self, match: Match[GrimmForestState], seat: int, option: int, owner: int) -> None:
        hands = self.rules.hands
        match.move_kind(hands[seat], self.offer_fable.card(option), hands[owner])

    def offer_claim(self, state: GrimmForestState, seat: int, giver: int) -> list[int]:
        return self.claim.each_there(state.resources[giver])

    def explain_claim(self, state: GrimmForestState, seat: int, option: int, giver: int) -> list[Reason]:
        if option in self.claim:
            material = self.claim.material(option)
            about = {"seat": giver, "material": MATERIALS[material]}
            return [Reason("gf.friend.snow-white", "nothing-to-claim", about)]
        return []

    def take_claim(self, match: Match[GrimmForestState], seat: int, option: int, giver: int) -> None:
        match.state.pass_resources(giver, seat, self.claim.material(option), 1)
