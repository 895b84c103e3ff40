"""What whoever runs the server may watch, in Prometheus' words; nothing that players must not know."""

from __future__ import annotations

from math import floor
from typing import Final, final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

#: Between which seconds the histograms tell values apart.
_ANSWER_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)
_SAMPLE_SECONDS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)
#: Samples are told in steps of so many seconds: finer ones would show when an answer was thought through.
_STEP: Final = 0.01


@final
class Metrics:
    """One server's counters; they name no guest and no table, and move with what everybody may see."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("veillee_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("veillee_sockets", "Open sockets", registry=self.registry)
        self.opened = Counter("veillee_tables_opened", "Tables opened", registry=self.registry)
        self.games = Counter("veillee_games", "Games begun", registry=self.registry)
        self.answers = Counter("veillee_answers", "Answers in games that are over", registry=self.registry)
        self.refused = Counter(
            "veillee_refused", "Wishes refused, but for those in running games", registry=self.registry
        )
        self.limited = Counter("veillee_limited", "Clients turned away as too fast", registry=self.registry)
        self.failures = Counter(
            "veillee_failures", "Tables read again after a failure", registry=self.registry
        )

        self._answer_seconds = Histogram(
            "veillee_answer_seconds",
            "From an answer's arrival to its acknowledgement, in games that are over",
            buckets=_ANSWER_SECONDS,
            registry=self.registry,
        )
        self._loop_lag = Histogram(
            "veillee_loop_lag_seconds",
            "How late the event loop comes to what is due, looked at four times a second",
            buckets=_SAMPLE_SECONDS,
            registry=self.registry,
        )
        self._commits = Histogram(
            "veillee_commit_seconds",
            "How long a commit takes, tried every five seconds",
            buckets=_SAMPLE_SECONDS,
            registry=self.registry,
        )

    def count_answers(self, count: int, seconds: list[float]) -> None:
        """A game is over that had so many answers; those of which it is known took so long each."""
        self.answers.inc(count)
        for each in seconds:
            self._answer_seconds.observe(each)

    def sample_lag(self, seconds: float) -> None:
        self._loop_lag.observe(_coarse(seconds))

    def sample_commit(self, seconds: float) -> None:
        self._commits.observe(_coarse(seconds))

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _coarse(seconds: float) -> float:
    return floor(max(0.0, seconds) / _STEP) * _STEP


@final
class TableMetrics:
    """What happened at one table, held back until it may be counted.

    How many answers came, and when, tells who had a choice; so they are counted, with how long each took,
    when the game is over and its record open to all. A failure is counted when the table is next shown.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._refused = 0
        self._has_failed = False
        #: How long its answers took from their arrival to their acknowledgement.
        self._seconds: list[float] = []

    def acknowledge(self, seconds: float) -> None:
        self._seconds.append(seconds)

    def refuse(self) -> None:
        self._refused += 1

    def fail(self) -> None:
        self._has_failed = True

    def count_failure(self) -> None:
        if self._has_failed:
            self._metrics.failures.inc()
            self._has_failed = False

    def show(self, before: str, status: str, answers: int) -> None:
        """The table is shown: how its game stood before, how it stands now, and answers in it."""
        self.count_failure()
        if status == "playing":
            return
        if before == "playing":
            self._metrics.count_answers(answers, self._seconds)
            self._seconds.clear()
        self._metrics.refused.inc(self._refused)
        self._refused = 0
