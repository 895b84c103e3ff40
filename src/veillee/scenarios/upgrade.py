"""Rewrites scenario files that speak of fields in numbers into the names a game has for them."""

from __future__ import annotations

import os
import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path as File
from typing import Any

from veillee.core.arrangement import arrange
from veillee.core.field_names import FieldNames
from veillee.scenarios.loader import make_scenario
from veillee.scenarios.scenario import Scenario, ScenarioError
from veillee.scenarios.toml_table import read_toml
from veillee.scenarios.toml_values import Path, Place, find_values, written


@dataclass(frozen=True)
class Change:
    """A value that was rewritten: where it stands, and how it reads."""

    line: int
    key: str
    before: str
    after: str


def upgrade_scenario(path: str | File) -> list[Change]:
    """Rewrite a file in names; what has changed, nothing if it speaks in names already.

    ScenarioError names the file, the line and the reason; then the file is as it was.
    """
    file = str(path)
    data = read_toml(File(path), file)
    text = File(path).read_bytes().decode("utf-8")
    places = find_values(text)
    try:
        before = make_scenario(file, data)
        edits = list(_edits(text, data, places, before.rules.field_names))
        upgraded = _edited(text, edits)
        after = make_scenario(file, tomllib.loads(upgraded))
    except ScenarioError as error:
        raise ScenarioError(_with_line(file, str(error), text, places)) from error
    if _meaning(before) != _meaning(after):
        raise ScenarioError(f"{file}: cannot be upgraded: it would say something else")
    if edits:
        _write(file, upgraded)
    return [_change(text, place, new) for place, new in edits]


def _edits(
    text: str, data: dict[str, Any], places: list[Place], names: dict[str, FieldNames]
) -> Iterator[tuple[Place, str]]:
    """The values to rewrite: whole ones, or their numbers alone where a value takes several lines."""
    for place in places:
        field, is_part = _field(place.path)
        if field not in names:
            continue
        value = _value_at(data, place.path)
        new = _in_words(names[field], value, is_part)
        if new == value:
            continue
        if "\n" not in text[place.start : place.end]:
            yield place, written(new)
        else:
            yield from _numbers_inside(data, places, place, names[field])


def _field(path: Path) -> tuple[str, bool]:
    """The field that is arranged or expected there, and whether only a seat's part; empty if none is."""
    key = str(path[-1])
    if path[:-1] == ("arrange",):
        return key, False
    if len(path) == 4 and path[0] == "step" and path[2] == "expect":
        name, dot, _ = key.partition(".")
        return name, bool(dot)
    return "", False


def _value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _in_words(names: FieldNames, value: Any, is_part: bool) -> Any:
    if names.per_seat and not is_part and isinstance(value, list):
        return [_in_words(names, part, True) for part in value]
    # What a table says already is not told in another way.
    return names.part_words(value if isinstance(value, dict) else names.part_numbers(value))


def _numbers_inside(
    data: dict[str, Any], places: list[Place], whole: Place, names: FieldNames
) -> Iterator[tuple[Place, str]]:
    for place in places:
        if whole.start < place.start and place.end < whole.end:
            number = _value_at(data, place.path)
            if type(number) is int and names.values.get(number, str(number)) != str(number):
                yield place, written(names.values[number])


def _edited(text: str, edits: list[tuple[Place, str]]) -> str:
    for place, new in sorted(edits, key=lambda edit: -edit[0].start):
        text = text[: place.start] + new + text[place.end :]
    return text


def _meaning(scenario: Scenario) -> tuple[Any, ...]:
    """All that a scenario says, in numbers: the position it arranges, its chance, its steps."""
    state = None
    if scenario.arrangement is not None:
        state = scenario.rules.blank_state()
        arrange(scenario.rules, state, scenario.arrangement)
    steps = [
        (
            (step.seat, step.words, step.refused, step.because, step.message),
            [(expectation.key, expectation.expected) for expectation in step.expectations],
        )
        for step in scenario.steps
    ]
    return (scenario.title, scenario.anchors, state, scenario.script, scenario.seed, steps)


def _change(text: str, place: Place, new: str) -> Change:
    return Change(_line(text, place), _label(place.path), text[place.start : place.end], new)


def _line(text: str, place: Place) -> int:
    return text.count("\n", 0, place.begin) + 1


def _label(path: Path) -> str:
    """A path as complaints name it: ``step 2: expect: pigs``."""
    if path[0] == "step" and len(path) > 1 and isinstance(path[1], int):
        return ": ".join([f"step {path[1] + 1}", *map(str, path[2:])])
    return ": ".join(map(str, path))


def _with_line(file: str, complaint: str, text: str, places: list[Place]) -> str:
    """A complaint with the line of the innermost value it is about, if it is about one."""
    reason = complaint.removeprefix(f"{file}: ")
    about = [place for place in places if reason.startswith(f"{_label(place.path)}: ")]
    if not about:
        return complaint
    innermost = max(about, key=lambda place: len(_label(place.path)))
    return f"{file}: line {_line(text, innermost)}: {reason}"


def _write(file: str, text: str) -> None:
    """Put the new text in place of the old as a whole, or leave the old."""
    target = File(file).resolve()
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
        try:
            with os.fdopen(handle, "wb") as output:
                output.write(text.encode("utf-8"))
            shutil.copymode(target, temporary)
            File(temporary).replace(target)
        except BaseException:
            File(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise ScenarioError(f"{file}: cannot be written: {error.strerror or error}") from error
