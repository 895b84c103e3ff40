"""Printing, as JSON for scripts or as aligned columns for people."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from veillee.commands.command import OK

#: How wide a terminal is at least.
WIDTH = 80
#: Complaints longer than this are cut: the input they quote may be a whole file.
LONGEST = 500
#: A password in the URL of a database, wherever among the arguments it was written.
_PASSWORD = re.compile(r"(postgres(?:ql)?:/+[^\s/@:]*:)\S*(?=@)|(?<=password=)[^\s&]+")


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def complain(message: str, as_json: bool, code: int = OK) -> None:
    """Say what is wrong in one line on standard error, for scripts as JSON with the exit code.

    Standard output holds results alone. A password in the URL of a database is never repeated.
    """
    line = _PASSWORD.sub(r"\1…", " ".join(message.split()))
    line = line if len(line) <= LONGEST else line[:LONGEST] + " …"
    if sys.stderr is not None:
        said = json.dumps({"error": line, "exit": code}, ensure_ascii=False)
        print(said if as_json else f"veillee: {line}", file=sys.stderr)


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = (), gap: str = "  ") -> list[str]:
    """The rows with their columns aligned; those numbered in `right` to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        gap.join(
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def folded(text: str, indent: str = "") -> list[str]:
    """The text in lines for a terminal of the usual width, all but the first indented."""
    return wrap(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def counted(number: int, thing: str) -> str:
    """``1 line``, ``2 lines``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
