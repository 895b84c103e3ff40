"""Fitting a network to examples: Adam in small batches, the step shrinking to nothing at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import Final, Protocol, final

import numpy as np

from veillee.bots.network import Network, centred, chances, new_network
from veillee.bots.ragged import Floats, Numbers, Ragged

BATCH: Final = 256
#: How far a step goes at first, and how much of a weight wears off with it.
STEP: Final = 1e-3
WEAR: Final = 1e-4
#: How long Adam remembers slopes and their squares.
SLOPES: Final = 0.9
SQUARES: Final = 0.999
#: Every so many-th block of examples is not learned from: the network is tried on these. Blocks, since the
#: examples of one game stand together and are much alike.
KEPT_BACK: Final = 12
BLOCK: Final = 512


class Aim(Protocol):
    """What a network should learn: how far its output is off, and in which direction."""

    def loss(self, output: Floats, batch: Numbers) -> float: ...
    def slope(self, output: Floats, batch: Numbers) -> Floats: ...


@final
class Foretelling:
    """Goals from 0 to 1; the output is their log-odds."""

    def __init__(self, goals: Floats) -> None:
        self._goals = goals

    def loss(self, output: Floats, batch: Numbers) -> float:
        goals, odds = self._goals[batch], output[:, 0]
        return float(np.mean(np.logaddexp(0.0, odds) - goals * odds))

    def slope(self, output: Floats, batch: Numbers) -> Floats:
        return chances(output) - self._goals[batch][:, None]


@final
class Weighing:
    """By how much each of what was offered is better than all of it on average."""

    def __init__(self, worth: Ragged) -> None:
        self._worth = worth

    def loss(self, output: Floats, batch: Numbers) -> float:
        return float(np.mean(np.sum(self.slope(output, batch) ** 2, 1)))

    def slope(self, output: Floats, batch: Numbers) -> Floats:
        offered = self._worth.marked(batch)
        return centred(output - self._worth.dense(batch), offered)


def fitted(
    sizes: Sequence[int], rows: Ragged, aim: Aim, epochs: int, rng: np.random.Generator
) -> tuple[Network, float]:
    """A new network of these sizes that has learned from the rows, and its loss on some it has not seen."""
    if len(rows) < 2:
        raise ValueError(f"{len(rows)} examples are too few to learn from")
    network = new_network(sizes, rng)
    network.weights[-1] *= np.float32(0.1)
    numbers = np.arange(len(rows), dtype=np.int64)
    kept_back = numbers // min(BLOCK, max(1, len(rows) // KEPT_BACK)) % KEPT_BACK == 0
    unseen, learned = numbers[kept_back], numbers[~kept_back]
    adam = _Adam([*network.weights, *network.biases])
    batches = max(1, len(learned) // BATCH)
    for epoch in range(epochs):
        for number, batch in enumerate(np.array_split(rng.permutation(learned), batches)):
            part = (epoch * batches + number) / (epochs * batches)
            adam.step(_slopes(network, rows.dense(batch), aim, batch), STEP * (1 + cos(pi * part)) / 2)
    parts = np.array_split(unseen, max(1, len(unseen) // BATCH))
    losses = [aim.loss(network(rows.dense(part)), part) * len(part) for part in parts]
    return network, sum(losses) / len(unseen)


def _slopes(network: Network, rows: Floats, aim: Aim, batch: Numbers) -> list[Floats]:
    """The slopes of all weights, then of all biases."""
    layers = network.layers(rows)
    back = aim.slope(layers[-1], batch) / np.float32(len(batch))
    weights: list[Floats] = []
    biases: list[Floats] = []
    for number in range(len(layers) - 1, -1, -1):
        below = layers[number - 1] if number else rows
        weights.append(below.T @ back)
        biases.append(back.sum(0))
        if number:
            back = (back @ network.weights[number].T) * (below > 0)
    return [*weights[::-1], *biases[::-1]]


@final
class _Adam:
    def __init__(self, weights: list[Floats]) -> None:
        self._weights = weights
        self._slopes = [np.zeros_like(each) for each in weights]
        self._squares = [np.zeros_like(each) for each in weights]
        self._steps = 0

    def step(self, slopes: list[Floats], length: float) -> None:
        self._steps += 1
        known, known_squares = 1 - SLOPES**self._steps, 1 - SQUARES**self._steps
        for number, slope in enumerate(slopes):
            self._slopes[number] += (1 - SLOPES) * (slope - self._slopes[number])
            self._squares[number] += (1 - SQUARES) * (slope * slope - self._squares[number])
            way = self._slopes[number] / known / (np.sqrt(self._squares[number] / known_squares) + 1e-8)
            self._weights[number] -= np.float32(length) * (way + WEAR * self._weights[number])
