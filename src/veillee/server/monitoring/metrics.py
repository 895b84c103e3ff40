"""What whoever runs the server may watch, in Prometheus' words; nothing that players must not know."""

from __future__ import annotations

from typing import final

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

disable_created_metrics()  # type: ignore[no-untyped-call]


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

    def text(self) -> bytes:
        return generate_latest(self.registry)


@final
class TableMetrics:
    """What happened at one table, held back until it may be counted.

    How many answers came, and when, tells who had a choice; so they are counted when the game is over and its
    record open to all. A failure is counted when the table is next shown.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._refused = 0
        self._has_failed = False

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
            self._metrics.answers.inc(answers)
        self._metrics.refused.inc(self._refused)
        self._refused = 0
