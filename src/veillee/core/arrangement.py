"""Arrangements: a position given as data instead of dealt. Scenarios, tutorials and campaigns use them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from veillee.core.field_names import NameOfNothing
from veillee.core.fields import shaped
from veillee.core.near_names import did_you_mean
from veillee.core.rules import Rules
from veillee.core.state import State

S = TypeVar("S", bound=State)

#: Zones by name, as lists of card ids (a list per seat where each seat has one), and fields by name.
Arrangement = Mapping[str, Any]


class ArrangementError(ValueError):
    """A position that cannot be: an unknown zone or card, or more copies than the game has."""


def arrange(rules: Rules[S], state: S, arrangement: Arrangement) -> None:
    """Fill a blank state as told; cards that are not mentioned stay in the box."""
    zones = {zone.name: zone for zone in rules.zones}
    fields = {name: per_seat for name, per_seat, _ in rules.fields}
    for name, value in arrangement.items():
        if name in zones:
            zone = zones[name]
            lists = value if zone.per_seat else [value]
            if not isinstance(lists, list) or len(lists) != zone.count:
                raise ArrangementError(f"{name}: give {zone.count} lists of cards, one for each seat")
            for index, cards in enumerate(lists):
                kinds = [kind_named(rules, name, card) for card in _cards(name, cards)]
                state.zones[zone.first + index] = sorted(kinds) if zone.bag else kinds
        elif name in fields:
            _set_field(rules, state, name, value, fields[name])
        else:
            known = ", ".join([*zones, *fields])
            raise ArrangementError(f"there is no zone or field {name!r} (known: {known})")
    _check_copies(rules, state)


def _cards(zone: str, cards: Any) -> list[Any]:
    if not isinstance(cards, list):
        raise ArrangementError(f"{zone}: {cards!r} is not a list of cards")
    return cards


def kind_named(rules: Rules[S], where: str, card: Any) -> int:
    """The kind with this card id, or with one it once had."""
    name = rules.setup.aliases.get(card, card) if isinstance(card, str) else card
    if name not in rules.kind_names:
        known = f"{did_you_mean(str(card), rules.kind_names)}known: {', '.join(rules.kind_names)}"
        raise ArrangementError(f"{where}: unknown card {card!r} ({known})")
    return rules.kind_names.index(name)


def _set_field(rules: Rules[S], state: S, name: str, value: Any, per_seat: bool) -> None:
    present = getattr(state, name)
    if name in rules.field_names:
        try:
            value = rules.field_names[name].numbers(value)
        except NameOfNothing as error:
            raise ArrangementError(f"{name}: {error}") from error
    if type(value) is not type(present):
        raise ArrangementError(f"{name}: {value!r} is not like {present!r}")
    if per_seat and len(value) != rules.players:
        raise ArrangementError(f"{name}: give {rules.players} values, one for each seat")
    setattr(state, name, shaped(value, dict(type(state).FIELDS)[name]))


def _check_copies(rules: Rules[S], state: S) -> None:
    own: S = rules.blank_state()
    rules.fill(own)
    have, used = _counted(rules, own), _counted(rules, state)
    for kind, name in enumerate(rules.kind_names):
        if used[kind] > have[kind]:
            raise ArrangementError(f"the position has {used[kind]} of {name!r}, the game only {have[kind]}")


def _counted(rules: Rules[S], state: S) -> list[int]:
    """How many cards of each kind lie in all zones."""
    found = [0] * len(rules.kind_names)
    for zone in state.zones:
        for kind in zone:
            found[kind] += 1
    return found
