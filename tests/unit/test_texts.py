"""Words in three languages: the same messages with the same numbers, and nothing that fails to parse."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, ast

from veillee.bots.levels import LEVELS
from veillee.core import Game
from veillee.registry import HOUSE_GAMES, LANGUAGES, files_of, find_game, games
from veillee.texts import Texts, house_texts, strength

SOURCES: dict[str, Callable[[str], str]] = {
    "house": house_texts,
    **{game.id: files_of(game).texts for game in games()},
}

#: Everything French that is read: the house's texts, the games' texts and their rulebooks.
HOUSE = [game for game in games() if game.module in HOUSE_GAMES]
FRENCH = {
    "house": house_texts("fr"),
    **{game.id: files_of(game).texts("fr") for game in HOUSE},
    **{f"{game.id} rules": files_of(game).rulebooks["fr"] for game in HOUSE},
}

CORE: dict[str, dict[str, int | str]] = {
    "not-asked": {},
    "no-such-option": {"option": 7},
    "not-offered": {"question": "turn"},
    "stale-decision": {"decision": 3, "now": 5},
    "plan-met-chance": {"taken": 2},
    "undo-nothing": {},
    "undo-over": {},
    "undo-chance": {},
    "undo-told": {},
    "undo-barrier": {},
    "undo-answered": {},
}


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read_and_is_there_once(source: str, language: str) -> None:
    """That all languages have the same ones stands in tests/cli/test_translate.py."""
    entries = FluentParser().parse(SOURCES[source](language)).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)) > 0


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title(game: Game, language: str) -> None:
    assert "[" not in Texts(language, game).say("title")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", CORE)
def test_the_engine_can_say_everything(language: str, message: str) -> None:
    said = Texts(language).say(message, **CORE[message])
    assert said
    assert not set("[]{}") & set(said)
    assert all(str(value) in said for value in CORE[message].values())


def test_plural_forms() -> None:
    russian = Texts("ru")
    forms = [russian.say("plan-met-chance", taken=taken) for taken in (1, 3, 5)]
    assert ["сыгран 1 ответ плана" in forms[0], "3 ответа" in forms[1], "5 ответов" in forms[2]] == [True] * 3
    assert "first answer" in Texts("en").say("plan-met-chance", taken=1)


def test_russian_counts_tokens_and_tells_cases() -> None:
    grimm = Texts("ru", find_game("grimm-forest"))
    people: dict[str, int | str] = {"seat": "Анна", "other_seat": "Борис", "you": "no", "other_you": "no"}
    given = [grimm.say("hands-over", material="соломы", amount=amount, **people) for amount in (1, 2, 5)]
    assert given == [
        "Анна отдаёт 1 жетон соломы (получает Борис).",
        "Анна отдаёт 2 жетона соломы (получает Борис).",
        "Анна отдаёт 5 жетонов соломы (получает Борис).",
    ]
    assert [grimm.say(each, value=5, at=1) for each in ("each-resources", "each-gathered")] == [
        "солома\u00a0— 5",
        "5 жетонов соломы",
    ]
    sand = Texts("ru", find_game("fine-sand"))
    assert sand.say("moved-turned-leaving", cards="карту «Каток I»") == "Из стопки убирают карту «Каток I»."


@pytest.mark.parametrize("source", SOURCES)
def test_russian_cards_are_held_in_one_way(source: str) -> None:
    """Players say «на руке»; «в руке» would be a second word for the same place."""
    assert " в руке" not in SOURCES[source]("ru").replace("(не «в руке»)", "").lower()


def test_a_game_speaks_first_then_the_house() -> None:
    texts = Texts("fr", find_game("whispers"))
    assert texts.say("title") == "Murmures"
    assert texts.say("undo-over") == "La partie est terminée."
    assert texts.has("undo-over")


def test_no_isolation_marks() -> None:
    assert Texts("en").say("stale-decision", decision=1, now=2).isprintable()


def test_what_is_missing_is_harmless() -> None:
    texts = Texts("ru")
    assert not texts.has("no-such-message")
    assert texts.say("no-such-message", card="fox") == "[no-such-message card=fox]"
    assert texts.say("stale-decision", now=1)


def test_a_gap_is_filled_from_english(monkeypatch: pytest.MonkeyPatch) -> None:
    whispers = find_game("whispers")
    monkeypatch.setattr(
        files_of(whispers), "texts", lambda language: "only-english = Hello" if language == "en" else ""
    )
    fresh = Game("other", whispers.module, whispers.make, whispers.players)
    monkeypatch.setattr("veillee.texts.texts.files_of", lambda game: files_of(whispers))
    assert Texts("fr", fresh).say("only-english") == "Hello"
    assert Texts("fr", fresh).say("undo-over") == "La partie est terminée."


@pytest.mark.parametrize("page", FRENCH)
def test_french_spaces_do_not_break(page: str) -> None:
    """U+00A0 before a colon and inside quotes, the narrow U+202F before ; ! ? and no ASCII apostrophe."""
    for line in FRENCH[page].splitlines():
        if not line.startswith("# "):
            assert not re.search(r" [:»]|[ \u00a0][;!?]|« ", line), line
            assert not re.search(r"\w'\w", line), line


def test_a_french_name_that_begins_with_a_vowel_loses_the_e_before_it() -> None:
    said = Texts("fr").say("web-company-instead", name="Boris", before="Anna")
    assert said == "Boris prend la place d\N{RIGHT SINGLE QUOTATION MARK}Anna."


def test_one_player_is_no_plural() -> None:
    assert Texts("fr").say("replay-table", game="X", players=1) == "X, 1 joueur"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_is_confirmed_has_no_colon_but_its_own(language: str) -> None:
    assert Texts(language).say("web-send", option="A: B").count(":") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_how_hard_it_is(language: str) -> None:
    said = [strength(Texts(language), bot) for bot in LEVELS]
    assert all(said)
    assert len(set(said)) == len(LEVELS)
    assert strength(Texts(language), "random") == ""


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="does not speak 'de'"):
        Texts("de")
