"""Printing, as JSON for scripts or as aligned columns for people."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """The rows with their columns aligned; those numbered in `right` to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def counted(number: int, thing: str) -> str:
    """``1 line``, ``2 lines``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
