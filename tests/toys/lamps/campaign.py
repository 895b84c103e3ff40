"""A week of Lamps: three games, and before each a lamp is exchanged."""

from __future__ import annotations

from typing import Any, final

from toys.lamps.interlude import Errand
from veillee.core.campaign import DONE, Campaign, Chapter, Progress
from veillee.core.rules import AnyRules
from veillee.core.schema.sheets import CardsBlock, SheetBlock

GAMES = 3


@final
class Week(Campaign):
    def __init__(self) -> None:
        super().__init__("week", (2, 3), "lp.week", fixed=["part"])

    def opening(self, rules: AnyRules) -> Progress:
        names = rules.kind_names
        return {
            "store": [names[kind] for kind in rules.cards_of("lamps")],
            "box": [names[kind] for kind in rules.cards_of("spares")],
            "last": [],
            "wins": {},
        }

    def following(self, progress: Progress) -> Chapter:
        lamps = {"store": progress["store"], "box": progress["box"]}
        if progress["chapters"] % 2:
            return Chapter(False, {**progress["options"], "part": "game"}, lamps)
        seats = progress["seats"]
        last = [seats.index(member) for member in progress["last"] if member in seats]
        return Chapter(True, {**progress["options"], "part": "interlude"}, {**lamps, "last": last})

    def learn(self, progress: Progress, rules: AnyRules, state: Any) -> None:
        if isinstance(rules, Errand):
            names, zones = rules.kind_names, state.zones
            progress["store"] = [names[kind] for kind in sorted(zones[rules.store])]
            progress["box"] = [names[kind] for kind in sorted(zones[rules.box] + zones[rules.burnt])]
            return
        result, seats = rules.result(state), progress["seats"]
        progress["last"] = [
            seats[seat] for seat, score in enumerate(result.scores) if score == min(result.scores)
        ]
        for seat in result.winners:
            member = str(seats[seat])
            progress["wins"][member] = progress["wins"].get(member, 0) + 1
        if progress["games"] == GAMES:
            progress["closed"] = DONE

    def sheet(self, progress: Progress) -> list[SheetBlock]:
        return [CardsBlock("store", progress["store"])]
