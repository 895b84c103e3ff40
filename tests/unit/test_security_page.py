"""The page on security names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
NAMED = re.compile(r"`([a-z_/]+\.py): (test_\w+)`")


def test_every_proof_is_a_test() -> None:
    page = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
    named = NAMED.findall(page)
    assert len(named) >= 30
    missing = [
        f"{file}: {test}"
        for file, test in named
        if f"def {test}(" not in (TESTS / file).read_text(encoding="utf-8")
    ]
    assert missing == []


def test_every_threat_has_a_proof() -> None:
    page = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
    threats = page.partition("## Looking for more")[0]
    rows = [line for line in threats.splitlines() if line.startswith("| ") and "| proof |" not in line]
    assert [row for row in rows if not NAMED.search(row)] == []
