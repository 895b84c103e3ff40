"""Crystal Ball, a Fable (gf.fable.crystal-ball)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import FABLES_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import PLACES, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceVerb


@final
class CrystalBall:
    """Look at the Gather card before an opponent, then lay another one yourself if you like.

    The looked-at card stays shown until you have decided. A replaced card goes home at once, also one that a
    Wishing Well has brought. The new card is laid before the old one is taken up, so that everybody who knew
    the old one also knows that this is another.
    """

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.crystal-ball"
        rules.effects.on(FABLES_REVEALED, PLAYED, "crystal-ball", self.act, rule)
        self.look_at = rules.seat_verb("look-at", "other_seat")
        self.lay_instead = PlaceVerb(rules.verb("lay-instead", place=rules.place_names))
        self.keep = rules.plain_verb("keep-gather-card")
        self.ask_look = rules.question(
            "crystal-ball", self.offer_look, self.take_look, rule, self.explain_look, is_open=True
        )
        self.ask_replace = rules.question(
            "replace-gather-card", self.offer_replace, self.take_replace, rule, self.explain_replace
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_look())

    def offer_look(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.look_at.each(self.rules.opponents[seat])

    def explain_look(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option == self.look_at(seat):
            return [Reason("gf.fable.crystal-ball", "look-at-an-opponent")]
        return []

    def take_look(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        other = self.look_at.seat(option)
        match.show(self.rules.laid[other], [seat])
        match.ask(seat, self.ask_replace(other))

    def offer_replace(self, state: GrimmForestState, seat: int, other: int) -> list[int]:
        places = self.rules.cards.places(state.zones[self.rules.gather[seat]])
        return [*self.lay_instead.each(places), self.keep]

    def explain_replace(self, state: GrimmForestState, seat: int, option: int, other: int) -> list[Reason]:
        if option in self.lay_instead:
            place = self.lay_instead.place(option)
            return [Reason("gf.fable.crystal-ball", "no-such-gather-card", {"place": PLACES[place]})]
        return []

    def take_replace(self, match: Match[GrimmForestState], seat: int, option: int, other: int) -> None:
        rules = self.rules
        match.show(rules.laid[other], [])
        if option != self.keep:
            kind = rules.cards.gather_card(self.lay_instead.place(option))
            match.move_kind(rules.gather[seat], kind, rules.laid[seat])
            rules.gather_cards.send_home(match, rules.laid, seat)
