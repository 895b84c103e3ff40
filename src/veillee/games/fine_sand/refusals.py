"""Why something cannot be done in the open questions of a turn, with the numbers that decide it."""

from __future__ import annotations

from typing import final

from veillee.core import Reason
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import (
    BARGAIN,
    BLUE,
    DREAM,
    FREE,
    GREEN,
    NIGHT,
    RED,
    REFILL,
    REMOVE,
    SIDE_JOB,
    VIOLET,
)
from veillee.games.fine_sand.ready_cards import ReadyCards
from veillee.games.fine_sand.state import BUILDING, DRAWING, LAST, UNDECIDED, FineSandState
from veillee.games.fine_sand.verbs import TurnVerbs

_STEP_OF = {RED: "fs.step-2a", BLUE: "fs.step-2b", VIOLET: "fs.step-3"}


@final
class Refusals:
    """Reads only what the seat itself knows: its own zones, and what lies open."""

    def __init__(
        self, rules: FineSandBase, verbs: TurnVerbs, building: Building, ready_cards: ReadyCards
    ) -> None:
        self.rules = rules
        self.verbs = verbs
        self.building = building
        self.ready_cards = ready_cards

    def explain_draw(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        verbs = self.verbs
        if option == verbs.done:
            return [Reason("fs.step-1", "draw-two-first")]
        if option in (verbs.draw_all, verbs.draw_two):
            return [Reason("fs.step-1", "already-drawn")]
        if option in verbs.use:
            kind = verbs.use.card(option)
            if self.rules.cards.family[kind] == GREEN:
                return self._not_ready(state, seat, kind)
            return [Reason("fs.step-1", "green-only", {"card": self.rules.kind_names[kind]})]
        return [Reason("fs.step-1", "after-step-1")] if self._is_of_a_turn(option) else []

    def _is_of_a_turn(self, option: int) -> bool:
        return any([option in verb for verb in (self.building.build, self.verbs.give, self.verbs.store)])

    def explain_act(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        verbs = self.verbs
        if option == verbs.done:
            return self._not_done(state, seat)
        if option == verbs.done_to_choose:
            return self._not_done(state, seat) or [self._nothing_to_choose(state)]
        if option in (verbs.draw_all, verbs.draw_two):
            return self._no_draw(state, seat)
        for verb, explain in (
            (self.building.build, self._no_build),
            (verbs.use, self._no_use),
            (verbs.give, self._no_gift),
            (verbs.store, self._no_store),
        ):
            if option in verb:
                return explain(state, seat, verb.card(option))
        return []

    def _no_build(self, state: FineSandState, seat: int, kind: int) -> list[Reason]:
        building = self.building
        if state.branch[seat] == DRAWING:
            return [Reason("fs.step-2", "you-chose-drawing")]
        if state.branch[seat] > BUILDING:
            return [Reason("fs.step-3", "step-3-began")]
        if building.slots(state, seat) < 1:
            return [Reason("fs.step-2a", "no-builds-left", {"builds": state.builds[seat]})]
        return building.explain_card(state, seat, kind, 0, building.discount(state, seat), 0)

    def _no_gift(self, state: FineSandState, seat: int, kind: int) -> list[Reason]:
        if state.timer:
            return [Reason("fs.solo-timer", "timer-runs", {"turns": state.timer})]
        if state.gifted[seat]:
            return [Reason("fs.gift", "gift-given")]
        return [Reason("fs.gift", "not-in-hand", {"card": self.rules.kind_names[kind]})]

    def _no_store(self, state: FineSandState, seat: int, kind: int) -> list[Reason]:
        rules, zones = self.rules, state.zones
        card = rules.kind_names[kind]
        if rules.pallet_kind not in zones[rules.built[seat]]:
            return [Reason("fs.pallet", "no-pallet-ready")]
        if kind not in zones[rules.hands[seat]]:
            return [Reason("fs.pallet", "not-in-hand", {"card": card})]
        if rules.owes_gift(state, seat) and len(zones[rules.hands[seat]]) == 1:
            return [Reason("fs.solo-gift", "keep-one-to-give")]
        return [Reason("fs.pallet", "pallet-full", {"cards": len(zones[rules.pallet[seat]])})]

    def _not_done(self, state: FineSandState, seat: int) -> list[Reason]:
        reasons: list[Reason] = []
        if state.branch[seat] == DRAWING and not state.drawn[seat]:
            reasons.append(Reason("fs.step-2b", "draw-two-first"))
        if self.rules.must_give(state, seat):
            reasons.append(Reason("fs.solo-gift", "give-first"))
        return reasons

    def _nothing_to_choose(self, state: FineSandState) -> Reason:
        return Reason("fs.waiving", "no-turn-follows" if state.ending == LAST else "no-card-to-leave")

    def _no_draw(self, state: FineSandState, seat: int) -> list[Reason]:
        if state.branch[seat] == UNDECIDED:
            return [Reason("fs.waiving", "no-card-to-leave")]
        if state.branch[seat] == DRAWING:
            return [Reason("fs.step-2b", "already-drawn")]
        if state.branch[seat] == BUILDING:
            return [Reason("fs.step-2", "you-chose-building")]
        return [Reason("fs.step-3", "step-3-began")]

    def _not_ready(self, state: FineSandState, seat: int, kind: int) -> list[Reason]:
        rules = self.rules
        card, rule = rules.kind_names[kind], rules.rule_of[kind]
        if kind in state.zones[rules.resting[seat]]:
            return [Reason("fs.ready", "rests", {"card": card})]
        if kind not in state.zones[rules.built[seat]]:
            return [Reason(rule, "not-built", {"card": card})]
        if not rules.cards.is_used[kind]:
            return [Reason(rule, "no-action", {"card": card})]
        return [Reason("fs.step-1", "already-drawn")] if rules.cards.family[kind] == GREEN else []

    def _no_use(self, state: FineSandState, seat: int, kind: int) -> list[Reason]:
        rules = self.rules
        reasons = self._not_ready(state, seat, kind)
        family, branch = rules.cards.family[kind], state.branch[seat]
        if family == GREEN and kind in state.zones[rules.built[seat]]:
            return [Reason("fs.step-1", "step-1-is-over")]
        if reasons:
            return reasons
        if self.ready_cards.is_its_time(state, seat, kind):
            return self._cannot(state, seat, kind)
        if family == VIOLET:
            return [Reason("fs.step-2b", "draw-two-first")]
        if branch not in (BUILDING, DRAWING):
            return [Reason("fs.step-3", "step-3-began")]
        message = "you-chose-drawing" if branch == DRAWING else "you-chose-building"
        return [Reason(_STEP_OF[family], message)]

    def _cannot(self, state: FineSandState, seat: int, kind: int) -> list[Reason]:
        """The action of a ready card cannot be carried out, or was, with all other blue ones."""
        rules = self.rules
        effect, rule = rules.cards.effect[kind], rules.rule_of[kind]
        hand = len(state.zones[rules.hands[seat]])
        if rules.cards.blue_draws[kind]:
            return [Reason("fs.step-2b", "already-drawn")]
        if effect in (BARGAIN, FREE, SIDE_JOB, NIGHT):
            if effect == FREE and hand == 1 and rules.owes_gift(state, seat):
                return [Reason("fs.solo-gift", "keep-one-to-give")]
            return [Reason(rule, "nothing-to-build", {"coins": rules.purse(state, seat)})]
        if effect == DREAM:
            return [Reason(rule, "nothing-to-reveal")]
        if effect == REFILL:
            return [Reason(rule, "hand-is-full", {"cards": hand, "limit": rules.limit_of(state, seat)})]
        needed = max(1, rules.cards.discards[kind]) + (effect == REMOVE)
        few = Reason(rule, "needs-cards", {"needed": needed, "cards": hand})
        return [few if hand < needed else Reason("fs.solo-gift", "keep-one-to-give")]
