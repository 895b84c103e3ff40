"""All that one decision is judged by: the view, its prospects and routes, and a few worths."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Reason, View
from veillee.games.dice_upon_a_time.advice.distances import FAR, MOST_TOKENS, Distances, lack_number
from veillee.games.dice_upon_a_time.advice.parsed_view import ParsedView
from veillee.games.dice_upon_a_time.advice.prospects import TURN, Prospects, chance
from veillee.games.dice_upon_a_time.advice.routes import ITEM, Routes
from veillee.games.dice_upon_a_time.game import DiceUponATime
from veillee.games.dice_upon_a_time.tokens import Tokens

#: How good an option looks, and why.
Judged = tuple[float, Reason]
#: What an Item is worth to its holder when little can come of it any more.
LAST_ITEM: Final = 0.05


@final
class Decision:
    """Made anew for every view."""

    def __init__(self, rules: DiceUponATime, distances: Distances, view: View) -> None:
        self.rules = rules
        self.distances = distances
        self.view = view
        self.seat: int = view["seat"]
        self.seen = ParsedView(rules, view, self.seat)
        self.prospects = Prospects(distances, self.seen)
        if rules.coop:
            self.prospects.share([ParsedView(rules, view, other) for other in rules.around[self.seat][1:]])
        self.routes = Routes(self.prospects)
        #: How many walks ahead an answer within a turn looks.
        self.ahead = self.routes.depth - 1
        self.tokens = self.seen.tokens
        self.at = self.seen.at
        #: What it costs to use up an Item.
        self.item = LAST_ITEM if self.seen.is_last else ITEM

    def stays(self, tokens: Tokens) -> float:
        """What can be expected from here with these tokens, whatever could be fulfilled at once."""
        return self.routes.settle(self.at, self.routes.dice, tokens, 0, self.ahead)

    def arrives(self, place: int) -> float:
        """What can be expected if the figure arrives somewhere now."""
        double = bool(self.seen.field("double"))
        return self.routes.arrive(place, self.routes.dice, self.tokens, 0, self.ahead, double)

    def changed(self, *changes: int) -> Tokens:
        """The tokens after gains and losses by kind, none below zero."""
        found = [max(0, held + change) for held, change in zip(self.tokens, changes, strict=True)]
        return (found[0], found[1], found[2])

    def quest(self, kind: int) -> float:
        """What a Quest would be worth to the seat, from where it stands."""
        task = self.rules.cards.task_of[kind]
        held = self.tokens
        lack = [max(0, need - have) for need, have in zip(task.need, held, strict=True)]
        if sum(lack) > MOST_TOKENS:
            return 0.0
        tour = self.distances.tours[lack_number(lack[0], lack[1], lack[2])]
        if task.object >= 0 and self.seen.field("carriers")[task.object] != self.seat:
            cost = tour[task.source][self.at] + self.distances.between[task.source][task.places[0]]
        else:
            cost = tour[task.places[0] if task.places else self.distances.anywhere][self.at]
        if cost >= FAR:
            return 0.0
        return task.ap * chance(cost, self.seen.turns) - TURN * cost

    def name(self, kind: int) -> str:
        return self.rules.kind_names[kind]

    def about(self, kind: int) -> dict[str, int | str]:
        """A card as a reason speaks of it: by name, with the points it brings or saves."""
        return {"card": self.name(kind), "points": abs(self.rules.points[kind])}

    def left(self) -> dict[str, int | str]:
        """The turns that are left, as a reason speaks of them."""
        return {"turns": self.seen.turns}

    def open_cards(self) -> dict[str, int | str]:
        """How many cards lie open for the seat, as a reason speaks of them."""
        return {"cards": len(self.prospects.aims)}

    def item_reason(self, rule: str, card: str, gain: float) -> Reason:
        """Why to play an Item now, or to wait for a better moment."""
        if gain > 0:
            return Reason(rule, "advice-play", {"card": card, "turns": in_turns(gain)})
        return Reason(rule, "advice-keep-item", {"card": card, **self.left()})

    def place(self, place: int) -> str:
        return self.rules.land.places[place]


def in_turns(worth: float) -> int:
    """How many turns something is worth."""
    return max(0, round(worth / TURN))


def kinds(kind: int, number: int) -> tuple[int, int, int]:
    """So many tokens of one kind."""
    return (number if kind == 0 else 0, number if kind == 1 else 0, number if kind == 2 else 0)
