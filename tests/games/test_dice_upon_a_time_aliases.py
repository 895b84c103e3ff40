"""Dice Upon a Time: Quests, Stories and Events once had ids like q201; what was written so is still read."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core.arrangement import arrange
from veillee.core.epoch import load_position, names_of, position_of
from veillee.registry import about_of, files_of, find_game, owner_data_for, rules_for
from veillee.scenarios.loader import load_scenario
from veillee.scenarios.runner import run_scenario
from veillee.server.game_descriptions import describe, with_ids_of_today

GAME = find_game("dice-upon-a-time")
#: What the names of a table for two, and the cards of a box, came to by the old ids.
OLD_NAMES = "9d91805d9e918f04880fa734fd116730796c42e7f5b5d362e2b909d423aa4137"
OLD_BOX = "c2cf0793ce0e5dc9bff9f103e90f56f8cf03f83d6db4b215f8e4d8ed3fdda56c"
BOX = 'game = "dice-upon-a-time"\n[[change]]\nid = "{}"\nneed = {{ apple = 3 }}\n'


def test_every_old_id_leads_to_a_card_and_is_no_card_itself() -> None:
    ids = {row["id"] for rows in files_of(GAME).cards.values() for row in rows}
    aliases = files_of(GAME).aliases
    assert len(aliases) == len(set(aliases.values())) == 40 + 54 + 12
    assert set(aliases.values()) <= ids
    assert not set(aliases) & ids


def test_a_scenario_speaks_of_cards_by_either_id(tmp_path: Any) -> None:
    text = """
title = "Old ids"
game = "dice-upon-a-time"
players = 2
rules = ["du.word-draw"]
[arrange]
chapter = 1
rabbits = [1, 0]
rabbit_supply = 4
at = ["fairy", "church"]
story_deck = ["f05"]
item_deck = ["plant"]
quests = [["q201"], []]
[[step]]
seat = 0
answer = "rabbit"
expect = { story_discard = ["f05"], quests = [["red-cheek-white-cheek"], []] }
"""
    file = tmp_path / "old.toml"
    file.write_text(text, encoding="utf-8")
    assert run_scenario(load_scenario(file)).failures == []


def test_answers_and_arrangements_by_old_ids() -> None:
    rules: Any = rules_for(GAME, 2)
    parse = rules.catalogue.parse
    assert parse("fulfil q201") == parse("fulfil red-cheek-white-cheek")
    assert rules.catalogue.words(parse("bestow c01 1")) == "bestow black-stallion 1"
    with pytest.raises(ValueError, match="unknown card 'q999'"):
        parse("fulfil q999")
    state = rules.blank_state()
    arrange(rules, state, {"quests": [["q201"], []]})
    assert state.zones[rules.quests[0]] == [rules.kind("red-cheek-white-cheek")]


def test_a_box_named_by_old_ids_is_the_same_box() -> None:
    boxes = [owner_data_for(GAME, "box", BOX.format(id).encode()) for id in ("q201", "red-cheek-white-cheek")]
    assert [box.hash for box in boxes] == [OLD_BOX, OLD_BOX]
    assert boxes[0].named == {"red-cheek-white-cheek"}


def test_a_position_of_the_old_names_goes_on() -> None:
    rules: Any = rules_for(GAME, 2)
    assert names_of(rules, as_before=True) == OLD_NAMES
    state = rules.blank_state()
    rules.fill(state)
    state.over = True
    position: Any = {**position_of(rules, about_of(GAME), state), "revision": 3, "names": OLD_NAMES}
    assert load_position(rules, about_of(GAME), position) == state


def test_a_kept_description_is_shown_with_the_ids_of_today() -> None:
    rules = rules_for(GAME, 2)
    today = describe(GAME, rules)
    once = {new: old for old, new in files_of(GAME).aliases.items()}
    kept: Any = {
        **today,
        "kinds": [{**kind, "id": once.get(kind["id"], kind["id"])} for kind in today["kinds"]],
        "verbs": [
            {
                **verb,
                "arguments": [
                    {**part, "values": [once.get(value, value) for value in part["values"]]}
                    for part in verb["arguments"]
                ],
            }
            for verb in today["verbs"]
        ],
    }
    assert kept != today
    assert with_ids_of_today(kept) == today
