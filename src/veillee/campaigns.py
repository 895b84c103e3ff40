"""Campaigns as tables play them: the rules of the next chapter, and the progress from the records alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from veillee.core import Game, Rules
from veillee.core.campaign import Campaign, CampaignError, Chapter, Progress
from veillee.core.game import Value
from veillee.core.record import Record
from veillee.core.session import replay
from veillee.registry import rules_for


def begin(game: Game, campaign: str, players: int, options: Mapping[str, Value]) -> Progress:
    """A new campaign of a game; OptionError for what it cannot be played with."""
    found = game.campaign(campaign)
    found.check(players, options)
    return found.begin(rules_for(game, players, options), options)


def campaign_of(game: Game, progress: Progress) -> Campaign:
    return game.campaign(progress["campaign"])


def next_chapter(game: Game, progress: Progress) -> tuple[Chapter, Rules[Any]] | None:
    """What is played next, with its rules; None if the campaign is over."""
    chapter = campaign_of(game, progress).chapter(progress)
    if chapter is None:
        return None
    return chapter, rules_for(game, len(progress["seats"]), chapter.options)


def retrace(game: Game, progress: Progress, chapters: Sequence[tuple[Sequence[int], Record]]) -> Progress:
    """The progress that follows from finished chapters: who sat where, and what was played.

    CampaignError if a record is not that of the next chapter, or is not over.
    """
    campaign = campaign_of(game, progress)
    for number, (seats, record) in enumerate(chapters, 1):
        if list(seats) != progress["seats"]:
            progress = campaign.reseat(progress, seats)
        following = next_chapter(game, progress)
        if following is None:
            raise CampaignError(f"chapter {number}: the campaign was over before")
        chapter, rules = following
        header = record.header
        if header["arrangement"] != chapter.arrangement or header["options"] != rules.options:
            raise CampaignError(f"chapter {number}: the record is not that of this chapter")
        progress = campaign.after(progress, rules, replay(record, rules).state)
    return progress
