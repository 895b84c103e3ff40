"""Practice: which tables a game's bots have learned for, said without loading what they learned."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from veillee.bots import LEVELS, BotMaker, is_practised, practice, searches
from veillee.bots.model import FILE
from veillee.bots.practice import Plan, TableForTraining, plan_of
from veillee.core import Game, OptionError
from veillee.registry import BrokenGame, files_of, find_game, games, owner_data_for, rules_for

FAIRY_TALE = find_game("fairy-tale")
LEARNED = [game for game in games() if (files_of(game).folder / FILE).is_file()]


def tables_of(game: Game) -> Iterator[Any]:
    """The rules of the usual tables, and of those with one option changed."""
    changed = [{option.name: value} for option in game.options for value in option.values[1:]]
    for players in range(game.players[0], game.players[1] + 1):
        for options in [{}, *changed]:
            with suppress(OptionError):
                yield rules_for(game, players, options)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_what_is_said_of_a_table_is_what_its_bots_do(game: Any) -> None:
    for rules in tables_of(game):
        maker = BotMaker(game, rules)
        learned = maker.judgement is not None or rules.is_interlude
        assert is_practised(game, rules) == learned, (rules.players, rules.options, maker.shortfall)


@pytest.mark.parametrize(
    ("players", "options", "found"),
    [
        (2, {}, True),
        (3, {"mode": "novice"}, True),
        (4, {"teams": "pairs", "trickster": "ask"}, True),
        (4, {"teams": "exchange"}, False),
        (2, {"rounds": 2}, False),
    ],
)
def test_other_options_are_not_practised(players: int, options: dict[str, Any], found: bool) -> None:
    assert is_practised(FAIRY_TALE, rules_for(FAIRY_TALE, players, options)) == found


def test_other_numbers_of_players_are_not_practised(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan([TableForTraining(3), TableForTraining(4)], ["mode"], 8, 4, 1, 0.5, 2, 0.3)
    monkeypatch.setattr(practice, "plan_of", lambda game: plan)
    found = {players: is_practised(FAIRY_TALE, rules_for(FAIRY_TALE, players)) for players in range(2, 6)}
    assert found == {2: False, 3: True, 4: True, 5: False}


def test_owner_s_cards_are_not_practised() -> None:
    text = 'game = "fairy-tale"\n[[change]]\nid = "homesteaders"\ntimes = 2\n'
    owned = owner_data_for(FAIRY_TALE, "box.toml", text.encode())
    assert not is_practised(FAIRY_TALE, rules_for(FAIRY_TALE, 2, {}, owned))


def test_where_nothing_is_said_of_training_nothing_is_missed() -> None:
    whispers = find_game("whispers")
    assert is_practised(whispers, rules_for(whispers, 2))


def test_a_plan_that_cannot_be_read_names_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "training.toml").write_text("tables = 7\n")
    monkeypatch.setattr(practice, "files_of", lambda game: SimpleNamespace(folder=tmp_path))
    with pytest.raises(BrokenGame, match=r"fairy-tale: training\.toml: .*tables"):
        plan_of(FAIRY_TALE)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_only_the_strong_levels_search(game: Any) -> None:
    names = ["random", "greedy", *LEVELS]
    assert [name for name in names if searches(game, name)] == ["level4", "level5"]


def test_a_table_can_say_so_without_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "")  # another process finds no toys
    lines = [
        "import sys",
        "from veillee.bots import is_practised",
        "from veillee.registry import find_game, rules_for",
        "game = find_game('fairy-tale')",
        "print(is_practised(game, rules_for(game, 2)), 'numpy' in sys.modules)",
    ]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True False\n"
