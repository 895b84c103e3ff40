"""Chance, handed in: keyed for real games, scripted for scenarios, fast for playouts.

A *stream* is the table's (0) or a seat's (seat + 1). A state counts the draws of each stream, so that
the same key and the same answers give the same game, in whatever order seats answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, final

from mypy_extensions import mypyc_attr

from veillee.core.state import State

#: Stream, number in that stream, number of outcomes, and the outcome: an int, or a tuple for an order.
Draw = tuple[int, int, int, Any]


class ChanceError(ValueError):
    """Scripted chance that does not fit what the game draws."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where a game's random numbers come from. Chance fit for a record writes its draws into `log`."""

    def __init__(self) -> None:
        self.log: list[Draw] = []

    def below(self, state: State, stream: int, size: int) -> int:
        """A number from 0 to size - 1."""
        raise ChanceError("this chance cannot draw numbers")

    def order(self, state: State, stream: int, size: int) -> list[int]:
        """A permutation of 0 ... size - 1."""
        raise ChanceError("this chance cannot draw orders")

    def shuffle(self, state: State, stream: int, cards: list[int]) -> None:
        """Put `cards` into a random order, in place."""
        cards[:] = [cards[i] for i in self.order(state, stream, len(cards))]


@final
class Bits:
    """The endless bits of one keyed draw: SHA-256 of key, stream, draw number and block number."""

    def __init__(self, key: bytes, stream: int, number: int) -> None:
        self._seed = key + stream.to_bytes(4, "big") + number.to_bytes(8, "big")
        self._block = 0
        self._value = 0
        self._left = 0

    def below(self, size: int) -> int:
        """A number from 0 to size - 1: as many bits as it needs, taken again while they are too large."""
        width = (size - 1).bit_length()
        while True:
            value = self._take(width)
            if value < size:
                return value

    def _take(self, width: int) -> int:
        while self._left < width:
            digest = sha256(self._seed + self._block.to_bytes(4, "big")).digest()
            self._block += 1
            self._value = (self._value << 256) | int.from_bytes(digest, "big")
            self._left += 256
        self._left -= width
        taken = self._value >> self._left
        self._value &= (1 << self._left) - 1
        return taken


@final
class KeyedChance(Chance):
    """The chance of real games: everything follows from a 256-bit key, and every draw is written down."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError("a key has 32 bytes")
        super().__init__()
        self.key = key

    def below(self, state: State, stream: int, size: int) -> int:
        number = state.draws[stream]
        state.draws[stream] = number + 1
        value = Bits(self.key, stream, number).below(size)
        self.log.append((stream, number, size, value))
        return value

    def order(self, state: State, stream: int, size: int) -> list[int]:
        number = state.draws[stream]
        state.draws[stream] = number + 1
        bits = Bits(self.key, stream, number)
        left = list(range(size))
        found = [left.pop(bits.below(len(left))) for _ in range(size)]
        self.log.append((stream, number, size, tuple(found)))
        return found


def key_from_seed(seed: int) -> bytes:
    """The key of a practice game: anyone who knows the seed can foresee it."""
    return sha256(b"veillee practice " + str(seed).encode()).digest()


def key_from_cut(secret: bytes, entropies: Sequence[bytes]) -> bytes:
    """The key of a table whose seats have cut the cards: nobody who lacks one part can foresee it."""
    return sha256(b"veillee cut " + secret + b"".join(entropies)).digest() if entropies else secret


@final
class FastChance(Chance):
    """Chance for playouts: quick, not recorded, not reproducible across versions."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._random = rng.random
        self._bits = rng.getrandbits

    def below(self, state: State, stream: int, size: int) -> int:
        return int(self._random() * size)

    def order(self, state: State, stream: int, size: int) -> list[int]:
        found = list(range(size))
        self.shuffle(state, stream, found)
        return found

    def shuffle(self, state: State, stream: int, cards: list[int]) -> None:
        """Draw and change as `Random.shuffle` does, without its calls of functions."""
        bits = self._bits
        for last in range(len(cards) - 1, 0, -1):
            width = (last + 1).bit_length()
            other = bits(width)
            while other > last:
                other = bits(width)
            cards[last], cards[other] = cards[other], cards[last]


@final
class ScriptedChance(Chance):
    """Chance that follows a script, stream by stream; a draw beyond it is an error.

    A number stands for itself. An order is the list of kinds as they shall lie after the shuffle, or
    None to leave the cards as they lie.
    """

    def __init__(self, script: dict[int, Sequence[int | list[int] | None]]) -> None:
        super().__init__()
        self.script = {stream: list(outcomes) for stream, outcomes in script.items()}

    def _next(self, stream: int, wanted: str) -> int | list[int] | None:
        outcomes = self.script.get(stream)
        if not outcomes:
            whose = "the table" if stream == 0 else f"seat {stream - 1}"
            raise ChanceError(f"the game draws {wanted} for {whose}, but the script has no more")
        return outcomes.pop(0)

    def below(self, state: State, stream: int, size: int) -> int:
        outcome = self._next(stream, f"a number below {size}")
        if not isinstance(outcome, int) or not 0 <= outcome < size:
            raise ChanceError(f"the game draws a number below {size}, the script says {outcome}")
        state.draws[stream] += 1
        return outcome

    def shuffle(self, state: State, stream: int, cards: list[int]) -> None:
        outcome = self._next(stream, f"an order of {len(cards)} cards")
        if isinstance(outcome, int) or (outcome is not None and sorted(outcome) != sorted(cards)):
            raise ChanceError(f"the game shuffles the cards {cards}, the script says {outcome}")
        state.draws[stream] += 1
        if outcome is not None:
            cards[:] = outcome

    def left(self) -> int:
        """How many scripted outcomes the game has not used."""
        return sum(len(outcomes) for outcomes in self.script.values())
