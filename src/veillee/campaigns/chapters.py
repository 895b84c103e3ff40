"""The chapters of a campaign: the rules of the next one, and the progress that follows from their records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from veillee.core import Game, Rules
from veillee.core.campaign import Campaign, CampaignError, Chapter, Progress
from veillee.core.record import Record, has_options
from veillee.core.replay import replay
from veillee.core.schema import Value
from veillee.core.setup import NEWEST
from veillee.data.owner_data import OwnerData
from veillee.registry import rules_for


def begin(
    game: Game,
    campaign: str,
    players: int,
    options: Mapping[str, Value],
    owner_data: OwnerData | None = None,
) -> Progress:
    """A new campaign of a game; OptionError for what it cannot be played with."""
    found = game.campaign(campaign)
    found.check(players, options)
    game.choose(players, options)
    return found.begin(rules_for(game, players, options, owner_data), options)


def campaign_of(game: Game, progress: Progress) -> Campaign:
    return game.campaign(progress["campaign"])


def next_chapter(
    game: Game, progress: Progress, owner_data: OwnerData | None = None, revision: int = NEWEST
) -> tuple[Chapter, Rules[Any]] | None:
    """What is played next, with its rules; None if the campaign is over.

    CampaignError if these are not the owner's data that the campaign was begun with.
    """
    chapter = campaign_of(game, progress).chapter(progress)
    if chapter is None:
        return None
    check_owner_data(progress, owner_data)
    return chapter, rules_for(game, len(progress["seats"]), chapter.options, owner_data, revision)


def check_owner_data(progress: Progress, owner_data: OwnerData | None) -> None:
    """CampaignError if these are not the owner's data that the campaign was begun with."""
    begun_with, given = progress["owner_data"], "" if owner_data is None else owner_data.hash
    if begun_with == given:
        return
    if not begun_with:
        raise CampaignError("it was begun with the cards of the house, not with these owner's data")
    wrong = "have changed since; put them back as they were" if given else "are missing"
    raise CampaignError(f"the owner's data it was begun with {wrong}")


def retrace(
    game: Game,
    progress: Progress,
    chapters: Sequence[tuple[Sequence[int], Record]],
    owner_data: OwnerData | None = None,
) -> Progress:
    """The progress that follows from finished chapters: who sat where, and what was played.

    CampaignError if a record is not that of the next chapter, or is not over.
    """
    campaign = campaign_of(game, progress)
    for number, (seats, record) in enumerate(chapters, progress["chapters"] + 1):
        if list(seats) != progress["seats"]:
            progress = campaign.reseat(progress, seats)
        played = record.about["revision"]
        following = next_chapter(game, progress, owner_data, played if game.plays_by(played) else NEWEST)
        if following is None:
            raise CampaignError(f"chapter {number}: the campaign was over before")
        chapter, rules = following
        header = record.header
        if header["arrangement"] != chapter.arrangement or not has_options(header, rules):
            raise CampaignError(f"chapter {number}: the record is not that of this chapter")
        progress = campaign.after(progress, rules, replay(record, rules).state)
    return progress
