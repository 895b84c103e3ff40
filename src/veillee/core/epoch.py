"""Epochs: a game that goes on after its rules have changed.

The state as the old rules left it is loaded under the new ones and enters the record; from there on it is the
truth. What the old rules left is a *position*: the state with the names its numbers stand for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from veillee.core.record import digest
from veillee.core.rules import AnyRules
from veillee.core.schema import Position
from veillee.core.state import State, state_from_json
from veillee.core.view import view_of

#: Raised when what all states have in common is stored in another way.
STATE_FORMAT: Final = 1


class EpochError(ValueError):
    """A position that the rules of today cannot go on from; says why."""


def position_of(rules: AnyRules, about: Mapping[str, Any], state: State) -> Position:
    """The state, to be loaded one day under the same or other rules."""
    return {
        "format": STATE_FORMAT,
        "revision": about["revision"],
        "names": names_of(rules),
        "state": state.to_json(),
    }


def names_of(rules: AnyRules, *, as_before: bool = False) -> str:
    """The hash of all names that the numbers in a state stand for: zones, kinds, steps, fields.

    With `as_before` cards have the ids they once had.
    """
    once = {new: old for old, new in rules.setup.aliases.items()} if as_before else {}
    names = [once.get(name, name) for name in rules.kind_names]
    fields = [name for name, _ in type(rules.new_state()).FIELDS]
    zones = [[zone.name, zone.first, zone.count] for zone in rules.zones]
    kinds = [list(kind) for kind in zip(names, rules.copies, rules.kind_backs, strict=True)]
    return digest([fields, zones, kinds, [handler.name for handler in rules.handlers]])


def load_position(rules: AnyRules, about: Mapping[str, Any], position: Position) -> Any:
    """A state of today's rules, which `about` names; EpochError if this position has none."""
    if position["format"] != STATE_FORMAT:
        raise EpochError(f"its state has format {position['format']}, this version reads {STATE_FORMAT}")
    revision = position["revision"]
    if revision > about["revision"]:
        raise EpochError(f"it was played by rules revision {revision}, here is {about['revision']}")
    try:
        found = state_from_json(type(rules.new_state()), _of_today(rules, position))
        _check(rules, found)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise EpochError(f"its state does not fit the rules of today: {error!r}") from error
    return found


def _of_today(rules: AnyRules, position: Position) -> dict[str, Any]:
    """The JSON of a state whose numbers mean what they mean to these rules."""
    migrated = rules.migrate(position["state"], position["revision"])
    if migrated is not None:
        return migrated
    if position["names"] not in (names_of(rules), names_of(rules, as_before=True)):
        raise ValueError("zones, cards, steps or fields have other names")
    return position["state"]


def _check(rules: AnyRules, state: State) -> None:
    """Whatever can be seen to be wrong with a state before anyone plays on."""
    expected = rules.blank_state()
    rules.fill(expected)
    for name, value in (("zones", state.zones), ("agendas", state.agendas), ("decisions", state.decisions)):
        if len(value) != len(getattr(expected, name)):
            raise ValueError(f"wrong number of {name}")
    if _cards(state) != _cards(expected):
        raise ValueError("the cards are not those of the game")
    for seat in range(rules.players + 1):
        view_of(rules, state, seat)
    asked = rules.asked(state)
    if bool(asked) == state.over or not all(rules.offer(state, seat) for seat in asked):
        raise ValueError("nobody could go on")


def _cards(state: State) -> list[int]:
    return sorted(kind for zone in state.zones for kind in zone)
