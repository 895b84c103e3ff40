"""Dice Upon a Time: options that do not go together are refused, and the rule that is cited speaks of it."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core import OptionError
from veillee.games.dice_upon_a_time.dice import MAGIC_ITEM, STORY
from veillee.registry import files_of, find_game, rules_for

GAME = find_game("dice-upon-a-time")


@pytest.mark.parametrize(
    ("options", "rule", "said"),
    [
        ({"mode": "co-operative", "length": "extra-long"}, "du.co-op", "There is no extra long co-operative"),
        (
            {"items": False, "stories": True},
            "du.beginner",
            "no game with Stories but without Items",
        ),
    ],
)
def test_what_does_not_go_together(options: dict[str, Any], rule: str, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.complete(4, options)
    assert refused.value.rule == rule
    section = files_of(GAME).rulebooks["en"].partition(f"{{#{rule}}}")[2].partition("\n## ")[0]
    assert said in " ".join(section.split())


@pytest.mark.parametrize(
    ("options", "left_out"),
    [({}, set()), ({"stories": False}, {STORY}), ({"stories": False, "items": False}, {STORY, MAGIC_ITEM})],
)
def test_faces_for_cards_that_are_not_played_are_plain_sixes(
    options: dict[str, Any], left_out: set[int]
) -> None:
    rules: Any = rules_for(GAME, 3, options)
    printed, played = rules.dice.faces, rules.rolls.faces
    for before, after in zip(printed, played, strict=True):
        assert after == [6 if face in left_out else face for face in before]
    assert {STORY, MAGIC_ITEM} - {face for faces in played for face in faces} == left_out
