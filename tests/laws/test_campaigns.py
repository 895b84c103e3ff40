"""Every campaign of every registered game obeys every law of campaigns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest

from veillee import campaigns, registry
from veillee.core import Game, Rules
from veillee.core.campaign import Campaign, CampaignError, Chapter, Progress
from veillee.core.epoch import load_position, position_of
from veillee.core.record import Record, parse_record
from veillee.core.schema.sheets import CardsBlock, SheetBlock
from veillee.core.session import Session

pytestmark = [pytest.mark.laws, pytest.mark.both]

#: Chapters of an endless campaign that are played.
MOST = 24
#: Options that make a game short, where it has them.
SHORT = {"rounds": 1, "hand": 1}

CASES = [
    (game, campaign, players)
    for game in registry.games()
    for campaign in game.campaigns
    for players in range(campaign.players[0], campaign.players[1] + 1)
]

NAMES = [f"{game.id}-{campaign.id}-{players}" for game, campaign, players in CASES]


@dataclass
class Played:
    """A finished chapter: what the campaign had come to before it, and what was played."""

    before: Progress
    chapter: Chapter
    rules: Rules[Any]
    record: Record


def begin(game: Game, campaign: Campaign, players: int) -> Progress:
    options = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    return campaigns.begin(game, campaign.id, players, options)


def play(game: Game, progress: Progress, seed: int) -> Iterator[tuple[Played, Progress]]:
    """Play chapter after chapter with random answers; each goes on from the JSON of the one before."""
    campaign = campaigns.campaign_of(game, progress)
    about = {"game": game.id, "revision": game.revision, "data": registry.files_of(game).data_hash}
    for number in range(MOST):
        following = campaigns.next_chapter(game, progress)
        if following is None:
            return
        chapter, rules = following
        rng = Random(f"{seed}/{number}")
        arrangement = json.loads(json.dumps(chapter.arrangement))
        session: Session[Any] = Session(rules, about, key=rng.randbytes(32), arrangement=arrangement)
        while not session.state.over:
            seat = rng.choice(rules.asked(session.state))
            assert session.answer(seat, rng.choice(rules.offer(session.state, seat))) is None
        before = json.dumps(progress)
        after = campaign.after(progress, rules, session.state)
        assert json.dumps(progress) == before, "what a campaign had come to was changed in place"
        yield Played(progress, chapter, rules, session.record), after
        progress = json.loads(json.dumps(after))
        assert progress == after, "a progress does not survive JSON"


@pytest.mark.parametrize(("game", "campaign", "players"), CASES, ids=NAMES)
def test_the_progress_follows_from_the_records_alone(game: Game, campaign: Campaign, players: int) -> None:
    """From the beginning, and at every boundary: a campaign resumed is the one that was never left."""
    first = begin(game, campaign, players)
    told: list[tuple[list[int], Record]] = []
    for played, after in play(game, first, 1):
        told.append((played.before["seats"], parse_record(played.record.text())))
        assert campaigns.retrace(game, first, told) == after
        assert campaigns.retrace(game, played.before, told[-1:]) == after
        assert after["chapters"] == len(after["seatings"]) == len(told)
    assert len(told) > 1


@pytest.mark.parametrize(("game", "campaign", "players"), CASES, ids=NAMES)
def test_chapters_have_their_own_keys_and_begin_as_arranged(
    game: Game, campaign: Campaign, players: int
) -> None:
    headers = []
    for played, _ in play(game, begin(game, campaign, players), 2):
        header = played.record.header
        assert header["arrangement"] == played.chapter.arrangement
        assert played.rules.is_interlude == played.chapter.is_interlude
        headers.append(header["commitment"])
    assert len(set(headers)) == len(headers)


@pytest.mark.parametrize(("game", "campaign", "players"), CASES, ids=NAMES)
def test_a_chapter_has_all_cards_of_the_game(game: Game, campaign: Campaign, players: int) -> None:
    """So that a running one goes on after its rules have changed, like any other game."""
    about = {"game": game.id, "revision": game.revision, "data": ""}
    for played, _ in play(game, begin(game, campaign, players), 3):
        session: Session[Any] = Session(played.rules, about, seed=1, arrangement=played.chapter.arrangement)
        position = json.loads(json.dumps(position_of(played.rules, about, session.state)))
        assert load_position(played.rules, about, position) == session.state


@pytest.mark.parametrize(("game", "campaign", "players"), CASES, ids=NAMES)
def test_sheets_are_plain_data_about_cards_of_the_game(game: Game, campaign: Campaign, players: int) -> None:
    known = set(registry.rules_for(game, players).kind_names)
    for _, after in play(game, begin(game, campaign, players), 4):
        sheet = campaign.sheet(after)
        assert msgspec.json.decode(msgspec.json.encode(sheet), type=list[SheetBlock]) == sheet
        for block in sheet:
            if isinstance(block, CardsBlock):
                assert set(block.cards) <= known


@pytest.mark.parametrize(("game", "campaign", "players"), CASES, ids=NAMES)
def test_players_come_and_go_before_an_interlude_only(game: Game, campaign: Campaign, players: int) -> None:
    least, most = campaign.players
    for played, after in play(game, begin(game, campaign, players), 5):
        members = after["members"]
        chapter = campaign.chapter(after)
        if chapter is None or not chapter.is_interlude:
            with pytest.raises(CampaignError):
                campaign.reseat(after, after["seats"])
            continue
        if len(after["seats"]) < most:
            more = campaign.reseat(after, [members, *after["seats"]])
            assert more["members"] == members + 1
            assert _goes_on(game, more)
        if len(after["seats"]) > least:
            fewer = campaign.reseat(after, after["seats"][1:])
            assert fewer["members"] == members
            assert _goes_on(game, fewer)
        with pytest.raises(CampaignError):
            campaign.reseat(after, [members + 1, *after["seats"][1:]])
        assert played.before["members"] == members


def _goes_on(game: Game, progress: Progress) -> bool:
    """Whether the next two chapters can be played at this table."""
    table = len(progress["seats"])
    chapters = [played for (played, _), _ in zip(play(game, progress, 6), range(2), strict=False)]
    return [played.rules.players for played in chapters] == [table] * 2


@pytest.mark.parametrize(("game", "campaign", "players"), CASES, ids=NAMES)
def test_a_campaign_that_is_over_has_no_further_chapter(game: Game, campaign: Campaign, players: int) -> None:
    progress = begin(game, campaign, players)
    given_up = campaign.give_up(progress)
    assert campaigns.next_chapter(game, given_up) is None
    assert campaign.sheet(given_up) == campaign.sheet(progress)
    with pytest.raises(CampaignError):
        campaign.give_up(given_up)
