"""Pictures of every screen, compared letter by letter and colour by colour.

After an intended change: `pytest tests/terminal/test_screens.py --snapshot-update`, and look at the pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.tables import BareTable, answer_first, first_options, short
from veillee.terminal.app import TerminalApp

Compare = Callable[..., bool]
SIZES = [(80, 24), (120, 40)]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same path on every machine, since one is shown, and the house's own games alone."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VEILLEE_HOME", "games")
    monkeypatch.setenv("VEILLEE_GAMES", "")
    for name in ("NO_COLOR", "TEXTUAL_ANIMATIONS"):
        monkeypatch.delenv(name, raising=False)


def a_table() -> TerminalApp:
    """The second round of a game of three."""
    played = short(players=3, options={"rounds": 2})
    for _ in range(9):
        answer_first(played)
    return TerminalApp("en", BareTable(played))


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
def test_a_table(size: tuple[int, int], snap_compare: Compare) -> None:
    assert snap_compare(a_table(), terminal_size=size)


def test_a_crowded_table(snap_compare: Compare) -> None:
    """Five players, late: no room for panels side by side."""
    played = short(players=5, options={"rounds": 3, "mode": "expert"})
    for _ in range(19):
        answer_first(played)
    assert snap_compare(TerminalApp("fr", BareTable(played)), press=["up"], terminal_size=(80, 24))


@pytest.mark.parametrize("key", ["question_mark", "h", "l"])
def test_a_page_over_the_table(key: str, snap_compare: Compare) -> None:
    assert snap_compare(a_table(), press=[key], terminal_size=(80, 24))


def test_the_first_page(snap_compare: Compare) -> None:
    assert snap_compare(TerminalApp("fr"), terminal_size=(80, 24))


def test_the_end(snap_compare: Compare) -> None:
    played = short("ru", players=3)
    while first_options(played):
        answer_first(played)
    assert snap_compare(TerminalApp("ru", BareTable(played)), terminal_size=(80, 24))


def test_daylight(snap_compare: Compare) -> None:
    assert snap_compare(TerminalApp("en", BareTable(short())), press=["t"], terminal_size=(80, 24))
