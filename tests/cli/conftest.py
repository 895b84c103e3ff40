"""Commands are tried in an empty folder, in a house with Whispers, and with a record at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Capture
from cli.stores import Place
from veillee.commands import main
from veillee.server.settings import Settings


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "toys.whispers")
    monkeypatch.delenv("VEILLEE_DB", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(tmp_path: Path, capsys: Capture) -> Path:
    """A short practice game."""
    path = tmp_path / "game.record"
    assert main(["record", "whispers", "--set", "rounds=1", "--seed", "7", "--out", str(path)]) == 0
    capsys.readouterr()
    return path


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A full store, in a folder or in a database."""
    database = request.getfixturevalue("database") if request.param == "postgresql" else None
    found = Place(Settings(tmp_path / "data", database=database))
    found.fill()
    return found


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a full store."""
    Place(Settings(tmp_path / "data")).fill()
    return tmp_path / "data"
