"""Friends that are up before anybody chooses: at the start of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import (
    FABLE_LAID,
    MATERIALS,
    NOBODY,
    NOWHERE,
    PLACES,
    GrimmForestState,
)
from veillee.games.grimm_forest.windows import FRIEND, START_OF_ROUND

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What is put on Rapunzel in every round.
BASKET: Final = 2


@final
class AliBaba:
    """Steal a resource from an opponent; it goes back if the two of you meet when all collect."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.ali-baba"
        rules.windows.on(START_OF_ROUND, FRIEND, "ali-baba", self.sneak, rule)
        rules.collecting.settlements.append(rules.step("ali-baba.collected", self.run_settle, rule))
        self.steal = rules.verb("steal", other_seat=rules.seat_names, material=MATERIALS).base
        self.ask_steal = rules.question(
            "steal", self.offer_steal, self.take_steal, rule, self.explain_steal, is_open=True
        )

    def sneak(self, match: Match[GrimmForestState], owner: int) -> None:
        if self.offer_steal(match.state, owner, (self.ask_steal,)):
            match.ask(owner, (self.ask_steal,))

    def offer_steal(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [
            self.steal + 3 * other + material
            for other, owned in enumerate(state.resources)
            if other != seat
            for material, amount in enumerate(owned)
            if amount
        ]

    def explain_steal(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        victim, material = divmod(option - self.steal, 3)
        if not 0 <= victim < self.rules.players:
            return []
        if victim == seat:
            return [Reason("gf.friend.ali-baba", "steal-from-others")]
        about = {"seat": victim, "material": MATERIALS[material]}
        return [Reason("gf.friend.ali-baba", "nothing-to-steal", about)]

    def take_steal(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        state, debt = match.state, option - self.steal
        state.resources[debt // 3][debt % 3] -= 1
        state.resources[seat][debt % 3] += 1
        state.debts[seat] = debt

    def run_settle(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Give back what was stolen from a pig one stands with, whoever has Ali Baba by now."""
        state = match.state
        for thief, debt in enumerate(state.debts):
            if debt == NOBODY:
                continue
            state.debts[thief] = NOBODY
            victim, material = divmod(debt, 3)
            meet = state.pigs[thief] == state.pigs[victim] != NOWHERE
            if meet and state.resources[thief][material]:
                state.resources[thief][material] -= 1
                state.resources[victim][material] += 1
                match.tell("gives-back", seat=thief, other_seat=victim, material=MATERIALS[material])


@final
class Rapunzel:
    """Resources pile up on her; a special action brings them down, if you are alone."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.rapunzel"
        rules.windows.on(START_OF_ROUND, FRIEND, "rapunzel", self.fill_basket, rule)
        rules.turns.add_special("rapunzel", self.let_down, self.why_not)
        rules.friendship.lost[rules.kind_names.index("rapunzel")] = self.leave
        self.store = rules.verb("store", material=MATERIALS).base
        self.ask_store = rules.question("store", self.offer_store, self.take_store, rule)

    def fill_basket(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_store,))

    def offer_store(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.store, self.store + 1, self.store + 2]

    def take_store(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.stored[option - self.store] += BASKET

    def why_not(self, state: GrimmForestState, seat: int) -> list[Reason]:
        reasons: list[Reason] = []
        if not self.rules.walking.is_alone(state, seat):
            others = len(self.rules.walking.with_you(state, seat))
            reasons.append(Reason("gf.friend.rapunzel", "rapunzel-not-alone", {"others": others}))
        if not any(state.stored):
            reasons.append(Reason("gf.friend.rapunzel", "nothing-on-rapunzel"))
        return reasons

    def let_down(self, match: Match[GrimmForestState], seat: int) -> None:
        state = match.state
        for material, amount in enumerate(state.stored):
            state.resources[seat][material] += amount
        state.stored = [0, 0, 0]

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        match.state.stored = [0, 0, 0]


@final
class SleepingBeauty:
    """Somebody, perhaps yourself, plays the top Fable of the deck, seen by nobody, and no other."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.sleeping-beauty"
        rules.windows.on(START_OF_ROUND, FRIEND, "sleeping-beauty", self.dream, rule)
        self.enchant = rules.verb("enchant", other_seat=rules.seat_names).base
        self.ask_enchant = rules.question("enchant", self.offer_enchant, self.take_enchant, rule)

    def dream(self, match: Match[GrimmForestState], owner: int) -> None:
        if self.rules.decks.has_fable(match.state):
            match.ask(owner, (self.ask_enchant,))

    def offer_enchant(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.enchant + player for player in range(self.rules.players)]

    def take_enchant(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        player = option - self.enchant
        self.rules.decks.draw_fables(match, self.rules.unseen + player)
        match.state.duties[player] |= FABLE_LAID


@final
class TomThumb:
    """Help yourself to a resource from a place, if you like."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.tom-thumb"
        rules.windows.on(START_OF_ROUND, FRIEND, "tom-thumb", self.slip_in, rule)
        self.pick = rules.verb("pick", place=PLACES[: rules.places], material=MATERIALS).base
        self.pick_nothing = rules.verb("pick-nothing").base
        self.ask_pick = rules.question("pick", self.offer_pick, self.take_pick, rule, self.explain_pick)

    def slip_in(self, match: Match[GrimmForestState], owner: int) -> None:
        if any(match.state.stocks):
            match.ask(owner, (self.ask_pick,))

    def offer_pick(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        options = [self.pick + where for where, amount in enumerate(state.stocks) if amount]
        options.append(self.pick_nothing)
        return options

    def explain_pick(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        place, material = divmod(option - self.pick, 3)
        if not 0 <= place < self.rules.places:
            return []
        about = {"place": PLACES[place], "material": MATERIALS[material]}
        return [Reason("gf.friend.tom-thumb", "none-at-that-place", about)]

    def take_pick(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option != self.pick_nothing:
            match.state.stocks[option - self.pick] -= 1
            match.state.resources[seat][(option - self.pick) % 3] += 1
