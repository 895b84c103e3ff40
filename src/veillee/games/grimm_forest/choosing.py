"""Choosing in secret: a Gather card, then a Fable or none (gf.choose); Fables are turned up."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.friendship import Friendship
from veillee.games.grimm_forest.moments import CHOOSING, MONSTERS_CALLED
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.state import CHOOSES_LATE, FABLE_LAID, MUST_PLAY, PLACES, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceVerb

#: What a Friend demands of its owner's choice, or of the others'.
Demand = Callable[[GrimmForestState, int], None]


@final
class Choosing:
    """Two questions to everybody at the same time; some cards set duties on a seat's choice."""

    def __init__(self, rules: GrimmForestBase, rounds: Rounds, friendship: Friendship) -> None:
        self.rules = rules
        self.friendship = friendship
        self.demands: dict[int, Demand] = {}
        self.gather = PlaceVerb(rules.verb("gather", place=rules.place_names))
        self.play = rules.card_verb("play", rules.cards.fables)
        self.no_fable = rules.plain_verb("no-fable")
        self.last_choice = rules.step("last-choice", self.run_last_choice, "gf.choose")
        self.ask_gather = rules.question(
            "gather", self.offer_gather, self.take_gather, "gf.choose", self.explain_gather
        )
        self.ask_fable = rules.question(
            "fable", self.offer_fable, self.take_fable, "gf.choose", self.explain_fable
        )
        rounds.at(CHOOSING, self.begin)
        rounds.at(MONSTERS_CALLED, self.turn_fables_up)

    def add_demand(self, friend: str, demand: Demand) -> None:
        """Let a Friend set duties on what is chosen."""
        self.demands[self.rules.kind(friend)] = demand

    def begin(self, match: Match[GrimmForestState]) -> None:
        self._set_duties(match.state)
        self.ask(match, late=False)

    def _set_duties(self, state: GrimmForestState) -> None:
        for seat in range(self.rules.players):
            demand = self.demands.get(self.friendship.friend_of(state, seat))
            if demand is not None:
                demand(state, seat)

    def ask(self, match: Match[GrimmForestState], late: bool) -> None:
        """Ask those who choose now; who holds no Fable is asked for none."""
        rules, state = self.rules, match.state
        anyone = False
        for seat in range(rules.players):
            if state.has_duty(seat, CHOOSES_LATE) != late:
                continue
            anyone = True
            if state.zones[rules.hands[seat]] and not state.has_duty(seat, FABLE_LAID):
                match.ask(seat, self.ask_fable())
            match.ask(seat, self.ask_gather())
        if anyone:
            match.begin_phase()

    def run_last_choice(self, match: Match[GrimmForestState], seat: int) -> None:
        """Whoever chooses late does so now; the card that made them wait says when."""
        self.ask(match, late=True)

    def offer_gather(self, state: GrimmForestState, seat: int) -> list[int]:
        rules = self.rules
        return self.gather.each(rules.cards.places(state.zones[rules.gather[seat]]))

    def take_gather(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        rules = self.rules
        kind = rules.cards.gather_card(self.gather.place(option))
        match.move_kind(rules.gather[seat], kind, rules.laid[seat])

    def explain_gather(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.gather:
            return []
        return [Reason("gf.choose", "no-such-gather-card", {"place": PLACES[self.gather.place(option)]})]

    def offer_fable(self, state: GrimmForestState, seat: int) -> list[int]:
        options = self.play.each_of(state.zones[self.rules.hands[seat]])
        if not state.has_duty(seat, MUST_PLAY):
            options.append(self.no_fable)
        return options

    def take_fable(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option != self.no_fable:
            match.move_kind(self.rules.hands[seat], self.play.card(option), self.rules.chosen[seat])

    def explain_fable(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option == self.no_fable:
            return [Reason("gf.friend.huntsman", "must-play-a-fable")]
        if option in self.play:
            card = self.rules.kind_names[self.play.card(option)]
            return [Reason("gf.choose", "not-in-hand", {"card": card})]
        return []

    def turn_fables_up(self, match: Match[GrimmForestState]) -> None:
        """Turn all Fables up; whatever takes monsters away does so before any is placed."""
        rules, state = self.rules, match.state
        state.beasts = 0
        for player in rules.turn_order(state):
            for zone in (rules.chosen[player], rules.unseen[player]):
                if state.zones[zone]:
                    state.beasts += rules.cards.is_monster[match.move(zone, 0, rules.played[player])]
