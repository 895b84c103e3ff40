"""Steps and questions: what stands on agendas, and the functions that carry it out.

An entry of an agenda is the number of its handler and then its arguments. A game never writes one by hand: it
declares a step with the function that carries it out, and calls what it gets back to make an entry. The
arguments of an entry are the function's own parameters, after those that every such function has:

    self.rob = rules.step("rob", self.run_rob, "x.rob")
    match.then(self.rob(victim, 2))

    def run_rob(self, match: Match[S], seat: int, victim: int, left: int) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any, ParamSpec, Protocol, final

from veillee.core.reactions import Reaction
from veillee.core.state import Step

P = ParamSpec("P")


class Declared(Protocol[P]):
    """A step or question that was declared: called with its arguments, in order, it makes an entry."""

    number: int

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> Step: ...


@final
class Handler:
    """A step or a question, with its name, the rule it stands for, and the functions that do it."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        #: What a step does.
        self.run: Any = None
        #: What can be answered to a question, what comes of it, and why something cannot be answered.
        self.offer: Any = None
        self.take: Any = None
        self.explain: Any = None
        self.is_question = False
        self.is_open = False
        self.answers_seen = False
        self.reaction: Reaction | None = None
        self.left: Any = None
        self.ahead: Any = None
        self.amounts: Any = None
        #: Whether its entries have no arguments.
        self.is_plain = False


def perform(function: Any, subject: Any, seat: int, step: tuple[Any, ...]) -> Any:
    """Call a `run` or `offer` with the arguments of an entry.

    The usual numbers of arguments are written out: unpacking takes several times as long. They are of any
    type here, so that the compiled code hands them on as they are.
    """
    size = len(step)
    if size == 1:
        return function(subject, seat)
    if size == 2:
        return function(subject, seat, step[1])
    if size == 3:
        return function(subject, seat, step[1], step[2])
    if size == 4:
        return function(subject, seat, step[1], step[2], step[3])
    return function(subject, seat, *step[1:])


def perform_with(function: Any, subject: Any, seat: int, option: int, step: tuple[Any, ...]) -> Any:
    """Call a `take` or `explain` with an option and the arguments of an entry."""
    size = len(step)
    if size == 1:
        return function(subject, seat, option)
    if size == 2:
        return function(subject, seat, option, step[1])
    if size == 3:
        return function(subject, seat, option, step[1], step[2])
    if size == 4:
        return function(subject, seat, option, step[1], step[2], step[3])
    return function(subject, seat, option, *step[1:])


def declared(number: int, function: Callable[..., Any]) -> Any:
    """What makes entries of the handler with this number; `function` is its `run` or `offer`."""
    parameters = list(signature(function).parameters.values())[2:]
    if any([parameter.kind is Parameter.VAR_POSITIONAL for parameter in parameters]):
        return StepWithMany(number)
    makers: tuple[Callable[[int], Any], ...] = (PlainStep, StepWithOne, StepWithTwo, StepWithThree)
    return makers[len(parameters)](number) if len(parameters) < len(makers) else StepWithMany(number)


@final
class PlainStep:
    """A step or question without arguments."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._entry: Step = (number,)

    def __call__(self) -> Step:
        return self._entry


@final
class StepWithOne:
    """A step or question with one argument."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, one: int, /) -> Step:
        return (self.number, one)


@final
class StepWithTwo:
    """A step or question with two arguments."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, one: int, two: int, /) -> Step:
        return (self.number, one, two)


@final
class StepWithThree:
    """A step or question with three arguments."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, one: int, two: int, three: int, /) -> Step:
        return (self.number, one, two, three)


@final
class StepWithMany:
    """A step or question with more arguments, or with any number of them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, *arguments: int) -> Step:
        return (self.number, *arguments)
