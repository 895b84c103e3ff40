"""What a card is worth to a seat at this point of the game: built, or kept in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import View
from veillee.games.fine_sand.cards import BLUE, GREEN, RED, VIOLET, YELLOW
from veillee.games.fine_sand.state import LAST

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

#: What one unit of a family's effect brings over a whole game, and how long it goes on bringing something.
RACE: Final = {GREEN: 8.7, RED: 2.1, BLUE: 0.2, VIOLET: 2.2, YELLOW: 0.4}
RACE_DISCOUNT: Final = 4.5
RACE_HORIZON: Final = 23
PATIENT: Final = {GREEN: 6.0, RED: 1.95, BLUE: 1.0, VIOLET: 2.55, YELLOW: 0.4}
PATIENT_DISCOUNT: Final = 5.5
PATIENT_HORIZON: Final = 38
#: What a kept card is worth: by itself, for each point of its value when built, for each coin beyond one.
KEPT: Final = 0.37
PATIENT_KEPT: Final = 0.25
KEPT_VALUE: Final = 0.045
KEPT_COIN: Final = 0.16
#: In the last round a kept card is just one more unbuilt card; the better ones go last all the same.
LEFT_OVER: Final = 0.001


@final
class Sight:
    """A view of the table from one seat, with names for its parts."""

    def __init__(self, rules: FineSand, view: View) -> None:
        zones: list[list[int]] = view["zones"]
        fields = view["fields"]
        self.rules = rules
        self.seat: int = view["seat"]
        self.zones = zones
        self.hand: list[int] = zones[rules.hands + self.seat]
        self.plan: list[int] = zones[rules.plan + self.seat]
        self.built: list[int] = zones[rules.built + self.seat]
        self.stored: list[int] = zones[rules.pallet + self.seat]
        self.front: list[int] = zones[rules.front + self.seat]
        self.discard: list[int] = zones[rules.discard + self.seat]
        self.drawable = len(zones[rules.draw + self.seat]) + len(self.discard)
        self.round: int = fields["round"]
        self.is_last: bool = fields["ending"] == LAST
        self.tokens: int = fields["tokens"][self.seat]
        self.branch: int = fields["branch"][self.seat]
        self.can_give: bool = not fields["gifted"][self.seat] and not fields["timer"]
        self.slots = 1 - fields["builds"][self.seat] + sum([rules.cards.builds[kind] for kind in self.built])
        self.discount = sum([rules.cards.discount[kind] for kind in self.built])
        self.limit = rules.board_limit + sum([rules.cards.limit[kind] for kind in self.built])

    def unbuilt(self, seat: int) -> int:
        """How many cards a seat still has to get rid of."""
        rules = self.rules
        counted = (rules.hands, rules.draw, rules.discard, rules.front)
        return sum([len(self.zones[zone + seat]) for zone in counted])


@final
class Worth:
    """The worth of every card for one view."""

    def __init__(self, sight: Sight) -> None:
        rules = sight.rules
        cards = rules.cards
        alone = rules.players == 1
        weights = PATIENT if alone else RACE
        horizon = PATIENT_HORIZON if alone else RACE_HORIZON
        left = 0.0 if sight.is_last else max(0.0, (horizon - sight.round) / horizon)
        discount = PATIENT_DISCOUNT if alone else RACE_DISCOUNT
        self.built: list[float] = []
        self.kept: list[float] = []
        for kind, family in enumerate(cards.family):
            weight = discount if cards.discount[kind] else weights.get(family, 0.0)
            value = (
                0.0
                if cards.is_coin[kind]
                else 1.0 + weight * max(1, cards.draws[kind], cards.limit[kind]) * left
            )
            self.built.append(value)
            kept = (
                (PATIENT_KEPT if alone else KEPT) + KEPT_VALUE * value + KEPT_COIN * (cards.worth[kind] - 1)
            )
            self.kept.append(kept * LEFT_OVER if sight.is_last else kept)
        #: What an unknown card is worth that is drawn and kept.
        starting = [kind for kind in rules.all_cards() if rules.kind_decks[kind] == "starting"]
        self.unknown = sum([self.kept[kind] for kind in starting]) / max(1, len(starting))

    def hand(self, kinds: list[int], limit: int) -> float:
        """The worth of the best cards of a hand, as many as may be kept."""
        return sum(sorted([self.kept[kind] for kind in kinds], reverse=True)[:limit])
