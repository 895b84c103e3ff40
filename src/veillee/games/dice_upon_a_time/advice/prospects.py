"""What it is worth to stand somewhere with some tokens: the best card from there, and one after it."""

from __future__ import annotations

from typing import Final, final

from veillee.games.dice_upon_a_time.advice.distances import FAR, MOST_TOKENS, Distances, lack_number
from veillee.games.dice_upon_a_time.advice.parsed_view import Aim, ParsedView
from veillee.games.dice_upon_a_time.land import DRAW_QUESTS
from veillee.games.dice_upon_a_time.tokens import Tokens

#: What a turn is worth: about the Adventure Points a player makes in one.
TURN: Final = 0.36
#: How much the card after the next counts.
NEXT: Final = 0.8
#: How many cards are looked at for what may follow them.
WIDTH: Final = 6
#: How many cards are looked at where many lie open.
NEAR: Final = 14
#: More turns than this are as good as any number.
LONG: Final = 14
#: What one more Quest is worth, by how many lie before the seat.
QUEST: Final = [1.6, 1.1, 0.7, 0.4, 0.05]
#: How much better the choice at the King's is.
KING: Final = 0.3
#: The turns a Quest just drawn will take, at least.
QUEST_TURNS: Final = 3.0
#: How much of a card is left to who is farther from it than a partner that wants it.
CLAIMED: Final = 0.35
#: The mark that an object was fetched stands so many bits after the mark that a card is done.
FETCHED: Final = 64


def chance(cost: float, turns: float) -> float:
    """How likely something that takes so many turns is done in time."""
    if cost <= 0.8 * turns:
        return 1.0
    return max(0.0, 1.0 - (cost - 0.8 * turns) / (0.4 * turns + 0.5))


def is_reached(mask: int, aim: int) -> bool:
    """Whether a plan has reached an aim."""
    return bool(mask >> aim & 1)


def is_fetched(mask: int, aim: int) -> bool:
    """Whether a plan has fetched the object that an aim asks for."""
    return bool(mask >> (aim + FETCHED) & 1)


def reaching(mask: int, aim: int) -> int:
    """A plan's mask once it has reached one more aim."""
    return mask | 1 << aim


def fetching(mask: int, aim: int) -> int:
    """A plan's mask once it has fetched one more object."""
    return mask | 1 << (aim + FETCHED)


@final
class Prospects:
    """Made anew for every view. A `mask` says which aims a plan has reached and which objects it carries."""

    def __init__(self, distances: Distances, seen: ParsedView) -> None:
        self.distances = distances
        self.seen = seen
        self.aims = seen.aims
        self.worths = [aim.worth for aim in self.aims]
        self._chains: dict[tuple[Tokens, int, int], list[tuple[list[float], float]]] = {}
        self._followers: dict[tuple[int, Tokens, int, int], list[tuple[float, int]]] = {}
        self._lacks: dict[Tokens, list[int]] = {}
        rules = seen.rules
        self.to_town = self._ways(rules.land.town)
        self.to_king = self._ways(rules.land.ability.index(DRAW_QUESTS))
        self.quests_left = not rules.coop and any(seen.zones[deck] for deck in rules.quest_decks)
        #: The aims worth a thought from where the figure stands.
        self.near = self._nearest()

    def _ways(self, goal: int) -> list[float]:
        """By place: the turns it takes to arrive at a goal, anew if one is there."""
        found = list(self.distances.tours[0][goal])
        found[goal] = self.distances.again[goal]
        return found

    def _nearest(self) -> list[int]:
        numbers = range(len(self.aims))
        if len(numbers) <= NEAR:
            return list(numbers)
        seen = self.seen
        nets = [
            (TURN * self.cost_from(number, seen.at, seen.tokens, 0) - self.worths[number], number)
            for number in numbers
        ]
        return [number for _, number in sorted(nets)[:NEAR]]

    def share(self, others: list[ParsedView]) -> None:
        """Among partners: leave a card to who is nearer and wants it most."""
        seen = self.seen
        own = [self.cost_from(i, seen.at, seen.tokens, 0) for i in range(len(self.aims))]
        for other in others:
            theirs = Prospects(self.distances, other)
            found = theirs.best_aim(other.at, other.tokens, 0)
            if found is None:
                continue
            cost = theirs.cost_from(found, other.at, other.tokens, 0)
            for number, aim in enumerate(self.aims):
                if aim.kind == theirs.aims[found].kind and (cost, other.seat) < (
                    own[number],
                    self.seen.seat,
                ):
                    self.worths[number] = aim.worth * CLAIMED
        self.near = self._nearest()
        self._chains.clear()
        self._followers.clear()

    # Costs

    def lack(self, number: int, tokens: Tokens) -> int:
        """The number of what is missing for an aim, -1 if that cannot be measured."""
        lacks = self._lacks.get(tokens)
        if lacks is None:
            lacks = self._lacks[tokens] = [self._lack(aim, tokens) for aim in self.aims]
        return lacks[number]

    def _lack(self, aim: Aim, tokens: Tokens) -> int:
        gold = max(0, aim.need[0] - tokens[0])
        apple = max(0, aim.need[1] - tokens[1])
        bread = max(0, aim.need[2] - tokens[2])
        if gold + apple + bread > MOST_TOKENS or sum(tokens) < aim.any_tokens or self.seen.items < aim.items:
            return -1
        return lack_number(gold, apple, bread)

    def cost(self, number: int, tokens: Tokens, mask: int) -> list[float]:
        """By place: the turns an aim takes from there."""
        distances, aim = self.distances, self.aims[number]
        lack = self.lack(number, tokens)
        if lack < 0:
            return [FAR] * distances.places
        if aim.source >= 0 and not is_fetched(mask, number):
            onward = distances.between[aim.source][aim.places[0]]
            return [turns + onward for turns in distances.tours[lack][aim.source]]
        if not aim.places:
            return distances.tours[lack][distances.anywhere]
        if len(aim.places) == 1:
            return distances.tours[lack][aim.places[0]]
        return list(map(min, *[distances.tours[lack][place] for place in aim.places]))

    def end(self, number: int, tokens: Tokens) -> int:
        """Where one stands when an aim is reached."""
        aim = self.aims[number]
        if aim.places:
            return aim.places[0]
        lack = self.lack(number, tokens)
        return self.distances.ends[lack][self.seen.at] if lack >= 0 else self.seen.at

    # Worth

    def quest_worth(self, mask: int) -> float:
        """What it is worth to draw a Quest."""
        if not self.quests_left:
            return 0.0
        decks = self.seen.rules.cards.deck_of
        open_quests = [i for i, aim in enumerate(self.aims) if aim.kind in decks and not is_reached(mask, i)]
        return QUEST[min(len(open_quests), len(QUEST) - 1)]

    def worth(self, place: int, tokens: Tokens, mask: int, turns: int) -> float:
        """What can be expected from a place."""
        turns = min(turns, LONG)
        key = (tokens, mask, turns)
        chains = self._chains.get(key)
        if chains is None:
            chains = self._chains[key] = self._chained(tokens, mask, turns)
        sure, soft = 0.8 * turns, 0.4 * turns + 0.5
        best = 0.0
        for costs, worth in chains:
            cost = costs[place]
            late = cost - sure
            net = (worth if late <= 0 else worth * max(0.0, 1.0 - late / soft)) - TURN * cost
            best = max(best, net)
        return best

    def _chained(self, tokens: Tokens, mask: int, turns: int) -> list[tuple[list[float], float]]:
        """Turns by place and worth of the best aims, each with what may follow it; then drawing Quests."""
        here = self.seen.at
        found: list[tuple[list[float], float]] = []
        left = [number for number in self.near if not is_reached(mask, number)]
        nets = [
            (TURN * costs[here] - self.worths[number], number, costs)
            for number, costs in [(number, self.cost(number, tokens, mask)) for number in left]
        ]
        nets.sort()
        for rank, (_, number, costs) in enumerate(nets):
            after = self._after(number, costs[here], tokens, mask, turns) if rank < WIDTH else 0.0
            found.append((costs, self.worths[number] + after))
        worth = self.quest_worth(mask)
        if worth > QUEST[-1]:
            found += [(self.to_town, worth * chance(QUEST_TURNS, turns))]
            found += [(self.to_king, (worth + KING) * chance(QUEST_TURNS, turns))]
        return found

    def _after(self, number: int, cost: float, tokens: Tokens, mask: int, turns: int) -> float:
        """What the best card after this one adds."""
        left = LONG if turns == LONG else int(turns - cost)
        if left <= 1:
            return 0.0
        need = self.aims[number].need
        rest = (max(0, tokens[0] - need[0]), max(0, tokens[1] - need[1]), max(0, tokens[2] - need[2]))
        for net, other in self._onward(self.end(number, tokens), rest, mask >> FETCHED, left):
            if other != number and not is_reached(mask, other):
                return NEXT * net
        return 0.0

    def _onward(self, place: int, tokens: Tokens, carried: int, left: int) -> list[tuple[float, int]]:
        """The aims that are worth their turns from a place, the best first."""
        key = (place, tokens, carried, left)
        found = self._followers.get(key)
        if found is None:
            found = []
            for number in self.near:
                cost = self.cost_from(number, place, tokens, carried << FETCHED)
                net = self.worths[number] * (1.0 if left == LONG else chance(cost, left)) - TURN * cost
                if net > 0:
                    found.append((net, number))
            found.sort(reverse=True)
            self._followers[key] = found
        return found

    def cost_from(self, number: int, place: int, tokens: Tokens, mask: int) -> float:
        """The turns an aim takes from one place."""
        aim, distances = self.aims[number], self.distances
        lack = self.lack(number, tokens)
        if lack < 0:
            return FAR
        tour = distances.tours[lack]
        if aim.source >= 0 and not is_fetched(mask, number):
            return tour[aim.source][place] + distances.between[aim.source][aim.places[0]]
        if not aim.places:
            return tour[distances.anywhere][place]
        if len(aim.places) == 1:
            return tour[aim.places[0]][place]
        return min([tour[goal][place] for goal in aim.places])

    def best_aim(self, place: int, tokens: Tokens, mask: int) -> int | None:
        """The card to go for from a place, None if there is nothing worth it."""
        best, found = 0.0, None
        turns = self.seen.turns
        for number, worth in enumerate(self.worths):
            if not is_reached(mask, number):
                cost = self.cost_from(number, place, tokens, mask)
                net = worth * chance(cost, turns) - TURN * cost
                if net > best or (found is None and cost < FAR and chance(cost, turns) > 0):
                    best, found = max(net, best), number
        return found

    def standing(self, tokens: Tokens, mask: int = 0) -> float:
        """What can be expected from where the figure stands."""
        return self.worth(self.seen.at, tokens, mask, self.seen.turns)
