"""Dice Upon a Time with an owner's own box: board, dice and decks can be others."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from boxes import CARDS, GAME, HEAD, TOWER, box, change, deck, house
from veillee.commands import main
from veillee.core import FastChance, Match, view_of
from veillee.core.session import Session
from veillee.data.owner_data import OwnerData, OwnerDataError
from veillee.registry import about_of, advice_for, owner_data_for, rules_for

#: How many answers are given by advice: it takes its time.
ADVISED = 20


def play_to_the_end(owner_data: OwnerData) -> Any:
    """A short game of a bot, by advice at first, against one without."""
    rules = rules_for(GAME, 2, {"length": "short"}, owner_data)
    advice = advice_for(GAME, rules)
    assert advice is not None
    rng = Random(1)
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), knowers=rules.everyone)
    match.start()
    while not state.over:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        if state.decisions[0] < ADVISED and seat == 0 and len(options) > 1:
            match.apply(seat, advice.rank(view_of(rules, state, seat), options)[0].option)
        else:
            match.apply(seat, rng.choice(options))
    return rules


TO_TOWER = {"id": "town--dark-tower", "ends": ["town", "dark-tower"], "value": 1}


def test_a_place_and_a_path_can_be_added_and_others_taken_away() -> None:
    places = deck("places", [*house("places"), TOWER])
    paths = deck("paths", [*house("paths", "town--inn"), TO_TOWER])
    rules = play_to_the_end(box(places + paths))
    land = rules.land
    assert land.places[-1] == "dark-tower"
    assert land.neighbours[land.place("dark-tower")] == [land.town]
    assert land.place("inn") not in land.neighbours[land.town]
    assert "town--dark-tower" in land.sockets


def test_a_board_with_more_places_is_listed_beside_the_houses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "box.toml"
    places = deck("places", [TOWER, *house("places", "inn"), {**house("places")[2], "x": 71}])
    file.write_text(HEAD + places + deck("paths", [*house("paths"), TO_TOWER]), encoding="utf-8")
    assert main(["cards", "dice-upon-a-time", "--owner-data", str(file)]) == 0
    told = capsys.readouterr().out
    assert "dark-tower\n" in told
    assert "70→71" in told, "the Inn is compared with the Inn"


def test_one_path_can_lead_elsewhere() -> None:
    rules = rules_for(GAME, 2, {}, box('[[change]]\nid = "town--inn"\nends = ["town", "king"]\nvalue = 6\n'))
    path = rules.land.sockets.index("town--inn")  # type: ignore[attr-defined]
    assert rules.land.ends[path] == (rules.land.town, rules.land.place("king"))  # type: ignore[attr-defined]


def test_dice_can_have_other_faces() -> None:
    faces = ["6", "6", "6", "story", "story", "double"]
    rules = play_to_the_end(box(change("die-numbers", faces=faces)))
    assert rules.dice.faces[4] == [6, 6, 6, 8, 8, 10]


@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_deck_can_be_written_out_whole(name: str) -> None:
    written = box(deck(name, house(name)))
    looked_up = box(deck(name, CARDS[name][:1]).replace(f"[[deck.{name}]]", "[[card]]"))
    assert written.hash == looked_up.hash
    assert {row["provenance"] for row in written.cards[name]} == {"owner"}
    rules_for(GAME, 3, {}, written)


def test_a_story_and_a_quest_of_ones_own() -> None:
    quest = {**house("quests")[0], "id": "my-quest"}
    story = {**house("stories")[0], "id": "my-story"}
    quests = deck("quests", [quest, *house("quests")[1:]])
    stories = deck("stories", [story, *house("stories")[1:]])
    rules = play_to_the_end(box(quests + stories))
    assert {"my-quest", "my-story"} <= set(rules.kind_names)


def test_a_quest_may_ask_for_an_object_and_no_more() -> None:
    first, *others = house("quests")
    found = {"id": "my-quest", "ap": first["ap"], "object": "lost-key", "from": "inn", "back": first["back"]}
    rules = rules_for(GAME, 2, {}, box(deck("quests", [found, *others])))
    assert "my-quest" in rules.kind_names


def test_quests_and_stories_may_be_split_otherwise() -> None:
    """How many Quests each deck has, and Stories each kind, is our guess: 40 and 64 are not."""
    quests = change("red-cheek-white-cheek", ap=3, back="quests-3") + change(
        "supper-for-the-huntsman", ap=4, back="quests-4"
    )
    stories = change("tree-that-asked", copies=1) + change("ravens-spell", copies=3)
    rules = play_to_the_end(box(quests + stories))
    state = rules.blank_state()
    rules.fill(state)
    assert [len(state.zones[deck]) for deck in rules.quest_decks] == [12, 17, 11]
    assert state.zones[rules.story_deck].count(rules.kind("ravens-spell")) == 3
    with pytest.raises(OwnerDataError, match="wrong totals: cards in 'stories': there are 63"):
        box(change("tree-that-asked", copies=2))


def test_a_box_may_have_no_curses_and_curses_need_not_lie_together() -> None:
    fortune = house("stories")[0]
    rows = [
        {**fortune, "id": row["id"], "copies": row["copies"]} if row["kind"] == "curse" else row
        for row in house("stories")
    ]
    assert play_to_the_end(box(deck("stories", rows))).cards.curses == []
    curses = [{**row, "copies": 7} for row in house("stories") if row["kind"] == "curse"]
    apart = [row for pair in zip(curses, house("stories"), strict=False) for row in pair]
    short = 64 - sum(row["copies"] for row in apart[:-1])
    play_to_the_end(box(deck("stories", [*apart[:-1], {**apart[-1], "copies": short}])))


def table(owner_data: OwnerData, position: dict[str, Any]) -> Session[Any]:
    """A table of two in the middle of a chapter; events lie open as `position` says."""
    rules = rules_for(GAME, 2, {}, owner_data)
    return Session(rules, about_of(GAME), seed=1, arrangement={"chapter": 1, **position})


def answer(session: Session[Any], seat: int, *words: str) -> None:
    for each in words:
        assert session.answer(seat, session.rules.catalogue.parse(each)) is None, each


def offered(session: Session[Any], seat: int) -> set[str]:
    rules = session.rules
    return {rules.catalogue.words(option) for option in rules.offer(session.state, seat)}


def test_an_event_can_make_another_face_plain() -> None:
    event = change("broken-spells", change={"op": "plain-face", "face": "magic-item"})
    faces = [[7, 8, 9, 10, 3, 0], [1, 1, 1, 1, 1, 0]]
    session = table(box(event), {"event": ["broken-spells"], "faces": faces, "item_deck": ["plant"]})
    rules: Any = session.rules
    assert rules.events.now(session.state).prohibition
    answer(session, 0, "die die-item", "place fox")
    assert session.rules.asked(session.state) == [1], "no Item is offered"


def test_market_day_can_let_one_keep_all_quests() -> None:
    event = change("market-day", change={"op": "town-draw", "draw": 2, "keep": 2})
    position = {
        "event": ["market-day"],
        "at": [1, 1],
        "deck_2": ["red-cheek-white-cheek", "trail-of-crumbs"],
        "deck_3": ["harvest-thanks"],
    }
    session = table(box(event), {**position, "faces": [[6, 1, 1, 1, 1, 0], [1, 1, 1, 1, 1, 0]]})
    answer(session, 0, "die die-prohibition", "place town--church", "go town", "draw-quest 2", "draw-quest 2")
    rules: Any = session.rules
    assert len(session.state.zones[rules.quests[0]]) == 2


@pytest.mark.parametrize(("sockets", "fed"), [(1, 1), (2, 2), (5, 2)])
def test_the_wolf_eats_as_long_as_there_is_room(sockets: int, fed: int) -> None:
    session = table(box(change("wolf", sockets=sockets)), {"faces": [[6, 1, 1, 1, 1, 0], [1, 1, 1, 1, 1, 0]]})
    answer(session, 0, "die die-prohibition", "place wolf")
    if fed == 2:
        answer(session, 1, "feed die-item")
    rules: Any = session.rules
    assert len(session.state.sockets[rules.land.wolf]) == fed
    assert session.rules.asked(session.state) == [1]


@pytest.mark.parametrize("to", ["steed-nw", "steed"])
def test_a_card_that_names_the_steed_is_fulfilled_on_landing_before_the_jump(to: str) -> None:
    quests = change("tailor-in-heaven", to=to) + change(
        "princess-at-the-well", task={"visit": [to]}, reward={"gain": {"gold": 1}}
    )
    position = {
        "at": [5, 0],
        "quests": [["tailor-in-heaven", "red-cheek-white-cheek"], []],
        "kept": [["princess-at-the-well"], []],
        "tokens": [[0, 2, 0], [0, 0, 0]],
    }
    session = table(box(quests), {**position, "faces": [[2, 1, 1, 1, 3, 0], [1, 1, 1, 1, 1, 0]]})
    answer(session, 0, "die die-prohibition", "place hunter--steed-nw", "go steed-nw")
    assert offered(session, 0) == {"done", "fulfil tailor-in-heaven", "fulfil princess-at-the-well"}
    refusal = session.answer(0, session.rules.catalogue.parse("fulfil red-cheek-white-cheek"))
    assert refusal is not None
    assert [reason.rule for reason in refusal.reasons] == ["du.steeds"]
    answer(session, 0, "fulfil princess-at-the-well", "fulfil tailor-in-heaven")
    assert session.state.tokens[0] == [1, 2, 0]
    assert offered(session, 0) == {"stay", "go steed-ne", "go steed-se", "go steed-sw"}
    answer(session, 0, "go steed-sw")
    assert offered(session, 0) == {"done", "fulfil red-cheek-white-cheek"}, "a jump does not follow a jump"


def test_who_will_not_fulfil_it_on_landing_may_still_jump_or_stay() -> None:
    position = {"at": [5, 0], "quests": [["tailor-in-heaven"], []]}
    session = table(
        box(change("tailor-in-heaven", to="steed-nw")),
        {**position, "faces": [[2, 1, 1, 1, 3, 0], [1, 1, 1, 1, 1, 0]]},
    )
    answer(session, 0, "die die-prohibition", "place hunter--steed-nw", "go steed-nw", "done", "stay")
    assert offered(session, 0) == {"done", "fulfil tailor-in-heaven"}, (
        "the phase of Quests comes all the same"
    )


def test_the_template_is_owners_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dice-upon-a-time", "--template"]) == 0
    lines = capsys.readouterr().out.splitlines()
    text = "\n".join(
        line[1:] if line.startswith("#") and not line.startswith("##") else line for line in lines
    )
    found = owner_data_for(GAME, "box.toml", text.encode())
    assert found.named == {row["id"] for rows in CARDS.values() for row in rows}
