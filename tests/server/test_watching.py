"""What whoever runs a server can watch: metrics, a dashboard that shows them, and a log for programs."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from server.live_server import ME, Guest, serving
from veillee.server.backend import Backend
from veillee.server.monitoring.logs import logging_to_stderr
from veillee.server.monitoring.metrics import Metrics
from veillee.server.monitoring.sampling import sampling
from veillee.server.store import StoreError

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"veillee_\w+")


def samples(metrics: Metrics) -> dict[str, float]:
    """The value of each sample without labels."""
    text = generate_latest(metrics.registry).decode()
    families = text_string_to_metric_families(text)
    return {each.name: each.value for family in families for each in family.samples if not each.labels}


def names(metrics: Metrics) -> set[str]:
    text = generate_latest(metrics.registry).decode()
    return {each.name for family in text_string_to_metric_families(text) for each in family.samples}


def test_the_dashboard_shows_metrics_that_exist() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    shown = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in NAME.findall(target["expr"])
    }
    assert shown
    assert shown <= names(Metrics())
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_every_metric_is_documented_and_shown() -> None:
    text = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    dashboard = (ROOT / "deploy/grafana.json").read_text(encoding="utf-8")
    for family in text_string_to_metric_families(generate_latest(Metrics().registry).decode()):
        name = f"{family.name}_total" if family.type == "counter" else family.name
        assert f"`{name}`" in text
        assert name in dashboard


def test_prometheus_asks_servers_on_this_machine() -> None:
    found = yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text(encoding="utf-8"))
    (job,) = found["scrape_configs"]
    dashboard = (ROOT / "deploy/grafana.json").read_text(encoding="utf-8")
    assert f'"value": "{job["job_name"]}"' in dashboard
    for target in job["static_configs"][0]["targets"]:
        assert target.startswith("127.0.0.1:")


def test_how_long_answers_took_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    async def play(address: str, backend: Backend) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, game="fairy-tale", options={})
            async with anna.at(table) as client:
                await client.play(3)
                assert samples(backend.metrics)["veillee_answer_seconds_count"] == 0
                await client.command("abandon", 0)
                await client.until(lambda client: client.over)
        found = samples(backend.metrics)
        assert found["veillee_answer_seconds_count"] == 3
        assert 0 < found["veillee_answer_seconds_sum"] < 60

    with serving(tmp_path) as (address, backend):
        asyncio.run(play(address, backend))


def test_the_loop_and_commits_are_looked_at_at_fixed_times() -> None:
    metrics = Metrics()
    commits = 0

    async def commit() -> None:
        nonlocal commits
        commits += 1

    async def watch() -> None:
        async with sampling(metrics, commit):
            while not samples(metrics)["veillee_loop_lag_seconds_count"]:  # noqa: ASYNC110 - it takes time
                await asyncio.sleep(0.05)

    asyncio.run(watch())
    assert commits == samples(metrics)["veillee_commit_seconds_count"] == 1


def test_a_disk_that_takes_nothing_does_not_end_the_looking() -> None:
    metrics = Metrics()

    async def commit() -> None:
        raise StoreError("full")

    async def watch() -> None:
        async with sampling(metrics, commit):
            while not samples(metrics)["veillee_loop_lag_seconds_count"]:  # noqa: ASYNC110 - it takes time
                await asyncio.sleep(0.05)

    asyncio.run(watch())
    assert samples(metrics)["veillee_commit_seconds_count"] == 0


def test_samples_are_told_in_coarse_steps() -> None:
    """Finer ones would show when somebody's answer was gone through."""
    found = []
    for lag in (0.0301, 0.0387):
        metrics = Metrics()
        metrics.sample_lag(lag)
        metrics.sample_commit(lag)
        found.append(metrics.text())
    assert found[0] == found[1]


def test_the_log_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    log = logging.getLogger("veillee.server.table")
    with logging_to_stderr(as_json=True):
        log.warning("a table of %s\nleaves “memory”", "fairy-tale")
        try:
            int("of no account")
        except ValueError:
            log.exception("it broke")
    log.warning("nobody listens any more")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [sorted(line) for line in lines] == [
        ["level", "logger", "message", "time"],
        ["level", "logger", "message", "time", "traceback"],
    ]
    assert lines[0]["message"] == "a table of fairy-tale\nleaves “memory”"
    assert (lines[0]["level"], lines[0]["logger"]) == ("warning", "veillee.server.table")
    assert lines[1]["traceback"].startswith("Traceback")
