"""The two campaigns: the Fable campaign for two to four players, and ten games for a lone one.

Progress: the common `pile` and Fable `stack` (its top card last) as card ids, and a line for each game. Alone
there are, besides, the cards that are `gone`, how many `circles` of the coin track are full, and the numbers
`ticked`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast, final

from veillee.core.campaign import DONE, LOST, Campaign, Chapter, Progress
from veillee.core.rules import AnyRules
from veillee.core.schema.sheets import (
    CardsBlock,
    FigureBlock,
    HistoryBlock,
    LinesBlock,
    NumbersBlock,
    SheetBlock,
    TrackBlock,
)
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.interlude import Interlude, InterludeState
from veillee.games.fine_sand.score_sheet import (
    GAMES,
    GROUP,
    GROUP_VALUES,
    HIGHEST,
    completed_groups,
    filled,
    next_free,
    possible_sums,
    victory_points,
    worth,
)
from veillee.games.fine_sand.scoring import solo_points

#: Options that a table of a campaign does not choose.
FIXED: Final = ("order", "fable", "part")


def _named(rules: AnyRules, kinds: list[int]) -> list[str]:
    return [rules.kind_names[kind] for kind in kinds]


def _stacks(rules: AnyRules) -> Progress:
    """The cards before the first game: the starting cards, and the Fable stack with round 1 on top."""
    return {
        "pile": _named(rules, rules.cards_of("starting")),
        "stack": _named(rules, rules.cards_of("fables")[::-1]),
        "lines": [],
    }


def _game(progress: Progress, box: list[str]) -> Chapter:
    """A game in which everybody has the campaign's pile, laid open to be shuffled; the rest is in the box."""
    seats = len(progress["seats"])
    arrangement = {
        "discard": [[*progress["pile"]] for _ in range(seats)],
        "box": [[*box] for _ in range(seats)],
    }
    return Chapter(False, {**progress["options"], "part": "game"}, arrangement)


def _interlude(progress: Progress, **fields: Any) -> Chapter:
    arrangement = {"pile": progress["pile"], "stack": progress["stack"], "game": progress["games"], **fields}
    return Chapter(True, {**progress["options"], "part": "interlude"}, arrangement)


def _change_cards(progress: Progress, rules: Interlude, state: InterludeState) -> dict[str, list[str]]:
    """The pile of the next game; returns what has left it and what has come."""
    zones = state.zones
    left, came = _named(rules, zones[rules.leaving]), _named(rules, zones[rules.coming])
    progress["pile"] = _named(rules, [*sorted(zones[rules.pile_zone] + zones[rules.turned])]) + came
    progress["stack"] = _named(rules, zones[rules.stack])
    return {"left": left, "came": came}


def _card_flaw(progress: Progress, first: Progress, places: Sequence[str]) -> str:
    """What cannot be about the cards in these places: all there are lie there, so many in the pile."""
    expected = Counter([*first["pile"], *first["stack"]])
    found = Counter([card for place in places for card in progress[place]])
    for card in found:
        if found[card] > expected[card]:
            known = f"there are only {expected[card]}" if card in expected else "there is no such card"
            return f"{_place_of(progress, card, places)}: {found[card]} of {card!r}, {known}"
    if len(progress["pile"]) != len(first["pile"]):
        return f"pile: it has {len(progress['pile'])} cards, there should be {len(first['pile'])}"
    missing = sorted((expected - found).elements())
    return f"{', '.join(places)}: {missing[0]!r} is nowhere" if missing else ""


def _place_of(progress: Progress, card: str, places: Sequence[str]) -> str:
    return next(place for place in places if card in progress[place])


def _line_flaw(progress: Progress, lines: int) -> str:
    """What cannot be about the number of games: each has a line."""
    if len(progress["lines"]) != lines:
        return f"games: it says {progress['games']}, but there are {len(progress['lines'])} lines"
    return ""


def _next_ticks(progress: Progress) -> list[int] | None:
    """The numbers that the last game may tick, nothing if it has ticked one already."""
    lines = progress["lines"]
    if not lines or "ticked" in lines[-1]:
        return None
    sums = possible_sums(completed_groups(progress["circles"], lines[-1]["coins"]))
    found = {next_free(progress["ticked"], lines[-1]["total"] - by) for by in sums}
    return sorted(found - {0})


@final
class FableCampaign(Campaign):
    """Before each game three cards go under the stack and three come from its top, for ever."""

    def __init__(self) -> None:
        super().__init__("fable", (2, 4), "fs.campaign", FIXED)

    def opening(self, rules: AnyRules) -> Progress:
        return {**_stacks(rules), "winners": []}

    def following(self, progress: Progress) -> Chapter:
        if progress["chapters"] % 2:
            return _game(progress, progress["stack"])
        seats = progress["seats"]
        return _interlude(
            progress, winners=[seats.index(member) for member in progress["winners"] if member in seats]
        )

    def learn(self, progress: Progress, rules: AnyRules, state: Any) -> None:
        if isinstance(rules, Interlude):
            changed = _change_cards(progress, rules, state)
            progress["stack"] = changed["left"] + progress["stack"]
            progress["lines"].append({**changed, "seats": progress["seats"]})
            return
        result = rules.result(state)
        progress["winners"] = [progress["seats"][seat] for seat in result.winners]
        progress["lines"][-1] |= {"scores": result.scores, "winners": progress["winners"]}

    def flaw(self, progress: Progress, first: Progress) -> str:
        ahead = progress["chapters"] % 2
        return _card_flaw(progress, first, ("pile", "stack")) or _line_flaw(
            progress, progress["games"] + ahead
        )

    def sheet(self, progress: Progress) -> list[SheetBlock]:
        return [
            HistoryBlock("games", progress["lines"]),
            CardsBlock("pile", progress["pile"]),
            CardsBlock("stack", progress["stack"][::-1]),
        ]


@final
class SoloCampaign(Campaign):
    """Ten games; each ticks a number of its own, and a number above 20 loses everything."""

    def __init__(self) -> None:
        super().__init__("solo", (1, 1), "fs.solo-campaign", FIXED)

    def opening(self, rules: AnyRules) -> Progress:
        return {**_stacks(rules), "gone": [], "circles": 0, "ticked": []}

    def following(self, progress: Progress) -> Chapter:
        if progress["chapters"] % 2 == 0:
            return _game(progress, progress["stack"] + progress["gone"])
        line = progress["lines"][-1]
        return _interlude(
            progress,
            gone=progress["gone"],
            cards=line["pile"],
            presents=line["gift"],
            coins=line["coins"],
            circles=progress["circles"],
            ticked=progress["ticked"],
        )

    def learn(self, progress: Progress, rules: AnyRules, state: Any) -> None:
        if not isinstance(rules, Interlude):
            pile, gift = solo_points(cast(FineSandBase, rules), state)
            line = {"pile": pile, "gift": gift, "total": pile + gift, "coins": state.tokens[0]}
            progress["lines"].append(line)
            return
        line = progress["lines"][-1]
        changed = _change_cards(progress, rules, state)
        line |= {
            "lowered": state.lowered,
            "ticked": state.tick,
            **changed,
        }
        progress["gone"] += changed["left"]
        progress["circles"] = filled(progress["circles"], state.coins)
        progress["ticked"] = state.ticked[:]
        if not state.tick:
            progress["closed"] = LOST
        elif progress["games"] == GAMES:
            progress["closed"] = DONE

    def flaw(self, progress: Progress, first: Progress) -> str:
        lines = progress["lines"]
        if found := _card_flaw(progress, first, ("pile", "stack", "gone")) or _line_flaw(
            progress, progress["games"]
        ):
            return found
        for number, line in enumerate(lines, 1):
            total = line["pile"] + line["gift"]
            # Sheets written before kept the lowered total.
            if line["total"] not in (total, total - line.get("lowered", 0)):
                return f"lines: game {number} has a total of {line['total']}, its line comes to {total}"
        ticked = [line["ticked"] for line in lines if line.get("ticked")]
        if progress["ticked"] != ticked:
            return f"ticked: it says {progress['ticked']}, the lines say {ticked}"
        circles = filled(0, sum([line["coins"] for line in lines if "ticked" in line]))
        if progress["circles"] != circles:
            return f"circles: it says {progress['circles']}, the coins in the lines fill {circles}"
        return ""

    def sheet(self, progress: Progress) -> list[SheetBlock]:
        lines, ticked = progress["lines"], progress["ticked"]
        fresh = lines[-1]["coins"] if lines and "ticked" not in lines[-1] else 0
        circles = filled(progress["circles"], fresh)
        full = [max(0, min(GROUP, circles - GROUP * group)) for group in range(len(GROUP_VALUES))]
        groups = list(zip(GROUP_VALUES, full, strict=True))
        rows = [[line["pile"], line["gift"], line["pile"] + line["gift"]] for line in lines]
        points = [] if progress["closed"] == LOST else [FigureBlock("victory-points", victory_points(ticked))]
        return [
            LinesBlock("score", ["pile", "gift", "total"], rows, GAMES),
            TrackBlock("coins", GROUP, groups, circles - progress["circles"]),
            NumbersBlock(
                "ticks",
                [(number, worth(number), number in ticked) for number in range(1, HIGHEST + 1)],
                _next_ticks(progress),
            ),
            *points,
            HistoryBlock("changes", lines),
            CardsBlock("pile", progress["pile"]),
            CardsBlock("stack", progress["stack"][::-1]),
            CardsBlock("gone", progress["gone"]),
        ]
