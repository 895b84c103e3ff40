"""Fine Sand's campaigns, played whole: what the sheets say, who may come and go, which cards come back."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import pytest

from veillee import campaigns
from veillee.bots import BotMaker
from veillee.core import OptionError, view_of
from veillee.core.campaign import CampaignError, Progress
from veillee.core.schema.sheets import (
    CardsBlock,
    FigureBlock,
    LinesBlock,
    NumbersBlock,
    SheetBlock,
    TrackBlock,
)
from veillee.core.session import Session
from veillee.registry import about_of, find_game, rules_for
from veillee.texts import Texts
from veillee.texts.words import Words

GAME = find_game("fine-sand")
FABLE = GAME.campaign("fable")
SOLO = GAME.campaign("solo")

B = TypeVar("B", bound=SheetBlock)


def block_of(cls: type[B], progress: Progress) -> B:
    """The one block of this sort on the sheet of a lone player's campaign."""
    [found] = [block for block in SOLO.sheet(progress) if isinstance(block, cls)]
    return found


def play_chapter(progress: Progress, seed: int, bot: str = "random") -> tuple[Progress, Any]:
    """The next chapter, all seats by bots; returns the progress and the last state."""
    following = campaigns.next_chapter(GAME, progress)
    assert following is not None
    chapter, rules = following
    about = {"game": GAME.id, "revision": GAME.revision, "data": ""}
    session: Session[Any] = Session(rules, about, seed=seed, arrangement=chapter.arrangement)
    player = BotMaker(GAME, rules).make(bot, Random(seed))
    while not session.state.over:
        seat = rules.asked(session.state)[0]
        view = session.standing_of(seat)["view"]
        assert session.answer(seat, player.choose(view, rules.offer(session.state, seat))) is None
    return campaigns.campaign_of(GAME, progress).after(progress, rules, session.state), session.state


def play(progress: Progress, chapters: int, bot: str = "random") -> Progress:
    for number in range(chapters):
        progress, _ = play_chapter(progress, number, bot)
    return progress


def all_cards() -> list[str]:
    rules = rules_for(GAME, 1)
    return sorted(rules.kind_names[kind] for kind in rules.all_cards())


def test_twelve_games_of_the_fable_campaign() -> None:
    """Three out and three in before each; from the tenth on those come back that left first."""
    progress = play(campaigns.begin(GAME, "fable", 3, {"rounds": 2}), 24)
    lines = progress["lines"]
    assert progress["games"] == 12
    assert (len(progress["pile"]), len(progress["stack"])) == (30, 27)
    assert sorted(progress["pile"] + progress["stack"]) == all_cards()
    marks = {row["id"]: row["mark"] for row in rules_for(GAME, 1).kind_rows}
    for number, line in enumerate(lines[:9], 1):
        assert [marks[card] for card in line["came"]] == [str(number)] * 3
    for number, line in enumerate(lines[9:]):
        assert sorted(line["came"]) == sorted(lines[number]["left"])
    assert all(marks[card] != "W" for line in lines for card in line["left"])
    assert all(line["winners"] for line in lines)


def test_all_piles_are_alike_and_nothing_is_left_in_the_last_game() -> None:
    progress = play(campaigns.begin(GAME, "fable", 2, {"rounds": 5}), 1)
    pile = progress["pile"]
    chapter = FABLE.chapter(progress)
    assert chapter is not None
    assert chapter.arrangement is not None
    assert [sorted(cards) for cards in chapter.arrangement["discard"]] == [sorted(pile)] * 2
    assert play(progress, 1)["pile"] == pile


def test_the_sheet_shows_every_card_that_is_to_come_the_next_first() -> None:
    progress = campaigns.begin(GAME, "fable", 2, {"rounds": 2})
    *_, stack = FABLE.sheet(progress)
    assert isinstance(stack, CardsBlock)
    assert stack.cards == list(reversed(progress["stack"]))


def test_every_card_goes_home_after_a_game() -> None:
    """Wherever it lies then: cards have been built, and some lie in the neighbour's piles."""
    progress = play(campaigns.begin(GAME, "fable", 2, {"rounds": 10}), 1)
    following = campaigns.next_chapter(GAME, progress)
    assert following is not None
    zones = [zone for zone in following[1].zones if zone.per_seat]
    progress, state = play_chapter(progress, 0, "greedy")
    held = [sorted(kind for zone in zones for kind in state.zones[zone.first + seat]) for seat in range(2)]
    assert held[0] != held[1]
    progress = play(progress, 1)
    chapter = FABLE.chapter(progress)
    assert chapter is not None
    assert chapter.arrangement is not None
    assert len(progress["pile"]) == 30
    assert [sorted(cards) for cards in chapter.arrangement["discard"]] == [sorted(progress["pile"])] * 2


def test_the_winner_turns_up_unless_gone() -> None:
    progress = play(campaigns.begin(GAME, "fable", 3, {"rounds": 2}), 2)
    winner = progress["winners"][0]
    _, state = play_chapter({**progress, "winners": [winner]}, 1)
    assert state.revealer == winner
    others = [member for member in progress["seats"] if member not in progress["winners"]]
    left = FABLE.reseat(progress, [*others, 3])
    following = campaigns.next_chapter(GAME, left)
    assert following is not None
    assert following[0].arrangement is not None
    assert following[0].arrangement["winners"] == []
    assert play(left, 2)["lines"][-1]["seats"] == [*others, 3]


def test_nobody_comes_or_goes_before_a_game_and_two_must_stay() -> None:
    progress = campaigns.begin(GAME, "fable", 3, {})
    with pytest.raises(OptionError, match="2 to 4 players"):
        FABLE.reseat(progress, [0])
    with pytest.raises(CampaignError, match="before the interlude"):
        FABLE.reseat(play(progress, 1), [0, 1])


@pytest.mark.parametrize("option", ["order", "fable", "part"])
def test_some_options_are_the_campaign_s_own(option: str) -> None:
    with pytest.raises(OptionError, match=option):
        campaigns.begin(GAME, "fable", 2, {option: 0})


def test_ten_games_alone() -> None:
    """To the end: each line adds up, each number is ticked once, and points are those of the low ones."""
    progress = campaigns.begin(GAME, "solo", 1, {"solo-gift": "lenient"})
    for _ in range(10):
        tries = [play_chapter(progress, seed, "greedy")[0] for seed in range(4)]
        lucky = min(tries, key=lambda played: int(played["lines"][-1]["total"]))
        progress, _ = play_chapter(lucky, 1, "greedy")
    assert progress["closed"] == "done"
    assert len(progress["lines"]) == 10
    for line in progress["lines"]:
        assert line["total"] == line["pile"] + line["gift"]
        assert line["ticked"] >= line["total"] - line["lowered"]
    ticked = progress["ticked"]
    assert ticked == [line["ticked"] for line in progress["lines"]]
    assert len(set(ticked)) == 10
    coins = sum(line["coins"] for line in progress["lines"])
    points = block_of(FigureBlock, progress)
    assert points.value == sum(11 - number for number in ticked if number <= 10)
    assert sum(full for _, full in block_of(TrackBlock, progress).groups) == min(50, coins)
    numbers = block_of(NumbersBlock, progress).numbers
    assert [number for number, _, is_ticked in numbers if is_ticked] == sorted(ticked)
    assert len(progress["gone"]) == 27
    assert progress["stack"] == []
    assert sorted(progress["pile"] + progress["gone"]) == all_cards()


def test_the_tokens_of_a_game_are_drawn_before_its_number_is_ticked() -> None:
    progress = campaigns.begin(GAME, "solo", 1, {})
    progress |= {"circles": 3, "lines": [{"pile": 4, "gift": 16, "total": 20, "coins": 9}]}
    track = block_of(TrackBlock, progress)
    assert [full for _, full in track.groups][:4] == [5, 5, 2, 0]
    assert track.new == 9
    progress["lines"][0]["ticked"] = 20
    track = block_of(TrackBlock, progress)
    assert [full for _, full in track.groups][:2] == [3, 0]
    assert track.new == 0


def test_the_sheet_knows_which_numbers_the_last_game_may_tick() -> None:
    progress = campaigns.begin(GAME, "solo", 1, {})
    line = {"pile": 4, "gift": 11, "total": 15, "coins": 7}
    progress |= {"circles": 3, "lines": [line], "ticked": [14, 15]}

    def following() -> list[int] | None:
        return block_of(NumbersBlock, progress).next

    assert following() == [13, 16]
    line["total"] = 22
    assert following() == [20]
    line["total"] = 23
    assert following() == []
    line["ticked"] = 0
    assert following() is None


def test_what_is_left_on_the_timer_fills_no_circle() -> None:
    progress, state = play_chapter(campaigns.begin(GAME, "solo", 1, {"rounds": 3}), 0, "greedy")
    assert state.timer == 10
    assert progress["lines"][-1]["coins"] == state.tokens[0]
    after, _ = play_chapter(progress, 0, "greedy")
    assert after["circles"] == state.tokens[0]


def test_a_lost_campaign_is_closed_and_the_next_begins_anew() -> None:
    lost = play(campaigns.begin(GAME, "solo", 1, {"rounds": 1}), 2)
    assert lost["closed"] == "lost"
    assert campaigns.next_chapter(GAME, lost) is None
    assert block_of(LinesBlock, lost).rows == [[lost["lines"][0][name] for name in ("pile", "gift", "total")]]
    shown = [type(block) for block in SOLO.sheet(lost)]
    assert FigureBlock not in shown, "what is lost is worth nothing, and not 0 points either"
    again = campaigns.begin(GAME, "solo", 1, {})
    assert (len(again["pile"]), len(again["stack"]), again["gone"]) == (30, 27, [])


@pytest.mark.parametrize(
    ("language", "as_it_is", "lowered"),
    [
        ("en", "Tick the total as it is", "Take 3 off the total, then tick it"),
        ("fr", "Cocher le total tel quel", "Retrancher 3 du total, puis cocher"),
        ("ru", "Отметить итог как есть", "Уменьшить итог на 3 и отметить"),
    ],
)
def test_nobody_is_asked_to_take_nothing_off(language: str, as_it_is: str, lowered: str) -> None:
    rules = rules_for(GAME, 1, {"part": "interlude"})
    names = Words(rules, Texts(language, GAME))
    options = [rules.catalogue.parse(words) for words in ("lower 0", "lower 3")]
    assert [names.option(option) for option in options] == [as_it_is, lowered]


def test_the_numbers_that_can_be_ticked_go_along_with_the_table() -> None:
    rules = rules_for(GAME, 1, {"part": "interlude"})
    state: Any = rules.blank_state()
    state.total, state.ticked = 16, [14, 15]
    ticks = rules.derived(view_of(rules, state, 0))["ticks"]
    assert ticks[:4] == [16, 16, 16, 13]
    assert len(ticks) == 31, "nothing up to thirty taken off"


@pytest.mark.parametrize(("total", "lost"), [(20, False), (21, True)])
def test_a_campaign_that_is_lost_is_told(total: int, lost: bool) -> None:
    rules = rules_for(GAME, 1, {"part": "interlude"})
    session: Session[Any] = Session(
        rules, about_of(GAME), seed=1, arrangement={"cards": 5, "presents": total - 5}
    )
    assert session.answer(0, rules.catalogue.parse("lower 0")) is None
    assert ("campaign-lost" in [event["event"] for event in session.events[0]]) is lost
