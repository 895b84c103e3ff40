"""The options of each question in order, the best first, with a reason for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Reason, View
from veillee.core.advice import Advice, Ranked
from veillee.games.fine_sand.advice.parsed_view import ParsedView
from veillee.games.fine_sand.advice.plans import Plans
from veillee.games.fine_sand.advice.worth import Worth
from veillee.games.fine_sand.base import BOARD_DRAW
from veillee.games.fine_sand.cards import BLUE, FREE, RED, VIOLET
from veillee.games.fine_sand.game import FineSand
from veillee.games.fine_sand.state import BUILDING, DRAWING, UNDECIDED

#: How much more drawing is worth than the cards it brings: the others of the turn are not lost. Whoever races
#: with a full hand has no patience, or would hold on to coins for ever.
PATIENCE: Final = 0.75
#: Opening cards that cost so much are exchanged.
TOO_DEAR_AT_FIRST: Final = 8
#: Alone, the end may come when no more cards than this would be left after it.
LEFT_AT_BEST: Final = 5
#: Values of options that no plan speaks of.
FIRST: Final = 100.0
NEXT: Final = 50.0
LATER: Final = 10.0
NEVER: Final = -100.0

#: An option with its value and the reason for it.
Valued = tuple[float, Reason]
#: Values an option of one question, given the plans; the question's own arguments follow.
Ranking = Callable[..., Valued]


@final
class FineSandAdvice(Advice):
    """Plans the turn anew at every question, and takes the step that the plan begins with."""

    def __init__(self, rules: FineSand) -> None:
        super().__init__(rules)
        self.table = rules
        self.rankings: dict[str, Ranking] = {
            "exchange": self._exchange,
            "draw": self._draw,
            "act": self._act,
            "batch": self._batch,
            "build-by": self._build_by,
            "dream": self._dream,
            "pay": self._pay,
            "discard": self._discard,
            "discard-any": self._discard_any,
            "remove": self._remove,
            "limit": self._limit,
            "keep": self._keep,
            "dive": self._dive,
        }

    def value(self, view: View) -> float:
        """By how many unbuilt cards the seat is ahead of the best of the others; alone, its own negative."""
        seen = ParsedView(self.table, view)
        others = [seen.unbuilt(seat) for seat in range(self.table.players) if seat != seen.seat]
        return float(min(others, default=0) - seen.unbuilt(seen.seat))

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        seen = ParsedView(self.table, view)
        plans = Plans(seen, Worth(seen))
        number, *arguments = view["agendas"][seen.seat][-1]
        ranking = self.rankings[self.table.handlers[number].name]
        found = [Ranked(option, *ranking(seen, plans, option, *arguments)) for option in options]
        found.sort(key=lambda ranked: (-ranked.value, ranked.option))
        return found

    def _reason(self, rule: str, message: str, kind: int | None = None, **numbers: int) -> Reason:
        """A message with the numbers it rests on; of a card, what it costs and what it pays."""
        arguments: dict[str, int | str] = {**numbers}
        if kind is not None:
            arguments["card"] = self.table.kind_names[kind]
            arguments["cost"] = self.table.cards.cost[kind]
            arguments["coins"] = self.table.cards.worth[kind]
        return Reason(rule, message, arguments)

    def _build_reason(self, seen: ParsedView, rule: str, kind: int) -> Reason:
        price = self.table.building.price(kind, seen.discount)
        return self._reason(rule, "advice-build", kind, price=price)

    def _use_reason(self, seen: ParsedView, kind: int) -> Reason:
        """What a used card draws or asks for, and how full the hand is."""
        cards = self.table.cards
        return self._reason(
            self.table.rule_of[kind],
            "advice-use",
            kind,
            draws=cards.draws[kind],
            discards=cards.discards[kind],
            hand=len(seen.hand),
            limit=seen.limit,
        )

    def _draw_reason(self, seen: ParsedView, is_first: bool, just_two: bool) -> Reason:
        """Of step 1 that more can be built and paid then, of step 2B how much of it can be kept."""
        draws = self.table.cards.green_draws if is_first else self.table.cards.blue_draws
        count = BOARD_DRAW + (0 if just_two else sum([draws[kind] for kind in seen.built]))
        if is_first:
            return self._reason("fs.step-1", "advice-draw-first", count=count)
        if seen.is_last:
            return self._reason("fs.end", "advice-draw-last", count=count)
        over = max(0, len(seen.hand) + count - seen.limit)
        return self._reason("fs.step-2b", "advice-draw-cards", count=count, over=over, limit=seen.limit)

    # The opening and step 1

    def _exchange(self, seen: ParsedView, plans: Plans, option: int, least: int, count: int) -> Valued:
        swap = self.table.rounds.swap
        if option not in swap:
            return 0.0, self._reason("fs.exchange", "advice-keep-these", hand=len(seen.hand))
        kind = swap.card(option)
        cost = self.table.cards.cost[kind]
        value = 1.0 if cost >= TOO_DEAR_AT_FIRST else -1.0
        return value + cost / 100, self._reason("fs.exchange", "advice-swap", kind)

    def _draw(self, seen: ParsedView, plans: Plans, option: int) -> Valued:
        """Draw everything; alone, leave a card while the end would come before most of the rest is built."""
        verbs = self.table.turn_verbs
        too_early = self.table.players == 1 and len(seen.hand) + seen.drawable - seen.slots > LEFT_AT_BEST
        if option in verbs.use:
            kind = verbs.use.card(option)
            ends = too_early and seen.drawable <= self.table.cards.draws[kind]
            return (-1.0 if ends else NEXT), self._use_reason(seen, kind)
        if option == verbs.draw_two and too_early and seen.drawable > BOARD_DRAW:
            unbuilt = seen.unbuilt(seen.seat)
            return FIRST + 1, self._reason("fs.end", "advice-no-end-yet", unbuilt=unbuilt)
        value = FIRST if option == verbs.draw_all else LATER if option == verbs.draw_two else 0.0
        return value, self._draw_reason(seen, True, option == verbs.draw_two)

    # Steps 2 and 3

    def _act(self, seen: ParsedView, plans: Plans, option: int) -> Valued:
        verbs, building = self.table.turn_verbs, self.table.building
        if option in building.build:
            return self._first_build(seen, plans, building.build.card(option))
        if option in verbs.give:
            return self._gift(seen, plans, verbs.give.card(option))
        if option in verbs.use:
            return self._use(seen, verbs.use.card(option))
        if option in verbs.store:
            kind = verbs.store.card(option)
            return LATER / 2, self._reason("fs.pallet", "advice-store", kind)
        if option in (verbs.draw_all, verbs.draw_two):
            is_full = self.table.players > 1 and len(seen.hand) > seen.limit
            value = plans.drawing_value() + PATIENCE * (not is_full) if not seen.is_last else -1.0
            just_two = option == verbs.draw_two
            return NEXT + value - just_two, self._draw_reason(seen, False, just_two)
        value = NEVER if option == verbs.done_to_choose else 0.0
        return value, self._reason("fs.step-2", "advice-done", hand=len(seen.hand), limit=seen.limit)

    def _first_build(self, seen: ParsedView, plans: Plans, kind: int) -> Valued:
        """A build is as good as the best plan that begins with it; other cards of that plan come later."""
        value, kinds = plans.best_builds(0, 0)
        if not kinds or kind != kinds[0]:
            value = plans.value_of((kind,), 0) - 2.0
            if not kinds and not seen.is_last:
                value -= NEXT
        return NEXT + value, self._build_reason(seen, self.table.rule_of[kind], kind)

    def _gift(self, seen: ParsedView, plans: Plans, kind: int) -> Valued:
        """Gifts wait until everything is built or drawn; then the least useful card goes."""
        least = min(seen.hand, key=lambda held: (plans.worth.kept[held], -self.table.cards.cost[held], held))
        value = LATER if kind == least else LATER - 5.0 - plans.worth.kept[kind]
        return value, self._reason("fs.gift", "advice-give", kind)

    def _use(self, seen: ParsedView, kind: int) -> Valued:
        """Actions that cost nothing are used in their branch; those that take cards are left alone."""
        cards = self.table.cards
        family = cards.family[kind]
        value = -1.0
        if family == BLUE and seen.branch == DRAWING and not cards.discards[kind]:
            value = FIRST
        elif family == RED and (cards.effect[kind] == FREE or seen.branch == BUILDING):
            value = FIRST if seen.branch in (UNDECIDED, BUILDING) else NEVER
        elif family == VIOLET and not cards.discards[kind]:
            value = LATER / 2 if len(seen.hand) < seen.limit or cards.bucket[kind] else -1.0
            if cards.bucket[kind] and len(seen.hand) <= seen.limit:
                value = -1.0
        return value, self._use_reason(seen, kind)

    # Building and paying

    def _batch(
        self, seen: ParsedView, plans: Plans, option: int, owed: int, least: int, least_bargain: int
    ) -> Valued:
        building = self.table.building
        if option in building.build:
            kind = building.build.card(option)
            _, kinds = plans.best_builds(owed, least)
            planned = kinds and kind == kinds[0]
            return (FIRST if planned else -1.0), self._build_reason(seen, "fs.batch", kind)
        if option in building.bargain:
            kind = building.bargain.card(option)
            return NEXT + plans.worth.built[kind], self._build_reason(seen, "fs.bargain-build", kind)
        return 0.0, self._reason("fs.payment", "advice-pay-now", owed=owed)

    def _build_by(self, seen: ParsedView, plans: Plans, option: int, source: int) -> Valued:
        kind = self.table.building.build.card(option)
        value = plans.worth.built[kind] + self.table.cards.cost[kind] / 10
        return value, self._build_reason(seen, self.table.rule_of[kind], kind)

    def _dream(self, seen: ParsedView, plans: Plans, option: int, most: int) -> Valued:
        build = self.table.building.build
        if option in build:
            kind = build.card(option)
            value = plans.worth.built[kind] - self.table.cards.cost[kind] / 3
            return value, self._build_reason(seen, "fs.dream-construction", kind)
        value = 0.5 if option == self.table.single_builds.reveal else 0.0
        revealed = len(seen.zones[self.table.revealed[seen.seat]])
        return value, self._reason("fs.dream-construction", "advice-dream", left=most - revealed)

    def _pay(self, seen: ParsedView, plans: Plans, option: int, remaining: int, least: int) -> Valued:
        """Spend what the best payment spends, the highest values first."""
        paying = self.table.paying
        if option not in paying.pay:
            elsewhere = FIRST / 2 if option != paying.pay_token else LATER
            return elsewhere, self._reason("fs.payment", "advice-pay-with-coins", hand=len(seen.hand))
        kind = paying.pay.card(option)
        payment = plans.best_payment([*seen.hand], remaining)
        planned = payment is not None and kind in payment.spent
        value = FIRST + self.table.cards.worth[kind] if planned else -plans.worth.kept[kind]
        return value, self._reason("fs.payment", "advice-spare", kind)

    # Out of the hand

    def _discard(
        self, seen: ParsedView, plans: Plans, option: int, source: int, left: int, least: int
    ) -> Valued:
        return self._spare(seen, plans, option, left, least, "fs.discarding")

    def _limit(self, seen: ParsedView, plans: Plans, option: int, left: int, least: int) -> Valued:
        return self._spare(seen, plans, option, left, least, "fs.limit")

    def _spare(self, seen: ParsedView, plans: Plans, option: int, left: int, least: int, rule: str) -> Valued:
        """Of the least useful cards, as many as are wanted, the one that comes first in the list."""
        kind = self.table.discards.discard.card(option)
        kept = plans.worth.kept
        rest = [held for held in seen.hand if held >= least]
        losing = sorted(rest, key=lambda held: (kept[held], held))[:left]
        value = FIRST if kind == min(losing) else -kept[kind]
        return value, self._reason(rule, "advice-spare", kind)

    def _discard_any(
        self, seen: ParsedView, plans: Plans, option: int, source: int, least: int, count: int
    ) -> Valued:
        discards = self.table.discards
        if option == discards.enough:
            return 0.0, self._reason("fs.discarding", "advice-keep-these", hand=len(seen.hand))
        kind = discards.discard.card(option)
        value = plans.worth.unknown - plans.worth.kept[kind]
        return value, self._reason("fs.discarding", "advice-spare", kind)

    def _remove(self, seen: ParsedView, plans: Plans, option: int) -> Valued:
        kind = self.table.discards.remove.card(option)
        return float(self.table.cards.cost[kind]), self._reason("fs.rubble-chute", "advice-spare", kind)

    def _keep(self, seen: ParsedView, plans: Plans, option: int) -> Valued:
        effects = self.table.effects
        if option == effects.keep_token:
            return 0.0, self._reason("fs.tokens", "advice-pay-with-coins", hand=len(seen.hand))
        return self._card(plans, effects.keep.card(option))

    def _dive(self, seen: ParsedView, plans: Plans, option: int) -> Valued:
        return self._card(plans, self.table.effects.take.card(option))

    def _card(self, plans: Plans, kind: int) -> Valued:
        return plans.worth.kept[kind], self._reason(self.table.rule_of[kind], "advice-take", kind)
