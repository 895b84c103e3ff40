"""Campaigns: games joined by interludes.

An interlude is a small game of this contract, with its own key, answers, events and record; its end is the
next game's arrangement. So whatever plays games plays campaigns. What a campaign has come to, its *progress*,
is plain JSON and follows from the finished chapters alone: `begin`, then `after` for each of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from veillee.core.arrangement import Arrangement
from veillee.core.game import OptionError
from veillee.core.rules import AnyRules
from veillee.core.schema import SheetBlock, Value
from veillee.core.state import State

#: What a campaign has come to, as JSON. Everyone who ever took part is a member and keeps the number.
Progress = dict[str, Any]

#: Why a campaign has no further chapter.
DONE: Final = "done"
LOST: Final = "lost"
GIVEN_UP: Final = "given-up"


class CampaignError(ValueError):
    """Something that a campaign does not allow now; the message says what."""


@final
class Chapter:
    """What is played next: a game or an interlude, its options, and the position it begins from."""

    def __init__(
        self, is_interlude: bool, options: Mapping[str, Value], arrangement: Arrangement | None
    ) -> None:
        self.is_interlude = is_interlude
        self.options = dict(options)
        self.arrangement = arrangement


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """Base of a game's campaigns: how its chapters follow from each other.

    `fixed` are the options that the campaign itself decides, so that no table may choose them.
    """

    def __init__(self, id: str, players: tuple[int, int], rule: str, fixed: Sequence[str] = ()) -> None:
        self.id = id
        self.players = players
        #: The anchor of the rules that explain it.
        self.rule = rule
        self.fixed = tuple(fixed)

    # What subclasses implement

    def opening(self, rules: AnyRules) -> Progress:
        """The campaign's own part of the progress before the first chapter, with the cards of these rules."""
        raise TypeError(f"{type(self).__name__} does not say how it opens")

    def following(self, progress: Progress) -> Chapter:
        """The next chapter of a campaign that is not closed."""
        raise TypeError(f"{type(self).__name__} does not say what follows")

    def learn(self, progress: Progress, rules: AnyRules, state: Any) -> None:
        """Write down what a finished chapter brought; may set `progress["closed"]`."""
        raise TypeError(f"{type(self).__name__} does not say what is written down")

    def flaw(self, progress: Progress, first: Progress) -> str:
        """What makes a progress impossible, beside `first`, that of the same campaign before any chapter.

        Chapters that can be played again say more; this is for those that were played by other rules.
        """
        return ""

    def sheet(self, progress: Progress) -> list[SheetBlock]:
        """What lies on the table between the games, in blocks that anybody can draw: docs/campaigns.md."""
        return []

    # What everybody uses

    def begin(self, rules: AnyRules, options: Mapping[str, Value]) -> Progress:
        """The progress of a new campaign with the game's rules at this table, for which these were chosen."""
        self.check(rules.players, options)
        return {
            "campaign": self.id,
            "options": dict(options),
            "owner_data": rules.setup.owner_data,
            "seats": list(range(rules.players)),
            "members": rules.players,
            "seatings": [],
            "chapters": 0,
            "games": 0,
            "closed": "",
            **self.opening(rules),
        }

    def check(self, players: int, options: Mapping[str, Value]) -> None:
        """OptionError for a number of players, or options, that the campaign cannot be played with."""
        self._check_players(players)
        for name in options:
            if name in self.fixed:
                raise OptionError(f"the campaign decides about {name!r} itself", self.rule)

    def chapter(self, progress: Progress) -> Chapter | None:
        """What is played next; None if the campaign is over."""
        return None if progress["closed"] else self.following(progress)

    def after(self, progress: Progress, rules: AnyRules, state: State) -> Progress:
        """The progress once the next chapter has been played to this end."""
        chapter = self.chapter(progress)
        if chapter is None or not state.over:
            raise CampaignError("the campaign is over" if chapter is None else "the chapter is not over")
        found: Progress = json.loads(json.dumps(progress))
        found["chapters"] += 1
        found["seatings"].append(found["seats"])
        found["games"] += not chapter.is_interlude
        self.learn(found, rules, state)
        return found

    def reseat(self, progress: Progress, seats: Sequence[int]) -> Progress:
        """The progress with these members at the table, in this order; newcomers get the next numbers."""
        chapter = self.chapter(progress)
        if chapter is None or not chapter.is_interlude:
            raise CampaignError("players join and leave between two games, before the interlude")
        self._check_players(len(seats))
        known = progress["members"]
        newcomers = sorted(member for member in seats if member >= known)
        if len(set(seats)) != len(seats) or min(seats) < 0:
            raise CampaignError("everybody has one seat")
        if newcomers != list(range(known, known + len(newcomers))):
            raise CampaignError(f"the first newcomer is member {known}")
        return {**progress, "seats": list(seats), "members": known + len(newcomers)}

    def give_up(self, progress: Progress) -> Progress:
        """The progress of a campaign that nobody wants to go on with; its sheet is kept."""
        if progress["closed"]:
            raise CampaignError("the campaign is over already")
        return {**progress, "closed": GIVEN_UP}

    def _check_players(self, players: int) -> None:
        least, most = self.players
        if not least <= players <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            noun = "player" if most == 1 else "players"
            raise OptionError(f"the campaign {self.id!r} is for {wanted} {noun}, not {players}", self.rule)
