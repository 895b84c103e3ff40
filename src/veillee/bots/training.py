"""Training: a model learns how games end, then what each option is worth, stage by stage.

In the first stage the advice plays, and the model learns how its games end. In every later one some questions
are studied: each option is tried in a few worlds, played on to the end of the round and judged there by what
was learned so far. A few worlds say little about one question, but over many questions the model learns what
they say together. Who plays, in games and playouts, is the advice until the model's own choices beat it.

All chance comes from the seed and every game has its own, so the same command makes the same model with any
number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, final

import msgspec
import numpy as np

from veillee.bots.arena.contest import play_game
from veillee.bots.bot import Bot, GreedyBot
from veillee.bots.experience import Experience, together
from veillee.bots.fitting import Foretelling, Weighing, fitted
from veillee.bots.judges import Aim, aim_of
from veillee.bots.learned import LearnedBot
from veillee.bots.lessons import Lesson, LessonFolder, practise
from veillee.bots.model import FORMAT, Header, Judgement, Model
from veillee.bots.network import Network, new_network
from veillee.bots.practice import Plan, TableForTraining
from veillee.bots.ragged import Numbers
from veillee.core import Game
from veillee.registry import advice_for, features_for, files_of, rules_for

#: The layers between features and output, where options are weighed.
CHOICE_LAYERS: Final = (128,)
EPOCHS: Final = 8
#: So many games go to a process at a time.
BATCH: Final = 20
#: With more wins than this the model's own choices are better than the advice.
EVEN: Final = 0.5


@final
class Training:
    """The training of one game's model; one that was stopped goes on with the lessons it has had."""

    def __init__(self, game: Game, plan: Plan, seed: int, command: str, folder: Path) -> None:
        """Lessons are kept in the folder meanwhile; LessonsError if it holds those of another training."""
        self._game = game
        self._plan = plan
        self._seed = seed
        self._header = new_header(game, plan, seed, command)
        self._folder = LessonFolder(folder, msgspec.json.encode([self._header, plan]))
        self._experience: dict[Aim, list[Experience]] = {}
        self._model: Model | None = None

    @property
    def model(self) -> Model:
        """What was learned in the stages so far; there must have been one."""
        if self._model is None:
            raise ValueError("nothing was learned yet")
        return self._model

    def stages(
        self, workers: int, progress_of: Callable[[int], Callable[[int, int], None]]
    ) -> Generator[Mapping[str, float]]:
        """Learn stage by stage; each says how well the model foretells and chooses what it has not seen.

        What `progress_of` gives for a stage hears how many of its games were played, and how many there are.
        """
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            for stage in range(self._plan.stages):
                lessons = self._lessons(stage)
                total = sum(len(lesson.numbers) for lesson in lessons)
                found = {
                    number: kept
                    for number in range(len(lessons))
                    if (kept := self._folder.read(stage, number)) is not None
                }
                progress = progress_of(stage)
                missing = {
                    pool.submit(practise, lesson): number
                    for number, lesson in enumerate(lessons)
                    if number not in found
                }
                for practised in as_completed(missing):
                    number = missing[practised]
                    found[number] = practised.result()
                    self._folder.write(stage, number, found[number])
                    progress(sum(len(lessons[each].numbers) for each in found), total)
                for number, lesson in enumerate(lessons):
                    self._experience.setdefault(self._aim(lesson.table), []).append(found[number])
                yield {"stage": stage + 1, "games": total, **self._learn(stage)}
        self._folder.remove()

    def _lessons(self, stage: int) -> list[Lesson]:
        plan = self._plan
        games = plan.games if stage else plan.first_games
        found: list[Lesson] = []
        for place, table in enumerate(plan.tables):
            numbers = list(range(place, games, len(plan.tables)))
            found += [
                Lesson(
                    self._game.id,
                    table,
                    self._header.options,
                    self._seed,
                    stage,
                    numbers[first : first + BATCH],
                    plan.share,
                    plan.worlds,
                    plan.trust,
                    plan.whim,
                    plan.noted,
                    self._model,
                )
                for first in range(0, len(numbers), BATCH)
            ]
        return found

    def _learn(self, stage: int) -> Mapping[str, float]:
        """Fit all networks anew to all that was seen."""
        rng = np.random.default_rng([self._seed, stage])
        size, outputs = self._header.size, len(self._header.options)
        seen = {aim: together(parts) for aim, parts in self._experience.items()}
        learned = {aim: self._foretelling(experience, rng) for aim, experience in seen.items()}
        values = {aim: network for aim, (network, _) in learned.items()}
        losses = {f"{aim}_loss": loss for aim, (_, loss) in learned.items()}
        sizes = (size, *CHOICE_LAYERS, outputs)
        if stage == 0:  # nothing was studied yet
            self._model = Model(self._header, values, new_network(sizes, rng))
            return {**losses, "choice_loss": 0.0, "against_advice": 0.0}
        studied = together([*seen.values()])
        choice, chosen = fitted(sizes, studied.questions, Weighing(studied.worth), EPOCHS, rng)
        won = matched(self._game, self._plan, Model(self._header, values, choice), self._seed)
        header = msgspec.structs.replace(self._header, plays=won > EVEN)
        self._model = Model(header, values, choice)
        return {**losses, "choice_loss": chosen, "against_advice": won}

    def _aim(self, table: TableForTraining) -> Aim:
        return aim_of(rules_for(self._game, table.players, table.options))

    def _foretelling(self, seen: Experience, rng: np.random.Generator) -> tuple[Network, float]:
        """The network that foretells, blind for what it is not to read, and its loss."""
        unread = unread_places(self._game, self._plan)
        sizes = (self._header.size, *self._plan.value_layers, 1)
        network, loss = fitted(sizes, seen.standings.without(unread), Foretelling(seen.goals), EPOCHS, rng)
        network.weights[0][unread] = 0.0
        return network, loss


def unread_places(game: Game, plan: Plan) -> Numbers:
    """Where the features stand that the foretelling network does not read."""
    features = features_for(game, rules_for(game, plan.tables[0].players, plan.tables[0].options))
    blocks = [] if features is None else [block for block in features.blocks if block.name in plan.unread]
    places = [place for block in blocks for place in range(block.first, block.first + block.size)]
    return np.array(places, np.int64)


def new_header(game: Game, plan: Plan, seed: int, command: str) -> Header:
    """The header of a model of this game that is made by this plan."""
    first = rules_for(game, plan.tables[0].players, plan.tables[0].options)
    features = features_for(game, first)
    if features is None:
        raise ValueError(f"{game.id} has no features")
    return Header(
        FORMAT,
        game.id,
        features.version,
        features.size,
        list(first.kind_names),
        _outputs(game, plan),
        plan.tables,
        plan.alike,
        command,
        seed,
        files_of(game).data_hash,
        plays=False,
        first_sight=plan.first_sight,
    )


def _outputs(game: Game, plan: Plan) -> list[str]:
    """Every option of every table, by its words."""
    found: dict[str, None] = {}
    for table in plan.tables:
        catalogue = rules_for(game, table.players, table.options).catalogue
        found.update(dict.fromkeys(catalogue.words(option) for option in range(catalogue.size)))
    return list(found)


def matched(game: Game, plan: Plan, model: Model, seed: int) -> float:
    """How often the model's own choices, without search, win against the advice at the first table.

    Where one plays alone, or all win together: what is got out of the game.
    """
    table = plan.tables[0]
    rules = rules_for(game, table.players, table.options)
    advice, features = advice_for(game, rules), features_for(game, rules)
    if advice is None or features is None:
        raise ValueError(f"{game.id} gives no advice or has no features")
    bots: list[Bot] = [LearnedBot(Judgement(model, features)), *[GreedyBot(advice)] * (rules.players - 1)]
    total = 0.0
    for number in range(plan.trials):
        place = number % rules.players
        seated = bots[-place:] + bots[:-place] if place else bots
        state = play_game(rules, seated, Random(f"{seed}/matched/{number // rules.players}"))
        total += features.goal(rules.result(state), place)
    return total / plan.trials
