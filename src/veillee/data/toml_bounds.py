"""How large and how twisted a TOML file of a stranger may be.

tomllib takes time with the square of a key's dots, and much of it for many tiny values. One pass over the
text, in a time that grows only with its length, refuses what no file of cards needs before tomllib sees it.
"""

from __future__ import annotations

import re
from typing import Final

MOST_BYTES: Final = 128 * 1024
MOST_LINES: Final = 6_000
MOST_DOTS: Final = 2
DEEPEST: Final = 8
MOST_LISTS: Final = 800
MOST_VALUES: Final = 3_000
LONGEST_WORD: Final = 5_000

#: Pieces of TOML, none of which ever tries again: strings of all kinds, comments, marks and words.
_PIECES: Final = re.compile(
    r'(?P<string>"""(?:[^"\\]|\\.|"(?!""))*+"{3,5}|\'\'\'(?:[^\']|\'(?!\'\'))*+\'{3,5}'
    r'|"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\')'
    r"|(?P<comment>\#[^\n]*+)"
    r"|(?P<line>\n++)"
    r"|(?P<dot>\.)|(?P<separator>[,=])|(?P<opening>[\[{])|(?P<closing>[\]}])"
    r"|(?P<word>[^\s\"'\#\[\]{}.,=]++)",
    re.DOTALL,
)


class TomlTooLarge(ValueError):
    """A file beyond these bounds; the message names the line and what is too much there."""


def check_bounds(text: str) -> None:
    """TomlTooLarge if tomllib could be kept busy with the text."""
    _check_size(text)
    dots = depth = lists = values = 0
    line = 1
    for piece in _PIECES.finditer(text):
        found = piece.group()
        match piece.lastgroup:
            case "line":
                line += len(found)
                dots = 0
            case "string":
                line += found.count("\n")
            case "dot":
                dots += 1
                _hold(dots, MOST_DOTS, line, "dots in one key")
            case "separator":
                dots = 0
                values += 1
                _hold(values, MOST_VALUES, line, "values in one file")
            case "opening":
                dots = 0
                lists += depth == 0
                depth += 1
                _hold(lists, MOST_LISTS, line, "tables and lists in one file")
                _hold(depth, DEEPEST, line, "brackets within brackets")
            case "closing":
                dots = 0
                depth = max(0, depth - 1)
            case "word":
                _hold(len(found), LONGEST_WORD, line, "letters in one word")
            case _:
                pass


def _check_size(text: str) -> None:
    if len(text.encode()) > MOST_BYTES:
        raise TomlTooLarge(f"more than {MOST_BYTES // 1024} kB")
    if text.count("\n") > MOST_LINES:
        raise TomlTooLarge(f"more than {MOST_LINES} lines")


def _hold(count: int, most: int, line: int, what: str) -> None:
    if count > most:
        raise TomlTooLarge(f"line {line}: more than {most} {what}")
