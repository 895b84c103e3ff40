"""HUNT, then OPEN, then CLOSE, then the team exchange (ft.order); the owner of the cards chooses which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.fairy_tale.cards import ANY, NONE
from veillee.games.fairy_tale.state import FairyTaleState

if TYPE_CHECKING:
    from veillee.games.fairy_tale.game import FairyTale

OPENING: Final = 0
CLOSING: Final = 1


@final
class Effects:
    """Turns cards. A seat turns as many as the effects ask for and its cards allow, one card per effect."""

    def __init__(self, rules: FairyTale) -> None:
        self.rules = rules
        self.turn_up = rules.verb("open", card=rules.kind_names).base
        self.turn_down = rules.verb("close", card=rules.kind_names).base
        self.collect_closes = rules.step("closes", self.run_closes, "ft.close")
        self.ask_open = rules.question(
            "open", self.offer_open, self.take_open, "ft.open", self.explain_open, is_open=True, left=_left
        )
        self.ask_close = rules.question(
            "close",
            self.offer_close,
            self.take_close,
            "ft.close",
            self.explain_close,
            is_open=True,
            left=_left,
        )

    def begin(self, match: Match[FairyTaleState], revealed: list[int]) -> None:
        """Hunt at once, then put OPEN and CLOSE of the cards that were not hunted on the agenda."""
        rules = self.rules
        active = [NONE if self._is_hunted(revealed, player) else kind for player, kind in enumerate(revealed)]
        for hunter in self._hunters(revealed) if NONE in active else ():
            match.tell("cause-hunt", seat=hunter, card=revealed[hunter])
        for player, kind in enumerate(revealed):
            if active[player] == NONE:
                match.move_kind(rules.opened + player, kind, rules.closed + player)
        if rules.exchange is not None:
            rules.exchange.begin(match, active)
        match.then((self.collect_closes, *active))
        self._demand(match, active, OPENING)

    def _hunts(self, revealed: list[int], hunter: int, player: int) -> bool:
        """Whether the card of one seat hunts the card of another."""
        cards = self.rules.cards
        return hunter != player and cards.hunts[revealed[hunter]] in (cards.affinity[revealed[player]], ANY)

    def _is_hunted(self, revealed: list[int], player: int) -> bool:
        return any([self._hunts(revealed, hunter, player) for hunter in range(len(revealed))])

    def _hunters(self, revealed: list[int]) -> list[int]:
        """The seats whose cards hunt another."""
        seats = range(len(revealed))
        return [hunter for hunter in seats if any([self._hunts(revealed, hunter, seat) for seat in seats])]

    def run_closes(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        self._demand(match, list(step[1:]), CLOSING)

    def _demand(self, match: Match[FairyTaleState], active: list[int], way: int) -> None:
        """Say which cards ask for something, add it up, and let all seats concerned choose at once."""
        rules, state = self.rules, match.state
        cards = rules.cards
        wanted = cards.opens if way == OPENING else cards.closes
        demands = [[0] * (ANY + 1) for _ in active]
        asking = False
        for player, kind in enumerate(active):
            if kind == NONE or wanted[kind] == NONE:
                continue
            asking = True
            match.tell(
                "cause-open" if way == OPENING else "cause-close",
                seat=player,
                card=kind,
                amount=cards.amount[kind],
                everybody="yes" if cards.for_all[kind] else "no",
                asked=wanted[kind] + 1,
            )
            for target in range(rules.players) if cards.for_all[kind] else (player,):
                demands[target][wanted[kind]] += cards.amount[kind]
        if way == CLOSING:
            self._drop_void(state, demands)
        state.demands = demands
        if asking:
            self._ask_all(match, way)

    def _drop_void(self, state: FairyTaleState, demands: list[list[int]]) -> None:
        """Forget closes that find no card: whoever is asked sees only what reaches them.

        Open cards are known to all; of an open nothing is dropped, as it would tell of closed cards.
        """
        affinity = self.rules.cards.affinity
        for seat, demand in enumerate(demands):
            have = [0] * ANY
            for kind in state.zones[self.rules.opened + seat]:
                have[affinity[kind]] += 1
            for number in range(ANY):
                demand[number] = min(demand[number], have[number])

    def _ask_all(self, match: Match[FairyTaleState], way: int) -> None:
        state = match.state
        question = self.ask_open if way == OPENING else self.ask_close
        anyone = False
        for player, demand in enumerate(state.demands):
            count = self._possible(state, player, way, 0) if max(demand) else 0
            if count:
                anyone = True
                match.ask(player, (question, count, 0))
        if anyone:
            match.begin_phase()

    def _zone(self, way: int, seat: int) -> int:
        return (self.rules.closed if way == OPENING else self.rules.opened) + seat

    def _possible(self, state: FairyTaleState, seat: int, way: int, least: int) -> int:
        """How many effects can still take place with cards of kinds from `least` on."""
        affinity = self.rules.cards.affinity
        have = [0, 0, 0, 0]
        for kind in state.zones[self._zone(way, seat)]:
            if kind >= least:
                have[affinity[kind]] += 1
        demand = state.demands[seat]
        fitting, spare = 0, 0
        for number in range(ANY):
            fitting += min(have[number], demand[number])
            spare += max(0, have[number] - demand[number])
        return fitting + min(demand[ANY], spare)

    def _choices(self, state: FairyTaleState, seat: int, step: Step, way: int) -> list[int]:
        """Kinds to turn next, in ascending order, so that all `step[1]` effects can still take place."""
        affinity = self.rules.cards.affinity
        demand = state.demands[seat]
        fitting = [
            kind
            for kind in dict.fromkeys(state.zones[self._zone(way, seat)])
            if kind >= step[2] and (demand[affinity[kind]] or demand[ANY])
        ]
        if step[1] == 1:
            return fitting
        return [kind for kind in fitting if self._possible(state, seat, way, kind) == step[1]]

    def _turn(self, match: Match[FairyTaleState], seat: int, step: Step, kind: int, way: int) -> None:
        state = match.state
        demand = state.demands[seat]
        affinity = self.rules.cards.affinity[kind]
        demand[affinity if demand[affinity] else ANY] -= 1
        match.move_kind(self._zone(way, seat), kind, self._zone(1 - way, seat))
        if step[1] > 1:
            match.ask(seat, (step[0], step[1] - 1, kind))

    def offer_open(self, state: FairyTaleState, seat: int, step: Step) -> list[int]:
        return [self.turn_up + kind for kind in self._choices(state, seat, step, OPENING)]

    def take_open(self, match: Match[FairyTaleState], seat: int, step: Step, option: int) -> None:
        self._turn(match, seat, step, option - self.turn_up, OPENING)

    def explain_open(self, state: FairyTaleState, seat: int, step: Step, option: int) -> list[Reason]:
        return self._explain(state, seat, step, option - self.turn_up, OPENING)

    def offer_close(self, state: FairyTaleState, seat: int, step: Step) -> list[int]:
        return [self.turn_down + kind for kind in self._choices(state, seat, step, CLOSING)]

    def take_close(self, match: Match[FairyTaleState], seat: int, step: Step, option: int) -> None:
        self._turn(match, seat, step, option - self.turn_down, CLOSING)

    def explain_close(self, state: FairyTaleState, seat: int, step: Step, option: int) -> list[Reason]:
        return self._explain(state, seat, step, option - self.turn_down, CLOSING)

    def _explain(self, state: FairyTaleState, seat: int, step: Step, kind: int, way: int) -> list[Reason]:
        rules = self.rules
        if not 0 <= kind < len(rules.kind_names):
            return []
        rule, verb = ("ft.open", "open") if way == OPENING else ("ft.close", "close")
        card = rules.kind_names[kind]
        if kind not in state.zones[self._zone(way, seat)]:
            turned = kind in state.zones[self._zone(1 - way, seat)]
            return [Reason(rule, f"{verb}-already" if turned else f"none-to-{verb}", {"card": card})]
        demand, affinity = state.demands[seat], rules.cards.affinity[kind]
        if not demand[affinity] and not demand[ANY]:
            asked = [number for number, count in enumerate(demand, 1) if count]
            only = asked[0] if len(asked) == 1 else 0
            arguments: dict[str, int | str] = {"card": card, "asked": only, "own": affinity + 1}
            return [Reason(rule, f"no-effect-{verb}s", arguments)]
        if kind < step[2]:
            return [Reason("ft.several", "in-order", {"card": rules.kind_names[step[2]]})]
        return [Reason("ft.several", "as-many-as-possible", {"effects": step[1]})]


def _left(step: Step) -> int:
    """How many cards a seat still has to turn."""
    return step[1]
