"""Latencies, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec


class LatencySummary(msgspec.Struct, frozen=True):
    """How latencies are spread, in milliseconds."""

    count: int = 0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    max: float = 0.0

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f}  p95 {self.p95:.1f}  p99 {self.p99:.1f}  max {self.max:.1f} ms"


def percentile(ordered: Sequence[float], share: float) -> float:
    """The least of these values that so many per cent do not exceed; 0 of none."""
    if not ordered:
        return 0.0
    return ordered[max(0, ceil(len(ordered) * share / 100) - 1)]


def summary_of(seconds: Sequence[float]) -> LatencySummary:
    ordered = [each * 1000 for each in sorted(seconds)]
    shares = [round(percentile(ordered, share), 2) for share in (50, 95, 99, 100)]
    return LatencySummary(len(ordered), *shares)
