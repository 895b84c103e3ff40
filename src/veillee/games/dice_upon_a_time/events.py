"""Events: what is different in a chapter, as tables by the Event that lies open (du.events)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import DOUBLE, FACES, MAGIC_ITEM, PROHIBITION, SIDES, STORY
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import MOST, token_named


@final
class Change:
    """The numbers of one chapter: those of the rules, changed by its Event."""

    def __init__(self, rules: DiceBase) -> None:
        self.values = list(rules.land.values)
        self.limit = 2 if rules.players == 2 else 3
        self.steeds_jump = True
        self.place_numbers = [1, 1, 1]
        self.town_draws = 1
        self.town_keeps = 1
        self.story_draws = 1
        self.prohibition = True
        #: The faces that do something when their die is placed.
        self.working = [STORY, MAGIC_ITEM, DOUBLE]
        self.wolf = True


@final
class Events:
    """Knows the rule of every Event."""

    def __init__(self, rules: DiceBase) -> None:
        self.rules = rules
        #: The numbers of a chapter without an Event.
        self.plain = Change(rules)
        #: By Event: the numbers that hold while it lies open.
        self.changes = {kind: _changed(rules, rules.kind_rows[kind]) for kind in rules.deck_kinds("events")}

    def now(self, state: DiceState) -> Change:
        """The numbers that hold in this chapter."""
        return self.under(state.zones[self.rules.event])

    def under(self, open_event: list[int]) -> Change:
        """The numbers that hold with this in the zone of the open Event."""
        return self.changes[open_event[0]] if open_event else self.plain

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


def _changed(rules: DiceBase, row: Mapping[str, Any]) -> Change:
    """The numbers under one Event; ValueError names it if it says what no Event can say."""
    found = Change(rules)
    try:
        _apply(found, rules, row["change"])
    except KeyError as error:
        raise ValueError(f"{row['id']}: {error} is missing") from error
    except ValueError as error:
        raise ValueError(f"{row['id']}: {error}") from error
    return found


def _apply(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    if change["op"] not in _OPERATIONS:
        raise ValueError(f"unknown change {change['op']!r} (known: {', '.join(_OPERATIONS)})")
    operation, *words = _OPERATIONS[change["op"]]
    unknown = sorted(set(change) - {"op", *words})
    if unknown:
        raise ValueError(f"{change['op']} has no {unknown[0]!r} (known: {', '.join(words)})")
    operation(found, rules, change)


def _number(change: Mapping[str, Any], name: str, most: int = MOST) -> int:
    """A number from 1 on; TOML may have anything there."""
    number = change[name]
    if type(number) is not int or not 1 <= number <= most:
        raise ValueError(f"{name} = {number!r} should be from 1 to {most}")
    return number


def _added(change: Mapping[str, Any]) -> int:
    """What is added, or taken away."""
    number = change["add"]
    if type(number) is not int or abs(number) > MOST:
        raise ValueError(f"add = {number!r} should be from -{MOST} to {MOST}")
    return number


def _empty_path_value(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    bounds = {"min": 1, "max": SIDES, **change}
    least, most = _number(bounds, "min", SIDES), _number(bounds, "max", SIDES)
    for path in range(rules.land.paths):
        found.values[path] = max(least, min(most, found.values[path] + _added(change)))


def _set_empty_path_value(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    places = [rules.land.place(name) for name in change["places"]]
    for path, ends in enumerate(rules.land.ends):
        if ends[0] in places or ends[1] in places:
            found.values[path] = _number(change, "value", SIDES)


def _stack_limit(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    found.limit = max(1, found.limit + _added(change))


def _disable_place(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    if change["kind"] != "steed":
        raise ValueError(f"an Event can disable steeds, not {change['kind']!r}")
    found.steeds_jump = False


def _place_tokens(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    found.place_numbers[token_named(change["token"])] = _number(change, "number")


def _town_draw(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    found.town_draws = _number(change, "draw")
    found.town_keeps = _number(change, "keep")
    if found.town_keeps not in (1, found.town_draws):
        raise ValueError(f"keep = {found.town_keeps}: of {found.town_draws} Quests one is kept, or all")


def _plain_face(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    names = [FACES[face] for face in (PROHIBITION, *found.working)]
    if change["face"] not in names:
        raise ValueError(f"unknown face {change['face']!r} (known: {', '.join(names)})")
    face = FACES.index(change["face"])
    found.prohibition = face != PROHIBITION
    found.working = [each for each in found.working if each != face]


def _close_spirit(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    if change["spirit"] != "wolf":
        raise ValueError(f"an Event can close the Wolf, not {change['spirit']!r}")
    found.wolf = False


def _story_draw(found: Change, rules: DiceBase, change: Mapping[str, Any]) -> None:
    found.story_draws = _number(change, "draw")
    if change["keep"] != 1:
        raise ValueError(f"keep = {change['keep']!r}: one Story is told, whatever is drawn")


#: By word: what it does, and the words it goes with.
_OPERATIONS: dict[str, tuple[Any, ...]] = {
    "empty-path-value": (_empty_path_value, "add", "min", "max"),
    "set-empty-path-value": (_set_empty_path_value, "places", "value"),
    "stack-limit": (_stack_limit, "add"),
    "disable-place": (_disable_place, "kind"),
    "place-tokens": (_place_tokens, "token", "number"),
    "town-draw": (_town_draw, "draw", "keep"),
    "plain-face": (_plain_face, "face"),
    "close-spirit": (_close_spirit, "spirit"),
    "story-draw": (_story_draw, "draw", "keep"),
}
