"""Turns of the Build phase: draw, gain, build, use a Friend (gf.actions).

A Friend registers its special action with `add_special`, a discard that costs no action with `add_discard`.
Both take a `why_not` that lists the reasons against using it now; no reasons, no hindrance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.building import Building
from veillee.games.grimm_forest.effects import Act
from veillee.games.grimm_forest.friendship import Friendship
from veillee.games.grimm_forest.moments import TURNS
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.sections import LEVELS
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, GrimmForestState
from veillee.games.grimm_forest.supply import Supply
from veillee.games.grimm_forest.verbs import SectionVerb

WhyNot = Callable[[GrimmForestState, int], list[Reason]]


def always(state: GrimmForestState, seat: int) -> list[Reason]:
    """Nothing speaks against it."""
    return []


@final
class Turns:
    """Asks the active seat for one action after the other."""

    def __init__(
        self,
        rules: GrimmForestBase,
        rounds: Rounds,
        friendship: Friendship,
        supply: Supply,
        building: Building,
    ) -> None:
        self.rules = rules
        self.friendship = friendship
        self.gain = supply.gain
        self.building = building
        self.specials: dict[int, tuple[Act, WhyNot]] = {}
        self.discards: dict[int, tuple[Act, WhyNot]] = {}
        self.draw = rules.plain_verb("draw")
        self.build = SectionVerb(rules.verb("build", section=LEVELS, material=MATERIALS))
        self.special = rules.plain_verb("special")
        self.discard = rules.plain_verb("discard-friend")
        self.end = rules.plain_verb("pass")
        self.begin_turn = rules.step("turn", self.run_begin_turn, "gf.build-phase")
        self.next_action = rules.step("next-action", self.run_next_action, "gf.actions")
        self.ask_act = rules.question(
            "act", self.offer_act, self.take_act, "gf.actions", self.explain_act, ahead=self.ahead_act
        )
        rounds.at(TURNS, self.begin)

    def add_special(self, card: str, act: Act, why_not: WhyNot = always) -> None:
        self.specials[self.rules.kind(card)] = (act, why_not)

    def add_discard(self, card: str, act: Act, why_not: WhyNot = always) -> None:
        self.discards[self.rules.kind(card)] = (act, why_not)

    def begin(self, match: Match[GrimmForestState]) -> None:
        """Give everybody a turn, the first player's first."""
        for player in reversed(self.rules.turn_order(match.state)):
            match.then(self.begin_turn(player))

    def run_begin_turn(self, match: Match[GrimmForestState], seat: int, player: int) -> None:
        match.state.active = player
        match.state.specials = []
        match.then(self.next_action(player))

    def run_next_action(self, match: Match[GrimmForestState], seat: int, player: int) -> None:
        """Ask on while there are actions, or something that costs none."""
        state = match.state
        going_on = state.actions[player] + state.bonus[player] > 0 or self._can_discard(state, player)
        if state.active == player and going_on:
            match.then(self.next_action(player))
            self._tell_left(match, player)
            match.ask(player, self.ask_act())
        else:
            match.end_turn()

    def _tell_left(self, match: Match[GrimmForestState], player: int) -> None:
        """Say how many actions there are, and what the Friend has to offer."""
        if not match.observed:
            return
        state = match.state
        count = state.actions[player] + state.bonus[player]
        friend = self.friendship.friend_of(state, player)
        name = self.rules.kind_names[friend]
        special = name if count and self._can_use(state, friend, player) else "none"
        leaving = name if self._can_discard(state, player) else "none"
        match.tell("cause-act", [player], seat=player, count=count, special=special, leaving=leaving)

    def _can_discard(self, state: GrimmForestState, seat: int) -> bool:
        friend = self.friendship.friend_of(state, seat)
        return friend in self.discards and not self.discards[friend][1](state, seat)

    def _can_use(self, state: GrimmForestState, friend: int, seat: int) -> bool:
        return (
            friend in self.specials
            and friend not in state.specials
            and not self.specials[friend][1](state, seat)
        )

    def offer_act(self, state: GrimmForestState, seat: int) -> list[int]:
        options: list[int] = []
        if state.actions[seat] + state.bonus[seat]:
            if self.rules.decks.has_fable(state):
                options.append(self.draw)
            options += self.gain.all()
            options += self.build.each(self.building.buildable(state, seat))
            if self._can_use(state, self.friendship.friend_of(state, seat), seat):
                options.append(self.special)
        if not state.actions[seat]:
            options.append(self.end)
        if self._can_discard(state, seat):
            options.append(self.discard)
        return options

    def ahead_act(self, state: GrimmForestState, seat: int) -> Ahead:
        """On which sites each section can be built."""

        def offer(section: int) -> list[int]:
            if section == NOBODY:
                return self.offer_act(state, seat)
            return self.building.offer_site(state, seat, section, NOBODY)

        def follow(section: int, option: int) -> int | None:
            is_begun = section == NOBODY and option in self.build
            return self.build.section(option) if is_begun else None

        return look_ahead(NOBODY, offer, follow, is_open=True)

    def take_act(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        state = match.state
        if option == self.end:
            state.active = NOBODY
        elif option == self.discard:
            self.discards[self.friendship.friend_of(state, seat)][0](match, seat)
        else:
            if state.actions[seat]:
                state.actions[seat] -= 1
            else:
                state.bonus[seat] -= 1
            self._act(match, seat, option)

    def _act(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        """Carry out what has cost an action."""
        if option == self.draw:
            self.rules.decks.draw_fables(match, self.rules.hands[seat])
        elif option == self.special:
            self._use_friend(match, seat)
        elif option in self.build:
            self.building.begin(match, seat, self.build.section(option))
        else:
            match.state.resources[seat][self.gain.material(option)] += 1

    def _use_friend(self, match: Match[GrimmForestState], seat: int) -> None:
        friend = self.friendship.friend_of(match.state, seat)
        match.state.specials.append(friend)
        match.tell("uses-special", seat=seat, card=friend)
        self.specials[friend][0](match, seat)

    def explain_act(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option == self.end:
            return [Reason("gf.actions", "actions-left", {"actions": state.actions[seat]})]
        if option == self.discard:
            return self._explain_friend(state, seat, self.discards, "no-free-discard")
        is_action = option in (self.draw, self.special) or option in self.build or option in self.gain
        if not is_action:
            return []
        reasons: list[Reason] = []
        if not state.actions[seat] + state.bonus[seat]:
            reasons.append(Reason("gf.actions", "no-actions-left"))
        if option == self.draw:
            reasons += self.rules.decks.why_no_fable(state, seat)
        elif option == self.special:
            reasons += self._explain_friend(state, seat, self.specials, "no-special")
        elif option in self.build:
            reasons += self.building.explain(state, seat, self.build.section(option))
        return reasons

    def _explain_friend(
        self, state: GrimmForestState, seat: int, uses: dict[int, tuple[Act, WhyNot]], lacking: str
    ) -> list[Reason]:
        friend = self.friendship.friend_of(state, seat)
        if friend == NOBODY:
            return [Reason("gf.friends", "no-friend")]
        card = self.rules.kind_names[friend]
        if friend not in uses:
            return [Reason("gf.friends", lacking, {"card": card})]
        if uses is self.specials and friend in state.specials:
            return [Reason("gf.action.special", "once-a-turn", {"card": card})]
        return uses[friend][1](state, seat)
