"""Who must decide, and what, or how it ended: the part of a table's message that is not the view."""

from __future__ import annotations

from typing import Generic, TypeVar, cast, final

from veillee.core.ahead import takes_several
from veillee.core.certainty import Certainty
from veillee.core.rules import AnyRules, Rules
from veillee.core.schema import Decision, Result, Standing
from veillee.core.state import SEALED_PHASE, State
from veillee.core.steps import perform

S = TypeVar("S", bound=State)


@final
class Offers(Generic[S]):
    """What seats are offered, as far as that was worked out since the state last changed."""

    def __init__(self, rules: Rules[S]) -> None:
        self._rules = rules
        self._known: dict[int, list[int]] = {}

    def of(self, state: S, seat: int) -> list[int]:
        """The legal options of a seat, none if it is not asked."""
        if not (0 <= seat < self._rules.players and state.agendas[seat]):
            return []
        found = self._known.get(seat)
        if found is None:
            found = self._known[seat] = self._rules.offer(state, seat)
        return found

    def clear(self) -> None:
        self._known.clear()


@final
class Derived:
    """What follows from a view: which hidden cards are certain, and what the rules make of what is seen."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._certainty = Certainty()

    def add_to(self, message: Standing, seat: int) -> None:
        view = message["view"]
        if seat < self._rules.players:
            message["certain"] = self._certainty.of(view)
        if derived := self._rules.derived(view):
            message["derived"] = derived


def waiting_for(rules: Rules[S], state: S) -> list[int]:
    """The seats the table waits for, as everybody may see it: a sealed phase shows all it asked."""
    if state.phase == SEALED_PHASE and state.before is not None:
        return rules.asked(cast(S, state.before))
    return rules.asked(state)


def decision_of(rules: Rules[S], state: S, seat: int, options: list[int] | None = None) -> Decision | None:
    """What a seat is asked: the decision's number, the question, its rule and the legal options.

    Who has worked the options out already gives them along. Where a question is asked several times in a row,
    `left` says how many answers it still wants, and `ahead` what they can be together; `amounts` says how
    many there are of what each option names.
    """
    agenda = state.agendas[seat]
    if not agenda:
        return None
    handler = rules.handlers[agenda[-1][0]]
    decision: Decision = {
        "number": state.decisions[seat],
        "question": handler.name,
        "rule": handler.rule,
        "options": rules.offer(state, seat) if options is None else options,
    }
    if handler.left is not None:
        decision["left"] = handler.left(*agenda[-1][1:])
    if handler.ahead is not None:
        ahead = perform(handler.ahead, state, seat, agenda[-1])
        if takes_several(ahead):
            decision["ahead"] = ahead
    if handler.amounts is not None:
        decision["amounts"] = perform(handler.amounts, state, seat, agenda[-1])
    return decision


def add_ending(message: Standing, rules: Rules[S], state: S, result: Result) -> None:
    """Say how the game ended, and who came how far, unless it was broken off or only an interlude."""
    message["result"] = result
    if state.over and not rules.is_interlude:
        message["ranking"] = rules.ranking(state).to_json()
