"""Every test has a home of its own for saved games; those that ask for a server share one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.live_server import serving
from veillee.server.backend import Backend


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("VEILLEE_HOME", str(folder))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every key a pilot waits until all widgets have heard it, then until nothing stirs; briefly."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.004)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.001)


@pytest.fixture(autouse=True)
def _patient_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a hint would come without its chances."""
    monkeypatch.setattr("veillee.terminal.local_table.HINT_WITHIN", 600.0)


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Backend]]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def server(at: tuple[str, Backend]) -> str:
    return at[0]


@pytest.fixture
def somebody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Makes whoever joins next somebody whom the server does not know yet by another name."""
    return lambda name: monkeypatch.setenv("VEILLEE_HOME", str(tmp_path / name))
