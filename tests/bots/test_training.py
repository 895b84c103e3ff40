"""Training: the same command makes the same model, with one process or two, and it learns."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from veillee.bots.experience import Experience
from veillee.bots.fitting import Foretelling, Weighing, fitted
from veillee.bots.lessons import LessonFolder, LessonsError
from veillee.bots.model import Judgement, Model, ModelError, check_table, read_model
from veillee.bots.practice import Plan, TableForTraining, plan_of
from veillee.bots.ragged import ragged
from veillee.bots.training import Training, new_header
from veillee.commands import main
from veillee.registry import HOUSE_GAMES, features_for, find_game, games, rules_for

SMALL = Plan(
    [TableForTraining(2, {"rounds": 2, "draft": 3}), TableForTraining(3, {"rounds": 2})],
    alike=[],
    first_games=8,
    games=4,
    stages=3,
    share=0.5,
    worlds=2,
    trust=0.3,
    trials=4,
)


def quietly(stage: int) -> Callable[[int, int], None]:
    return lambda done, total: None


def training_in(folder: Path, plan: Plan = SMALL) -> Training:
    return Training(find_game("fairy-tale"), plan, 3, "a test", folder)


def trained(workers: int, folder: Path) -> Model:
    training = training_in(folder)
    stages = list(training.stages(workers, quietly))
    assert [stage["games"] for stage in stages] == [8, 4, 4]
    assert not folder.exists(), "what was kept meanwhile is not needed any more"
    return training.model


def same(one: Model, two: Model) -> bool:
    networks = [[*model.values.values(), model.choice] for model in (one, two)]
    left, right = [[weights for network in each for weights in network.weights] for each in networks]
    return one.header == two.header and all(
        np.array_equal(here, there) for here, there in zip(left, right, strict=True)
    )


def test_a_model_is_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    assert same(trained(1, tmp_path / "one"), trained(2, tmp_path / "two"))


def test_a_training_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, folder = trained(1, tmp_path / "whole"), tmp_path / "lessons"
    stages = training_in(folder).stages(1, quietly)
    assert [next(stages)["stage"], next(stages)["stage"]] == [1, 2]
    stages.close()
    kept = sorted(folder.glob("*.npz"))
    kept[0].write_bytes(kept[0].read_bytes()[:100])
    given: list[tuple[int, int]] = []
    write = LessonFolder.write

    def noted(self: LessonFolder, stage: int, number: int, experience: Experience) -> None:
        given.append((stage, number))
        write(self, stage, number, experience)

    monkeypatch.setattr(LessonFolder, "write", noted)
    assert same(trained(1, folder), whole)
    assert sorted(given) == [(0, 0), (2, 0), (2, 1)], "only what was cut off, and what was still to come"


def test_lessons_of_another_training_are_left_alone(tmp_path: Path) -> None:
    training_in(tmp_path / "lessons")
    with pytest.raises(LessonsError, match="holds the lessons of another training: remove it to begin anew"):
        training_in(tmp_path / "lessons", msgspec.structs.replace(SMALL, games=5))


def test_networks_learn_what_is_to_be_learned() -> None:
    rng = np.random.default_rng(2)
    bits = rng.integers(0, 2, (4000, 6))
    rows = ragged(6, [([at for at in range(6) if row[at]], [1.0] * int(row.sum())) for row in bits])
    goals = (bits[:, 0] ^ bits[:, 1]).astype(np.float32)
    _, loss = fitted((6, 16, 1), rows, Foretelling(goals), 120, rng)
    assert loss < 0.1, "either of two is learned by a layer in between"
    worth = ragged(3, [([0, 1 + int(row[2])], [-0.5, 0.5]) for row in bits])
    _, missed = fitted((6, 3), rows, Weighing(worth), 120, rng)
    assert missed < 0.01, "what is offered is better or worse than its average"


def test_rows_can_lose_what_stands_in_some_places() -> None:
    rows = ragged(4, [([0, 2], [1.0, 2.0]), ([2], [3.0]), ([1, 3], [4.0, 5.0])])
    found = rows.without(np.array([2, 3]))
    assert found.dense().tolist() == [[1.0, 0.0, 0.0, 0.0], [0.0] * 4, [0.0, 4.0, 0.0, 0.0]]


def test_a_model_is_used_at_tables_such_as_it_was_made_for() -> None:
    game = find_game("fairy-tale")
    plan = Plan(
        [TableForTraining(2), TableForTraining(4, {"mode": "expert"})], ["trickster"], 8, 4, 1, 0.5, 2, 0.3
    )
    header = new_header(game, plan, 1, "a test")
    for players, options in ((2, {}), (3, {"mode": "expert"}), (4, {"mode": "expert", "trickster": "ask"})):
        check_table(header, game, rules_for(game, players, options))
    others: list[tuple[int, dict[str, Any], str]] = [
        (5, {}, "5 players"),
        (2, {"mode": "novice"}, "mode=novice"),
        (4, {"teams": "pairs"}, "teams=pairs"),
        (2, {"rounds": 2}, "rounds=2"),
    ]
    for players, options, said in others:
        with pytest.raises(ModelError, match=f"was not made for {said}"):
            check_table(header, game, rules_for(game, players, options))


@pytest.mark.parametrize(
    "game", [game for game in games() if game.module in HOUSE_GAMES], ids=lambda game: game.id
)
def test_every_game_of_the_house_says_how_it_is_trained(game: object) -> None:
    found = find_game(str(getattr(game, "id")))  # noqa: B009 - games are compiled or not
    for table in plan_of(found).tables:
        assert features_for(found, rules_for(found, table.players, table.options)) is not None


def test_the_command_trains_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "model.npz", tmp_path / "curve.svg"
    small = ["--stages", "1", "--first-games", "5", "--games", "5", "--workers", "1"]
    command = ["train", "fairy-tale", "--out", str(out), "--plot", str(plot), *small]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [stage["games"] for stage in told["stages"]] == [5]
    model = read_model(out.read_bytes())
    assert model.header.command == "veillee train fairy-tale --stages 1 --first-games 5 --games 5 --seed 1"
    rules = rules_for(find_game("fairy-tale"), 2)
    features = features_for(find_game("fairy-tale"), rules)
    assert features is not None
    Judgement(model, features)
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert main(command) == 2
    assert "is there already" in capsys.readouterr().err


BAD = {
    "no game": (["chess"], "unknown game 'chess'"),
    "nobody to play": (["fairy-tale", "--workers", "0"], "--workers 0"),
    "nothing to learn from": (["fairy-tale", "--games", "0"], "--games 0"),
    "a game without a plan": (["whispers"], "whispers has no training.toml"),
}


@pytest.mark.parametrize("case", BAD)
def test_wrong_input(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, said = BAD[case]
    assert main(["train", *arguments, "--out", str(tmp_path / "model.npz")]) == 2
    assert said in capsys.readouterr().err
