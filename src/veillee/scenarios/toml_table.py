"""Typed access to the tables of a scenario file; every complaint names the file and the key."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NoReturn, TypeVar, final

from veillee.core.near_names import did_you_mean
from veillee.scenarios.scenario import ScenarioError

T = TypeVar("T")

_WORDS: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def read_toml(path: Path | Traversable, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{file}: not a text file in UTF-8") from error
    except OSError as error:
        raise ScenarioError(f"{file}: cannot be read: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise ScenarioError(f"{file}: not valid TOML: {error}") from error


@final
class TomlTable:
    """A table of the file and where it stands, e.g. ``step 2``."""

    def __init__(self, file: str, data: dict[str, Any], where: str = "") -> None:
        self.file = file
        self.data = data
        self.where = where

    def fail(self, key: str, message: str) -> NoReturn:
        place = ": ".join(part for part in (self.where, key) if part)
        raise ScenarioError(f"{self.file}: {place}: {message}")

    def only(self, *known: str) -> None:
        """Refuse keys that nobody would read."""
        for key in self.data:
            if key not in known:
                self.fail(key, f"unknown key ({did_you_mean(key, known)}known: {', '.join(known)})")

    def need(self, key: str, kind: type[T]) -> T:
        if key not in self.data:
            self.fail(key, "is missing")
        return self.kind(key, self.data[key], kind)

    def get(self, key: str, kind: type[T]) -> T | None:
        return self.kind(key, self.data[key], kind) if key in self.data else None

    def kind(self, key: str, value: Any, kind: type[T]) -> T:
        """The value, if it is of this very kind (true is no number here)."""
        if type(value) is not kind:
            self.fail(key, f"{value!r} should be {_WORDS[kind]}")
        return value

    def items(self, key: str, value: Any, kind: type[T]) -> list[T]:
        return [self.kind(key, item, kind) for item in self.kind(key, value, list)]

    def table(self, key: str, value: Any) -> TomlTable:
        where = ": ".join(part for part in (self.where, key) if part)
        return TomlTable(self.file, self.kind(key, value, dict), where)
