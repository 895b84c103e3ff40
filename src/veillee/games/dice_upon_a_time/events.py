"""Events: what is different in a chapter, as tables by the Event that lies open (du.events)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final

from veillee.core import Match
from veillee.games.dice_upon_a_time.board import MOST, SIDES, token_named
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Change:
    """The numbers of one chapter: those of the rules, changed by its Event."""

    def __init__(self, rules: DiceUponATime) -> None:
        self.values = list(rules.board.values)
        self.limit = 2 if rules.players == 2 else 3
        self.steeds_jump = True
        self.place_numbers = [1, 1, 1]
        self.town_draws = 1
        self.story_draws = 1
        self.prohibition = True
        self.wolf = True


@final
class Events:
    """Knows the rule of every Event; the last entry of `changes` is a chapter without one."""

    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        kinds = rules.deck_kinds("events")
        self.first = kinds[0] if kinds else 0
        self.changes = [_changed(rules, rules.kind_rows[kind]) for kind in kinds]
        self.plain = Change(rules)

    def now(self, state: DiceState) -> Change:
        """The numbers that hold in this chapter."""
        open_event = state.zones[self.rules.event]
        return self.changes[open_event[0] - self.first] if open_event else self.plain

    def announce(self, match: Match[DiceState], count: int) -> None:
        """With open Events, lay out the coming ones, the next on top."""
        rules = self.rules
        for _ in range(min(count, len(match.state.zones[rules.event_deck]))):
            match.move(rules.event_deck, 0, rules.announced)

    def reveal(self, match: Match[DiceState]) -> None:
        """Turn up the Event of a chapter; in the extra long game they begin anew after the last."""
        rules = self.rules
        zones = match.state.zones
        if not zones[rules.announced] and not zones[rules.event_deck]:
            match.move_all(rules.past, rules.event_deck)
            match.shuffle(rules.event_deck)
            if rules.event_choice == "open":
                self.announce(match, len(zones[rules.event_deck]))
        match.draw(rules.announced if zones[rules.announced] else rules.event_deck, rules.event)
        match.state.wolf_closed = not self.now(match.state).wolf


def _changed(rules: DiceUponATime, row: Mapping[str, Any]) -> Change:
    """The numbers under one Event; ValueError names it if it says what no Event can say."""
    found = Change(rules)
    try:
        _apply(found, rules, row["change"])
    except KeyError as error:
        raise ValueError(f"{row['id']}: {error} is missing") from error
    except ValueError as error:
        raise ValueError(f"{row['id']}: {error}") from error
    return found


def _apply(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    operation = _OPERATIONS.get(change["op"])
    if operation is None:
        raise ValueError(f"unknown change {change['op']!r} (known: {', '.join(_OPERATIONS)})")
    operation(found, rules, change)


def _number(change: Mapping[str, Any], name: str, most: int = MOST) -> int:
    """A number from 1 on; TOML may have anything there."""
    number = change[name]
    if type(number) is not int or not 1 <= number <= most:
        raise ValueError(f"{name} = {number!r} should be from 1 to {most}")
    return number


def _empty_path_value(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    least, most = int(change.get("min", 1)), int(change.get("max", 6))
    for path in range(rules.board.paths):
        found.values[path] = max(least, min(most, found.values[path] + int(change["add"])))


def _set_empty_path_value(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    places = [rules.board.place(name) for name in change["places"]]
    for path, ends in enumerate(rules.board.ends):
        if ends[0] in places or ends[1] in places:
            found.values[path] = _number(change, "value", SIDES)


def _stack_limit(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    found.limit = max(1, found.limit + int(change["add"]))


def _disable_place(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    if change["kind"] != "steed":
        raise ValueError(f"an Event can disable steeds, not {change['kind']!r}")
    found.steeds_jump = False


def _place_tokens(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    found.place_numbers[token_named(change["token"])] = _number(change, "number")


def _town_draw(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    found.town_draws = _number(change, "draw")


def _plain_face(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    found.prohibition = False


def _close_spirit(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    if change["spirit"] != "wolf":
        raise ValueError(f"an Event can close the Wolf, not {change['spirit']!r}")
    found.wolf = False


def _story_draw(found: Change, rules: DiceUponATime, change: Mapping[str, Any]) -> None:
    found.story_draws = _number(change, "draw")


_OPERATIONS = {
    "empty-path-value": _empty_path_value,
    "set-empty-path-value": _set_empty_path_value,
    "stack-limit": _stack_limit,
    "disable-place": _disable_place,
    "place-tokens": _place_tokens,
    "town-draw": _town_draw,
    "plain-face": _plain_face,
    "close-spirit": _close_spirit,
    "story-draw": _story_draw,
}
