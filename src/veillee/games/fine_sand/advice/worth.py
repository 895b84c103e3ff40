"""What a card is worth to a seat at this point of the game: built, or kept in the hand."""

from __future__ import annotations

from typing import Final, final

from veillee.games.fine_sand.advice.parsed_view import ParsedView
from veillee.games.fine_sand.cards import BLUE, GREEN, RED, VIOLET, YELLOW

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
class Worth:
    """The worth of every card for one view."""

    def __init__(self, seen: ParsedView) -> None:
        rules = seen.rules
        cards = rules.cards
        alone = rules.players == 1
        weights = PATIENT if alone else RACE
        horizon = PATIENT_HORIZON if alone else RACE_HORIZON
        left = 0.0 if seen.is_last else max(0.0, (horizon - seen.round) / horizon)
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
            self.kept.append(kept * LEFT_OVER if seen.is_last else kept)
        #: What an unknown card is worth that is drawn and kept.
        starting = [kind for kind in rules.all_cards() if rules.kind_decks[kind] == "starting"]
        self.unknown = sum([self.kept[kind] for kind in starting]) / max(1, len(starting))

    def hand(self, kinds: list[int], limit: int) -> float:
        """The worth of the best cards of a hand, as many as may be kept."""
        return sum(sorted([self.kept[kind] for kind in kinds], reverse=True)[:limit])
