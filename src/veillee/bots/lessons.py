"""Lessons: games that one process plays for a training, and the folder that keeps what they brought."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, final
from zipfile import BadZipFile

import msgspec
import numpy as np

from veillee.bots.experience import Experience, Recorder, Study
from veillee.bots.model import Judgement, Model
from veillee.bots.playouts import AdvisedPolicy, Policy
from veillee.bots.practice import TableForTraining
from veillee.bots.ragged import Ragged
from veillee.bots.search import Search
from veillee.registry import advice_for, features_for, find_game, rules_for

_RAGGED: Final = ("standings", "questions", "worth")
_PARTS: Final = ("lengths", "at", "values")


class Lesson(msgspec.Struct, frozen=True):
    """Games that one process plays: those with these numbers, at one table."""

    game: str
    table: TableForTraining
    outputs: list[str]
    seed: int
    stage: int
    numbers: list[int]
    share: float
    worlds: int
    trust: float
    whim: float
    noted: float
    #: What was learned so far; nothing in the first stage.
    model: Model | None


def practise(lesson: Lesson) -> Experience:
    """Play the games of a lesson."""
    game = find_game(lesson.game)
    rules = rules_for(game, lesson.table.players, lesson.table.options)
    advice, features = advice_for(game, rules), features_for(game, rules)
    if advice is None or features is None:
        raise ValueError(f"{game.id} gives no advice or has no features: there is nothing to learn from")
    player: Policy = AdvisedPolicy(advice)
    study: Study | None = None
    if lesson.model is not None:
        judgement = Judgement(lesson.model, features)
        if lesson.model.header.plays:
            player = judgement
        search = Search(rules, judgement, player)
        study = Study(search, judgement, lesson.share, lesson.worlds, lesson.trust)
    recorder = Recorder(rules, features, {name: number for number, name in enumerate(lesson.outputs)})
    for number in lesson.numbers:
        recorder.play(
            player, study, Random(f"{lesson.seed}/{lesson.stage}/{number}"), lesson.whim, lesson.noted
        )
    return recorder.experience()


class LessonsError(ValueError):
    """A folder that cannot be gone on with; the message says why."""


@final
class LessonFolder:
    """Keeps lessons, so that a training that was stopped goes on from there."""

    def __init__(self, path: Path, training: bytes) -> None:
        """The folder of one training, described by these bytes; LessonsError if it holds those of another."""
        self.path = path
        mark = path / "training.json"
        if mark.is_file() and mark.read_bytes() != training:
            raise LessonsError(f"{path} holds the lessons of another training: remove it to begin anew")
        path.mkdir(parents=True, exist_ok=True)
        mark.write_bytes(training)

    def read(self, stage: int, number: int) -> Experience | None:
        """What a lesson brought; None if it has not been given, or was cut off."""
        try:
            with self._file(stage, number).open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                standings, questions, worth = [
                    Ragged(int(arrays[f"{name}.columns"]), *[arrays[f"{name}.{part}"] for part in _PARTS])
                    for name in _RAGGED
                ]
                return Experience(standings, arrays["goals"], questions, worth)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            return None

    def write(self, stage: int, number: int, experience: Experience) -> None:
        arrays: dict[str, Any] = {"goals": experience.goals}
        for name in _RAGGED:
            rows: Ragged = getattr(experience, name)
            arrays[f"{name}.columns"] = np.int64(rows.columns)
            arrays.update({f"{name}.{part}": getattr(rows, part) for part in _PARTS})
        with self._file(stage, number).open("wb") as file:
            np.savez(file, **arrays)

    def remove(self) -> None:
        """Nothing is needed any more."""
        for file in self.path.iterdir():
            file.unlink()
        self.path.rmdir()

    def _file(self, stage: int, number: int) -> Path:
        return self.path / f"{stage}-{number}.npz"
