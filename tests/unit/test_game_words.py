"""Words for whole games: everything is there in every language, and a game can be read from first to last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from veillee.core import Game, Rules
from veillee.core.session import Session
from veillee.registry import HOUSE_GAMES, LANGUAGES, files_of, games, rules_for
from veillee.texts import Story, Texts, house_texts, setting, setting_value

HOUSE = [game for game in games() if game.module in HOUSE_GAMES]
TOYS = [game for game in games() if game.module not in HOUSE_GAMES]
NAMES = ["Anna", "Boris", "Zoé", "Daria", "Yves"]

#: Tables that together use every zone, verb, question and field of the house's games.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "fairy-tale": [
        (2, {"mode": "novice"}),
        (4, {"mode": "expert", "teams": "exchange", "trickster": "ask"}),
        (5, {"mode": "expert"}),
    ],
    "fine-sand": [
        (1, {}),
        (2, {"fable": 9}),
        (4, {"order": "presorted", "rounds": 10}),
        (1, {"part": "interlude"}),
        (3, {"part": "interlude"}),
    ],
    "grimm-forest": [(2, {"rounds": 20}), (3, {"rounds": 20}), (4, {"rounds": 20})],
    "dice-upon-a-time": [
        (2, {}),
        (3, {"mode": "co-operative"}),
        (4, {"characters": "chosen", "events": "open"}),
    ],
}
WHOLE_GAMES = [(game, *table) for game in HOUSE for table in TABLES[game.id]]

#: What causes of questions are told with.
CAUSE = {
    "card": 0,
    "next_card": 0,
    "place": "forest",
    "other_seat": 0,
    "others_seats": "0 2",
    "count": 2,
    "left": 2,
    "here": "yes",
    "special": "none",
    "leaving": "none",
    "stopped": "no",
}

#: Words that are spelled alike in English and another language.
SAME = {
    "title",
    "board-number-red",
    "board-number-blue",
    "column-points",
    "column-type",
    "setting-mode",
    "board-look-fable",
    "sheet-column-pile",
    "sheet-column-total",
    "zone-pile",
    "card-vampire",
    "card-dragon",
    "card-ali-baba",
    "card-hansel-and-gretel",
    "card-jack.short",
    "card-pinocchio",
    "terminal-points",
    "terminal-standing",
    "games-option",
    "mark-points",
    "web-menu",
    "web-pace-normal",
    "web-time-seconds",
    "web-tool-menu",
    "name-robin",
    "name-margot",
    "name-perrine",
    "name-gaspard",
    "name-odile",
    "name-bastien",
    "name-sidonie",
}


def widest(game: Game) -> Rules[Any]:
    """The rules of a game at a full table, with every card."""
    options = {"mode": "expert"} if game.id == "fairy-tale" else {}
    return rules_for(game, game.players[1], options)


class Words(Visitor):
    """Collects what stands in a message as text, without variables and the names of variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)


def spelled(source: str) -> dict[str, str]:
    """The text of every message and attribute of a Fluent file, by its name."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            named = [(entry.id.name, entry.value)]
            named += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in named:
                words = Words()
                words.visit(pattern)
                found[name] = "|".join(words.found)
    return found


def without_short(words: dict[str, str]) -> set[str]:
    """The names of all messages; whether a card needs a shorter name depends on the language."""
    return {name for name in words if not name.endswith(".short")}


def words_of(game: Game, language: str) -> dict[str, str]:
    return {**spelled(house_texts(language)), **spelled(files_of(game).texts(language))}


def needed(game: Game, rules: Rules[Any]) -> Iterator[str]:
    """The names of everything that a table of this game can be asked to word."""
    yield from ("title", "game-summary")
    for zone in rules.zones:
        yield f"zone-{zone.name}"
        yield from (
            f"zone-{zone.name}.{name}" for name in (("yours", "theirs") if zone.per_seat else ("name",))
        )
    for verb in rules.catalogue.verbs:
        yield f"option-{verb.name}"
    for handler in rules.handlers:
        if handler.is_question:
            yield from (f"ask-{handler.name}", f"question-{handler.name}", f"look-{handler.name}")
    for name in rules.kind_names:
        yield from (f"card-{name}", f"card-{name}.text")
    for name, _, _ in rules.fields:
        yield f"set-{name}"
    for option in game.options:
        yield f"setting-{option.name}"
        yield from (f"setting-{option.name}-{value}" for value in option.values if isinstance(value, str))


def told_of_columns(game: Game, rules: Rules[Any], words: dict[str, str]) -> Iterator[str]:
    for row in rules.kind_rows:
        for column, value in row.items():
            if f"column-{column}" in words and isinstance(value, str):
                yield f"{column}-{value}"


def finished(game: Game, players: int, options: dict[str, Any], seed: int = 1) -> Session[Any]:
    rules = rules_for(game, players, options)
    about = {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}
    session = Session(rules, about, seed=seed)
    rng = Random(seed)
    while not session.state.over:
        seat = rules.asked(session.state)[0]
        session.answer(seat, rng.choice(rules.offer(session.state, seat)))
    return session


def assert_readable(said: str) -> None:
    assert said.strip() == said
    assert said
    assert not set("[]{}_") & set(said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), WHOLE_GAMES)
def test_house_games_word_everything(
    game: Game, players: int, options: dict[str, Any], language: str
) -> None:
    words = words_of(game, language)
    rules = rules_for(game, players, options)
    assert [name for name in needed(game, rules) if name not in words] == []
    assert [name for name in told_of_columns(game, rules, words) if name not in words] == []


def test_the_tables_above_use_everything() -> None:
    for game in HOUSE:
        tables = [rules_for(game, players, options) for players, options in TABLES[game.id]]
        asked = {handler.name for rules in tables for handler in rules.handlers if handler.is_question}
        visibility: Any = files_of(game).visibility
        assert asked == {*visibility["answers"], *visibility.get("interlude", {}).get("answers", {})}


@pytest.mark.parametrize("game", [game for game in HOUSE if game.editions], ids=lambda game: game.id)
def test_editions_have_names_and_a_table_begins_with_the_first(game: Game) -> None:
    words = words_of(game, "en")
    names = ["setting-edition", *(f"setting-edition-{edition}" for edition in game.editions)]
    assert [name for name in names if name not in words] == []
    most = game.players[1]
    assert game.complete(most, {"edition": next(iter(game.editions))}) == game.complete(most, {})


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_no_english_is_left(game: Game, language: str) -> None:
    english, other = words_of(game, "en"), words_of(game, language)
    wanted, found = without_short(english), without_short(other)
    assert wanted <= found
    assert all("." in name for name in found - wanted), "a language may add forms of its own, nothing else"
    left = {
        name
        for name, text in english.items()
        if text == other.get(name) and re.search(r"[A-Za-z]", text) and not name.endswith(".before")
    }
    assert left - SAME == set()


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_a_neutral_title_says_nothing_of_the_real_one(game: Game) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game)
        assert texts.has("neutral-title"), language
        assert texts.say("title").casefold() not in texts.say("neutral-title").casefold()


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_typography(game: Game) -> None:
    """Spaces that do not break before French signs, and quotes as each language writes them."""
    for name, text in words_of(game, "fr").items():
        assert not re.search(r" [:;!?»]|« ", text), f"{name}: French has U+00A0 before : ; ! ? » and after «"
        assert not re.search(r"\w'\w", text), f"{name}: the French apostrophe is U+2019"
    for name, text in words_of(game, "ru").items():
        assert not set("\"'“”") & set(text), f"{name}: Russian quotes are «»"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), WHOLE_GAMES)
def test_a_whole_game_is_told(game: Game, players: int, options: dict[str, Any], language: str) -> None:
    """To every seat and to the public; nothing is left to the house's general words, which show arrows."""
    session = finished(game, players, options)
    for receiver in range(players + 1):
        seat = receiver if receiver < players else None
        story = Story(session.rules, Texts(language, game), NAMES, seat)
        lines = story.log(session.events[receiver])
        assert len(lines) > (2 if session.rules.is_interlude else 20)
        for line in lines:
            assert_readable(line)
            assert "→" not in line
            assert line.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_name_can_be_read(game: Game, language: str) -> None:
    rules = widest(game)
    story = Story(rules, Texts(language, game), seat=1)
    said = [story.option(option) for option in range(rules.catalogue.size)]
    said += [story.zone(zone) for zone in range(len(rules.zone_owner))]
    said += [story.zone_title(zone.name) for zone in rules.zones]
    said += [story.card(card) for card in range(-len(rules.back_names), len(rules.kind_names))]
    said += [story.seat(seat) for seat in range(rules.players)]
    known = story.spoken(CAUSE)
    said += [story.prompt(handler.name, **known) for handler in rules.handlers if handler.is_question]
    for kind in range(len(rules.kind_names)):
        said += [word for fact in story.card_facts(kind) for word in fact]
    for option in game.options:
        said.append(setting(story.texts, option.name))
        said += [setting_value(story.texts, option.name, value) for value in option.values]
    for words in said:
        assert_readable(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_refusal_can_be_read(game: Game, language: str) -> None:
    rules = widest(game)
    session = Session(rules, {"game": game.id, "revision": 1, "data": ""}, seed=3)
    story = Story(rules, Texts(language, game), NAMES)
    seat = rules.asked(session.state)[0]
    reasons = [
        reason
        for option in range(rules.catalogue.size + 1)
        for reason in rules.why_not(session.state, seat, option)
    ]
    assert len({reason.message for reason in reasons}) > 1
    for reason in reasons:
        assert_readable(story.reason(reason))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_game_without_words_can_be_read_all_the_same(game: Game, language: str) -> None:
    session = finished(game, game.players[0], {})
    story = Story(session.rules, Texts(language, game), NAMES, 0)
    for line in story.log(session.events[0]):
        assert_readable(line)
        assert "-" not in line
