"""A seat's turn: step 1 with its green cards, then building or drawing, yellow cards in between, then step 3.

`act` is the open question of steps 2 and 3: whatever is chosen there is carried out, with further questions
if need be, and then it is asked again until the player is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.fine_sand.cards import BLUE, CASTLE, COIN, GREEN
from veillee.games.fine_sand.possible import Possible
from veillee.games.fine_sand.refusals import Refusals
from veillee.games.fine_sand.state import DRAWING, UNDECIDED, FineSandState
from veillee.games.fine_sand.verbs import CardVerb

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

#: How many cards the board itself lets everybody draw in steps 1 and 2B.
BOARD_DRAW: Final = 2
NONE: Final = -1
#: Values of `drawn`.
BOARD_DRAWN: Final = 1
ALL_DRAWN: Final = 2


@final
class Turn:
    """Steps 1 to 3 of one seat, all of them inside parallel phases."""

    def __init__(self, rules: FineSand) -> None:
        self.rules = rules
        self.cards = rules.cards
        kinds = range(len(rules.kind_names))
        self.green_draws = [rules.cards.draws[k] if rules.cards.family[k] == GREEN else 0 for k in kinds]
        self.blue_draws = [rules.cards.draws[k] if rules.cards.family[k] == BLUE else 0 for k in kinds]
        #: Whether a built card brings an option of its own in steps 2 and 3.
        self.acts = [
            rules.cards.is_pallet[k] or (rules.cards.is_used[k] and rules.cards.family[k] != GREEN)
            for k in kinds
        ]
        #: Whether a built card matters there at all: for builds, for prices, or with an option of its own.
        self.matters = [self.acts[k] or rules.cards.builds[k] + rules.cards.discount[k] > 0 for k in kinds]
        self.draw_all = rules.verb("draw-all").base
        self.draw_two = rules.verb("draw-two").base
        self.use = CardVerb(rules, "use", [family not in (CASTLE, COIN) for family in rules.cards.family])
        self.give = CardVerb(rules, "give")
        self.store = CardVerb(
            rules, "store", [coin and rules.has_effect("pallet") for coin in rules.cards.is_coin]
        )
        self.done = rules.verb("done").base
        self.possible = Possible(rules)
        refusals = Refusals(rules, self)
        self.step_one = rules.step("step-1", self.run_step_one, "fs.step-1")
        self.ask_draw = NONE
        if any([self.cards.family[kind] == GREEN and rules.copies[kind] for kind in kinds]):
            self.ask_draw = rules.question(
                "draw", self.offer_draw, self.take_draw, "fs.step-1", refusals.explain_draw
            )
        self.ask_act = rules.question("act", self.offer_act, self.take_act, "fs.step-2", refusals.explain_act)

    # Step 1

    def run_step_one(self, match: Match[FineSandState], seat: int, step: Step) -> None:
        """Draw everything, unless the seat has something to choose: that follows from what all can see."""
        state = match.state
        more = 0
        special = False
        for kind in state.zones[self.rules.built + seat]:
            more += self.green_draws[kind]
            special = special or (self.cards.is_special[kind] and self.cards.family[kind] == GREEN)
        if state.drawn[seat] == 0 and not special and self.rules.piles.left(state, seat) > BOARD_DRAW + more:
            self.rules.piles.draw(match, seat, BOARD_DRAW + more)
        elif state.drawn[seat] == 0 and not special and more == 0:
            self._draw_everything(match, seat, self.green_draws)
        elif len(self.offer_draw(state, seat, (self.ask_draw,))) > 1 or state.drawn[seat] == 0:
            match.ask(seat, (self.ask_draw,))

    def offer_draw(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        """The board's two cards once, each green card at most once; done once the two are drawn."""
        drawn = state.drawn[seat]
        found: list[int] = []
        if drawn == 0:
            found.append(self.draw_all)
        singles: list[int] = []
        plain = False
        for kind in dict.fromkeys(state.zones[self.rules.built + seat]):
            if self.green_draws[kind] and drawn != ALL_DRAWN:
                plain = True
                singles.append(self.use.options[kind])
            elif self.cards.is_special[kind] and self.cards.family[kind] == GREEN:
                singles.append(self.use.options[kind])
        if drawn == 0 and plain:
            found.append(self.draw_two)
        found += singles
        if drawn:
            found.append(self.done)
        return found

    def take_draw(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        if option == self.done:
            return
        match.ask(seat, (self.step_one,))
        if option == self.draw_all:
            self._draw_everything(match, seat, self.green_draws)
        elif option == self.draw_two:
            self._draw_board(match, seat)
        else:
            self.rules.actions.use(match, seat, self.use.kind(option))

    def _draw_everything(self, match: Match[FineSandState], seat: int, draws: list[int]) -> None:
        """The board's two cards and those of all plain cards that have not been used singly."""
        count = BOARD_DRAW
        for kind in match.state.zones[self.rules.built + seat]:
            count += draws[kind]
        match.state.drawn[seat] = ALL_DRAWN
        self.rules.piles.draw(match, seat, count)
        self.check_piles(match, seat)

    def _draw_board(self, match: Match[FineSandState], seat: int) -> None:
        match.state.drawn[seat] = BOARD_DRAWN
        self.rules.piles.draw(match, seat, BOARD_DRAW)
        self.check_piles(match, seat)

    def check_piles(self, match: Match[FineSandState], seat: int) -> None:
        """After a drawing action: who has nothing left to draw brings the end (fs.end)."""
        state = match.state
        if not self.rules.piles.left(state, seat):
            in_step_one = state.step == 1
            state.drained[seat] = max(state.drained[seat], 2 if in_step_one else 1)

    # Steps 2 and 3

    def offer_act(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        rules, zones, cards = self.rules, state.zones, self.cards
        hand = zones[rules.hands + seat]
        branch = state.branch[seat]
        slots = 1 - state.builds[seat]
        discount = 0
        specials: list[int] = []
        matters = self.matters
        for kind in zones[rules.built + seat]:
            if matters[kind]:
                slots += cards.builds[kind]
                discount += cards.discount[kind]
                if self.acts[kind]:
                    specials.append(kind)
        found: list[int] = []
        building = rules.building
        if hand:
            if slots > 0 and branch < DRAWING:
                build = building.build.options
                found = [build[kind] for kind in building.affordable(state, seat, 0, discount, 0)]
            if not state.gifted[seat] and not state.timer:
                give = self.give.options
                found += [give[kind] for kind in dict.fromkeys(hand)]
        drawn = state.drawn[seat]
        if branch == UNDECIDED or (branch == DRAWING and not drawn):
            found.append(self.draw_all)
        if specials:
            found += self.possible.uses(state, seat, specials)
        if (branch != DRAWING or drawn) and not rules.must_give(state, seat):
            found.append(self.done)
        return found

    def take_act(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules, state = self.rules, match.state
        if option == self.done:
            self._close(match, seat)
            return
        match.ask(seat, step)
        if rules.building.build.has(option):
            rules.building.start_batch(match, seat, rules.building.build.kind(option))
        elif self.give.has(option):
            state.gifted[seat] = 1
            match.move_kind(rules.hands + seat, self.give.kind(option), rules.gifts + seat)
        elif option == self.draw_all:
            state.branch[seat] = DRAWING
            self._draw_everything(match, seat, self.blue_draws)
        elif option == self.draw_two:
            state.branch[seat] = DRAWING
            self._draw_board(match, seat)
        elif self.use.has(option):
            rules.actions.use(match, seat, self.use.kind(option))
        else:
            rules.actions.rest(match, seat, rules.pallet_kind)
            match.move_kind(rules.hands + seat, self.store.kind(option), rules.pallet + seat)

    # Step 3

    def limit(self, state: FineSandState, seat: int) -> int:
        """The hand limit that the fourth column gives."""
        limit = self.rules.board_limit
        for kind in state.zones[self.rules.built + seat]:
            limit += self.cards.limit[kind]
        return limit

    def _close(self, match: Match[FineSandState], seat: int) -> None:
        """Check the hand limit, raised by the buckets used this turn."""
        rules, state = self.rules, match.state
        limit = self.limit(state, seat)
        for kind in state.zones[rules.resting + seat]:
            limit += self.cards.bucket[kind]
        excess = len(state.zones[rules.hands + seat]) - limit
        if excess > 0:
            match.ask(seat, (rules.discards.ask_limit, excess, 0))
        else:
            self.end(match, seat)

    def end(self, match: Match[FineSandState], seat: int) -> None:
        """Used buckets leave, everything else is ready for the next turn."""
        rules, state = self.rules, match.state
        resting = state.zones[rules.resting + seat]
        while resting:
            target = rules.built
            if self.cards.bucket[resting[0]]:
                target = rules.gifts if rules.players > 1 else rules.removed
            match.move(rules.resting + seat, 0, target + seat)
        state.branch[seat] = UNDECIDED
        state.builds[seat] = 0
        state.drawn[seat] = 0
        state.gifted[seat] = 0
