"""What a seat sees of a table of Fine Sand, as plain typed values."""

from __future__ import annotations

from typing import final

from veillee.core import View
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.state import LAST


@final
class ParsedView:
    """A view of the table from one seat, with names for its parts."""

    def __init__(self, rules: FineSandBase, view: View) -> None:
        zones: list[list[int]] = view["zones"]
        fields = view["fields"]
        self.rules = rules
        self.seat: int = view["seat"]
        self.zones = zones
        self.hand: list[int] = zones[rules.hands[self.seat]]
        self.plan: list[int] = zones[rules.plan[self.seat]]
        self.built: list[int] = zones[rules.built[self.seat]]
        self.stored: list[int] = zones[rules.pallet[self.seat]]
        self.front: list[int] = zones[rules.front[self.seat]]
        self.discard: list[int] = zones[rules.discard[self.seat]]
        self.drawable = len(zones[rules.draw[self.seat]]) + len(self.discard)
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
        return sum([len(self.zones[zone[seat]]) for zone in counted])
