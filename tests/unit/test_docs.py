"""What the docs show works: Python examples run, and the tutorial's pieces make up the toy."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
TOYS = ROOT / "tests" / "toys"

_PIECE = re.compile(r"^```\w+ (whispers/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.failed == 0


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_tutorial_builds_the_toy() -> None:
    pieces: dict[str, list[str]] = {}
    for name, text in _PIECE.findall((ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")):
        pieces.setdefault(name, []).append(text)
    assert {"whispers/game.py", "whispers/visibility.toml", "whispers/laws.toml"} <= set(pieces)
    for name, texts in pieces.items():
        built = re.sub(r"\n+", "\n", "".join(texts))
        wanted = re.sub(r"\n+", "\n", (TOYS / name).read_text(encoding="utf-8"))
        assert built == wanted, f"docs/write-a-game.md and {name} differ"
