"""What an analysis is made of: small tasks, each done by itself in whatever process has time."""

from __future__ import annotations

from typing import Any, Final, assert_never

from msgspec import Struct

from veillee.bots.finished import AnalysisError, Choice, FinishedGame, judge_of, no_advice, try_in_truth
from veillee.bots.judges import has_common_result
from veillee.bots.makers import BotMaker
from veillee.bots.weighing import can_weigh, shortlist, weighed_once
from veillee.core.record import digest
from veillee.core.schema import Event, Reason

#: So many events are told of a turning point.
MOST_TOLD: Final = 16


class Outline(Struct, frozen=True):
    """List the choices of the game."""


class Look(Struct, frozen=True):
    """Weigh the options of a choice from its seat's view: one slice of so many iterations."""

    choice: int
    slice: int
    iterations: int
    #: Only these, the chosen one first, each held against it in the same worlds; none for all worth a look.
    options: list[int] = []


class TryInTruth(Struct, frozen=True):
    """Try options of a choice as the cards truly lay, in so many futures."""

    choice: int
    options: list[int]
    futures: int


Task = Outline | Look | TryInTruth


class Outlined(Struct, frozen=True):
    """A choice: who made it, where, and what was chosen."""

    line: int
    seat: int
    chosen: int


class Outlines(Struct, frozen=True):
    game: str
    players: int
    is_common: bool
    lines: int
    choices: list[Outlined]
    #: What each seat got out of the game, from 0 to 1.
    goals: list[float]


class Looked(Struct, frozen=True):
    """What options promised, from 0 to 1, and what speaks for them."""

    options: list[int]
    values: list[float]
    reasons: list[Reason]


class Tried(Struct, frozen=True):
    """What options would have brought, and what the seat was told after its choice."""

    values: list[float]
    told: list[Event]


def perform(task: Task, maker: BotMaker, game: FinishedGame) -> Any:
    """Do one task of an analysis."""
    match task:
        case Outline():
            return _outlines(maker, game)
        case Look():
            return _look(task, maker, game)
        case TryInTruth():
            choice = game.choices[task.choice]
            seed = digest([choice.line, task.options])
            values = try_in_truth(maker, choice, task.options, task.futures, seed)
            return Tried(values, choice.told[:MOST_TOLD])
        case _:
            assert_never(task)


def _outlines(maker: BotMaker, game: FinishedGame) -> Outlines:
    if not can_weigh(maker):
        raise AnalysisError("analysis-no-judge", f"chances cannot be told at such a table: {_lack(maker)}")
    judge = judge_of(maker)
    rules = game.rules
    return Outlines(
        rules.setup.game,
        rules.players,
        has_common_result(rules),
        game.lines,
        [Outlined(choice.line, choice.seat, choice.chosen) for choice in game.choices],
        [judge.goal(game.result, seat) for seat in range(rules.players)],
    )


def _lack(maker: BotMaker) -> str:
    return "this game gives no advice" if maker.advice is None else maker.shortfall


def _look(task: Look, maker: BotMaker, game: FinishedGame) -> Looked:
    choice = game.choices[task.choice]
    if maker.advice is None:
        raise no_advice()
    ranked = maker.advice.rank(choice.view, choice.options)
    reasons = {hint.option: hint.reason.to_json() for hint in ranked}
    if task.options:
        options, values = task.options, _in_pairs(task, maker, choice)
    else:
        options = shortlist(ranked, choice.chosen)
        values = weighed_once(maker, choice.view, options, task.slice, task.iterations)
    return Looked(options, values, [reasons[option] for option in options])


def _in_pairs(task: Look, maker: BotMaker, choice: Choice) -> list[float]:
    """What options promise when each is held against the chosen one, as often as that.

    Among many, a search gives those that fall behind few worlds: no fair judgement of what was chosen.
    """
    chosen, *others = task.options
    pairs = [
        weighed_once(maker, choice.view, [chosen, other], task.slice, 2 * task.iterations) for other in others
    ]
    return [sum(pair[0] for pair in pairs) / len(pairs), *[pair[1] for pair in pairs]]
