"""Layouts: where a game wants its zones on a table, as data that any table can follow.

A game may have a `layout.toml` beside its cards; docs/terminal.md describes it. Without one every zone is
shown. What a layout leaves out is not shown, but it never shows more than the view it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from veillee.core.rules import AnyRules
from veillee.data.game_files import BrokenGame

#: How a zone can be shown.
SHOW_AS: Final = ("cards", "names", "count")
#: The colours a card can have.
COLOURS: Final = ("gold", "green", "red", "violet", "blue", "teal", "rose", "grey")

_LISTS: Final = ("table", "others", "own")
_KEYS: Final = (*_LISTS, "fields", "seats", "show", "choose", "card", "interlude")


@final
class Layout:
    """Which zones are shown where and how; `choose` says in which zone the cards of a verb lie."""

    def __init__(self, rules: AnyRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        if rules.is_interlude:
            data = data.get("interlude", {})
        self._check(data)
        mine = [zone.name for zone in rules.zones if zone.per_seat]
        common = [zone.name for zone in rules.zones if not zone.per_seat]
        self.table: list[str] = data.get("table", common)
        self.others: list[str] = data.get("others", mine)
        self.own: list[str] = data.get("own", mine)
        self.fields: list[str] = data.get("fields", [])
        #: Fields with a value for each seat, told beside its zones.
        self.seats: list[str] = data.get("seats", [])
        self.show: dict[str, str] = data.get("show", {})
        self.choose: dict[str, str] = data.get("choose", {})
        card = data.get("card", {})
        self.colour_by: str | None = card.get("colour")
        self.colours: dict[str, str] = card.get("colours", {})
        #: Columns of the card file whose numbers stand on a card.
        self.marks: list[str] = card.get("marks", [])

    def show_as(self, zone: str, default: str) -> str:
        return self.show.get(zone, default)

    def column(self, kind: int) -> str | None:
        """The value of the column that colours a card, or its deck."""
        if self.colour_by is None or kind < 0:
            return None
        if self.colour_by == "deck":
            return self.rules.kind_decks[kind]
        value = self.rules.kind_rows[kind].get(self.colour_by)
        return None if value is None else str(value)

    def colour(self, kind: int) -> str:
        return self.colours.get(self.column(kind) or "", "grey")

    def _check(self, data: Mapping[str, Any]) -> None:
        rules = self.rules
        mine = {zone.name for zone in rules.zones if zone.per_seat}
        common = {zone.name for zone in rules.zones if not zone.per_seat}
        self._known("key", data, _KEYS)
        for key, zones in (("table", common), ("others", mine), ("own", mine)):
            self._known(f"zone in {key!r}", data.get(key, []), zones)
        for key in ("fields", "seats"):
            self._known("field", data.get(key, []), {name for name, *_ in rules.fields})
        self._known("zone in [show]", data.get("show", {}), mine | common)
        self._known("way to show a zone", data.get("show", {}).values(), SHOW_AS)
        self._known(
            "zone in [choose]",
            [zone.removeprefix("others.") for zone in data.get("choose", {}).values()],
            mine | common,
        )
        card = data.get("card", {})
        self._known("key in [card]", card, ("colour", "colours", "marks"))
        columns = {name for row in rules.kind_rows for name in row}
        self._known("column in 'marks'", card.get("marks", []), columns)
        self._known("colour", card.get("colours", {}).values(), COLOURS)

    def _known(self, what: str, given: Iterable[str], known: Iterable[str]) -> None:
        allowed = set(known)
        for name in given:
            if name not in allowed:
                listed = ", ".join(sorted(allowed))
                raise BrokenGame(
                    f"{self.rules.setup.game}: layout.toml: unknown {what}: {name!r} (known: {listed})"
                )
