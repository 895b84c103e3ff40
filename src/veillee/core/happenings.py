"""Happenings: what befell the table, written once and told to each receiver as far as it may know.

A happening is a plain tuple, so that it can wait in a state's outbox until a parallel phase is over. Its
first item says which sort it is, its second which handler caused it. Receivers are the seats and, after
them, the public. `fold` is the only way into a seat's knowledge, `event_for` the only way to its events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from veillee.core.fields import as_lists
from veillee.core.knowledge import Knowledge

if TYPE_CHECKING:
    from veillee.core.rules import AnyRules

Happening = tuple[Any, ...]
Event = dict[str, Any]

#: (ANSWER, cause, mask, seat, option)
ANSWER: Final = 0
#: (MOVE, cause, kind, source, index, source mask, target, index, target mask); indexes are -1 in bags
MOVE: Final = 1
#: (SHUFFLE, cause, mask, zone, cards): kinds in their new order, or ~backs where nobody sees them
SHUFFLE: Final = 2
#: (PASS, cause, sources, targets, source masks, target masks, contents)
PASS: Final = 3
#: (SHOW, cause, zone, mask before, mask now, contents)
SHOW: Final = 4
#: (TELL, cause, mask, name, arguments)
TELL: Final = 5
#: (SET, cause, mask, field, seat or -1, value)
SET: Final = 6


def seen_by(happening: Happening) -> int:
    """The receivers that see cards in this happening, as a mask."""
    if happening[0] == MOVE:
        return int(happening[5]) | int(happening[8])
    if happening[0] == SHOW:
        return int(happening[3]) | int(happening[4])
    return int(happening[2]) if happening[0] == SHUFFLE else 0


def shows_new(happening: Happening, seat: int) -> bool:
    """Whether a seat sees cards in this happening that it could not see before."""
    if happening[0] == MOVE:
        return bool(happening[8] >> seat & 1 and not happening[5] >> seat & 1)
    if happening[0] == SHOW:
        return bool(happening[4] >> seat & 1 and not happening[3] >> seat & 1)
    return bool(happening[0] == PASS)


def fold(rules: AnyRules, knowledge: Knowledge, happening: Happening, seat: int) -> None:
    """Let `seat` draw its conclusions from a happening it is told of."""
    sort = happening[0]
    if sort == MOVE:
        _fold_move(rules, knowledge, happening, seat)
    elif sort == SHUFFLE:
        if not happening[2] >> seat & 1:
            knowledge.shuffle(happening[3], rules.backs_of(happening[4]))
    elif sort == PASS:
        _fold_pass(rules, knowledge, happening, seat)
    elif sort == SHOW:
        _fold_show(rules, knowledge, happening, seat)


def _fold_move(rules: AnyRules, knowledge: Knowledge, happening: Happening, seat: int) -> None:
    _, _, kind, source, index, source_mask, target, target_index, target_mask = happening
    back = rules.back_of(kind)
    bag = rules.zone_is_bag[target]
    if source_mask >> seat & 1:
        if not target_mask >> seat & 1:
            knowledge.put_known(target, target_index, kind, back, bag)
        return
    facts = len(knowledge.facts)
    place = knowledge.leave(source, index, back, rules.zone_is_bag[source])
    if target_mask >> seat & 1:
        knowledge.learn(place, kind)
        return
    knowledge.arrive(target, target_index, place, bag)
    if len(knowledge.facts) > facts:
        knowledge.tidy()


def _fold_pass(rules: AnyRules, knowledge: Knowledge, happening: Happening, seat: int) -> None:
    _, _, sources, targets, source_masks, target_masks, contents = happening
    for zone, mask, kinds in zip(sources, source_masks, contents, strict=True):
        if mask >> seat & 1:
            knowledge.hide(zone, kinds, rules.backs_of(kinds), rules.zone_is_bag[zone])
    knowledge.permute(sources, targets)
    for zone, mask, kinds in zip(targets, target_masks, contents, strict=True):
        if mask >> seat & 1:
            knowledge.show(zone, kinds, rules.backs_of(kinds), rules.zone_is_bag[zone])


def _fold_show(rules: AnyRules, knowledge: Knowledge, happening: Happening, seat: int) -> None:
    _, _, zone, before, now, kinds = happening
    if before >> seat & 1 == now >> seat & 1:
        return
    change = knowledge.show if now >> seat & 1 else knowledge.hide
    change(zone, kinds, rules.backs_of(kinds), rules.zone_is_bag[zone])


def event_for(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    """The happening as this receiver hears of it, or None if it does not."""
    event = _EVENTS[happening[0]](rules, happening, receiver)
    if event is not None:
        event["rule"] = rules.handlers[happening[1]].rule
    return event


def _answer_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, mask, seat, option = happening
    if not mask >> receiver & 1:
        return None
    return {"event": "answer", "seat": seat, "option": option}


def _move_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, kind, source, index, source_mask, target, target_index, target_mask = happening
    sees = (source_mask | target_mask) >> receiver & 1
    card = kind if sees else ~rules.back_of(kind)
    return {"event": "move", "card": card, "from": [source, index], "to": [target, target_index]}


def _shuffle_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, mask, zone, cards = happening
    return {"event": "shuffle", "zone": zone, "cards": list(cards) if mask >> receiver & 1 else None}


def _pass_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, sources, targets, source_masks, target_masks, contents = happening
    seen = [
        list(cards) if (before | now) >> receiver & 1 else None
        for before, now, cards in zip(source_masks, target_masks, contents, strict=True)
    ]
    return {"event": "pass", "from": list(sources), "to": list(targets), "cards": seen}


def _show_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, zone, before, now, kinds = happening
    return {
        "event": "show",
        "zone": zone,
        "to": [seat for seat in range(rules.players) if now >> seat & 1],
        "cards": list(kinds) if (before | now) >> receiver & 1 else None,
    }


def _tell_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, mask, name, arguments = happening
    if not mask >> receiver & 1:
        return None
    return {"event": name, **dict(arguments)}


def _set_event(rules: AnyRules, happening: Happening, receiver: int) -> Event | None:
    _, _, mask, name, seat, value = happening
    if not mask >> receiver & 1:
        return None
    return {"event": "set", "field": name, "seat": seat, "value": as_lists(value)}


_EVENTS: Final = {
    ANSWER: _answer_event,
    MOVE: _move_event,
    SHUFFLE: _shuffle_event,
    PASS: _pass_event,
    SHOW: _show_event,
    TELL: _tell_event,
    SET: _set_event,
}
