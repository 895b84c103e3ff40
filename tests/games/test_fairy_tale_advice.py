"""Advice for Fairy Tale: sound choices on small positions, and every option ranked at every table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from examiner import Examiner
from veillee import registry
from veillee.bots.arena import play_game
from veillee.core import Reason, view_of
from veillee.core.session import Session

pytestmark = pytest.mark.both

GAME = registry.find_game("fairy-tale")

#: Three picks, of which one is played and two are left over.
PLAIN = ["elven-warrior", "spirit-of-the-spring", "spirit-of-the-spring"]


def table(players: int = 2, options: dict[str, Any] | None = None, **arranged: Any) -> Session[Any]:
    """A table in the last round, at the position told."""
    rules = registry.rules_for(GAME, players, {"mode": "expert", **(options or {})})
    return Session(rules, {}, seed=1, arrangement={"round": 4, **arranged})


def advised(session: Session[Any], seat: int = 0) -> list[tuple[str, Reason]]:
    """The options of a seat in words, the best first, with the reasons."""
    rules = session.rules
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    ranked = advice.rank(view_of(rules, session.state, seat), rules.offer(session.state, seat))
    return [(rules.catalogue.words(hint.option), hint.reason) for hint in ranked]


def answer(session: Session[Any], seat: int, words: str) -> None:
    assert session.answer(seat, session.rules.catalogue.parse(words)) is None


def said(reason: Reason) -> tuple[str, dict[str, int | str]]:
    return reason.message, reason.arguments


# Drafting


def test_a_chapter_whose_condition_is_met() -> None:
    session = table(
        opened=[["high-paladin"], []],
        hands=[["paladins-tale-chapter-4", "dragons-tale-chapter-4", "castle"], PLAIN],
    )
    best, *others = advised(session)
    assert best[0] == "pick paladins-tale-chapter-4"
    assert said(best[1]) == ("advice-condition-met", {"points": 9})
    lacking = {"points": 9, "other_card": "gold-dragon"}
    assert ("advice-condition-lacks", lacking) in [said(reason) for _, reason in others]


def test_friends_go_together() -> None:
    session = table(
        opened=[["elven-warrior", "elven-warrior"], []],
        hands=[["bard", "dwarven-warrior", "knight-of-the-round-table"], [*PLAIN[1:], "homesteaders"]],
    )
    best = advised(session)[0]
    assert best[0] == "pick bard"
    assert said(best[1]) == ("advice-pair", {"points": 6, "other_card": "elven-warrior"})


def test_earlier_picks_count_as_well() -> None:
    session = table(
        hands=[["bard", "bronze-dragon"], ["homesteaders", "homesteaders"]],
        picks=[["knight-of-the-round-table", "demon"], ["homesteaders", "homesteaders"]],
    )
    assert advised(session)[0][0] == "pick bronze-dragon"


def test_a_dark_angel_with_something_to_open() -> None:
    hands = [["dark-angel", "knight-of-the-round-table", "demon"], PLAIN]
    rich = advised(table(closed=[["castle", "fairy-ring"], []], hands=hands))
    assert rich[0][0] == "pick dark-angel"
    assert said(rich[0][1]) == ("advice-opens", {"other_card": "castle", "points": 5})
    assert advised(table(hands=hands))[0][0] == "pick knight-of-the-round-table"


def test_what_the_neighbour_needs_is_kept_from_him() -> None:
    hands = [["gold-dragon", "knight-of-the-round-table", "demon"], PLAIN]
    chapter = "dragons-tale-chapter-4"
    needed = advised(table(opened=[[], [chapter]], hands=hands))
    assert needed[0][0] == "pick gold-dragon"
    assert said(needed[0][1]) == ("advice-denies", {"points": 11})
    assert advised(table(hands=hands))[0][0] == "pick knight-of-the-round-table"


@pytest.mark.parametrize(("round_", "way", "neighbour"), [(3, "left", 1), (4, "right", 2)])
def test_the_neighbour_is_the_one_who_gets_the_hand(round_: int, way: str, neighbour: int) -> None:
    opened: list[list[str]] = [[], [], []]
    opened[neighbour] = ["dragons-tale-chapter-4"]
    hand = ["gold-dragon", "elven-warrior", "demon"]
    plain = ["homesteaders", "bard", "castle"]
    found = advised(table(3, round=round_, opened=opened, hands=[hand, plain, plain]))
    assert found[0][0] == "pick gold-dragon"
    assert found[0][1].message == f"advice-denies-{way}"


# Playing


def test_first_the_castle_then_the_sage_who_opens_it() -> None:
    picks = ["castle", "staff-bearing-sage", "demon", "demon"]
    session = table(picks=[picks, [*PLAIN, "homesteaders"]])
    assert advised(session)[0][0] == "play castle"


def test_what_a_castle_would_close() -> None:
    picks = ["castle", "homesteaders", "demon", "demon"]
    alone = dict(advised(table(picks=[picks, [*PLAIN, "bard"]])))["play castle"]
    assert said(alone) == ("advice-closes-itself", {"points": 6})
    session = table(opened=[["knight-of-the-round-table"], []], picks=[picks, [*PLAIN, "bard"]])
    beside = dict(advised(session))["play castle"]
    assert said(beside) == ("advice-closes-own", {"points": 6, "other_card": "knight-of-the-round-table"})


def test_a_close_for_everybody_is_played_before_ones_own_cards() -> None:
    session = table(
        opened=[[], ["castle"]],
        picks=[
            ["demon", "knight-of-the-round-table", "dark-angel", "homesteaders"],
            [*PLAIN, "bard"],
        ],
    )
    best = advised(session)[0]
    assert best[0] == "play demon"
    assert said(best[1]) == ("advice-closes-all", {"others": 6, "lost": 0})


def test_a_close_that_hits_oneself_is_left() -> None:
    session = table(
        opened=[["castle"], []],
        picks=[["demon", "elven-warrior", "magic-circle-of-chaos"], ["bard", "bard", "bard"]],
    )
    found = advised(session)
    assert found[0][0] == "play elven-warrior"
    costs = dict(found)["play demon"]
    assert said(costs) == ("advice-closes-all", {"others": 0, "lost": 6})


# Turning


def test_closing_costs_as_little_as_possible() -> None:
    session = table(
        opened=[["castle", "homesteaders", "knight-of-the-round-table"], []],
        picks=[PLAIN, ["demon", "demon", "bard"]],
    )
    answer(session, 0, "play elven-warrior")
    answer(session, 1, "play demon")
    found = [(words, *said(reason)) for words, reason in advised(session)]
    assert found == [
        ("close homesteaders", "advice-close", {"points": 1}),
        ("close knight-of-the-round-table", "advice-close", {"points": 3}),
        ("close castle", "advice-close", {"points": 6}),
    ]


def test_of_cards_that_will_all_be_closed_the_cheapest_comes_first() -> None:
    """With two more Castles to play, all three lesser cards go in the end: what costs least now leads."""
    session = table(
        opened=[["homesteaders", "homesteaders", "staff-bearing-sage", "castle"], []],
        picks=[["castle", "castle", "castle", "werewolf", "werewolf"], [*PLAIN, "bard", "bard"]],
    )
    answer(session, 0, "play castle")
    answer(session, 1, "play elven-warrior")
    found = [(words, *said(reason)) for words, reason in advised(session)]
    assert found == [
        ("close staff-bearing-sage", "advice-close", {"points": 1}),
        ("close homesteaders", "advice-close", {"points": 3}),
        ("close castle", "advice-close", {"points": 6}),
    ]


def test_a_costlier_close_says_that_it_looks_ahead() -> None:
    """The Bard is worth nothing yet, but two Elven Warriors are about to come."""
    session = table(
        opened=[["bard", "staff-bearing-sage"], []],
        picks=[["mischievous-fairy", "elven-warrior", "elven-warrior", "vampire"], ["demon", *["bard"] * 3]],
    )
    answer(session, 0, "play mischievous-fairy")
    answer(session, 1, "play demon")
    assert [(words, *said(reason)) for words, reason in advised(session)] == [
        ("close staff-bearing-sage", "advice-close-ahead", {"points": 1}),
        ("close bard", "advice-close", {"points": 0}),
    ]


def test_closing_a_loss_is_a_gain() -> None:
    session = table(
        opened=[["dark-angel", "homesteaders"], []],
        picks=[PLAIN, ["magic-circle-of-chaos", "bard", "bard"]],
    )
    answer(session, 0, "play elven-warrior")
    answer(session, 1, "play magic-circle-of-chaos")
    best = advised(session)[0]
    assert (best[0], *said(best[1])) == ("close dark-angel", "advice-close-gains", {"points": 1})


def test_of_two_turns_the_pair_counts() -> None:
    """By themselves Homesteaders bring more than a second Bard, but the angel opens his friend as well."""
    session = table(
        closed=[["homesteaders", "bard", "elven-warrior"], []],
        opened=[["bard"], []],
        picks=[["dark-angel", "demon", "demon"], PLAIN],
    )
    answer(session, 0, "play dark-angel")
    answer(session, 1, "play elven-warrior")
    assert [words for words, _ in advised(session)] == ["open bard", "open homesteaders"]


# Exchanging and naming

TEAMS = {"teams": "exchange", "trickster": "ask"}


def exchanging(own: list[str], partners: list[str]) -> Session[Any]:
    session = table(
        4,
        TEAMS,
        opened=[own, [], partners, []],
        picks=[["shadowkings-tale-chapter-4", "demon", "demon"], PLAIN, ["bard"] * 3, ["castle"] * 3],
    )
    for seat, card in enumerate(["shadowkings-tale-chapter-4", "elven-warrior", "bard", "castle"]):
        answer(session, seat, f"play {card}")
    return session


def test_an_exchange_that_helps_the_team() -> None:
    session = exchanging(["dwarven-warrior", "dwarven-warrior", "homesteaders"], ["sky-dance-dragon"])
    answer(session, 0, advised(session)[0][0])
    best = advised(session)[0]
    assert best[0] == "take sky-dance-dragon"
    assert best[1].message == "advice-exchange"
    assert int(best[1].arguments["points"]) >= 6


def test_no_exchange_where_none_helps() -> None:
    session = exchanging(["dwarven-warrior", "sky-dance-dragon"], ["homesteaders", "homesteaders"])
    assert advised(session)[0][0] == "skip"


def test_the_best_name_for_the_trickster() -> None:
    session = table(
        options={"trickster": "ask"},
        opened=[["dragons-tale-chapter-4", "homesteaders", "homesteaders"], []],
        picks=[["trickster", "demon", "demon"], PLAIN],
    )
    answer(session, 0, "play trickster")
    answer(session, 1, "play elven-warrior")
    found = advised(session)
    assert (found[0][0], *said(found[0][1])) == ("name gold-dragon", "advice-name", {"points": 9})
    assert (found[1][0], *said(found[1][1])) == ("name homesteaders", "advice-name", {"points": 2})


# At every table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"rounds": 1, "draft": 3}),
    (3, {"mode": "novice"}),
    (4, {"teams": "pairs", "rounds": 2}),
    (4, {"mode": "expert", **TEAMS}),
    (5, {"mode": "expert"}),
]


class FairyTaleExaminer(Examiner):
    """Reasons speak of cards and numbers, and of nothing else."""

    def examine(self, reason: Reason) -> None:
        for name, value in reason.arguments.items():
            known = value in self.rules.kind_names if name.endswith("card") else isinstance(value, int)
            assert known, f"{reason.message}: {name} = {value!r}"
        super().examine(reason)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_option_is_ranked_once_with_a_reason(players: int, options: dict[str, Any]) -> None:
    rules = registry.rules_for(GAME, players, options)
    examiner = FairyTaleExaminer(GAME, rules, Random(3))
    for seed in range(4):
        state = play_game(rules, [examiner] * players, Random(seed))
        scores = rules.result(state).scores
        if not options.get("teams") and options.get("trickster") != "ask":
            for seat in range(players):
                others = [score for other, score in enumerate(scores) if other != seat]
                value = examiner.advice.value(view_of(rules, state, seat))
                assert value == pytest.approx(scores[seat] - max(others))
    assert {"pick", "play"} <= examiner.asked
    if options.get("teams") == "exchange":
        assert examiner.asked == {handler.name for handler in rules.handlers if handler.is_question}


def test_value_says_who_leads() -> None:
    session = table(opened=[["castle"], ["homesteaders"]], picks=[PLAIN, [*PLAIN[1:], "bard"]])
    advice = registry.advice_for(GAME, session.rules)
    assert advice is not None
    values = [advice.value(view_of(session.rules, session.state, seat)) for seat in range(2)]
    assert values[0] > 0 > values[1]


def test_partners_are_valued_together() -> None:
    session = table(4, {"teams": "pairs"}, opened=[[], ["castle"], ["castle", "fairy-ring"], []])
    advice = registry.advice_for(GAME, session.rules)
    assert advice is not None
    values = [advice.value(view_of(session.rules, session.state, seat)) for seat in range(4)]
    assert [value > 0 for value in values] == [True, False, True, False]


# Counting


@pytest.mark.parametrize(
    "options", [{}, {"trickster": "ask"}, {"mode": "basic"}, {"teams": "exchange"}], ids=str
)
def test_the_tally_is_the_score_in_the_end(options: dict[str, Any]) -> None:
    rules = registry.rules_for(GAME, 4, {"mode": "expert", **options})
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    for seed in range(4):
        session: Session[Any] = Session(rules, {}, seed=seed)
        rng = Random(seed)
        while not session.state.over:
            seat = rng.choice(rules.asked(session.state))
            session.answer(seat, rng.choice(rules.offer(session.state, seat)))
        for viewer in range(5):
            tally = advice.tally(view_of(rules, session.state, viewer))
            assert tally is not None
            assert [sum(points for _, _, points in cards) for cards in tally] == session.result()["scores"]


def test_before_the_end_the_tally_counts_what_lies_open() -> None:
    session = table(
        opened=[["knight-of-the-round-table", "bronze-dragon", "trickster"], ["castle"]],
        closed=[["castle"], []],
        picks=[PLAIN, PLAIN],
    )
    advice = registry.advice_for(GAME, session.rules)
    assert advice is not None
    names = session.rules.kind_names
    tally = advice.tally(view_of(session.rules, session.state, 1)) or []
    assert {names[kind]: points for _, kind, points in tally[0]} == {
        "knight-of-the-round-table": 3,
        "bronze-dragon": 6,
        "trickster": -1,
    }
    assert [(names[kind], points) for _, kind, points in tally[1]] == [("castle", 6)]
