"""Plays a scenario and says, in words for people who know the game, what did not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, final

from veillee.core import (
    Chance,
    ChanceError,
    KeyedChance,
    Match,
    Refusal,
    ScriptedChance,
    State,
    key_from_seed,
)
from veillee.core.arrangement import arrange
from veillee.scenarios.scenario import Scenario, Step
from veillee.texts import Texts


@dataclass(frozen=True)
class Failure:
    """What went wrong, and at which step: 0 is the set-up, one past the last step the end."""

    step: int
    message: str


@dataclass(frozen=True)
class Outcome:
    """How a scenario went."""

    scenario: Scenario
    failures: list[Failure]

    @property
    def passed(self) -> bool:
        return not self.failures

    def lines(self) -> list[str]:
        """A line for each failure: scenario, step, the rules it is about, and what was found."""
        name = f"{self.scenario.title} ({self.scenario.file})"
        about = ", ".join(self.scenario.anchors)
        return [
            f"{name}, {self._step(failure.step)}, {about}: {failure.message}" for failure in self.failures
        ]

    def _step(self, number: int) -> str:
        if number == 0:
            return "set-up"
        return "at the end" if number > len(self.scenario.steps) else f"step {number}"


def run_scenario(scenario: Scenario) -> Outcome:
    """Play a scenario up to its first step that fails."""
    number = 0
    try:
        match = _match(scenario)
        match.start(arranged=scenario.arrangement is not None)
        for number, step in enumerate(scenario.steps, 1):
            failures = _play(scenario, match, step)
            if failures:
                return Outcome(scenario, [Failure(number, failure) for failure in failures])
    except ChanceError as error:
        return Outcome(scenario, [Failure(number, str(error))])
    except Exception as error:  # noqa: BLE001 - a position that breaks the game is a finding, too
        return Outcome(scenario, [Failure(number, f"the game broke down: {type(error).__name__}: {error}")])
    return Outcome(scenario, [Failure(number + 1, failure) for failure in _unused(match.chance)])


def _match(scenario: Scenario) -> Match[Any]:
    rules = scenario.rules
    state: State = rules.blank_state()
    if scenario.arrangement is None:
        rules.fill(state)
    else:
        arrange(rules, state, deepcopy(scenario.arrangement))
    chance: Chance = ScenarioChance(scenario)
    if scenario.seed is not None:
        chance = KeyedChance(key_from_seed(scenario.seed))
    return Match(rules, state, chance, knowers=rules.everyone, builds_events=True)


@final
class ScenarioChance(Chance):
    """Scripted chance that speaks of cards by their names."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.names = scenario.rules.kind_names
        self.script = ScriptedChance({**scenario.script})

    def below(self, state: State, stream: int, size: int) -> int:
        return self.script.below(state, stream, size)

    def shuffle(self, state: State, stream: int, cards: list[int]) -> None:
        outcome = next(iter(self.script.script.get(stream, [])), None)
        if isinstance(outcome, list) and Counter(outcome) != Counter(cards):
            said, found = self._named(outcome), self._named(cards)
            raise ChanceError(
                f"the game shuffles other cards than the script says: expected {said}, found {found}"
            )
        self.script.shuffle(state, stream, cards)

    def _named(self, kinds: Sequence[int]) -> str:
        return _plain([self.names[kind] for kind in kinds])


def _unused(chance: Chance) -> list[str]:
    if not isinstance(chance, ScenarioChance):
        return []
    return [
        f"chance.{f'seats.{stream - 1}' if stream else 'table'}: expected {len(left)} more to be drawn"
        for stream, left in chance.script.script.items()
        if left
    ]


def _play(scenario: Scenario, match: Match[Any], step: Step) -> list[str]:
    if step.option is not None:
        act = _refuse if step.refused else _answer
        failures = act(scenario, match, step, step.option)
        if failures:
            return failures
    found = [
        (expectation.key, expectation.expected, expectation.find(match)) for expectation in step.expectations
    ]
    return [
        f"{key}: expected {_plain(expected)}, found {_plain(value)}"
        for key, expected, value in found
        if value != expected
    ]


def _answer(scenario: Scenario, match: Match[Any], step: Step, option: int) -> list[str]:
    refusal = match.answer(step.seat, option)
    if refusal is None:
        return []
    reasons = _reasons(scenario, refusal)
    return [f"expected that seat {step.seat} may {step.words!r}, found it refused: {reasons}"]


def _refuse(scenario: Scenario, match: Match[Any], step: Step, option: int) -> list[str]:
    """Try what must be refused: for the right reason, and without a trace."""
    before = (match.state.copy(), len(match.undelivered))
    refusal = match.answer(step.seat, option)
    if refusal is None:
        return [f"expected that seat {step.seat} is refused {step.words!r}, found it accepted"]
    if before != (match.state, len(match.undelivered)):
        return [f"{step.words!r} was refused, but something changed"]
    fits = any(
        step.because in (None, reason.rule) and step.message in (None, reason.message)
        for reason in refusal.reasons
    )
    if fits:
        return []
    wanted = ", ".join(part for part in (step.because, step.message) if part)
    return [f"expected {step.words!r} refused because of {wanted}, found {_reasons(scenario, refusal)}"]


def _reasons(scenario: Scenario, refusal: Refusal) -> str:
    """All reasons in English, each with the rule and the message id that a scenario may name."""
    say = Texts("en", scenario.game).say
    return "; ".join(
        f"{say(reason.message, **reason.arguments)} ({f'{reason.rule}, {reason.message}'.removeprefix(', ')})"
        for reason in refusal.reasons
    )


def _plain(value: Any) -> str:
    """A value as a scenario file would have it, without the quotes around words."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(_plain(item) for item in value)}]"
    if isinstance(value, dict):
        items = ", ".join(f"{key} = {_plain(item)}" for key, item in value.items())
        return f"{{ {items} }}" if items else "{}"
    return str(value)
