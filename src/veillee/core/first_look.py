"""What a seat knows that has only looked at the table."""

from __future__ import annotations

from typing import Any

from veillee.core.knowledge import Knowledge
from veillee.core.rules import Rules
from veillee.core.state import State


def own_zones(rules: Rules[Any], seat: int) -> list[int]:
    """The numbers of a seat's own zones."""
    return [zone for zone, owner in enumerate(rules.zone_owner) if owner == seat]


def first_knowledge(rules: Rules[Any], state: State, seat: int, mixed: bool) -> Knowledge:
    """What a seat knows that has only looked at the table: all cards, zone by zone or `mixed` together."""
    knowledge = Knowledge()
    knowledge.backs = max(1, len(rules.back_names))
    knowledge.places = [[] for _ in state.zones]
    hidden = [
        zone
        for zone in range(len(state.zones))
        if not (rules.zone_mask[zone] | state.shown[zone]) >> seat & 1 and state.zones[zone]
    ]
    groups = [hidden] if mixed else [[zone] for zone in hidden]
    for group in groups:
        if group:
            knowledge.lay_out(group, [state.zones[zone] for zone in group], rules.kind_backs)
    return knowledge


def first_knowledge_of(knowers: int, rules: Rules[Any], state: State, mixed: bool) -> list[Knowledge]:
    """The same for every seat of a mask; of the others nothing is kept."""
    return [
        first_knowledge(rules, state, seat, mixed) if knowers >> seat & 1 else Knowledge()
        for seat in range(rules.players)
    ]
