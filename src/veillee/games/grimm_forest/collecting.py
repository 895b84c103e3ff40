"""Collecting: all for one, equal shares for several, and a draft at the Market (gf.collect, gf.market)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MARKET, MATERIALS, GrimmForestState
from veillee.games.grimm_forest.windows import COLLECTED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class Collecting:
    """Empties the places into the boards and records what each seat Gathered."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.collect = rules.step("collect", self.run_collect, "gf.collect")
        #: Steps that follow once all have collected, whoever has which card by then.
        self.settlements: list[int] = []
        if rules.places > MARKET:
            self.take = rules.verb("take", material=MATERIALS).base
            self.share = rules.step("share", self.run_share, "gf.market")
            self.ask_share = rules.question(
                "share", self.offer_share, self.take_share, "gf.market", self.explain_share, is_open=True
            )

    def run_collect(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        state = match.state
        for place in range(self.rules.places):
            pigs = state.pigs.count(place)
            if pigs == 0:
                continue
            if place == MARKET and pigs > 1:
                self._begin_draft(match, pigs)
            else:
                self._divide(state, place, pigs)

    def _divide(self, state: GrimmForestState, place: int, pigs: int) -> None:
        """Equal shares, rounded down; the rest stays."""
        shares = [amount // pigs for amount in state.stocks[3 * place : 3 * place + 3]]
        for seat in self.rules.walking.at(state, place):
            for material, share in enumerate(shares):
                if share:
                    state.stocks[3 * place + material] -= share
                    self.gather(state, seat, material, share)

    def gather(self, state: GrimmForestState, seat: int, material: int, amount: int) -> None:
        state.resources[seat][material] += amount
        state.gathered[seat][material] += amount

    def _begin_draft(self, match: Match[GrimmForestState], pigs: int) -> None:
        """Put each single take on the agenda, the first player's first; collecting has begun by then."""
        state = match.state
        state.window = COLLECTED
        rounds = sum(state.stocks[3 * MARKET :]) // pigs
        takers = self.rules.walking.at(state, MARKET)
        for _ in range(rounds):
            for taker in reversed(takers):
                match.then((self.share, taker))

    def run_share(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        match.ask(step[1], (self.ask_share,))

    def offer_share(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        stocks = state.stocks
        return [self.take + material for material in range(len(MATERIALS)) if stocks[3 * MARKET + material]]

    def take_share(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        material = option - self.take
        match.state.stocks[3 * MARKET + material] -= 1
        self.gather(match.state, seat, material, 1)

    def explain_share(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if 0 <= option - self.take < len(MATERIALS):
            return [Reason("gf.market", "none-at-the-market", {"material": MATERIALS[option - self.take]})]
        return []
