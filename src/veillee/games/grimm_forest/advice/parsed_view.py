"""What a seat sees of the table, and how well everybody stands by it."""

from __future__ import annotations

from typing import Final, final

from veillee.core import View
from veillee.games.grimm_forest.advice.houses import Board
from veillee.games.grimm_forest.advice.worth import TOKEN, hand_worth
from veillee.games.grimm_forest.moments import BEFORE_COLLECTING, GATHER_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import NOBODY, NOWHERE, load_of

#: How much another seat's loss is worth: all of it against one opponent, a part against several.
HARM: Final = [0.0, 0.7, 0.4, 0.3]


@final
class ParsedView:
    """Made anew for every view."""

    def __init__(self, rules: GrimmForestParts, worths: list[float], view: View) -> None:
        fields, zones = view["fields"], view["zones"]
        players = rules.players
        self.rules = rules
        self.worths = worths
        self.view = view
        self.seat: int = view["seat"]
        self.others = [other for other in range(players) if other != self.seat]
        self.harm = HARM[len(self.others)]
        stocks: list[int] = fields["stocks"]
        #: What lies on each place, by material.
        self.loads = [load_of(stocks, place) for place in range(rules.places)]
        self.resources: list[list[int]] = fields["resources"]
        self.houses: list[list[int]] = fields["houses"]
        self.sections: list[int] = fields["sections"]
        self.tokens: list[int] = fields["tokens"]
        self.monsters: list[int] = fields["monsters"]
        self.window: int = fields["window"]
        self.own = self.resources[self.seat]
        self.hand: list[int] = zones[rules.hands[self.seat]]
        self.held = [len(zones[hand]) for hand in rules.hands]
        self.friends = [_top(zones[friends]) for friends in rules.friends]
        self.played = [_top(zones[played]) for played in rules.played]
        self.boards = [Board(houses, self.sections) for houses in self.houses]
        self.standings = [board.standing(own) for board, own in zip(self.boards, self.resources, strict=True)]
        #: Where each pig goes or stands, as far as the seat knows.
        self.known_places = [self._known_place(seat) for seat in range(players)]
        self.here = self.known_places[self.seat]

    def _known_place(self, seat: int) -> int:
        fields, zones = self.view["fields"], self.view["zones"]
        if self.window >= GATHER_REVEALED:
            place: int = fields["pigs" if self.window >= BEFORE_COLLECTING else "going"][seat]
            return place
        laid: list[int] = zones[self.rules.laid[seat]]
        return self.rules.cards.place(laid[0]) if laid and laid[0] >= 0 else NOWHERE

    def cards(self, zone: int) -> list[int]:
        found: list[int] = self.view["zones"][zone]
        return found

    def numbers(self, field: str) -> list[int]:
        found: list[int] = self.view["fields"][field]
        return found

    def friend_name(self) -> str:
        """What the seat's own Friend is called; nothing if it has none."""
        kind = self.friends[self.seat]
        return "" if kind == NOBODY else self.rules.kind_names[kind]

    def friend_worth(self, seat: int) -> float:
        kind = self.friends[seat]
        return 0.0 if kind == NOBODY else self.worths[kind]

    # Changes of somebody's standing

    def change(self, seat: int, more: list[int]) -> float:
        """What resources on top of its own, or less of them, change for a seat."""
        own = [max(0, have + extra) for have, extra in zip(self.resources[seat], more, strict=True)]
        return self.boards[seat].standing(own) - self.standings[seat]

    def change_of(self, seat: int, material: int, amount: int) -> float:
        more = [0, 0, 0]
        more[material] = amount
        return self.change(seat, more)

    def rebuilt(self, seat: int, site: int, house: int, own: list[int]) -> float:
        """What another house on a site, with these resources left, changes for a seat."""
        houses = self.houses[seat][:]
        houses[site] = house
        return Board(houses, self.sections).standing(own) - self.standings[seat]

    def whole(self, seat: int) -> float:
        """How well a seat stands, with its cards."""
        tokens = TOKEN * self.tokens.count(seat)
        return self.standings[seat] + self.friend_worth(seat) + hand_worth(self.held[seat]) + tokens

    def leader(self) -> int:
        """The opponent who stands best."""
        return max(self.others, key=self.whole)


def _top(cards: list[int]) -> int:
    """The first card of a zone, or NOBODY."""
    return cards[0] if cards else NOBODY
