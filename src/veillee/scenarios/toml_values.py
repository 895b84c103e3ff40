"""Where the values of a TOML text stand, so that some can be rewritten and all the rest left as it is."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final, final

#: Keys and numbers that lead to a value: ``("step", 0, "expect", "pigs")``.
Path = tuple[str | int, ...]

_BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")
_KEY: Final = re.compile(r"""\s*("(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[A-Za-z0-9_-]+)\s*(\.?)""")
_TEXT: Final = re.compile(
    r'"""(?:[^\\]|\\[\s\S])*?"""+|' + r"'''[\s\S]*?'''+|" + r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'"""
)
_WORD: Final = re.compile(r"\d{4}-\d\d-\d\d \d[^\s,\]}#]*|[^\s,\]}#]+")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Place:
    """Where a value stands in the text, and where its key or, in a list, itself begins."""

    path: Path
    begin: int
    start: int
    end: int


def find_values(text: str) -> list[Place]:
    """Every value of a valid TOML text, those inside lists and tables too."""
    return _Finder(text).places


def written(value: Any) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, dict):
        items = ", ".join(f"{_key(key)} = {written(item)}" for key, item in value.items())
        return f"{{ {items} }}" if items else "{}"
    if isinstance(value, list):
        return f"[{', '.join(written(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


@final
class _Finder:
    """Reads a text from its beginning to its end; tomllib has found it valid before."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places: list[Place] = []
        #: How many tables each list of tables has so far.
        self.counts: dict[Path, int] = {}
        table: Path = ()
        while self._next():
            begin = self.at
            if self._skip("["):
                table = self._header(begin)
            else:
                self._pair(table)

    def _next(self) -> str:
        """The next character that is neither blank nor part of a comment; empty at the end."""
        self.at = self._matched(_BLANK).end()
        return self.text[self.at : self.at + 1]

    def _skip(self, sign: str) -> bool:
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) * found
        return found

    def _matched(self, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise ValueError(f"no value can be found at character {self.at}")
        return found

    def _header(self, begin: int) -> Path:
        in_list = self._skip("[")
        keys = self._keys()
        self._skip("]]" if in_list else "]")
        table: Path = ()
        for key in keys[:-1]:
            table = self._newest((*table, key))
        table = (*table, keys[-1])
        if in_list:
            self.counts[table] = self.counts.get(table, 0) + 1
        table = self._newest(table)
        self.places.append(Place(table, begin, begin, self.at))
        return table

    def _newest(self, table: Path) -> Path:
        return (*table, self.counts[table] - 1) if table in self.counts else table

    def _keys(self) -> list[str]:
        found: list[str] = []
        more = True
        while more:
            match = self._matched(_KEY)
            self.at = match.end()
            found += tomllib.loads(f"{match[1]} = 0")
            more = bool(match[2])
        return found

    def _pair(self, table: Path) -> None:
        begin = self.at
        path = (*table, *self._keys())
        self._skip("=")
        self._next()
        self._value(path, begin)

    def _value(self, path: Path, begin: int) -> None:
        start = self.at
        if self._skip("["):
            self._list(path)
        elif self._skip("{"):
            self._table(path)
        else:
            self.at = self._matched(_TEXT if self.text[start] in "\"'" else _WORD).end()
        self.places.append(Place(path, begin, start, self.at))

    def _list(self, path: Path) -> None:
        number = 0
        while self._next() != "]":
            self._value((*path, number), self.at)
            number += 1
            self._next()
            self._skip(",")
        self._skip("]")

    def _table(self, path: Path) -> None:
        while self._next() != "}":
            self._pair(path)
            self._next()
            self._skip(",")
        self._skip("}")
