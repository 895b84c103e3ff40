"""Friends that act between turning up Gather cards and walking; `going` says where each pig is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.grimm_forest.state import MARKET, MATERIALS, NOWHERE, GrimmForestState
from veillee.games.grimm_forest.windows import FRIEND, GATHER_REVEALED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What Cinderella takes from her place, and what Jack's beans add to his.
COACH_LOAD: Final = 2
BEANS: Final = 2


@final
class MarketPick:
    """Lets a seat take tokens of its choice from the Market, which is not collecting."""

    def __init__(self, rules: GrimmForest, name: str, rule: str) -> None:
        self.take = rules.collecting.take
        self.offer = rules.collecting.offer_share
        self.ask_pick = rules.question(
            name, self.offer, self.take_pick, rule, rules.collecting.explain_share, is_open=True
        )

    def let_pick(self, match: Match[GrimmForestState], seat: int, count: int) -> None:
        if count and any(match.state.stocks[3 * MARKET :]):
            match.ask(seat, (self.ask_pick, count))

    def take_pick(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        material = option - self.take
        match.state.stocks[3 * MARKET + material] -= 1
        match.state.resources[seat][material] += 1
        self.let_pick(match, seat, step[1] - 1)


@final
class Cinderella:
    """Her coach is first: two resources from your place before anybody collects."""

    def __init__(self, rules: GrimmForest) -> None:
        rule = "gf.friend.cinderella"
        rules.windows.on(GATHER_REVEALED, FRIEND, "cinderella", self.drive, rule)
        self.market = MarketPick(rules, "coach", rule) if rules.places > MARKET else None

    def drive(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        place = state.going[owner]
        if place < MARKET:
            taken = min(COACH_LOAD, state.stocks[4 * place])
            state.stocks[4 * place] -= taken
            state.resources[owner][place] += taken
        elif self.market is not None:
            self.market.let_pick(match, owner, COACH_LOAD)


@final
class GingerbreadMan:
    """Instead of walking: one resource from every place, and then stand nowhere."""

    def __init__(self, rules: GrimmForest) -> None:
        rule = "gf.friend.gingerbread-man"
        rules.windows.on(GATHER_REVEALED, FRIEND, "gingerbread-man", self.come_out, rule)
        self.run_off = rules.verb("run-off").base
        self.walk = rules.verb("walk").base
        self.ask_run_off = rules.question("run-off", self.offer_run_off, self.take_run_off, rule)
        self.market = MarketPick(rules, "crumb", rule) if rules.places > MARKET else None

    def come_out(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_run_off,))

    def offer_run_off(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.run_off, self.walk]

    def take_run_off(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.walk:
            return
        state = match.state
        state.going[seat] = NOWHERE
        for place in range(MARKET):
            if state.stocks[4 * place]:
                state.stocks[4 * place] -= 1
                state.resources[seat][place] += 1
        if self.market is not None:
            self.market.let_pick(match, seat, 1)


@final
class Jack:
    """His beans add two resources to your place; or, thrown off, he stops a Giant."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.jack"
        rules.windows.on(GATHER_REVEALED, FRIEND, "jack", self.sow, rule)
        rules.monsters.add_stopper("jack", ["giant"])
        if rules.places > MARKET:
            self.add = rules.verb("add", material=MATERIALS).base
            self.ask_add = rules.question("add", self.offer_add, self.take_add, rule)

    def sow(self, match: Match[GrimmForestState], owner: int) -> None:
        place = match.state.going[owner]
        if place == MARKET:
            match.ask(owner, (self.ask_add,))
        else:
            match.state.stocks[4 * place] += BEANS

    def offer_add(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.add, self.add + 1, self.add + 2]

    def take_add(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.stocks[3 * MARKET + option - self.add] += BEANS


@final
class Thumbelina:
    """Having seen all Gather cards, you may let chance pick another of yours and go there instead."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.thumbelina"
        rules.windows.on(GATHER_REVEALED, FRIEND, "thumbelina", self.call_swallow, rule)
        self.fly = rules.verb("fly").base
        self.keep_way = rules.verb("keep-way").base
        self.ask_fly = rules.question("fly", self.offer_fly, self.take_fly, rule)

    def call_swallow(self, match: Match[GrimmForestState], owner: int) -> None:
        if match.state.zones[self.rules.gather + owner]:
            match.ask(owner, (self.ask_fly,))

    def offer_fly(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.fly, self.keep_way]

    def take_fly(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        """Show a card by chance and take it back; the card that was played stays where it lies."""
        if option == self.keep_way:
            return
        rules, state = self.rules, match.state
        drawn = match.below(len(state.zones[rules.gather + seat]))
        kind = match.move(rules.gather + seat, drawn, rules.turned_up + seat)
        match.move(rules.turned_up + seat, len(state.zones[rules.turned_up + seat]) - 1, rules.gather + seat)
        state.going[seat] = kind - rules.first_gather
