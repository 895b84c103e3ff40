"""Friends of the end of gathering that act when others stand at your place."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, FRIEND

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class FrogPrince:
    """In company he has to go, for another Friend from the discard pile (or the deck) and a resource.

    He leaves when the other one has come: so he is never his own successor, nor shuffled into a new deck.
    """

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.frog-prince"
        rules.windows.on(END_OF_GATHER, FRIEND, "frog-prince", self.leap, rule, self.is_in_company)
        self.prefers_deck = rules.options["frog-prince"] == "deck"
        if not self.prefers_deck:
            names = rules.kind_names[rules.first_friend : rules.first_gather]
            self.call_back = rules.verb("call-back", card=names).base
            self.ask_call = rules.question(
                "call-back", self.offer_call, self.take_call, rule, self.explain_call, is_open=True
            )

    def is_in_company(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self.rules.walking.with_you(state, owner))

    def leap(self, match: Match[GrimmForestState], owner: int) -> None:
        rules = self.rules
        rules.supply.let_gain(match, "frog-prince", owner, 1)
        if not self.prefers_deck and match.state.zones[rules.friend_discard]:
            match.ask(owner, (self.ask_call,))
            return
        found = rules.decks.draw_friend(match, rules.newcomer)
        rules.friendship.lose(match, owner)
        if found:
            match.ask(owner, (rules.friendship.ask_friend,))

    def offer_call(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        shift = self.call_back - self.rules.first_friend
        return [shift + kind for kind in sorted(state.zones[self.rules.friend_discard])]

    def explain_call(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        kind = option - self.call_back + self.rules.first_friend
        if not self.rules.first_friend <= kind < self.rules.first_gather:
            return []
        if kind == self.rules.turns.friend(state, seat):
            return [Reason("gf.friend.frog-prince", "not-himself")]
        card = self.rules.kind_names[kind]
        return [Reason("gf.friend.frog-prince", "not-among-discarded-friends", {"card": card})]

    def take_call(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        kind = option - self.call_back + rules.first_friend
        match.move_kind(rules.friend_discard, kind, rules.newcomer)
        rules.friendship.lose(match, seat)
        match.ask(seat, (rules.friendship.ask_friend,))


@final
class SnowWhite:
    """Each opponent with you gives you a Fable of theirs or, having none, a resource of your choice."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.snow-white"
        rules.windows.on(END_OF_GATHER, FRIEND, "snow-white", self.smile, rule, self.is_in_company)
        self.tribute = rules.step("snow-white.tribute", self.run_tribute, rule)
        self.offer_fable = rules.verb("offer-fable", card=rules.fable_names).base
        self.claim = rules.verb("claim", material=MATERIALS).base
        self.ask_offer_fable = rules.question(
            "offer-fable", self.list_fables, self.take_offer_fable, rule, self.explain_offer_fable
        )
        self.ask_claim = rules.question(
            "claim", self.offer_claim, self.take_claim, rule, self.explain_claim, is_open=True
        )

    def is_in_company(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self.rules.walking.with_you(state, owner))

    def smile(self, match: Match[GrimmForestState], owner: int) -> None:
        for other in reversed(self.rules.walking.with_you(match.state, owner)):
            match.then((self.tribute, other, owner))

    def run_tribute(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        giver, owner = step[1], step[2]
        if match.state.zones[self.rules.hands + giver]:
            match.ask(giver, (self.ask_offer_fable, owner))
        elif any(match.state.resources[giver]):
            match.ask(owner, (self.ask_claim, giver))

    def list_fables(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.offer_fable + kind for kind in dict.fromkeys(state.zones[self.rules.hands + seat])]

    def explain_offer_fable(
        self, state: GrimmForestState, seat: int, step: Step, option: int
    ) -> list[Reason]:
        kind = option - self.offer_fable
        if 0 <= kind < len(self.rules.fable_names):
            return [Reason("gf.friend.snow-white", "not-in-hand", {"card": self.rules.kind_names[kind]})]
        return []

    def take_offer_fable(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        hands = self.rules.hands
        match.move_kind(hands + seat, option - self.offer_fable, hands + step[1])

    def offer_claim(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.claim + material for material, amount in enumerate(state.resources[step[1]]) if amount]

    def explain_claim(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        material = option - self.claim
        if 0 <= material < len(MATERIALS):
            about = {"seat": step[1], "material": MATERIALS[material]}
            return [Reason("gf.friend.snow-white", "nothing-to-claim", about)]
        return []

    def take_claim(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        material = option - self.claim
        match.state.resources[step[1]][material] -= 1
        match.state.resources[seat][material] += 1
