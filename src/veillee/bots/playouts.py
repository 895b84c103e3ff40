"""Playouts: many worlds are played on side by side, until the round or turn is over in each.

Side by side, since a model judges a hundred views in hardly more time than one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, final

from veillee.core import Match, View, view_of
from veillee.core.advice import Advice

AnyMatch = Match[Any]
#: A question as it stands: what the seat sees, and what it is offered.
Question = tuple[View, list[int]]


class Policy(Protocol):
    """Whoever plays for all seats in a playout."""

    def choose(self, asked: Sequence[Question]) -> list[int]: ...


class Planner(Protocol):
    """Whoever plays for one seat in one match, whatever the policy says."""

    @property
    def seat(self) -> int: ...
    def choose(self, view: View, options: list[int]) -> int: ...


@final
class AdvisedPolicy:
    """Plays what the game's advice puts first."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def choose(self, asked: Sequence[Question]) -> list[int]:
        return [self._advice.rank(view, options)[0].option for view, options in asked]


def play_on(matches: Sequence[AnyMatch], policy: Policy, planners: Sequence[Planner] = ()) -> None:
    """Play every match to where a look ahead rests, such as the end of a round, or of the game.

    With a planner for each match, its seat chooses as it says.
    """
    going = [(number, match, match.rules.stage(match.state)) for number, match in enumerate(matches)]
    while going:
        stopped: list[tuple[int, AnyMatch, int]] = []
        answering: list[tuple[AnyMatch, int]] = []
        asked: list[Question] = []
        for number, match, stage in going:
            question = _next_question(match, stage)
            if question is None:
                continue
            seat, options = question
            view = view_of(match.rules, match.state, seat)
            stopped.append((number, match, stage))
            if planners and planners[number].seat == seat:
                match.apply(seat, planners[number].choose(view, options))
            else:
                answering.append((match, seat))
                asked.append((view, options))
        for (match, seat), option in zip(answering, policy.choose(asked), strict=True):
            match.apply(seat, option)
        going = stopped


def _next_question(match: AnyMatch, stage: int) -> tuple[int, list[int]] | None:
    """The next question that leaves a choice: its seat and options; None if a look ahead rests before."""
    rules, state = match.rules, match.state
    while not state.over and not rules.rests(state, stage):
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        if len(options) > 1:
            return seat, options
        match.apply(seat, options[0])
    return None
