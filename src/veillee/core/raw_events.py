"""Raw events: what befell the table, written once and told to each receiver as far as it may know.

A raw event is a plain tuple, so that it can wait in a state's outbox until a parallel phase is over. Its
first item says which sort it is, its second which handler caused it. Receivers are the seats and, after
them, the public. `fold` is the only way into a seat's knowledge, `told_of` the only way to its events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from veillee.core.fields import as_lists
from veillee.core.knowledge import Knowledge
from veillee.core.schema import Event

if TYPE_CHECKING:
    from veillee.core.rules import AnyRules

RawEvent = tuple[Any, ...]
#: What some receivers are told of one raw event, as it is kept: ``[mask, event]``, or
#: ``[mask, event, [[mask, fields], ...]]`` where some of them see these fields instead. Events stand there
#: without their number, which each receiver counts for itself. ``[mask, n]``: they forget events from n on.
Told = list[Any]

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


def seen_by(raw_event: RawEvent) -> int:
    """The receivers that see cards in this raw event, as a mask."""
    if raw_event[0] == MOVE:
        return int(raw_event[5]) | int(raw_event[8])
    if raw_event[0] == SHOW:
        return int(raw_event[3]) | int(raw_event[4])
    return int(raw_event[2]) if raw_event[0] == SHUFFLE else 0


def shows_new(raw_event: RawEvent, seat: int) -> bool:
    """Whether a seat sees cards in this raw event that it could not see before."""
    if raw_event[0] == MOVE:
        return bool(raw_event[8] >> seat & 1 and not raw_event[5] >> seat & 1)
    if raw_event[0] == SHOW:
        return bool(raw_event[4] >> seat & 1 and not raw_event[3] >> seat & 1)
    return bool(raw_event[0] == PASS)


def fold(rules: AnyRules, knowledge: Knowledge, raw_event: RawEvent, seat: int) -> None:
    """Let `seat` draw its conclusions from a raw event it is told of."""
    sort = raw_event[0]
    if sort == MOVE:
        _fold_move(rules, knowledge, raw_event, seat)
    elif sort == SHUFFLE:
        if not raw_event[2] >> seat & 1:
            knowledge.shuffle(raw_event[3], rules.backs_of(raw_event[4]))
    elif sort == PASS:
        _fold_pass(rules, knowledge, raw_event, seat)
    elif sort == SHOW:
        _fold_show(rules, knowledge, raw_event, seat)


def _fold_move(rules: AnyRules, knowledge: Knowledge, raw_event: RawEvent, seat: int) -> None:
    _, _, kind, source, index, source_mask, target, target_index, target_mask = raw_event
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


def _fold_pass(rules: AnyRules, knowledge: Knowledge, raw_event: RawEvent, seat: int) -> None:
    _, _, sources, targets, source_masks, target_masks, contents = raw_event
    for zone, mask, kinds in zip(sources, source_masks, contents, strict=True):
        if mask >> seat & 1:
            knowledge.hide(zone, kinds, rules.backs_of(kinds), rules.zone_is_bag[zone])
    knowledge.permute(sources, targets)
    for zone, mask, kinds in zip(targets, target_masks, contents, strict=True):
        if mask >> seat & 1:
            knowledge.show(zone, kinds, rules.backs_of(kinds), rules.zone_is_bag[zone])


def _fold_show(rules: AnyRules, knowledge: Knowledge, raw_event: RawEvent, seat: int) -> None:
    _, _, zone, before, now, kinds = raw_event
    if before >> seat & 1 == now >> seat & 1:
        return
    change = knowledge.show if now >> seat & 1 else knowledge.hide
    change(zone, kinds, rules.backs_of(kinds), rules.zone_is_bag[zone])


# What is told of a raw event


def taken_back(receiver: int, seat: int, undone: int) -> Told:
    """A receiver is told that a seat took back what led to its last `undone` events."""
    return [1 << receiver, {"event": "take-back", "seat": seat, "undone": undone, "rule": ""}]


def told_of(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    """A raw event as these receivers (a mask) are told of it; None if none of them hears anything."""
    told = _TELLERS[raw_event[0]](rules, raw_event, receivers)
    if told is not None:
        told[1]["rule"] = rules.handlers[raw_event[1]].rule
    return told


def event_in(told: Told, receiver: int) -> Event | None:
    """What one receiver hears of what was told, without its number; None if it hears nothing."""
    if not told[0] >> receiver & 1:
        return None
    event: Event = dict(told[1])
    for mask, fields in told[2] if len(told) > 2 else ():
        if mask >> receiver & 1:
            event.update(fields)
    return event


def _tell_answer(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, mask, seat, option = raw_event
    hear = receivers & mask
    return [hear, {"event": "answer", "seat": seat, "option": option}] if hear else None


def _tell_move(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, kind, source, index, source_mask, target, target_index, target_mask = raw_event
    event = {"event": "move", "card": 0, "from": [source, index], "to": [target, target_index]}
    back = ~rules.back_of(kind)
    return _with_secret(event, "card", kind, back, (source_mask | target_mask) & receivers, receivers)


def _tell_shuffle(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, mask, zone, cards = raw_event
    event = {"event": "shuffle", "zone": zone, "cards": None}
    return _with_secret(event, "cards", list(cards), None, mask & receivers, receivers)


def _tell_pass(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, sources, targets, source_masks, target_masks, contents = raw_event
    masks = [before | now for before, now in zip(source_masks, target_masks, strict=True)]
    event = {"event": "pass", "from": list(sources), "to": list(targets), "cards": [None] * len(masks)}
    seen: dict[tuple[int, ...], int] = {}
    for receiver in range(rules.players + 1):
        pattern = tuple([mask >> receiver & 1 for mask in masks])
        if receivers >> receiver & 1 and 1 in pattern:
            seen[pattern] = seen.get(pattern, 0) | 1 << receiver
    secrets = [
        [
            who,
            {"cards": [list(cards) if sees else None for sees, cards in zip(pattern, contents, strict=True)]},
        ]
        for pattern, who in seen.items()
    ]
    return [receivers, event, secrets] if secrets else [receivers, event]


def _tell_show(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, zone, before, now, kinds = raw_event
    to = [seat for seat in range(rules.players) if now >> seat & 1]
    event = {"event": "show", "zone": zone, "to": to, "cards": None}
    return _with_secret(event, "cards", list(kinds), None, (before | now) & receivers, receivers)


def _tell_told(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, mask, name, arguments = raw_event
    hear = receivers & mask
    return [hear, {"event": name, **dict(arguments)}] if hear else None


def _tell_set(rules: AnyRules, raw_event: RawEvent, receivers: int) -> Told | None:
    _, _, mask, name, seat, value = raw_event
    hear = receivers & mask
    return [hear, {"event": "set", "field": name, "seat": seat, "value": as_lists(value)}] if hear else None


def _with_secret(event: Event, name: str, secret: Any, instead: Any, sees: int, receivers: int) -> Told:
    """An event one field of which only some see."""
    if sees == receivers:
        event[name] = secret
        return [receivers, event]
    event[name] = instead
    return [receivers, event, [[sees, {name: secret}]]] if sees else [receivers, event]


_TELLERS: Final = {
    ANSWER: _tell_answer,
    MOVE: _tell_move,
    SHUFFLE: _tell_shuffle,
    PASS: _tell_pass,
    SHOW: _tell_show,
    TELL: _tell_told,
    SET: _tell_set,
}
