"""Night at the Tavern, a Fable (gf.fable.night-at-the-tavern)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import FABLES_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class NightAtTheTavern:
    """New Friends for everybody: you choose yours, chance deals the others.

    All are drawn while the old ones are still held. Should there be too few, the last in turn order keep
    what they have.
    """

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.night-at-the-tavern"
        rules.effects.on(FABLES_REVEALED, PLAYED, "night-at-the-tavern", self.act, rule)
        self.choose = rules.card_verb("choose-friend", rules.cards.friends)
        self.ask_choice = rules.question(
            "tavern", self.offer_choice, self.take_choice, rule, self.explain_choice, is_open=True
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules = self.rules
        for _ in range(rules.players):
            rules.decks.draw_friend(match, rules.newcomer)
        if match.state.zones[rules.newcomer]:
            match.ask(owner, self.ask_choice())

    def offer_choice(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.choose.each_of(state.zones[self.rules.newcomer])

    def explain_choice(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.choose:
            return []
        card = self.rules.kind_names[self.choose.card(option)]
        return [Reason("gf.fable.night-at-the-tavern", "not-at-the-tavern", {"card": card})]

    def take_choice(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        rules, state = self.rules, match.state
        guests = state.zones[rules.newcomer]
        chosen = guests.index(self.choose.card(option))
        rules.friendship.receive(match, seat, rules.newcomer, chosen)
        match.shuffle(rules.newcomer)
        for other in rules.turn_order(state):
            if other != seat and state.zones[rules.newcomer]:
                rules.friendship.receive(match, other, rules.newcomer)
