"""What whoever runs the server may watch, in Prometheus' words."""

from __future__ import annotations

from typing import final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


@final
class Metrics:
    """One server's counters; they name no guest and no table."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("veillee_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("veillee_sockets", "Open sockets", registry=self.registry)
        self.opened = Counter("veillee_tables_opened", "Tables opened", registry=self.registry)
        self.games = Counter("veillee_games", "Games begun", registry=self.registry)
        self.answers = Counter("veillee_answers", "Answers taken from clients", registry=self.registry)
        self.refused = Counter("veillee_refused", "Wishes refused", registry=self.registry)
        self.limited = Counter("veillee_limited", "Clients turned away as too fast", registry=self.registry)
        self.failures = Counter(
            "veillee_failures", "Tables read again after a failure", registry=self.registry
        )
        self.commits = Histogram(
            "veillee_commit_size",
            "Saves that shared a commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
