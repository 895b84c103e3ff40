"""The plan that every game of the house keeps to (docs/write-a-game.md), and how its rules are written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent for path in (ROOT / "src/veillee/games").glob("*/game.py"))
#: The same names in every game, for what every game has.
MODULES = ("base", "cards", "effects", "game", "rounds", "scoring", "state", "turns")
FILES = ("about.toml", "laws.toml", "layout.toml", "levels.toml", "visibility.toml")
FOLDERS = ("advice", "board", "cards", "rules", "scenarios", "texts")
#: What holds the numbers of options and entries: rules call verbs and steps, and read them by name.
NUMBERED = ("option", "step", "entry")
MOST_LINES = 400


def modules(game: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(game.rglob("*.py")):
        yield path, ast.parse(path.read_text())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_every_game_has_stands_under_the_same_names(game: Path) -> None:
    assert [name for name in MODULES if not (game / f"{name}.py").is_file()] == []
    assert [name for name in FILES if not (game / name).is_file()] == []
    assert [name for name in FOLDERS if not (game / name).is_dir()] == []


def test_the_plan_is_written_down() -> None:
    plan = (ROOT / "docs/write-a-game.md").read_text()
    assert [name for name in MODULES if f"`{name}.py`" not in plan] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_speak_in_names_not_in_arithmetic(game: Path) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {ast.unparse(node)}"
        for path, tree in modules(game)
        for node in ast.walk(tree)
        if counts_options(node) or reads_by_position(node)
    ]
    assert found == []


def counts_options(node: ast.AST) -> bool:
    """Whether something is added to an option or taken from it, as in `option - self.pay`."""
    return isinstance(node, ast.BinOp) and any(
        isinstance(side, ast.Name) and side.id in NUMBERED for side in (node.left, node.right)
    )


def reads_by_position(node: ast.AST) -> bool:
    """Whether an entry is read by position, as in `step[2]`."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in NUMBERED


def test_arithmetic_would_be_found() -> None:
    bad = "kind = option - self.pay\nseat = step[1]\nrest = step[2:]\nzone = 2 * option"
    nodes = list(ast.walk(ast.parse(bad)))
    assert sum(counts_options(node) or reads_by_position(node) for node in nodes) == 4


def test_no_source_file_is_long() -> None:
    folders = ("src", "web/src", "web/tests", "tests", "scripts", "benchmarks", "examples")
    written = [path for folder in folders for path in (ROOT / folder).rglob("*") if is_source(path)]
    assert len(written) > 500
    long = [
        f"{path.relative_to(ROOT)}: {lines}" for path in written if (lines := lines_of(path)) > MOST_LINES
    ]
    assert long == []


def is_source(path: Path) -> bool:
    """A file that somebody writes: not what is built, and not the protocol's types, which a script writes."""
    made = ("node_modules", "web_client", "__pycache__")
    if path.suffix not in (".py", ".ts", ".svelte", ".css", ".sh") or path.name == "protocol.ts":
        return False
    return not any(part in made or re.fullmatch(r".*\.egg-info", part) for part in path.parts)


def lines_of(path: Path) -> int:
    return path.read_text().count("\n")
