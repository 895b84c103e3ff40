"""A finished game, looked at again: every choice made in it, as its seat saw it and as it truly was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, final

from veillee.bots.judges import AdvisedJudge, Judge
from veillee.bots.makers import BotMaker
from veillee.bots.playouts import AdvisedPolicy, AnyMatch, play_on
from veillee.core import FastChance, Match, Rules, State, View, view_of
from veillee.core.record import Record
from veillee.core.replay import begun, replaying
from veillee.core.schema import Event
from veillee.core.session import Session


class AnalysisError(ValueError):
    """A game that cannot be analysed: a message id, and in English why not."""

    def __init__(self, message: str, text: str) -> None:
        super().__init__(text)
        self.message = message


def no_advice() -> AnalysisError:
    return AnalysisError("analysis-no-advice", "this game gives no advice, so nobody can judge it")


@final
@dataclass
class Choice:
    """An answer that stood, and left a choice."""

    #: Which line of the record holds it, from 1 on.
    line: int
    seat: int
    decision: int
    options: list[int]
    chosen: int
    view: View
    #: How everything truly stood, without what the seats made of it.
    state: State
    #: How many events the seat had been told.
    told_before: int
    told: list[Event] = field(default_factory=list)


@final
class FinishedGame:
    """A record played again; AnalysisError if it has no end that can be judged."""

    def __init__(self, record: Record, rules: Rules[Any], key: bytes | None = None) -> None:
        self.rules = rules
        self.choices: list[Choice] = []
        session = self._play(record, key)
        if session.abandoned:
            raise AnalysisError(
                "analysis-abandoned", "the game was broken off: there is no result to judge by"
            )
        if not session.state.over:
            raise AnalysisError("analysis-unfinished", "the game is not over yet")
        if rules.is_interlude:
            raise AnalysisError("analysis-interlude", "this is what happens between two games, and no game")
        self.lines = len(record.lines)
        self.result = rules.result(session.state)
        self._tell(session)

    def _play(self, record: Record, key: bytes | None) -> Session[Any]:
        session = begun(record, self.rules, key)
        given: dict[int, Choice] = {}
        first = len(session.record.lines)
        lines = replaying(record, session)
        for number, line in enumerate(record.lines[first:], first + 1):
            found = self._choice(session, line, number)
            next(lines)
            if found is not None:
                given[id(session.answers[-1])] = found
        next(lines, None)
        standing = [id(answer) for answer in session.answers]
        self.choices = [given[answer] for answer in standing if answer in given]
        return session

    def _choice(self, session: Session[Any], line: Mapping[str, Any], number: int) -> Choice | None:
        if line["type"] != "answer":
            return None
        seat: int = line["seat"]
        options = session.offered(seat) if 0 <= seat < self.rules.players else []
        if len(options) < 2:
            return None
        return Choice(
            number,
            seat,
            line["decision"],
            list(options),
            line["option"],
            view_of(self.rules, session.state, seat),
            _bare(session.state),
            len(session.events[seat]),
        )

    def _tell(self, session: Session[Any]) -> None:
        """Give every choice what its seat was told from there to its next one."""
        until = [len(events) for events in session.events]
        for choice in reversed(self.choices):
            choice.told = session.events[choice.seat][choice.told_before : until[choice.seat]]
            until[choice.seat] = choice.told_before


def _bare(state: Any) -> Any:
    """A copy without what seats know, which playouts need not keep up."""
    found = state.copy()
    found.knowledge = []
    found.outbox = [[] for _ in found.outbox]
    if found.before is not None:
        found.before = _bare(found.before)
    return found


def judge_of(maker: BotMaker) -> Judge:
    """Who says what a seat may expect: what was learned or, where nothing was, the advice."""
    if maker.judgement is not None:
        return maker.judgement
    if maker.advice is None:
        raise no_advice()
    return AdvisedJudge(maker.advice)


def try_in_truth(maker: BotMaker, choice: Choice, options: list[int], futures: int, seed: str) -> list[float]:
    """What each option would have brought as the cards truly lay, in so many futures of what was to be drawn.

    All options meet the same futures. The others go on as the advice would, for nobody knows what they
    would have answered.
    """
    rules, judge = maker.rules, judge_of(maker)
    if maker.advice is None:
        raise no_advice()
    rng = Random(seed)
    matches: list[AnyMatch] = []
    for _ in range(futures):
        luck = rng.random()
        for option in options:
            match: AnyMatch = Match(rules, choice.state.copy(), FastChance(Random(luck)), makes_views=True)
            match.resume()
            match.apply(choice.seat, option)
            matches.append(match)
    play_on(matches, AdvisedPolicy(maker.advice))
    going = [match for match in matches if not match.state.over]
    judged = iter(judge.values([view_of(rules, match.state, choice.seat) for match in going]))
    totals = [0.0] * len(options)
    for number, match in enumerate(matches):
        over = match.state.over
        value = judge.goal(rules.result(match.state), choice.seat) if over else next(judged)
        totals[number % len(options)] += value
    return [total / futures for total in totals]
