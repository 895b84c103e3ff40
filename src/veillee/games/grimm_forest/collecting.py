"""Collecting: all for one, equal shares for several, and a draft at the Market (gf.collect, gf.market)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import BEFORE_COLLECTING, COLLECTED
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.state import MARKET, MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb
from veillee.games.grimm_forest.walking import Walking


@final
class Collecting:
    """Empties the places into the boards and records what each seat Gathered."""

    def __init__(self, rules: GrimmForestBase, rounds: Rounds, walking: Walking) -> None:
        self.rules = rules
        self.walking = walking
        self.collect = rules.step("collect", self.run_collect, "gf.collect")
        rounds.after(BEFORE_COLLECTING, self.collect)
        if rules.has_market:
            self.take = MaterialVerb(rules.verb("take", material=MATERIALS))
            self.share = rules.step("share", self.run_share, "gf.market")
            self.ask_share = rules.question(
                "share", self.offer_share, self.take_share, "gf.market", self.explain_share, is_open=True
            )

    def run_collect(self, match: Match[GrimmForestState], seat: int) -> None:
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
        shares = [amount // pigs for amount in state.load(place)]
        for seat in self.walking.at(state, place):
            for material, share in enumerate(shares):
                if share:
                    self._gather(state, seat, place, material, share)

    def _gather(self, state: GrimmForestState, seat: int, place: int, material: int, amount: int) -> None:
        state.take(seat, place, material, amount)
        state.gathered[seat][material] += amount

    def _begin_draft(self, match: Match[GrimmForestState], pigs: int) -> None:
        """Put each single take on the agenda, the first player's first; collecting has begun by then."""
        state = match.state
        state.window = COLLECTED
        rounds = sum(state.load(MARKET)) // pigs
        takers = self.walking.at(state, MARKET)
        for _ in range(rounds):
            for taker in reversed(takers):
                match.then(self.share(taker))

    def run_share(self, match: Match[GrimmForestState], seat: int, taker: int) -> None:
        match.ask(taker, self.ask_share())

    def offer_share(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.take.each_there(state.load(MARKET))

    def take_share(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        self._gather(match.state, seat, MARKET, self.take.material(option), 1)

    def explain_share(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.take:
            return []
        material = MATERIALS[self.take.material(option)]
        return [Reason("gf.market", "none-at-the-market", {"material": material})]


@final
class MarketPick:
    """Lets a seat take tokens of its choice from the Market, which is not collecting; for cards."""

    def __init__(self, rules: GrimmForestBase, collecting: Collecting, name: str, rule: str) -> None:
        self.collecting = collecting
        self.ask_pick = rules.question(
            name, self.offer_pick, self.take_pick, rule, self.explain_pick, is_open=True
        )

    def let_pick(self, match: Match[GrimmForestState], seat: int, count: int) -> None:
        if count and any(match.state.load(MARKET)):
            match.ask(seat, self.ask_pick(count))

    def offer_pick(self, state: GrimmForestState, seat: int, count: int) -> list[int]:
        return self.collecting.offer_share(state, seat)

    def explain_pick(self, state: GrimmForestState, seat: int, option: int, count: int) -> list[Reason]:
        return self.collecting.explain_share(state, seat, option)

    def take_pick(self, match: Match[GrimmForestState], seat: int, option: int, count: int) -> None:
        match.state.take(seat, MARKET, self.collecting.take.material(option), 1)
        self.let_pick(match, seat, count - 1)
