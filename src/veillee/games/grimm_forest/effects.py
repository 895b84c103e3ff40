"""Which cards act at which moments of a round.

A card is a small class of its own in `fables/` or `friends/`; its constructor registers what it does:

    rules.effects.on(END_OF_GATHER, PLAYED, "spy-network", self.act, "gf.fable.spy-network")

`act(match, owner)` is then carried out as a step of the table, named after card and moment, whenever that
card lies in the owner's zone as the moment comes. What it needs to ask it declares beside it, with
`rules.question`, and puts on an agenda with `match.ask`; what is to happen afterwards with `match.then`.

Where a card must lie in order to act:

    PLAYED    turned up in this round; monsters too, see `monsters.py`
    STANDING  lying open beyond its round: cards for the next round, unique locations, Discount Lots
    FRIEND    the owner's Friend

When a moment comes its effects are listed once, in turn order of their owners. The list may shrink, because
an effect whose card has gone is skipped, and never grows. Who has several effects is asked which comes
first where the order can matter (gf.same-moment, `ordering.py`); `when` keeps an effect that cannot do
anything out of that question. As a card acts
this is told, or that it changes nothing: who reads the log sees where resources come from and go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Declared, Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import (
    BEFORE_COLLECTING,
    COLLECTED,
    END_OF_BUILD,
    END_OF_GATHER,
    GATHER_REVEALED,
    MOMENTS,
    START_OF_BUILD,
    START_OF_ROUND,
)
from veillee.games.grimm_forest.ordering import Ordering
from veillee.games.grimm_forest.state import GrimmForestState

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
    """What one card does at one moment, while it lies in its owner's one of these zones."""

    #: Lets the card act for its owner.
    step: Declared[[int]]

    def __init__(self, kind: int, zones: list[int], act: Act, when: When | None, works: When | None) -> None:
        self.kind = kind
        self.zones = zones
        self.act = act
        self.when = when
        self.works = works
        self.is_told = False
        #: The event that says that it acts.
        self.told = "acts"
        #: Whether what the owner said about this round turned out wrong: then nothing comes of the card.
        self.was_wrong: When | None = None
        #: Of a Friend nobody hears that there was nothing to do, round after round.
        self.is_fable = True

    def is_there(self, state: GrimmForestState, owner: int) -> bool:
        return self.kind in state.zones[self.zones[owner]]

    def run(self, match: Match[GrimmForestState], seat: int, owner: int) -> None:
        """Act for the owner, unless the card has gone since the moment began."""
        if self.is_there(match.state, owner):
            works = self.works is None or self.works(match.state, owner)
            if self.is_told if works else self.is_fable:
                match.tell(self.told if works else "no-effect", seat=owner, card=self.kind)
            self.act(match, owner)


@final
class Effects:
    """Knows every effect, and puts those of a moment on the table's agenda."""

    def __init__(self, rules: GrimmForestBase) -> None:
        self.rules = rules
        self.zones = [rules.played, rules.standing, rules.friends]
        self.ordering = Ordering(rules)
        #: What a card does at a moment: by moment, then where the card lies, then its kind.
        self.acting: list[list[list[Effect | None]]] = [
            [[None] * len(rules.kind_names) for _ in self.zones] for _ in MOMENTS
        ]
        self.is_used = [False] * len(MOMENTS)
        #: All effects, by the number of their step.
        self.numbered: dict[int, Effect] = {}
        self.resolve = rules.card_verb("resolve")
        self.next_effect = rules.step("next-effect", self.run_next_effect, "gf.same-moment")
        self.ask_order = rules.question(
            "order", self.offer_order, self.take_order, "gf.same-moment", self.explain_order, is_open=True
        )

    def on(
        self,
        moment: int,
        where: int,
        card: str,
        act: Act,
        rule: str,
        when: When | None = None,
        works: When | None = None,
    ) -> Effect:
        """Let a card act at a moment.

        `when` says from public facts that no effect of this moment changes whether the card can do anything.
        `works` says the same, from public facts too, as the card acts; it is for the log only.
        """
        kind = self.rules.kind(card)
        effect = Effect(kind, self.zones[where], act, when, works)
        effect.is_told = moment in TOLD
        effect.is_fable = where != FRIEND
        effect.step = self.rules.step(f"{card}.{MOMENTS[moment]}", effect.run, rule)
        self.numbered[effect.step.number] = effect
        self.acting[moment][where][kind] = effect
        self.is_used[moment] = True
        return effect

    def open(self, match: Match[GrimmForestState], moment: int) -> None:
        """List the effects of this moment; those of the first player come first."""
        if not self.is_used[moment]:
            return
        state = match.state
        for owner in reversed(self.rules.turn_order(state)):
            found = self._effects_of(state, owner, moment)
            if match.observed:
                self._tell_idle(match, owner, moment)
            if len(found) == 1:
                match.then(found[0].step(owner))
            elif found:
                self._line_up(match, owner, found)

    def _line_up(self, match: Match[GrimmForestState], owner: int, effects: list[Effect]) -> None:
        """Let those come first whose order cannot matter, and then the owner order the others."""
        kinds = [effect.kind for effect in effects]
        tied = self.ordering.split(match.state, owner, kinds)
        if True in tied:
            steps = [effect.step.number for effect, is_tied in zip(effects, tied, strict=True) if is_tied]
            match.then(self.next_effect(owner, *steps))
        for effect, is_tied in reversed(list(zip(effects, tied, strict=True))):
            if not is_tied:
                match.then(effect.step(owner))

    def _effects_of(self, state: GrimmForestState, owner: int, moment: int) -> list[Effect]:
        """What an owner's cards do at this moment."""
        found: list[Effect] = []
        zones = state.zones
        acting = self.acting[moment]
        for where, lying in enumerate(self.zones):
            cards = zones[lying[owner]]
            if not cards:
                continue
            for kind in cards:
                effect = acting[where][kind]
                if effect is not None and effect not in found:
                    when = effect.when
                    if when is None or when(state, owner):
                        found.append(effect)
        return found

    def _tell_idle(self, match: Match[GrimmForestState], owner: int, moment: int) -> None:
        """Tell of Fables just played that cannot do anything, and of Friends whose owners were wrong."""
        for kind in match.state.zones[self.rules.friends[owner]]:
            effect = self.acting[moment][FRIEND][kind]
            was_wrong = None if effect is None else effect.was_wrong
            if was_wrong is not None and was_wrong(match.state, owner):
                match.tell("guessed-wrong", seat=owner, card=kind)
        for kind in match.state.zones[self.rules.played[owner]]:
            effect = self.acting[moment][PLAYED][kind]
            when = None if effect is None else effect.when
            if when is not None and not when(match.state, owner):
                match.tell("no-effect", seat=owner, card=kind)

    def run_next_effect(self, match: Match[GrimmForestState], seat: int, owner: int, *steps: int) -> None:
        """Let the owner say which of several effects comes first, as far as their cards are still there."""
        left = [self.numbered[step] for step in steps if self.numbered[step].is_there(match.state, owner)]
        tied = self.ordering.split(match.state, owner, [effect.kind for effect in left])
        if True in tied:
            match.ask(owner, self.ask_order(*[effect.step.number for effect in left]))
        else:
            self._line_up(match, owner, left)

    def offer_order(self, state: GrimmForestState, seat: int, *steps: int) -> list[int]:
        return self.resolve.each_of([self.numbered[step].kind for step in steps])

    def take_order(self, match: Match[GrimmForestState], seat: int, option: int, *steps: int) -> None:
        left = list(steps)
        kind = self.resolve.card(option)
        chosen = next(step for step in left if self.numbered[step].kind == kind)
        left.remove(chosen)
        if left:
            match.then(self.next_effect(seat, *left))
        match.then(self.numbered[chosen].step(seat))

    def explain_order(self, state: GrimmForestState, seat: int, option: int, *steps: int) -> list[Reason]:
        if option not in self.resolve:
            return []
        card = self.rules.kind_names[self.resolve.card(option)]
        return [Reason("gf.same-moment", "does-not-act-now", {"card": card})]
