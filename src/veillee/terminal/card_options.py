"""Which card on the table stands for which options of a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from veillee.core.options import Verb
from veillee.core.rules import AnyRules
from veillee.data.layout import Layout

OTHERS: Final = "others."

#: For each zone, and each kind in it, the options it stands for.
Places = dict[int, dict[int, list[int]]]


@final
class CardOptions:
    """The cards of options, and the options of cards, as one seat sees the table."""

    def __init__(self, rules: AnyRules, layout: Layout, seat: int) -> None:
        self.rules = rules
        self.layout = layout
        self.seat = seat

    def places(self, options: list[int], zones: list[list[int]]) -> Places:
        """For each zone the kinds that can be chosen there, with their options."""
        by_verb: dict[str, list[int]] = {}
        for option in options:
            verb = self.rules.catalogue.verb_of(option)
            if self.kind_in(option) is not None:
                by_verb.setdefault(verb.name, []).append(option)
        placed: Places = {}
        for verb_name, found in by_verb.items():
            for option in found:
                zone = self._zone_of(verb_name, option, found, zones)
                if zone >= 0:
                    placed.setdefault(zone, {}).setdefault(self.kind_in(option) or 0, []).append(option)
        return placed

    def _zone_of(self, verb: str, option: int, options: list[int], zones: list[list[int]]) -> int:
        """The zone where an option's card lies, -1 if the seat sees it nowhere."""
        kind = self.kind_in(option)
        if verb in self.layout.choose:
            candidates = self._named(self.layout.choose[verb])
            return next((zone for zone in candidates if kind in zones[zone]), -1)
        wanted = {self.kind_in(other) for other in options}
        mine = [zone for zone, owner in enumerate(self.rules.zone_owner) if owner == self.seat]
        common = [zone for zone, owner in enumerate(self.rules.zone_owner) if owner < 0]
        return next((zone for zone in [*mine, *common] if wanted <= set(zones[zone])), -1)

    def _named(self, name: str) -> list[int]:
        zone = next(zone for zone in self.rules.zones if zone.name == name.removeprefix(OTHERS))
        if not zone.per_seat:
            return [zone.first]
        if not name.startswith(OTHERS):
            return [zone.first + self.seat]
        return [zone.first + seat for seat in range(self.rules.players) if seat != self.seat]

    def kind_in(self, option: int) -> int | None:
        """The card that an option names, if it names one."""
        verb = self.rules.catalogue.verb_of(option)
        position = card_argument(verb)
        if position is None:
            return None
        name = verb.arguments[position][1][verb.values(option)[position]]
        return self.rules.kind_names.index(name) if name in self.rules.kind_names else None

    def option_for(self, verb: Verb, kind: int) -> int | None:
        """The option of this verb that names this card, with any other argument at its first value."""
        position = card_argument(verb)
        name = self.rules.kind_names[kind]
        if position is None or name not in verb.arguments[position][1]:
            return None
        values = [0] * len(verb.arguments)
        values[position] = verb.arguments[position][1].index(name)
        return verb.number(values)

    def card_verbs(self, options: Sequence[int]) -> list[Verb]:
        """The verbs in question that take a card."""
        verbs = {self.rules.catalogue.verb_of(option).name: None for option in options}
        return [
            verb
            for verb in self.rules.catalogue.verbs
            if verb.name in verbs and card_argument(verb) is not None
        ]


def card_argument(verb: Verb) -> int | None:
    """Which of a verb's arguments is a card."""
    names: list[Any] = [name for name, _ in verb.arguments]
    return names.index("card") if "card" in names else None
