"""Memories of a search: they save work, and change nothing that is found."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from veillee import registry
from veillee.bots import memories
from veillee.bots.judges import AdvisedJudge
from veillee.bots.memories import RememberingJudge, RememberingPolicy
from veillee.bots.playouts import AdvisedPolicy, Question
from veillee.bots.search import Search
from veillee.core import FastChance, Match, Result, View, view_of


class Counting:
    """Takes the first option and gives every view its number; it counts what it is asked."""

    def __init__(self) -> None:
        self.questions = 0
        self.views = 0

    def choose(self, asked: Sequence[Question]) -> list[int]:
        self.questions += len(asked)
        return [options[0] for _, options in asked]

    def values(self, views: Sequence[View]) -> list[float]:
        self.views += len(views)
        return [float(view["seat"]) for view in views]

    def goal(self, result: Result, seat: int) -> float:
        return 1.0


def first_question(seed: int) -> tuple[Any, View, list[int]]:
    rules = registry.rules_for(registry.find_game("fairy-tale"), 2)
    state = rules.blank_state()
    rules.fill(state)
    Match(rules, state, FastChance(Random(seed)), knowers=1).start()
    return rules, view_of(rules, state, 0), rules.offer(state, 0)


def test_the_same_question_is_asked_only_once() -> None:
    _, view, options = first_question(1)
    asked = Counting()
    policy = RememberingPolicy(asked)
    assert policy.choose([(view, options), (view, options[1:]), (view, options)]) == [
        options[0],
        options[1],
        options[0],
    ]
    assert policy.choose([(view, options[1:])]) == [options[1]]
    assert asked.questions == 2
    policy.forget()
    assert policy.choose([(view, options)]) == [options[0]]
    assert asked.questions == 3


def test_the_same_view_is_judged_only_once() -> None:
    rules, view, _ = first_question(1)
    other: View = {**view, "seat": 1}
    asked = Counting()
    judge = RememberingJudge(asked)
    assert judge.values([view, other, view]) == [0.0, 1.0, 0.0]
    assert judge.values([other]) == [1.0]
    assert asked.views == 2
    assert judge.goal(Result([1, 2], [1]), rules.players) == 1.0


def test_a_memory_that_is_full_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memories, "MOST", 1)
    _, view, options = first_question(1)
    asked = Counting()
    policy = RememberingPolicy(asked)
    for _ in range(3):
        assert policy.choose([(view, options), (view, options[1:])]) == options[:2]
    assert asked.questions == 6


def test_what_a_search_finds_hangs_on_no_question_before() -> None:
    rules, view, options = first_question(1)
    _, other, others = first_question(2)
    advice = registry.advice_for(registry.find_game("fairy-tale"), rules)
    assert advice is not None

    def search() -> Search:
        return Search(rules, AdvisedJudge(advice), AdvisedPolicy(advice))

    used = search()
    used.expectations(other, others, 20, Random(3))
    assert used.totals(view, options, 4, Random(5)) == search().totals(view, options, 4, Random(5))
    asked = Counting()
    counted = Search(rules, asked, asked)
    for _ in range(2):
        before = asked.questions
        counted.expectations(view, options, 40, Random(5))
        assert asked.questions - before > 0, "every question begins with empty memories"
