"""What a step can expect: each key of `expect` becomes claims that can be looked up in a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from veillee.core import Match, Rules
from veillee.core.arrangement import ArrangementError, kind_named
from veillee.core.fields import as_lists
from veillee.core.zones import Zone
from veillee.scenarios.certainty import certain_kinds
from veillee.scenarios.reading import Table
from veillee.scenarios.scenario import Claim

AnyMatch = Match[Any]
AnyRules = Rules[Any]
Claims = list[Claim]


def claims_of(expect: Table, rules: AnyRules) -> Claims:
    return [claim for key in expect.data for claim in _claims(expect, rules, key)]


def _claims(expect: Table, rules: AnyRules, key: str) -> Claims:
    special = _SPECIAL.get(key)
    if special is not None:
        return special(expect, rules, key)
    name, dot, seat = key.partition(".")
    zone = next((zone for zone in rules.zones if zone.name == name), None)
    if zone is not None:
        return _zone_claims(expect, rules, key, zone)
    field = next((field for field in rules.fields if field[0] == name), None)
    if field is None:
        names = [*_SPECIAL, *(zone.name for zone in rules.zones), *(field[0] for field in rules.fields)]
        expect.fail(key, f"unknown key (known: {', '.join(names)})")
    if not dot:
        return [Claim(key, expect.data[key], lambda match: as_lists(getattr(match.state, name)))]
    if not field[1]:
        expect.fail(key, f"{name} belongs to the table, not to a seat")
    index = _seat(expect, rules, key, seat)
    return [Claim(key, expect.data[key], lambda match: as_lists(getattr(match.state, name)[index]))]


def _asked(expect: Table, rules: AnyRules, key: str) -> Claims:
    seats = expect.items(key, expect.data[key], int)
    return [Claim(key, sorted(seats), lambda match: rules.asked(match.state))]


def _over(expect: Table, rules: AnyRules, key: str) -> Claims:
    return [Claim(key, expect.need(key, bool), lambda match: match.state.over)]


def _result(expect: Table, rules: AnyRules, key: str) -> Claims:
    def find(match: AnyMatch) -> Any:
        return getattr(rules.result(match.state), key) if match.state.over else "that the game is not over"

    return [Claim(key, expect.items(key, expect.data[key], int), find)]


def _options(expect: Table, rules: AnyRules, key: str) -> Claims:
    def claim(seat: int, words: list[str]) -> Claim:
        return Claim(
            f"{key}.{seat}",
            sorted(words),
            _if_asked(seat, lambda match: sorted(map(rules.catalogue.words, rules.offer(match.state, seat)))),
        )

    by_seat = expect.table(key, expect.data[key])
    return [
        claim(_seat(by_seat, rules, seat, seat), [_normal(by_seat, rules, seat, words) for words in options])
        for seat, options in by_seat.data.items()
        for options in [by_seat.items(seat, options, str)]
    ]


def _normal(table: Table, rules: AnyRules, key: str, words: str) -> str:
    try:
        return rules.catalogue.words(rules.catalogue.parse(words))
    except ValueError as error:
        table.fail(key, str(error) if words.split() else "an option is empty")


def _question(expect: Table, rules: AnyRules, key: str) -> Claims:
    names = [handler.name for handler in rules.handlers if handler.is_question]

    def claim(seat: int, question: str) -> Claim:
        if question not in names:
            expect.fail(key, f"unknown question {question!r} (this game asks: {', '.join(names)})")
        find = _if_asked(seat, lambda match: rules.handlers[match.state.agendas[seat][-1][0]].name)
        return Claim(f"{key}.{seat}", question, find)

    by_seat = expect.table(key, expect.data[key])
    return [claim(_seat(by_seat, rules, seat, seat), by_seat.need(seat, str)) for seat in by_seat.data]


def _if_asked(seat: int, find: Callable[[AnyMatch], Any]) -> Callable[[AnyMatch], Any]:
    return lambda match: find(match) if match.state.agendas[seat] else f"that seat {seat} is not asked"


def _knows(expect: Table, rules: AnyRules, key: str) -> Claims:
    zones = {rules.zone_label(number): number for number in range(len(rules.zone_owner))}

    def claim(table: Table, seat: int, label: str) -> Claim:
        if label not in zones:
            table.fail(label, f"unknown zone (known: {', '.join(zones)})")
        expected = _names(rules, sorted(_kinds(table, rules, label, table.data[label])))
        return Claim(
            f"{key}.{seat}.{label}",
            expected,
            lambda match: _names(rules, certain_kinds(rules, match.state, seat, zones[label])),
        )

    by_seat = expect.table(key, expect.data[key])
    return [
        claim(table, _seat(by_seat, rules, seat, seat), label)
        for seat in by_seat.data
        for table in [by_seat.table(seat, by_seat.data[seat])]
        for label in table.data
    ]


def _zone_claims(expect: Table, rules: AnyRules, key: str, zone: Zone) -> Claims:
    """A zone of the table, one seat's zone (``hands.0``), or that of all seats as a list of lists."""
    _, dot, seat = key.partition(".")
    value = expect.data[key]
    if dot and not zone.per_seat:
        expect.fail(key, f"{zone.name} belongs to the table, not to a seat")
    if dot or not zone.per_seat:
        index = _seat(expect, rules, key, seat) if dot else 0
        return [_zone_claim(rules, key, zone, index, _kinds(expect, rules, key, value))]
    rows = expect.items(key, value, list)
    if len(rows) != rules.players:
        expect.fail(key, f"give {rules.players} lists of cards, one for each seat")
    return [
        _zone_claim(rules, f"{key}.{index}", zone, index, _kinds(expect, rules, key, cards))
        for index, cards in enumerate(rows)
    ]


def _zone_claim(rules: AnyRules, key: str, zone: Zone, index: int, kinds: list[int]) -> Claim:
    return Claim(
        key,
        _names(rules, sorted(kinds) if zone.bag else kinds),
        lambda match: _names(rules, match.state.zones[zone.first + index]),
    )


def _kinds(table: Table, rules: AnyRules, key: str, cards: Any) -> list[int]:
    try:
        return [kind_named(rules, key, card) for card in table.items(key, cards, str)]
    except ArrangementError as error:
        table.fail("", str(error))


def _names(rules: AnyRules, kinds: Sequence[int]) -> list[str]:
    return [rules.kind_names[kind] for kind in kinds]


def _seat(table: Table, rules: AnyRules, key: str, seat: str) -> int:
    if seat not in rules.seat_names:
        table.fail(key, f"there is no seat {seat!r} (0 to {rules.players - 1})")
    return int(seat)


_SPECIAL: dict[str, Callable[[Table, AnyRules, str], Claims]] = {
    "asked": _asked,
    "over": _over,
    "scores": _result,
    "winners": _result,
    "options": _options,
    "question": _question,
    "knows": _knows,
}
