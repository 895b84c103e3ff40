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


@final
class AdvisedPolicy:
    """Plays what the game's advice puts first."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def choose(self, asked: Sequence[Question]) -> list[int]:
        return [self._advice.rank(view, options)[0].option for view, options in asked]


def play_on(matches: Sequence[AnyMatch], policy: Policy) -> None:
    """Play every match to where a look ahead rests, such as the end of a round, or of the game."""
    going = [(match, match.rules.stage(match.state)) for match in matches]
    while going:
        stopped: list[tuple[AnyMatch, int, int]] = []
        asked: list[Question] = []
        for match, stage in going:
            question = _next_question(match, stage)
            if question is not None:
                seat, options = question
                stopped.append((match, stage, seat))
                asked.append((view_of(match.rules, match.state, seat), options))
        if not asked:
            return
        for (match, _, seat), option in zip(stopped, policy.choose(asked), strict=True):
            match.apply(seat, option)
        going = [(match, stage) for match, stage, _ in stopped]


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
