"""A seat's turn: step 1 with its green cards, then building or drawing, yellow cards in between, then step 3.

`act` is the open question of steps 2 and 3: whatever is chosen there is carried out, with further questions
if need be, and then it is asked again until the player is done.
"""

from __future__ import annotations

from typing import final

from veillee.core import Declared, Match
from veillee.core.ahead import Ahead
from veillee.games.fine_sand.base import BOARD_DRAW, FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import GREEN
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.effects import Effects
from veillee.games.fine_sand.hand_limit import HandLimit
from veillee.games.fine_sand.ready_cards import ReadyCards
from veillee.games.fine_sand.refusals import Refusals
from veillee.games.fine_sand.state import (
    ALL_DRAWN,
    BOARD_DRAWN,
    CHOOSING,
    DRAWING,
    LAST,
    NOTHING_DRAWN,
    UNDECIDED,
    FineSandState,
)
from veillee.games.fine_sand.verbs import TurnVerbs


@final
class Turns:
    """Steps 1 to 3 of one seat, all of them inside parallel phases."""

    #: Declared if there is a green card in the box.
    ask_draw: Declared[[]]

    def __init__(
        self,
        rules: FineSandBase,
        verbs: TurnVerbs,
        drawing: Drawing,
        building: Building,
        hand_limit: HandLimit,
        effects: Effects,
        ready_cards: ReadyCards,
    ) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.verbs = verbs
        self.drawing = drawing
        self.building = building
        self.hand_limit = hand_limit
        self.effects = effects
        self.ready_cards = ready_cards
        self._find_what_matters()
        refusals = Refusals(rules, verbs, building, ready_cards)
        self.step_one = rules.step("step-1", self.run_step_one, "fs.step-1")
        if GREEN in [self.cards.family[kind] for kind in rules.kinds_in_box]:
            self.ask_draw = rules.question(
                "draw", self.offer_draw, self.take_draw, "fs.step-1", refusals.explain_draw
            )
        self.ask_act = rules.question(
            "act",
            self.offer_act,
            self.take_act,
            "fs.step-2",
            refusals.explain_act,
            ahead=self.act_ahead if building.has_batches else None,
        )

    def _find_what_matters(self) -> None:
        cards = self.cards
        kinds = range(len(cards.family))
        #: Green cards with an action that is not just drawing more along with everything else.
        self.is_special_green = [cards.is_special[kind] and cards.family[kind] == GREEN for kind in kinds]
        #: Whether a built card brings an option of its own in steps 2 and 3.
        self.acts = [
            cards.is_pallet[kind] or (cards.is_used[kind] and cards.family[kind] != GREEN) for kind in kinds
        ]
        #: Whether a built card matters there at all: for builds, for prices, or with an option of its own.
        self.matters = [self.acts[kind] or cards.builds[kind] + cards.discount[kind] > 0 for kind in kinds]

    # Step 1

    def run_step_one(self, match: Match[FineSandState], seat: int) -> None:
        """Draw everything, unless the seat has something to choose: that follows from what all can see.

        Whoever has plain green cards may leave them unused. Only a draw pile that runs out makes that matter
        at once, so only then are they asked unbidden (fs.waiving).
        """
        state = match.state
        more = 0
        special = False
        for kind in state.zones[self.rules.built[seat]]:
            more += self.cards.green_draws[kind]
            special = special or self.is_special_green[kind]
        drawn = state.drawn[seat]
        begins = drawn in (NOTHING_DRAWN, CHOOSING)
        if begins and not special and not (more and self._may_leave_some(state, seat, more)):
            if self.drawing.left(state, seat) > BOARD_DRAW + more:
                self.drawing.draw(match, seat, BOARD_DRAW + more)
            else:
                self._draw_everything(match, seat, self.cards.green_draws)
        elif begins or len(self.offer_draw(state, seat)) > 1:
            if begins and self.rules.may_waive:
                state.drawn[seat] = CHOOSING
            match.ask(seat, self.ask_draw())

    def _may_leave_some(self, state: FineSandState, seat: int, more: int) -> bool:
        """Whether a seat wants to choose, or its draw pile runs out: that brings a reshuffle or the end."""
        if not self.rules.may_waive:
            return self.drawing.left(state, seat) <= BOARD_DRAW + more
        pile = state.zones[self.rules.draw[seat]]
        return state.drawn[seat] == CHOOSING or len(pile) <= BOARD_DRAW + more

    def offer_draw(self, state: FineSandState, seat: int) -> list[int]:
        """The board's two cards once, each green card at most once; done once the two are drawn."""
        verbs, drawn = self.verbs, state.drawn[seat]
        begins = drawn in (NOTHING_DRAWN, CHOOSING)
        found: list[int] = []
        if begins:
            found.append(verbs.draw_all)
        singles: list[int] = []
        plain = False
        for kind in dict.fromkeys(state.zones[self.rules.built[seat]]):
            if self.cards.green_draws[kind] and drawn != ALL_DRAWN:
                plain = True
                singles.append(kind)
            elif self.is_special_green[kind]:
                singles.append(kind)
        if begins and plain:
            found.append(verbs.draw_two)
        found += verbs.use.each(singles)
        if not begins:
            found.append(verbs.done)
        return found

    def take_draw(self, match: Match[FineSandState], seat: int, option: int) -> None:
        verbs = self.verbs
        if option == verbs.done:
            return
        match.ask(seat, self.step_one())
        if option == verbs.draw_all:
            self._draw_everything(match, seat, self.cards.green_draws)
        elif option == verbs.draw_two:
            self._draw_board(match, seat)
        else:
            self.effects.use(match, seat, verbs.use.card(option))

    def _draw_everything(self, match: Match[FineSandState], seat: int, draws: list[int]) -> None:
        count = self.count(match.state, seat, draws)
        match.state.drawn[seat] = ALL_DRAWN
        self.drawing.draw(match, seat, count)
        self.drawing.check_end(match, seat)

    def count(self, state: FineSandState, seat: int, draws: list[int]) -> int:
        """The board's two cards and those of all plain cards that have not been used singly."""
        count = BOARD_DRAW
        for kind in state.zones[self.rules.built[seat]]:
            count += draws[kind]
        return count

    def _draw_board(self, match: Match[FineSandState], seat: int) -> None:
        match.state.drawn[seat] = BOARD_DRAWN
        self.drawing.draw(match, seat, BOARD_DRAW)
        self.drawing.check_end(match, seat)

    # Steps 2 and 3

    def offer_act(self, state: FineSandState, seat: int) -> list[int]:
        rules, zones, cards = self.rules, state.zones, self.cards
        hand = zones[rules.hands[seat]]
        branch = state.branch[seat]
        slots = 1 - state.builds[seat]
        discount = 0
        specials: list[int] = []
        matters = self.matters
        for kind in zones[rules.built[seat]]:
            if matters[kind]:
                slots += cards.builds[kind]
                discount += cards.discount[kind]
                if self.acts[kind]:
                    specials.append(kind)
        found: list[int] = []
        building = self.building
        if hand:
            if slots > 0 and branch < DRAWING:
                found = building.build.each(building.affordable(state, seat, 0, discount, 0))
            if not state.gifted[seat] and not state.timer:
                found += self.verbs.give.each_of(hand)
        drawn = state.drawn[seat] != NOTHING_DRAWN
        if branch == UNDECIDED or (branch == DRAWING and not drawn):
            found.append(self.verbs.draw_all)
        if specials:
            found += self.ready_cards.uses(state, seat, specials)
        if (branch != DRAWING or drawn) and not rules.must_give(state, seat):
            found += self._ways_to_end(state, seat)
        return found

    def _ways_to_end(self, state: FineSandState, seat: int) -> list[int]:
        """Who has green cards to leave unused in the next turn may ask for that choice."""
        rules, verbs, draws = self.rules, self.verbs, self.cards.green_draws
        if rules.may_waive and state.ending != LAST:
            for zone in (rules.built[seat], rules.resting[seat]):
                for kind in state.zones[zone]:
                    if draws[kind]:
                        return [verbs.done, verbs.done_to_choose]
        return [verbs.done]

    def act_ahead(self, state: FineSandState, seat: int) -> Ahead:
        """What can be built together; everything else is a choice of one answer."""
        return self.building.first_ahead(state, seat, self.offer_act(state, seat))

    def take_act(self, match: Match[FineSandState], seat: int, option: int) -> None:
        rules, verbs, state = self.rules, self.verbs, match.state
        if option in (verbs.done, verbs.done_to_choose):
            if option == verbs.done_to_choose:
                state.drawn[seat] = CHOOSING
            self.hand_limit.check(match, seat)
            return
        match.ask(seat, self.ask_act())
        if option in self.building.build:
            self.building.start_batch(match, seat, self.building.build.card(option))
        elif option in verbs.give:
            state.gifted[seat] = 1
            match.move_kind(rules.hands[seat], verbs.give.card(option), rules.gifts[seat])
        elif option == verbs.draw_all:
            state.branch[seat] = DRAWING
            self._draw_everything(match, seat, self.cards.blue_draws)
        elif option == verbs.draw_two:
            state.branch[seat] = DRAWING
            self._draw_board(match, seat)
        elif option in verbs.use:
            self.effects.use(match, seat, verbs.use.card(option))
        else:
            self.effects.store(match, seat, verbs.store.card(option))
