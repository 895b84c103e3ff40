"""What follows from a view by the rules, for boards to show: what the columns bring, prices, cards left."""

from __future__ import annotations

from typing import Any, final

from veillee.core import View
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.hand_limit import HandLimit
from veillee.games.fine_sand.scoring import count_lines, score
from veillee.games.fine_sand.state import FineSandState
from veillee.games.fine_sand.suggesting import Suggesting
from veillee.games.fine_sand.turns import Turns


@final
class Derivation:
    """Asks the rules about what a view shows, which is no more than its seat may know."""

    def __init__(self, rules: FineSandBase, building: Building, hand_limit: HandLimit, turns: Turns) -> None:
        self.rules = rules
        self.building = building
        self.hand_limit = hand_limit
        self.turns = turns
        self.suggesting = Suggesting(rules, building, hand_limit, turns)

    def of(self, view: View) -> dict[str, Any]:
        """Lists by seat, at the end the count; for the seat itself what it can pay, and its cards' prices."""
        rules, state, own = self.rules, _seen(view), view["seat"]
        seats, cards = range(rules.players), rules.cards
        found: dict[str, Any] = {
            "unbuilt": [score(rules, state, seat) for seat in seats],
            "draws": [self.turns.count(state, seat, cards.green_draws) for seat in seats],
            "draws_more": [self.turns.count(state, seat, cards.blue_draws) for seat in seats],
            "builds": [self.building.slots(state, seat) for seat in seats],
            "limit": [self.hand_limit.limit(state, seat) for seat in seats],
            "discount": [self.building.discount(state, seat) for seat in seats],
        }
        if view["over"]:
            found["count"] = [count_lines(rules, state, seat) for seat in seats]
        if own < rules.players:
            discount = self.building.discount(state, own)
            found["purse"] = rules.purse(state, own)
            hand = state.zones[rules.hands[own]]
            found["prices"] = [self.building.price(kind, discount) for kind in hand]
            found["takes_all"] = self.suggesting.takes_all(state, own)
            found["weights"] = self.suggesting.weights(state, own)
        return found


def _seen(view: View) -> FineSandState:
    """A state with what these rules look at; hidden cards are backs there, and only counted."""
    state = FineSandState()
    state.zones = view["zones"]
    state.tokens = view["fields"]["tokens"]
    state.builds = view["fields"]["builds"]
    return state
