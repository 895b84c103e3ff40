"""Memories of a search: worlds differ less than one thinks, and many of their questions come again.

What is seen and offered says all that a policy or a judge goes by, so what they said of it holds again. A
memory lasts for one question, so that what is found there hangs on nothing that was asked before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

import msgspec

from veillee.bots.judges import Judge
from veillee.bots.playouts import Policy, Question
from veillee.core import Result, View

#: A memory holds so many things at most; then it begins anew.
MOST: Final = 10_000

T = TypeVar("T")
_encode = msgspec.msgpack.Encoder().encode


@final
class Memory(Generic[T]):
    """What was said of things before."""

    def __init__(self) -> None:
        self._said: dict[bytes, T] = {}

    def forget(self) -> None:
        self._said.clear()

    def unknown(self, things: Sequence[Any]) -> tuple[list[bytes], dict[bytes, Any]]:
        """The keys of all things; and those of which nothing was said yet, each once."""
        if len(self._said) > MOST:
            self.forget()
        keys = [_encode(thing) for thing in things]
        return keys, {key: thing for key, thing in zip(keys, things, strict=True) if key not in self._said}

    def complete(self, keys: Sequence[bytes], unknown: Sequence[bytes], said: Sequence[T]) -> list[T]:
        """Keep what was said of the unknown; returns what was said of all."""
        self._said.update(zip(unknown, said, strict=True))
        return [self._said[key] for key in keys]


@final
class RememberingPolicy:
    """Chooses as another policy does, which is asked only once."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._memory: Memory[int] = Memory()
        self.forget = self._memory.forget

    def choose(self, asked: Sequence[Question]) -> list[int]:
        keys, unknown = self._memory.unknown(asked)
        said = self._policy.choose(list(unknown.values())) if unknown else []
        return self._memory.complete(keys, list(unknown), said)


@final
class RememberingJudge:
    """Judges as another judge does, who is asked only once."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._memory: Memory[float] = Memory()
        self.forget = self._memory.forget

    def values(self, views: Sequence[View]) -> list[float]:
        keys, unknown = self._memory.unknown(views)
        said = self._judge.values(list(unknown.values())) if unknown else []
        return self._memory.complete(keys, list(unknown), said)

    def goal(self, result: Result, seat: int) -> float:
        return self._judge.goal(result, seat)
