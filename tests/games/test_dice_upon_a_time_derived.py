"""What clients of Dice Upon a Time are told in plain words: what faces and the Event do as things stand."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core import view_of
from veillee.core.refusals import Reason
from veillee.core.session import Session
from veillee.registry import LANGUAGES, about_of, find_game, rules_for
from veillee.texts import Texts, Words

GAME = find_game("dice-upon-a-time")


def dealt(players: int = 3, **options: Any) -> Session[Any]:
    rules = rules_for(GAME, players, GAME.complete(players, options))
    return Session(rules, about_of(GAME), seed=1)


def derived(event: str = "", players: int = 3, seat: int = 0, **options: Any) -> dict[str, Any]:
    """With this Event lying open, in the second chapter."""
    session = dealt(players, **options)
    rules: Any = session.rules
    state = session.state.copy()
    state.chapter = 2
    state.zones[rules.event] = [rules.kind_names.index(event)] if event else []
    state.faces[0] = [7, 8, 3, 4, 5, 0]
    found: dict[str, Any] = rules.derived(view_of(rules, state, seat))
    return found


def face_texts(event: str = "", **options: Any) -> dict[str, str]:
    notes = derived(event, **options)["notes"]["face"]
    return {face: note["text"] for face, note in notes.items()}


def test_special_faces_say_what_they_do() -> None:
    said = face_texts()
    specials = ("prohibition", "story", "magic-item", "double")
    assert [said[face] for face in specials] == [f"does-{face}" for face in specials]
    assert {said[str(number)] for number in range(1, 7)} == {"does-number"}


def test_an_event_that_switches_a_face_off_is_told_with_the_face() -> None:
    assert face_texts("broken-spells")["prohibition"] == "does-plain"
    assert face_texts("thaw")["prohibition"] == "does-prohibition"


def test_an_event_that_changes_a_face_is_told_with_the_face() -> None:
    assert face_texts("fireside-tales")["story"] == "does-story-of-two"


def test_a_face_that_calls_for_cards_nobody_has_says_so() -> None:
    said = face_texts(stories=False)
    assert said["story"] == "does-nothing-left"
    assert said["magic-item"] == "does-magic-item"


def test_ones_own_dice_say_what_they_show() -> None:
    dice = derived()["notes"]["die"]
    assert [dice[name]["face"] for name in ("die-prohibition", "die-story", "die-item")] == [
        "prohibition",
        "story",
        "3",
    ]
    assert "snake-die" not in dice, "it lies with the Snake"
    assert derived(seat=3)["notes"]["die"] == {}, "a spectator has no dice"


@pytest.mark.parametrize(("players", "limit", "usual"), [(2, 1, 2), (3, 2, 3)])
def test_the_event_is_told_with_the_numbers_of_the_table(players: int, limit: int, usual: int) -> None:
    note = derived("hundred-year-sleep", players)["notes"]["card"]["hundred-year-sleep"]
    assert (note["limit"], note["usual"]) == (limit, usual)
    assert derived("", players)["notes"]["card"] == {}


@pytest.mark.parametrize(("length", "chapters"), [("normal", 6), ("short", 3), ("extra-long", 0)])
def test_it_says_how_many_chapters_there_are(length: str, chapters: int) -> None:
    assert derived(length=length)["chapters"] == chapters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_and_event_has_its_sentence(language: str) -> None:
    rules: Any = dealt().rules
    words = Words(rules, Texts(language, GAME))
    for event in ("", *(rules.kind_names[kind] for kind in rules.deck_kinds("events"))):
        notes = derived(event)["notes"]
        for note in [*notes["face"].values(), *notes["card"].values()]:
            said = words.reason(Reason("", note.pop("text"), note))
            assert said.endswith("."), said
            assert "{" not in said
