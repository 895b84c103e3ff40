"""Style sheets take their spacing from the tokens of the theme."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SHEETS: Final = sorted(
    path
    for folder in ("web/src", "src/veillee/games")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".svelte", ".css")
)
SPACING: Final = re.compile(r"(?m)^\s*(?:(?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*)\s*:[^;{]*;")
#: Up to the largest token; what reaches over an edge, or is larger, is a measure of its own.
STATED: Final = re.compile(r"(?<![-\w.])(?:[0-2]?\.\d+|[0-3])rem\b")


def test_there_are_style_sheets() -> None:
    assert len(SHEETS) > 100


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_spacing_comes_from_tokens(path: Path) -> None:
    declared = SPACING.findall(path.read_text(encoding="utf-8"))
    stated = [line.strip() for line in declared if STATED.search(line)]
    assert not stated, f"{path.name}: write these as var(--space-…), see web/src/theme/tokens.css: {stated}"


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_nothing_but_flames_moves_for_ever(path: Path) -> None:
    """A shadow that grows and shrinks is painted anew for every frame, as long as nobody chooses."""
    moving = [line for line in path.read_text(encoding="utf-8").splitlines() if "infinite" in line]
    assert not [line for line in moving if "flicker" not in line]
