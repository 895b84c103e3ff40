"""What a table says: seats, cards, zones, options and events by their names, to whoever is reading."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from veillee.core import Game, Reason
from veillee.registry import files_of, find_game, rules_for
from veillee.texts import Story, Texts, setting, setting_value

NAMES = ["Anna", "Boris", "Zoé", "Daria"]
TUTORIAL = Path(__file__).parents[2] / "docs" / "write-a-game.md"


def fairy_tale(language: str, players: int = 4, seat: int | None = 0, **options: Any) -> Story:
    game = find_game("fairy-tale")
    return Story(rules_for(game, players, options), Texts(language, game), NAMES, seat)


def test_what_a_toy_sounds_like() -> None:
    game = find_game("whispers")
    rules = rules_for(game, 2)
    english = Story(rules, Texts("en", game), NAMES, 1)
    murmurs = next(zone.first for zone in rules.zones if zone.name == "murmurs")
    assert [english.zone(murmurs), english.zone(murmurs + 1)] == [
        "Anna\N{RIGHT SINGLE QUOTATION MARK}s murmurs",
        "your murmurs",
    ]
    assert english.option(rules.catalogue.parse("tell ember")) == "Tell ember"
    assert english.prompt("turn") == "It is your choice: turn."
    assert english.card_text(0) is None
    assert english.card_facts(0) == [("Copies in the deck", "6"), ("Points", "1")]


@pytest.mark.parametrize(
    ("language", "pair", "three"),
    [("en", "a and b", "a, b and c"), ("fr", "a et b", "a, b et c"), ("ru", "a и b", "a, b и c")],
)
def test_lists(language: str, pair: str, three: str) -> None:
    story = fairy_tale(language)
    assert [story.listed(list(items)) for items in ("", "a", "ab", "abc")] == ["", "a", pair, three]


def move(source: int, target: int, card: int, rule: str = "ft.play") -> dict[str, Any]:
    return {"event": "move", "card": card, "from": [source, -1], "to": [target, -1], "rule": rule}


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You reveal Castle.", "Boris reveals Castle."),
        ("fr", "Vous révélez «\xa0Château\xa0».", "Boris révèle «\xa0Château\xa0»."),
        ("ru", "Вы вскрываете карту «Замок».", "Boris вскрывает карту «Замок»."),
    ],
)
def test_who_reads_is_you(language: str, yours: str, theirs: str) -> None:
    story = fairy_tale(language)
    rules: Any = story.rules
    castle = rules.kind_names.index("castle")
    events = [move(rules.chosen[seat], rules.opened[seat], castle) for seat in (0, 1)]
    assert story.log(events) == [yours, theirs]
    assert fairy_tale(language, seat=None).event(events[0]).startswith("Anna ")


@pytest.mark.parametrize(
    ("language", "to_you", "to_another"),
    [
        ("en", "Boris takes an apple from you.", "Boris takes an apple from Zoé."),
        ("fr", "Boris vous prend une pomme.", "Boris prend une pomme à Zoé."),
        ("ru", "Boris берёт у вас яблоко.", "Boris берёт яблоко (отдаёт Zoé)."),  # noqa: RUF001
    ],
)
def test_whom_an_answer_is_aimed_at_is_told(language: str, to_you: str, to_another: str) -> None:
    game = find_game("dice-upon-a-time")
    rules = rules_for(game, 3)
    answer = {"event": "answer", "seat": 1, "option": rules.catalogue.parse("rob 0 apple")}
    told = [Story(rules, Texts(language, game), NAMES, 0).event(answer)]
    answer["option"] = rules.catalogue.parse("rob 2 apple")
    told.append(Story(rules, Texts(language, game), NAMES, 0).event(answer))
    assert told == [to_you, to_another]


def test_moves_of_a_sort_share_a_line() -> None:
    story = fairy_tale("en")
    rules: Any = story.rules
    castle, bard = (rules.kind_names.index(name) for name in ("castle", "bard"))
    deal = [move(rules.deck, rules.hands[0], card) for card in (castle, bard, castle)]
    assert story.log(deal) == ["You are dealt 2\u00a0\N{MULTIPLICATION SIGN}\u00a0Castle and Bard."]
    silent = {"event": "answer", "seat": 1, "option": rules.catalogue.parse("close bard")}
    closing = [move(rules.opened[1], rules.closed[1], card, "ft.close") for card in (castle, bard)]
    assert story.log([closing[0], silent, closing[1]]) == ["Boris closes Castle and Bard."]
    other = move(rules.opened[1], rules.closed[1], bard, "ft.reveal")
    assert story.log([closing[0], other]) == [
        "Boris closes Castle.",
        "Hunted: Boris\N{RIGHT SINGLE QUOTATION MARK}s Bard enters closed, without effect.",
    ]


def test_what_is_not_worth_telling_is_left_out() -> None:
    story = fairy_tale("en")
    rules: Any = story.rules
    hidden = move(rules.deck, rules.hands[1], -1)
    assert story.event(hidden) == ""
    assert story.event({"event": "shuffle", "zone": rules.deck, "cards": None}) == ""
    assert story.log([hidden, {"event": "set", "field": "demands", "seat": 0, "value": [0]}]) == []


@pytest.mark.parametrize(
    ("players", "step", "said"),
    [
        (4, 1, "The hands go to the left."),
        (4, -1, "The hands go to the right."),
        (2, 1, "The two players swap hands."),
        (4, 2, "The hands are passed on."),
    ],
)
def test_which_way_hands_go(players: int, step: int, said: str) -> None:
    story = fairy_tale("en", players)
    rules: Any = story.rules
    hands = rules.hands
    targets = [rules.hands[(seat + step) % players] for seat in range(players)]
    cards: list[list[int] | None] = [None] * players
    event = {"event": "pass", "from": hands, "to": targets, "cards": cards}
    assert story.event(event) == said
    cards[targets.index(rules.hands[0])] = [0]
    assert story.event(event) == "You receive Homesteaders."


def test_fields_that_hold_a_card() -> None:
    story = fairy_tale("fr", 2, mode="expert")
    event = {
        "event": "set",
        "field": "disguises",
        "seat": 0,
        "value": story.rules.kind_names.index("castle"),
    }
    assert story.event(event) == "Votre Illusionniste prend le nom «\xa0Château\xa0»."
    other = fairy_tale("fr", 2, seat=1, mode="expert")
    assert other.event(event) == "L\u2019Illusionniste d\u2019Anna prend le nom «\xa0Château\xa0»."


def test_shown_cards() -> None:
    game = find_game("pedlars")
    rules = rules_for(game, 3)
    stall = next(zone.first for zone in rules.zones if zone.name == "stalls")
    story = Story(rules, Texts("en", game), NAMES, 1)
    event = {"event": "show", "zone": stall, "to": [0, 1], "cards": [0]}
    assert (
        story.event(event)
        == f"Shown to you: Anna\N{RIGHT SINGLE QUOTATION MARK}s stalls ({rules.kind_names[0]})."
    )
    assert (
        story.event({**event, "cards": None}) == "Shown to you: Anna\N{RIGHT SINGLE QUOTATION MARK}s stalls."
    )
    theirs = Story(rules, Texts("en", game), NAMES, 2)
    assert theirs.event(event).startswith("Shown to Boris: ")
    assert (
        story.event({**event, "to": [0]}) == "No longer shown: Anna\N{RIGHT SINGLE QUOTATION MARK}s stalls."
    )


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("Anna", "d\u2019Anna"),
        ("Élise", "d\u2019Élise"),
        ("Yves", "d\u2019Yves"),
        ("Yann", "de Yann"),
        ("Boris", "de Boris"),
    ],
)
def test_french_elision(name: str, hand: str) -> None:
    game = find_game("fairy-tale")
    story = Story(rules_for(game, 2), Texts("fr", game), [name])
    rules: Any = story.rules
    assert story.zone(rules.hands[0]) == f"la main {hand}"


def test_hidden_cards() -> None:
    russian = fairy_tale("ru")
    assert russian.card(-1) == "карта"
    assert [russian.cards([-1] * count) for count in (1, 2, 5)] == ["карту", "2 карты", "5 карт"]


def test_a_prompt_uses_what_the_caller_knows() -> None:
    story = fairy_tale("en")
    assert story.prompt("pick", round=1).endswith("go to your left neighbour.")
    assert story.prompt("pick", round=2).endswith("go to your right neighbour.")
    assert story.prompt("pick").endswith("go to your neighbour.")
    assert fairy_tale("en", 2).prompt("pick", round=1).endswith("go to the other player.")
    first = story.prompt("pick", round=1, picks=0, hands=5)
    assert first.endswith("In all you will pick five cards and play three of them.")
    assert "pick four cards and play two" in story.prompt("pick", round=1, picks=0, hands=4)
    last = story.prompt("pick", round=1, picks=3, hands=2)
    assert last.endswith("the other one goes to your left neighbour.")


def test_reasons_name_cards_questions_and_players() -> None:
    story = fairy_tale("ru")
    not_in_hand = Reason("ft.draft", "not-in-hand", {"card": "castle"})
    assert "\u0430 карты «Замок» там нет" in story.reason(not_in_hand)
    assert "(сыграть карту)" in story.reason(Reason("", "not-offered", {"question": "play"}))
    pedlars = find_game("pedlars")
    trader = Story(rules_for(pedlars, 2), Texts("en", pedlars), NAMES)
    assert "Seat 1" in trader.reason(Reason("pd.offer", "had-offer", {"seat": 1}))


def test_cards_say_what_is_known_of_them() -> None:
    story = fairy_tale("en")
    kind = story.rules.kind_names.index("castle")
    assert story.card_facts(kind) == [
        ("Affinity (colour)", "Holy Empire"),
        ("Type", "home"),
        ("Copies in the deck", "4"),
        ("Points", "6"),
        ("Close", "turn a card face down: it is worth nothing until it is opened again"),
        ("How sure we are of this card", story.texts.say("provenance-inferred")),
    ]
    assert "Close one of your open Holy Empire cards" in (story.card_text(kind) or "")
    assert ("Points", "\N{MINUS SIGN}1") in story.card_facts(story.rules.kind_names.index("dark-angel"))


def test_settings_have_names() -> None:
    texts = Texts("en", find_game("fairy-tale"))
    assert setting(texts, "mode") == "Mode"
    assert setting_value(texts, "teams", "none") == "none"
    assert setting_value(texts, "rounds", 4) == "4"
    assert setting_value(texts, "anything", True) == "yes"
    assert setting(texts, "no-such-setting") == "no such setting"


def test_events_of_a_games_own() -> None:
    story = fairy_tale("en")
    assert story.event({"event": "a-storm", "rule": "ft.play", "n": 3}) == "a storm"
    assert story.event({"event": "a-storm", "seat": 1, "card": 0}) == "a storm: Boris, Homesteaders"


def test_the_words_in_the_tutorial_work(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = re.findall(
        r"^```fluent\n(.*?)^```$", TUTORIAL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    whispers = find_game("whispers")
    files = files_of(whispers)
    monkeypatch.setattr(files, "texts", lambda language: "\n".join(shown))
    monkeypatch.setattr("veillee.texts.texts.files_of", lambda game: files)
    fresh = Game("told", whispers.module, whispers.make, whispers.players)
    story = Story(rules_for(whispers, 2), Texts("en", fresh), NAMES, 0)
    rules: Any = story.rules
    assert story.log([move(rules.hands[0], rules.told, 1), move(rules.hands[1], rules.told, 1)]) == [
        "You tell ember.",
        "Boris tells ember.",
    ]
    assert story.log([move(rules.deck, rules.hands[1], -1)] * 2) == ["Boris draws 2 cards."]
    assert story.event({"event": "answer", "seat": 0, "option": rules.tell(0)}) == ""
    assert story.option(rules.tell(0)) == "Tell spark"
    assert story.prompt("hush") == "A tale is being told: hush it, or let it pass."
    assert [story.zone(murmurs) for murmurs in rules.murmurs[:2]] == ["your murmur", "Boris's murmur"]


def test_resources_are_told_in_words_unless_a_move_says_it_already() -> None:
    game = find_game("grimm-forest")
    story = Story(rules_for(game, 2), Texts("en", game), NAMES, 1)
    event = {"event": "set", "field": "resources", "seat": 0, "value": [4, 0, 2], "rule": "gf.fable.giant"}
    assert story.event(event) == "Anna now has 4 straw, no wood and 2 bricks."
    assert story.event({**event, "rule": "gf.collect"}) == ""
