"""HUNT, then OPEN, then CLOSE, then the team exchange (ft.order); the owner of the cards chooses which."""

from __future__ import annotations

from typing import Final, final

from veillee.core import CardVerb, Declared, Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.core.zones import kinds_in
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.cards import ANY, NONE
from veillee.games.fairy_tale.state import FairyTaleState

#: Cards that can still be turned, what is still demanded, how many are left, and the least kind to turn next.
Turns = tuple[tuple[int, ...], tuple[int, ...], int, int]

OPEN: Final = "open"
CLOSE: Final = "close"


@final
class Effects:
    """Lets cards hunt, and adds up what they ask to be turned."""

    def __init__(self, rules: FairyTaleBase) -> None:
        self.rules = rules
        cards = rules.cards
        self.opening = Turning(rules, OPEN, cards.opens, rules.closed, rules.opened)
        self.closing = Turning(rules, CLOSE, cards.closes, rules.opened, rules.closed)
        self.collect_closes = rules.step("closes", self.run_closes, "ft.close")
        self.opening.declare()
        self.closing.declare()

    def hunt(self, match: Match[FairyTaleState], revealed: list[int]) -> list[int]:
        """Turn hunted cards down; returns the card of each seat that acts, or none."""
        rules = self.rules
        active = [NONE if self._is_hunted(revealed, player) else kind for player, kind in enumerate(revealed)]
        for hunter in self._hunters(revealed) if NONE in active else ():
            match.tell("cause-hunt", seat=hunter, card=revealed[hunter])
        for player, kind in enumerate(revealed):
            if active[player] == NONE:
                match.move_kind(rules.opened[player], kind, rules.closed[player])
        return active

    def begin(self, match: Match[FairyTaleState], active: list[int]) -> None:
        """Put OPEN and CLOSE of the cards that were not hunted on the agenda."""
        match.then(self.collect_closes(*active))
        self._demand(match, active, self.opening)

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

    def run_closes(self, match: Match[FairyTaleState], seat: int, *active: int) -> None:
        self._demand(match, list(active), self.closing)

    def _demand(self, match: Match[FairyTaleState], active: list[int], turning: Turning) -> None:
        """Say which cards ask for something, add it up, and let all seats concerned choose at once."""
        rules, state = self.rules, match.state
        cards, wanted = rules.cards, turning.wanted
        demands = [[0] * (ANY + 1) for _ in active]
        asking = False
        for player, kind in enumerate(active):
            if kind == NONE or wanted[kind] == NONE:
                continue
            asking = True
            match.tell(
                f"cause-{turning.name}",
                seat=player,
                card=kind,
                amount=cards.amount[kind],
                everybody="yes" if cards.for_all[kind] else "no",
                asked=wanted[kind] + 1,
            )
            for target in range(rules.players) if cards.for_all[kind] else (player,):
                demands[target][wanted[kind]] += cards.amount[kind]
        if turning is self.closing:
            self._drop_void(state, demands)
        state.demands = demands
        if asking:
            turning.ask_all(match)

    def _drop_void(self, state: FairyTaleState, demands: list[list[int]]) -> None:
        """Forget closes that find no card: whoever is asked sees only what reaches them.

        Open cards are known to all; of an open nothing is dropped, as it would tell of closed cards.
        """
        affinity = self.rules.cards.affinity
        for seat, demand in enumerate(demands):
            have = [0] * ANY
            for kind in state.zones[self.rules.opened[seat]]:
                have[affinity[kind]] += 1
            for number in range(ANY):
                demand[number] = min(demand[number], have[number])


@final
class Turning:
    """OPEN or CLOSE. A seat turns as many cards as the effects ask for and its cards allow, one per effect.

    Cards are turned in the order of the card list: `left` says how many are still to be turned, `least` is
    the first kind that may be.
    """

    ask: Declared[[int, int]]

    def __init__(
        self, rules: FairyTaleBase, name: str, wanted: list[int], source: list[int], target: list[int]
    ) -> None:
        self.rules = rules
        self.name = name
        self.rule = f"ft.{name}"
        #: The affinity that a card turns, by kind.
        self.wanted = wanted
        self.source = source
        self.target = target
        self.verb: CardVerb = rules.card_verb(name)

    def declare(self) -> None:
        self.ask = self.rules.question(
            self.name,
            self.offer,
            self.take,
            self.rule,
            self.explain,
            is_open=True,
            left=_left,
            ahead=self.ahead,
        )

    def ask_all(self, match: Match[FairyTaleState]) -> None:
        """Ask every seat that can turn something for it, all at once."""
        state = match.state
        anyone = False
        for player, demand in enumerate(state.demands):
            count = self._possible(state.zones[self.source[player]], demand, 0) if max(demand) else 0
            if count:
                anyone = True
                match.ask(player, self.ask(count, 0))
        if anyone:
            match.begin_phase()

    def _possible(self, cards: list[int], demand: list[int], least: int) -> int:
        """How many effects can still take place with cards of kinds from `least` on."""
        affinity = self.rules.cards.affinity
        have = [0, 0, 0, 0]
        for kind in cards:
            if kind >= least:
                have[affinity[kind]] += 1
        fitting, spare = 0, 0
        for number in range(ANY):
            fitting += min(have[number], demand[number])
            spare += max(0, have[number] - demand[number])
        return fitting + min(demand[ANY], spare)

    def _choices(self, cards: list[int], demand: list[int], left: int, least: int) -> list[int]:
        """Options to turn a card next, so that all effects that are left can still take place."""
        affinity = self.rules.cards.affinity
        fitting = [
            kind for kind in kinds_in(cards) if kind >= least and (demand[affinity[kind]] or demand[ANY])
        ]
        if left > 1:  # with the last card every effect has taken place
            fitting = [kind for kind in fitting if self._possible(cards, demand, kind) == left]
        return self.verb.each(fitting)

    def _used_up(self, kind: int, demand: list[int]) -> None:
        """Let one effect be done with by turning a card: one of its own affinity before one of any."""
        affinity = self.rules.cards.affinity[kind]
        demand[affinity if demand[affinity] else ANY] -= 1

    def offer(self, state: FairyTaleState, seat: int, left: int, least: int) -> list[int]:
        return self._choices(state.zones[self.source[seat]], state.demands[seat], left, least)

    def ahead(self, state: FairyTaleState, seat: int, left: int, least: int) -> Ahead:
        """Which cards can be turned together."""
        if left == 1:
            return []

        def offer(node: Turns) -> list[int]:
            cards, demand, left, least = node
            return self._choices(list(cards), list(demand), left, least)

        def follow(node: Turns, option: int) -> Turns | None:
            cards, demand, left, _ = node
            kind = self.verb.card(option)
            cards_left, demand_left = list(cards), list(demand)
            cards_left.remove(kind)
            self._used_up(kind, demand_left)
            return (tuple(cards_left), tuple(demand_left), left - 1, kind) if left > 1 else None

        start = (tuple(state.zones[self.source[seat]]), tuple(state.demands[seat]), left, least)
        return look_ahead(start, offer, follow, is_open=True)

    def take(self, match: Match[FairyTaleState], seat: int, option: int, left: int, least: int) -> None:
        kind = self.verb.card(option)
        self._used_up(kind, match.state.demands[seat])
        match.move_kind(self.source[seat], kind, self.target[seat])
        if left > 1:
            match.ask(seat, self.ask(left - 1, kind))

    def explain(self, state: FairyTaleState, seat: int, option: int, left: int, least: int) -> list[Reason]:
        if option not in self.verb:
            return []
        rules, kind = self.rules, self.verb.card(option)
        card = rules.kind_names[kind]
        if kind not in state.zones[self.source[seat]]:
            turned = kind in state.zones[self.target[seat]]
            message = f"{self.name}-already" if turned else f"none-to-{self.name}"
            return [Reason(self.rule, message, {"card": card})]
        demand, affinity = state.demands[seat], rules.cards.affinity[kind]
        if not demand[affinity] and not demand[ANY]:
            asked = [number for number, count in enumerate(demand, 1) if count]
            only = asked[0] if len(asked) == 1 else 0
            arguments: dict[str, int | str] = {"card": card, "asked": only, "own": affinity + 1}
            return [Reason(self.rule, f"no-effect-{self.name}s", arguments)]
        if kind < least:
            return [Reason("ft.several", "in-order", {"card": rules.kind_names[least]})]
        return [Reason("ft.several", "as-many-as-possible", {"effects": left})]


def _left(left: int, least: int) -> int:
    """How many cards a seat still has to turn."""
    return left
