"""Turns of the Build phase: draw, gain, build, use a Friend (gf.actions).

A Friend registers its special action with `add_special`, a discard that costs no action with `add_discard`.
Both take a `why_not` that lists the reasons against using it now; no reasons, no hindrance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import LEVELS, MATERIALS, NOBODY, GrimmForestState
from veillee.games.grimm_forest.windows import Act

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

WhyNot = Callable[[GrimmForestState, int], list[Reason]]


def always(state: GrimmForestState, seat: int) -> list[Reason]:
    """Nothing speaks against it."""
    return []


@final
class Turns:
    """Asks the active seat for one action after the other."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.specials: dict[int, tuple[Act, WhyNot]] = {}
        self.discards: dict[int, tuple[Act, WhyNot]] = {}
        self.draw = rules.verb("draw").base
        self.build = rules.verb("build", section=LEVELS, material=MATERIALS).base
        self.special = rules.verb("special").base
        self.discard = rules.verb("discard-friend").base
        self.end = rules.verb("pass").base
        self.begin_turn = rules.step("turn", self.run_begin_turn, "gf.build-phase")
        self.next_action = rules.step("next-action", self.run_next_action, "gf.actions")
        self.ask_act = rules.question("act", self.offer_act, self.take_act, "gf.actions", self.explain_act)

    def add_special(self, card: str, act: Act, why_not: WhyNot = always) -> None:
        self.specials[self.rules.kind_names.index(card)] = (act, why_not)

    def add_discard(self, card: str, act: Act, why_not: WhyNot = always) -> None:
        self.discards[self.rules.kind_names.index(card)] = (act, why_not)

    def run_begin_turn(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        match.state.active = step[1]
        match.state.specials = []
        match.then((self.next_action, step[1]))

    def run_next_action(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Ask on while there are actions, or something that costs none."""
        state, player = match.state, step[1]
        going_on = state.actions[player] + state.bonus[player] > 0 or self._can_discard(state, player)
        if state.active == player and going_on:
            match.then((self.next_action, player))
            self._tell_left(match, player)
            match.ask(player, (self.ask_act,))
        else:
            match.end_turn()

    def _tell_left(self, match: Match[GrimmForestState], player: int) -> None:
        """Say how many actions there are, and what the Friend has to offer."""
        if not match.watched:
            return
        state = match.state
        count = state.actions[player] + state.bonus[player]
        friend = self.friend(state, player)
        name = self.rules.kind_names[friend]
        special = name if count and self._can_use(state, friend, player) else "none"
        leaving = name if self._can_discard(state, player) else "none"
        match.tell("cause-act", [player], seat=player, count=count, special=special, leaving=leaving)

    def friend(self, state: GrimmForestState, seat: int) -> int:
        """The kind of a seat's Friend, or NOBODY."""
        cards = state.zones[self.rules.friends + seat]
        return cards[0] if cards else NOBODY

    def _can_discard(self, state: GrimmForestState, seat: int) -> bool:
        friend = self.friend(state, seat)
        return friend in self.discards and not self.discards[friend][1](state, seat)

    def _can_use(self, state: GrimmForestState, friend: int, seat: int) -> bool:
        return (
            friend in self.specials
            and friend not in state.specials
            and not self.specials[friend][1](state, seat)
        )

    def offer_act(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        rules = self.rules
        options: list[int] = []
        if state.actions[seat] + state.bonus[seat]:
            if rules.decks.has_fable(state):
                options.append(self.draw)
            gain = rules.supply.gain
            options += [gain, gain + 1, gain + 2]
            for section in rules.building.buildable(state, seat):
                options.append(self.build + section)
            if self._can_use(state, self.friend(state, seat), seat):
                options.append(self.special)
        if not state.actions[seat]:
            options.append(self.end)
        if self._can_discard(state, seat):
            options.append(self.discard)
        return options

    def take_act(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules, state = self.rules, match.state
        if option == self.end:
            state.active = NOBODY
            return
        if option == self.discard:
            self.discards[self.friend(state, seat)][0](match, seat)
            return
        if state.actions[seat]:
            state.actions[seat] -= 1
        else:
            state.bonus[seat] -= 1
        if option == self.draw:
            rules.decks.draw_fables(match, rules.hands + seat)
        elif option == self.special:
            friend = self.friend(state, seat)
            state.specials.append(friend)
            match.tell("uses-special", seat=seat, card=friend)
            self.specials[friend][0](match, seat)
        elif self.build <= option < self.special:
            rules.building.begin(match, seat, option - self.build)
        else:
            state.resources[seat][option - rules.supply.gain] += 1

    def explain_act(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.end:
            return [Reason("gf.actions", "actions-left", {"actions": state.actions[seat]})]
        if option == self.discard:
            return self._explain_friend(state, seat, self.discards, "no-free-discard")
        gain = self.rules.supply.gain
        is_action = self.draw <= option <= self.special or gain <= option < gain + len(MATERIALS)
        if not is_action:
            return []
        reasons: list[Reason] = []
        if not state.actions[seat] + state.bonus[seat]:
            reasons.append(Reason("gf.actions", "no-actions-left"))
        if option == self.draw and not self.rules.decks.has_fable(state):
            reasons.append(Reason("gf.decks", "no-fables-left"))
        if option == self.special:
            reasons += self._explain_friend(state, seat, self.specials, "no-special")
        elif self.build <= option < self.special:
            reasons += self.rules.building.explain(state, seat, option - self.build)
        return reasons

    def _explain_friend(
        self, state: GrimmForestState, seat: int, uses: dict[int, tuple[Act, WhyNot]], lacking: str
    ) -> list[Reason]:
        friend = self.friend(state, seat)
        if friend == NOBODY:
            return [Reason("gf.friends", "no-friend")]
        card = self.rules.kind_names[friend]
        if friend not in uses:
            return [Reason("gf.friends", lacking, {"card": card})]
        if uses is self.specials and friend in state.specials:
            return [Reason("gf.action.special", "once-a-turn", {"card": card})]
        return uses[friend][1](state, seat)
