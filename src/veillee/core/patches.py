"""Patches: how one piece of JSON became another, so that only what has changed need be sent.

A patch is an object that names what is new. Objects are patched member by member; a list of lists of the same
length item by item, as an object whose names are positions; everything else is replaced whole. What is gone
is patched with null, which means the same as its absence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from veillee.core.schema import Patch


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Patch:
    """The patch that makes `new` of `old`; empty if they are equal."""
    found: Patch = {}
    for name, value in new.items():
        before = old.get(name)
        if before is not value and before != value:
            found[name] = _change(before, value)
    for name, value in old.items():
        if name not in new and value is not None:
            found[name] = None
    return found


def _change(old: Any, new: Any) -> Any:
    if isinstance(new, dict) and isinstance(old, dict):
        return changes(old, new)
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old) and _is_nested(new):
        return {str(at): item for at, item in enumerate(new) if item is not old[at] and item != old[at]}
    return new


def _is_nested(value: list[Any]) -> bool:
    return all([isinstance(item, (list, tuple)) for item in value])


def patched(old: Any, patch: Any) -> Any:
    """What a patch makes of a piece of JSON, which stays as it was."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, list):
        return [patch.get(str(at), item) for at, item in enumerate(old)]
    if not isinstance(old, dict):
        return patch
    found: dict[str, Any] = dict(old)
    for name, change in patch.items():
        found[name] = patched(old.get(name), change)
    return found
