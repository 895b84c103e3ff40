"""What The Grimm Forest says of a question's cause, and of what monsters do."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core.session import Session
from veillee.registry import find_game, rules_for
from veillee.texts import Story, Texts

GAME = find_game("grimm-forest")
RULES = rules_for(GAME, 2)
ABOUT = {"game": GAME.id, "revision": GAME.revision, "data": ""}
(
    MONSTERS_CALLED,
    FABLES_REVEALED,
    GATHER_REVEALED,
    BEFORE_COLLECTING,
    END_OF_GATHER,
    START_OF_BUILD,
    END_OF_BUILD,
) = (
    3,
    4,
    5,
    6,
    8,
    9,
    11,
)
STRAW_HOUSE, STRAW_WALLS, STRAW_FLOOR = 9, 6, 3


def arranged(**position: Any) -> Session[Any]:
    return Session(RULES, ABOUT, seed=1, arrangement={"round": 2, **position})


def asked(session: Session[Any], question: str) -> str:
    """What seat 0 reads as it is asked."""
    story = Story(RULES, Texts("en", GAME), ["Anna", "Boris"], 0)
    causes = [event for event in session.events[0] if event["event"] == f"cause-{question}"]
    return story.prompt(question, **story.facts(causes[-1]))


def answer(session: Session[Any], option: str) -> None:
    assert session.answer(0, RULES.catalogue.parse(option)) is None


def test_gains_name_their_card_and_are_counted() -> None:
    granny = RULES.kind_names.index("grannys-house")
    session = arranged(
        window=END_OF_GATHER,
        standing=[["grannys-house"], []],
        locations=[granny, -1, -1],
        hosts=[0, -1, -1],
        pigs=[0, 1],
    )
    first = asked(session, "gain-resource")
    assert "Granny" in first
    assert "2 resources" in first
    answer(session, "gain straw")
    assert asked(session, "gain-resource").startswith("One more")


def test_the_past_says_how_many_fables_are_left_to_take() -> None:
    discarded = ["dragon", "roar", "giant", "wolf"]
    session = arranged(
        window=END_OF_GATHER,
        played=[["searching-the-past"], []],
        pigs=[0, 0],
        **{"fable-discard": discarded},
    )
    assert "take 2 discarded" in asked(session, "past")
    answer(session, "recall roar")
    assert "one more" in asked(session, "past")


@pytest.mark.parametrize("stopped", [False, True])
def test_who_may_run_away_hears_whether_the_monster_was_stopped(stopped: bool) -> None:
    session = arranged(
        window=BEFORE_COLLECTING,
        played=[["chinny-chin-chin"], ["wolf"]],
        monsters=[-1, 0],
        beasts=1,
        stopped=[0, int(stopped)],
        pigs=[0, 1],
    )
    told = [event for event in session.events[0] if event["event"] == "cause-run-away"]
    assert [event["stopped"] for event in told] == ["yes" if stopped else "no"]


@pytest.mark.parametrize(("stock", "meals"), [(4, 1), (0, 0)])
def test_what_a_wolf_eats_is_told(stock: int, meals: int) -> None:
    session = arranged(
        window=GATHER_REVEALED,
        played=[["wolf"], []],
        monsters=[1, -1],
        beasts=1,
        stocks=[5, 0, 0, 0, stock, 0, 0, 0, 3],
        laid=[["gather-straw"], ["gather-wood"]],
    )
    told = [event["place"] for event in session.events[1] if event["event"] == "wolf-empties"]
    assert told == ["forest"] * meals


def test_whispers_say_what_is_kept_already() -> None:
    whispered = ["dragon", "roar", "giant", "wolf"]
    session = arranged(
        window=END_OF_GATHER, played=[["ghostly-whispers"], []], pigs=[0, 1], **{"fable-deck": whispered}
    )
    assert "you keep two" in asked(session, "whispers")
    answer(session, "keep-fable roar")
    assert "you keep Roar" in asked(session, "whispers")


@pytest.mark.parametrize(
    ("card", "window"), [("spy-network", END_OF_GATHER), ("magic-flute", MONSTERS_CALLED)]
)
def test_a_fable_without_effect_says_so(card: str, window: int) -> None:
    session = arranged(
        window=window, played=[[card], []], pigs=[-1, 0], laid=[["gather-straw"], ["gather-wood"]]
    )
    kind = RULES.kind_names.index(card)
    told = [event["event"] for event in session.events[1] if event.get("card") == kind]
    assert [name for name in told if name in ("acts", "no-effect")] == ["no-effect"]


def test_the_third_house_is_the_last_round_and_the_winner_is_told() -> None:
    session = arranged(
        window=START_OF_BUILD,
        resources=[[6, 0, 0], [0, 0, 0]],
        houses=[[STRAW_HOUSE, STRAW_HOUSE, STRAW_WALLS, 0, 0], [0, 0, 0, 0, 0]],
        tokens=[1, 1, 1],
    )
    answer(session, "build roof straw")
    assert [event["seat"] for event in session.events[1] if event["event"] == "last-round"] == [0]
    over = arranged(window=END_OF_BUILD, houses=[[STRAW_HOUSE] * 3 + [0, 0], [0, 0, 0, 0, 0]])
    assert [event["seat"] for event in over.events[1] if event["event"] == "game-won"] == [0]


@pytest.mark.parametrize(
    ("option", "value", "card"),
    [
        ("bridge-troll-self", "yes", "bridge-troll"),
        ("granny-leaves", "monster-played", "grannys-house"),
        ("magic-flute", "in-turn", "magic-flute"),
        ("powerful-friends", "one-only", "powerful-friends"),
        ("frog-prince", "deck", "frog-prince"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_cards_are_worded_as_the_edition_plays_them(
    language: str, option: str, value: str, card: str
) -> None:
    texts = Texts(language, GAME)
    kind = RULES.kind_names.index(card)
    names = ["Anna", "Boris"]
    usual = Story(RULES, texts, names, 0).card_text(kind)
    other = Story(rules_for(GAME, 2, {option: value}), texts, names, 0).card_text(kind)
    assert usual == texts.attribute(f"card-{card}", "text")
    assert other == texts.attribute(f"card-{card}", f"with-{option}-{value}")
    assert other != usual
    editions = [edition for edition in GAME.editions.values() if edition.get(option) == value]
    assert editions


def test_a_wrong_guess_is_told() -> None:
    session = arranged(window=END_OF_GATHER, friends=[["aladdin"], []], said=["alone", "none"], pigs=[0, 0])
    story = Story(RULES, Texts("en", GAME), ["Anna", "Boris"], 1)
    told = [story.event(event) for event in session.events[1] if event["event"] == "guessed-wrong"]
    assert told == ["It did not come as Anna had said: Aladdin brings nothing."]
    right = arranged(window=END_OF_GATHER, friends=[["aladdin"], []], said=["alone", "none"], pigs=[0, 1])
    assert not [event for event in right.events[1] if event["event"] == "guessed-wrong"]


def test_a_lie_of_pinocchios_is_told_as_cards_are_turned_up() -> None:
    session = arranged(
        window=GATHER_REVEALED,
        friends=[["pinocchio"], []],
        said=["forest", "none"],
        laid=[["gather-straw"], ["gather-wood"]],
    )
    told = [
        event["event"]
        for event in session.events[1]
        if event.get("card") == RULES.kind_names.index("pinocchio")
    ]
    assert told == ["guessed-wrong"]


def test_what_the_big_bad_wolf_blows_down_is_told() -> None:
    session = arranged(
        window=END_OF_GATHER,
        played=[["big-bad-wolf"], []],
        monsters=[0, -1],
        beasts=1,
        pigs=[1, 0],
        houses=[[0] * 5, [STRAW_HOUSE, STRAW_WALLS, 0, 0, 0]],
    )
    answer(session, "blow-down 1 1")
    story = Story(RULES, Texts("en", GAME), ["Anna", "Boris"], 0)
    told = [story.event(event) for event in session.events[0] if event["event"] == "loses-section"]
    assert told == ["The Big Bad Wolf blows: Boris loses a straw roof."]


def test_the_wishing_well_names_whom_it_asked_for_first() -> None:
    rules = rules_for(GAME, 3)
    position = {"round": 2, "window": FABLES_REVEALED, "played": [["wishing-well"], [], []]}
    laid = [["gather-straw"], ["gather-wood"], ["gather-brick"]]
    session: Session[Any] = Session(rules, ABOUT, seed=1, arrangement={**position, "laid": laid})
    story = Story(rules, Texts("en", GAME), ["Anna", "Boris", "Clara"], 0)

    def asks() -> str:
        causes = [event for event in session.events[0] if event["event"] == "cause-wishing-well"]
        return story.prompt("wishing-well", **story.facts(causes[-1]))

    assert asks().endswith("choose the first.")
    assert session.answer(0, rules.catalogue.parse("exchange 1")) is None
    assert asks().endswith("who exchanges Gather cards with Boris.")


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        (
            "en",
            0,
            [
                "The walls are up, so a Friend arrives: Jack the Giant Slayer.",
                "You give Boris the new Friend.",
                "Boris\u2019s old Friend leaves: Ali Baba.",
                "Boris has a new Friend: Jack the Giant Slayer.",
            ],
        ),
        (
            "fr",
            1,
            [
                "Les murs sont montés, un Ami arrive : « Jack le Chasseur de Géant ».",
                "Anna vous offre le nouvel Ami.",
                "Votre Ami « Ali Baba » s\u2019en va pour lui céder la place.",
                "Vous avez un nouvel Ami : « Jack le Chasseur de Géant ».",
            ],
        ),
        (
            "ru",
            1,
            [
                "Стены построены, приходит друг: из колоды раскрывают карту «Джек».",
                "Anna дарит нового друга вам.",
                "Прежний друг уходит: вы сбрасываете карту «Али-Баба».",
                "Вы получаете карту «Джек».",
            ],
        ),
    ],
)
def test_why_a_friend_comes_and_which_one_goes_is_told(language: str, reader: int, told: list[str]) -> None:
    session = arranged(
        window=START_OF_BUILD,
        resources=[[4, 0, 0], [0, 0, 0]],
        houses=[[STRAW_FLOOR, 0, 0, 0, 0], [0] * 5],
        friends=[[], ["ali-baba"]],
        **{"friend-deck": ["jack"]},
    )
    answer(session, "build walls straw")
    answer(session, "give-friend 1")
    story = Story(RULES, Texts(language, GAME), ["Anna", "Boris"], reader)
    lines = [line.replace("\u00a0", " ") for line in story.log(session.events[reader])]
    assert [line for line in lines if line in told] == told
