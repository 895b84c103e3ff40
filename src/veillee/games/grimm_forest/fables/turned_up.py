"""Fables that act at once when they are turned up: the Magic Flute and the Night at the Tavern."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import NOWHERE, GrimmForestState
from veillee.games.grimm_forest.windows import FABLES_REVEALED, MONSTERS_CALLED, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class MagicFlute:
    """The monsters of this round come into your hand: before any is placed, or when your turn comes."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        before_placing = rules.options["magic-flute"] == "before-placing"
        window = MONSTERS_CALLED if before_placing else FABLES_REVEALED
        rule = "gf.fable.magic-flute"
        rules.windows.on(window, PLAYED, "magic-flute", self.act, rule, works=self.hears_monsters)

    def hears_monsters(self, state: GrimmForestState, owner: int) -> bool:
        played, is_monster = self.rules.played, self.rules.is_monster
        return any(
            is_monster[kind] for seat in range(self.rules.players) for kind in state.zones[played + seat]
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        for seat in rules.turn_order(state):
            for kind in state.zones[rules.played + seat][:]:
                if rules.is_monster[kind]:
                    match.move_kind(rules.played + seat, kind, rules.hands + owner)
            state.monsters[seat] = NOWHERE


@final
class NightAtTheTavern:
    """New Friends for everybody: you choose yours, chance deals the others.

    All are drawn while the old ones are still held. Should there be too few, the last in turn order keep
    what they have.
    """

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.night-at-the-tavern"
        rules.windows.on(FABLES_REVEALED, PLAYED, "night-at-the-tavern", self.act, rule)
        self.friends = rules.kind_names[rules.first_friend : rules.first_gather]
        self.choose = rules.verb("choose-friend", card=self.friends).base
        self.ask_choice = rules.question(
            "tavern", self.offer_choice, self.take_choice, rule, self.explain_choice, is_open=True
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules = self.rules
        for _ in range(rules.players):
            rules.decks.draw_friend(match, rules.newcomer)
        if match.state.zones[rules.newcomer]:
            match.ask(owner, (self.ask_choice,))

    def offer_choice(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        shift = self.choose - self.rules.first_friend
        return [shift + kind for kind in dict.fromkeys(state.zones[self.rules.newcomer])]

    def explain_choice(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        number = option - self.choose
        if 0 <= number < len(self.friends):
            return [
                Reason("gf.fable.night-at-the-tavern", "not-at-the-tavern", {"card": self.friends[number]})
            ]
        return []

    def take_choice(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules, state = self.rules, match.state
        guests = state.zones[rules.newcomer]
        chosen = guests.index(rules.first_friend + option - self.choose)
        rules.friendship.receive(match, seat, rules.newcomer, chosen)
        match.shuffle(rules.newcomer)
        for other in rules.turn_order(state):
            if other != seat and state.zones[rules.newcomer]:
                rules.friendship.receive(match, other, rules.newcomer)
