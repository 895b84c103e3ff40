"""Patches: whatever became of a piece of JSON, the patch says so, and says nothing of what stayed."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.core.patches import changes, patched

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[2]
#: What web/tests/patches.test.ts reads, too.
CASES = json.loads((ROOT / "tests" / "unit" / "patches.json").read_text(encoding="utf-8"))
EXAMPLE = runpy.run_path(str(ROOT / "examples" / "remote_bot.py"))["patched"]

numbers = st.lists(st.integers(-3, 3), max_size=3)
leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2) | numbers
values = leaves | st.lists(numbers, max_size=3) | st.lists(st.lists(numbers, max_size=2), max_size=2)
objects = st.recursive(
    st.dictionaries(st.sampled_from("pqr"), values),
    lambda inner: st.dictionaries(st.sampled_from("xyz"), values | inner),
    max_leaves=8,
)


def _same_kinds(old: Any, new: Any) -> bool:
    if isinstance(old, dict) and isinstance(new, dict):
        return all(_same_kinds(old[name], new[name]) for name in old.keys() & new.keys())
    return None in (old, new) or isinstance(old, dict) == isinstance(new, dict)


def _without_nulls(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {name: _without_nulls(item) for name, item in value.items() if item is not None}


@given(objects, objects)
def test_a_patch_makes_the_new_of_the_old(old: dict[str, Any], new: dict[str, Any]) -> None:
    if not _same_kinds(old, new):
        return
    kept = json.dumps(old)
    sent = json.loads(json.dumps(changes(old, new)))
    assert _without_nulls(patched(old, sent)) == _without_nulls(new)
    assert json.dumps(old) == kept, "the old one stays as it was"


@given(objects)
def test_nothing_is_said_of_what_stayed(thing: dict[str, Any]) -> None:
    assert changes(thing, json.loads(json.dumps(thing))) == {}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_only_what_has_changed_is_named(case: dict[str, Any]) -> None:
    assert changes(case["old"], case["new"]) == case["patch"]


@pytest.mark.parametrize("patched", [patched, EXAMPLE], ids=["core", "example"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_every_client_makes_the_same_of_a_patch(
    case: dict[str, Any], patched: Callable[[Any, Any], Any]
) -> None:
    assert _without_nulls(patched(case["old"], case["patch"])) == _without_nulls(case["new"])
