"""Scenes: a card can be chosen where the layout says it lies, and only there."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.tables import table
from veillee.terminal.table_model import TableModel
from veillee.terminal.table_presenter import TablePresenter


def model_with(verb: str, zones: dict[str, list[str]]) -> tuple[TableModel, TablePresenter]:
    """What is shown when this verb is asked for a Castle, with these cards in the seats' zones."""
    played = table(players=4, options={"teams": "exchange"})
    presenter = TablePresenter(played.game, played.rules, played.seating, "en")
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    first = {zone.name: zone.first for zone in played.rules.zones}
    for label, cards in zones.items():
        name, _, seat = label.partition(".")
        message["view"]["zones"][first[name] + int(seat)] = [
            played.rules.kind_names.index(card) for card in cards
        ]
    decision["options"] = [played.rules.catalogue.parse(f"{verb} castle")]
    return presenter.model(message), presenter


@pytest.mark.parametrize(
    ("verb", "place"),
    [("close", "opened.0"), ("open", "closed.0"), ("play", "picks.0"), ("take", "opened.2")],
)
def test_a_card_can_be_chosen_in_its_zone_only(verb: str, place: str) -> None:
    both = {
        "opened.0": ["castle", "bard"],
        "closed.0": ["castle"],
        "picks.0": ["castle"],
        "opened.2": ["castle"],
    }
    model, presenter = model_with(verb, both)
    asked = [zone for zone in model.zones() if zone.is_asked]
    assert [presenter.rules.zone_label(zone.zone) for zone in asked] == [place]
    assert [card.name for zone in asked for card in zone.cards if card.options] == ["Castle"]
    assert model.loose == ()


def test_an_option_whose_card_cannot_be_seen_stands_on_its_own() -> None:
    model, _ = model_with("take-closed", {"opened.0": ["castle"]})
    assert not any(zone.is_asked for zone in model.zones())
    assert len(model.loose) == 1


def test_boards_are_told_without_pictures() -> None:
    """What lies on the places, and what everybody owns and has built, in The Grimm Forest."""
    played = table("grimm-forest", players=2)
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    fields = message["view"]["fields"]
    fields["stocks"] = [5, 0, 0, 0, 4, 0, 0, 0, 0]
    fields["resources"] = [[4, 0, 1], [0, 2, 0]]
    fields["houses"] = [[0, 3, 0, 9, 0], [0, 0, 0, 0, 0]]
    model = TablePresenter(played.game, played.rules, played.seating, "en").model(message)
    assert model.own is not None
    assert [(fact.owned, fact.text) for fact in (*model.lists, *model.own.facts)] == [
        ("At the places", "Fields 5 and Forest 4"),
        ("Your resources", "4 straw, no wood and 1 brick"),
        ("Your houses", "straw floor and straw house"),
    ]
    [other] = model.others
    assert [fact.text for fact in other.facts] == ["no straw, 2 wood and no bricks", ""]


def test_a_question_says_which_cards_ask_it() -> None:
    """Those that reach the seat, of the last reveal."""
    played = table(players=4)
    presenter = TablePresenter(played.game, played.rules, played.seating, "en")
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    kinds = played.rules.kind_names

    def cause(seat: int, card: str, everybody: str) -> dict[str, Any]:
        told = {"seat": seat, "card": kinds.index(card), "amount": 1, "everybody": everybody}
        return {"event": "cause-close", "rule": "ft.reveal", "n": 0, **told}

    decision["question"] = "close"
    message["events"] = [
        cause(0, "castle", "no"),
        {"event": "set", "field": "round", "seat": -1, "value": 2, "rule": "ft.deal", "n": 0},
        cause(0, "fairy-ring", "no"),
        cause(1, "castle", "no"),
        cause(2, "vampire", "yes"),
        {"event": "set", "field": "round", "seat": -1, "value": 2, "rule": "ft.deal", "n": 0},
    ]
    prompt = presenter.model(message).prompt
    assert prompt.startswith("Your Fairy Ring makes you close a card. Anselm")
    assert "Vampire makes everybody close a card, if they have one. Close one of your open cards" in prompt
    assert "Castle" not in prompt


def test_a_question_says_how_many_cards_it_wants_and_of_which_affinity() -> None:
    played = table(players=4)
    presenter = TablePresenter(played.game, played.rules, played.seating, "en")
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    decision |= {"question": "close", "left": 2}
    fields = message["view"]["fields"]
    fields["demands"] = [[0, 2, 0, 0, 0]] * 4
    assert "Close 2 of your open Fairywood cards" in presenter.model(message).prompt
    fields["demands"] = [[0, 1, 1, 0, 0]] * 4
    assert "Close 2 of your open cards" in presenter.model(message).prompt


def test_a_question_asked_several_times_says_which_time_it_is() -> None:
    """Answers that were taken back, and those to other questions, do not count."""
    played = table(players=4)
    presenter = TablePresenter(played.game, played.rules, played.seating, "en")
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    catalogue = played.rules.catalogue
    close = next(verb for verb in catalogue.verbs if verb.name == "close").base
    play = next(verb for verb in catalogue.verbs if verb.name == "play").base

    def answer(seat: int, option: int) -> dict[str, Any]:
        return {"event": "answer", "seat": seat, "option": option, "rule": "ft.close", "n": 0}

    before = [answer(presenter.seat, close), answer(presenter.seat, play)]
    decision |= {"question": "close", "options": [close, close + 1], "left": 2}
    message["events"] = before
    assert presenter.model(message).prompt.endswith("(1 of 2)")
    decision["left"] = 1
    message["events"] = [*before, answer(presenter.seat, close), answer(1, close)]
    assert presenter.model(message).prompt.endswith("(2 of 2)")
    back = {"event": "take-back", "seat": presenter.seat, "undone": 2, "rule": "", "n": 0}
    message["events"] = [*message["events"], back]
    assert not presenter.model(message).prompt.endswith(")")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The Dragon in the Forest is about to strike you and "),
        ("fr", "«\N{NO-BREAK SPACE}Dragon\N{NO-BREAK SPACE}» va frapper"),
        ("ru", "Монстр «Дракон» вот-вот навредит"),
    ],
)
def test_a_question_names_what_it_is_about(language: str, words: str) -> None:
    """By what its cause was told with; the cause itself is silent here."""
    played = table("grimm-forest", players=4)
    presenter = TablePresenter(played.game, played.rules, played.seating, language)
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    decision["question"] = "stop-monster"
    told = {"card": played.rules.kind_names.index("dragon"), "place": "forest", "here": "yes"}
    cause = {"event": "cause-stop-monster", "seat": 0, "others_seats": "1", "count": 1, **told}
    message["events"] = [{**cause, "rule": "gf.monsters.cancel", "n": 0}]
    assert presenter.model(message).prompt.startswith(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "from you."), ("fr", "vous vole 1"), ("ru", "вас жетон")],
)
def test_who_reads_is_no_name_in_a_sentence(language: str, words: str) -> None:
    played = table("grimm-forest", players=4)
    presenter = TablePresenter(played.game, played.rules, played.seating, language)
    steal = played.rules.catalogue.parse("steal 0 wood")
    answer = {"event": "answer", "seat": 1, "option": steal, "rule": "gf.friend.ali-baba", "n": 0}
    assert words in presenter.words.event(answer)


def test_dice_and_the_event_are_told_in_plain_words() -> None:
    """What a die lets one do stands beside its option, what an Event changes beside its name."""
    played = table("dice-upon-a-time", players=2)
    rules: Any = played.rules
    message = played.message()
    decision = message["decision"]
    assert decision is not None
    view = message["view"]
    view["fields"]["chapter"] = 1
    view["fields"]["faces"][0] = [7, 2, 3, 4, 5, 0]
    view["zones"][rules.event] = [rules.kind_names.index("thaw")]
    message["derived"] = rules.derived(view)
    decision["question"] = "turn"
    decision["options"] = [rules.catalogue.parse("die die-prohibition"), rules.catalogue.parse("pass")]
    presenter = TablePresenter(played.game, rules, played.seating, "en")
    model, say = presenter.model(message), presenter.texts.say
    told = [model.told(option) for option in model.options]
    assert told == [f"Use the Prohibition die \N{EN DASH} {say('does-prohibition')}", "Pass"]
    [event] = [card for zone in model.table for card in zone.cards if card.name == "The Thaw"]
    assert event.told == f"The Thaw: {say('event-thaw')}"
    assert model.look == say("look-turn")
