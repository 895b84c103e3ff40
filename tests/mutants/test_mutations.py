"""The small changes that `make mutants` tries: each is what it says, and nothing else changes."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[2] / "scripts" / "mutations.py"
SOURCE = '''"""Nothing here is changed: 1 + 1."""

LIMIT = 3


def price(walls: int, é: str = "ß") -> int:
    """Nor here: 1 < 2."""
    if walls > LIMIT and not é:
        tell("dear", walls + 1)
        raise ValueError(f"{walls + 1} walls")
    return min(walls, 2) if é == "ü" else 0
'''


def changed_lines() -> list[str]:
    spec = importlib.util.spec_from_file_location("mutations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    mutations: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(mutations)
    found: list[str] = []
    for mutation in mutations.mutations_of(SOURCE):
        before, after = SOURCE.splitlines(), mutation.applied(SOURCE).splitlines()
        differing = [new.strip() for old, new in zip(before, after, strict=True) if old != new]
        assert len(differing) == 1
        assert differing[0] == after[mutation.line - 1].strip()
        found += differing
    return found


def test_every_change_is_made_once_and_alone() -> None:
    assert sorted(changed_lines()) == sorted(
        [
            "if (walls > LIMIT or not é):",
            "if (walls >= LIMIT) and not é:",
            "if walls > LIMIT and (é):",
            "pass",
            'tell("dear", (walls - 1))',
            'tell("dear", walls + (2))',
            "return (0 if é == 'ü' else min(walls, 2))",
            'return (max(walls, 2)) if é == "ü" else 0',
            'return min(walls, (3)) if é == "ü" else 0',
            "return min(walls, 2) if (é != 'ü') else 0",
            'return min(walls, 2) if é == "ü" else (1)',
        ]
    )
