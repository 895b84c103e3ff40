"""What a seat would rather keep than pay with, so that a board can suggest a payment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import BLUE, CASTLE, GONE, GREEN, RED, VIOLET, YELLOW
from veillee.games.fine_sand.hand_limit import HandLimit
from veillee.games.fine_sand.state import FineSandState
from veillee.games.fine_sand.turns import Turns

#: How much a card is missed, in hundredths of a coin: one that can be built soon, by its family.
MISSED: Final[Mapping[int, int]] = {CASTLE: 115, BLUE: 120, YELLOW: 120, RED: 150, VIOLET: 150, GREEN: 160}
#: One that is still too dear in the next turn, the less the dearer it is.
TOO_DEAR: Final = 70
#: A coin of a coin card, a token, and what can do nothing but pay.
COIN: Final = 80
TOKEN: Final = 60
PAYS_ONLY: Final = 10
LEAVES_THE_GAME: Final = 50
#: A coin that buys nothing.
WASTED: Final = 90


@final
class Suggesting:
    """Weighs everything that can pay; of the payments on offer the lightest is the one to suggest."""

    def __init__(self, rules: FineSandBase, building: Building, hand_limit: HandLimit, turns: Turns) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.building = building
        self.hand_limit = hand_limit
        self.turns = turns

    def weights(self, state: FineSandState, seat: int) -> dict[str, Any]:
        """By zone, in the order of its cards; and of a token."""
        rules, zones = self.rules, state.zones
        reach = self._reach(state, seat)
        discount = self.building.discount(state, seat)
        hand = [self._loss(kind, reach, discount) for kind in zones[rules.hands[seat]]]
        return {
            "hands": self._with_waste(zones[rules.hands[seat]], hand),
            "pallet": self._with_waste(
                zones[rules.pallet[seat]],
                [self._loss(kind, reach, discount) for kind in zones[rules.pallet[seat]]],
            ),
            "front": self._with_waste(zones[rules.front[seat]], [PAYS_ONLY] * len(zones[rules.front[seat]])),
            "token": TOKEN + WASTED,
        }

    def _with_waste(self, kinds: list[int], losses: list[int]) -> list[int]:
        """Every coin counts besides, so that no more is paid than needed."""
        worth = self.cards.worth
        return [loss + WASTED * worth[kind] for kind, loss in zip(kinds, losses, strict=True)]

    def _reach(self, state: FineSandState, seat: int) -> int:
        """What could be paid for one card in the next turn, with the coin cards of this hand."""
        worth = self.cards.worth
        more = sum([max(0, worth[kind] - 1) for kind in state.zones[self.rules.hands[seat]]])
        drawn = self.turns.count(state, seat, self.cards.green_draws)
        return self.hand_limit.limit(state, seat) + drawn - 1 + more

    def _loss(self, kind: int, reach: int, discount: int) -> int:
        cards = self.cards
        if cards.effect[kind] == GONE:
            return LEAVES_THE_GAME
        if cards.is_coin[kind]:
            return COIN * cards.worth[kind]
        price = self.building.price(kind, discount)
        return TOO_DEAR - price if price > reach else MISSED[cards.family[kind]]

    def takes_all(self, state: FineSandState, seat: int) -> list[bool]:
        """For each hand card whether building it spends all that the seat could pay with."""
        rules, worth = self.rules, self.cards.worth
        hand = state.zones[rules.hands[seat]]
        others = [*state.zones[rules.front[seat]], *state.zones[rules.pallet[seat]]]
        items = [worth[kind] for kind in [*hand, *others] if worth[kind]] + [1] * state.tokens[seat]
        discount = self.building.discount(state, seat)
        found: list[bool] = []
        for kind in hand:
            rest = [*items]
            if worth[kind]:
                rest.remove(worth[kind])
            price = self.building.price(kind, discount)
            found.append(bool(rest) and price > sum(rest) - min(rest))
        return found
