"""Walking ahead with the dice at hand: which route through this chapter leaves the best prospects."""

from __future__ import annotations

from typing import Final, final

from veillee.games.dice_upon_a_time.advice.parsed_view import CLOSED
from veillee.games.dice_upon_a_time.advice.prospects import (
    KING,
    QUEST_TURNS,
    Prospects,
    chance,
    fetching,
    is_fetched,
    is_reached,
    reaching,
)
from veillee.games.dice_upon_a_time.dice import DOUBLE
from veillee.games.dice_upon_a_time.land import (
    ANY_TOKEN,
    DRAW_ITEM,
    DRAW_QUEST,
    DRAW_QUESTS,
    DRAW_STORY,
    STEED,
    TAKE_TOKEN,
)
from veillee.games.dice_upon_a_time.tokens import TOKENS, Tokens

#: What an unused die is worth by its value, and without a chapter to come.
DIE: Final = [0.0, 0.15, 0.22, 0.3, 0.36, 0.42, 0.5]
LAST_DIE: Final = [0.0, 0.0, 0.1, 0.2, 0.28, 0.35, 0.42]
#: What a Magic Item and a Story are worth.
ITEM: Final = 0.35
STORY: Final = 0.05
#: How many walks ahead a plan looks: alone, and among partners, where many more cards lie open.
DEPTH: Final = 3
COOP_DEPTH: Final = 2
#: The same in the last chapter, where only what is walked with the dice at hand still counts.
LAST_DEPTH: Final = 5
LAST_COOP_DEPTH: Final = 3
#: How much is then left of what distances promise but no plan with these dice has reached.
HOPE: Final = 0.3

Dice = tuple[int, ...]


@final
class Routes:
    """Made anew for every view."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.seen = seen = prospects.seen
        self.land = seen.rules.land
        self.touching = seen.rules.land.touching
        self.needed = seen.needed()
        self.heights = [len(stack) for stack in seen.sockets]
        self.limit = seen.change.limit
        self.die_worth = LAST_DIE if seen.is_last else DIE
        self.values = [seen.value(die) for die in range(len(seen.lies))]
        self.dice: Dice = tuple(sorted(seen.dice, key=lambda die: (self.values[die], die)))
        #: Turns that do not come from dice at hand.
        self.later = seen.turns - len(self.dice)
        #: Whether these dice are all there is: then plans go to their end.
        self.is_end = seen.is_last and self.later <= 0
        self.depth = self._depth()
        #: By place: the aims that can be reached or begun there.
        self._here = self._by_place()
        self._plans: dict[tuple[int, Dice, Tokens, int, int], float] = {}

    def _depth(self) -> int:
        usual, last = (COOP_DEPTH, LAST_COOP_DEPTH) if self.seen.rules.coop else (DEPTH, LAST_DEPTH)
        return max(usual, min(last, len(self.dice))) if self.is_end else usual

    def _by_place(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self.land.places]
        for number, aim in enumerate(self.prospects.aims):
            if not (aim.stay or aim.jump):
                for place in {*aim.places, aim.source} - {-1} if aim.places else range(len(found)):
                    found[place].append(number)
        return found

    def without(self, die: int) -> Dice:
        return tuple([other for other in self.dice if other != die])

    def idle(self, dice: Dice) -> float:
        """What dice are worth that no plan has used yet."""
        total = 0.0
        for die in dice:
            total += self.die_worth[self.values[die]]
        return total

    def plan(self, place: int, dice: Dice, tokens: Tokens, mask: int, depth: int) -> float:
        """The best that can be made of a place with these dice."""
        key = (place, dice, tokens, mask, depth)
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self._plan(place, dice, tokens, mask, depth)
        return found

    def _plan(self, place: int, dice: Dice, tokens: Tokens, mask: int, depth: int) -> float:
        best = self._expected(place, dice, tokens, mask) + self.idle(dice)
        if not depth or not dice:
            return best
        for path in self.touching[place]:
            for die in self._fitting(path, place, dice):
                rest = tuple([other for other in dice if other != die])
                best = max(best, self.walk(path, die, place, rest, tokens, mask, depth - 1))
        return best

    def leads_nowhere(self, place: int, tokens: Tokens) -> bool:
        """Whether no walk with the dice at hand is better than to stay."""
        stays = self.settle(place, self.dice, tokens, 0, 0)
        return self.settle(place, self.dice, tokens, 0, self.depth) <= stays

    def _expected(self, place: int, dice: Dice, tokens: Tokens, mask: int) -> float:
        """What may still come of a place where a plan stops."""
        worth = self.prospects.worth(place, tokens, mask, self.later + len(dice))
        if not self.is_end:
            return worth
        stands = [aim.worth for aim in self.prospects.aims if aim.stay and place in aim.places]
        return max([HOPE * worth if dice else 0.0, *stands])

    def _fitting(self, path: int, place: int, dice: Dice) -> list[int]:
        """The lowest die that is good enough, and a Double where tokens lie."""
        need = self.needed[path]
        found: list[int] = []
        for die in dice:
            if self.values[die] >= need:
                doubles = self.seen.faces[die] == DOUBLE and self._gives(self.land.other_end(path, place))
                if not found or doubles:
                    found.append(die)
        return found

    def _gives(self, place: int) -> bool:
        return self.land.ability[place] in (TAKE_TOKEN, ANY_TOKEN)

    def walk(
        self, path: int, die: int, place: int, rest: Dice, tokens: Tokens, mask: int, depth: int
    ) -> float:
        """Put a die on a path and go along it; the path is harder to walk afterwards."""
        before = self.needed[path]
        self.heights[path] += 1
        self.needed[path] = CLOSED if self.heights[path] >= self.limit else self.values[die]
        double = self.seen.faces[die] == DOUBLE
        found = self.arrive(self.land.other_end(path, place), rest, tokens, mask, depth, double)
        self.heights[path] -= 1
        self.needed[path] = before
        return found

    def arrive(self, place: int, dice: Dice, tokens: Tokens, mask: int, depth: int, double: bool) -> float:
        """Let a place work, fulfil what can be fulfilled, and go on."""
        ability = self.land.ability[place]
        more = 1 if double else 0
        if ability == TAKE_TOKEN:
            kind = self.land.token[place]
            tokens = plus(tokens, kind, self.seen.change.place_numbers[kind] + more)
        elif ability == ANY_TOKEN:
            kinds = range(len(TOKENS))
            return max([self.settle(place, dice, plus(tokens, k, 1 + more), mask, depth) for k in kinds])
        elif ability == STEED and self.seen.change.steeds_jump:
            jumped = self._jumped(mask)
            bonus = self.gained(mask, jumped)
            others = [steed for steed in self.land.steeds if steed != place]
            return max(
                self.settle(place, dice, tokens, mask, depth),
                bonus + max([self.settle(steed, dice, tokens, jumped, depth) for steed in others]),
            )
        turns = self.later + len(dice)
        return self.arrival(place, mask, turns) + self.settle(place, dice, tokens, mask, depth)

    def arrival(self, place: int, mask: int, turns: int) -> float:
        """What the cards are worth that a place gives, with so many turns to use them."""
        ability = self.land.ability[place]
        rules = self.seen.rules
        if ability == DRAW_ITEM and rules.with_items:
            return ITEM
        if ability == DRAW_STORY and rules.with_stories:
            return STORY
        if ability == DRAW_QUEST:
            return self.prospects.quest_worth(mask) * chance(QUEST_TURNS, turns)
        if ability == DRAW_QUESTS and self.prospects.quests_left:
            return (self.prospects.quest_worth(mask) + KING) * chance(QUEST_TURNS, turns)
        return 0.0

    def _jumped(self, mask: int) -> int:
        for number, aim in enumerate(self.prospects.aims):
            if aim.jump:
                mask = reaching(mask, number)
        return mask

    def gained(self, before: int, after: int) -> float:
        """What the cards are worth that were fulfilled between two masks."""
        total = 0.0
        new = after & ~before
        if new:
            for number, aim in enumerate(self.prospects.aims):
                if is_reached(new, number):
                    total += aim.worth
        return total

    def settle(self, place: int, dice: Dice, tokens: Tokens, mask: int, depth: int) -> float:
        """Phase 5 on a place, the most valuable first, then the rest of the plan."""
        after, left = self.fulfilled(place, tokens, mask)
        return self.gained(mask, after) + self.plan(place, dice, left, after, depth)

    def fulfilled(self, place: int, tokens: Tokens, mask: int) -> tuple[int, Tokens]:
        """Which aims a visit with these tokens reaches, and the tokens that are left."""
        best, worth = -1, 0.0
        for number in self._here[place]:
            if is_reached(mask, number):
                continue
            aim = self.prospects.aims[number]
            if aim.source >= 0 and not is_fetched(mask, number):
                if aim.source == place:
                    mask = fetching(mask, number)
                continue
            if aim.places and place not in aim.places:
                continue
            need = aim.need
            if tokens[0] < need[0] or tokens[1] < need[1] or tokens[2] < need[2]:
                continue
            if aim.any_tokens > sum(tokens) or aim.items > self.seen.items:
                continue
            if aim.worth > worth:
                best, worth = number, aim.worth
        if best < 0:
            return mask, tokens
        aim = self.prospects.aims[best]
        left = self._paid(aim.need, aim.any_tokens, tokens)
        return self.fulfilled(place, left, reaching(mask, best))

    def _paid(self, need: Tokens, any_tokens: int, tokens: Tokens) -> Tokens:
        left = [tokens[0] - need[0], tokens[1] - need[1], tokens[2] - need[2]]
        for _ in range(any_tokens):
            left[left.index(max(left))] -= 1
        return (left[0], left[1], left[2])


def plus(tokens: Tokens, kind: int, number: int) -> Tokens:
    """Tokens with some more of one kind."""
    return (
        tokens[0] + (number if kind == 0 else 0),
        tokens[1] + (number if kind == 1 else 0),
        tokens[2] + (number if kind == 2 else 0),
    )
