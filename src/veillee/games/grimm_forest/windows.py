"""The moments of a round, and which cards act at them.

A card is a small class of its own in `fables/` or `friends/`; its constructor registers what it does:

    rules.windows.on(END_OF_GATHER, PLAYED, "spy-network", self.act, "gf.fable.spy-network")

`act(match, owner)` is then carried out as a step of the table, named after card and moment, whenever that
card lies in the owner's zone as the moment comes. What it needs to ask it declares beside it, with
`rules.question`, and puts on an agenda with `match.ask`; what is to happen afterwards with `match.then`.

Where a card must lie in order to act:

    PLAYED    turned up in this round; monsters too, see `monsters.py`
    STANDING  lying open beyond its round: cards for the next round, unique locations, Discount Lots
    FRIEND    the owner's Friend

When a moment comes its effects are listed once, in turn order of their owners. The list may shrink, because
an effect whose card has gone is skipped, and never grows. Who has several effects is asked which comes
first (gf.same-moment); `when` keeps an effect that cannot do anything out of that question. As a card acts
this is told, or that it changes nothing: who reads the log sees where resources come from and go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: The moments in the order of the round; `State.window` and the timing column of the card files name them.
WINDOWS: Final = (
    "start-of-round",
    "choosing",
    "choosing-late",
    "monsters-called",
    "fables-revealed",
    "gather-revealed",
    "before-collecting",
    "collected",
    "end-of-gather",
    "start-of-build",
    "turns",
    "end-of-build",
)
START_OF_ROUND: Final = 0
CHOOSING: Final = 1
CHOOSING_LATE: Final = 2
MONSTERS_CALLED: Final = 3
FABLES_REVEALED: Final = 4
GATHER_REVEALED: Final = 5
BEFORE_COLLECTING: Final = 6
COLLECTED: Final = 7
END_OF_GATHER: Final = 8
START_OF_BUILD: Final = 9
TURNS: Final = 10
END_OF_BUILD: Final = 11

#: Where a card acts from.
PLAYED: Final = 0
STANDING: Final = 1
FRIEND: Final = 2

Act = Callable[[Match[GrimmForestState], int], None]
When = Callable[[GrimmForestState, int], bool]

#: The moments at which a card says that it acts; at the others it was just turned up, or is named anyway.
TOLD: Final = (
    START_OF_ROUND,
    GATHER_REVEALED,
    BEFORE_COLLECTING,
    COLLECTED,
    END_OF_GATHER,
    START_OF_BUILD,
    END_OF_BUILD,
)


@final
class Effect:
    """What one card does at one moment."""

    def __init__(self, kind: int, zone: int, act: Act, when: When | None, works: When | None) -> None:
        self.kind = kind
        self.zone = zone
        self.act = act
        self.when = when
        self.works = works
        self.is_told = False
        #: Of a Friend nobody hears that there was nothing to do, round after round.
        self.is_fable = True

    def run(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Act for the owner, unless the card has gone since the moment began."""
        owner = step[1]
        if self.kind in match.state.zones[self.zone + owner]:
            works = self.works is None or self.works(match.state, owner)
            if self.is_told if works else self.is_fable:
                match.tell("acts" if works else "no-effect", seat=owner, card=self.kind)
            self.act(match, owner)


@final
class Windows:
    """Knows every effect, and puts those of a moment on the table's agenda."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.zones = (rules.played, rules.standing, rules.friends)
        kinds = len(rules.kind_names)
        #: The step of a card at a moment, or 0: by moment, then where the card lies, then its kind.
        self.steps = [[[0] * kinds for _ in self.zones] for _ in WINDOWS]
        self.is_used = [False] * len(WINDOWS)
        self.effects: dict[int, Effect] = {}
        self.resolve = rules.verb("resolve", card=rules.kind_names).base
        self.next_effect = rules.step("next-effect", self.run_next_effect, "gf.same-moment")
        self.ask_order = rules.question(
            "order", self.offer_order, self.take_order, "gf.same-moment", self.explain_order, is_open=True
        )

    def on(
        self,
        window: int,
        where: int,
        card: str,
        act: Act,
        rule: str,
        when: When | None = None,
        works: When | None = None,
    ) -> None:
        """Let a card act at a moment.

        `when` says from public facts that no effect of this moment changes whether the card can do anything.
        `works` says the same, from public facts too, as the card acts; it is for the log only.
        """
        kind = self.rules.kind_names.index(card)
        effect = Effect(kind, self.zones[where], act, when, works)
        effect.is_told = window in TOLD
        effect.is_fable = where != FRIEND
        step = self.rules.step(f"{card}.{WINDOWS[window]}", effect.run, rule)
        self.effects[step] = effect
        self.steps[window][where][kind] = step
        self.is_used[window] = True

    def open(self, match: Match[GrimmForestState], window: int) -> None:
        """List the effects of this moment; those of the first player come first."""
        if not self.is_used[window]:
            return
        state = match.state
        players = self.rules.players
        for offset in range(players - 1, -1, -1):
            owner = (state.first + offset) % players
            found = self.effects_of(state, owner, window)
            if match.watched:
                self._tell_idle(match, owner, window)
            if len(found) == 1:
                match.then((found[0], owner))
            elif found:
                match.then((self.next_effect, owner, *found))

    def effects_of(self, state: GrimmForestState, owner: int, window: int) -> list[int]:
        """The steps of an owner's cards that act at this moment."""
        found: list[int] = []
        zones = state.zones
        steps = self.steps[window]
        for where, zone in enumerate(self.zones):
            cards = zones[zone + owner]
            if not cards:
                continue
            for kind in cards:
                step = steps[where][kind]
                if step and step not in found:
                    when = self.effects[step].when
                    if when is None or when(state, owner):
                        found.append(step)
        return found

    def _tell_idle(self, match: Match[GrimmForestState], owner: int, window: int) -> None:
        """Tell of Fables just played that cannot do anything."""
        for kind in match.state.zones[self.rules.played + owner]:
            step = self.steps[window][PLAYED][kind]
            when = self.effects[step].when if step else None
            if when is not None and not when(match.state, owner):
                match.tell("no-effect", seat=owner, card=kind)

    def run_next_effect(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Let the owner say which of several effects comes first, as far as their cards are still there."""
        owner = step[1]
        zones = match.state.zones
        left = [
            each for each in step[2:] if self.effects[each].kind in zones[self.effects[each].zone + owner]
        ]
        if left:
            match.ask(owner, (self.ask_order, *left))

    def offer_order(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return list(dict.fromkeys([self.resolve + self.effects[each].kind for each in step[1:]]))

    def take_order(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        left = list(step[1:])
        kind = option - self.resolve
        chosen = next(each for each in left if self.effects[each].kind == kind)
        left.remove(chosen)
        if left:
            match.then((self.next_effect, seat, *left))
        match.then((chosen, seat))

    def explain_order(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if 0 <= option - self.resolve < len(self.rules.kind_names):
            card = self.rules.kind_names[option - self.resolve]
            return [Reason("gf.same-moment", "does-not-act-now", {"card": card})]
        return []
