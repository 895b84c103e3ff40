"""Commands are tried in an empty folder, in a house with Whispers, and with a record at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Capture
from veillee.commands import main


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "toys.whispers")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(tmp_path: Path, capsys: Capture) -> Path:
    """A short practice game."""
    path = tmp_path / "game.record"
    assert main(["record", "whispers", "--set", "rounds=1", "--seed", "7", "--out", str(path)]) == 0
    capsys.readouterr()
    return path
