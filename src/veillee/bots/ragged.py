"""Rows of numbers most of which are zero: only the others are kept, one row after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from veillee.core.features import Row

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Places = NDArray[np.int32]


@final
class Ragged:
    """Rows with so many columns: where the numbers of each row stand, and what they are."""

    def __init__(self, columns: int, lengths: Numbers, at: Places, values: Floats) -> None:
        self.columns = columns
        self.lengths = lengths
        self.at = at
        self.values = values
        self._ends = np.cumsum(lengths)

    def __len__(self) -> int:
        return len(self.lengths)

    def dense(self, rows: Numbers | None = None) -> Floats:
        """All rows, or some, with their zeros; what stands twice in a row is added up."""
        return self._spread(self.values, rows)

    def without(self, places: Numbers) -> Ragged:
        """The same rows with zeros in some places."""
        kept = ~np.isin(self.at, places)
        owners = np.repeat(np.arange(len(self)), self.lengths)
        lengths = np.bincount(owners[kept], minlength=len(self))
        return Ragged(self.columns, lengths, self.at[kept], self.values[kept])

    def marked(self, rows: Numbers) -> NDArray[np.bool_]:
        """Where some rows have a number, be it zero."""
        return self._spread(np.ones(len(self.at), np.float32), rows) > 0

    def _spread(self, values: Floats, rows: Numbers | None) -> Floats:
        lengths, at = self.lengths, self.at
        if rows is not None:
            lengths = lengths[rows]
            firsts = np.repeat(self._ends[rows] - np.cumsum(lengths), lengths)
            kept = firsts + np.arange(len(firsts))
            at, values = at[kept], values[kept]
        places = at + np.repeat(np.arange(len(lengths)) * self.columns, lengths)
        found = np.bincount(places, values, len(lengths) * self.columns)
        return found.reshape(len(lengths), self.columns).astype(np.float32)


def ragged(columns: int, rows: Sequence[tuple[Sequence[int], Sequence[float]]]) -> Ragged:
    """Pack rows, each of places and their values."""
    lengths = np.array([len(at) for at, _ in rows], np.int64)
    total = int(lengths.sum())
    at = np.fromiter((place for places, _ in rows for place in places), np.int32, total)
    values = np.fromiter((value for _, row in rows for value in row), np.float32, total)
    return Ragged(columns, lengths, at, values)


def ragged_features(columns: int, rows: Sequence[Row]) -> Ragged:
    """Pack rows of features."""
    return ragged(columns, [(row.at, row.values) for row in rows])


def joined(parts: Sequence[Ragged]) -> Ragged:
    """All rows, one part after the other."""
    return Ragged(
        parts[0].columns,
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.at for part in parts]),
        np.concatenate([part.values for part in parts]),
    )
