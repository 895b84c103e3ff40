"""Fine Sand: which tables there are, which scenarios cannot say."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core import OptionError
from veillee.registry import find_game

pytestmark = pytest.mark.both

GAME = find_game("fine-sand")


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [
        (0, {}, "fs.setup"),
        (5, {}, "fs.setup"),
        (1, {"order": "presorted"}, "fs.presorted"),
        (2, {"order": "presorted", "fable": 1}, "fs.presorted"),
    ],
)
def test_tables_the_rules_do_not_know_are_refused(players: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.complete(players, options)
    assert caught.value.rule == rule


@pytest.mark.parametrize("option", [{"solo-gift": "lenient"}, {"castles-on-solo-gifts": "yes"}])
def test_what_only_a_lone_builder_needs_is_refused_with_others(option: dict[str, Any]) -> None:
    assert GAME.choose(1, option).items() >= option.items()
    with pytest.raises(OptionError, match="it needs players=1"):
        GAME.choose(2, option)
