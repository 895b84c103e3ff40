"""What was left and can be gone on with: every saved game and running campaign, the one left last first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from veillee.registry import playable_games
from veillee.terminal.campaign_sheet import CampaignSheet
from veillee.terminal.saved_campaigns import SavedCampaign, saved_campaigns
from veillee.terminal.saves import SaveError, SaveFile, unfinished_saves
from veillee.texts import Texts


@dataclass(frozen=True)
class LeftGame:
    """A saved game or a campaign, and the line that offers it; whether it can be used shows when it is."""

    source: SaveFile | SavedCampaign
    words: str


def left_games(language: str) -> list[LeftGame]:
    """All of them; one that cannot be read hides no other."""
    texts = Texts(language)
    titles = {game.id: Texts(language, game).say("title") for game in playable_games()[0]}
    found: list[tuple[int, LeftGame]] = []
    for save in _saves():
        game = titles.get(save.game, save.game)
        when = f"{datetime.fromtimestamp(save.left_at / 1e9).astimezone():%Y-%m-%d %H:%M}"
        words = texts.say("terminal-start-continue", game=game, when=when)
        found.append((save.left_at, LeftGame(save, words)))
    for campaign in _campaigns():
        sheet = CampaignSheet(campaign, Texts(language, campaign.game))
        words = texts.say("terminal-start-campaign", campaign=sheet.title(), standing=sheet.status())
        found.append((campaign.left_at, LeftGame(campaign, words)))
    return [left for _, left in sorted(found, key=lambda pair: pair[0], reverse=True)]


def _saves() -> list[SaveFile]:
    try:
        return unfinished_saves()
    except SaveError:
        return []


def _campaigns() -> list[SavedCampaign]:
    try:
        return [saved for saved in saved_campaigns()[0] if not saved.is_over]
    except SaveError:
        return []
