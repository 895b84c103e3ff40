"""What a step can expect: each key of `expect` becomes expectations that can be looked up in a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from veillee.core import Match, Ranking, Rules, view_of
from veillee.core.arrangement import ArrangementError, kind_named
from veillee.core.certainty import certain_cards
from veillee.core.field_names import NameOfNothing
from veillee.core.fields import as_lists
from veillee.core.zones import Zone
from veillee.scenarios.scenario import Expectation
from veillee.scenarios.toml_table import TomlTable

AnyMatch = Match[Any]
AnyRules = Rules[Any]
Expectations = list[Expectation]
Find = Callable[[AnyMatch], Any]


def expectations_of(expect: TomlTable, rules: AnyRules) -> Expectations:
    return [expectation for key in expect.data for expectation in _expectations(expect, rules, key)]


def _expectations(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    special = _SPECIAL.get(key)
    if special is not None:
        return special(expect, rules, key)
    name, dot, seat = key.partition(".")
    zone = next((zone for zone in rules.zones if zone.name == name), None)
    if zone is not None:
        return _zone_expectations(expect, rules, key, zone)
    field = next((field for field in rules.fields if field[0] == name), None)
    if field is None:
        names = [*_SPECIAL, *(zone.name for zone in rules.zones), *(field[0] for field in rules.fields)]
        expect.fail(key, f"unknown key (known: {', '.join(names)})")
    if not dot:
        return [_field_expectation(expect, rules, key, lambda match: getattr(match.state, name))]
    if not field[1]:
        expect.fail(key, f"{name} belongs to the table, not to a seat")
    index = _seat(expect, rules, key, seat)
    return [_field_expectation(expect, rules, key, lambda match: getattr(match.state, name)[index])]


def _field_expectation(expect: TomlTable, rules: AnyRules, key: str, find: Find) -> Expectation:
    """What a field holds, or one seat's part of it, in words where the game has them."""
    name, dot, _ = key.partition(".")
    value = expect.data[key]
    names = rules.field_names.get(name)
    if names is None:
        return Expectation(key, value, lambda match: as_lists(find(match)))
    numbers, words = (names.part_numbers, names.part_words) if dot else (names.numbers, names.words)
    try:
        expected = words(numbers(value))
    except NameOfNothing as error:
        expect.fail(key, str(error))
    return Expectation(key, expected, lambda match: words(as_lists(find(match))))


def _asked(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    seats = expect.items(key, expect.data[key], int)
    return [Expectation(key, sorted(seats), lambda match: rules.asked(match.state))]


def _over(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    return [Expectation(key, expect.need(key, bool), lambda match: match.state.over)]


def _result(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    def find(match: AnyMatch) -> Any:
        return getattr(rules.result(match.state), key) if match.state.over else "that the game is not over"

    return [Expectation(key, expect.items(key, expect.data[key], int), find)]


def _ranking(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    return [Expectation(key, expect.items(key, expect.data[key], int), _if_over(lambda found: found.seats))]


def _decided(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    """The message that says what decided, in front of its numbers: ``"won-tokens 3 2"``."""

    def words(found: Ranking) -> str:
        if found.decided is None:
            return "the scores alone"
        numbers = [str(number) for number in found.decided["arguments"].values()]
        return " ".join([found.decided["message"], *numbers])

    return [Expectation(key, expect.need(key, str), _if_over(words))]


def _if_over(find: Callable[[Ranking], Any]) -> Find:
    return lambda match: (
        find(match.rules.ranking(match.state)) if match.state.over else "that the game is not over"
    )


def _options(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    def expectation(seat: int, words: list[str]) -> Expectation:
        return Expectation(
            f"{key}.{seat}",
            sorted(words),
            _if_asked(seat, lambda match: sorted(map(rules.catalogue.words, rules.offer(match.state, seat)))),
        )

    by_seat = expect.table(key, expect.data[key])
    return [
        expectation(
            _seat(by_seat, rules, seat, seat), [_normal(by_seat, rules, seat, words) for words in options]
        )
        for seat, options in by_seat.data.items()
        for options in [by_seat.items(seat, options, str)]
    ]


def _normal(table: TomlTable, rules: AnyRules, key: str, words: str) -> str:
    try:
        return rules.catalogue.words(rules.catalogue.parse(words))
    except ValueError as error:
        table.fail(key, str(error) if words.split() else "an option is empty")


def _question(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    names = [handler.name for handler in rules.handlers if handler.is_question]

    def expectation(seat: int, question: str) -> Expectation:
        if question not in names:
            expect.fail(key, f"unknown question {question!r} (this game asks: {', '.join(names)})")
        find = _if_asked(seat, lambda match: rules.handlers[match.state.agendas[seat][-1][0]].name)
        return Expectation(f"{key}.{seat}", question, find)

    by_seat = expect.table(key, expect.data[key])
    return [expectation(_seat(by_seat, rules, seat, seat), by_seat.need(seat, str)) for seat in by_seat.data]


def _known_in(rules: AnyRules, match: Match[Any], seat: int, zone: int) -> list[int]:
    """The cards of a zone that a seat sees or is certain of."""
    view = view_of(rules, match.state, seat)
    seen = view["zones"][zone]
    if all(card >= 0 for card in seen):
        return sorted(seen)
    return next((kinds for found, *kinds in certain_cards(view) if found == zone), [])


def _if_asked(seat: int, find: Find) -> Find:
    return lambda match: find(match) if match.state.agendas[seat] else f"that seat {seat} is not asked"


def _knows(expect: TomlTable, rules: AnyRules, key: str) -> Expectations:
    zones = {rules.zone_label(number): number for number in range(len(rules.zone_owner))}

    def expectation(table: TomlTable, seat: int, label: str) -> Expectation:
        if label not in zones:
            table.fail(label, f"unknown zone (known: {', '.join(zones)})")
        expected = _names(rules, sorted(_kinds(table, rules, label, table.data[label])))
        return Expectation(
            f"{key}.{seat}.{label}",
            expected,
            lambda match: _names(rules, _known_in(rules, match, seat, zones[label])),
        )

    by_seat = expect.table(key, expect.data[key])
    return [
        expectation(table, _seat(by_seat, rules, seat, seat), label)
        for seat in by_seat.data
        for table in [by_seat.table(seat, by_seat.data[seat])]
        for label in table.data
    ]


def _zone_expectations(expect: TomlTable, rules: AnyRules, key: str, zone: Zone) -> Expectations:
    """A zone of the table, one seat's zone (``hands.0``), or that of all seats as a list of lists."""
    _, dot, seat = key.partition(".")
    value = expect.data[key]
    if dot and not zone.per_seat:
        expect.fail(key, f"{zone.name} belongs to the table, not to a seat")
    if dot or not zone.per_seat:
        index = _seat(expect, rules, key, seat) if dot else 0
        return [_zone_expectation(rules, key, zone, index, _kinds(expect, rules, key, value))]
    rows = expect.items(key, value, list)
    if len(rows) != rules.players:
        expect.fail(key, f"give {rules.players} lists of cards, one for each seat")
    return [
        _zone_expectation(rules, f"{key}.{index}", zone, index, _kinds(expect, rules, key, cards))
        for index, cards in enumerate(rows)
    ]


def _zone_expectation(rules: AnyRules, key: str, zone: Zone, index: int, kinds: list[int]) -> Expectation:
    return Expectation(
        key,
        _names(rules, sorted(kinds) if zone.bag else kinds),
        lambda match: _names(rules, match.state.zones[zone.first + index]),
    )


def _kinds(table: TomlTable, rules: AnyRules, key: str, cards: Any) -> list[int]:
    try:
        return [kind_named(rules, key, card) for card in table.items(key, cards, str)]
    except ArrangementError as error:
        table.fail("", str(error))


def _names(rules: AnyRules, kinds: Sequence[int]) -> list[str]:
    return [rules.kind_names[kind] for kind in kinds]


def _seat(table: TomlTable, rules: AnyRules, key: str, seat: str) -> int:
    if seat not in rules.seat_names:
        table.fail(key, f"there is no seat {seat!r} (0 to {rules.players - 1})")
    return int(seat)


_SPECIAL: dict[str, Callable[[TomlTable, AnyRules, str], Expectations]] = {
    "asked": _asked,
    "over": _over,
    "scores": _result,
    "winners": _result,
    "ranking": _ranking,
    "decided": _decided,
    "options": _options,
    "question": _question,
    "knows": _knows,
}
