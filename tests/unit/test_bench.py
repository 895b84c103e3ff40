"""The benchmark counts what it says it counts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from veillee.commands import main
from veillee.commands.bench import table
from veillee.registry import find_game, rules_for
from veillee.tools.bench import MODES, Effort, build, measure, middle_state, new_match, rows_of

FIELDS = [
    *("name", "kind", "version", "players", "options", "mode", "build", "events", "knowledge"),
    *("decisions_per_s", "answers_per_s", "games_per_s", "copy_us", "json_bytes"),
]
BLINK = Effort(0.001, 1)


@pytest.fixture(autouse=True)
def _whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "toys.whispers")
    monkeypatch.setattr("veillee.commands.bench.QUICK", BLINK)


@pytest.mark.parametrize("mode", MODES)
def test_decisions_are_answers_with_a_choice(mode: str) -> None:
    rules = rules_for(find_game("whispers"), 3)
    rng = Random(5)
    match = new_match(rules, rng, events=False, knowledge=False)
    decisions, answers = MODES[mode](match, rng)
    assert match.state.over
    assert answers == sum(match.state.decisions)
    assert 0 < decisions < answers


def test_rows_of_a_game() -> None:
    whispers = find_game("whispers")
    rows = [make() for make in rows_of(whispers, 2, {}, ["stepped", "playout"], BLINK)]
    assert all(list(row) == FIELDS for row in rows)
    found = [(row["mode"], row["events"], row["knowledge"]) for row in rows]
    assert found == [
        ("stepped", False, False),
        ("stepped", True, False),
        ("stepped", False, True),
        ("playout", False, False),
    ]
    assert {row["build"] for row in rows} == {build()}
    assert rows[0]["options"] == {"rounds": 5, "hand": 3}
    assert all(row["answers_per_s"] >= row["decisions_per_s"] > 0 for row in rows)


def test_the_middle_is_in_the_middle() -> None:
    rules = rules_for(find_game("whispers"), 4)
    state = middle_state(rules, knowledge=True)
    assert not state.over
    assert 7 <= state.turns <= 14
    row = measure(find_game("whispers"), rules, "stepped", (False, True), BLINK)
    assert row["json_bytes"] == len(json.dumps(state.to_json(), separators=(",", ":")))


def test_command_prints_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "whispers", "--players", "2", "--mode", "playout", "--quick", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert list(row) == FIELDS
    assert (row["name"], row["players"], row["mode"]) == ("whispers", 2, "playout")


def test_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "whispers", "--quick", "--mode", "stepped"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("NAME")
    assert len(rows) == 3


def fake_peers(root: Path, script: str) -> None:
    (root / "benchmarks/peers").mkdir(parents=True)
    (root / "benchmarks/peers/catanatron_peer.py").write_text("", encoding="utf-8")
    (root / ".venv-peers/bin").mkdir(parents=True)
    python = root / ".venv-peers/bin/python"
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)


def test_peers_stand_beside_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    peer = dict.fromkeys(FIELDS, 0) | {
        "name": "catanatron",
        "kind": "peer",
        "mode": "stepped",
        "build": "pure",
    }
    peer["decisions_per_s"] = 10
    fake_peers(tmp_path, f"echo '{json.dumps([peer])}'")
    monkeypatch.chdir(tmp_path)
    assert main(["bench", "whispers", "--quick", "--mode", "stepped", "--peers", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["kind"] for row in rows] == ["game"] * 3 + ["peer"]
    assert rows[-1] == peer
    rows[0]["decisions_per_s"] = 25
    lines = table(rows)
    assert lines[0].endswith("TIMES CATANATRON")
    assert lines[1].endswith(" 2.50")
    assert lines[-1].endswith(" 1.00")


@pytest.mark.parametrize("script", ["echo broken >&2; exit 1", "exit 1", "exec /nowhere/python"])
def test_peers_that_fail(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake_peers(tmp_path, script)
    monkeypatch.chdir(tmp_path)
    assert main(["bench", "--quick", "--peers"]) == 2
    assert capsys.readouterr().err.startswith("veillee: the peers failed: ")


def test_peers_that_are_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("veillee.commands.peer_benchmarks.__file__", str(tmp_path / "peers.py"))
    assert main(["bench", "--quick", "--peers"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "make bench-peers" in captured.err
    assert captured.err.count("\n") == 1


def test_options_are_set_for_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bench", "whispers", "--set", "rounds=1", "--mode", "playout", "--quick", "--json"]
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out)[0]["options"]["rounds"] == 1
    assert main(["bench", "--set", "rounds=1"]) == 2
    assert "exactly one GAME" in capsys.readouterr().err
