"""Measures how fast games run, counted the way docs and peers are counted.

A decision is an answer where at least two options were open; forced answers are timed, and counted apart.

stepped   a Python loop asks for the options, picks one uniformly and answers
playout   one call plays to the end

Events and knowledge cost time, so they are off unless a row says otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from veillee import __version__
from veillee.core import FastChance, Game, Match, Rules
from veillee.core import match as engine
from veillee.core.raw_events import event_in, told_of
from veillee.core.schema import Value
from veillee.core.steps import perform
from veillee.registry import rules_for

Row = dict[str, Any]
AnyMatch = Match[Any]

COPIES = 2000


@dataclass(frozen=True)
class Effort:
    """How long a run lasts and how many there are; the best one counts."""

    seconds: float
    runs: int


FULL = Effort(3.0, 5)
QUICK = Effort(0.3, 1)


@dataclass
class Count:
    decisions: int = 0
    answers: int = 0
    games: int = 0
    seconds: float = 0.0

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


def build() -> str:
    """Which build of the engine this is."""
    return "compiled" if str(engine.__file__).endswith((".so", ".pyd")) else "pure"


def new_match(rules: Rules[Any], rng: Random, events: bool, knowledge: bool) -> AnyMatch:
    state = rules.blank_state()
    rules.fill(state)
    knowers = rules.everyone if knowledge else 0
    started: AnyMatch = Match(rules, state, FastChance(rng), knowers, events)
    started.start()
    return started


def play_stepped(match: AnyMatch, rng: Random) -> tuple[int, int]:
    """Play to the end as a bot in Python would; returns decisions and answers."""
    rules, state, random = match.rules, match.state, rng.random
    decisions = answers = 0
    while not state.over:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        match.apply(seat, options[int(random() * len(options))])
        answers += 1
        decisions += len(options) > 1
        if match.builds_events:
            tell(match)
    return decisions, answers


def tell(match: AnyMatch) -> None:
    """Make the events every receiver gets, as a table does after each answer."""
    for receivers, raw_event in match.undelivered:
        told = told_of(match.rules, raw_event, receivers)
        if told is not None:
            for receiver in range(match.rules.players + 1):
                event_in(told, receiver)
    match.undelivered.clear()


def playout(match: AnyMatch, rng: Random) -> tuple[int, int]:
    """Play to the end in one call, without asking anything from outside; returns decisions and answers."""
    state, handlers, apply, random = match.state, match.rules.handlers, match.apply, rng.random
    agendas = state.agendas
    decisions = answers = 0
    while not state.over:
        for seat, agenda in enumerate(agendas):
            while agenda:
                step = agenda[-1]
                options = perform(handlers[step[0]].offer, state, seat, step)
                size = len(options)
                answers += 1
                if size == 1:
                    apply(seat, options[0])
                else:
                    decisions += 1
                    apply(seat, options[int(random() * size)])
    return decisions, answers


MODES: dict[str, Callable[[AnyMatch, Random], tuple[int, int]]] = {
    "stepped": play_stepped,
    "playout": playout,
}

#: Of each mode, the rows: with events, with knowledge.
WATCHED: dict[str, tuple[tuple[bool, bool], ...]] = {
    "stepped": ((False, False), (True, False), (False, True)),
    "playout": ((False, False),),
}


def measure_run(rules: Rules[Any], mode: str, events: bool, knowledge: bool, seconds: float) -> Count:
    """Play whole games, set-up included, until the time is over."""
    play = MODES[mode]
    rng = Random(1)
    count = Count()
    start = perf_counter()
    while count.seconds < seconds:
        decisions, answers = play(new_match(rules, rng, events, knowledge), rng)
        count.decisions += decisions
        count.answers += answers
        count.games += 1
        count.seconds = perf_counter() - start
    return count


def middle_state(rules: Rules[Any], knowledge: bool) -> Any:
    """A state halfway through a game: a fair size for copying and JSON."""
    rng = Random(1)
    half = play_stepped(new_match(rules, rng, False, knowledge), rng)[1] // 2
    rng = Random(1)
    match = new_match(rules, rng, False, knowledge)
    for _ in range(half):
        seat = rules.asked(match.state)[0]
        options = rules.offer(match.state, seat)
        match.apply(seat, options[int(rng.random() * len(options))])
    return match.state


def copy_us(state: Any) -> float:
    start = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (perf_counter() - start) / COPIES * 1e6


def measure(game: Game, rules: Rules[Any], mode: str, watched: tuple[bool, bool], effort: Effort) -> Row:
    """One row of the report."""
    events, knowledge = watched
    runs = [measure_run(rules, mode, events, knowledge, effort.seconds) for _ in range(effort.runs)]
    best = max(runs, key=lambda run: run.speed)
    state = middle_state(rules, knowledge)
    return {
        "name": game.id,
        "kind": "game",
        "version": __version__,
        "players": rules.players,
        "options": dict(rules.options),
        "mode": mode,
        "build": build(),
        "events": events,
        "knowledge": knowledge,
        "decisions_per_s": round(best.speed),
        "answers_per_s": round(best.answers / best.seconds),
        "games_per_s": round(best.games / best.seconds, 2),
        "copy_us": round(min(copy_us(state) for _ in range(effort.runs)), 2),
        "json_bytes": len(json.dumps(state.to_json(), separators=(",", ":")).encode()),
    }


def rows_of(
    game: Game, players: int | None, options: Mapping[str, Value], modes: list[str], effort: Effort
) -> Iterator[Callable[[], Row]]:
    """The measurements of a game, each still to be made; without `players`, with as many as can play."""
    seats = game.most_players(options) if players is None else players
    rules = rules_for(game, seats, game.choose(seats, options))
    for mode in modes:
        for watched in WATCHED[mode]:
            yield partial(measure, game, rules, mode, watched, effort)
