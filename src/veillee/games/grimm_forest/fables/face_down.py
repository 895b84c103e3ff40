"""Fables that act on Gather cards while these lie face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import NOBODY, PLACES, GrimmForestState
from veillee.games.grimm_forest.windows import FABLES_REVEALED, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class CrystalBall:
    """Look at the Gather card before an opponent, then lay another one yourself if you like.

    The looked-at card stays shown until you have decided. A replaced card goes home at once, also one that a
    Wishing Well has brought. The new card is laid before the old one is taken up, so that everybody who knew
    the old one also knows that this is another.
    """

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.crystal-ball"
        rules.windows.on(FABLES_REVEALED, PLAYED, "crystal-ball", self.act, rule)
        self.look_at = rules.verb("look-at", other_seat=rules.seat_names).base
        self.lay_instead = rules.verb("lay-instead", place=PLACES[: rules.places]).base
        self.keep = rules.verb("keep-gather-card").base
        self.ask_look = rules.question(
            "crystal-ball", self.offer_look, self.take_look, rule, self.explain_look, is_open=True
        )
        self.ask_replace = rules.question(
            "replace-gather-card", self.offer_replace, self.take_replace, rule, self.explain_replace
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_look,))

    def offer_look(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.look_at + other for other in range(self.rules.players) if other != seat]

    def explain_look(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.look_at + seat:
            return [Reason("gf.fable.crystal-ball", "look-at-an-opponent")]
        return []

    def take_look(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        other = option - self.look_at
        match.show(self.rules.laid + other, [seat])
        match.ask(seat, (self.ask_replace, other))

    def offer_replace(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        shift = self.lay_instead - self.rules.first_gather
        return [*[shift + kind for kind in state.zones[self.rules.gather + seat]], self.keep]

    def explain_replace(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        place = option - self.lay_instead
        if 0 <= place < self.rules.places:
            return [Reason("gf.fable.crystal-ball", "no-such-gather-card", {"place": PLACES[place]})]
        return []

    def take_replace(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.show(rules.laid + step[1], [])
        if option != self.keep:
            kind = rules.first_gather + option - self.lay_instead
            match.move_kind(rules.gather + seat, kind, rules.laid + seat)
            rules.gather_cards.send_home(match, rules.laid, seat)


@final
class DarkCurse:
    """Chance chooses anew among the usable Gather cards of every opponent."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rules.windows.on(FABLES_REVEALED, PLAYED, "dark-curse", self.act, "gf.fable.dark-curse")

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        opponents = [seat for seat in rules.turn_order(state) if seat != owner]
        for seat in opponents:
            rules.gather_cards.send_home(match, rules.laid, seat)
        if state.colours[owner] != owner:
            self._redeem(match, owner)
        for seat in opponents:
            usable = len(state.zones[rules.gather + seat])
            index = match.below(usable) if usable > 1 else 0
            match.move(rules.gather + seat, index, rules.laid + seat)

    def _redeem(self, match: Match[GrimmForestState], owner: int) -> None:
        """Let an opponent draw from all their cards though a Wishing Well has put one before the owner.

        The owner has all their own cards in hand by now, so the two change hands: the opponent's hand is
        complete, and the owner's is that of somebody who has laid the card that lies there. Both know that
        card already. Where the Little Mermaid has locked cards the two sets differ. To look out a single card
        could then show what is locked, so the card that was carried off stays out of the draw: our ruling.
        """
        rules, state = self.rules, match.state
        other = state.colours[owner]
        if state.zones[rules.locked + owner] or state.zones[rules.locked + other] or state.bound[owner]:
            return
        hands = (rules.gather + owner, rules.gather + other)
        match.pass_on(hands, (hands[1], hands[0]))
        state.colours[owner] = owner


@final
class WishingWell:
    """The Gather cards before two players change places, unseen by the others."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.wishing-well"
        rules.windows.on(FABLES_REVEALED, PLAYED, "wishing-well", self.act, rule)
        self.exchange = rules.verb("exchange", other_seat=rules.seat_names).base
        self.ask_exchange = rules.question(
            "wishing-well", self.offer_exchange, self.take_exchange, rule, self.explain_exchange
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        """Two players have no choice: their cards change places."""
        if self.rules.players == 2:
            self._swap(match, 0, 1)
        else:
            match.tell("cause-wishing-well", [owner], seat=owner, more="no")
            match.ask(owner, (self.ask_exchange, NOBODY))

    def offer_exchange(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.exchange + player for player in range(self.rules.players) if player != step[1]]

    def explain_exchange(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.exchange + step[1]:
            return [Reason("gf.fable.wishing-well", "two-players-exchange")]
        return []

    def take_exchange(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if step[1] == NOBODY:
            first = option - self.exchange
            match.tell("cause-wishing-well", [seat], seat=seat, more="yes", other_seat=first)
            match.ask(seat, (self.ask_exchange, first))
        else:
            self._swap(match, step[1], option - self.exchange)

    def _swap(self, match: Match[GrimmForestState], one: int, other: int) -> None:
        laid, colours, bound = self.rules.laid, match.state.colours, match.state.bound
        match.pass_on((laid + one, laid + other), (laid + other, laid + one))
        colours[one], colours[other] = colours[other], colours[one]
        bound[one], bound[other] = bound[other], bound[one]
