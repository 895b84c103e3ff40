"""The options of each question in order, the best first, with a reason for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Reason, View
from veillee.core.advice import Advice, Ranked
from veillee.games.fine_sand.advice.plans import Plans
from veillee.games.fine_sand.advice.worth import Sight, Worth
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
Ranking = Callable[[Sight, Plans, list[int], int], Valued]


@final
class FineSandAdvice(Advice):
    """Plans the turn anew at every question, and takes the step that the plan begins with."""

    def __init__(self, rules: FineSand) -> None:
        super().__init__(rules)
        self.table = rules
        self.rankings: dict[int, Ranking] = {
            rules.table_rounds.ask_exchange: self._exchange,
            rules.turn.ask_draw: self._draw,
            rules.turn.ask_act: self._act,
            rules.building.ask_batch: self._batch,
            rules.single_builds.ask_build_by: self._build_by,
            rules.single_builds.ask_dream: self._dream,
            rules.paying.ask_pay: self._pay,
            rules.discards.ask_discard: self._discard,
            rules.discards.ask_any: self._discard_any,
            rules.discards.ask_remove: self._remove,
            rules.discards.ask_limit: self._discard,
            rules.actions.ask_keep: self._keep,
            rules.actions.ask_dive: self._keep,
        }

    def value(self, view: View) -> float:
        """By how many unbuilt cards the seat is ahead of the best of the others; alone, its own negative."""
        sight = Sight(self.table, view)
        others = [sight.unbuilt(seat) for seat in range(self.table.players) if seat != sight.seat]
        return float(min(others, default=0) - sight.unbuilt(sight.seat))

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        sight = Sight(self.table, view)
        plans = Plans(sight, Worth(sight))
        step: list[int] = view["agendas"][sight.seat][-1]
        ranking = self.rankings[step[0]]
        found = [Ranked(option, *ranking(sight, plans, step, option)) for option in options]
        found.sort(key=lambda ranked: (-ranked.value, ranked.option))
        return found

    def _reason(self, rule: str, message: str, kind: int | None = None) -> Reason:
        arguments: dict[str, int | str] = {} if kind is None else {"card": self.table.kind_names[kind]}
        return Reason(rule, message, arguments)

    # The opening and step 1

    def _exchange(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        swap = self.table.table_rounds.swap
        if not swap.has(option):
            return 0.0, self._reason("fs.exchange", "advice-keep-these")
        kind = swap.kind(option)
        cost = self.table.cards.cost[kind]
        value = 1.0 if cost >= TOO_DEAR_AT_FIRST else -1.0
        return value + cost / 100, self._reason("fs.exchange", "advice-swap", kind)

    def _draw(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        """Draw everything; alone, leave a card while the end would come before most of the rest is built."""
        turn = self.table.turn
        too_early = self.table.players == 1 and len(sight.hand) + sight.drawable - sight.slots > LEFT_AT_BEST
        if turn.use.has(option):
            kind = turn.use.kind(option)
            ends = too_early and sight.drawable <= self.table.cards.draws[kind]
            return (-1.0 if ends else NEXT), self._reason(self.table.rule_of[kind], "advice-use", kind)
        if option == turn.draw_two and too_early and sight.drawable > 2:
            return FIRST + 1, self._reason("fs.end", "advice-no-end-yet")
        value = FIRST if option == turn.draw_all else LATER if option == turn.draw_two else 0.0
        return value, self._reason("fs.step-1", "advice-draw-cards")

    # Steps 2 and 3

    def _act(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        turn, building = self.table.turn, self.table.building
        if building.build.has(option):
            return self._first_build(sight, plans, building.build.kind(option))
        if turn.give.has(option):
            return self._gift(sight, plans, turn.give.kind(option))
        if turn.use.has(option):
            return self._use(sight, turn.use.kind(option))
        if turn.store.has(option):
            kind = turn.store.kind(option)
            return LATER / 2, self._reason("fs.pallet", "advice-store", kind)
        if option in (turn.draw_all, turn.draw_two):
            is_full = self.table.players > 1 and len(sight.hand) > sight.limit
            value = plans.drawing_value() + PATIENCE * (not is_full) if not sight.is_last else -1.0
            return NEXT + value - (option == turn.draw_two), self._reason("fs.step-2b", "advice-draw-cards")
        return 0.0, self._reason("fs.step-2", "advice-done")

    def _first_build(self, sight: Sight, plans: Plans, kind: int) -> Valued:
        """A build is as good as the best plan that begins with it; other cards of that plan come later."""
        value, kinds = plans.best_builds(0, 0)
        if not kinds or kind != kinds[0]:
            value = plans.value_of((kind,), 0) - 2.0
            if not kinds and not sight.is_last:
                value -= NEXT
        return NEXT + value, self._reason(self.table.rule_of[kind], "advice-build", kind)

    def _gift(self, sight: Sight, plans: Plans, kind: int) -> Valued:
        """Gifts wait until everything is built or drawn; then the least useful card goes."""
        least = min(sight.hand, key=lambda held: (plans.worth.kept[held], -self.table.cards.cost[held], held))
        value = LATER if kind == least else LATER - 5.0 - plans.worth.kept[kind]
        return value, self._reason("fs.gift", "advice-give", kind)

    def _use(self, sight: Sight, kind: int) -> Valued:
        """Actions that cost nothing are used in their branch; those that take cards are left alone."""
        cards = self.table.cards
        family = cards.family[kind]
        value = -1.0
        if family == BLUE and sight.branch == DRAWING and not cards.discards[kind]:
            value = FIRST
        elif family == RED and (cards.effect[kind] == FREE or sight.branch == BUILDING):
            value = FIRST if sight.branch in (UNDECIDED, BUILDING) else NEVER
        elif family == VIOLET and not cards.discards[kind]:
            value = LATER / 2 if len(sight.hand) < sight.limit or cards.bucket[kind] else -1.0
            if cards.bucket[kind] and len(sight.hand) <= sight.limit:
                value = -1.0
        return value, self._reason(self.table.rule_of[kind], "advice-use", kind)

    # Building and paying

    def _batch(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        building = self.table.building
        if building.build.has(option):
            kind = building.build.kind(option)
            _, kinds = plans.best_builds(step[1], step[2])
            planned = kinds and kind == kinds[0]
            return (FIRST if planned else -1.0), self._reason("fs.batch", "advice-build", kind)
        if building.bargain.has(option):
            kind = building.bargain.kind(option)
            return NEXT + plans.worth.built[kind], self._reason("fs.bargain-build", "advice-build", kind)
        return 0.0, self._reason("fs.payment", "advice-pay-now")

    def _build_by(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        kind = self.table.building.build.kind(option)
        value = plans.worth.built[kind] + self.table.cards.cost[kind] / 10
        return value, self._reason(self.table.rule_of[kind], "advice-build", kind)

    def _dream(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        build = self.table.building.build
        if build.has(option):
            kind = build.kind(option)
            value = plans.worth.built[kind] - self.table.cards.cost[kind] / 3
            return value, self._reason("fs.dream-construction", "advice-build", kind)
        value = 0.5 if option == self.table.single_builds.reveal else 0.0
        return value, self._reason("fs.dream-construction", "advice-dream")

    def _pay(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        """Spend what the best payment spends, the highest values first."""
        paying = self.table.paying
        if not paying.pay.has(option):
            elsewhere = FIRST / 2 if option != paying.pay_token else LATER
            return elsewhere, self._reason("fs.payment", "advice-pay-with-coins")
        kind = paying.pay.kind(option)
        payment = plans.best_payment([*sight.hand], step[1])
        planned = payment is not None and kind in payment.spent
        value = FIRST + self.table.cards.worth[kind] if planned else -plans.worth.kept[kind]
        return value, self._reason("fs.payment", "advice-spare", kind)

    # Out of the hand

    def _discard(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        """Of the least useful cards, as many as are wanted, the one that comes first in the list."""
        kind = self.table.discards.discard.kind(option)
        at_limit = step[0] == self.table.discards.ask_limit
        left, least = (step[1], step[2]) if at_limit else (step[2], step[3])
        kept = plans.worth.kept
        losing = sorted([held for held in sight.hand if held >= least], key=lambda held: (kept[held], held))[
            :left
        ]
        value = FIRST if kind == min(losing) else -kept[kind]
        return value, self._reason("fs.limit" if at_limit else "fs.discarding", "advice-spare", kind)

    def _discard_any(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        discards = self.table.discards
        if option == discards.enough:
            return 0.0, self._reason("fs.discarding", "advice-keep-these")
        kind = discards.discard.kind(option)
        value = plans.worth.unknown - plans.worth.kept[kind]
        return value, self._reason("fs.discarding", "advice-spare", kind)

    def _remove(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        kind = self.table.discards.remove.kind(option)
        return float(self.table.cards.cost[kind]), self._reason("fs.rubble-chute", "advice-spare", kind)

    def _keep(self, sight: Sight, plans: Plans, step: list[int], option: int) -> Valued:
        actions = self.table.actions
        for verb in (actions.keep, actions.take):
            if verb.has(option):
                kind = verb.kind(option)
                return plans.worth.kept[kind], self._reason(self.table.rule_of[kind], "advice-take", kind)
        return 0.0, self._reason("fs.tokens", "advice-pay-with-coins")
