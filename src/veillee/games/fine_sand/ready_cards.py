"""Which of a seat's ready cards can be used now, in the open turn (fs.actions)."""

from __future__ import annotations

from typing import final

from veillee.core.zones import kinds_in
from veillee.games.fine_sand.base import BOARD_DRAW, FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import (
    BARGAIN,
    BLUE,
    DIVE,
    DREAM,
    FREE,
    GREEN,
    HALVE,
    MORE_ONCE,
    NIGHT,
    RED,
    REFILL,
    REMOVE,
    SIDE_JOB,
    VIOLET,
)
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.single_builds import SingleBuilds
from veillee.games.fine_sand.state import (
    ALL_DRAWN,
    BUILDING,
    CLOSING,
    DRAWING,
    NOTHING_DRAWN,
    UNDECIDED,
    FineSandState,
)
from veillee.games.fine_sand.verbs import TurnVerbs


@final
class ReadyCards:
    """Finds the uses of red, blue, violet and yellow cards."""

    def __init__(
        self,
        rules: FineSandBase,
        verbs: TurnVerbs,
        drawing: Drawing,
        building: Building,
        single_builds: SingleBuilds,
    ) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.verbs = verbs
        self.drawing = drawing
        self.building = building
        self.single_builds = single_builds

    def uses(self, state: FineSandState, seat: int, ready: list[int]) -> list[int]:
        """The options that the ready cards with an action of their own bring."""
        cards, verbs = self.cards, self.verbs
        branch = state.branch[seat]
        blue = branch in (UNDECIDED, DRAWING) and self._may_choose(state, seat, ready)
        found: list[int] = []
        if blue and state.drawn[seat] == NOTHING_DRAWN and self._has_plain_blue(ready):
            found.append(verbs.draw_two)
        for kind in kinds_in(ready):
            if cards.is_pallet[kind]:
                found += verbs.store.each(self._coins_to_store(state, seat))
            elif cards.blue_draws[kind]:
                if blue and state.drawn[seat] != ALL_DRAWN:
                    found.append(verbs.use(kind))
            elif self._can_use(state, seat, kind):
                found.append(verbs.use(kind))
        return found

    def _has_plain_blue(self, ready: list[int]) -> bool:
        draws = self.cards.blue_draws
        return any([draws[kind] > 0 for kind in ready])

    def _may_choose(self, state: FineSandState, seat: int, ready: list[int]) -> bool:
        """Whether plain blue cards are used singly; until revision 2 only beside others, or in need."""
        if self.rules.may_waive or state.branch[seat] == DRAWING:
            return True
        blue = [kind for kind in ready if self.cards.family[kind] == BLUE]
        draws = [self.cards.blue_draws[kind] for kind in blue]
        return 0 in draws or self.drawing.left(state, seat) <= BOARD_DRAW + sum(draws)

    def _coins_to_store(self, state: FineSandState, seat: int) -> list[int]:
        """What `pallet` can take: coin cards of the hand, while there is room."""
        rules, zones = self.rules, state.zones
        hand = zones[rules.hands[seat]]
        places = 0
        for zone in (rules.built[seat], rules.resting[seat]):
            places += len([kind for kind in zones[zone] if self.cards.is_pallet[kind]])
        if len(zones[rules.pallet[seat]]) >= places or len(hand) <= rules.owes_gift(state, seat):
            return []
        return [kind for kind in kinds_in(hand) if self.cards.is_coin[kind]]

    def _can_use(self, state: FineSandState, seat: int, kind: int) -> bool:
        """Whether a card that is no plain blue one may be used, and its action can be carried out."""
        return self.is_its_time(state, seat, kind) and self._can_carry_out(state, seat, kind)

    def is_its_time(self, state: FineSandState, seat: int, kind: int) -> bool:
        family, branch = self.cards.family[kind], state.branch[seat]
        if family == GREEN:
            return False
        if family == RED:
            return branch <= BUILDING
        if family == BLUE:
            return branch in (UNDECIDED, DRAWING)
        if family == VIOLET:
            return branch in (UNDECIDED, BUILDING, CLOSING) or state.drawn[seat] != NOTHING_DRAWN
        return True

    def _can_carry_out(self, state: FineSandState, seat: int, kind: int) -> bool:
        rules = self.rules
        effect = self.cards.effect[kind]
        spare = len(state.zones[rules.hands[seat]]) - rules.owes_gift(state, seat)
        if effect == BARGAIN:
            return bool(self.building.affordable(state, seat, 0, self.cards.amount[kind], 0))
        if effect in (FREE, SIDE_JOB, NIGHT):
            return bool(self.single_builds.possible(state, seat, kind))
        if effect == DREAM:
            return self.drawing.left(state, seat) > 0
        if effect == REFILL:
            return len(state.zones[rules.hands[seat]]) < rules.limit_of(state, seat)
        if effect in (DIVE, MORE_ONCE):
            return True
        return spare >= max(self.cards.discards[kind], effect == HALVE) + (effect == REMOVE)
