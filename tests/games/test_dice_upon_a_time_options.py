"""Dice Upon a Time: options that do not go together are refused, and the rule that is cited speaks of it."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core import OptionError
from veillee.registry import files_of, find_game

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
