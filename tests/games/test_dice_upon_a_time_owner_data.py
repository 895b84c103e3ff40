"""Dice Upon a Time with an owner's own box: board, dice and decks can be others, or are refused by name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from veillee.commands import main
from veillee.core import FastChance, Match, view_of
from veillee.core.session import Session
from veillee.data.card_files import toml
from veillee.data.owner_data import OwnerData, OwnerDataError
from veillee.registry import about_of, advice_for, files_of, find_game, owner_data_for, rules_for

GAME = find_game("dice-upon-a-time")
CARDS = files_of(GAME).cards
#: How many answers are given by advice: it takes its time.
ADVISED = 20
HEAD = 'game = "dice-upon-a-time"\n'


def box(text: str) -> OwnerData:
    return owner_data_for(GAME, "box.toml", (HEAD + text).encode())


def deck(name: str, rows: Iterable[dict[str, Any]]) -> str:
    """A deck written out whole."""
    cells = [[(column, value) for column, value in row.items() if column != "provenance"] for row in rows]
    return "".join(
        f"[[deck.{name}]]\n" + "".join(f"{column} = {toml(value)}\n" for column, value in row)
        for row in cells
    )


def change(id: str, **columns: Any) -> str:
    return f'[[change]]\nid = "{id}"\n' + "".join(f"{name} = {toml(v)}\n" for name, v in columns.items())


def house(name: str, *without: str) -> list[dict[str, Any]]:
    return [dict(row) for row in CARDS[name] if row["id"] not in without]


def play_to_the_end(owner_data: OwnerData) -> Any:
    """A short game of a bot, by advice at first, against one without."""
    rules = rules_for(GAME, 2, {"length": "short"}, owner_data)
    advice = advice_for(GAME, rules)
    assert advice is not None
    rng = Random(1)
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), tracks_knowledge=True)
    match.start()
    while not state.over:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        if state.decisions[0] < ADVISED and seat == 0 and len(options) > 1:
            match.apply(seat, advice.rank(view_of(rules, state, seat), options)[0].option)
        else:
            match.apply(seat, rng.choice(options))
    return rules


TOWER = {"id": "dark-tower", "kind": "building", "ability": "gold", "x": 10, "y": 12}
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
    rules = play_to_the_end(box(f'[[change]]\nid = "die-numbers"\nfaces = {toml(faces)}\n'))
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


def test_quests_and_stories_may_be_split_otherwise() -> None:
    """How many Quests each deck has, and Stories each kind, is our guess: 40 and 64 are not."""
    quests = change("q201", ap=3, back="quests-3") + change("q202", ap=4, back="quests-4")
    stories = change("f01", copies=1) + change("c02", copies=3)
    rules = play_to_the_end(box(quests + stories))
    state = rules.blank_state()
    rules.fill(state)
    assert [len(state.zones[deck]) for deck in rules.quest_decks] == [12, 17, 11]
    assert state.zones[rules.story_deck].count(rules.kind("c02")) == 3
    with pytest.raises(OwnerDataError, match="wrong totals: cards in 'stories': there are 63"):
        box(change("f01", copies=2))


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
    event = change("e10", change={"op": "plain-face", "face": "magic-item"})
    faces = [[7, 8, 9, 10, 3, 0], [1, 1, 1, 1, 1, 0]]
    session = table(box(event), {"event": ["e10"], "faces": faces, "item_deck": ["plant"]})
    rules: Any = session.rules
    assert rules.events.now(session.state).prohibition
    answer(session, 0, "die die-item", "place fox")
    assert session.rules.asked(session.state) == [1], "no Item is offered"


def test_market_day_can_let_one_keep_all_quests() -> None:
    event = change("e09", change={"op": "town-draw", "draw": 2, "keep": 2})
    position = {"event": ["e09"], "at": [1, 1], "deck_2": ["q201", "q203"], "deck_3": ["q301"]}
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
    quests = change("q211", to=to) + change("b05", task={"visit": [to]}, reward={"gain": {"gold": 1}})
    position = {
        "at": [5, 0],
        "quests": [["q211", "q201"], []],
        "kept": [["b05"], []],
        "tokens": [[0, 2, 0], [0, 0, 0]],
    }
    session = table(box(quests), {**position, "faces": [[2, 1, 1, 1, 3, 0], [1, 1, 1, 1, 1, 0]]})
    answer(session, 0, "die die-prohibition", "place hunter--steed-nw", "go steed-nw")
    assert offered(session, 0) == {"done", "fulfil q211", "fulfil b05"}
    refusal = session.answer(0, session.rules.catalogue.parse("fulfil q201"))
    assert refusal is not None
    assert [reason.rule for reason in refusal.reasons] == ["du.steeds"]
    answer(session, 0, "fulfil b05", "fulfil q211")
    assert session.state.tokens[0] == [1, 2, 0]
    assert offered(session, 0) == {"stay", "go steed-ne", "go steed-se", "go steed-sw"}
    answer(session, 0, "go steed-sw")
    assert offered(session, 0) == {"done", "fulfil q201"}, "a jump does not follow a jump"


def test_who_will_not_fulfil_it_on_landing_may_still_jump_or_stay() -> None:
    position = {"at": [5, 0], "quests": [["q211"], []]}
    session = table(
        box(change("q211", to="steed-nw")),
        {**position, "faces": [[2, 1, 1, 1, 3, 0], [1, 1, 1, 1, 1, 0]]},
    )
    answer(session, 0, "die die-prohibition", "place hunter--steed-nw", "go steed-nw", "done", "stay")
    assert offered(session, 0) == {"done", "fulfil q211"}, "the phase of Quests comes all the same"


def test_the_template_is_owners_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dice-upon-a-time", "--template"]) == 0
    lines = capsys.readouterr().out.splitlines()
    text = "\n".join(
        line[1:] if line.startswith("#") and not line.startswith("##") else line for line in lines
    )
    found = owner_data_for(GAME, "box.toml", text.encode())
    assert found.named == {row["id"] for rows in CARDS.values() for row in rows}


REFUSED: dict[str, tuple[str, str]] = {
    "a lonely place": (
        deck("places", [*house("places"), TOWER]),
        "dark-tower: no path leads from there to town",
    ),
    "no such end": (change("town--inn", ends=["town", "moon"]), "town--inn: there is no place called 'moon'"),
    "three ends": (
        change("town--inn", ends=["town", "inn", "well"]),
        "town--inn: a path has two different ends",
    ),
    "a circle": (change("town--inn", ends=["town", "town"]), "town--inn: a path has two different ends"),
    "a value beyond dice": (change("town--inn", value=7), "town--inn: value = 7 should be from 1 to 6"),
    "an unknown ability": (
        change("church", ability="tokens"),
        "church: unknown ability 'tokens' (known: none,",
    ),
    "no start": (change("town", kind="building"), "there should be one place of kind start, not 0"),
    "a place that quests speak of": (
        deck("places", house("places", "hunter"))
        + deck("paths", [row for row in house("paths") if "hunter" not in row["ends"]]),
        "there is no place called 'hunter'",
    ),
    "a face that is none": (
        change("die-story", faces=["1", "2", "3", "4", "5", "bread"]),
        "die-story: unknown face 'bread'",
    ),
    "five faces": (
        change("die-story", faces=["1", "2", "3", "4", "5"]),
        "die-story: a die has 6 faces, not 5",
    ),
    "a die too few": (deck("dice", house("dice", "die-item")), "there should be 6 dice"),
    "a Spirit of one's own": (
        deck("spirits", [*house("spirits"), {**house("spirits")[1], "id": "owl"}]),
        "the Spirits are fox, rabbit, wolf, snake, not fox, rabbit, wolf, snake, owl",
    ),
    "an Item without rules": (
        deck("items", [{**row, "id": "my-item"} if row["id"] == "plant" else row for row in house("items")]),
        "there is no card 'plant', which the rules speak of",
    ),
    "one Item more": (
        deck("items", [*house("items"), {**house("items")[0], "id": "my-item", "copies": 0}]),
        "my-item: the rules know no such item",
    ),
    "tokens that are none": (change("q202", need={"gems": 1}), "q202: unknown token 'gems'"),
    "tokens below nothing": (
        change("q202", need={"gold": -1}),
        "q202: -1 gold: a card speaks of 0 to 9 tokens",
    ),
    "a visit to nowhere": (change("c02", lift={"visit": ["moon"]}), "c02: there is no place called 'moon'"),
    "an effect of one's own": (
        change("u16", options=[{"fly": 1}, {"fly": 2}]),
        "u16: unknown effect 'fly' (known: ",
    ),
    "an effect beyond measure": (
        change("u16", options=[{"poorest-gains-any": 99}, {"poorest-draws-quest": 1}]),
        "u16: poorest-gains-any = 99 should be from 1 to 9",
    ),
    "a Quest with the back of another deck": (
        change("q201", ap=3),
        "q201: a Quest of 3 has the back 'quests-3', not 'quests-2'",
    ),
    "an option of two effects": (
        change("u01", options=[{"lose-any": 1, "lose-magic": 1}, {"lose-any": 2}]),
        "u01: an option has one effect, not 2: lose-any, lose-magic",
    ),
    "an else of two effects": (
        change("f12", effect={"take-token": 1, "else": {"gain-any": 1, "draw-magic": 1}}),
        "f12: else has one effect, not 2: gain-any, draw-magic",
    ),
    "an else that would never be": (
        change("f01", effect={"gain-any": 1, "else": {"draw-magic": 1}}),
        "f01: else goes with lift-curse and take-token, not with gain-any",
    ),
    "an effect of nothing": (change("f01", effect={}), "f01: {} has no effect"),
    "a Fortune that hits": (
        change("f01", effect={"lose-any": 1}),
        "f01: lose-any can only be an option of a Misfortune",
    ),
    "two tokens taken": (
        change("f12", effect={"take-token": 2}),
        "f12: take-token = 2: the rules only know 1",
    ),
    "tokens without a kind": (change("f01", effect={"gain": 1}), "f01: 1 should say which tokens"),
    "a number that is none": (
        change("f04", effect={"gain-any": "some"}),
        "f04: gain-any = 'some' should be from 1 to 9",
    ),
    "a Fortune with options": (
        change("f01", options=[{"gain-any": 1}, {"gain-any": 1}]),
        "f01: a Story of kind 'fortune' has no 'options'",
    ),
    "a Mini Quest on horseback": (
        change("b01", task={"steed-jump": True}),
        "b01: steed-jump lifts Curses; a Mini Quest cannot ask for it",
    ),
    "two prices": (
        change("c03", lift={"discard": {"gold": 1}, "discard-any": 1}),
        "c03: the rules know no task of discard, discard-any",
    ),
    "a condition of no place": (
        change("s01", condition={"stands-on": ["moon"]}),
        "s01: there is no place called 'moon'",
    ),
    "a Quest for nothing": (change("q201", need={}), "q201: a Quest asks for tokens, an object or a visit"),
    "an object twice": (
        change(
            "q201",
            object=next(row["object"] for row in CARDS["quests"] if "object" in row),
            **{"from": "inn"},
        ),
        "one Quest alone can ask for the object",
    ),
    "half an object": ('[[change]]\nid = "q201"\nfrom = "inn"\n', "q201: 'object' is missing"),
    "a column of no card": (change("q402", type="visit"), "card 'q402': unknown column 'type'"),
    "an Item in another window": (
        change("plant", windows=["roll"]),
        "card 'plant': unknown column 'windows'",
    ),
    "a hero used otherwise": (change("rapunzel", use="any-turn"), "card 'rapunzel': unknown column 'use'"),
    "another's tokens": (change("rapunzel", tokens={"normal": 3}), "rapunzel: only thumbling has tokens"),
    "an unknown variant": (
        change("rapunzel", without=["rainy-days"]),
        "rapunzel: unknown variant 'rainy-days' (known: co-operative, ",
    ),
    "Rabbits side by side": (change("rabbit", stack=False), "rabbit: stack = false: dice lie on top of"),
    "two stacks of snakes": (change("snake", sockets=2), "snake: sockets = 2 should be from 1 to 1"),
    "two Spirits in a corner": (change("wolf", corner="nw"), "each corner (nw, ne, se, sw) has one Spirit"),
    "a place of no kind": (change("inn", kind="tavern"), "inn: unknown kind 'tavern' (known: start, "),
    "a face that is plain": (
        change("e10", change={"op": "plain-face", "face": "4"}),
        "e10: unknown face '4' (known: prohibition, story, magic-item, double)",
    ),
    "some of the Quests kept": (
        change("e09", change={"op": "town-draw", "draw": 3, "keep": 2}),
        "e09: keep = 2: of 3 Quests one is kept, or all",
    ),
    "two Stories told": (
        change("e12", change={"op": "story-draw", "draw": 2, "keep": 2}),
        "e12: keep = 2: one Story is told, whatever is drawn",
    ),
    "a word too many": (
        change("e05", change={"op": "disable-place", "kind": "steed", "value": 2}),
        "e05: disable-place has no 'value' (known: kind)",
    ),
    "an Event of one's own": (change("e05", change={"op": "snow"}), "e05: unknown change 'snow' (known: "),
    "half an Event": (change("e05", change={"op": "town-draw"}), "e05: 'draw' is missing"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_played_is_refused_by_name(case: str) -> None:
    text, message = REFUSED[case]
    with pytest.raises(OwnerDataError) as caught:
        rules_for(GAME, 2, {}, box(text))
    assert str(caught.value).startswith("box.toml: ")
    assert message in str(caught.value)
