"""Small networks: layers of weights, rectified in between, in NumPy and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import final

import numpy as np
from numpy.typing import NDArray

from veillee.bots.ragged import Floats


@final
class Network:
    """Turns rows of features into rows of numbers."""

    def __init__(self, weights: list[Floats], biases: list[Floats]) -> None:
        self.weights = weights
        self.biases = biases

    def __call__(self, rows: Floats) -> Floats:
        return self.layers(rows)[-1]

    def layers(self, rows: Floats) -> list[Floats]:
        """What every layer makes of the rows, the last as it comes out."""
        found: list[Floats] = []
        last = len(self.weights) - 1
        for number, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            rows = rows @ weights + biases
            if number < last:
                rows = np.maximum(rows, 0.0)
            found.append(rows)
        return found


def new_network(sizes: Sequence[int], rng: np.random.Generator) -> Network:
    """A network that has learned nothing; `sizes` are those of its input, its layers and its output."""
    weights = [
        (rng.standard_normal((size, following)) * sqrt(2.0 / size)).astype(np.float32)
        for size, following in pairwise(sizes)
    ]
    return Network(weights, [np.zeros(size, np.float32) for size in sizes[1:]])


def chances(odds: Floats) -> Floats:
    """The chances that these log-odds stand for."""
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0))), np.float32)


def centred(scores: Floats, offered: NDArray[np.bool_]) -> Floats:
    """By how much each of what is offered scores more than all of them do on average; zero for the rest."""
    counts = np.maximum(1, offered.sum(1, keepdims=True)).astype(np.float32)
    means = np.where(offered, scores, 0.0).sum(1, keepdims=True) / counts
    return np.where(offered, scores - means, 0.0).astype(np.float32)
