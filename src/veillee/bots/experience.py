"""Experience: games that bots play among themselves, as examples to learn from.

Two sorts of examples: how a game ended for a seat that stood so when a round or turn was over, and what the
options of a question were worth when each was tried in a few worlds. They go from process to process as plain
arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, final

import numpy as np

from veillee.bots.model import Judgement
from veillee.bots.playouts import Policy
from veillee.bots.ragged import Floats, Ragged, joined, ragged, ragged_features
from veillee.bots.search import Search
from veillee.core import FastChance, Match, Rules, View, view_of
from veillee.core.features import Features, Row


@final
class Experience:
    """Examples from any number of games: standings with their goals, questions with their options' worth."""

    def __init__(self, standings: Ragged, goals: Floats, questions: Ragged, worth: Ragged) -> None:
        self.standings = standings
        self.goals = goals
        self.questions = questions
        #: By question: the outputs of what was offered, and by how much each was better than the average.
        self.worth = worth


def together(parts: Sequence[Experience]) -> Experience:
    """All examples as one experience."""
    return Experience(
        joined([part.standings for part in parts]),
        np.concatenate([part.goals for part in parts]),
        joined([part.questions for part in parts]),
        joined([part.worth for part in parts]),
    )


@final
class Study:
    """How questions are studied: so many of them, each option in so many worlds.

    `trust` says how far what was learned so far counts for how a game went, rather than its end alone.
    """

    def __init__(self, search: Search, judgement: Judgement, share: float, worlds: int, trust: float) -> None:
        self.search = search
        self.judgement = judgement
        self.share = share
        self.worlds = worlds
        self.trust = trust


def _blended(goals: list[float], foretold: list[float], trust: float) -> list[float]:
    """What each standing was worth, round by round and seat by seat.

    It is worth what was foretold of the next one, as far as that is trusted, else what that was worth.
    """
    players = len(goals)
    found = goals[:]
    for at in range(len(foretold) - players, 0, -players):
        following, worth = foretold[at : at + players], found[:players]
        found[:0] = [trust * hope + (1 - trust) * later for hope, later in zip(following, worth, strict=True)]
    return found if foretold else []


@final
class Recorder:
    """Plays games at one table and notes the examples."""

    def __init__(self, rules: Rules[Any], features: Features, outputs: Mapping[str, int]) -> None:
        self._rules = rules
        self._features = features
        self._count = len(outputs)
        words = rules.catalogue.words
        self._outputs = [outputs[words(option)] for option in range(rules.catalogue.size)]
        self._standings: list[Row] = []
        self._goals: list[float] = []
        self._questions: list[Row] = []
        self._worth: list[tuple[list[int], list[float]]] = []

    def play(self, player: Policy, study: Study | None, rng: Random, whim: float, noted: float) -> None:
        """Play one game; now and then, by `whim`, somebody takes any option, so that more is seen.

        Of the times when a round or turn is over, this part is `noted`.
        """
        rules = self._rules
        state = rules.blank_state()
        rules.fill(state)
        knowers = 0 if study is None else rules.everyone >> 1
        match: Match[Any] = Match(rules, state, FastChance(rng), knowers, makes_views=True)
        match.start()
        stage = rules.stage(state)
        standings: list[Row] = []
        while not state.over:
            seat = rules.asked(state)[0]
            options = rules.offer(state, seat)
            if len(options) > 1:
                view = view_of(rules, state, seat)
                if study is not None and rng.random() < study.share:
                    option = self._study(study, view, options, rng)
                elif rng.random() < whim:
                    option = rng.choice(options)
                else:
                    option = player.choose([(view, options)])[0]
                match.apply(seat, option)
            else:
                match.apply(seat, options[0])
            if not state.over and rules.rests(state, stage):
                stage = rules.stage(state)
                if noted >= 1 or rng.random() < noted:
                    standings += self._seen_by_all(state)
        result = rules.result(state)
        goals = [self._features.goal(result, seat) for seat in range(rules.players)]
        self._standings += standings
        self._goals += (
            goals * (len(standings) // rules.players)
            if study is None
            else _blended(goals, study.judgement.worth(standings), study.trust)
        )

    def _seen_by_all(self, state: Any) -> list[Row]:
        rules = self._rules
        return [self._features.read(view_of(rules, state, seat)) for seat in range(rules.players)]

    def _study(self, study: Study, view: View, options: list[int], rng: Random) -> int:
        """Note what the options of a question are worth; returns the best, which is played.

        So the model sees what becomes of positions that it takes for good ones.
        """
        totals = study.search.totals(view, options, study.worlds, rng)
        mean = sum(totals) / len(totals)
        worth = [(total - mean) / study.worlds for total in totals]
        self._questions.append(self._features.read(view))
        self._worth.append(([self._outputs[option] for option in options], worth))
        return options[max(range(len(options)), key=totals.__getitem__)]

    def experience(self) -> Experience:
        """All that was noted."""
        size = self._features.size
        return Experience(
            ragged_features(size, self._standings),
            np.array(self._goals, np.float32),
            ragged_features(size, self._questions),
            ragged(self._count, self._worth),
        )
