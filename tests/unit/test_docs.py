"""What the docs show works: examples run, commands succeed, and the tutorial's pieces make up the toy."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from veillee.commands import main
from veillee.scenarios import load_scenario, run_scenario

ROOT = Path(__file__).parents[2]
DOCS = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
TOYS = ROOT / "tests" / "toys"

_PIECE = re.compile(r"^```\w+ (whispers/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TOML = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"^```toml ([\w.-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^    \$ veillee (.*)$", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.failed == 0


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_commands_shown_succeed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All `veillee` lines of a page, in order, in one folder that holds the files it shows."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    for name, content in _FILE.findall(text):
        (tmp_path / name).write_text(content, encoding="utf-8")
    for command in _COMMAND.findall(text):
        assert main(command.split()) == 0, f"{page.name}: veillee {command}\n{capsys.readouterr().err}"


def test_the_scenario_shown_passes(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    shown = next(block for block in _TOML.findall(page) if block.startswith("title ="))
    path = tmp_path / "shown.toml"
    path.write_text(shown, encoding="utf-8")
    assert run_scenario(load_scenario(path)).passed


def test_the_tutorial_builds_the_toy() -> None:
    pieces: dict[str, list[str]] = {}
    for name, text in _PIECE.findall((ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")):
        pieces.setdefault(name, []).append(text)
    assert {"whispers/game.py", "whispers/visibility.toml", "whispers/laws.toml"} <= set(pieces)
    for name, texts in pieces.items():
        built = re.sub(r"\n+", "\n", "".join(texts))
        wanted = re.sub(r"\n+", "\n", (TOYS / name).read_text(encoding="utf-8"))
        assert built == wanted, f"docs/write-a-game.md and {name} differ"


def test_the_migration_shown_makes_a_state_of_the_new_rules() -> None:
    """Also in a phase, where the state at its beginning goes along."""
    page = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
    shown = next(block for block in _PYTHON.findall(page) if block.startswith("def migrate("))
    names: dict[str, Any] = {"Any": Any}
    exec(shown, names)
    rules: Any = SimpleNamespace(migrate=lambda state, revision: names["migrate"](rules, state, revision))
    played = {"zones": [], "turns": 3, "hushed": False, "before": None}
    renamed = {"zones": [], "told_tales": 3, "hushed": False, "openings": 0, "before": None}
    assert rules.migrate(played, 1) == renamed
    assert rules.migrate({**played, "before": played}, 1) == {**renamed, "before": renamed}
    assert rules.migrate(renamed, 2) is None
