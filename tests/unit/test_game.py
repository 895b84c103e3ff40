"""Options, editions, arrangements and visibility: what does not fit is refused with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from veillee import registry
from veillee.core import Game, Option, OptionError, Result, Rules, Setup, State, first_player_option
from veillee.core.arrangement import ArrangementError, arrange
from veillee.core.results import ranked_by_score

pytestmark = pytest.mark.both


def make(setup: Setup) -> Rules[State]:
    return Rules(setup)


GAME = Game(
    "x",
    "x",
    make,
    players=(2, 5),
    options=[
        Option("deck", ["basic", "expert"], "x.deck", only={"basic": {"players": [2, 3, 4]}}),
        Option("open", [False, True], "x.open", only={True: {"deck": ["expert"]}}),
        Option("past", ["some", "more"], "x.past", is_retired=True),
    ],
    editions={"old": {"deck": "expert", "open": True}},
    players_rule="x.players",
)


def test_an_option_that_is_gone_is_read_and_not_offered() -> None:
    assert "past" not in [option.name for option in GAME.options]
    assert GAME.complete(3, {"past": "more"}) == GAME.complete(3, {})
    with pytest.raises(OptionError, match="unknown option 'past'"):
        GAME.choose(3, {"past": "more"})


def test_defaults_then_edition_then_single_options() -> None:
    assert GAME.complete(3, {}) == {"deck": "basic", "open": False}
    assert GAME.complete(3, {"edition": "old"}) == {"deck": "expert", "open": True}
    assert GAME.complete(3, {"open": False, "edition": "old"}) == {"deck": "expert", "open": False}


def test_a_default_that_does_not_fit_gives_way_to_the_first_value_that_does() -> None:
    assert GAME.complete(5, {}) == {"deck": "expert", "open": False}
    assert GAME.options[0].fitting({"players": 5}) == ["expert"]
    assert GAME.most_players({"deck": "basic"}) == 4


def test_who_begins_is_drawn_by_lot_or_named_among_those_who_sit_there() -> None:
    option = first_player_option((2, 4), "x.first")
    assert option.fitting({"players": 2}) == ["lot", 1, 2]
    assert option.fitting({"players": 4}) == ["lot", 1, 2, 3, 4]
    game = Game("x", "x", make, players=(2, 4), options=[option])
    assert game.choose(3, {}) == {"first": "lot"}
    assert game.choose(3, {"first": 3}) == {"first": 3}
    with pytest.raises(OptionError, match="first=4 needs players=4, not 3"):
        game.choose(3, {"first": 4})


@pytest.mark.parametrize(
    ("players", "given", "rule", "words"),
    [
        (1, {}, "x.players", "2 to 5 players, not 1"),
        (6, {}, "x.players", "2 to 5 players, not 6"),
        (5, {"deck": "basic"}, "x.deck", "deck=basic needs players=2 or 3 or 4, not 5"),
        (4, {"open": True}, "x.deck", "open=true needs deck=expert, not basic"),
        (4, {"edition": "old", "deck": "basic"}, "x.deck", "open=true needs deck=expert, not basic"),
        (2, {"colour": "red"}, "x.players", "unknown option 'colour'"),
        (2, {"deck": "huge"}, "x.deck", "cannot be huge"),
        (2, {"open": 1}, "x.open", "cannot be 1"),
        (2, {"edition": "new"}, "x.players", "unknown edition 'new'"),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_rule(
    players: int, given: dict[str, Any], rule: str, words: str
) -> None:
    with pytest.raises(OptionError, match=words) as caught:
        GAME.complete(players, given)
    assert caught.value.rule == rule


IDLE = Game(
    "y",
    "toys.whispers",
    make,
    (1, 3),
    options=[
        Option("length", ["short", "long"], "y.length"),
        Option("tokens", [5, 7], "y.tokens", where={"length": ["long"]}),
        Option("gift", ["strict", "lenient"], "y.gift", where={"players": [1]}),
        Option("part", ["game", "interlude"], "y.part", where={"part": ["interlude"]}),
    ],
    editions={"usual": {}, "seven": {"tokens": 7}},
)


@pytest.mark.parametrize(
    ("players", "given", "rule", "words"),
    [
        (
            2,
            {"tokens": 7},
            "y.tokens",
            "tokens=7 makes no difference with length=short: it needs length=",
        ),
        (2, {"gift": "lenient"}, "y.gift", "no difference with players=2: it needs players=1"),
        (2, {"part": "interlude"}, "y.part", "'part' is not for tables: a campaign sets it"),
        (2, {"colour": "red"}, "setup", r"unknown option 'colour' \(known: length, tokens, gift\)"),
    ],
)
def test_a_new_table_refuses_what_makes_no_difference(
    players: int, given: dict[str, Any], rule: str, words: str
) -> None:
    with pytest.raises(OptionError, match=words) as caught:
        IDLE.choose(players, given)
    assert caught.value.rule == rule


def test_defaults_editions_and_tables_that_go_on_may_have_idle_options() -> None:
    assert IDLE.choose(2, {"tokens": 5, "gift": "strict", "part": "game"}) == IDLE.complete(2, {})
    assert IDLE.choose(2, {"edition": "seven"})["tokens"] == 7
    assert IDLE.choose(2, {"length": "long", "tokens": 7})["tokens"] == 7
    assert IDLE.complete(2, {"tokens": 7, "part": "interlude"})["tokens"] == 7
    assert IDLE.most_players({"gift": "lenient"}) == 1


def whispers() -> Rules[Any]:
    return registry.rules_for(registry.find_game("whispers"), 2)


@pytest.mark.parametrize(
    ("arrangement", "words"),
    [
        ({"attic": []}, "no zone or field 'attic'"),
        ({"deck": ["dragon"]}, "unknown card 'dragon'"),
        ({"deck": "spark"}, "not a list of cards"),
        ({"hands": [["spark"]]}, "2 lists of cards"),
        ({"hands": "spark"}, "2 lists of cards"),
        ({"deck": ["echo"] * 4}, "4 of 'echo', the game only 3"),
        ({"turns": "three"}, "'three' is not like 0"),
    ],
)
def test_an_impossible_position_is_refused(arrangement: dict[str, Any], words: str) -> None:
    rules = whispers()
    with pytest.raises(ArrangementError, match=words):
        arrange(rules, rules.blank_state(), arrangement)


def test_playing_on_does_not_change_the_arrangement() -> None:
    rules = registry.rules_for(registry.find_game("bakers"), 2)
    arrangement = {"logs": [3, 3]}
    state = rules.blank_state()
    arrange(rules, state, arrangement)
    state.logs[0] = 0
    assert arrangement == {"logs": [3, 3]}


@pytest.mark.parametrize(
    ("visibility", "words"),
    [
        ({}, "does not say under .table. who may see 'deck'"),
        ({"table": {"deck": "friends"}}, "'friends' is not all, owner or nobody"),
        ({"table": {"deck": "owner"}}, "has no owner"),
    ],
)
def test_a_zone_is_secret_until_visibility_says_otherwise(visibility: Any, words: str) -> None:
    rules: Rules[State] = Rules(Setup("x", 2, {}, {}, visibility))
    with pytest.raises(ValueError, match=words):
        rules.pile("deck")


def test_a_ranking_begins_with_the_winners_then_follows_the_scores() -> None:
    found = ranked_by_score(Result([3, 9, -2, 5], [1]), lowest_wins=False)
    assert (found.seats, found.ranks) == ([1, 3, 0, 2], [3, 1, 4, 2])
    found = ranked_by_score(Result([7, 2, 7, 0], [2]), lowest_wins=False)
    assert found.seats == [2, 0, 1, 3], "a tie was broken"
    assert ranked_by_score(Result([5, 5, 2], [0, 1]), lowest_wins=False).ranks == [1, 1, 3], "a shared rank"


def test_where_the_lowest_wins_a_ranking_begins_with_the_fewest_points() -> None:
    assert ranked_by_score(Result([3, 9, 0, 5], [2]), lowest_wins=True).seats == [2, 0, 3, 1]
    found = ranked_by_score(Result([4, 9, 4, 5], [2]), lowest_wins=True)
    assert found.seats == [2, 0, 3, 1], "a tie was broken"


def test_a_question_needs_to_know_who_hears_its_answers() -> None:
    rules: Rules[State] = Rules(Setup("x", 2, {}, {}, {}))
    with pytest.raises(ValueError, match="who hears the answers to 'bid'"):
        rules.question("bid", lambda state, seat: [], lambda match, seat, option: None, "x.bid")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "unknown verb ''"),
        ("sing", "unknown verb 'sing'"),
        ("tell", "should read 'tell CARD'"),
        ("tell hush", "unknown card 'hush'"),
    ],
)
def test_words_that_name_no_option(words: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        whispers().catalogue.parse(words)


def test_words_and_numbers_agree_for_every_option() -> None:
    for game in registry.games():
        rules = registry.rules_for(game, game.most_players({}))
        for option in range(rules.catalogue.size):
            assert rules.catalogue.parse(rules.catalogue.words(option)) == option


def test_all_rulebooks_have_the_same_anchors() -> None:
    for game in registry.games():
        files = registry.files_of(game)
        for language in registry.LANGUAGES:
            anchors = registry.anchors_in(files.rulebooks[language])
            assert sorted(anchors) == sorted(files.anchors), (game.id, language)
            assert _chapters(anchors) == _chapters(files.anchors), (game.id, language)


def _chapters(anchors: Sequence[str]) -> list[str]:
    """All but cards of The Grimm Forest, which stand in the order of each language's alphabet."""
    return [anchor for anchor in anchors if not anchor.startswith(("gf.fable.", "gf.friend."))]


def test_every_rule_the_engine_cites_is_in_the_rulebook() -> None:
    for game in registry.games():
        rules = registry.rules_for(game, game.most_players({}))
        anchors = registry.files_of(game).anchors
        cited = {handler.rule for handler in rules.handlers} | {option.rule for option in game.options}
        assert cited | {game.players_rule} <= set(anchors)
